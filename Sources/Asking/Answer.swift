public import Words

/// What is answered to a question.
public struct Answer: Sendable, Equatable {
  /// The sentences, or a fixed text's.
  public let sentences: [String]
  /// The area of life that it speaks of; nothing where it is the day.
  public let area: LifeArea?
  /// What kind of answer was wanted.
  public let kind: QuestionKind
  /// The matter on which it doesn't read a chart, if it is about one.
  public let matter: SafetyMatter?

  /// The whole text: the sentences, joined by blanks.
  public var text: String { sentences.joined(separator: " ") }

  init(_ texts: [String], area: LifeArea?, kind: QuestionKind, matter: SafetyMatter? = nil) {
    sentences = texts.flatMap { ToldLine.sentences(of: $0) }
    self.area = area
    self.kind = kind
    self.matter = matter
  }
}

/// Who asks, as far as an answer has to know.
public struct Asker: Sendable, Equatable {
  /// The first name; an answer without one uses none.
  public let firstName: String?
  /// The country, two letters as ISO 3166 has them, where help may be needed; nothing where unknown.
  public let countryCode: String?
  /// The names that earlier questions had.
  public let entities: [Mention]

  /// Describes somebody who asks.
  ///
  /// - Parameters:
  ///   - firstName: The first name, or the whole of which the first word is taken; what is no name is
  ///     left out.
  ///   - countryCode: Two letters, as ISO 3166 has them.
  ///   - entities: The names that earlier questions had, the latest first.
  public init(
    firstName: String? = nil, countryCode: String? = nil, entities: [Mention] = []
  ) {
    let first = firstName?.split { $0.isWhitespace }.first.map(String.init)
    self.firstName = first.flatMap { Mention($0, kind: .person)?.name }
    self.countryCode = countryCode
    self.entities = entities
  }
}

/// What was said before in a conversation.
public struct ConversationState: Sendable, Equatable {
  /// How many questions came before: 0 for the first.
  public let messageNumber: Int
  /// Sentences or whole texts of earlier answers: none of their sentences is said again.
  public let said: [String]

  /// The beginning of a conversation, or a place in it.
  public init(messageNumber: Int = 0, said: [String] = []) {
    self.messageNumber = messageNumber
    self.said = said
  }
}
