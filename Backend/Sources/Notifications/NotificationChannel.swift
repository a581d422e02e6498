internal import Outbound
package import Store

/// Sends notifications one way.
package protocol NotificationChannel: Sendable {
  /// Which way.
  var name: ChannelName { get }
  /// Sends one.
  ///
  /// - Parameters:
  ///   - delivery: What is sent.
  ///   - now: The time, for signatures.
  /// - Returns: What became of it.
  func send(_ delivery: Delivery, at now: Timestamp) async -> SendResult
}

/// What became of an attempt to send.
package enum SendResult: Sendable, Hashable {
  /// It was taken.
  case sent
  /// The device doesn't exist any more.
  case gone
  /// It will never be taken; why, for the log.
  case refused(reason: String)
  /// It may be taken later; why, and in how many seconds at the earliest, if the receiver said so.
  case later(reason: String, afterSeconds: Int?)
}

/// What an operator should know of notifications.
package enum CourierEvent: Sendable, Hashable {
  /// A delivery ended.
  case ended(ChannelName, DeliveryOutcome)
  /// An attempt failed; why, without a token or a word of the message.
  case failed(ChannelName, reason: String)
}

extension OutboundClient.Reply {
  /// A reply that is worth another attempt.
  func later(_ reason: String) -> SendResult {
    .later(reason: reason, afterSeconds: retryAfterSeconds.map { max(0, $0) })
  }

  /// Whether the other side is busy or broken rather than unwilling.
  var isPassing: Bool { status == 408 || status == 429 || status >= 500 }
}
