@_spi(FrontEnd) internal import Astrolabe
internal import Identity
internal import Store
internal import Writers

/// An answer that was given.
package struct GivenAnswer: Sendable, Hashable {
  /// What was said.
  package let text: String
  /// The name of the conversation.
  package let conversation: String
  /// The name of the answer.
  package let message: String
  /// What the engine computed, as members of a JSON object without its braces; nil if there is none.
  package let finding: String?

  /// Creates an answer.
  package init(text: String, conversation: String, message: String, finding: String?) {
    self.text = text
    self.conversation = conversation
    self.message = message
    self.finding = finding
  }
}

/// A piece of an answer in work.
package enum AnswerPiece: Sendable, Hashable {
  /// Parts of its text that are there at once; all of them together are the answer.
  case texts([String])
  /// It goes on, but has nothing to say yet.
  case pause
}

/// The answer to a question from its first word to its being kept.
package final class AnswerInWork: Sendable {
  /// Where the words come from.
  enum Source: Sendable {
    /// They are fixed.
    case fixed(Answer)
    /// Somebody has to find them.
    case request(AnswerRequest)
  }

  let backend: Backend
  let source: Source
  let question: Question
  let date: CalendarDate
  /// The name of the conversation.
  package let conversation: String
  let beginsConversation: Bool
  let person: Person
  let now: Timestamp
  let claim: Claims.Claim?
  let once: @Sendable (GivenAnswer) -> Once?

  init(
    backend: Backend, source: Source, question: Question, date: CalendarDate,
    conversation: String, beginsConversation: Bool, person: Person, now: Timestamp,
    claim: Claims.Claim?, once: @escaping @Sendable (GivenAnswer) -> Once?
  ) {
    self.backend = backend
    self.source = source
    self.question = question
    self.date = date
    self.conversation = conversation
    self.beginsConversation = beginsConversation
    self.person = person
    self.now = now
    self.claim = claim
    self.once = once
  }

  /// The languages of the answer, as `Content-Language` has them.
  package var languages: String { question.languagesOfAnswer }

  /// What is said where nothing else can be.
  private static let lastResort =
    "The sky can't be read at this moment. Take a breath, and ask again in a minute."

  /// Who answers in the place of a model that nobody listens to any more.
  private static let engine = EngineWriter()

  /// Gives the answer, and keeps it.
  ///
  /// If who asked goes away, the model's work is called off, and the engine's whole answer is kept: the same request, sent
  /// again with its key, has an answer, and no conversation has half of one.
  ///
  /// - Parameter pass: Receives each piece in its order; its error ends the answer.
  /// - Returns: The answer.
  package func give(_ pass: (AnswerPiece) async throws -> Void) async -> GivenAnswer {
    var text = ""
    var listens = true
    func say(_ part: AnswerPart) async throws {
      let piece: AnswerPiece =
        switch part {
        case .sentences(let sentences):
          .texts(
            zip(0..., sentences).map { place, sentence in
              place == 0 && text.isEmpty ? sentence : " " + sentence
            })
        case .pause: .pause
        }
      do {
        try await pass(piece)
      } catch {
        listens = false
        throw error
      }
      if case .texts(let said) = piece { text += said.joined() }
    }
    var origin = AnswerOrigin(writer: ServerEngine.writerName, computed: nil)
    var isWhole = false
    do {
      switch source {
      case .fixed(let answer):
        origin = AnswerOrigin(writer: ServerEngine.writerName, computed: answer)
        try await say(.sentences(answer.sentences))
      case .request(let request):
        origin = try await backend.writer.answer(request) { part in try await say(part) }
      }
      isWhole = true
    } catch {
      if listens, !Task.isCancelled {
        backend.note(.answerFailed(reason: "\(type(of: error))"))
        if text.isEmpty { try? await say(.sentences([Self.lastResort])) }
      }
    }
    let isHeard = listens && !Task.isCancelled
    if !isHeard {
      let whole = await wholeAnswer()
      isWhole = whole != nil
      if let whole {
        text = whole.sentences.joined(separator: " ")
        origin = AnswerOrigin(writer: ServerEngine.writerName, computed: whole)
      }
    }
    let answer = GivenAnswer(
      text: text, conversation: conversation, message: RandomText.messageName(),
      finding: origin.computed.map { Self.members(of: AnswerFinding($0)) })
    backend.note(.answered(writer: origin.writer))
    if isHeard || isWhole {
      // It is kept even if nobody listens any more. What is no whole answer is kept as it was heard, but not to be answered
      // again.
      await Task { [origin, isWhole] in
        await keep(answer, by: origin.writer, once: isWhole ? once(answer) : nil)
      }.value
    }
    claim?.release()
    return answer
  }

  /// The engine's answer, in a task of its own that nobody calls off; nil if the engine has none.
  private func wholeAnswer() async -> Answer? {
    switch source {
    case .fixed(let answer): answer
    case .request(let request):
      await Task { try? await Self.engine.answer(request) { _ in }.computed }.value
    }
  }

  /// The members of a finding, without the braces of its object.
  private static func members(of finding: AnswerFinding) -> String {
    String(JSONWriter.text(finding).dropFirst().dropLast())
  }

  private func keep(_ answer: GivenAnswer, by writer: String, once: Once?) async {
    do {
      let day = try backend.today(of: person, at: now)
      let exchange = Exchange(
        conversation: conversation, beginsConversation: beginsConversation, date: date,
        question: Message(
          name: RandomText.messageName(), role: .user, text: question.text, writer: nil, at: now),
        answer: Message(
          name: answer.message, role: .assistant, text: answer.text, writer: writer, at: now),
        mentions: mentions, day: day)
      _ = try await backend.store.add(exchange, of: person.key, once: once)
    } catch StoreError.noAccount {
      // Who was deleted meanwhile leaves nothing.
    } catch {
      backend.note(.answerFailed(reason: "\(error)"))
    }
  }

  /// What was spoken of; of a cry for help nothing is remembered.
  private var mentions: [SpokenOf] {
    guard case .request(let request) = source else { return [] }
    return question.mentions(knowing: request.asker.entities).map { mention in
      SpokenOf(
        publicName: RandomText.entityName(), name: mention.name, key: mention.key,
        kind: mention.kind.rawValue)
    }
  }
}
