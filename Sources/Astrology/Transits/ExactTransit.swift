public import Ephemeris

/// The moment at which a transit is exact.
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
}

/// The moment at which a body enters a house of a chart.
public struct HouseIngress: Sendable, Hashable {
  /// The transiting body.
  public let body: Body
  /// The house entered.
  public let house: House
  /// Whether it enters over the house's cusp, or over the next one's on the way back.
  public let motion: ArcMotion
  /// When.
  public let at: JulianDay<UT1>
}

extension NatalChart {
  /// The moments of a period at which bodies make exact aspects to the chart's eleven points, in order
  /// of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: One look at the bodies for each day, and about eight for each moment.
  public func exactTransits(
    of bodies: BodySet, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [ExactTransit] {
    let transiting = bodies.bodies
    let contacts = BodySet.eleven.bodies.flatMap { natal in
      AspectKind.allCases.flatMap { kind in
        kind.arcs.map { (natal: natal, kind: kind, place: sky[natal].longitude + $0) }
      }
    }
    let search = SkySearch(
      transiting.map { .passage(.longitude($0), of: contacts.map(\.place)) }, ephemeris: ephemeris)
    return try search.events(from: start, to: end).compactMap { event in
      guard case .passage(let index) = event.happening else { return nil }
      let contact = contacts[index]
      return ExactTransit(
        body: transiting[event.watch], natal: contact.natal, kind: contact.kind, at: event.ut,
        motion: event.motion)
    }
  }

  /// The moments of a period at which bodies enter the chart's houses, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: One look at the bodies for each day, and about eight for each moment.
  public func houseIngresses(
    of bodies: BodySet, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [HouseIngress] {
    let transiting = bodies.bodies
    let search = SkySearch(
      transiting.map { .passage(.longitude($0), of: frame.cusps) }, ephemeris: ephemeris)
    return try search.events(from: start, to: end).compactMap { event in
      guard case .passage(let cusp) = event.happening else { return nil }
      return HouseIngress(
        body: transiting[event.watch],
        house: House(cuspIndex: event.motion == .direct ? cusp : (cusp + 11) % 12),
        motion: event.motion, at: event.ut)
    }
  }
}

extension AspectKind {
  /// The arcs from one point to another that make the aspect: one for conjunction and opposition, one
  /// on each side for the others.
  fileprivate var arcs: [Angle] {
    switch self {
    case .conjunction, .opposition: [angle]
    case .trine, .square, .sextile: [angle, -angle]
    }
  }
}
