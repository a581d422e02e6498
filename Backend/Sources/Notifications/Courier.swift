package import Store

/// Sends what waits in the outbox.
package struct Courier: Sendable {
  private let store: any NotificationStore
  private let channels: [any NotificationChannel]
  private let note: @Sendable (CourierEvent) -> Void

  /// How many are sent at a time by each channel.
  private static let mostAtOnce = 16

  /// Creates a courier.
  ///
  /// - Parameters:
  ///   - store: The store with the outbox.
  ///   - channels: The ways to send, at most one of each name.
  ///   - note: Receives what an operator should know.
  package init(
    store: any NotificationStore, channels: [any NotificationChannel],
    note: @escaping @Sendable (CourierEvent) -> Void
  ) {
    self.store = store
    self.channels = channels
    self.note = note
  }

  /// The ways that it sends by.
  package var channelNames: Set<ChannelName> { Set(channels.map(\.name)) }

  /// Sends all that waits; leaves a channel alone until the next time if it gets nothing through.
  ///
  /// What is sent when the process ends may be sent again, under the same name.
  package func deliver(at now: Timestamp) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for channel in channels {
        group.addTask { try await deliver(by: channel, at: now) }
      }
      try await group.waitForAll()
    }
  }

  private func deliver(by channel: any NotificationChannel, at now: Timestamp) async throws {
    while !Task.isCancelled {
      let waiting = try await store.waitingDeliveries(
        by: channel.name, at: now, limit: Self.mostAtOnce)
      guard !waiting.isEmpty else { return }
      let count = try await withThrowingTaskGroup(of: Bool.self) { group in
        for delivery in waiting {
          group.addTask { try await attempt(delivery, by: channel, at: now) }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      if count == 0 { return }
    }
  }

  /// Tries once; whether the receiver answered for good.
  private func attempt(
    _ delivery: Delivery, by channel: any NotificationChannel, at now: Timestamp
  ) async throws -> Bool {
    let result = await channel.send(delivery, at: now)
    // What was cut off by the end of the process is as if it hadn't been tried.
    if case .later = result, Task.isCancelled { return false }
    switch result {
    case .sent: try await end(delivery, .sent, at: now)
    case .gone: try await end(delivery, .gone, at: now)
    case .refused(let reason):
      note(.failed(channel.name, reason: reason))
      try await end(delivery, .refused, at: now)
    case .later(let reason, let seconds):
      note(.failed(channel.name, reason: reason))
      if let next = delivery.nextAttempt(at: now, wish: seconds) {
        try await store.postpone(delivery, until: next)
      } else {
        try await end(delivery, .late, at: now)
      }
      return false
    }
    return true
  }

  private func end(
    _ delivery: Delivery, _ outcome: DeliveryOutcome, at now: Timestamp
  ) async throws {
    try await store.end(delivery, outcome, at: now)
    note(.ended(delivery.content.channel, outcome))
  }
}
