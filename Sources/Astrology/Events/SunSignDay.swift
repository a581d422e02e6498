public import Ephemeris

/// The sun sign of a date, as one whose birth time is not known has it.
public struct SunSignDay: Sendable, Hashable {
  /// The date, in UTC.
  public let date: CalendarDate
  /// Where the Sun stands at 12:00 UTC.
  public let position: ZodiacPosition
  /// The Sun's entry into a sign on that date in UTC, if there is one.
  public let ingress: SignIngress?
  /// The Sun's entry into a sign on that date by the clocks of some zone, from UTC+14 to UTC-12; nil if
  /// the date has one sign everywhere.
  public let ingressSomewhere: SignIngress?

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
    let next = JulianDay<UT1>(date.advanced(byDays: 1), .midnight)
    // The date begins first in zones 14 hours ahead of UTC, and ends last in those 12 hours behind.
    let somewhere =
      midnight.advanced(bySeconds: -14 * 3_600)..<next.advanced(bySeconds: 12 * 3_600)
    let span = ephemeris.span
    let searched = max(somewhere.lowerBound, span.start)..<min(somewhere.upperBound, span.end)
    let event = try SkySearch([SignIngress.watch(.sun)]).first(
      during: searched, ephemeris: ephemeris)
    ingressSomewhere = event.flatMap { SignIngress($0, of: .sun) }
    ingress = ingressSomewhere.flatMap { (midnight..<next).contains($0.at) ? $0 : nil }
  }
}
