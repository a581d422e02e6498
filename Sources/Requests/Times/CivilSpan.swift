public import Ephemeris

#if SwissEphemeris
public import SwissEphemeris
#endif

/// A run of civil dates of a zone, both ends included.
@_spi(FrontEnd) public struct CivilSpan: Sendable {
  /// The first date.
  public let first: CalendarDate
  /// The last date.
  public let last: CalendarDate
  /// The zone of the dates.
  public let zone: CivilZone

  /// Creates a run of dates.
  ///
  /// - Throws: ``RequestError`` if they are not in order, or if the ephemeris doesn't cover them.
  public init(
    from first: CalendarDate, to last: CalendarDate, in zone: CivilZone,
    within span: EphemerisSpan = StandardEphemeris.span
  ) throws(RequestError) {
    try Self.check(first, last, liesWithin: span)
    (self.first, self.last, self.zone) = (first, last, zone)
  }

  /// Refuses dates that are not in order or lie outside the ephemeris.
  public static func check(
    _ first: CalendarDate, _ last: CalendarDate,
    liesWithin span: EphemerisSpan = StandardEphemeris.span
  ) throws(RequestError) {
    guard first <= last else { throw .reversed(first: first, last: last) }
    for date in [first, last] where !span.contains(date) { throw .outsideEphemeris(date, span) }
  }

  /// Refuses dates that are all before a birth.
  public func check(
    hasBegunBy birth: JulianDay<UT1>, field: RequestError.Field = "to"
  ) throws(RequestError) {
    guard end > birth else { throw .datesBeforeBirth(last: last, field) }
  }

  /// The first instant of the first date.
  public var start: JulianDay<UT1> { zone.day(first).lowerBound }

  /// The first instant after the last date.
  public var end: JulianDay<UT1> { zone.day(last).upperBound }

  /// All instants of the dates.
  public var period: Range<JulianDay<UT1>> { start..<end }
}
