public import Ephemeris

/// A planet's retrograde with its shadows, and when it stands with or opposite the Sun on the way.
///
/// ```swift
/// let mercury = BodySet(.mercury)
/// let spans = try RetrogradeSpan.spans(of: mercury, during: start..<end, ephemeris: ephemeris)
/// for span in spans { print(span) }  // Mercury retrograde from 2026-02-26 to 2026-03-20
/// ```
public struct RetrogradeSpan: Sendable, Hashable {
  /// The shadows and the stations.
  public let cycle: RetrogradeCycle
  /// When the planet is exactly with the Sun, if it is Mercury or Venus, or else opposite it, in the middle of
  /// the retrograde.
  ///
  /// It is nil where that is after the ephemeris ends.
  public let withSun: JulianDay<UT1>?

  /// The planet.
  public var body: CelestialBody { cycle.body }

  /// What the planet makes with the Sun: conjunction for Mercury and Venus, which pass before it, or opposition.
  public var sunAspect: AspectKind { Self.sunAspect(of: body) }

  /// From the first shadow to the last, as far as the ephemeris goes.
  public var whole: Range<JulianDay<UT1>> {
    let start = cycle.shadowEntry ?? cycle.retrogradeStation.at
    return start..<(cycle.shadowExit ?? cycle.directStation.at)
  }

  /// From station to station.
  public var retrograde: Range<JulianDay<UT1>> {
    cycle.retrogradeStation.at..<cycle.directStation.at
  }

  /// The retrogrades of some bodies that have a part in a period, their shadows included, by the time at
  /// which they turn back; bodies that never turn have none.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the
  ///   ephemeris, or what is wrong with the data.
  /// - Complexity: For each body a search of the period and some 750 days more, and of some 500 days for each
  ///   retrograde.
  public static func spans(
    of bodies: BodySet, during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    guard !period.isEmpty else { return [] }
    // A retrograde and its last shadow take less than two parts of the longest.
    let start = max(
      ephemeris.span.start,
      period.lowerBound.advanced(byDays: -2 * RetrogradeCycle.longestPartDays))
    let end = min(
      ephemeris.span.end, period.upperBound.advanced(byDays: RetrogradeCycle.longestPartDays))
    var found: [Self] = []
    for body in bodies.intersection(Station.bodies).bodies {
      let cycles = try RetrogradeCycle.cycles(of: body, during: start..<end, ephemeris: ephemeris)
      for cycle in cycles {
        let span = try Self(cycle, ephemeris: ephemeris)
        if span.whole.overlaps(period) { found.append(span) }
      }
    }
    return found.sorted {
      ($0.retrograde.lowerBound, $0.body) < ($1.retrograde.lowerBound, $1.body)
    }
  }

  private init(
    _ cycle: RetrogradeCycle, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.cycle = cycle
    let meeting = SkyArc.Watch.elongation(
      of: cycle.body, from: .sun, reaching: [Self.sunAspect(of: cycle.body).angle])
    withSun = try SkySearch([meeting]).first(
      during: cycle.retrogradeStation.at..<cycle.directStation.at, ephemeris: ephemeris)?.ut
  }

  private static func sunAspect(of body: CelestialBody) -> AspectKind {
    body == .mercury || body == .venus ? .conjunction : .opposition
  }
}

extension RetrogradeSpan: CustomStringConvertible {
  /// Such as `Mercury retrograde from 2026-02-26 to 2026-03-20`.
  public var description: String {
    "\(body.title) retrograde from \(retrograde.lowerBound.utcDate) to \(retrograde.upperBound.utcDate)"
  }
}
