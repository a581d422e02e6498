package import Astrolabe

/// What can be made again, kept to save the work.
///
/// It has no errors: the server makes again what the cache can't give.
package protocol WorkCache: Sendable {
  /// The norms of a birth, as a record.
  func norms(of account: AccountKey, birthVersion: Int) async -> [UInt8]?
  /// Keeps norms.
  func keep(norms record: [UInt8], of account: AccountKey, birthVersion: Int) async
  /// The compressed document of a day.
  func rendered(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate, basis: ReadingBasis
  ) async -> [UInt8]?
  /// Keeps a compressed document.
  func keep(
    rendered gzip: [UInt8], _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate,
    basis: ReadingBasis
  ) async
  /// Forgets all of an account.
  func forget(_ account: AccountKey) async
  /// Forgets documents of days before a date.
  func forget(before date: CalendarDate) async
}
