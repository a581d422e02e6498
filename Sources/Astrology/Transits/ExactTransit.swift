public import Ephemeris

/// A moment at which a transit is exact.
public struct ExactTransit: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The natal point and the aspect.
  public let target: TransitTarget
  /// When.
  public let at: JulianDay<UT1>
  /// Which way the body moves.
  public let motion: ArcMotion

  /// The natal point.
  public var natal: ChartPoint { target.natal }

  /// The aspect.
  public var kind: AspectKind { target.kind }
}

extension NatalChart {
  /// The moments of a period at which bodies make exact aspects to the chart's eleven points, in order
  /// of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: That of ``TransitCalendar/hits(from:to:)``.
  public func exactTransits(
    of bodies: BodySet, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [ExactTransit] {
    let targets = TransitTarget.all(of: self).filter { target in
      guard case .body(let natal) = target.natal else { return false }
      return BodySet.eleven.contains(natal)
    }
    return try TransitCalendar(targets: targets, bodies: bodies, ephemeris: ephemeris)
      .hits(from: start, to: end)
  }
}
