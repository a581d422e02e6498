package import Astrolabe
internal import Crypto
internal import Identity
package import Store

extension Backend {
  /// How many people are planned for with one look into the store.
  private static let batchSize = 200
  /// A notification that is later than this isn't sent: its hour has passed.
  private static let latestSeconds = 6.0 * 3_600
  /// A model writes for those who were here so many seconds ago at most.
  private static let recentSeconds = 3.0 * 86_400

  /// Puts what is due into the outbox, and keeps when each person is due next.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - channels: The channels that there are.
  /// - Returns: How many notifications were put there.
  /// - Throws: ``StoreError``.
  package func planNotifications(
    at now: Timestamp, on channels: Set<ChannelName>
  ) async throws -> Int {
    var count = 0
    while !Task.isCancelled {
      let due = try await store.dueForNotification(at: now, limit: Self.batchSize)
      for due in due { count += try await plan(due, at: now, on: channels) }
      // Who is planned for the first time may be due this minute.
      if due.isEmpty { break }
    }
    return count
  }

  private func plan(
    _ due: DuePerson, at now: Timestamp, on channels: Set<ChannelName>
  ) async throws -> Int {
    let settings = due.person.settings
    // A zone that the system's table has lost is no reason to wake anybody every minute.
    let zone = (try? engine.zone(settings.zone)) ?? .utc
    let date = zone.clock(at: JulianDay(secondsSince1970: Int(now.milliseconds / 1_000))).date
    var deliveries: [PlannedDelivery] = []
    if let dueAt = due.dueAt, now.seconds(since: dueAt) <= Self.latestSeconds {
      deliveries = try await self.deliveries(for: due, on: date, at: now, by: channels)
    }
    // For one whose time isn't known the minute that has just begun counts, too.
    let after = due.dueAt == nil ? now.adding(seconds: -60) : now
    let next = Self.next(after: after, at: settings.notificationTime, in: zone)
    try await store.plan(deliveries, for: due, on: date, next: next)
    return deliveries.count
  }

  private func deliveries(
    for due: DuePerson, on date: CalendarDate, at now: Timestamp, by channels: Set<ChannelName>
  ) async throws -> [PlannedDelivery] {
    var targets: [(channel: ChannelName, token: String)] = []
    if channels.contains(.webhook) { targets.append((.webhook, "")) }
    for token in due.tokens where channels.contains(ChannelName(token: token)) {
      targets.append((ChannelName(token: token), token))
    }
    guard !targets.isEmpty else { return [] }
    let message = await message(for: due.person, on: date, at: now)
    return targets.map { target in
      PlannedDelivery(
        name: RandomText.notificationName(), channel: target.channel, token: target.token,
        title: message.title, body: message.body)
    }
  }

  /// The message for a person: the headline of their day, or a quote if there is no profile.
  private func message(
    for person: Person, on date: CalendarDate, at now: Timestamp
  ) async -> NotificationMessage {
    let language = person.settings.language
    if person.profile != nil {
      do {
        return NotificationMessage(
          headline: try await headline(for: person, on: date, at: now), language: language)
      } catch {
        note(.notificationWithoutHeadline(reason: "\(type(of: error))"))
      }
    }
    let seed = SHA256.hash(data: Array("\(person.account.name) \(date)".utf8))
    let quotes = quoteBook.quotes.isEmpty ? QuoteBook.builtIn.quotes : quoteBook.quotes
    let place = seed.prefix(4).reduce(0) { $0 << 8 | Int($1) } % quotes.count
    return NotificationMessage(quote: quotes[place].text, language: language)
  }

  /// The headline of the day's reading, which is made as if the person had asked for it, so that it is the same later.
  private func headline(
    for person: Person, on date: CalendarDate, at now: Timestamp
  ) async throws -> String {
    var settings = person.settings
    // Nobody pays for a model's words to somebody who doesn't come any more.
    if now.seconds(since: person.account.lastActiveAt) > Self.recentSeconds {
      settings.allowsModel = false
    }
    let reader = Person(
      account: person.account, session: person.session, profile: person.profile,
      settings: settings)
    _ = try await reading(on: date, of: reader, at: now)
    guard let record = try await store.reading(.daily, of: person.key, on: date) else {
      throw Refusal(.unavailable, "")
    }
    return record.headline
  }

  /// The first time after an instant at which clocks show a time of day.
  ///
  /// A time that clocks leave out comes as much later as they jump; one that they show twice comes once.
  package static func next(
    after instant: Timestamp, at time: TimeOfDay, in zone: CivilZone
  ) -> Timestamp {
    let second = Int(instant.milliseconds / 1_000)
    let date = zone.clock(at: JulianDay(secondsSince1970: second)).date
    for days in 0...2 {
      let moment = zone.civilMoment(date.advanced(byDays: days), time)
      let next = Timestamp(milliseconds: Int64(moment.secondsSince1970) * 1_000)
      if next > instant { return next }
    }
    return instant.adding(seconds: 86_400)
  }
}
