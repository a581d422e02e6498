package import Astrolabe
internal import GRDB
package import Store

extension SQLiteStore {
  /// Takes one of a day's quota, in one statement.
  package func takeQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate, limit: Int
  ) async throws(StoreError) -> Int? {
    guard limit > 0 else { return nil }
    return try await write { db in
      try Int.fetchOne(
        db.cachedStatement(
          sql: """
            INSERT INTO quotas (account, kind, day, used) VALUES (?, ?, ?, 1)
            ON CONFLICT (account, kind, day) DO UPDATE SET used = used + 1 WHERE used < ?
            RETURNING used
            """), arguments: [account.number, kind.rawValue, day.description, limit])
    }
  }

  /// Gives one of a day's quota back.
  package func giveBackQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError) {
    try await write { db in
      try db.cachedStatement(
        sql: """
          UPDATE quotas SET used = used - 1 WHERE account = ? AND kind = ? AND day = ? AND used > 0
          """
      ).execute(arguments: [account.number, kind.rawValue, day.description])
    }
  }

  /// How many of a day's quota are used.
  package func usedQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError) -> Int {
    try await readOnce { db in
      try Int.fetchOne(
        db.cachedStatement(
          sql: "SELECT used FROM quotas WHERE account = ? AND kind = ? AND day = ?"),
        arguments: [account.number, kind.rawValue, day.description]) ?? 0
    }
  }

  /// Days of a quota are kept this long, so that a clock that was set wrong for some days gives none twice.
  private static let quotaLifetimeInDays = 40

  /// Deletes moods that are older than their owner keeps them, and quotas of days long gone.
  static func sweepMoodsAndQuotas(at: Timestamp, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM quotas WHERE day < ?",
      arguments: [at.utcDate.advanced(byDays: -quotaLifetimeInDays).description])
    try db.execute(
      sql: """
        DELETE FROM moods WHERE at < ? - 86400000 * (
          SELECT data_retention_days FROM settings WHERE settings.account = moods.account)
        """, arguments: [at.milliseconds])
  }
}
