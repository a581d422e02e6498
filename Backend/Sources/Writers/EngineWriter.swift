package import Astrolabe

/// The engine's own words, which are always there.
package struct EngineWriter: Writer {
  /// The engine's name and version.
  package let name = "astrolabe-\(EngineVersion.text)"
  private let answerer: Answerer

  /// Takes what the words are chosen from.
  package init(words: WordCorpus = .english) { answerer = Answerer(words: words) }

  /// Answers a question, sentence by sentence.
  package func answer(
    _ request: AnswerRequest, say: (AnswerPart) async throws -> Void
  ) async throws -> String {
    let answer = answerer.answer(
      request.question, reading: request.reading, asker: request.asker,
      conversation: request.conversation)
    for sentence in answer.sentences { try await say(.sentence(sentence)) }
    return name
  }

  /// The texts of a day: those that a document has anyway.
  package func write(_ request: ReadingRequest) async -> WrittenReading? { nil }
}
