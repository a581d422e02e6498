internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Makes a guest with a session.
  package func addGuest(
    named name: String, session: Session
  ) async throws(StoreError) -> Account {
    let at = session.createdAt
    let number = try await write { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO accounts (public_id, kind, created_at, last_active_at)
          VALUES (?, 'guest', ?, ?)
          """
      ).execute(arguments: [name, at.milliseconds, at.milliseconds])
      let number = db.lastInsertedRowID
      try Self.insert(session, of: number, in: db)
      return number
    }
    return Account(
      key: AccountKey(number: number), name: name, kind: .guest, createdAt: at, lastActiveAt: at)
  }

  /// Who shows a token of this hash; nothing for none.
  package func person(tokenHash: [UInt8]) async throws(StoreError) -> Person? {
    if let person = people.value(tokenHash) { return person }
    let mark = people.mark
    let person = try await readPerson(tokenHash)
    if let person { people.keep(person, as: tokenHash, if: mark) }
    return person
  }

  private func readPerson(_ tokenHash: [UInt8]) async throws(StoreError) -> Person? {
    try await read { db in
      let statement = try db.cachedStatement(sql: Self.person(where: "s.token_hash = ?"))
      guard let row = try Row.fetchOne(statement, arguments: [Data(tokenHash)]) else { return nil }
      return Person(
        account: try Account(row), session: Session(row), profile: try Profile(row),
        settings: try Settings(row))
    }
  }

  /// The query for all of a person that a request needs.
  static func person(where condition: String) -> String {
    """
    SELECT s.token_hash, s.created_at AS session_created_at, s.last_used_at, s.device,
      a.id, a.public_id, a.kind, a.created_at AS account_created_at, a.last_active_at,
      a.email AS sign_in_email, a.display_name, p.name, p.email, p.birth_date, p.birth_time,
      p.birth_timezone, p.birth_lat, p.birth_lon, p.birth_city, p.birth_country, p.birth_version,
      p.birth_clocks, p.situation,
      p.created_at AS profile_created_at, p.updated_at,
      t.timezone, t.language, t.notification_enabled, t.notification_time,
      t.data_retention_days, t.allow_model, t.allow_analytics
    FROM accounts a LEFT JOIN sessions s ON s.account = a.id
    LEFT JOIN profiles p ON p.account = a.id LEFT JOIN settings t ON t.account = a.id
    WHERE \(condition)
    """
  }

  /// Notes that a session was used.
  package func touch(
    _ session: Session, of account: AccountKey, at: Timestamp
  ) async throws(StoreError) {
    defer { forget(account) }
    try await write { db in
      try db.execute(
        sql: "UPDATE sessions SET last_used_at = ? WHERE token_hash = ? AND account = ?",
        arguments: [at.milliseconds, Data(session.tokenHash), account.number])
      try db.execute(
        sql: "UPDATE accounts SET last_active_at = ? WHERE id = ?",
        arguments: [at.milliseconds, account.number])
    }
  }

  /// Ends a session.
  package func endSession(
    _ tokenHash: [UInt8], of account: AccountKey
  ) async throws(StoreError) {
    defer { forget(account) }
    try await write { db in
      try db.execute(
        sql: "DELETE FROM sessions WHERE token_hash = ? AND account = ?",
        arguments: [Data(tokenHash), account.number])
    }
  }

  /// The sessions of an account, the one used last first.
  package func sessions(of account: AccountKey) async throws(StoreError) -> [Session] {
    try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT token_hash, created_at AS session_created_at, last_used_at, device
          FROM sessions WHERE account = ? ORDER BY last_used_at DESC, token_hash
          """, arguments: [account.number]
      ).map { Session($0) }
    }
  }
}
