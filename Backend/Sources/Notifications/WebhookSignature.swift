internal import Crypto
internal import Identity

/// How the server signs what it sends to an address of the operator's, the same for every webhook.
///
/// `Astrolabe-Signature` is `v1=` and the HMAC-SHA256, in hexadecimal digits, of the value of `Astrolabe-Timestamp`, a dot and
/// the body.
package struct WebhookSignature: Sendable {
  private let key: SymmetricKey

  /// Creates a signature by a secret that both sides have.
  package init(secret: String) { key = SymmetricKey(data: Array(secret.utf8)) }

  /// The headers of a body that is sent at a second since 1970.
  package func headers(
    of body: [UInt8], at second: Int64
  ) -> [(name: String, value: String)] {
    let code = HMAC<Crypto.SHA256>.authenticationCode(
      for: Array("\(second).".utf8) + body, using: key)
    return [
      ("Astrolabe-Timestamp", "\(second)"),
      ("Astrolabe-Signature", "v1=\(Hexadecimal.text(code))"),
    ]
  }
}
