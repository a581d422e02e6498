package import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Those who want notifications and are due, or whose next one isn't known.
  package func dueForNotification(
    at: Timestamp, limit: Int
  ) async throws(StoreError) -> [DuePerson] {
    try await read { db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT t.*, a.public_id, a.kind, a.created_at AS account_created_at, a.last_active_at,
              p.name, p.email, p.birth_date, p.birth_time, p.birth_timezone, p.birth_lat,
              p.birth_lon, p.birth_city, p.birth_country, p.birth_version,
              p.created_at AS profile_created_at, p.updated_at
            FROM settings t JOIN accounts a ON a.id = t.account
            LEFT JOIN profiles p ON p.account = t.account
            WHERE t.notification_enabled = 1 AND ifnull(t.next_notification_at, 0) <= ?
            ORDER BY ifnull(t.next_notification_at, 0) LIMIT ?
            """), arguments: [at.milliseconds, limit])
      return try rows.map { try Self.due($0, in: db) }
    }
  }

  private static func due(_ row: Row, in db: Database) throws -> DuePerson {
    guard let kind = AccountKind(rawValue: row["kind"]) else { throw row.damaged("kind") }
    let key = AccountKey(number: row["account"])
    let createdAt = row.timestamp("account_created_at")
    let lastActiveAt = row.timestamp("last_active_at")
    let dueAt: Int64? = row["next_notification_at"]
    let tokens = try String.fetchAll(
      db.cachedStatement(sql: "SELECT token FROM devices WHERE account = ? ORDER BY token"),
      arguments: [key.number])
    return DuePerson(
      person: Person(
        account: Account(
          key: key, name: row["public_id"], kind: kind, createdAt: createdAt,
          lastActiveAt: lastActiveAt),
        session: Session(
          tokenHash: [], createdAt: createdAt, lastUsedAt: lastActiveAt, device: nil),
        profile: try Profile(row), settings: try Settings(row)),
      dueAt: dueAt.map { Timestamp(milliseconds: $0) }, tokens: tokens)
  }

  /// Keeps when the next notification is due, and what to send now.
  package func plan(
    _ deliveries: [PlannedDelivery], for due: DuePerson, on date: CalendarDate, next: Timestamp
  ) async throws(StoreError) {
    let (account, settings) = (due.person.key, due.person.settings)
    try await write { db in
      try db.cachedStatement(
        sql: """
          UPDATE settings SET next_notification_at = ? WHERE account = ? AND timezone = ?
            AND notification_time = ? AND notification_enabled = 1 AND next_notification_at IS ?
          """
      ).execute(arguments: [
        next.milliseconds, account.number, settings.zone,
        settings.notificationTime.hoursAndMinutes, due.dueAt?.milliseconds,
      ])
      guard db.changesCount > 0, let dueAt = due.dueAt else { return }
      for delivery in deliveries {
        try db.cachedStatement(
          sql: """
            INSERT OR IGNORE INTO outbox (public_id, account, day, channel, token, title, body,
              due_at, next_at, attempts)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
            """
        ).execute(arguments: [
          delivery.name, account.number, date.description, delivery.channel.rawValue,
          delivery.token, delivery.title, delivery.body, dueAt.milliseconds, dueAt.milliseconds,
        ])
      }
    }
  }

  /// What waits to be sent by a channel, the oldest first.
  package func waitingDeliveries(
    by channel: ChannelName, at: Timestamp, limit: Int
  ) async throws(StoreError) -> [Delivery] {
    try await read { db in
      try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT o.*, a.public_id AS account_name FROM outbox o
            JOIN accounts a ON a.id = o.account JOIN settings t ON t.account = o.account
            WHERE o.channel = ? AND o.next_at <= ? AND t.notification_enabled = 1
              AND (o.token = '' OR EXISTS (
                SELECT 1 FROM devices d WHERE d.token = o.token AND d.account = o.account))
            ORDER BY o.next_at, o.id LIMIT ?
            """), arguments: [channel.rawValue, at.milliseconds, limit]
      ).map { row in
        Delivery(
          number: row["id"], accountName: row["account_name"], date: try row.date("day"),
          dueAt: row.timestamp("due_at"), attempts: row["attempts"],
          content: PlannedDelivery(
            name: row["public_id"], channel: channel, token: row["token"], title: row["title"],
            body: row["body"]))
      }
    }
  }

  /// Keeps that a delivery has ended; a device that is gone is forgotten.
  package func end(
    _ delivery: Delivery, _ outcome: DeliveryOutcome, at: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      try db.cachedStatement(
        sql: "UPDATE outbox SET next_at = NULL, attempts = attempts + 1, outcome = ? WHERE id = ?"
      ).execute(arguments: [outcome.rawValue, delivery.number])
      guard outcome == .gone, !delivery.content.token.isEmpty else { return }
      // One that was registered again since is there again.
      try db.execute(
        sql: "DELETE FROM devices WHERE token = ? AND added_at <= ?",
        arguments: [delivery.content.token, at.milliseconds])
    }
  }

  /// Keeps that a delivery failed and is tried again.
  package func postpone(_ delivery: Delivery, until: Timestamp) async throws(StoreError) {
    try await write { db in
      try db.cachedStatement(
        sql: "UPDATE outbox SET next_at = ?, attempts = attempts + 1 WHERE id = ?"
      ).execute(arguments: [until.milliseconds, delivery.number])
    }
  }

  /// Deletes what was due some days ago.
  static func sweepOutbox(at: Timestamp, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM outbox WHERE due_at < ?",
      arguments: [at.adding(seconds: Int64(-86_400 * Delivery.keptDays)).milliseconds])
  }
}
