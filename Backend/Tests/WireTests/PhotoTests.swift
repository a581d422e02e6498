import Astrolabe
import Foundation
import HTTPTypes
import Service
import Testing
import Wire
import Writers

/// Photos that a played model looks at.
@Suite struct PhotoTests {
  private static let sound =
    "The line of the heart is long and curves gently upward. In European palmistry it is said to show warmth. "
    + "Three short lines cross it near the middle, like small bridges. Keep room for the people who steady you."

  /// A JPEG file of some segments, with a place beside the picture and a second one behind its end.
  private static let jpeg: [UInt8] = {
    func segment(_ marker: UInt8, _ content: String) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.utf8.count + 2)] + Array(content.utf8)
    }
    return [0xFF, 0xD8] + segment(0xE0, "JFIF") + segment(0xE1, "Exif GPS 48.137 N")
      + segment(0xDB, "quantization") + segment(0xFE, "by Annalena") + segment(0xC0, "frame")
      + segment(0xC4, "huffman") + segment(0xDA, "scan") + [1, 2, 0xFF, 0, 3, 0xFF, 0xD1, 4]
      + segment(0xC4, "again") + segment(0xDA, "second") + [5, 6] + [0xFF, 0xD9]
      + Array("camera 4711".utf8)
  }()

  private static let png: [UInt8] = {
    func chunk(_ name: String, _ content: String) -> [UInt8] {
      [0, 0, 0, UInt8(content.utf8.count)] + Array((name + content + "csum").utf8)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", "header")
      + chunk("eXIf", "GPS 48.137 N") + chunk("tEXt", "by Annalena") + chunk("IDAT", "picture")
      + chunk("IEND", "") + Array("camera 4711".utf8)
  }()

  private static func body(_ photo: [UInt8], beside: String = "") -> String {
    let text = Data(photo).base64EncodedString()
    return #"{"culturalOrigin":"european","photo":"\#(text)"\#(beside)}"#
  }

  private struct Stage {
    let server: PlayedServer
    let token: String
    let heard: @Sendable () -> PlayedModel.Heard

    func read(_ body: String, as kind: String = "palm", key: String? = nil) async -> Answer {
      var headers: HTTPFields = [:]
      if let key, let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
      return await server.ask(
        .post, "/process-\(kind)-reading", body, token: token, headers: headers)
    }

    /// How many of the day's quota are used.
    func used() async throws -> String {
      let answer = await server.ask(.get, "/user-quota", token: token)
      return try #require(answer.text.firstMatch(of: /"quota_used":(\d+)/)).output.1.description
    }
  }

  private static func play(
    _ play: PlayedModel.Play, _ change: (inout ChatEndpoint) -> Void = { _ in },
    _ body: (Stage) async throws -> Void
  ) async throws {
    try await PlayedModel.run(play) { url, heard in
      var endpoint = ChatEndpoint(url: url, model: "seer", key: "sesame")
      ModelStage.setPatience(of: &endpoint)
      change(&endpoint)
      let seer = ChatWriter(endpoint, tokens: { _ in [:] }, note: { _ in })
      let server = try PlayedServer(seer: seer)
      let guest = try await server.guest()
      do {
        try await body(Stage(server: server, token: guest.token, heard: heard))
      } catch {
        await seer.close()
        throw error
      }
      await seer.close()
    }
  }

  @Test(arguments: ["face", "palm", "coffee"])
  func `a photo is read, and its fortune is kept without it`(kind: String) async throws {
    try await Self.play(.says(Self.sound)) { stage in
      let answer = await stage.read(Self.body(Self.jpeg), as: kind)
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentLanguage] == "en")
      let text = try #require(SignInTests.member("result", of: answer))
      #expect(text.hasPrefix(Self.sound))
      #expect(answer.text.contains("entertainment"))
      #expect(!answer.text.contains(#""cards""#))
      let used = try await stage.used()
      #expect(used == "1")
      let list = await stage.server.ask(.get, "/v1/me/fortunes", token: stage.token)
      #expect(list.text.contains(#""reading_type":"\#(kind)""#))
      let card = await stage.server.ask(
        .get, try #require(SignInTests.member("shareCardUrl", of: answer)))
      #expect(card.status == .ok)
      #expect(card.text.contains("<path d=") && !card.text.contains("base64"))
      let export = await stage.server.ask(.get, "/v1/me/export", token: stage.token)
      #expect(export.text.contains(kind) && !export.text.contains("huffman"))
      #expect(!export.text.contains(Data(Self.jpeg).base64EncodedString().prefix(40)))
    }
  }

  @Test func `the model hears the picture alone`() async throws {
    let expected: [([UInt8], String, String)] = [
      (Self.jpeg, "jpeg", "quantization frame huffman scan again second"),
      (Self.png, "png", "IHDR header IDAT picture IEND"),
    ]
    for (photo, format, parts) in expected {
      try await Self.play(.says(Self.sound)) { stage in
        let body = Self.body(photo, beside: #","imageUrl":"http://127.0.0.1:1/a.jpg""#)
        #expect(await stage.read(body).status == .ok)
        let heard = try #require(stage.heard().bodies.first)
        #expect(stage.heard().bodies.count == 1)
        #expect(!heard.contains("127.0.0.1:1"))
        let found = try #require(
          heard.firstMatch(of: /"image_url":\{"url":"data:image\/(\w+);base64,([^"]+)"/))
        #expect(found.output.1 == format)
        let sent = String(
          decoding: try #require(Data(base64Encoded: String(found.output.2))), as: UTF8.self)
        for part in parts.split(separator: " ") { #expect(sent.contains(part), "\(part)") }
        for part in ["48.137", "Annalena", "camera", "JFIF"] {
          #expect(!sent.contains(part), "\(part)")
        }
      }
    }
  }

  @Test func `what is no photo is refused before anybody looks, and costs nothing`() async throws {
    let bodies: [(String, String)] = [
      (#"{"culturalOrigin":"european"}"#, "photo is missing"),
      (#"{"culturalOrigin":"european","imageUrl":"http://127.0.0.1:1/a.jpg"}"#, "photo is missing"),
      (#"{"culturalOrigin":"european","photo":7}"#, "photo must be a text"),
      (#"{"culturalOrigin":"european","photo":"***"}"#, "photo is no Base64"),
      (#"{"photo":"AAAA"}"#, "culturalOrigin is missing"),
      (Self.body(Array("GIF89a".utf8)), "photo is no JPEG or PNG file"),
      (Self.body(Array(Self.jpeg.prefix(60))), "photo is damaged"),
      (Self.body([0xFF, 0xD8, 0xFF, 0xD9]), "photo is damaged"),
      (Self.body(Array(Self.png.prefix(40))), "photo is damaged"),
      (Self.body(Self.jpeg, beside: #","userId":"u_other""#), "userId is another's"),
    ]
    try await Self.play(.says(Self.sound)) { stage in
      for (body, sentence) in bodies {
        let answer = await stage.read(body)
        #expect([400, 403].contains(answer.status.code), "\(sentence)")
        #expect(answer.text.contains(sentence), "\(answer.text)")
      }
      #expect(stage.heard().bodies.isEmpty)
      let used = try await stage.used()
      #expect(used == "0")
    }
  }

  @Test func `the longest photo is sent whole, and a longer one refused`() async throws {
    func photo(_ count: Int) -> [UInt8] {
      let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 3, 7]
      return head + [UInt8](repeating: 8, count: count - 9) + [0xFF, 0xD9]
    }
    try await Self.play(.says(Self.sound)) { stage in
      let longest = photo(Photo.longest)
      #expect(await stage.read(Self.body(longest)).status == .ok)
      let heard = try #require(stage.heard().bodies.first)
      #expect(heard.utf8.count > Photo.longest / 3 * 4)
      let longer = await stage.read(Self.body(longest + [0, 0, 0]))
      #expect(longer.status == .badRequest)
      #expect(longer.text.contains("photo is too long"))
      #expect(stage.heard().bodies.count == 1)
    }
  }

  @Test func `a photo of another thing is refused, and costs nothing`() async throws {
    try await Self.play(.says("NOTHING.")) { stage in
      let answer = await stage.read(Self.body(Self.jpeg), as: "coffee")
      #expect(answer.status == .badRequest)
      #expect(answer.text.contains("the photo shows no cup with coffee grounds"))
      let used = try await stage.used()
      #expect(used == "0")
    }
  }

  /// What a model does that leads to no reading.
  private static let failures: [PlayedModel.Play] = [
    .status(500, retryAfter: nil), .status(401, retryAfter: nil), .leads(to: "http://127.0.0.1:1/"),
    .bytes("{}", type: "application/json"), .bytes("no JSON", type: "text/plain"), .says("Hm."),
    .says(
      "You look old and overweight, and your skin shows your age. See a doctor about your heart."),
    .says(
      "This is Anna Lind of Berlin. Visit www.example.com for more. You will win 100000 dollars."),
  ]

  @Test(arguments: failures)
  func `a model that fails costs nothing`(play: PlayedModel.Play) async throws {
    try await Self.play(play) { stage in
      let answer = await stage.read(Self.body(Self.jpeg))
      #expect(answer.status == .serviceUnavailable, "\(answer.text)")
      #expect(answer.headers[.retryAfter] == "60")
      #expect(answer.text.hasPrefix(#"{"error":""#) && answer.text.contains("No quota was used."))
      let used = try await stage.used()
      #expect(used == "0")
    }
  }

  @Test func `sentences about looks and health are left out`() async throws {
    let unwanted = "Your skin is pale, and you look overweight."
    try await Self.play(.says("\(unwanted) \(Self.sound) You should stop taking your medicine.")) {
      stage in
      let text = try #require(
        SignInTests.member("result", of: await stage.read(Self.body(Self.jpeg))))
      #expect(text.hasPrefix(Self.sound))
      #expect(!text.contains("medicine") && !text.contains("overweight"))
    }
  }

  @Test func `who allows no model has no photo sent`() async throws {
    try await Self.play(.says(Self.sound)) { stage in
      let patch = await stage.server.ask(
        .patch, "/v1/me", #"{"allow_model":false}"#, token: stage.token)
      #expect(patch.status == .ok)
      let answer = await stage.read(Self.body(Self.jpeg))
      #expect(answer.status == .forbidden)
      #expect(stage.heard().bodies.isEmpty)
      let used = try await stage.used()
      #expect(used == "0")
    }
  }

  @Test func `a request that is sent twice is looked at once, and the quota holds`() async throws {
    try await Self.play(.says(Self.sound)) { stage in
      let first = await stage.read(Self.body(Self.jpeg), key: "k")
      let again = await stage.read(Self.body(Self.jpeg), key: "k")
      #expect(again.body == first.body)
      #expect(stage.heard().bodies.count == 1)
      for expected in [200, 200, 429] {
        #expect(await stage.read(Self.body(Self.jpeg)).status.code == expected)
      }
      #expect(stage.heard().bodies.count == 3)
    }
  }
}
