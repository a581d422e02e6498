import Astrolabe
import Forges
import Foundation
import HTTPTypes
import Testing
import Wire

/// No value of one person is ever in an answer to another.
@Suite struct IsolationTests {
  /// Random numbers that are the same in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private struct Actor {
    let word: String
    var token: String
    /// What an answer to another must not have in it.
    var secrets: Set<String>
  }

  private static let callCount = 10_000

  @Test func `in ten thousand random calls of two people`() async throws {
    let server = try PlayedServer(purchases: TransactionForge.verifier())
    var dice = Dice(state: 20_250_106)
    var actors: [Actor] = []
    for word in ["quokkaberry", "zephyrstone"] {
      let guest = try await server.guest()
      actors.append(
        Actor(
          word: word, token: guest.token,
          secrets: [word, word.capitalized, guest.token, guest.name]))
    }
    var statuses: [Int: Int] = [:]
    for number in 0..<Self.callCount {
      let who = Int.random(in: 0...1, using: &dice)
      let actor = actors[who]
      let foreign = actors[1 - who].secrets.randomElement(using: &dice) ?? ""
      let (method, target, body) = Self.call(
        number, of: actor.word, knowing: foreign, using: &dice)
      var headers: HTTPFields = [:]
      if Bool.random(using: &dice), let key = HTTPField.Name("Idempotency-Key") {
        // Both use the same few keys.
        headers[key] = "key-\(Int.random(in: 0...20, using: &dice))"
      }
      let answer = await server.ask(method, target, body, token: actor.token, headers: headers)
      statuses[answer.status.code, default: 0] += 1
      let text = answer.text
      let leaked = Self.words(of: answer.body).intersection(actors[1 - who].secrets)
      #expect(leaked.subtracting([foreign]) == [], "call \(number), \(method) \(target)")
      #expect(answer.status.code < 500, "call \(number), \(method) \(target): \(text)")
      if target.hasSuffix("add_journal_entry") || target == "/v1/me/journal",
        let name = Self.entryName(in: text)
      {
        actors[who].secrets.insert(name)
      }
      for key in [
        "conversation_id", "message_id", "entity_id", "shareCardUrl", "app_account_token",
      ] {
        actors[who].secrets.formUnion(Self.values(of: key, in: text))
      }
      if answer.status.code == 401 {
        // Was deleted, and comes back as somebody new.
        let guest = try await server.guest()
        actors[who].token = guest.token
        actors[who].secrets.formUnion([guest.token, guest.name])
      }
    }
    // The calls were no empty ones.
    #expect(statuses[200, default: 0] > Self.callCount / 2)
  }

  /// The words of an answer, in which a name or a token is one.
  private static func words(of body: [UInt8]) -> Set<String> {
    Set(
      body.split { byte in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": false
        default: true
        }
      }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func entryName(in text: String) -> String? {
    guard let start = text.firstRange(of: "\"entry_id\":\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func values(of key: String, in text: String) -> [String] {
    text.split(separator: "\"\(key)\":\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" })
    }
  }

  private static func call(
    _ number: Int, of word: String, knowing foreign: String, using dice: inout Dice
  ) -> (HTTPRequest.Method, String, String) {
    let date = "2025-10-\(10 + Int.random(in: 0...3, using: &dice))"
    let birth = "19\(Int.random(in: 50...51, using: &dice))-06-15"
    func call(_ function: String, _ data: String) -> (HTTPRequest.Method, String, String) {
      (.post, "/\(function)", "{\"data\":{\(data)}}")
    }
    switch Int.random(in: 0..<1_000, using: &dice) {
    case 0: return call("delete_user", "")
    case 1..<15:
      return call(
        "create_user_profile",
        #""name":"\#(word) \#(number)","email":"\#(word)@example.org","birth_date":"\#(birth)""#)
    case 15..<30: return call("get_daily_horoscope", #""date":"\#(date)""#)
    case 30..<40: return (.get, "/v1/me/readings/\(date)", "")
    case 40..<300:
      return call(
        "add_journal_entry",
        #""date":"\#(date)","entry_type":"horoscope_reading","summary_viewed":"\#(word) \#(number)","#
          + #""categories_viewed":[{"category":"home_environment","text":"\#(word)"}]"#)
    case 300..<400: return call("get_memory", "")
    case 400..<500: return call("get_user_profile", "")
    case 500..<600: return (.get, "/v1/me/journal?limit=5", "")
    case 600..<620: return (.get, "/v1/me", "")
    case 620..<630:
      let id = "0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a0\(Int.random(in: 0...3, using: &dice))"
      return (
        .put, "/v1/me/moods/\(id)",
        #"{"moodType":"calm","note":"\#(word)","timestamp":"\#(date)T12:00:00Z"}"#
      )
    case 630..<640: return (.get, "/v1/me/moods?limit=5", "")
    case 640..<645: return (.get, "/v1/me/streak", "")
    case 645..<648: return call("generatePersonalizedQuote", #""mood":"\#(word)""#)
    case 648: return (.get, "/v1/me/subscription", "")
    case 649: return (.post, "/process-tarot-reading", #"{"culturalOrigin":"european"}"#)
    case 650..<670: return (.get, "/v1/auth/sessions", "")
    case 670..<680: return (.get, "/v1/me/conversations?limit=5", "")
    case 680..<685: return (.get, "/v1/me/entities", "")
    case 685..<700:
      let known = Bool.random(using: &dice) ? "" : #","conversation_id":"\#(foreign)""#
      return (
        .post, "/v1/me/ask",
        #"{"question":"What of my friend \#(word.capitalized) today?","horoscope_date":"\#(date)"\#(known)}"#
      )
    case 700..<750: return (.get, "/v1/me/readings", "")
    case 750..<760: return (.get, "/v1/me/fortunes", "")
    case 760..<770:
      return (
        .put, "/v1/me/partner", #"{"name":"\#(word)","birth_date":"\#(birth)"}"#
      )
    case 770..<780: return (.get, "/v1/me/partner", "")
    case 780..<790: return (.get, "/v1/me/people?after=\(foreign)", "")
    case 790..<800: return (.patch, "/v1/me", #"{"language":"es","data_retention_days":30}"#)
    case 800..<850: return (.get, "/v1/me/memory", "")
    case 850..<880: return call("register_device_token", #""device_token":"\#(word)""#)
    // And with what they may have overheard of each other.
    case 880..<920: return call("get_user_profile", #""user_id":"\#(foreign)""#)
    case 920..<950: return (.get, "/v1/me/journal?before=\(foreign)", "")
    case 950..<970: return call("get_memory", #""user_id":"\#(foreign)""#)
    case 970..<985: return (.get, "/v1/me/conversations/\(foreign)", "")
    default: return (.get, "/v1/me/entities?name=\(foreign)", "")
    }
  }
}
