internal import Astrolabe

extension ChatWriter {
  /// A quote, if the model writes one that may be shown.
  package func quote(_ request: QuoteRequest) async -> String? {
    let body = ChatClient.Body(ChatPrompt.quote(request.theme, by: endpoint))
    let written = try? await call(
      "quote", of: request.account, on: request.theme.day, promptBytes: body.count
    ) { used in
      try await whole(body, within: endpoint.quoteTime, used: &used)
    }
    return written.flatMap { QuoteCheck(words: words).quote(in: $0) }
  }
}

/// Looks at what a model writes as a quote.
struct QuoteCheck {
  private let check: SentenceCheck

  init(words: WordCorpus) { check = SentenceCheck(words: words) }

  private static let mostCharacters = 280
  private static let wordCounts = 3...40

  /// The names of the sky; a quote has facts for none of them.
  private static let sky = Set(
    ZodiacSign.allCases.map(\.name)
      + ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"])

  /// The quote in a text; nil if it may not be shown.
  func quote(in text: String) -> String? {
    let marks = "\"“”„«»".unicodeScalars
    func isPadding(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || marks.contains(scalar)
    }
    let scalars = text.unicodeScalars.drop(while: isPadding).reversed().drop(while: isPadding)
    let quote = String(String.UnicodeScalarView(scalars.reversed()))
    let words = quote.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    guard quote.unicodeScalars.count <= Self.mostCharacters,
      Self.wordCounts.contains(words.count), !quote.contains(where: \.isNumber),
      !words.contains(where: { Self.sky.contains(String($0)) }),
      !quote.unicodeScalars.contains(where: { marks.contains($0) }),
      check.fault(in: quote) == nil, !ChatPrompt.ours.occur(in: quote)
    else { return nil }
    return quote
  }
}
