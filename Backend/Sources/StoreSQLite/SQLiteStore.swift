internal import Foundation
internal import GRDB
package import Store

/// How safe a commit is from a loss of power.
package enum Durability: String, Sendable, CaseIterable {
  /// A crash of the process loses nothing, a loss of power at most the last moments.
  case normal
  /// Each commit is on the disk before it is acknowledged.
  case full
}

/// The store in one SQLite file.
package struct SQLiteStore: OperatedStore {
  let database: any DatabaseWriter
  private let writes: WriteQueue
  /// Those who were here last, by the hashes of their tokens, as the store has them.
  ///
  /// One server has a store, so a write of what is kept here forgets it here, once it is committed and
  /// before it is acknowledged.
  let people = Shelf<[UInt8], Person>(room: 4_096)
  /// Where deletions are listed outside of the file; nil for nowhere.
  let deletionLog: DeletionLog?

  /// Opens the file, and makes or brings forward its tables.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - durability: How safe a commit is.
  ///   - backup: Where a copy goes before an older file is brought forward.
  ///   - deletionLog: Where deletions are listed, too.
  /// - Throws: ``StoreError``, for a file of a later version, too.
  package init(
    path: String, durability: Durability = .normal, backup: String? = nil,
    deletionLog: DeletionLog? = nil
  ) throws(StoreError) {
    self.deletionLog = deletionLog
    do {
      let pool = try DatabasePool(path: path, configuration: Self.configuration(durability))
      database = pool
      writes = WriteQueue(pool)
      let migrator = Schema.migrator
      let (isLater, isOld, isEmpty, isForeign) = try pool.read { db in
        let isEmpty = try db.tableExists("accounts") == false
        return (
          try migrator.hasBeenSuperseded(db), try !migrator.hasCompletedMigrations(db), isEmpty,
          try isEmpty && Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") != 0
        )
      }
      if isForeign {
        throw StoreError.fault(
          reason: "\(path) is another program's database; move it away, or name another folder")
      }
      if isLater {
        throw StoreError.fault(
          reason: "\(path) was written by a later version of this program; start that one")
      }
      if isOld, !isEmpty, let backup { try Self.copy(pool, to: backup) }
      try migrator.migrate(pool)
      try pool.writeWithoutTransaction { db in
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") != Self.mark else { return }
        try db.execute(sql: "PRAGMA application_id = \(Self.mark)")
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// A store in memory, which is gone with the value.
  package init() throws(StoreError) {
    deletionLog = nil
    do {
      let queue = try DatabaseQueue(configuration: Self.configuration(.normal))
      database = queue
      writes = WriteQueue(queue)
      try Schema.migrator.migrate(queue)
    } catch {
      throw StoreError(error)
    }
  }

  static func configuration(_ durability: Durability) -> Configuration {
    var configuration = Configuration()
    // Who waits for another program that has the file mostly waits in vain, and keeps others waiting.
    configuration.busyMode = .timeout(1)
    // Threads that wait for requests, and as many that work.
    configuration.maximumReaderCount = max(4, 2 * ProcessInfo.processInfo.activeProcessorCount)
    configuration.prepareDatabase { db in
      switch durability {
      case .full: try db.execute(sql: "PRAGMA synchronous = FULL")
      case .normal: try db.execute(sql: "PRAGMA synchronous = NORMAL")
      }
      // What is deleted is overwritten, pages that become free included. What is written moves into the file after 16 MB rather than 4: each time costs two waits for the disk.
      try db.execute(
        sql: """
          PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF;
          PRAGMA wal_autocheckpoint = 4000;
          """)
    }
    return configuration
  }

  /// Reads on the thread that asks.
  ///
  /// A read takes some microseconds, and the ways to a queue and back several times that. There are as many
  /// readers as threads that ask, so that none waits for another.
  func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      return try readHere(body)
    } catch {
      throw StoreError(error)
    }
  }

  private func readHere<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try database.read(body)
  }

  /// Reads by one statement, and so without a transaction of its own, on the thread that asks.
  func readOnce<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      return try readOnceHere(body)
    } catch {
      throw StoreError(error)
    }
  }

  private func readOnceHere<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try database.unsafeRead(body)
  }

  /// Forgets an account among those who were here last, with all of its sessions.
  func forget(_ account: AccountKey) {
    people.forget { _, person in person.key == account }
  }

  /// Writes in a transaction, which others that wait at the same time share: each is done whole or not at all.
  ///
  /// - Parameter body: What is done; done once more where a write that shared its transaction failed.
  /// - Returns: What the body returns, once it is committed.
  /// - Throws: ``StoreError``.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      return try await writes.write(body)
    } catch {
      throw StoreError(error)
    }
  }
}

extension StoreError {
  /// What an error of the database means.
  init(_ error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case is CancellationError: self = .unavailable(reason: "the request was called off")
    case let error as DatabaseError:
      // Never the statement: its arguments are people's own words.
      let reason = Self.sentence(for: error)
      switch error.resultCode {
      case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY:
        self = .noAccount
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY,
        .SQLITE_CANTOPEN, .SQLITE_NOMEM, .SQLITE_INTERRUPT, .SQLITE_ABORT:
        self = .unavailable(reason: reason)
      default: self = .fault(reason: reason)
      }
    default: self = .fault(reason: "\(error)")
    }
  }

  /// What an error of the database means for an operator, and what to do.
  private static func sentence(for error: DatabaseError) -> String {
    let code = "(SQLite \(error.extendedResultCode.rawValue))"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return "another program has the store locked; end it \(code)"
    case .SQLITE_FULL: return "the disk is full; make room \(code)"
    case .SQLITE_IOERR:
      return "the disk can't be read or written; see whether it is full or broken \(code)"
    case .SQLITE_READONLY, .SQLITE_PERM:
      return "the store can't be written; give its owner the right to write \(code)"
    case .SQLITE_CANTOPEN: return "the store can't be opened; see who may read it \(code)"
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return "the store is damaged; restore a backup: astrolabe-server restore FILE \(code)"
    case .SQLITE_NOMEM: return "there is not enough memory \(code)"
    case .SQLITE_INTERRUPT, .SQLITE_ABORT: return "the request was called off \(code)"
    default: return "\(error.message ?? "no message") \(code)"
    }
  }
}
