internal import Notifications
internal import Outbound

extension Setting {
  /// How notifications are sent.
  static let notifications = [
    Self(
      key: "notify.webhook.url", standard: "",
      meaning: "an address that gets each notification that is due"),
    Self(
      key: "notify.webhook.secretFile", standard: "",
      meaning: "a file with the secret that signs what it gets, for its owner's eyes only"),
    Self(
      key: "notify.fcm.keyFile", standard: "",
      meaning: "a service account's JSON file, to send by Firebase, for its owner's eyes only"),
    Self(
      key: "notify.fcm.url", standard: "https://fcm.googleapis.com", meaning: "where Firebase is"),
    Self(
      key: "notify.apns.keyFile", standard: "",
      meaning: "a .p8 file of Apple's, to send by APNs, for its owner's eyes only"),
    Self(key: "notify.apns.keyId", standard: "", meaning: "the id of that key"),
    Self(key: "notify.apns.teamId", standard: "", meaning: "the id of the developer's team"),
    Self(key: "notify.apns.topic", standard: "", meaning: "the app's bundle id"),
    Self(
      key: "notify.apns.url", standard: "https://api.push.apple.com",
      meaning: "where Apple is; https://api.sandbox.push.apple.com for builds from Xcode"),
  ]
}

/// How notifications are sent, checked.
struct NotificationConfiguration: Sendable {
  private let webhook: (url: String, secret: String)?
  private let firebase: (url: String, account: ServiceAccount)?
  private let apple: (url: String, credentials: AppleCredentials)?

  init(_ settings: Settings) throws {
    if let url = try settings.address("notify.webhook.url") {
      guard let secret = try settings.secret("notify.webhook.secretFile") else {
        throw StartError("notify.webhook.url needs notify.webhook.secretFile; name a file")
      }
      webhook = (url, secret)
    } else {
      webhook = nil
    }
    firebase = try settings.secretFile("notify.fcm.keyFile").map { file in
      let url = try Self.needed("notify.fcm.url", settings)
      do throws(PushKeyError) {
        return (url, try ServiceAccount(file: file))
      } catch {
        throw StartError("notify.fcm.keyFile \(error)")
      }
    }
    apple = try settings.secretFile("notify.apns.keyFile").map { file in
      var texts: [String] = []
      for key in ["notify.apns.keyId", "notify.apns.teamId", "notify.apns.topic"] {
        guard !settings.text(key).isEmpty else {
          throw StartError("notify.apns.keyFile needs \(key); set it")
        }
        texts.append(settings.text(key))
      }
      let url = try Self.needed("notify.apns.url", settings)
      do throws(PushKeyError) {
        return (
          url,
          try AppleCredentials(
            key: String(decoding: file, as: UTF8.self), keyID: texts[0], team: texts[1],
            topic: texts[2])
        )
      } catch {
        throw StartError("notify.apns.keyFile \(error)")
      }
    }
  }

  private static func needed(_ key: String, _ settings: Settings) throws -> String {
    guard let url = try settings.address(key) else {
      throw StartError("\(key) is empty; write an address")
    }
    return url
  }

  /// Whether there is a way to send.
  var isOn: Bool { webhook != nil || firebase != nil || apple != nil }

  /// The ways to send.
  func channels(_ client: OutboundClient) -> [any NotificationChannel] {
    var channels: [any NotificationChannel] = []
    if let webhook {
      channels.append(WebhookChannel(client, url: webhook.url, secret: webhook.secret))
    }
    if let firebase {
      channels.append(FirebaseChannel(client, url: firebase.url, firebase.account))
    }
    if let apple {
      channels.append(AppleChannel(client, url: apple.url, apple.credentials))
    }
    return channels
  }
}
