/// The chart of somebody other than the owner of the account, as it came from a file.
package struct KeptChart: Sendable, Hashable {
  /// The name that clients know: `pers_` and 22 letters.
  package let name: String
  /// What the person is called; nil if the file does not say.
  package let personName: String?
  /// A line of births without an id: the birth as the file has it, and all else in `about`.
  package let line: String
  /// The hash of the line, by which a chart that is kept already is known.
  package let hash: [UInt8]
  /// When it was added.
  package let addedAt: Timestamp

  /// The most charts of an account.
  package static let most = 2_000

  /// Creates a chart.
  package init(
    name: String, personName: String?, line: String, hash: [UInt8], addedAt: Timestamp
  ) {
    (self.name, self.personName) = (name, personName)
    (self.line, self.hash, self.addedAt) = (line, hash, addedAt)
  }

  /// About how many bytes it has.
  package var size: Int { line.utf8.count + 200 }
}

/// Some charts, and where the next begin.
package struct ChartPage: Sendable, Hashable {
  /// The charts, those added first at the start.
  package let charts: [KeptChart]
  /// The chart after which the next page begins; nil after the last.
  package let next: String?

  /// Creates a page.
  package init(charts: [KeptChart], next: String?) { (self.charts, self.next) = (charts, next) }
}

/// What became of charts that an account adds.
package enum AddedCharts: Sendable, Hashable {
  /// All of them are kept, under these names in their order; so many of them are new.
  case kept(names: [String], newCount: Int)
  /// None of them is added: with the new ones there would be more than ``KeptChart/most``.
  case tooMany(kept: Int, new: Int)
}

/// The charts of others that people keep.
package protocol ChartStore: Sendable {
  /// Adds charts, all or none; one whose hash the account has already stays as it is.
  func add(_ charts: [KeptChart], of account: AccountKey) async throws(StoreError) -> AddedCharts
  /// The charts after one of a name, or all, those added first at the start; nil if there is none of that name.
  func charts(
    of account: AccountKey, after name: String?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> ChartPage?
  /// A chart; nil if the account has none of that name.
  func chart(of account: AccountKey, named name: String) async throws(StoreError) -> KeptChart?
  /// Deletes a chart.
  ///
  /// - Returns: Whether there was one.
  func deleteChart(of account: AccountKey, named name: String) async throws(StoreError) -> Bool
}
