public import Ephemeris

/// An aspect between two bodies at the moment it is exact.
public struct ExactAspect: Sendable, Hashable {
  /// The body that comes first in a chart's order.
  public let first: CelestialBody
  /// The other one.
  public let second: CelestialBody
  /// What they make.
  public let kind: AspectKind
  /// When.
  public let at: JulianDay<UT1>
  /// Where the first body stands.
  public let firstLongitude: EclipticLongitude
  /// Where the second one stands.
  public let secondLongitude: EclipticLongitude

  /// The bodies whose aspects are events: Sun to Pluto.
  public static let bodies = BodySet.eleven.subtracting(BodySet(.meanNode))

  /// Reads what a search found by a watch of the pair.
  init?(
    _ event: SkyArc.Event, of pair: AspectPair, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    guard case .passage(let place) = event.happening else { return nil }
    let bodies = BodySet(pair.first).union(BodySet(pair.second))
    let sky = try ephemeris.longitudes(of: bodies, at: event.tt)
    first = min(pair.first, pair.second)
    second = max(pair.first, pair.second)
    kind = pair.kinds[place]
    at = event.ut
    firstLongitude = sky.longitude(of: first)
    secondLongitude = sky.longitude(of: second)
  }
}

/// Two bodies and every extent of the arc between them that makes an aspect.
struct AspectPair: Sendable {
  let first: CelestialBody
  let second: CelestialBody
  /// The aspect at each of the watch's extents.
  let kinds: [AspectKind]
  /// What a search waits for to find their aspects.
  let watch: SkyArc.Watch

  /// Joins the aspects that the two can make.
  init(_ first: CelestialBody, _ second: CelestialBody) {
    let aspects = AspectKind.allCases.map { AspectPerfection($0, of: first, to: second) }
    self.first = first
    self.second = second
    let possible = aspects.filter(\.isPossible).map(\.kind)
    kinds = possible.flatMap { kind in kind.anglesAround.map { _ in kind } }
    watch = .elongation(of: first, from: second, reaching: possible.flatMap(\.anglesAround))
  }

  /// The pairs of the bodies in a set but the Moon, each once, in the order of charts.
  static func all(of bodies: BodySet) -> [Self] {
    let bodies = bodies.bodies.filter { $0 != .moon }
    return bodies.enumerated().flatMap { index, first in
      bodies[(index + 1)...].map { second in Self(first, second) }
    }
  }

  /// The Moon with each of the bodies.
  static func ofMoon(with bodies: BodySet) -> [Self] {
    bodies.bodies.filter { $0 != .moon }.map { Self(.moon, $0) }
  }
}
