@_spi(FrontEnd) internal import Astrolabe

/// A model first, and the engine where the model has nothing to say, or stops too soon.
package struct FallbackWriter: Writer {
  private let model: ChatWriter
  private let engine: EngineWriter

  /// What is answered from the birth chart alone.
  private static let ofBirth: Set<Understanding.Intent> = [
    .chartFact, .portrait, .compatibility, .transitWhen,
  ]

  /// Fewer characters than these are no answer.
  private static let shortestAnswer = 40

  /// Puts both together.
  package init(model: ChatWriter, engine: EngineWriter) {
    self.model = model
    self.engine = engine
  }

  /// The model's name.
  package var name: String { model.name }

  /// A model writes, and is paid for it.
  package var writesReadings: Bool { true }

  /// Answers a question by the model, and by the engine where that fails before it has said enough.
  package func answer(
    _ request: AnswerRequest, say: (AnswerPart) async throws -> Void
  ) async throws -> AnswerOrigin {
    // What has to be answered with care is not left to a model.
    guard request.allowsModel, request.question.matter == nil, request.question.concern == nil
    else {
      return try await engine.answer(request, say: say)
    }
    let computed = try await engine.computed(request)
    // What stands in the birth chart would show a model when and where somebody was born.
    guard !Self.ofBirth.contains(computed.understanding.intent) else {
      try await say(.sentences(computed.sentences))
      return AnswerOrigin(writer: engine.name, computed: computed)
    }
    var characterCount = 0
    var agrees = true
    do {
      agrees = try await model.answer(request, computed: computed) { part in
        if case .sentences(let sentences) = part {
          characterCount += sentences.reduce(0) { $0 + $1.count }
        }
        try await say(part)
      }
    } catch is WriterError {
      // What went wrong is counted where it did; the person gets an answer all the same.
    }
    // What contradicts the finding is followed by the finding.
    guard characterCount < Self.shortestAnswer || !agrees else {
      return AnswerOrigin(writer: model.name, computed: computed)
    }
    let rest = try await engine.answer(request, say: say)
    guard characterCount > 0 else { return rest }
    return AnswerOrigin(writer: "\(model.name), \(rest.writer)", computed: rest.computed)
  }

  /// The model's texts of a day, if it has any.
  package func write(_ request: WritingRequest) async -> WrittenReading? {
    await model.write(request)
  }

  /// The model's quote, if it has one.
  package func quote(_ request: QuoteRequest) async -> String? { await model.quote(request) }
}
