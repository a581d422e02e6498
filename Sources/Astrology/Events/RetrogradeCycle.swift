public import Ephemeris

/// A planet's way over the same part of the zodiac three times: forward, back and forward again.
public struct RetrogradeCycle: Sendable, Hashable {
  /// The planet.
  public let body: CelestialBody
  /// When it enters the shadow: it first passes the place where it will turn direct again.
  ///
  /// Nothing where that was before the ephemeris begins.
  public let shadowEntry: JulianDay<UT1>?
  /// Where and when it turns back.
  public let retrogradeStation: Station
  /// Where and when it turns forward.
  public let directStation: Station
  /// When it leaves the shadow: it passes the place where it turned back.
  ///
  /// Nothing where that will be after the ephemeris ends.
  public let shadowExit: JulianDay<UT1>?

  /// Longer than any part of a cycle, in days: Mars takes up to 80 days for each, Chiron, the slowest
  /// to turn, 160.
  private static let longestPartDays = 250.0

  /// The cycles of a body that turn back in a period, in order.
  ///
  /// One that does not turn direct again within the ephemeris is left out. A body that is none of
  /// ``Station/bodies`` has no cycles.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: A search of the period for turns, and of up to 500 days for each cycle.
  public static func cycles(
    of body: CelestialBody, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try ephemeris.checkSpan(contains: end)
    guard Station.bodies.contains(body) else { return [] }
    let search = SkySearch([Station.watch(body)], ephemeris: ephemeris)
    let turns = try search.events(
      from: start, to: min(ephemeris.span.end, end.advanced(byDays: longestPartDays)))
    var cycles: [Self] = []
    for (back, forward) in zip(turns, turns.dropFirst())
    where back.motion == .retrograde && back.ut < end {
      cycles.append(
        try Self(
          between: Station(back, of: body, ephemeris: ephemeris),
          and: Station(forward, of: body, ephemeris: ephemeris), ephemeris: ephemeris))
    }
    return cycles
  }

  private init(
    between back: Station, and forward: Station, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    body = back.body
    retrogradeStation = back
    directStation = forward
    func passages(of place: EclipticLongitude) -> SkySearch {
      SkySearch([.passage(.longitude(back.body), of: [place])], ephemeris: ephemeris)
    }
    let earliest = max(ephemeris.span.start, back.at.advanced(byDays: -Self.longestPartDays))
    shadowEntry = try passages(of: forward.longitude).last(from: earliest, to: back.at)?.ut
    let latest = min(ephemeris.span.end, forward.at.advanced(byDays: Self.longestPartDays))
    shadowExit = try passages(of: back.longitude).first(from: forward.at, to: latest)?.ut
  }
}
