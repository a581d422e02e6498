internal import Ephemeris

/// The conditions that the sky decides alone: what changes them, and whether they hold.
extension SkyCondition {
  /// What a search waits for to find every change of the condition; empty for those of a place, for voids and
  /// for declinations, which have searches of their own.
  func watches(chart: NatalChart?) -> [SkyArc.Watch] {
    switch self {
    case .inSign(let body, let sign):
      return [.passage(of: body, through: [sign.start, sign.advanced(by: 1).start])]
    case .moving(let body, _): return [.turn(.longitude(body))]
    case .aspect(let body, let kind, let other, let orb, let motion):
      let edges = kind.anglesAround.flatMap { [$0 - orb, $0 + orb] }
      guard motion != nil else { return [.elongation(of: body, from: other, reaching: edges)] }
      // The orb shrinks until the aspect is exact, or until the two turn from each other; and a separation
      // grows up to 180° and shrinks from there.
      return [
        .elongation(of: body, from: other, reaching: edges + kind.anglesAround),
        .turn(.elongation(of: body, from: other)),
      ]
    case .natalAspect(let body, let kind, let point, let orb):
      guard let natal = chart?.longitude(of: point) else { return [] }
      let edges = kind.anglesAround.flatMap { [natal + ($0 - orb), natal + ($0 + orb)] }
      return [.passage(of: body, through: edges)]
    case .waxing:
      return [.elongation(of: .moon, from: .sun, reaching: [.zero, .degrees(180)])]
    case .phase(let phase):
      let middle = Double(phase.rawValue) * 45
      return [
        .elongation(
          of: .moon, from: .sun, reaching: [.degrees(middle - 22.5), .degrees(middle + 22.5)])
      ]
    case .nearSun(let body, _):
      let edges = SolarNearness.State.allCases.flatMap { [$0.reach, -$0.reach] }
      return [.elongation(of: body, from: .sun, reaching: edges)]
    case .dignified(let body):
      return [.passage(of: body, through: ZodiacSign.allCases.map(\.start))]
    case .inHouse(let body, _):
      // The signs count where houses are whole signs.
      return [.passage(of: body, through: ZodiacSign.allCases.map(\.start))]
    case .void, .outOfBounds, .above, .onAngle, .rising, .hour, .all, .any, .not: return []
    }
  }

  /// Whether a condition that the sky decides alone holds at an instant.
  func holds(
    at tt: JulianDay<TT>, chart: NatalChart?, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Bool {
    switch self {
    case .inSign(let body, let sign):
      return ZodiacSign(try ephemeris.motion(of: body, at: tt).longitude) == sign
    case .moving(let body, let motion):
      let isRetrograde = try ephemeris.motion(of: body, at: tt).longitudePerDay < .zero
      return isRetrograde == (motion == .retrograde)
    case .aspect(let body, let kind, let other, let orb, let motion):
      let (one, two) = try (
        ephemeris.motion(of: body, at: tt), ephemeris.motion(of: other, at: tt)
      )
      let geometry = Aspect.Geometry(
        kind, from: one.longitude, movingBy: one.longitudePerDay, to: two.longitude,
        movingBy: two.longitudePerDay)
      return geometry.orb.magnitude <= orb && (motion == nil || geometry.motion == motion)
    case .natalAspect(let body, let kind, let point, let orb):
      guard let natal = chart?.longitude(of: point) else { return false }
      let separation = try ephemeris.motion(of: body, at: tt).longitude.separation(from: natal)
      return (separation - kind.angle).magnitude <= orb
    case .waxing: return try Self.elongation(of: .moon, at: tt, ephemeris).degrees < 180
    case .phase(let phase):
      return MoonPhase(elongation: try Self.elongation(of: .moon, at: tt, ephemeris)) == phase
    case .nearSun(let body, let state):
      let arc = try Self.elongation(of: body, at: tt, ephemeris).degrees
      return SolarNearness.State(distance: .degrees(min(arc, 360 - arc))) == state
    case .dignified(let body):
      let sign = ZodiacSign(try ephemeris.motion(of: body, at: tt).longitude)
      let dignity = EssentialDignity(of: body, in: sign)
      return dignity == .domicile || dignity == .exaltation
    case .void, .outOfBounds, .inHouse, .above, .onAngle, .rising, .hour, .all, .any, .not:
      return false
    }
  }

  /// How far a body stands east of the Sun.
  private static func elongation(
    of body: CelestialBody, at tt: JulianDay<TT>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> PlaneAngle {
    let (sun, other) = try (
      ephemeris.motion(of: .sun, at: tt), ephemeris.motion(of: body, at: tt)
    )
    return sun.longitude.eastwardArc(to: other.longitude)
  }
}
