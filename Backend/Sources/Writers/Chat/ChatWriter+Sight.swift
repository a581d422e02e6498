internal import Astrolabe

extension ChatWriter: Seer {
  /// What the model sees in a photo, of what may be shown.
  package func see(_ request: SightRequest) async throws -> Sight {
    let body = ChatClient.Body(ChatPrompt.sight(request, by: endpoint))
    let written = try await call(
      "sight", of: request.account, on: request.day, promptBytes: Self.bytesOfSight
    ) { used in
      try await whole(body, within: endpoint.readingTime, used: &used)
    }
    guard let sight = SightCheck(words: words).sight(in: written) else {
      throw WriterError.nonsense
    }
    return sight
  }

  /// What a photo and its request cost where the model doesn't count: a thousand tokens of four bytes.
  private static let bytesOfSight = 4_000
}

/// Looks at what a model writes about a photo.
struct SightCheck {
  private let check: SentenceCheck

  init(words: WordCorpus) { check = SentenceCheck(words: words) }

  /// Fewer characters than these are no reading.
  private static let shortestReading = 80
  private static let longestSentence = 400
  private static let mostSentences = 12

  /// What a reading must not say about looks.
  private static let looks: Set<String> = [
    "age", "aged", "attractive", "bald", "beautiful", "disability", "disabled", "ethnic",
    "ethnicity",
    "fat", "female", "handsome", "male", "obese", "overweight", "pretty", "race", "racial", "scar",
    "scars", "skin", "thin", "ugly", "unattractive", "weight", "wrinkle", "wrinkles",
  ]

  /// What is seen, of sentences that may be shown; nil if they are too few.
  func sight(in text: String) -> Sight? {
    let words = text.split { !$0.isLetter }
    if words.count == 1, words[0].uppercased() == ChatPrompt.nothingSeen { return .nothing }
    var cutter = SentenceCutter()
    var sentences = cutter.add(text)
    if let last = cutter.last() { sentences.append(last) }
    let shown = sentences.prefix(Self.mostSentences).filter { passes($0) }
    let length = shown.reduce(0) { $0 + $1.count }
    return length < Self.shortestReading ? nil : .reading(Array(shown))
  }

  private func passes(_ sentence: String) -> Bool {
    let words = sentence.lowercased().split { !$0.isLetter }
    return sentence.unicodeScalars.count <= Self.longestSentence && words.count > 1
      && !words.contains { Self.looks.contains(String($0)) }
      && check.fault(in: sentence) == nil && !ChatPrompt.ours.occur(in: sentence)
  }
}
