#if PostgreSQL
package import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// Those who want notifications and are due, or whose next one isn't known.
  package func dueForNotification(
    at: Timestamp, limit: Int
  ) async throws(StoreError) -> [DuePerson] {
    try await transact { connection in
      try connection.query(
        """
        SELECT \(Columns.account), \(Columns.settings), \(Columns.profile), t.next_notification_at,
          ARRAY(SELECT token FROM devices d WHERE d.account = a.id ORDER BY token)
        FROM settings t JOIN accounts a ON a.id = t.account
        LEFT JOIN profiles p ON p.account = t.account
        WHERE t.notification_enabled = 1 AND coalesce(t.next_notification_at, 0) <= $1
        ORDER BY coalesce(t.next_notification_at, 0) LIMIT $2
        """, [.integer(at.milliseconds), .integer(limit)]
      ).map { row throws(StoreError) in
        let account = try Account(&row)
        let settings = try Settings(&row)
        let profile = try Profile(&row)
        return DuePerson(
          person: Person(
            account: account,
            session: Session(
              tokenHash: [], createdAt: account.createdAt, lastUsedAt: account.lastActiveAt,
              device: nil), profile: profile, settings: settings),
          dueAt: row.optionalInteger().map { Timestamp(milliseconds: $0) }, tokens: row.texts())
      }
    }
  }

  /// Keeps when the next notification is due, and what to send now.
  ///
  /// Of servers that plan for a person at the same time the first one does.
  package func plan(
    _ deliveries: [PlannedDelivery], for due: DuePerson, on date: CalendarDate, next: Timestamp
  ) async throws(StoreError) {
    let (account, settings) = (due.person.key, due.person.settings)
    try await transact { connection in
      let changed = try connection.query(
        """
        UPDATE settings SET next_notification_at = $1 WHERE account = $2 AND timezone = $3
          AND notification_time = $4 AND notification_enabled = 1
          AND next_notification_at IS NOT DISTINCT FROM $5::bigint
        """,
        [
          .integer(next.milliseconds), .integer(account.number), .text(settings.zone),
          .text(settings.notificationTime.hoursAndMinutes), .optional(due.dueAt?.milliseconds),
        ])
      guard changed.changedCount > 0, let dueAt = due.dueAt else { return }
      for delivery in deliveries {
        try connection.query(
          """
          INSERT INTO outbox (public_id, account, day, channel, token, title, body, due_at,
            next_at, attempts)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 0) ON CONFLICT DO NOTHING
          """,
          [
            .text(delivery.name), .integer(account.number), .text(date.description),
            .text(delivery.channel.rawValue), .text(delivery.token), .text(delivery.title),
            .text(delivery.body), .integer(dueAt.milliseconds),
          ])
      }
    }
  }

  /// For so many seconds a delivery is of the server that took it; then another may send it, under the same name.
  private static let leaseInSeconds = 30

  /// What waits to be sent by a channel, the oldest first; this server's for half a minute.
  package func waitingDeliveries(
    by channel: ChannelName, at: Timestamp, limit: Int
  ) async throws(StoreError) -> [Delivery] {
    try await transact { connection in
      try connection.query(
        """
        WITH waiting AS (
          SELECT o.id FROM outbox o JOIN settings t ON t.account = o.account
          WHERE o.channel = $1 AND o.next_at <= $2 AND t.notification_enabled = 1
            AND (o.leased_until IS NULL OR o.leased_until < now())
            AND (o.token = '' OR EXISTS (
              SELECT 1 FROM devices d WHERE d.token = o.token AND d.account = o.account))
          ORDER BY o.next_at, o.id LIMIT $3 FOR UPDATE OF o SKIP LOCKED),
        taken AS (
          UPDATE outbox o SET leased_until = now() + make_interval(secs => \(Self.leaseInSeconds))
          FROM waiting w WHERE o.id = w.id RETURNING o.*)
        SELECT o.id, a.public_id, o.day, o.due_at, o.attempts, o.public_id, o.token, o.title, o.body
        FROM taken o JOIN accounts a ON a.id = o.account ORDER BY o.next_at, o.id
        """, [.text(channel.rawValue), .integer(at.milliseconds), .integer(limit)]
      ).map { row throws(StoreError) in
        Delivery(
          number: row.integer(), accountName: row.text(), date: try row.day("day"),
          dueAt: row.instant(), attempts: row.number(),
          content: PlannedDelivery(
            name: row.text(), channel: channel, token: row.text(), title: row.text(),
            body: row.text()))
      }
    }
  }

  /// Keeps that a delivery has ended; a device that is gone is forgotten.
  package func end(
    _ delivery: Delivery, _ outcome: DeliveryOutcome, at: Timestamp
  ) async throws(StoreError) {
    try await transact { connection in
      try connection.query(
        """
        UPDATE outbox SET next_at = NULL, leased_until = NULL, attempts = $3 + 1, outcome = $1
        WHERE id = $2
        """,
        [.text(outcome.rawValue), .integer(delivery.number), .integer(delivery.attempts)])
      guard outcome == .gone, !delivery.content.token.isEmpty else { return }
      // One that was registered again since is there again.
      try connection.query(
        "DELETE FROM devices WHERE token = $1 AND added_at <= $2",
        [.text(delivery.content.token), .integer(at.milliseconds)])
    }
  }

  /// Keeps that a delivery failed and is tried again.
  package func postpone(_ delivery: Delivery, until: Timestamp) async throws(StoreError) {
    try await transact { connection in
      try connection.query(
        "UPDATE outbox SET next_at = $1, leased_until = NULL, attempts = $3 + 1 WHERE id = $2",
        [
          .integer(until.milliseconds), .integer(delivery.number), .integer(delivery.attempts),
        ])
      return
    }
  }
}

#endif
