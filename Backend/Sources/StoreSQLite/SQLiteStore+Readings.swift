package import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// The record of a day.
  package func reading(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate
  ) async throws(StoreError) -> ReadingRecord? {
    try await readOnce { db in try Self.reading(kind, of: account, on: date, in: db) }
  }

  private static func reading(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate, in db: Database
  ) throws -> ReadingRecord? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT * FROM readings WHERE account = ? AND date = ? AND kind = ?"),
      arguments: [account.number, date.description, kind.rawValue]
    ).map { try ReadingRecord($0) }
  }

  /// Keeps a record, in the place of the day's former one.
  package func keep(
    _ reading: ReadingRecord, of account: AccountKey
  ) async throws(StoreError) {
    try await write { db in try Self.insert(reading, of: account, or: .replace, in: db) }
  }

  /// Keeps a record, unless the day has one of the same basis.
  ///
  /// Nearly always the day has none, so that none is looked for before that is known. The connection that writes has
  /// the day's page at hand, where one that reads asks the file for it again after each write of another.
  package func keepFirst(
    _ reading: ReadingRecord, of account: AccountKey
  ) async throws(StoreError) -> ReadingRecord? {
    try await write { db in
      try Self.insert(reading, of: account, or: .ignore, in: db)
      if db.changesCount > 0 { return nil }
      let former = try Self.reading(reading.kind, of: account, on: reading.date, in: db)
      if let former, former.basis == reading.basis { return former }
      try Self.insert(reading, of: account, or: .replace, in: db)
      return nil
    }
  }

  /// Puts a record where the day has none; where it has one, that is left or replaced.
  private static func insert(
    _ reading: ReadingRecord, of account: AccountKey,
    or resolution: Database.ConflictResolution, in db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR \(resolution.rawValue) INTO readings (account, date, kind, zone, birth_version, language,
          engine, writer, headline, made_at, milliseconds, prompt_tokens, answer_tokens, texts)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      account.number, reading.date.description, reading.kind.rawValue, reading.basis.zone,
      reading.basis.birthVersion, reading.basis.language, reading.engine, reading.writer,
      reading.headline, reading.madeAt.milliseconds, reading.milliseconds,
      reading.written?.promptTokens ?? 0, reading.written?.answerTokens ?? 0,
      reading.written.map { Data($0.texts) },
    ])
  }

  /// The records of daily readings before a date, or all, the latest date first.
  package func readings(
    of account: AccountKey, before date: CalendarDate?, limit: Int
  ) async throws(StoreError) -> [ReadingRecord] {
    try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM readings WHERE account = ? AND kind = 0 AND date < ?
          ORDER BY date DESC LIMIT ?
          """,
        // No date of four digits comes after a colon.
        arguments: [account.number, date?.description ?? ":", limit]
      ).map { try ReadingRecord($0) }
    }
  }
}
