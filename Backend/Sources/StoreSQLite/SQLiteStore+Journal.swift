internal import Astrolabe
internal import GRDB
package import Store

extension SQLiteStore {
  /// Writes an entry, and what it adds to the memory, in one transaction.
  package func add(
    _ entry: JournalEntry, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(once, of: account) { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO journal (account, entry_id, date, summary, categories, seconds, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.number, entry.name, entry.date.description, entry.summary,
        ViewedArea.json(entry.areas), entry.seconds, entry.createdAt.milliseconds,
      ])
      try Self.remember(entry.areas.map(\.area), on: entry.date, of: account, in: db)
    }
  }

  private static func remember(
    _ areas: [LifeArea], on date: CalendarDate, of account: AccountKey, in db: Database
  ) throws {
    // A late entry never moves the last day back.
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO memory (account, category, count, last_mentioned) VALUES (?, ?, 1, ?)
        ON CONFLICT (account, category) DO UPDATE SET count = count + 1,
          last_mentioned = max(last_mentioned, excluded.last_mentioned)
        """)
    for area in areas {
      try statement.execute(arguments: [account.number, area.keptNumber, date.description])
    }
  }

  /// The entries before one of a name, or all, the latest first; nil if there is no such entry.
  package func entries(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> EntryPage? {
    try await read { db in
      var place = Int64.max
      if let name {
        let found = try Int64.fetchOne(
          db, sql: "SELECT id FROM journal WHERE account = ? AND entry_id = ?",
          arguments: [account.number, name])
        guard let found else { return nil }
        place = found
      }
      // One more than wanted shows whether there are more.
      let entries = try Self.entries(of: account, before: place, limit: limit + 1, in: db)
      var page: [JournalEntry] = []
      var size = 0
      for entry in entries.prefix(limit) {
        size += entry.size
        guard page.isEmpty || size <= EntryPage.mostBytes else { break }
        page.append(entry)
      }
      return EntryPage(
        entries: page, next: entries.count > page.count ? page.last?.name : nil)
    }
  }

  private static func entries(
    of account: AccountKey, before place: Int64, limit: Int, in db: Database
  ) throws -> [JournalEntry] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT * FROM journal WHERE account = ? AND id < ? ORDER BY id DESC LIMIT ?"),
      arguments: [account.number, place, limit]
    ).map { try JournalEntry($0) }
  }

  /// What the journal comes to.
  package func memory(of account: AccountKey) async throws(StoreError) -> Memory {
    try await read { db in try Self.memory(of: account, in: db) }
  }

  static func memory(of account: AccountKey, in db: Database) throws -> Memory {
    var areas: [LifeArea: Memory.Mentions] = [:]
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM memory WHERE account = ?", arguments: [account.number])
    for row in rows {
      guard let area = LifeArea(keptNumber: row["category"]) else {
        throw row.damaged("category")
      }
      areas[area] = Memory.Mentions(count: row["count"], last: try row.date("last_mentioned"))
    }
    let recent = try entries(of: account, before: .max, limit: Memory.recentCount, in: db)
    return Memory(areas: areas, recent: recent.reversed())
  }

  /// Counts the memory of an account again from its journal.
  static func rebuildMemory(of account: AccountKey, in db: Database) throws {
    try db.execute(sql: "DELETE FROM memory WHERE account = ?", arguments: [account.number])
    let rows = try Row.fetchCursor(
      db, sql: "SELECT * FROM journal WHERE account = ? ORDER BY id", arguments: [account.number])
    while let row = try rows.next() {
      try remember(JournalEntry(row).areas.map(\.area), on: row.date("date"), of: account, in: db)
    }
  }

  /// Counts the memory of everybody again from the journal.
  package func rebuildMemory() async throws(StoreError) {
    try await write { db in
      try db.execute(sql: "DELETE FROM memory")
      let rows = try Row.fetchCursor(db, sql: "SELECT * FROM journal ORDER BY id")
      while let row = try rows.next() {
        try Self.remember(
          JournalEntry(row).areas.map(\.area), on: row.date("date"),
          of: AccountKey(number: row["account"]), in: db)
      }
    }
  }
}
