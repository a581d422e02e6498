public import Astrology
public import Ephemeris

extension DailyReading {
  /// An aspect between two slow bodies: the weather that everyone stands in.
  public struct CollectiveAspect: Sendable, Hashable {
    /// The body that comes first in a chart's order.
    public let first: CelestialBody
    /// The other one.
    public let second: CelestialBody
    /// What they make.
    public let kind: AspectKind
    /// How far from exact, and which way the orb goes.
    public let geometry: Aspect.Geometry
    /// When it is next exact, within two years; nil if it isn't exact by then.
    public let nextExact: JulianDay<UT1>?

    /// The bodies that count as slow: Jupiter to Pluto.
    public static let bodies: BodySet = [
      BodySet(.jupiter), BodySet(.saturn), BodySet(.uranus), BodySet(.neptune), BodySet(.pluto),
    ]

    /// How far ahead an exact moment is looked for, in days.
    static let horizonDays = 730.0

    /// The aspects of a sky's slow bodies, the tightest first.
    static func all(
      in sky: Sky, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) -> [Self] {
      let bodies = Self.bodies.bodies
      var aspects: [Self] = []
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] {
          let (one, other) = (sky[first], sky[second])
          let separation = one.longitude.separation(from: other.longitude)
          guard let kind = OrbTable.standard.kind(at: separation) else { continue }
          let horizon = min(horizonDays, sky.ut.days(until: ephemeris.span.end))
          aspects.append(
            Self(
              first: first, second: second, kind: kind,
              geometry: Aspect.Geometry(
                kind, from: one.longitude, movingBy: one.longitudePerDay, to: other.longitude,
                movingBy: other.longitudePerDay),
              nextExact: try AspectPerfection(kind, of: first, to: second)
                .nextExact(after: sky.ut, within: max(0, horizon), ephemeris: ephemeris)))
        }
      }
      return aspects.sorted { $0.geometry.orb.magnitude < $1.geometry.orb.magnitude }
    }
  }
}
