@_spi(FrontEnd) internal import Astrolabe
internal import CryptoExtras
package import Outbound
package import Store
internal import Synchronization

/// A service account, as its JSON file has it.
package struct ServiceAccount: Sendable {
  let project: String
  let email: String
  let tokenURL: String
  let keyID: String?
  let key: SignedClaims.Key

  /// Reads a file.
  ///
  /// - Throws: ``PushKeyError``.
  package init(file: [UInt8]) throws(PushKeyError) {
    guard case .object(let members)? = JSONTree(file),
      case .text(let project)? = members["project_id"],
      case .text(let email)? = members["client_email"],
      case .text(let tokenURL)? = members["token_uri"],
      case .text(let pem)? = members["private_key"],
      let key = try? _RSA.Signing.PrivateKey(pemRepresentation: pem)
    else {
      throw PushKeyError(
        description:
          "must be a service account's JSON with project_id, client_email, token_uri and private_key"
      )
    }
    let isName = project.utf8.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "0"..."9", "-", ":", ".": true
      default: false
      }
    }
    guard isName, !project.isEmpty else {
      throw PushKeyError(description: "must have a project_id of a to z, 0 to 9, - and .")
    }
    guard tokenURL.hasPrefix("https://") || tokenURL.hasPrefix("http://127.0.0.1:") else {
      throw PushKeyError(description: "must have a token_uri that begins with https://")
    }
    self.project = project
    self.email = email
    self.tokenURL = tokenURL
    self.key = .rs256(key)
    if case .text(let id)? = members["private_key_id"] { keyID = id } else { keyID = nil }
  }
}

/// Sends by Firebase Cloud Messaging, HTTP v1, as a service account.
package final class FirebaseChannel: NotificationChannel {
  /// Firebase.
  package let name = ChannelName.firebase
  private let client: OutboundClient
  private let url: String
  private let account: ServiceAccount
  private let access = Mutex<(token: String, until: Timestamp)?>(nil)

  /// Creates a channel.
  ///
  /// - Parameters:
  ///   - client: What calls.
  ///   - url: Where Firebase is, such as `https://fcm.googleapis.com`.
  ///   - account: What lets one send.
  package init(_ client: OutboundClient, url: String, _ account: ServiceAccount) {
    self.account = account
    self.client = client
    self.url = url
  }

  /// Sends one.
  package func send(_ delivery: Delivery, at now: Timestamp) async -> SendResult {
    let token: String
    switch await accessToken(at: now) {
    case .success(let known): token = known
    case .failure(let fault): return fault.result
    }
    let reply = try? await client.exchange(
      Self.body(delivery), to: "\(url)/v1/projects/\(account.project)/messages:send",
      headers: [("Authorization", "Bearer \(token)")])
    guard let reply else { return .later(reason: "no answer", afterSeconds: nil) }
    if reply.status == 200 { return .sent }
    let codes = Self.codes(reply.body)
    let answer = "status \(reply.status) \(codes.joined(separator: " "))"
    switch reply.status {
    case 404 where codes.contains("UNREGISTERED"): return .gone
    case 401, 403:
      access.withLock { kept in if kept?.token == token { kept = nil } }
      // A token of another project's app will never be one of this project's.
      return codes.contains("SENDER_ID_MISMATCH") ? .gone : reply.later(answer)
    case _ where reply.isPassing: return reply.later(answer)
    default: return .refused(reason: answer)
    }
  }

  private struct Fault: Error {
    let result: SendResult
  }

  /// The token that lets one send, asked for when the last one is about to run out.
  private func accessToken(at now: Timestamp) async -> Result<String, Fault> {
    if let kept = access.withLock({ $0 }), now < kept.until { return .success(kept.token) }
    let seconds = Int(now.milliseconds / 1_000)
    let assertion = try? SignedClaims.token(signedBy: account.key, keyID: account.keyID) { json in
      json.key("iss")
      json.string(account.email)
      json.key("scope")
      json.string("https://www.googleapis.com/auth/firebase.messaging")
      json.key("aud")
      json.string(account.tokenURL)
      json.key("iat")
      json.integer(seconds)
      json.key("exp")
      json.integer(seconds + 3_600)
    }
    guard let assertion else {
      return .failure(Fault(result: .later(reason: "the key doesn't sign", afterSeconds: nil)))
    }
    let grant = "urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer"
    let reply = try? await client.exchange(
      Array("grant_type=\(grant)&assertion=\(assertion)".utf8), to: account.tokenURL,
      type: "application/x-www-form-urlencoded")
    guard let reply else {
      return .failure(Fault(result: .later(reason: "no token: no answer", afterSeconds: nil)))
    }
    guard reply.status == 200, case .object(let members)? = JSONTree(reply.body),
      case .text(let token)? = members["access_token"],
      case .number(let digits)? = members["expires_in"], let lifetime = Int(digits)
    else {
      return .failure(Fault(result: reply.later("no token: status \(reply.status)")))
    }
    let until = now.adding(seconds: Int64(max(0, min(lifetime, 3_600) - 60)))
    access.withLock { $0 = (token, until) }
    return .success(token)
  }

  private static func body(_ delivery: Delivery) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("message")
      json.object { json in
        json.key("token")
        json.string(delivery.content.token)
        json.key("notification")
        json.object { json in
          json.key("title")
          json.string(delivery.content.title)
          json.key("body")
          json.string(delivery.content.body)
        }
        json.key("data")
        json.object { json in
          json.key("id")
          json.string(delivery.content.name)
          json.key("type")
          json.string("daily")
          json.key("date")
          json.string(delivery.date.description)
        }
        json.key("android")
        json.object { json in
          json.key("collapse_key")
          json.string("daily")
          json.key("ttl")
          json.string("\(Delivery.lifetimeInSeconds)s")
        }
      }
    }
    return json.bytes
  }

  /// The codes of an error: its status, and the code of each detail.
  private static func codes(_ body: [UInt8]) -> [String] {
    guard case .object(let members)? = JSONTree(body), case .object(let error)? = members["error"]
    else { return [] }
    var codes: [String] = []
    if case .text(let status)? = error["status"] { codes.append(status) }
    if case .array(let details)? = error["details"] {
      for detail in details {
        if case .object(let detail) = detail, case .text(let code)? = detail["errorCode"] {
          codes.append(code)
        }
      }
    }
    return codes.filter { code in
      code.utf8.count <= 64
        && code.unicodeScalars.allSatisfy { $0 == "_" || ("A"..."Z").contains($0) }
    }
  }
}
