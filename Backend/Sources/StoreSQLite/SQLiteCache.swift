package import Astrolabe
internal import Foundation
internal import GRDB
package import Store
internal import Synchronization

/// The cache in a file of its own, which may be deleted or damaged at any time: the server then makes it again.
package final class SQLiteCache: WorkCache {
  private let path: String
  /// Nil if no file can be made; nothing is kept then.
  private let database: Mutex<DatabaseQueue?>
  private let noteRenewal: @Sendable (String) -> Void

  /// Opens the cache, or makes it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - noteRenewal: Receives the reason why the cache was made again.
  package init(path: String, noteRenewal: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.noteRenewal = noteRenewal
    do {
      database = Mutex(try Self.open(path))
    } catch {
      noteRenewal("\(error)")
      database = Mutex(try? Self.openAnew(path))
    }
  }

  /// The form of the tables, as the file knows it by `user_version`.
  private static let form = 2

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      // No file beside this one is mapped into memory, so that nothing traps if it is cut short.
      try db.execute(
        sql: "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA trusted_schema = OFF; "
          + "PRAGMA secure_delete = ON")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      if try Int.fetchOne(db, sql: "PRAGMA user_version") != form {
        // Another version's cache is of no use.
        try db.execute(
          sql: """
            DROP TABLE IF EXISTS norms; DROP TABLE IF EXISTS rendered;
            PRAGMA user_version = 2;
            """)
      }
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS norms (
            account INTEGER PRIMARY KEY, birth_version INTEGER NOT NULL, record BLOB NOT NULL)
            STRICT;
          CREATE TABLE IF NOT EXISTS rendered (
            account INTEGER NOT NULL, date TEXT NOT NULL, kind INTEGER NOT NULL,
            tag TEXT NOT NULL, gzip BLOB NOT NULL, PRIMARY KEY (account, date, kind)) STRICT, WITHOUT ROWID;
          CREATE INDEX IF NOT EXISTS rendered_by_date ON rendered (date);
          """)
    }
    return queue
  }

  private static func openAnew(_ path: String) throws -> DatabaseQueue {
    for file in [path, path + "-journal", path + "-wal", path + "-shm"] {
      try? FileManager.default.removeItem(atPath: file)
    }
    return try open(path)
  }

  /// Reads on the thread that asks, by one statement and so without a transaction of its own.
  ///
  /// Returns nil if that fails.
  private func read<Value>(_ body: (Database) throws -> Value?) -> Value? {
    guard let queue = database.withLock({ $0 }) else { return nil }
    do {
      return try queue.unsafeRead(body)
    } catch {
      renew(queue, because: "\(error)")
      return nil
    }
  }

  /// Writes something into the cache, where it can be done.
  private func write(_ body: @escaping @Sendable (Database) throws -> Void) async {
    guard let queue = database.withLock({ $0 }) else { return }
    do {
      try await queue.write(body)
    } catch is CancellationError {
      return
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      return
    } catch {
      renew(queue, because: "\(error)")
    }
  }

  /// Makes the file again, unless another request has done so.
  private func renew(_ broken: DatabaseQueue, because reason: String) {
    database.withLock { current in
      guard current === broken else { return }
      try? broken.close()
      current = try? Self.openAnew(path)
    }
    noteRenewal(reason)
  }

  /// The norms of a birth, as a record.
  package func norms(of account: AccountKey, birthVersion: Int) async -> [UInt8]? {
    read { db in
      try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT record FROM norms WHERE account = ? AND birth_version = ?"),
        arguments: [account.number, birthVersion])?.bytes("record")
    }
  }

  /// Keeps norms.
  package func keep(norms record: [UInt8], of account: AccountKey, birthVersion: Int) async {
    await write { db in
      try db.cachedStatement(
        sql: "INSERT OR REPLACE INTO norms (account, birth_version, record) VALUES (?, ?, ?)"
      ).execute(arguments: [account.number, birthVersion, Data(record)])
    }
  }

  /// The compressed document of a day.
  package func rendered(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate, basis: ReadingBasis
  ) async -> [UInt8]? {
    read { db in
      try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT gzip FROM rendered WHERE account = ? AND date = ? AND kind = ? AND tag = ?
            """),
        arguments: [account.number, date.description, kind.rawValue, basis.tag])?.bytes("gzip")
    }
  }

  /// Keeps a compressed document.
  package func keep(
    rendered gzip: [UInt8], _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate,
    basis: ReadingBasis
  ) async {
    await write { db in
      try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO rendered (account, date, kind, tag, gzip) VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.number, date.description, kind.rawValue, basis.tag, Data(gzip),
      ])
    }
  }

  /// Forgets all of an account.
  package func forget(_ account: AccountKey) async {
    await write { db in
      try db.execute(sql: "DELETE FROM norms WHERE account = ?", arguments: [account.number])
      try db.execute(sql: "DELETE FROM rendered WHERE account = ?", arguments: [account.number])
    }
  }

  /// Forgets documents of days before a date.
  package func forget(before date: CalendarDate) async {
    await write { db in
      try db.execute(sql: "DELETE FROM rendered WHERE date < ?", arguments: [date.description])
    }
  }
}
