@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

/// A conversation with what was said.
struct ConversationDocument: JSONWritable {
  let account: Account
  let conversation: Conversation

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("conversation_id")
      json.string(conversation.name)
      json.key("user_id")
      json.string(account.name)
      json.key("horoscope_date")
      json.string(conversation.date.description)
      json.key("messages")
      json.array(conversation.messages) { json, message in
        json.object { json in
          json.key("message_id")
          json.string(message.name)
          json.key("role")
          json.string(message.role.name)
          json.key("content")
          json.string(message.text)
          if let writer = message.writer {
            json.key("writer")
            json.string(writer)
          }
          json.key("timestamp")
          json.string(message.at.iso8601)
        }
      }
      json.key("created_at")
      json.string(conversation.createdAt.iso8601)
      json.key("updated_at")
      json.string(conversation.updatedAt.iso8601)
    }
  }
}

/// A page of conversations.
struct ConversationsDocument: JSONWritable {
  let account: Account
  let page: ConversationPage

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("conversations")
      json.array(page.conversations) { json, conversation in
        ConversationDocument(account: account, conversation: conversation).write(to: &json)
      }
      json.key("next")
      json.optional(page.next) { $0.string($1) }
    }
  }
}

/// An answer as it comes whole, and as it is kept to be answered again.
struct GivenAnswerDocument: JSONWritable {
  let answer: GivenAnswer

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("answer")
      json.string(answer.text)
      json.key("conversation_id")
      json.string(answer.conversation)
      json.key("message_id")
      json.string(answer.message)
      if let finding = answer.finding { json.verbatim(finding) }
    }
  }

  init(_ answer: GivenAnswer) { self.answer = answer }

  /// Reads what was kept; the finding stays as it was written, after the three texts.
  init?(_ kept: KeptAnswer) {
    guard case .object(let members)? = JSONTree(kept.body),
      case .text(let text)? = members["answer"],
      case .text(let conversation)? = members["conversation_id"],
      case .text(let message)? = members["message_id"]
    else { return nil }
    let plain = GivenAnswer(
      text: text, conversation: conversation, message: message, finding: nil)
    var start: [UInt8] = []
    JSONWriter.append(Self(plain), to: &start)
    start[start.count - 1] = UInt8(ascii: ",")
    guard kept.body.starts(with: start) else {
      answer = plain
      return
    }
    answer = GivenAnswer(
      text: text, conversation: conversation, message: message,
      finding: String(decoding: kept.body.dropFirst(start.count).dropLast(), as: UTF8.self))
  }
}

/// What 002's client reads of a stream: lines of one JSON object each, of two types.
enum AnswerEvent: JSONWritable {
  case chunk(String)
  case done(GivenAnswer, withFinding: Bool)

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      switch self {
      case .chunk(let text):
        json.string("chunk")
        json.key("text")
        json.string(text)
      case .done(let given, let withFinding):
        json.string("done")
        json.key("conversation_id")
        json.string(given.conversation)
        json.key("message_id")
        json.string(given.message)
        if withFinding, let finding = given.finding { json.verbatim(finding) }
      }
    }
  }

  /// The event as a line with the blank one behind it.
  var bytes: [UInt8] {
    var bytes = Array("data: ".utf8)
    JSONWriter.append(self, to: &bytes)
    bytes.append(contentsOf: "\n\n".utf8)
    return bytes
  }

  /// Events for texts that are there at once, an event each.
  static func chunks(_ texts: [String]) -> [UInt8] { texts.flatMap { chunk($0).bytes } }

  /// A comment, which clients skip, and which keeps proxies awake.
  static let pause = Array(": \n\n".utf8)
}

/// What a person spoke of.
struct EntitiesDocument: JSONWritable {
  let entities: [Entity]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("entities")
      json.array(entities) { json, entity in EntityDocument(entity).write(to: &json) }
    }
  }
}

/// Something that a person spoke of.
struct EntityDocument: JSONWritable {
  private let entity: Entity

  init(_ entity: Entity) { self.entity = entity }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("entity_id")
      json.string(entity.publicName)
      json.key("name")
      json.string(entity.name)
      json.key("kind")
      json.string(entity.kind)
      json.key("mentions")
      json.integer(entity.mentions)
      json.key("first_mentioned")
      json.string(entity.first.description)
      json.key("last_mentioned")
      json.string(entity.last.description)
    }
  }
}
