/// How many places a search gives.
package enum PlaceLimit {
  /// What a search can give.
  package static let all = 1...1_000
  /// How many it gives unless a request says so.
  package static let usual = 10

  /// Refuses other numbers.
  package static func check(_ count: Int) throws(RequestError) {
    guard all.contains(count) else { throw .outside("limit", value: count, allowed: all) }
  }
}
