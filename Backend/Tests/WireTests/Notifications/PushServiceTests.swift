import Astrolabe
import Crypto
import CryptoExtras
import Foundation
import HTTPTypes
import Notifications
import Outbound
import Service
import Store
import StoreSQLite
import Testing
import Wire

/// Firebase and Apple, played by a server that speaks as theirs do.
@Suite struct PushServiceTests {
  private static let now = Timestamp(milliseconds: 1_761_051_600_000)
  private static let apple = P256.Signing.PrivateKey()
  private static let google = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

  private static func delivery(_ channel: ChannelName, token: String) throws -> Delivery {
    Delivery(
      number: 1, accountName: "u_1", date: try CalendarDate("2025-10-21"), dueAt: now, attempts: 0,
      content: PlannedDelivery(
        name: "note_1", channel: channel, token: token, title: "Your day", body: "Say \"yes\"."))
  }

  /// The parts of a token, decoded.
  private static func parts(_ token: Substring) throws -> [Data] {
    try token.split(separator: ".").map { part in
      let text = part.replacing("-", with: "+").replacing("_", with: "/")
      return try #require(
        Data(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4)))
    }
  }

  private static func firebase(
    _ answer: @escaping @Sendable (PlayedReceiver.Heard, Int) -> PlayedReceiver.Reply,
    _ body: (FirebaseChannel, @escaping @Sendable () -> [PlayedReceiver.Heard]) async throws -> Void
  ) async throws {
    try await PlayedReceiver.run(answer) { url, heard in
      let client = OutboundClient(timeLimit: .seconds(3_600), connectTime: .seconds(3_600))
      let file = """
        {"type":"service_account","project_id":"astro-1","client_email":"a@astro-1.example",
         "private_key_id":"k1","private_key":\(PlayedModel.quoted(try google.get().pemRepresentation)),
         "token_uri":"\(url)/token"}
        """
      let channel = FirebaseChannel(
        client, url: url, try ServiceAccount(file: Array(file.utf8)))
      do { try await body(channel, heard) } catch {
        await client.close()
        throw error
      }
      await client.close()
    }
  }

  private static let access = PlayedReceiver.Reply(
    body: #"{"access_token":"ya29.x","expires_in":3599,"token_type":"Bearer"}"#)

  @Test func `Firebase is shown an access token, which is asked for once an hour`() async throws {
    try await Self.firebase({ heard, _ in
      heard.path == "/token" ? Self.access : .init(body: #"{"name":"projects/astro-1/messages/1"}"#)
    }) { channel, heard in
      let delivery = try Self.delivery(.firebase, token: "fcm:1")
      #expect(await channel.send(delivery, at: Self.now) == .sent)
      #expect(await channel.send(delivery, at: Self.now.adding(seconds: 3_500)) == .sent)
      #expect(
        heard().map(\.path) == [
          "/token", "/v1/projects/astro-1/messages:send", "/v1/projects/astro-1/messages:send",
        ])
      #expect(await channel.send(delivery, at: Self.now.adding(seconds: 3_540)) == .sent)
      #expect(heard().count == 5)
      let grant = heard()[0].body
      let prefix = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion="
      #expect(grant.hasPrefix(prefix))
      let assertion = grant.dropFirst(prefix.count)
      let parts = try Self.parts(assertion)
      #expect(
        String(decoding: parts[0], as: UTF8.self) == #"{"alg":"RS256","typ":"JWT","kid":"k1"}"#)
      let claims = String(decoding: parts[1], as: UTF8.self)
      #expect(
        claims.contains(
          #""iss":"a@astro-1.example","scope":"https://www.googleapis.com/auth/firebase.messaging""#
        ))
      #expect(claims.hasSuffix(#""iat":1761051600,"exp":1761055200}"#))
      let signed = assertion.split(separator: ".").prefix(2).joined(separator: ".")
      #expect(
        try Self.google.get().publicKey.isValidSignature(
          _RSA.Signing.RSASignature(rawRepresentation: parts[2]),
          for: Crypto.SHA256.hash(data: Data(signed.utf8)), padding: .insecurePKCS1v1_5))
      #expect(heard()[1].header("Authorization") == "Bearer ya29.x")
      #expect(
        heard()[1].body.hasPrefix(
          #"{"message":{"token":"fcm:1","notification":{"title":"Your day","body":"Say \"yes\"."},"data":{"id":"note_1","#
        ))
    }
  }

  @Test(arguments: [
    (
      404, #"{"error":{"status":"NOT_FOUND","details":[{"errorCode":"UNREGISTERED"}]}}"#,
      SendResult.gone
    ),
    (
      403,
      #"{"error":{"status":"PERMISSION_DENIED","details":[{"errorCode":"SENDER_ID_MISMATCH"}]}}"#,
      .gone
    ),
    (
      400, #"{"error":{"status":"INVALID_ARGUMENT"}}"#,
      .refused(reason: "status 400 INVALID_ARGUMENT")
    ),
    (404, "<html>", .refused(reason: "status 404 ")),
    (
      401, #"{"error":{"status":"UNAUTHENTICATED"}}"#,
      .later(reason: "status 401 UNAUTHENTICATED", afterSeconds: nil)
    ),
    (
      429, #"{"error":{"status":"RESOURCE_EXHAUSTED"}}"#,
      .later(reason: "status 429 RESOURCE_EXHAUSTED", afterSeconds: nil)
    ),
    (503, "", .later(reason: "status 503 ", afterSeconds: nil)),
  ])
  func `what Firebase refuses is distinguished`(
    status: Int, body: String, result: SendResult
  ) async throws {
    try await Self.firebase({ heard, _ in
      heard.path == "/token" ? Self.access : .init(status: status, body: body)
    }) { channel, heard in
      let delivery = try Self.delivery(.firebase, token: "fcm:1")
      #expect(await channel.send(delivery, at: Self.now) == result)
      _ = await channel.send(delivery, at: Self.now)
      // An access token that was refused is not shown again.
      #expect(heard().count { $0.path == "/token" } == ([401, 403].contains(status) ? 2 : 1))
    }
  }

  @Test func `without an access token Firebase waits`() async throws {
    try await Self.firebase({ _, _ in .init(status: 400, body: #"{"error":"invalid_grant"}"#) }) {
      channel, heard in
      let result = await channel.send(
        try Self.delivery(.firebase, token: "fcm:1"), at: Self.now)
      #expect(result == .later(reason: "no token: status 400", afterSeconds: nil))
      #expect(heard().count == 1)
    }
  }

  @Test(arguments: [
    "", "{}",
    #"{"project_id":"../x","client_email":"a","token_uri":"https://x","private_key":"y"}"#,
  ])
  func `what is no service account is refused`(file: String) {
    #expect(throws: PushKeyError.self) { try ServiceAccount(file: Array(file.utf8)) }
  }

  private static func apple(
    _ answer: @escaping @Sendable (PlayedReceiver.Heard, Int) -> PlayedReceiver.Reply,
    _ body: (AppleChannel, @escaping @Sendable () -> [PlayedReceiver.Heard]) async throws -> Void
  ) async throws {
    try await PlayedReceiver.run(answer) { url, heard in
      let client = OutboundClient(timeLimit: .seconds(3_600), connectTime: .seconds(3_600))
      let channel = AppleChannel(
        client, url: url,
        try AppleCredentials(
          key: apple.pemRepresentation, keyID: "K1", team: "T1", topic: "org.example.app"))
      do { try await body(channel, heard) } catch {
        await client.close()
        throw error
      }
      await client.close()
    }
  }

  @Test func `Apple is shown a signed token, the same for forty minutes`() async throws {
    try await Self.apple({ _, _ in .init() }) { channel, heard in
      let delivery = try Self.delivery(.apple, token: "0a1b")
      for seconds in [0, 2_399, 2_400] as [Int64] {
        #expect(await channel.send(delivery, at: Self.now.adding(seconds: seconds)) == .sent)
      }
      let call = heard()[0]
      #expect(call.path == "/3/device/0a1b")
      #expect(call.header("apns-topic") == "org.example.app")
      #expect(call.header("apns-push-type") == "alert")
      #expect(call.header("apns-expiration") == "1761138000")
      #expect(call.header("apns-collapse-id") == "note_1")
      #expect(
        call.body
          == #"{"aps":{"alert":{"title":"Your day","body":"Say \"yes\"."},"sound":"default"},"type":"daily","date":"2025-10-21"}"#
      )
      let tokens = heard().compactMap { $0.header("authorization") }
      #expect(tokens[0] == tokens[1])
      #expect(tokens[0] != tokens[2])
      let token = tokens[0].dropFirst("bearer ".count)
      let parts = try Self.parts(token)
      #expect(
        String(decoding: parts[0], as: UTF8.self) == #"{"alg":"ES256","typ":"JWT","kid":"K1"}"#)
      #expect(String(decoding: parts[1], as: UTF8.self) == #"{"iss":"T1","iat":1761051600}"#)
      let signed = token.split(separator: ".").prefix(2).joined(separator: ".")
      #expect(
        try Self.apple.publicKey.isValidSignature(
          P256.Signing.ECDSASignature(rawRepresentation: parts[2]), for: Data(signed.utf8)))
    }
  }

  @Test(arguments: [
    (410, "Unregistered", SendResult.gone), (400, "BadDeviceToken", .gone),
    (400, "DeviceTokenNotForTopic", .gone),
    (400, "BadMessageId", .refused(reason: "status 400 BadMessageId")),
    (413, "PayloadTooLarge", .refused(reason: "status 413 PayloadTooLarge")),
    (
      403, "ExpiredProviderToken",
      .later(reason: "status 403 ExpiredProviderToken", afterSeconds: nil)
    ),
    (429, "TooManyRequests", .later(reason: "status 429 TooManyRequests", afterSeconds: nil)),
    (503, "Shutdown", .later(reason: "status 503 Shutdown", afterSeconds: nil)),
    (500, "<b>", .later(reason: "status 500 ", afterSeconds: nil)),
  ])
  func `what Apple refuses is distinguished`(
    status: Int, reason: String, result: SendResult
  ) async throws {
    try await Self.apple({ _, _ in .init(status: status, body: #"{"reason":"\#(reason)"}"#) }) {
      channel, _ in
      let delivery = try Self.delivery(.apple, token: "0a1b")
      #expect(await channel.send(delivery, at: Self.now) == result)
    }
  }

  @Test func `what is no key of Apple's is refused`() {
    #expect(throws: PushKeyError.self) {
      try AppleCredentials(key: "sesame", keyID: "K1", team: "T1", topic: "t")
    }
  }

  @Test func `a device that is gone is forgotten`() async throws {
    let server = try PlayedServer()
    let token = try await NotificationPlanTests.person(server, hasProfile: false)
    _ = await server.ask(
      .post, "/register_device_token",
      #"{"data":{"device_token":"\#(NotificationPlanTests.appleToken)"}}"#, token: token)
    for time in ["2025-10-21T12:30:00Z", "2025-10-21T13:00:00Z"] {
      _ = try await server.backend.planNotifications(
        at: #require(Timestamp(iso8601: time)), on: [.apple])
    }
    try await Self.apple({ _, _ in .init(status: 410, body: #"{"reason":"Unregistered"}"#) }) {
      channel, heard in
      let courier = Courier(store: server.store, channels: [channel]) { _ in }
      try await courier.deliver(at: Self.now)
      #expect(heard().count == 1)
      let due = try await server.store.dueForNotification(
        at: Self.now.adding(seconds: 90_000), limit: 5)
      #expect(due.map(\.tokens) == [[]])
    }
  }
}
