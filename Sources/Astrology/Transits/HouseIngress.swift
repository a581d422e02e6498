public import Ephemeris

/// The moment at which a body enters a house of a chart.
public struct HouseIngress: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The house entered.
  public let house: House
  /// Whether it enters over the house's cusp, or over the next one's on the way back.
  public let motion: SkyArc.Motion
  /// When.
  public let at: JulianDay<UT1>
}

extension NatalChart {
  /// The moments of a period at which bodies enter the chart's houses, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: That of ``/Ephemeris/SkySearch/events(during:ephemeris:)``.
  public func houseIngresses(
    of bodies: BodySet, during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [HouseIngress] {
    let transiting = bodies.bodies
    let search = SkySearch(transiting.map { .passage(of: $0, through: frame.cusps) })
    return try search.events(during: period, ephemeris: ephemeris).compactMap { event in
      guard case .passage(let cusp) = event.happening else { return nil }
      return HouseIngress(
        body: transiting[event.watch],
        house: House(cuspIndex: event.motion == .direct ? cusp : (cusp + 11) % 12),
        motion: event.motion, at: event.ut)
    }
  }
}
