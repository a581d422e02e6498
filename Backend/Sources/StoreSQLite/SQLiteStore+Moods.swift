internal import Astrolabe
internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Keeps an entry, in the place of the account's former one of the same name.
  package func keep(
    _ entry: MoodEntry, of account: AccountKey
  ) async throws(StoreError) -> Bool {
    try await write { db in
      let name = Data(entry.name.bytes)
      let isKnown =
        try Int.fetchOne(
          db.cachedStatement(sql: "SELECT 1 FROM moods WHERE account = ? AND id = ?"),
          arguments: [account.number, name]) != nil
      try db.cachedStatement(
        sql: """
          INSERT INTO moods (account, id, mood, note, at, offset_minutes, quote_text, quote_author)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (account, id) DO UPDATE SET mood = excluded.mood, note = excluded.note,
            at = excluded.at, offset_minutes = excluded.offset_minutes,
            quote_text = excluded.quote_text, quote_author = excluded.quote_author
          """
      ).execute(arguments: [
        account.number, name, entry.mood, entry.note, entry.time.instant.milliseconds,
        entry.time.minutesEast, entry.quote?.text, entry.quote?.author,
      ])
      return !isKnown
    }
  }

  /// The entries after one of a name, or all, the latest first; nil if there is none of that name.
  package func moods(
    of account: AccountKey, after name: MoodName?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> MoodPage? {
    try await read { db in
      var (at, id) = (Int64.max, Data())
      if let name {
        id = Data(name.bytes)
        let found = try Int64.fetchOne(
          db, sql: "SELECT at FROM moods WHERE account = ? AND id = ?",
          arguments: [account.number, id])
        guard let found else { return nil }
        at = found
      }
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT * FROM moods WHERE account = ? AND (at, id) < (?, ?)
            ORDER BY at DESC, id DESC LIMIT ?
            """), arguments: [account.number, at, id, limit + 1])
      var entries: [MoodEntry] = []
      var page = PageFilling(limit: limit, mostBytes: mostBytes)
      while let row = try rows.next() {
        let entry = try MoodEntry(row)
        guard page.takes(entry.size) else {
          return MoodPage(entries: entries, next: entries.last?.name)
        }
        entries.append(entry)
      }
      return MoodPage(entries: entries, next: nil)
    }
  }

  /// The times of all entries, the earliest first.
  package func moodTimes(of account: AccountKey) async throws(StoreError) -> [MoodTime] {
    try await read { db in
      try Row.fetchAll(
        db, sql: "SELECT at, offset_minutes FROM moods WHERE account = ? ORDER BY at",
        arguments: [account.number]
      ).map { MoodTime($0.timestamp("at"), minutesEast: $0["offset_minutes"]) }
    }
  }

  /// Deletes an entry.
  package func deleteMood(
    _ name: MoodName, of account: AccountKey
  ) async throws(StoreError) -> Bool {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM moods WHERE account = ? AND id = ?",
        arguments: [account.number, Data(name.bytes)])
      return db.changesCount > 0
    }
  }
}

extension MoodEntry {
  init(_ row: Row) throws {
    guard let name = MoodName(bytes: row.bytes("id")) else { throw row.damaged("id") }
    let text: String? = row["quote_text"]
    let author: String? = row["quote_author"]
    self.init(
      name: name, mood: row["mood"], note: row["note"],
      time: MoodTime(row.timestamp("at"), minutesEast: row["offset_minutes"]),
      quote: text.map { ShownQuote(text: $0, author: author ?? "") })
  }
}
