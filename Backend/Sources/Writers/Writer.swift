package import Astrolabe
package import Store
internal import Synchronization

/// Writes the texts of readings, and answers questions.
package protocol Writer: Sendable {
  /// What messages and readings say wrote them.
  var name: String { get }

  /// Whether it has texts of days of its own; each costs something.
  var writesReadings: Bool { get }

  /// Answers a question, part by part.
  ///
  /// - Parameters:
  ///   - request: The question, and what an answer is made from.
  ///   - say: Receives each part in its order; its error ends the answer.
  /// - Returns: Who wrote what was said, and what it was computed from.
  /// - Throws: An error of `say`, or ``WriterError``.
  func answer(
    _ request: AnswerRequest, say: (AnswerPart) async throws -> Void
  ) async throws -> AnswerOrigin

  /// The texts of a day.
  ///
  /// - Parameter request: The day's facts.
  /// - Returns: The texts; nil if the engine must write them.
  func write(_ request: WritingRequest) async -> WrittenReading?

  /// A quote.
  ///
  /// - Returns: The quote; nil if the database is to give one.
  func quote(_ request: QuoteRequest) async -> String?
}

/// Where the words of an answer come from.
package struct AnswerOrigin: Sendable, Equatable {
  /// Who wrote it.
  package let writer: String
  /// The engine's answer, which a model's words were held against; nil if the model failed half-way.
  package let computed: Answer?

  /// Creates an origin.
  package init(writer: String, computed: Answer?) {
    self.writer = writer
    self.computed = computed
  }
}

/// A part of an answer.
package enum AnswerPart: Sendable, Hashable {
  /// Sentences that are there at once, in their order.
  case sentences([String])
  /// There is nothing to say yet.
  case pause
}

/// A reading on the heap: it is tens of kilobytes; several would lie in the frame of each asynchronous
/// function that has it in its hands.
package final class HeldReading: Sendable {
  /// The reading.
  package let reading: DailyReading

  /// Holds a reading.
  package init(_ reading: DailyReading) { self.reading = reading }
}

/// A question with all that an answer is made from.
package final class AnswerRequest: Sendable {
  /// The question.
  package let question: Question
  /// Who asks.
  package let asker: Asker
  /// What was said before in the conversation, for the engine.
  package let conversation: ConversationState
  /// The same for a model, who said what, the first first.
  package let turns: [Turn]
  /// Whose account is charged for a model's work.
  package let account: AccountKey
  /// Whether a model may be asked.
  package let allowsModel: Bool
  /// The day in UTC, by which a model's work is charged.
  package let day: CalendarDate
  private let held: Mutex<HeldReading?>
  private let readAgain: @Sendable () async throws -> HeldReading

  /// A message of a conversation.
  package struct Turn: Sendable, Hashable {
    /// Who said it.
    package let role: MessageRole
    /// What was said.
    package let text: String

    /// Puts both together.
    package init(_ role: MessageRole, _ text: String) {
      self.role = role
      self.text = text
    }
  }

  /// Puts a request together.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The day that it is about.
  ///   - asker: Who asks.
  ///   - conversation: What was said before, for the engine.
  ///   - turns: The same for a model.
  ///   - account: Whose account is charged.
  ///   - allowsModel: Whether a model may be asked.
  ///   - day: The day in UTC.
  ///   - readAgain: Makes the reading again.
  package init(
    question: Question, reading: HeldReading, asker: Asker, conversation: ConversationState,
    turns: [Turn], account: AccountKey, allowsModel: Bool, day: CalendarDate,
    readAgain: @escaping @Sendable () async throws -> HeldReading
  ) {
    self.question = question
    held = Mutex(reading)
    self.readAgain = readAgain
    self.asker = asker
    self.conversation = conversation
    self.turns = turns
    self.account = account
    self.allowsModel = allowsModel
    self.day = day
  }

  /// The day that it is about, made again where it was let go of.
  package func reading() async throws -> HeldReading {
    if let reading = held.withLock({ $0 }) { return reading }
    let reading = try await readAgain()
    held.withLock { $0 = reading }
    return reading
  }

  /// Lets go of the reading while nobody has any use for it: thousands may wait for a model's first word.
  package func letGoOfReading() { held.withLock { $0 = nil } }
}

/// A day whose texts are wanted.
package struct WritingRequest: Sendable {
  /// The day.
  package let reading: DailyReading
  /// The person's name; nil if it isn't known.
  package let firstName: String?
  /// Whose account is charged for a model's work.
  package let account: AccountKey
  /// The day in UTC, by which that is charged.
  package let day: CalendarDate

  /// Puts a request together.
  package init(
    reading: DailyReading, firstName: String?, account: AccountKey, day: CalendarDate
  ) {
    self.reading = reading
    self.firstName = firstName
    self.account = account
    self.day = day
  }
}

/// What a model wrote of a day, before anything of it is believed.
package struct WrittenReading: Sendable, Hashable {
  /// The text that it answered; it must be JSON.
  package let text: String
  /// How many tokens it read.
  package let promptTokens: Int
  /// How many it wrote.
  package let answerTokens: Int

  /// Puts it together.
  package init(text: String, promptTokens: Int, answerTokens: Int) {
    self.text = text
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
  }
}

/// Why a writer can't write.
package enum WriterError: Error, Sendable, Hashable {
  /// It isn't to be asked at the moment: there are too many calls, or were too many failures.
  case resting
  /// The tokens of the day are used up, of the account or of all.
  case spent
  /// Nobody is there.
  case unreachable
  /// It went away before the end.
  case broken
  /// It answered with a status that is none of success, and perhaps when to come again.
  case refused(status: Int, retryAfterSeconds: Int?)
  /// It took too long.
  case slow
  /// It answered what can't be read.
  case nonsense

  /// The name in counts.
  package var outcome: String {
    switch self {
    case .resting: "resting"
    case .spent: "spent"
    case .unreachable: "unreachable"
    case .broken: "broken"
    case .refused(let status, _): "status_\(status)"
    case .slow: "slow"
    case .nonsense: "nonsense"
    }
  }
}
