internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// Adds charts, all or none; one whose hash the account has already stays as it is.
  package func add(
    _ charts: [KeptChart], of account: AccountKey
  ) async throws(StoreError) -> AddedCharts {
    try await write { db in
      var names: [[UInt8]: String] = [:]
      let known = try db.cachedStatement(
        sql: "SELECT public_id FROM charts WHERE account = ? AND hash = ?")
      var new: [KeptChart] = []
      for chart in charts where names[chart.hash] == nil {
        let arguments: StatementArguments = [account.number, Data(chart.hash)]
        if let name = try String.fetchOne(known, arguments: arguments) {
          names[chart.hash] = name
        } else {
          names[chart.hash] = chart.name
          new.append(chart)
        }
      }
      let kept =
        try Int.fetchOne(
          db, sql: "SELECT count(*) FROM charts WHERE account = ?", arguments: [account.number])
        ?? 0
      guard kept + new.count <= KeptChart.most else {
        return .tooMany(kept: kept, new: new.count)
      }
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO charts (account, public_id, name, line, hash, added_at)
          VALUES (?, ?, ?, ?, ?, ?)
          """)
      for chart in new {
        try statement.execute(arguments: [
          account.number, chart.name, chart.personName, chart.line, Data(chart.hash),
          chart.addedAt.milliseconds,
        ])
      }
      return .kept(names: charts.compactMap { names[$0.hash] }, newCount: new.count)
    }
  }

  /// The charts after one of a name, or all, those added first at the start; nil if there is none of that name.
  package func charts(
    of account: AccountKey, after name: String?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> ChartPage? {
    try await read { db in
      var last: Int64 = 0
      if let name {
        let found = try Int64.fetchOne(
          db, sql: "SELECT id FROM charts WHERE account = ? AND public_id = ?",
          arguments: [account.number, name])
        guard let found else { return nil }
        last = found
      }
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: "SELECT * FROM charts WHERE account = ? AND id > ? ORDER BY id LIMIT ?"),
        arguments: [account.number, last, limit + 1])
      var charts: [KeptChart] = []
      var page = PageFilling(limit: limit, mostBytes: mostBytes)
      while let row = try rows.next() {
        let chart = KeptChart(row)
        guard page.takes(chart.size) else {
          return ChartPage(charts: charts, next: charts.last?.name)
        }
        charts.append(chart)
      }
      return ChartPage(charts: charts, next: nil)
    }
  }

  /// A chart; nil if the account has none of that name.
  package func chart(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> KeptChart? {
    try await readOnce { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM charts WHERE account = ? AND public_id = ?"),
        arguments: [account.number, name]
      ).map { KeptChart($0) }
    }
  }

  /// Deletes a chart.
  package func deleteChart(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM charts WHERE account = ? AND public_id = ?",
        arguments: [account.number, name])
      return db.changesCount > 0
    }
  }
}

extension KeptChart {
  init(_ row: Row) {
    self.init(
      name: row["public_id"], personName: row["name"], line: row["line"],
      hash: row.bytes("hash"), addedAt: row.timestamp("added_at"))
  }
}
