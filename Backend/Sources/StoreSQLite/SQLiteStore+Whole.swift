internal import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Deletes what has run out, what its owners don't want to keep any longer, and guests that nobody can be again.
  @discardableResult
  package func sweep(at: Timestamp) async throws(StoreError) -> [AccountKey] {
    defer { people.forget() }
    try await write { db in
      try db.execute(
        sql: "DELETE FROM answered WHERE at <= ?",
        arguments: [at.adding(seconds: -Once.lifetimeInSeconds).milliseconds])
      try db.execute(
        sql: "DELETE FROM sessions WHERE last_used_at <= ?",
        arguments: [at.adding(seconds: -Session.lifetimeInSeconds).milliseconds])
      try db.execute(
        sql: "DELETE FROM model_calls WHERE day < ?",
        arguments: [at.utcDate.advanced(byDays: -ModelCall.lifetimeInDays).description])
      try db.execute(
        sql: "DELETE FROM password_resets WHERE expires_at <= ?", arguments: [at.milliseconds])
      try Self.sweepMoodsAndQuotas(at: at, in: db)
      try Self.sweepOutbox(at: at, in: db)
      try Self.deleteOutdated(at: at, in: db)
    }
    let lost = try await deleteLostGuests(at: at)
    try await forgetFreed()
    return lost
  }

  /// Whether something can be written, as far as that isn't a matter of room.
  ///
  /// A full disk doesn't make a server unready: a proxy that sent its people elsewhere, or nowhere, would take from
  /// them the readings that the server still answers.
  package func checkWritable() async throws(StoreError) {
    try await write { db in
      // A transaction for writing that writes nothing new.
      try db.execute(sql: "UPDATE deletions SET at = at WHERE public_id_hash = x''")
    }
  }

  /// Moves what was written into the file itself.
  package func checkpoint() async throws(StoreError) {
    do {
      try await database.writeWithoutTransaction { db in
        guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return }
        // Readers may keep it from finishing, which is no harm.
        _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(PASSIVE)")
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// What is wrong with the file; empty if it is sound.
  package func faults() async throws(StoreError) -> [String] {
    try await read { db in
      let said = try String.fetchAll(db, sql: "PRAGMA integrity_check")
      let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
        let table: String = row[0]
        return "a row of \(table) belongs to nobody"
      }
      return (said == ["ok"] ? [] : said) + orphans
    }
  }

  /// Copies the whole store while it is in use; the copy is checked before it gets its name.
  package func backUp(to path: String) throws(StoreError) {
    do {
      try Self.copy(database, to: path)
    } catch {
      throw StoreError(error)
    }
  }

  static func copy(_ database: any DatabaseReader, to path: String) throws {
    let part = path + ".part"
    try? FileManager.default.removeItem(atPath: part)
    do {
      let copy = try DatabaseQueue(path: part)
      try database.backup(to: copy)
      let said = try copy.write { db in
        // One file is easier to carry than three.
        _ = try String.fetchOne(db, sql: "PRAGMA user_version")
        return try String.fetchAll(db, sql: "PRAGMA integrity_check")
      }
      try copy.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
      guard said == ["ok"] else {
        throw StoreError.fault(
          reason: "the copy is damaged: \(said.prefix(3).joined(separator: "; "))")
      }
      try copy.close()
    }
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: part))
    try file.synchronize()
    try file.close()
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: part, toPath: path)
  }
}
