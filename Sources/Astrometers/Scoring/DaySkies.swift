public import Ephemeris

/// The skies that a day, or one instant, is scored by.
///
/// A day's numbers are means over four instants, 3 and 9 elapsed hours before and after its noon:
/// one instant a day would alias the Moon, which crosses an orb in hours. All people of a zone
/// share a day's skies.
public struct DaySkies: Sendable {
  /// The instant that facts are given for: noon of the date, or the instant asked for.
  public let instant: JulianDay<UT1>
  /// The skies that scores are means over, one or four; each holds the eleven points.
  public let skies: [Sky]

  /// Hours from noon.
  static let sampleHours = [-9.0, -3, 3, 9]

  /// The skies of a civil date in a zone.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for a date outside the ephemeris.
  /// - Complexity: Four skies.
  public init(
    of date: CalendarDate, in zone: CivilZone = .utc, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let noon = zone.civilMoment(date, .noon).instant
    var skies: [Sky] = []
    skies.reserveCapacity(4)
    for hours in Self.sampleHours {
      let sky = try ephemeris.sky(at: noon.advanced(byDays: hours / 24))
      try sky.bodies.checkHold(.eleven)
      skies.append(sky)
    }
    instant = noon
    self.skies = skies
  }

  /// The one sky of an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris.
  public init(
    at instant: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.instant = instant
    let sky = try ephemeris.sky(at: instant)
    try sky.bodies.checkHold(.eleven)
    skies = [sky]
  }
}

extension DaySkies {
  /// The skies of the civil date before one that the ephemeris covers.
  ///
  /// - Returns: Nil if that lies before the ephemeris.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  public static func before(
    _ date: CalendarDate, in zone: CivilZone = .utc, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self? {
    do {
      return try Self(of: date.advanced(byDays: -1), in: zone, ephemeris: ephemeris)
    } catch .outOfSpan {
      return nil
    }
  }

  /// The sky of 24 hours before an instant that the ephemeris covers.
  ///
  /// - Returns: Nil if that lies before the ephemeris.
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  public static func before(
    _ instant: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self? {
    do {
      return try Self(at: instant.advanced(byDays: -1), ephemeris: ephemeris)
    } catch .outOfSpan {
      return nil
    }
  }
}
