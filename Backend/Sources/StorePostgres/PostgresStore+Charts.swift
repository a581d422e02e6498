#if PostgreSQL
internal import Postgres
package import Store

extension PostgresStore {
  /// Adds charts, all or none; one whose hash the account has already stays as it is.
  ///
  /// The account's row is locked, so that two imports at once are counted one after the other.
  package func add(
    _ charts: [KeptChart], of account: AccountKey
  ) async throws(StoreError) -> AddedCharts {
    try await transact { connection in
      let number = Value.integer(account.number)
      let found = try connection.query(
        "SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE", [number])
      guard found.count > 0 else { throw StoreError.noAccount }
      var names: [[UInt8]: String] = [:]
      _ = try connection.query(
        "SELECT hash, public_id FROM charts WHERE account = $1", [number]
      ).map { row throws(StoreError) in
        let hash = row.bytes()
        names[hash] = row.text()
      }
      let kept = names.count
      var new: [KeptChart] = []
      for chart in charts where names[chart.hash] == nil {
        names[chart.hash] = chart.name
        new.append(chart)
      }
      guard kept + new.count <= KeptChart.most else {
        return .tooMany(kept: kept, new: new.count)
      }
      for chart in new {
        try connection.query(
          """
          INSERT INTO charts (account, public_id, name, line, hash, added_at)
          VALUES ($1, $2, $3, $4, $5, $6)
          """,
          [
            number, .text(chart.name), .optional(chart.personName), .text(chart.line),
            .bytes(chart.hash), .integer(chart.addedAt.milliseconds),
          ])
      }
      return .kept(names: charts.compactMap { names[$0.hash] }, newCount: new.count)
    }
  }

  /// The charts after one of a name, or all, those added first at the start; nil if there is none of that name.
  package func charts(
    of account: AccountKey, after name: String?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> ChartPage? {
    let key = Value.integer(account.number)
    if let name {
      let found = try await read(.chart, [key, .text(name)])
      guard found.count > 0 else { return nil }
    }
    let found = try await read(.charts, [key, .optional(name), .integer(limit + 1)])
    var charts: [KeptChart] = []
    var page = PageFilling(limit: limit, mostBytes: mostBytes)
    for chart in try found.map({ row throws(StoreError) in KeptChart(&row) }) {
      guard page.takes(chart.size) else {
        return ChartPage(charts: charts, next: charts.last?.name)
      }
      charts.append(chart)
    }
    return ChartPage(charts: charts, next: nil)
  }

  /// A chart; nil if the account has none of that name.
  package func chart(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> KeptChart? {
    try await read(.chart, [.integer(account.number), .text(name)]).map { row throws(StoreError) in
      KeptChart(&row)
    }.first
  }

  /// Deletes a chart.
  package func deleteChart(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write(
      .deleteChart, of: account, [.integer(account.number), .text(name)]
    ).changedCount > 0
  }
}

extension Columns {
  static let chart = "public_id, name, line, hash, added_at"
}

extension Statement {
  static let charts = Self(
    "charts", [.integer, .text, .integer],
    """
    SELECT \(Columns.chart) FROM charts
    WHERE account = $1 AND ($2 IS NULL OR id > (
      SELECT id FROM charts WHERE account = $1 AND public_id = $2))
    ORDER BY id LIMIT $3
    """)
  static let chart = Self(
    "chart", [.integer, .text],
    "SELECT \(Columns.chart) FROM charts WHERE account = $1 AND public_id = $2")
  static let deleteChart = Self(
    "delete_chart", [.integer, .text],
    "DELETE FROM charts WHERE account = $1 AND public_id = $2")
}

extension KeptChart {
  init(_ row: inout RowReader) {
    self.init(
      name: row.text(), personName: row.optionalText(), line: row.text(), hash: row.bytes(),
      addedAt: row.instant())
  }
}

#endif
