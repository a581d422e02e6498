#if PostgreSQL
internal import Postgres
package import Store

extension PostgresStore: MovableStore {
  /// Rows of a table in the order of its key.
  package func rows(
    of table: StoreTable, after key: [StoreValue]?, limit: Int
  ) async throws(StoreError) -> [[StoreValue]] {
    let keys = table.columns.prefix(table.keyCount).map(\.name).joined(separator: ", ")
    let marks = (1...table.keyCount).map { "$\($0)" }.joined(separator: ", ")
    let condition = key == nil ? "" : "WHERE (\(keys)) > (\(marks))"
    let values = (key ?? []).map(Self.value)
    return try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      return try connection.query(
        """
        SELECT \(table.columnNames) FROM \(table.name) \(condition) ORDER BY \(keys) LIMIT \(limit)
        """, values
      ).map { row throws(StoreError) in
        table.columns.map { column in
          if row.isNull {
            row.skip()
            return .null
          }
          return switch column.kind {
          case .integer: .integer(row.integer())
          case .real: .real(row.real())
          case .text: .text(row.text())
          case .bytes: .bytes(row.bytes())
          }
        }
      }
    }
  }

  /// Puts rows into a table, and leaves those that are there already.
  package func insert(_ rows: [[StoreValue]], into table: StoreTable) async throws(StoreError) {
    guard !rows.isEmpty else { return }
    let width = table.columns.count
    let marks = rows.indices.map { row in
      "(" + (1...width).map { "$\(row * width + $0)" }.joined(separator: ", ") + ")"
    }
    let values = rows.joined().map(Self.value)
    try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      try connection.query(
        """
        INSERT INTO \(table.name) (\(table.columnNames)) VALUES \(marks.joined(separator: ", "))
        ON CONFLICT DO NOTHING
        """, values)
      return
    }
  }

  /// How many rows a table has.
  package func rowCount(of table: StoreTable) async throws(StoreError) -> Int {
    try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      guard var row = try connection.query("SELECT count(*) FROM \(table.name)").first else {
        return 0
      }
      return Int(row.integer())
    }
  }

  /// The number that was given to an account last.
  package func lastAccountNumber() async throws(StoreError) -> Int64 {
    try await transact { connection in
      let found = try connection.query(
        """
        SELECT greatest(
          coalesce(pg_sequence_last_value(pg_get_serial_sequence('accounts', 'id')::regclass), 0),
          (SELECT coalesce(max(id), 0) FROM accounts))
        """)
      guard var row = found.first else { return 0 }
      return row.integer()
    }
  }

  /// Ends a move: numbers go on after those that were moved.
  package func endMove(lastAccountNumber: Int64) async throws(StoreError) {
    try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      for table in [
        "accounts", "journal", "conversations", "messages", "entities", "fortunes", "model_calls",
        "outbox",
      ] {
        try connection.query(
          """
          SELECT setval(pg_get_serial_sequence('\(table)', 'id'), greatest(1, $1,
            (SELECT coalesce(max(id), 0) FROM \(table))))
          """, [.integer(table == "accounts" ? lastAccountNumber : 0)])
      }
      try connection.execute("ANALYZE")
    }
  }

  private static func value(_ value: StoreValue) -> Value {
    switch value {
    case .null: .null
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .text(let text): .text(text)
    case .bytes(let bytes): .bytes(bytes)
    }
  }
}

#endif
