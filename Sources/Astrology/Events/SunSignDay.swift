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
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` for a date outside the ephemeris.
  public init(
    of date: CalendarDate, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.date = date
    position = ZodiacPosition(
      try ephemeris.sky(at: JulianDay(date, .noon), bodies: BodySet(.sun))[.sun].longitude)
    let event = try SkySearch(
      [.passage(.longitude(.sun), of: ZodiacSign.allCases.map(\.start))], ephemeris: ephemeris
    ).first(
      from: JulianDay(date, .midnight), to: JulianDay(date.advanced(byDays: 1), .midnight))
    guard let event, case .passage(let sign) = event.happening else {
      ingress = nil
      return
    }
    ingress = Ingress(at: event.ut, sign: ZodiacSign.allCases[sign])
  }
}
