internal import Logging
internal import Metrics
internal import Notifications
internal import Outbound
internal import Service
internal import ServiceLifecycle
internal import Store

/// Looks twice a minute for notifications that are due, and sends them.
struct Notifier: ServiceLifecycle.Service {
  let backend: Backend
  let configuration: NotificationConfiguration
  let logger: Logger

  private static let distance = Duration.seconds(30)

  func run() async throws {
    let client = OutboundClient()
    let courier = Courier(
      store: backend.store, channels: configuration.channels(client)
    ) { [logger] event in
      switch event {
      case .ended(let channel, let outcome):
        Counter(
          label: "astrolabe_notifications_total",
          dimensions: [("channel", channel.rawValue), ("outcome", outcome.rawValue)]
        ).increment()
      case .failed(let channel, let reason):
        logger.warning(
          "a notification was not taken",
          metadata: ["channel": "\(channel.rawValue)", "reason": "\(reason)"])
      }
    }
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do {
          _ = try await backend.planNotifications(at: .now, on: courier.channelNames)
          try await courier.deliver(at: .now)
        } catch {
          logger.warning("notifications have to wait", metadata: ["reason": "\(error)"])
        }
        try? await Task.sleep(for: Self.distance)
      }
    }
    await client.close()
  }
}
