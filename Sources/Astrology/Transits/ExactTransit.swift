public import Ephemeris

/// The moment at which a transit to one of a chart's bodies is exact.
public struct ExactTransit: Sendable, Hashable {
  /// The transiting body.
  public let body: Body
  /// The natal point.
  public let natal: Body
  /// The aspect.
  public let kind: AspectKind
  /// When.
  public let at: JulianDay<UT1>
  /// Which way the body moves.
  public let motion: ArcMotion

  /// Takes a hit of a calendar; nothing where what is hit is no body but an angle.
  init?(_ hit: TransitHit) {
    guard case .body(let natal) = hit.target.natal else { return nil }
    (body, self.natal, kind, at, motion) = (hit.body, natal, hit.target.kind, hit.at, hit.motion)
  }
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
      .hits(from: start, to: end).compactMap(ExactTransit.init)
  }
}
