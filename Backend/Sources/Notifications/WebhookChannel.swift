@_spi(FrontEnd) internal import Astrolabe
package import Outbound
package import Store

/// Posts notifications to an address of the operator's, signed by ``WebhookSignature``.
package struct WebhookChannel: NotificationChannel {
  /// The webhook.
  package let name = ChannelName.webhook
  private let client: OutboundClient
  private let url: String
  private let signature: WebhookSignature

  /// Creates a channel.
  package init(_ client: OutboundClient, url: String, secret: String) {
    self.client = client
    self.url = url
    signature = WebhookSignature(secret: secret)
  }

  /// Sends one.
  package func send(_ delivery: Delivery, at now: Timestamp) async -> SendResult {
    let body = Self.body(delivery)
    let reply = try? await client.exchange(
      body, to: url, headers: signature.headers(of: body, at: now.milliseconds / 1_000))
    guard let reply else { return .later(reason: "no answer", afterSeconds: nil) }
    switch reply.status {
    case 200..<300: return .sent
    case 410: return .refused(reason: "status 410")
    // The operator may mend what is wrong with the address.
    default: return reply.later("status \(reply.status)")
    }
  }

  private static func body(_ delivery: Delivery) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("id")
      json.string(delivery.content.name)
      json.key("type")
      json.string("daily")
      json.key("user_id")
      json.string(delivery.accountName)
      json.key("date")
      json.string(delivery.date.description)
      json.key("title")
      json.string(delivery.content.title)
      json.key("body")
      json.string(delivery.content.body)
      json.key("due_at")
      json.string(delivery.dueAt.iso8601)
    }
    return json.bytes
  }
}
