public import Ephemeris

/// A planet's way over the same part of the zodiac three times: forward, back and forward again.
public struct RetrogradeCycle: Sendable, Hashable {
  /// The planet.
  public let body: CelestialBody
  /// When it enters the shadow: it first passes the place where it will turn direct again.
  ///
  /// Nil if that was before the ephemeris begins.
  public let shadowEntry: JulianDay<UT1>?
  /// Where and when it turns back.
  public let retrogradeStation: Station
  /// Where and when it turns forward.
  public let directStation: Station
  /// When it leaves the shadow: it passes the place where it turned back.
  ///
  /// Nil if that will be after the ephemeris ends.
  public let shadowExit: JulianDay<UT1>?

  /// Longer than any part of a cycle, in days: Mars takes up to 80 days for each, Chiron, the slowest
  /// to turn, 160.
  static let longestPartDays = 250.0

  /// The cycles of a body that turn back in a period, in order.
  ///
  /// One that does not turn direct again within the ephemeris is left out. A body that is none of
  /// ``Station/bodies`` has no cycles.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: A search of the period for turns, and of up to 500 days for each cycle.
  public static func cycles(
    of body: CelestialBody, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let (start, end) = (period.lowerBound, period.upperBound)
    try ephemeris.checkSpan(contains: start)
    try ephemeris.checkSpan(contains: end)
    guard Station.bodies.contains(body) else { return [] }
    let turns = try SkySearch([Station.watch(body)]).events(
      during: start..<min(ephemeris.span.end, end.advanced(byDays: longestPartDays)),
      ephemeris: ephemeris)
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
      SkySearch([.passage(of: back.body, through: [place])])
    }
    let earliest = max(ephemeris.span.start, back.at.advanced(byDays: -Self.longestPartDays))
    shadowEntry = try passages(of: forward.longitude).last(
      during: earliest..<back.at, ephemeris: ephemeris)?.ut
    let latest = min(ephemeris.span.end, forward.at.advanced(byDays: Self.longestPartDays))
    shadowExit = try passages(of: back.longitude).first(
      during: forward.at..<latest, ephemeris: ephemeris)?.ut
  }
}
