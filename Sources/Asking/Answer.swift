public import Astrology
public import Ephemeris
internal import Words

/// What is answered to a question.
public struct Answer: Sendable, Equatable {
  /// The sentences, or a fixed text's.
  public let sentences: [String]
  /// What was understood.
  public let understanding: Understanding
  /// The matter on which it doesn't read a chart, if it is about one.
  public let matter: Question.SafetyMatter?
  /// How it leans, where the question wants yes or no or asks how a time will be.
  public let verdict: Answer.Verdict?
  /// The dates that it speaks of; nil if it is about no time.
  package let period: AskedPeriod?
  /// The dates that it names, the recommended one first.
  public let dates: [CalendarDate]
  /// What it was computed from.
  public let facts: [Fact]

  /// A name and a value of what was computed.
  public struct Fact: Sendable, Equatable {
    /// The name, such as `moon_sign`.
    public let name: String
    /// The value, such as `taurus`.
    public let value: String
  }

  /// The whole text: the sentences, joined by blanks.
  public var text: String { sentences.joined(separator: " ") }

  /// The area of life that it is about; nil for the whole of life.
  public var area: Answer.Area? { understanding.area }

  init(
    _ texts: [String], _ understanding: Understanding, matter: Question.SafetyMatter? = nil,
    draft: AnswerDraft = AnswerDraft()
  ) {
    sentences = texts.flatMap { AnswerLine.sentences(of: $0) }
    self.understanding = understanding
    self.matter = matter
    verdict = draft.verdict
    period = draft.period ?? understanding.period
    dates = draft.dates
    facts = draft.facts.map { Fact(name: $0.name, value: $0.value) }
  }

  /// Puts a line before an answer, or after one to grief, and cuts the answer so that both are no longer than the longest
  /// answer.
  init(_ line: String, beside answer: Answer, concern: Question.SafetyMatter) {
    let words = line.split(separator: " ").count
    let line = AnswerLine.sentences(of: line)
    let rest = Answerer.cut(answer.sentences, toWords: Answerer.mostWords - words)
    sentences = answer.matter == .grief ? rest + line : line + rest
    understanding = answer.understanding
    matter = answer.matter
    verdict = answer.verdict
    period = answer.period
    dates = answer.dates
    facts = answer.facts + [Fact(name: "concern", value: concern.rawValue)]
  }
}

/// Who asks, as far as an answer has to know.
public struct Asker: Sendable, Equatable {
  /// The first name; an answer without one uses none.
  public let firstName: String?
  /// The country, two letters as ISO 3166 has them, where help may be needed; nil if it is unknown.
  public let countryCode: String?
  /// The names that earlier questions had.
  public let entities: [Mention]
  /// Another person's birth chart, for questions about the two.
  public let partner: NatalChart?
  /// What that person is called.
  public let partnerName: String?

  /// Describes somebody who asks.
  ///
  /// - Parameters:
  ///   - firstName: The first name, or the whole name, whose first word is taken; what is no name is left out.
  ///   - countryCode: Two letters, as ISO 3166 has them.
  ///   - entities: The names that earlier questions had, the latest first.
  ///   - partner: Another person's birth chart.
  ///   - partnerName: What that person is called; what is no name is left out.
  public init(
    firstName: String? = nil, countryCode: String? = nil, entities: [Mention] = [],
    partner: NatalChart? = nil, partnerName: String? = nil
  ) {
    self.firstName = Self.name(firstName)
    self.countryCode = countryCode
    self.entities = entities
    self.partner = partner
    self.partnerName = Self.name(partnerName)
  }

  private static func name(_ text: String?) -> String? {
    let first = text?.split { $0.isWhitespace }.first.map(String.init)
    return first.flatMap { Mention($0, kind: .person)?.name }
  }
}

/// What was said before in a conversation.
public struct ConversationState: Sendable, Equatable {
  /// How many questions came before: 0 for the first.
  public let messageNumber: Int
  /// Earlier answers, the first first: none of their texts is said again.
  public let said: [String]
  /// Earlier questions, the first first: what a question leaves out is taken from them.
  public let questions: [String]

  /// The beginning of a conversation, or a place in it.
  public init(messageNumber: Int = 0, said: [String] = [], questions: [String] = []) {
    self.messageNumber = messageNumber
    self.said = said
    self.questions = questions
  }
}
