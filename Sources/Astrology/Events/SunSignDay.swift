public import Ephemeris

/// The sun sign of a date, as one whose birth time is not known has it.
public struct SunSignDay: Sendable, Hashable {
  /// The date, in UTC.
  public let date: CalendarDate
  /// Where the Sun stands at 12:00 UTC.
  public let position: ZodiacPosition
  /// When the Sun enters a sign on that date, if it does, and which.
  public let ingress: Ingress?

  /// The Sun's entry into a sign.
  public struct Ingress: Sendable, Hashable {
    /// The instant.
    public let at: JulianDay<UT1>
    /// The sign entered.
    public let sign: ZodiacSign
  }

  /// The sign at 12:00 UTC.
  public var sign: ZodiacSign { position.sign }

  /// Finds the sun sign of a date.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` for a date outside the ephemeris.
  public init(
    of date: CalendarDate, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.date = date
    let start = JulianDay(date, .midnight)
    let end = JulianDay(date.advanced(byDays: 1), .midnight)
    let sun = { (ut: JulianDay<UT1>) throws(EphemerisError) in
      try ephemeris.sky(at: ut, bodies: BodySet(.sun))[.sun].longitude
    }
    position = ZodiacPosition(try sun(JulianDay(date, .noon)))
    let next = ZodiacSign(try sun(end))
    guard next != ZodiacSign(try sun(start)) else {
      ingress = nil
      return
    }
    // The Sun never turns back, so between two signs it crosses their boundary once.
    let millisecond = 1e-3 / 86_400
    let crossing = try RootSearch.root(in: start.days...end.days, tolerance: millisecond) {
      (days) throws(EphemerisError) -> Double in
      next.start.arc(to: try sun(JulianDay(days))).degrees
    }
    ingress = crossing.map { Ingress(at: JulianDay($0), sign: next) }
  }
}
