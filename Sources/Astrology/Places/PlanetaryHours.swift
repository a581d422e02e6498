public import Ephemeris

extension PlanetaryDay {
  /// A twelfth of the day or the night, and the planet that it belongs to.
  public struct Hour: Sendable, Hashable {
    /// Which part of the planetary day an hour belongs to.
    public enum Half: String, Sendable, Hashable, CaseIterable {
      /// From sunrise to sunset.
      case day
      /// From sunset to the next sunrise.
      case night
    }

    /// 1 to 24, counted from sunrise.
    public let number: Int
    /// The planet that the hour belongs to.
    public let lord: ClassicalPlanet
    /// From when to when.
    public let period: Range<JulianDay<UT1>>

    /// Whether the hour is of the day or of the night.
    public var half: Half { number <= 12 ? .day : .night }
  }
}

extension PlanetaryDay.Hour.Half: NamedCase {
  /// `half of a planetary day`.
  public static var noun: String { "half of a planetary day" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// A planetary day: from sunrise to the next sunrise at a place, in 24 hours of unequal length.
///
/// The first hour belongs to the lord of the weekday, by the zone's civil date at that sunrise; then follow
/// Saturn, Jupiter, Mars, Sun, Venus, Mercury and Moon in turn. Sunrise is the almanacs'
/// (``/Ephemeris/HorizonRule/almanac``).
public struct PlanetaryDay: Sendable, Hashable {
  /// When the day begins.
  public let sunrise: JulianDay<UT1>
  /// When the night begins.
  public let sunset: JulianDay<UT1>
  /// When the next day begins.
  public let nextSunrise: JulianDay<UT1>
  /// The lord of the weekday.
  public let lord: ClassicalPlanet

  /// The planetary day that an instant belongs to: before sunrise that of the date before.
  ///
  /// - Returns: nil where the Sun does not rise and set.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``,
  ///   ``/Ephemeris/EphemerisError/reachesOutOfSpan(from:span:)`` if the day begins or ends outside the
  ///   ephemeris, or what is wrong with the data.
  /// - Complexity: About 100 µs from the compiled table.
  public init?(
    at instant: JulianDay<UT1>, in zone: CivilZone, place: GeographicPlace,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    try ephemeris.checkSpan(contains: instant)
    let earliest = instant.advanced(byDays: -Self.longest)
    let start = max(earliest, ephemeris.span.start)
    let end = min(JulianDay(instant.days.nextUp), ephemeris.span.end)
    let sunrise = try Self.search(place).crossings(during: start..<end, ephemeris: ephemeris)
      .last { $0.kind == .rising }
    guard let sunrise else {
      // It may have risen before the ephemeris begins.
      guard start == earliest else {
        throw .reachesOutOfSpan(from: instant, span: ephemeris.span)
      }
      return nil
    }
    try self.init(
      beginningAt: sunrise.at, of: instant, in: zone, place: place, ephemeris: ephemeris)
    guard instant < nextSunrise else { return nil }
  }

  /// The planetary day whose sunrise is on a civil date.
  ///
  /// - Returns: nil where the Sun does not rise on that date, or does not set and rise again after it.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``,
  ///   ``/Ephemeris/EphemerisError/reachesOutOfSpan(from:span:)`` if the day ends outside the ephemeris, or what
  ///   is wrong with the data.
  /// - Complexity: About 100 µs from the compiled table.
  public init?(
    on date: CalendarDate, in zone: CivilZone, place: GeographicPlace,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let sunrise = try Self.search(place).crossings(during: zone.day(date), ephemeris: ephemeris)
      .first { $0.kind == .rising }
    guard let sunrise else { return nil }
    try self.init(
      beginningAt: sunrise.at, of: JulianDay(date, .noon), in: zone, place: place,
      ephemeris: ephemeris)
  }

  // An error names the instant that was asked for.
  private init?(
    beginningAt sunrise: JulianDay<UT1>, of asked: JulianDay<UT1>, in zone: CivilZone,
    place: GeographicPlace, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let latest = sunrise.advanced(byDays: Self.longest)
    let end = min(latest, ephemeris.span.end)
    let after = JulianDay<UT1>(sunrise.days.nextUp)
    let later =
      after < end
      ? try Self.search(place).crossings(during: after..<end, ephemeris: ephemeris) : []
    guard let sunset = later.first(where: { $0.kind == .setting }),
      let next = later.first(where: { $0.kind == .rising && $0.at > sunset.at })
    else {
      // It may set and rise after the ephemeris ends.
      guard end == latest else { throw .reachesOutOfSpan(from: asked, span: ephemeris.span) }
      return nil
    }
    self.sunrise = sunrise
    self.sunset = sunset.at
    nextSunrise = next.at
    lord = Self.lordsOfWeek[zone.clock(at: sunrise).date.weekday]
  }

  /// The most days from a sunrise to the next that still make a day: near the polar circles the Sun rises up
  /// to some hours earlier or later each day.
  private static let longest = 1.5

  private static func search(_ place: GeographicPlace) -> HorizonSearch {
    HorizonSearch(for: .sun, at: place, includesCulminations: false)
  }

  /// The lords of Sunday to Saturday.
  private static let lordsOfWeek: [ClassicalPlanet] = [
    .sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn,
  ]
  /// The planets from the slowest to the fastest.
  private static let descending: [ClassicalPlanet] = [
    .saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon,
  ]
}

extension PlanetaryDay {
  /// The 24 hours: twelve of the day, twelve of the night.
  public var hours: [PlanetaryDay.Hour] {
    let first = Self.descending.firstIndex(of: lord) ?? 0
    let edges =
      (0..<12).map { Self.edge($0, from: sunrise, to: sunset) }
      + (0...12).map { Self.edge($0, from: sunset, to: nextSunrise) }
    return (0..<24).map { index in
      PlanetaryDay.Hour(
        number: index + 1, lord: Self.descending[(first + index) % 7],
        period: edges[index]..<edges[index + 1])
    }
  }

  /// The hour that an instant belongs to, nil outside the planetary day.
  public func hour(at instant: JulianDay<UT1>) -> PlanetaryDay.Hour? {
    hours.first { $0.period.contains(instant) }
  }

  private static func edge(
    _ twelfth: Int, from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) -> JulianDay<UT1> {
    // The last edge is the end itself, to the bit, so that days and hours meet.
    twelfth == 12 ? end : start.advanced(byDays: start.days(until: end) * Double(twelfth) / 12)
  }
}
