internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore: MovableStore {
  /// Where a table's columns are: of messages, the account is their conversation's.
  private static func source(of table: StoreTable) -> (columns: [String], tables: String) {
    guard table.name == "messages" else { return (table.columns.map(\.name), table.name) }
    let columns = table.columns.map { $0.name == "account" ? "c.account" : "m.\($0.name)" }
    return (columns, "conversations c JOIN messages m ON m.conversation = c.id")
  }

  /// Rows of a table in the order of its key.
  package func rows(
    of table: StoreTable, after key: [StoreValue]?, limit: Int
  ) async throws(StoreError) -> [[StoreValue]] {
    let (columns, tables) = Self.source(of: table)
    let keys = columns.prefix(table.keyCount).joined(separator: ", ")
    let marks = Array(repeating: "?", count: table.keyCount).joined(separator: ", ")
    let condition = key == nil ? "" : "WHERE (\(keys)) > (\(marks))"
    let values = (key ?? []).map(Self.databaseValue)
    return try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(columns.joined(separator: ", ")) FROM \(tables) \(condition)
          ORDER BY \(keys) LIMIT \(limit)
          """, arguments: StatementArguments(values)
      ).map { row in row.databaseValues.map(Self.storeValue) }
    }
  }

  /// Puts rows into a table, and leaves those that are there already.
  package func insert(_ rows: [[StoreValue]], into table: StoreTable) async throws(StoreError) {
    let places = table.columns.indices.filter {
      table.name != "messages" || table.columns[$0].name != "account"
    }
    let names = places.map { table.columns[$0].name }.joined(separator: ", ")
    let marks = Array(repeating: "?", count: places.count).joined(separator: ", ")
    try await write { db in
      let statement = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO \(table.name) (\(names)) VALUES (\(marks))")
      for row in rows {
        try statement.execute(
          arguments: StatementArguments(places.map { Self.databaseValue(row[$0]) }))
      }
    }
  }

  /// How many rows a table has.
  package func rowCount(of table: StoreTable) async throws(StoreError) -> Int {
    try await read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.name)") ?? 0
    }
  }

  /// The number that was given to an account last.
  package func lastAccountNumber() async throws(StoreError) -> Int64 {
    try await read { db in
      try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'accounts'") ?? 0
    }
  }

  /// Ends a move: the next account gets a number after the one given.
  package func endMove(lastAccountNumber: Int64) async throws(StoreError) {
    try await write { db in
      try db.execute(sql: "DELETE FROM sqlite_sequence WHERE name = 'accounts'")
      try db.execute(
        sql: "INSERT INTO sqlite_sequence (name, seq) VALUES ('accounts', ?)",
        arguments: [lastAccountNumber])
    }
  }

  private static func databaseValue(_ value: StoreValue) -> DatabaseValue {
    switch value {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }

  private static func storeValue(_ value: DatabaseValue) -> StoreValue {
    switch value.storage {
    case .null: .null
    case .int64(let number): .integer(number)
    case .double(let number): .real(number)
    case .string(let text): .text(text)
    case .blob(let data): .bytes(Array(data))
    }
  }
}
