package import Astrolabe

/// What an account may have so many of in a day.
package enum QuotaKind: Int, Sendable, Hashable, CaseIterable {
  /// Readings of cards and the like, by document 003.
  case fortunes = 0
  /// Quotes that are chosen for a person, by document 004.
  case quotes = 1
}

/// What is counted by account and day in UTC.
package protocol QuotaStore: Sendable {
  /// Takes one of a day's quota, in one statement.
  ///
  /// - Returns: How many are used now; nil if the limit was reached before.
  func takeQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate, limit: Int
  ) async throws(StoreError) -> Int?
  /// Gives one of a day's quota back, for what came to nothing.
  func giveBackQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError)
  /// How many of a day's quota are used.
  func usedQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError) -> Int
}
