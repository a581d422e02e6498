public import Ephemeris

/// Some stretches of time, in order, none of which overlap or touch.
///
/// Stretches are half open: an instant at which one ends is not in it.
public struct IntervalSet: Sendable, Hashable {
  /// The stretches, earliest first.
  public let ranges: [Range<JulianDay<UT1>>]

  /// Unites stretches given in any order.
  ///
  /// Empty ones are left out.
  public init(_ ranges: some Sequence<Range<JulianDay<UT1>>>) {
    var united: [Range<JulianDay<UT1>>] = []
    let ordered = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    for range in ordered {
      if let last = united.last, range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        united[united.count - 1] = last.lowerBound..<end
      } else {
        united.append(range)
      }
    }
    self.ranges = united
  }

  /// Takes stretches that are in order, apart, and not empty.
  private init(ordered: [Range<JulianDay<UT1>>]) { ranges = ordered }

  /// No time at all.
  public static let empty = Self(ordered: [])

  /// Cuts a period at instants and keeps the pieces that a question is answered yes for, asked at their
  /// middles.
  ///
  /// - Parameters:
  ///   - period: What is cut.
  ///   - cuts: Where, in any order; those outside the period are ignored.
  ///   - holds: The question.
  /// - Throws: What the question throws.
  init(
    _ period: Range<JulianDay<UT1>>, cutAt cuts: [JulianDay<UT1>],
    where holds: (JulianDay<UT1>) throws(EphemerisError) -> Bool
  ) throws(EphemerisError) {
    var pieces: [Range<JulianDay<UT1>>] = []
    var start = period.lowerBound
    for cut in cuts.sorted() + [period.upperBound] {
      guard cut > start, cut <= period.upperBound else { continue }
      let middle = start.advanced(byDays: start.days(until: cut) / 2)
      if try holds(middle) { pieces.append(start..<cut) }
      start = cut
    }
    self.init(pieces)
  }

  /// The stretches of a period from each beginning to the next end; nil without either, and where they don't
  /// come by turns.
  ///
  /// - Parameters:
  ///   - period: What the stretches are cut at.
  ///   - begins: The beginnings in the period, in order.
  ///   - ends: The ends in the period, in order.
  init?(
    _ period: Range<JulianDay<UT1>>, beginningAt begins: [JulianDay<UT1>],
    endingAt ends: [JulianDay<UT1>]
  ) {
    guard let first = [begins.first, ends.first].compactMap(\.self).min() else { return nil }
    // What ends first has begun before the period.
    let starts = (ends.first == first ? [period.lowerBound] : []) + begins
    let stops = ends + (starts.count > ends.count ? [period.upperBound] : [])
    guard starts.count == stops.count, zip(starts, stops).allSatisfy({ $0 <= $1 }),
      zip(stops, starts.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    self.init(zip(starts, stops).map { $0..<$1 })
  }
}

extension IntervalSet {
  /// Whether an instant is in one of the stretches.
  public func contains(_ instant: JulianDay<UT1>) -> Bool {
    ranges.contains { $0.contains(instant) }
  }

  /// The time in both sets.
  public func intersection(_ other: Self) -> Self {
    var common: [Range<JulianDay<UT1>>] = []
    var (mine, theirs) = (0, 0)
    while mine < ranges.count, theirs < other.ranges.count {
      let (one, two) = (ranges[mine], other.ranges[theirs])
      let start = max(one.lowerBound, two.lowerBound)
      let end = min(one.upperBound, two.upperBound)
      if start < end { common.append(start..<end) }
      if one.upperBound < two.upperBound { mine += 1 } else { theirs += 1 }
    }
    return Self(ordered: common)
  }

  /// The time in at least one of the sets.
  public func union(_ other: Self) -> Self { Self(ranges + other.ranges) }

  /// The time of a period that is not in the set.
  public func complement(within period: Range<JulianDay<UT1>>) -> Self {
    var gaps: [Range<JulianDay<UT1>>] = []
    var start = period.lowerBound
    for range in ranges {
      let end = min(range.lowerBound, period.upperBound)
      if start < end { gaps.append(start..<end) }
      start = max(start, range.upperBound)
    }
    if start < period.upperBound { gaps.append(start..<period.upperBound) }
    return Self(ordered: gaps)
  }

  /// The stretches that last at least so many days.
  public func lasting(atLeast days: Double) -> Self {
    Self(ordered: ranges.filter { $0.lowerBound.days(until: $0.upperBound) >= days })
  }
}

extension IntervalSet: CustomStringConvertible {
  /// Such as `2025-01-07T22:11:16Z to 2025-01-10T01:06:38Z`.
  public var description: String {
    ranges.map { "\($0.lowerBound.iso8601) to \($0.upperBound.iso8601)" }
      .joined(separator: ", ")
  }
}
