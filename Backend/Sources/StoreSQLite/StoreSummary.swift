internal import Foundation
internal import GRDB
package import Store

extension StoreSummary {
  /// Looks into a file, and changes nothing.
  ///
  /// - Throws: ``StoreError`` if the file is no store, or one of a later version.
  package init(ofFile path: String) throws(StoreError) {
    guard let head = FileHandle(forReadingAtPath: path)?.readData(ofLength: 16) else {
      throw .fault(reason: "\(path) can't be read; name a file that can")
    }
    guard !head.isEmpty else {
      throw .fault(reason: "\(path) is empty; name a file that backup has written")
    }
    guard head == Data("SQLite format 3\0".utf8) else {
      throw .fault(reason: "\(path) is no database; name a file that backup has written")
    }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      self = try DatabaseQueue(path: path, configuration: configuration).read { db in
        try Self(db, path: path)
      }
    } catch {
      throw StoreError(error)
    }
  }

  private init(_ db: Database, path: String) throws {
    let mark = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    for table in ["accounts", "sessions", "profiles", "journal", "grdb_migrations"] {
      // Stores of the first versions have no mark.
      guard [0, SQLiteStore.mark].contains(mark), try db.tableExists(table) else {
        throw StoreError.fault(
          reason: "\(path) is no store of this server's; name a file that backup has written")
      }
    }
    guard try !Schema.migrator.hasBeenSuperseded(db) else {
      throw StoreError.fault(
        reason: "\(path) was written by a later version of this program; use that one")
    }
    func count(_ table: String) throws -> Int {
      guard try db.tableExists(table) else { return 0 }
      switch table {
      case "accounts": return try Int.fetchOne(db, sql: "SELECT count(*) FROM accounts") ?? 0
      case "journal": return try Int.fetchOne(db, sql: "SELECT count(*) FROM journal") ?? 0
      case "moods": return try Int.fetchOne(db, sql: "SELECT count(*) FROM moods") ?? 0
      default: return try Int.fetchOne(db, sql: "SELECT count(*) FROM conversations") ?? 0
      }
    }
    self.init(
      people: try count("accounts"), entries: try count("journal"),
      conversations: try count("conversations"), moods: try count("moods"))
  }
}

extension SQLiteStore {
  /// What is in the store.
  package func summary() async throws(StoreError) -> StoreSummary {
    try await read { db in
      StoreSummary(
        people: try Int.fetchOne(db, sql: "SELECT count(*) FROM accounts") ?? 0,
        entries: try Int.fetchOne(db, sql: "SELECT count(*) FROM journal") ?? 0,
        conversations: try Int.fetchOne(db, sql: "SELECT count(*) FROM conversations") ?? 0,
        moods: try Int.fetchOne(db, sql: "SELECT count(*) FROM moods") ?? 0)
    }
  }
}

extension SQLiteStore {
  /// The mark of a store's file, `PRAGMA application_id`: "ASTB".
  static let mark = 0x4153_5442
}
