/// Where a slow transit stands in its life.
package enum TransitChapter: String, Sendable, Hashable, CaseIterable, Codable {
  /// It comes within orb on the day.
  case enters
  /// It is exact on the day for the first of several times.
  case firstExact = "first_exact"
  /// It is exact on the day, once and no more.
  case exact
  /// It was exact and will be again.
  case betweenPasses = "between_passes"
  /// It is exact on the day, neither for the first nor for the last time.
  case middleExact = "middle_exact"
  /// It is exact on the day for the last of several times.
  case lastExact = "last_exact"
  /// Its planet turns round within orb on the day.
  case turns
  /// It is out of orb from the next day on.
  case leaves
  /// None of these.
  case running
}
