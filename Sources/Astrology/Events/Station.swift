public import Ephemeris

/// The moment at which a planet stands still and turns.
public struct Station: Sendable, Hashable {
  /// The planet.
  public let body: CelestialBody
  /// How it moves afterwards: retrograde from one kind of station on, direct from the other.
  public let motion: SkyArc.Motion
  /// When its motion in longitude is zero.
  public let at: JulianDay<UT1>
  /// Where it stands.
  public let longitude: EclipticLongitude

  /// The bodies that turn: Mercury to Pluto, and Chiron.
  public static let bodies: BodySet = [
    BodySet(.mercury), BodySet(.venus), BodySet(.mars), BodySet(.jupiter), BodySet(.saturn),
    BodySet(.uranus), BodySet(.neptune), BodySet(.pluto), BodySet(.chiron),
  ]

  /// What a search waits for to find those of a body.
  static func watch(_ body: CelestialBody) -> SkyArc.Watch { .turn(.longitude(body)) }

  /// Reads what a search found by a watch of the body.
  init(
    _ event: SkyArc.Event, of body: CelestialBody, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.body = body
    motion = event.motion
    at = event.ut
    longitude = try ephemeris.longitudes(of: BodySet(body), at: event.tt).longitude(of: body)
  }
}
