public import Ephemeris

/// The sun sign of a date, as one whose birth time is not known has it.
public struct SunSignDay: Sendable, Hashable {
  /// The date, in UTC.
  public let date: CalendarDate
  /// Where the Sun stands at 12:00 UTC.
  public let position: ZodiacPosition
  /// The Sun's entry into a sign on that date, if there is one.
  public let ingress: SignIngress?

  /// The sign at 12:00 UTC.
  public var sign: ZodiacSign { position.sign }

  /// Finds the sun sign of a date.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` for a date outside the ephemeris.
  public init(
    of date: CalendarDate, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.date = date
    let sky = try ephemeris.sky(at: JulianDay(date, .noon), bodies: BodySet(.sun))
    try sky.bodies.checkHold(BodySet(.sun))
    position = ZodiacPosition(sky[.sun].longitude)
    let midnight = JulianDay<UT1>(date, .midnight)
    let event = try SkySearch([SignIngress.watch(.sun)]).first(
      during: midnight..<JulianDay(date.advanced(byDays: 1), .midnight), ephemeris: ephemeris)
    ingress = event.flatMap { SignIngress($0, of: .sun) }
  }
}
