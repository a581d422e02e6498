@_spi(FrontEnd) internal import Astrolabe
internal import Notifications
internal import Outbound
internal import Service
internal import Store

/// An address of the operator's that is sent JSON, signed.
struct Webhook: Sendable {
  let url: String
  let key: String
  let client: OutboundClient

  /// So often something is tried to be sent.
  private static let tries = 3

  /// Sends a document; a second and a third time if the address does not take it.
  func send(_ document: some JSONWritable) async throws {
    let body = Array(JSONWriter.text(document).utf8)
    for number in 1...Self.tries {
      do throws(OutboundClient.Fault) {
        let second = Timestamp.now.milliseconds / 1_000
        return try await client.post(
          body, to: url,
          headers: WebhookSignature(secret: key).headers(of: body, at: second))
      } catch {
        guard number < Self.tries else { throw error }
      }
      try await Task.sleep(for: .seconds(number * number))
    }
  }
}

/// The message that asks for a password reset.
struct ResetMailDocument: JSONWritable {
  let mail: ResetMail

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.string("password_reset")
      json.key("email")
      json.string(mail.email)
      json.key("language")
      json.string(mail.language)
      json.key("token")
      json.string(mail.token)
      json.key("link")
      json.optional(mail.link) { $0.string($1) }
      json.key("expires_at")
      json.string(mail.expiresAt.iso8601)
    }
  }
}
