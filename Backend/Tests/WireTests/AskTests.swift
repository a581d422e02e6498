@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Service
import Store
import Testing
import Wire
import Writers

/// What the wire cases can't reach of questions: keys, limits, clients that go away.
@Suite struct AskTests {
  private static let profile =
    #"{"data":{"name":"Anna Bell","email":"","birth_date":"1990-06-15"}}"#

  private static func question(
    _ text: String = "How is work today?", in conversation: String? = nil
  ) -> String {
    let known = conversation.map { #","conversation_id":"\#($0)""# } ?? ""
    return #"{"question":"\#(text)","horoscope_date":"2025-01-06"\#(known)}"#
  }

  private static func reader(of server: PlayedServer) async throws -> String {
    let anna = try await server.guest()
    _ = await server.ask(.post, "/create_user_profile", profile, token: anna.token)
    _ = await server.ask(
      .post, "/get_daily_horoscope", #"{"data":{"date":"2025-01-06"}}"#, token: anna.token)
    return anna.token
  }

  /// What is heard of an answer.
  struct Heard: Equatable {
    var text = ""
    var conversation: String?
    var message: String?
  }

  /// The events of a stream: the text, and the last one's ids.
  static func heard(_ answer: Answer) throws -> Heard {
    var heard = Heard()
    for line in answer.text.split(separator: "\n") where line.hasPrefix("data: ") {
      guard case .object(let event)? = JSONTree(Array(line.dropFirst(6).utf8)) else {
        throw NoEvent(line: String(line))
      }
      if case .text(let chunk)? = event["text"] { heard.text += chunk }
      if case .text(let name)? = event["conversation_id"] { heard.conversation = name }
      if case .text(let name)? = event["message_id"] { heard.message = name }
    }
    return heard
  }

  private struct NoEvent: Error { let line: String }

  @Test func `a question with a key is answered once, and the answer streamed again`() async throws
  {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let key: HTTPFields = [try #require(HTTPField.Name("Idempotency-Key")): "k"]
    let first = await server.ask(
      .post, "/ask_the_stars", Self.question(), token: token, headers: key)
    let again = await server.ask(
      .post, "/ask_the_stars", Self.question(), token: token, headers: key)
    let (one, other) = (try Self.heard(first), try Self.heard(again))
    #expect(!one.text.isEmpty)
    #expect(one == other)
    #expect(again.headers[.contentType] == first.headers[.contentType])
    let taken = await server.ask(
      .post, "/ask_the_stars", Self.question("Why?"), token: token, headers: key)
    #expect(taken.status == .conflict)
    #expect(taken.text.hasPrefix(#"{"error":"this Idempotency-Key"#))
    let list = await server.ask(.get, "/v1/me/conversations", token: token)
    #expect(list.text.split(separator: "\"conversation_id\"").count == 2)
  }

  @Test func `an answer comes whole for who wants JSON, and a day needn't be read before`()
    async throws
  {
    let server = try PlayedServer()
    let anna = try await server.guest()
    _ = await server.ask(.post, "/create_user_profile", Self.profile, token: anna.token)
    let plain = await server.ask(.post, "/ask_the_stars", Self.question(), token: anna.token)
    #expect(plain.status == .notFound)
    #expect(plain.text == #"{"error":"Horoscope for 2025-01-06 not found"}"#)
    let whole = await server.ask(
      .post, "/v1/me/ask", Self.question(), token: anna.token,
      headers: [.accept: "application/json"])
    #expect(whole.status == .ok)
    #expect(whole.text.hasPrefix(#"{"answer":""#))
    let streamed = await server.ask(.post, "/v1/me/ask", Self.question(), token: anna.token)
    #expect(streamed.headers[.contentType]?.hasPrefix("text/event-stream") == true)
    #expect(whole.text.contains(try Self.heard(streamed).text))
    // REST refuses what it doesn't know, in its own form.
    let unknown = await server.ask(
      .post, "/v1/me/ask", #"{"question":"Why?","horoscope_date":"2025-01-06","x":1}"#,
      token: anna.token)
    #expect(unknown.text.hasPrefix(#"{"error":{"status":"INVALID_ARGUMENT""#))
  }

  @Test func `a cry for help is answered however often and whatever else is amiss`() async throws {
    var limits = Limits.wide
    limits.questionsPerMinute = 1
    let server = try PlayedServer(limits: limits)
    let token = try await Self.reader(of: server)
    let first = await server.ask(.post, "/ask_the_stars", Self.question(), token: token)
    let second = await server.ask(.post, "/ask_the_stars", Self.question(), token: token)
    #expect(first.status == .ok)
    #expect(second.status == .tooManyRequests)
    #expect(second.headers[.retryAfter] == "60")
    #expect(second.text.hasPrefix(#"{"error":"too many requests"#))
    for body in [
      Self.question("I want to kill myself"),
      Self.question("I want to kill myself", in: "conv_nobody"),
      #"{"question":"I want to kill myself","horoscope_date":"1500-01-01"}"#,
    ] {
      let help = await server.ask(.post, "/ask_the_stars", body, token: token)
      #expect(help.status == .ok)
      #expect(try Self.heard(help).conversation != nil)
    }
    let stranger = try await server.guest()
    let help = await server.ask(
      .post, "/ask_the_stars", Self.question("I want to kill myself"), token: stranger.token)
    #expect(help.status == .ok)
  }

  @Test func `a call for help is answered above the limit of the address`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    var limits = Limits.wide
    limits.readingsPerMinute = 1
    let limited = try PlayedServer(limits: limits)
    let person = try await limited.guest().token
    for address in ["/ask_the_stars", "/v1/me/ask"] {
      let cry = Self.question("I want to kill myself")
      for _ in 0..<3 {
        let help = await limited.ask(.post, address, cry, token: person)
        #expect(help.status == .ok)
        #expect(
          try Self.heard(help).text
            == Self.heard(await server.ask(.post, address, cry, token: token)).text)
      }
      let other = await limited.ask(.post, address, Self.question(), token: person)
      #expect(other.status == .tooManyRequests)
      #expect(other.headers[.retryAfter] == "60")
    }
  }

  /// The last event of a stream.
  private static func done(_ answer: Answer) throws -> [String: JSONTree] {
    let line = try #require(answer.text.split(separator: "\n").last)
    guard case .object(let event)? = JSONTree(Array(line.dropFirst(6).utf8)) else {
      throw NoEvent(line: String(line))
    }
    return event
  }

  private static let findingNames: Set = [
    "intent", "is_follow_up", "area", "activity", "period", "verdict", "dates", "care", "facts",
  ]

  @Test(arguments: [("When will Venus enter Aries?", "dates"), ("What is my sun sign?", "facts")])
  func `the last event and the whole answer have what was computed`(
    text: String, member: String
  ) async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let key: HTTPFields = [try #require(HTTPField.Name("Idempotency-Key")): "k"]
    let streamed = await server.ask(
      .post, "/v1/me/ask", Self.question(text), token: token, headers: key)
    let done = try Self.done(streamed)
    #expect(
      Set(done.keys) == Self.findingNames.union(["type", "conversation_id", "message_id"]))
    #expect(done["care"] == .null)
    let none: [JSONTree] = [.array([]), .object([:])]
    #expect(!none.contains(try #require(done[member])))
    // Again it is the same, to the byte, and so is the whole answer.
    let again = await server.ask(
      .post, "/v1/me/ask", Self.question(text), token: token, headers: key)
    #expect(again.text.split(separator: "\n").last == streamed.text.split(separator: "\n").last)
    var headers = key
    headers[.accept] = "application/json"
    let kept = await server.ask(
      .post, "/v1/me/ask", Self.question(text), token: token, headers: headers)
    guard case .object(let whole)? = JSONTree(kept.body) else {
      Issue.record("no object: \(kept.text)")
      return
    }
    for name in Self.findingNames { #expect(whole[name] == done[name], "\(name)") }
  }

  @Test(arguments: [
    ("How is work today?", "en"), ("I want to kill myself", "en"),
    ("Quiero quitarme la vida", "es"),
  ])
  func `an answer says in which language it is, again, too`(
    text: String, language: String
  ) async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let key: HTTPFields = [try #require(HTTPField.Name("Idempotency-Key")): "k"]
    for _ in 0..<2 {
      let answer = await server.ask(
        .post, "/ask_the_stars", Self.question(text), token: token, headers: key)
      #expect(answer.headers[.contentLanguage] == language)
    }
  }

  @Test func `the events of 002 have more members only if a client asks for them`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let plain = try Self.done(
      await server.ask(.post, "/ask_the_stars", Self.question(), token: token))
    #expect(Set(plain.keys) == ["type", "conversation_id", "message_id"])
    let cry =
      #"{"question":"I want to kill myself","horoscope_date":"2025-01-06","with_finding":true}"#
    let help = try Self.done(await server.ask(.post, "/ask_the_stars", cry, token: token))
    #expect(help["care"] == .text("self_harm"))
    #expect(help["verdict"] == .text("refuse"))
    #expect(help["facts"] == .object([:]))
    let wrong = #"{"question":"Why?","horoscope_date":"2025-01-06","with_finding":"yes"}"#
    #expect(
      await server.ask(.post, "/ask_the_stars", wrong, token: token).status == .badRequest)
  }

  @Test func `who goes away leaves what was said so far`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let cut = await server.ask(
      .post, "/ask_the_stars", Self.question(), token: token, room: 1)
    let heard = try Self.heard(cut)
    #expect(!heard.text.isEmpty)
    #expect(heard.conversation == nil)
    let list = await server.ask(.get, "/v1/me/conversations", token: token)
    guard case .object(let page)? = JSONTree(list.body),
      case .array(let conversations)? = page["conversations"],
      case .object(let conversation)? = conversations.first,
      case .array(let messages)? = conversation["messages"], messages.count == 2,
      case .object(let answer) = messages[1]
    else {
      Issue.record("no conversation of two messages: \(list.text)")
      return
    }
    #expect(answer["content"] == .text(heard.text))
    #expect(server.front.openStreams.value == 0)
  }

  @Test func `a conversation goes on, and an entity is forgotten`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let first = try Self.heard(
      await server.ask(
        .post, "/ask_the_stars", Self.question("Will my interview at Google go well?"),
        token: token))
    let conversation = try #require(first.conversation)
    let second = try Self.heard(
      await server.ask(
        .post, "/ask_the_stars",
        Self.question("Will my interview at Google go well?", in: conversation), token: token))
    #expect(second.conversation == conversation)
    #expect(second.text != first.text)
    let found = await server.ask(.get, "/v1/me/entities?name=GOOGLE", token: token)
    guard case .object(let members)? = JSONTree(found.body),
      case .array(let entities)? = members["entities"], entities.count == 1,
      case .object(let google) = entities[0], case .text(let name)? = google["entity_id"]
    else {
      Issue.record("not one entity: \(found.text)")
      return
    }
    #expect(google["mentions"] == .number("2"))
    let forgotten = await server.ask(.delete, "/v1/me/entities/\(name)", token: token)
    #expect(forgotten.status == .noContent)
    let gone = await server.ask(.delete, "/v1/me/entities/\(name)", token: token)
    #expect(gone.status == .notFound)
  }

  @Test func `details are the same by both ways, and known by their tag`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    let call = await server.ask(
      .post, "/get_detailed_horoscope", #"{"data":{"daily_horoscope":{"date":"2025-01-06"}}}"#,
      token: token)
    let rest = await server.ask(.get, "/v1/me/readings/2025-01-06/details", token: token)
    #expect(call.text == #"{"result":\#(rest.text)}"#)
    let tag = try #require(rest.headers[.eTag])
    let known = await server.ask(
      .get, "/v1/me/readings/2025-01-06/details", token: token, headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified)
    let none = await server.ask(
      .post, "/get_detailed_horoscope", #"{"data":{"daily_horoscope":{}}}"#, token: token)
    #expect(none.status == .badRequest)
  }

  @Test func `a daily reading of any length may be sent back`() async throws {
    let server = try PlayedServer()
    let token = try await Self.reader(of: server)
    func body(_ count: Int) -> String {
      let text = String(repeating: "x", count: count)
      return #"{"data":{"daily_horoscope":{"date":"2025-01-06","daily_overview":"\#(text)"}}}"#
    }
    #expect(
      await server.ask(.post, "/get_detailed_horoscope", body(400_000), token: token).status == .ok)
    #expect(
      await server.ask(.post, "/get_detailed_horoscope", body(600_000), token: token).status
        == .contentTooLarge)
  }
}
