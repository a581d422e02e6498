package import Astrolabe

/// A way to send notifications.
package enum ChannelName: String, Sendable, Hashable, CaseIterable {
  /// An address of the operator's.
  case webhook
  /// Firebase Cloud Messaging.
  case firebase
  /// Apple Push Notification service.
  case apple

  /// The channel that knows a device by its token.
  ///
  /// Apple's tokens are hexadecimal digits; Firebase's have other letters, too.
  package init(token: String) {
    let isApple =
      token.utf8.count >= 64 && token.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit)
    self = isApple ? .apple : .firebase
  }
}

/// A notification that is due, before it is sent.
package struct PlannedDelivery: Sendable, Hashable {
  /// The name that receivers know it by: sent twice, it has the same.
  package let name: String
  /// How it is sent.
  package let channel: ChannelName
  /// The device; empty for a webhook.
  package let token: String
  /// The first line.
  package let title: String
  /// What it says.
  package let body: String

  /// Creates a delivery.
  package init(name: String, channel: ChannelName, token: String, title: String, body: String) {
    self.name = name
    self.channel = channel
    self.token = token
    self.title = title
    self.body = body
  }
}

/// A notification that waits to be sent.
package struct Delivery: Sendable, Hashable {
  /// The row's number.
  package let number: Int64
  /// The name of the account that clients know.
  package let accountName: String
  /// The day that it is about.
  package let date: CalendarDate
  /// When it was due.
  package let dueAt: Timestamp
  /// How often it was tried.
  package let attempts: Int
  /// What is sent.
  package let content: PlannedDelivery

  /// How long it is tried after it was due.
  package static let lifetimeInSeconds: Int64 = 86_400
  /// For how many days it is kept.
  package static let keptDays = 3

  /// Creates a delivery.
  package init(
    number: Int64, accountName: String, date: CalendarDate, dueAt: Timestamp, attempts: Int,
    content: PlannedDelivery
  ) {
    self.number = number
    self.accountName = accountName
    self.date = date
    self.dueAt = dueAt
    self.attempts = attempts
    self.content = content
  }

  /// When it is tried again after a failure; nil if that is too late.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - wish: The seconds that the receiver asked for; nil if it didn't.
  /// - Returns: The time.
  package func nextAttempt(at now: Timestamp, wish: Int?) -> Timestamp? {
    // One minute, two, four and so on, up to four hours.
    let seconds = max(Int64(60) << min(attempts, 8), Int64(min(wish ?? 0, 86_400)))
    let next = now.adding(seconds: min(seconds, max(14_400, Int64(min(wish ?? 0, 86_400)))))
    return next <= dueAt.adding(seconds: Self.lifetimeInSeconds) ? next : nil
  }
}

/// A notification as it is kept, sent or not.
package struct KeptDelivery: Sendable, Hashable {
  /// The day that it is about.
  package let date: CalendarDate
  /// When it was due.
  package let dueAt: Timestamp
  /// How often it was tried.
  package let attempts: Int
  /// How it ended; nil while it waits.
  package let outcome: DeliveryOutcome?
  /// What is sent.
  package let content: PlannedDelivery

  /// Creates a notification.
  package init(
    date: CalendarDate, dueAt: Timestamp, attempts: Int, outcome: DeliveryOutcome?,
    content: PlannedDelivery
  ) {
    self.date = date
    self.dueAt = dueAt
    self.attempts = attempts
    self.outcome = outcome
    self.content = content
  }
}

/// How a delivery ended.
package enum DeliveryOutcome: String, Sendable, Hashable {
  /// It was taken.
  case sent
  /// The device is gone, and is forgotten.
  case gone
  /// It was refused for good.
  case refused
  /// It was tried for too long.
  case late
}

/// Somebody whose notification is due, or whose next one isn't known.
package struct DuePerson: Sendable {
  /// Who.
  package let person: Person
  /// When it is due; nil if that isn't known.
  package let dueAt: Timestamp?
  /// The tokens of their devices.
  package let tokens: [String]

  /// Creates a person.
  package init(person: Person, dueAt: Timestamp?, tokens: [String]) {
    self.person = person
    self.dueAt = dueAt
    self.tokens = tokens
  }
}

/// What is kept of notifications.
package protocol NotificationStore: Sendable {
  /// Those who want notifications and are due, or whose next one isn't known.
  func dueForNotification(at: Timestamp, limit: Int) async throws(StoreError) -> [DuePerson]
  /// Keeps when the next notification is due, and what to send now, in one transaction; keeps nothing if the person's
  /// settings have changed since. What was planned for the day before isn't planned again.
  func plan(
    _ deliveries: [PlannedDelivery], for due: DuePerson, on date: CalendarDate, next: Timestamp
  ) async throws(StoreError)
  /// What waits to be sent by a channel, the oldest first; not what the person or the device doesn't want any more.
  func waitingDeliveries(
    by channel: ChannelName, at: Timestamp, limit: Int
  ) async throws(StoreError) -> [Delivery]
  /// Keeps that a delivery has ended; a device that is gone is forgotten.
  func end(
    _ delivery: Delivery, _ outcome: DeliveryOutcome, at: Timestamp
  ) async throws(StoreError)
  /// Keeps that a delivery failed and is tried again.
  func postpone(_ delivery: Delivery, until: Timestamp) async throws(StoreError)
}
