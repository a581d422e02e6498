package import Astrolabe

/// Who says something in a conversation.
package enum MessageRole: Int, Sendable, Hashable {
  /// The person.
  case user = 0
  /// The one who answers.
  case assistant = 1

  /// The name on the wire.
  package var name: String {
    switch self {
    case .user: "user"
    case .assistant: "assistant"
    }
  }
}

/// Something that was said.
package struct Message: Sendable, Hashable {
  /// The name that clients know: `msg_` and 22 letters.
  package let name: String
  /// Who said it.
  package let role: MessageRole
  /// What was said.
  package let text: String
  /// Who wrote an answer; nil for a person's own words.
  package let writer: String?
  /// When.
  package let at: Timestamp

  /// Puts a message together.
  package init(name: String, role: MessageRole, text: String, writer: String?, at: Timestamp) {
    self.name = name
    self.role = role
    self.text = text
    self.writer = writer
    self.at = at
  }
}

/// Questions of a person and their answers.
package struct Conversation: Sendable, Hashable {
  /// The name that clients know: `conv_` and 22 letters.
  package let name: String
  /// The day that its first question was about.
  package let date: CalendarDate
  /// When it began.
  package let createdAt: Timestamp
  /// When it was last added to.
  package let updatedAt: Timestamp
  /// What was said, the first first; the latest ``longest`` of it.
  package let messages: [Message]

  /// How many messages are kept of a conversation; older ones are dropped.
  package static let longest = 200

  /// Puts a conversation together.
  package init(
    name: String, date: CalendarDate, createdAt: Timestamp, updatedAt: Timestamp,
    messages: [Message]
  ) {
    self.name = name
    self.date = date
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.messages = messages
  }
}

/// Some conversations, and where the next begin.
package struct ConversationPage: Sendable, Hashable {
  /// The conversations, the one added to last first.
  package let conversations: [Conversation]
  /// The conversation before which the next page begins; nil after the last.
  package let next: String?

  /// How many messages a page has at most, but for those of its first conversation.
  package static let longest = 2_000

  /// Puts a page together.
  package init(conversations: [Conversation], next: String?) {
    self.conversations = conversations
    self.next = next
  }
}

/// A question, its answer, and what was spoken of; kept together or not at all.
package struct Exchange: Sendable, Hashable {
  /// The name of the conversation.
  package let conversation: String
  /// Whether it begins one.
  package let beginsConversation: Bool
  /// The day that the question is about.
  package let date: CalendarDate
  /// What was asked.
  package let question: Message
  /// What was answered.
  package let answer: Message
  /// What was spoken of.
  package let mentions: [SpokenOf]
  /// The person's day on which that was.
  package let day: CalendarDate

  /// Puts an exchange together.
  package init(
    conversation: String, beginsConversation: Bool, date: CalendarDate, question: Message,
    answer: Message, mentions: [SpokenOf], day: CalendarDate
  ) {
    self.conversation = conversation
    self.beginsConversation = beginsConversation
    self.date = date
    self.question = question
    self.answer = answer
    self.mentions = mentions
    self.day = day
  }
}

/// Something that was spoken of, before it is an ``Entity``.
package struct SpokenOf: Sendable, Hashable {
  /// What it gets to be known by, if it is new.
  package let publicName: String
  /// What it is called.
  package let name: String
  /// The name folded, by which it is found again.
  package let key: String
  /// What kind of thing it is.
  package let kind: String

  /// Puts it together.
  package init(publicName: String, name: String, key: String, kind: String) {
    self.publicName = publicName
    self.name = name
    self.key = key
    self.kind = kind
  }
}

/// Something that a person spoke of.
package struct Entity: Sendable, Hashable {
  /// The name that clients know.
  package let publicName: String
  /// What it is called, as it was written first.
  package let name: String
  /// The name folded.
  package let key: String
  /// What kind of thing it is.
  package let kind: String
  /// How often it was spoken of.
  package let mentions: Int
  /// The first day.
  package let first: CalendarDate
  /// The last day.
  package let last: CalendarDate

  /// How many are kept of a person; beyond, those go that weren't spoken of for the longest time.
  package static let most = 500

  /// Puts an entity together.
  package init(
    publicName: String, name: String, key: String, kind: String, mentions: Int,
    first: CalendarDate, last: CalendarDate
  ) {
    self.publicName = publicName
    self.name = name
    self.key = key
    self.kind = kind
    self.mentions = mentions
    self.first = first
    self.last = last
  }
}
