internal import Astrology
internal import Ephemeris

// What belongs to the life of a chart's owner.
extension NatalChart {
  /// The birth, or the last moment at which it may have been.
  private var beginning: JulianDay<UT1> { birth.openInstants?.upperBound ?? instant }

  /// The owner's age at a moment, in years of the Sun.
  func ageYears(at moment: JulianDay<UT1>) -> Double {
    instant.days(until: moment) / Luminary.sun.meanPeriodDays
  }

  /// A period without what lies before birth; empty if all of it does.
  func lived(_ period: Range<JulianDay<UT1>>) -> Range<JulianDay<UT1>> {
    let start = max(period.lowerBound, beginning)
    return start..<max(start, period.upperBound)
  }

  /// Whether a transit that is exact at a moment comes to the owner.
  ///
  /// At birth each planet stands on its own place, and may step back over it within the same loop; a return comes after
  /// a whole revolution.
  func lives(_ key: TransitKey, at moment: JulianDay<UT1>) -> Bool {
    let isAtOwnPlace = key.aspect == .conjunction && key.natal == .body(key.body)
    let days = isAtOwnPlace ? key.body.meanReturnDays / 2 : 0
    return moment > beginning.advanced(byDays: days)
  }
}
