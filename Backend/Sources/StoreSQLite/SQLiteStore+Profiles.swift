internal import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Makes or changes a profile; a birth or a situation that differs counts its version on.
  package func setProfile(
    _ statement: ProfileStatement, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    let birth = statement.birth
    defer { forget(account) }
    return try await write(once, of: account) { db in
      // `IS` finds two nulls equal.
      try db.cachedStatement(
        sql: """
          INSERT INTO profiles (account, name, email, birth_date, birth_time, birth_timezone,
            birth_lat, birth_lon, birth_city, birth_country, birth_clocks, situation, birth_version,
            created_at, updated_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
          ON CONFLICT (account) DO UPDATE SET
            birth_version = birth_version + NOT (birth_date IS excluded.birth_date
              AND birth_time IS excluded.birth_time
              AND birth_timezone IS excluded.birth_timezone
              AND birth_lat IS excluded.birth_lat AND birth_lon IS excluded.birth_lon
              AND birth_clocks IS excluded.birth_clocks AND situation IS excluded.situation),
            name = excluded.name, email = excluded.email, birth_date = excluded.birth_date,
            birth_time = excluded.birth_time, birth_timezone = excluded.birth_timezone,
            birth_lat = excluded.birth_lat, birth_lon = excluded.birth_lon,
            birth_city = excluded.birth_city, birth_country = excluded.birth_country,
            birth_clocks = excluded.birth_clocks, situation = excluded.situation,
            updated_at = excluded.updated_at
          """
      ).execute(arguments: [
        account.number, statement.name, statement.email, birth.date.description,
        birth.time?.hoursAndMinutes, birth.zone, birth.latitude, birth.longitude, birth.city,
        birth.country, birth.clocks.text, statement.situation.text, at.milliseconds,
        at.milliseconds,
      ])
      try db.execute(
        sql: "UPDATE accounts SET last_active_at = max(last_active_at, ?) WHERE id = ?",
        arguments: [at.milliseconds, account.number])
    }
  }

  /// Keeps settings.
  package func setSettings(
    _ settings: Settings, of account: AccountKey
  ) async throws(StoreError) {
    defer { forget(account) }
    try await write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO settings (account, timezone, language, notification_enabled,
            notification_time, data_retention_days, allow_model, allow_analytics)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          account.number, settings.zone, settings.language, settings.wantsNotification,
          settings.notificationTime.hoursAndMinutes, settings.retentionInDays,
          settings.allowsModel, settings.allowsAnalytics,
        ])
    }
  }

  /// Keeps the token of a device, in the place of its owner before.
  package func addDevice(
    _ device: Device, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(once, of: account) { db in
      // A session that isn't kept, such as one of an issuer's token, can't end here.
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO devices (token, account, platform, added_at, session)
          VALUES (?, ?, ?, ?, (SELECT token_hash FROM sessions WHERE token_hash = ?))
          """,
        arguments: [
          device.token, account.number, device.platform, at.milliseconds,
          device.session.map { Data($0) },
        ])
      try db.execute(
        sql: """
          DELETE FROM devices WHERE account = ?1 AND token NOT IN (
            SELECT token FROM devices WHERE account = ?1 ORDER BY added_at DESC, token LIMIT ?2)
          """, arguments: [account.number, Device.most])
    }
  }

  /// Does a write once: its answer is kept in the transaction of its effect.
  func write(
    _ once: Once?, of account: AccountKey, _ effect: @escaping @Sendable (Database) throws -> Void
  ) async throws(StoreError) -> WriteOutcome {
    try await writeWhereThere(once, of: account) { db in
      try effect(db)
      return true
    }
  }

  /// The same of an effect that says whether there is anything to have it on; where there isn't, no words are kept.
  func writeWhereThere(
    _ once: Once?, of account: AccountKey, _ effect: @escaping @Sendable (Database) throws -> Bool
  ) async throws(StoreError) -> WriteOutcome {
    try await write { db in
      guard let once else {
        _ = try effect(db)
        return .done
      }
      let before = try Self.outcome(
        ofKey: once.key, requestHash: once.requestHash, of: account, at: once.at, in: db)
      if let before { return before }
      let isThere = try effect(db)
      try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO answered (account, key, request_hash, status, answer, at)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.number, once.key, Data(once.requestHash),
        isThere ? once.answer.status : KeptAnswer.goneStatus,
        isThere ? Data(once.answer.body) : Data(), once.at.milliseconds,
      ])
      return .done
    }
  }

  /// What became of a write with a key; nil if none was done with it within a day.
  package func outcome(
    ofKey key: String, requestHash: [UInt8], of account: AccountKey, at: Timestamp
  ) async throws(StoreError) -> WriteOutcome? {
    try await readOnce { db in
      try Self.outcome(ofKey: key, requestHash: requestHash, of: account, at: at, in: db)
    }
  }

  private static func outcome(
    ofKey key: String, requestHash: [UInt8], of account: AccountKey, at: Timestamp,
    in db: Database
  ) throws -> WriteOutcome? {
    let oldest = at.adding(seconds: -Once.lifetimeInSeconds)
    let kept = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT request_hash, status, answer FROM answered
          WHERE account = ? AND key = ? AND at > ?
          """), arguments: [account.number, key, oldest.milliseconds])
    guard let kept else { return nil }
    guard kept.bytes("request_hash") == requestHash else { return .keyIsTaken }
    return KeptAnswer(status: kept["status"], body: kept.bytes("answer")).outcome
  }

  /// Keeps the answer to a write that is done already.
  package func keepAnswer(
    _ once: Once, of account: AccountKey
  ) async throws(StoreError) -> WriteOutcome {
    try await write(once, of: account) { _ in }
  }

  /// Takes the words out of the answers that are kept of something deleted; their keys stay taken for their day.
  ///
  /// - Parameters:
  ///   - name: The random name of what is deleted, which stands in each answer about it.
  ///   - account: Whose answers.
  ///   - db: The store.
  /// - Throws: An error of the database.
  static func forgetAnswers(
    naming name: String, of account: AccountKey, in db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        UPDATE answered SET status = ?, answer = x'' WHERE account = ? AND instr(answer, ?) > 0
        """
    ).execute(arguments: [KeptAnswer.goneStatus, account.number, Data(name.utf8)])
  }
}
