@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
package import Outbound
package import Store
internal import Synchronization

/// What lets one send by Apple Push Notification service.
package struct AppleCredentials: Sendable {
  let key: SignedClaims.Key
  let keyID: String
  let team: String
  let topic: String

  /// Reads credentials.
  ///
  /// - Parameters:
  ///   - key: The text of the `.p8` file.
  ///   - keyID: The key's id.
  ///   - team: The team's id.
  ///   - topic: The app's bundle id.
  /// - Throws: ``PushKeyError``.
  package init(key: String, keyID: String, team: String, topic: String) throws(PushKeyError) {
    guard let signing = try? P256.Signing.PrivateKey(pemRepresentation: key) else {
      throw PushKeyError(description: "must be a .p8 file of Apple's, with a P-256 key in PEM")
    }
    self.key = .es256(signing)
    self.keyID = keyID
    self.team = team
    self.topic = topic
  }
}

/// Sends by Apple Push Notification service, signed by a key of the developer's account.
package final class AppleChannel: NotificationChannel {
  /// Apple.
  package let name = ChannelName.apple
  private let client: OutboundClient
  private let url: String
  private let credentials: AppleCredentials
  private let token = Mutex<(text: String, madeAt: Timestamp)?>(nil)

  /// Apple refuses tokens that are older than an hour, and those that come more often than every twenty minutes.
  private static let tokenSeconds = 2_400.0

  /// Creates a channel.
  ///
  /// - Parameters:
  ///   - client: What calls.
  ///   - url: Where Apple is, such as `https://api.push.apple.com`.
  ///   - credentials: What lets one send.
  package init(_ client: OutboundClient, url: String, _ credentials: AppleCredentials) {
    self.client = client
    self.url = url
    self.credentials = credentials
  }

  /// Sends one.
  package func send(_ delivery: Delivery, at now: Timestamp) async -> SendResult {
    guard let token = bearer(at: now) else {
      return .later(reason: "the key doesn't sign", afterSeconds: nil)
    }
    let expires = delivery.dueAt.adding(seconds: Delivery.lifetimeInSeconds).milliseconds / 1_000
    let reply = try? await client.exchange(
      Self.body(delivery), to: "\(url)/3/device/\(delivery.content.token)",
      headers: [
        ("authorization", "bearer \(token)"), ("apns-topic", credentials.topic),
        ("apns-push-type", "alert"), ("apns-priority", "5"),
        ("apns-expiration", "\(expires)"), ("apns-collapse-id", delivery.content.name),
      ])
    guard let reply else { return .later(reason: "no answer", afterSeconds: nil) }
    if reply.status == 200 { return .sent }
    let reason = Self.reason(reply.body)
    let answer = "status \(reply.status) \(reason)"
    switch (reply.status, reason) {
    case (410, _), (400, "BadDeviceToken"), (400, "DeviceTokenNotForTopic"): return .gone
    case (403, _):
      // Whatever is wrong with the key or its token, the device isn't to blame.
      self.token.withLock { kept in if kept?.text == token { kept = nil } }
      return reply.later(answer)
    case _ where reply.isPassing: return reply.later(answer)
    default: return .refused(reason: answer)
    }
  }

  private func bearer(at now: Timestamp) -> String? {
    token.withLock { kept in
      if let kept, (0..<Self.tokenSeconds).contains(now.seconds(since: kept.madeAt)) {
        return kept.text
      }
      let text = try? SignedClaims.token(signedBy: credentials.key, keyID: credentials.keyID) {
        json in
        json.key("iss")
        json.string(credentials.team)
        json.key("iat")
        json.integer(Int(now.milliseconds / 1_000))
      }
      kept = text.map { ($0, now) }
      return text
    }
  }

  private static func body(_ delivery: Delivery) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("aps")
      json.object { json in
        json.key("alert")
        json.object { json in
          json.key("title")
          json.string(delivery.content.title)
          json.key("body")
          json.string(delivery.content.body)
        }
        json.key("sound")
        json.string("default")
      }
      json.key("type")
      json.string("daily")
      json.key("date")
      json.string(delivery.date.description)
    }
    return json.bytes
  }

  /// The reason that Apple gives, if it is one of letters alone.
  private static func reason(_ body: [UInt8]) -> String {
    guard case .object(let members)? = JSONTree(body), case .text(let reason)? = members["reason"],
      reason.utf8.count <= 64, reason.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return "" }
    return reason
  }
}
