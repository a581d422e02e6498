/// Scores many people by the same days.
///
/// ```swift
/// let days = try dates.map { date in
///   DayCurves(during: try DaySkies(of: date, ephemeris: ephemeris))
/// }
/// var people = BatchPeople()
/// people.append(natal, norms: norms)
/// var scores = BatchScores()
/// BatchScorer(days: days).score(people, into: &scores)
/// let love = scores[person: 0, day: 0]?[.love].unified
/// ```
///
/// What a day's trend is against is the day before, so a caller who wants it begins one day earlier.
/// Scores are those of ``Astrometer`` within a hundredth, and the same bits whoever else is scored
/// with a person and on whatever thread.
public struct BatchScorer: Sendable {
  /// The days, in order.
  public let days: [DayCurves]

  /// Creates a scorer of some days.
  public init(days: [DayCurves]) {
    self.days = days
  }

  /// Scores people by every day; what the table held is lost.
  ///
  /// Groups of two thousand people or so make the most of the processor's caches.
  ///
  /// - Complexity: About 1 µs for each person and day.
  public func score(_ people: BatchPeople, into scores: inout BatchScores) {
    scores.prepare(people: people.count, days: days.count)
    guard people.count > 0, !days.isEmpty else { return }
    unsafe scores.numbers.withUnsafeMutableBufferPointer { numbers in
      guard let table = numbers.baseAddress else { return }
      // Days outside, so that one day's curves stay in the cache while people go by.
      for (index, day) in days.enumerated() {
        unsafe BatchKernel.sum(
          day, over: people, into: table + index * BatchScores.stride,
          stride: days.count * BatchScores.stride)
      }
      // People outside, so that one person's norms stay in the cache while days go by.
      unsafe BatchKernel.rank(people, on: days, in: table)
    }
  }
}
