public import Ephemeris

/// A body's entry into a sign.
public struct SignIngress: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// The sign entered.
  public let sign: ZodiacSign
  /// Whether it enters by the sign's beginning, or by its end on the way back.
  public let motion: SkyArc.Motion
  /// When.
  public let at: JulianDay<UT1>

  /// The bodies whose ingresses are events: Sun to Pluto, the mean node and Chiron.
  public static let bodies = BodySet.eleven.union(BodySet(.chiron))

  /// What a search waits for to find those of a body.
  static func watch(_ body: CelestialBody) -> SkyArc.Watch {
    .passage(of: body, through: ZodiacSign.allCases.map(\.start))
  }

  /// Reads what a search found by a watch of the body.
  init?(_ event: SkyArc.Event, of body: CelestialBody) {
    guard case .passage(let place) = event.happening else { return nil }
    self.body = body
    motion = event.motion
    let boundary = ZodiacSign.allCases[place]
    sign = motion == .direct ? boundary : boundary.advanced(by: -1)
    at = event.ut
  }
}
