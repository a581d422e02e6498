package import Astrolabe

/// The engine's own words, which are always there.
package struct EngineWriter: Writer {
  /// The engine's name and version.
  package let name = "astrolabe-\(EngineVersion.text)"
  /// It leaves a day its document's own texts.
  package let writesReadings = false
  private let answerer: Answerer

  /// Takes what the words are chosen from.
  package init(words: WordCorpus = .english) { answerer = Answerer(words: words) }

  /// Answers a question, all at once.
  package func answer(
    _ request: AnswerRequest, say: (AnswerPart) async throws -> Void
  ) async throws -> AnswerOrigin {
    let answer = try await computed(request)
    try await say(.sentences(answer.sentences))
    return AnswerOrigin(writer: name, computed: answer)
  }

  /// What is computed for a question, away from the thread that waits for everybody's requests.
  func computed(_ request: AnswerRequest) async throws -> Answer {
    let held = try await request.reading()
    return await Task { [answerer] in Self.answer(answerer, request, held) }.value
  }

  private static func answer(
    _ answerer: Answerer, _ request: AnswerRequest, _ held: HeldReading
  ) -> Answer {
    answerer.answer(
      request.question, reading: held.reading, asker: request.asker,
      conversation: request.conversation)
  }

  /// The texts of a day: those that a document has anyway.
  package func write(_ request: WritingRequest) async -> WrittenReading? { nil }

  /// A quote: the database has them.
  package func quote(_ request: QuoteRequest) async -> String? { nil }
}
