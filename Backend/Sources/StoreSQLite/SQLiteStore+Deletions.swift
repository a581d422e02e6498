internal import Crypto
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Deletes an account and everything that is kept of it, and remembers that it was deleted.
  package func delete(_ account: AccountKey, at: Timestamp) async throws(StoreError) {
    defer { forget(account) }
    let entries = try await read { db in try Self.entries(of: account, at: at, in: db) }
    // First outside: who is deleted stays deleted, even if the store comes from a backup at this moment.
    try deletionLog?.append(entries)
    try await write { db in try Self.delete(account, as: entries, in: db) }
    try await forgetFreed()
  }

  /// What an account is remembered by when it is deleted: its name, and those of its identities.
  private static func entries(
    of account: AccountKey, at: Timestamp, in db: Database
  ) throws -> [DeletionLog.Entry] {
    let name = try String.fetchOne(
      db, sql: "SELECT public_id FROM accounts WHERE id = ?", arguments: [account.number])
    guard let name else { return [] }
    let identities = try identities(of: account, in: db).map {
      Self.name(issuer: $0.issuer, subject: $0.subject)
    }
    return ([name] + identities).map {
      DeletionLog.Entry(hash: Array(hash(of: $0)), milliseconds: at.milliseconds)
    }
  }

  private static func delete(
    _ account: AccountKey, as entries: [DeletionLog.Entry], in db: Database
  ) throws {
    try db.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [account.number])
    try remember(entries, in: db)
  }

  private static func remember(_ entries: [DeletionLog.Entry], in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO deletions (public_id_hash, at) VALUES (?, ?)
        ON CONFLICT (public_id_hash) DO UPDATE SET at = max(at, excluded.at)
        """)
    for entry in entries {
      try statement.execute(arguments: [Data(entry.hash), entry.milliseconds])
    }
  }

  /// What a deleted account is remembered by, which nobody can be named from.
  static func hash(of name: String) -> Data { Data(SHA256.hash(data: Data(name.utf8))) }

  /// Empties the log of what was written, where copies of what is deleted may lie.
  func forgetFreed() async throws(StoreError) {
    do {
      try await database.writeWithoutTransaction { db in
        guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return }
        // Readers may keep it from finishing; then the next one does.
        _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// Deletes again who was deleted in another store, which this one is an older copy of.
  ///
  /// - Parameter path: The other store's file.
  /// - Returns: How many were deleted.
  /// - Throws: ``StoreError`` if either can't be read or written.
  package func applyDeletions(of path: String) async throws(StoreError) -> Int {
    let entries: [DeletionLog.Entry]
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let other = try DatabaseQueue(path: path, configuration: configuration)
      entries = try await other.read { db in try Self.deletions(in: db) }
    } catch {
      throw StoreError(error)
    }
    return try await apply(entries)
  }

  /// Deletes again who was deleted by a list of deletions, and adds to that what this store knows beside.
  ///
  /// - Returns: How many were deleted.
  /// - Throws: ``StoreError`` if either can't be read or written.
  package func applyDeletions(of log: DeletionLog) async throws(StoreError) -> Int {
    let entries = try log.entries()
    let known = try await read { db in try Self.deletions(in: db) }
    let listed = Set(entries.map(\.hash))
    try log.append(known.filter { !listed.contains($0.hash) })
    let hashes = Set(known.map(\.hash))
    // Nearly always the store knows them all.
    guard entries.contains(where: { !hashes.contains($0.hash) }) else { return 0 }
    return try await apply(entries)
  }

  /// Deletes again who was deleted by a list of somewhere else, which is only read.
  ///
  /// - Returns: How many were deleted.
  /// - Throws: ``StoreError`` if either can't be read or written.
  package func applyDeletions(listedIn path: String) async throws(StoreError) -> Int {
    try await apply(DeletionLog(path: path).entries())
  }

  private static func deletions(in db: Database) throws -> [DeletionLog.Entry] {
    try Row.fetchAll(db, sql: "SELECT public_id_hash, at FROM deletions").map {
      DeletionLog.Entry(hash: $0.bytes("public_id_hash"), milliseconds: $0["at"])
    }
  }

  private func apply(_ entries: [DeletionLog.Entry]) async throws(StoreError) -> Int {
    defer { people.forget() }
    let count = try await write { db in
      try Self.remember(entries, in: db)
      let hashes = Set(try Data.fetchAll(db, sql: "SELECT public_id_hash FROM deletions"))
      var count = 0
      for row in try Row.fetchAll(db, sql: "SELECT id, public_id FROM accounts") {
        let name: String = row[1]
        guard hashes.contains(Self.hash(of: name)) else { continue }
        let number: Int64 = row[0]
        try db.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [number])
        count += 1
      }
      return count
    }
    try await forgetFreed()
    return count
  }
}

extension SQLiteStore {
  /// So many guests are deleted in one transaction.
  private static let guestsTogether = 200

  /// Deletes guests without a session: nobody can sign in to their accounts any more.
  ///
  /// - Returns: Whose accounts they were.
  func deleteLostGuests(at: Timestamp) async throws(StoreError) -> [AccountKey] {
    let lost = try await read { db in
      try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM accounts WHERE kind = 'guest'
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account = accounts.id)
          """
      ).map { AccountKey(number: $0) }
    }
    for start in stride(from: 0, to: lost.count, by: Self.guestsTogether) {
      let some = lost[start..<min(start + Self.guestsTogether, lost.count)]
      let entries = try await read { db in
        try some.map { (account: $0, entries: try Self.entries(of: $0, at: at, in: db)) }
      }
      try deletionLog?.append(entries.flatMap(\.entries))
      try await write { db in
        for (account, entries) in entries { try Self.delete(account, as: entries, in: db) }
      }
    }
    return lost
  }

  /// Deletes what its owners don't want to be kept any longer.
  static func deleteOutdated(at: Timestamp, in db: Database) throws {
    /// The instant before which an account's rows are too old; null if it keeps them for ever.
    func limit(of account: String) -> String {
      """
      ? - 86400000 * (SELECT data_retention_days FROM settings WHERE settings.account = \(account))
      """
    }
    let now: StatementArguments = [at.milliseconds]
    for (table, column) in [("fortunes", "created_at"), ("readings", "made_at")] {
      try db.execute(
        sql: "DELETE FROM \(table) WHERE \(column) < \(limit(of: "\(table).account"))",
        arguments: now)
    }
    try db.execute(
      sql: "DELETE FROM conversations WHERE updated_at < \(limit(of: "conversations.account"))",
      arguments: now)
    try db.execute(
      sql: """
        DELETE FROM messages WHERE id IN (
          SELECT m.id FROM settings t JOIN conversations c ON c.account = t.account
          JOIN messages m ON m.conversation = c.id
          WHERE m.at < ? - 86400000 * t.data_retention_days)
        """, arguments: now)
    try db.execute(
      sql: """
        DELETE FROM entities WHERE last_on < (
          SELECT date(? / 1000 - 86400 * data_retention_days, 'unixepoch') FROM settings
          WHERE settings.account = entities.account)
        """, arguments: now)
    let accounts = try Int64.fetchAll(
      db,
      sql: """
        DELETE FROM journal WHERE created_at < \(limit(of: "journal.account")) RETURNING account
        """, arguments: now)
    for account in Set(accounts) { try rebuildMemory(of: AccountKey(number: account), in: db) }
  }
}
