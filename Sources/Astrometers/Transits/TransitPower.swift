internal import Astrology
internal import Ephemeris

/// What a transiting body does to one place at one instant: the bare numbers that inner loops add up.
struct AspectInForce {
  /// The aspect.
  let kind: AspectKind
  /// The power (`P`), 0 at the edge of the orb.
  let power: Double
  /// The quality (`Q`), −1…1.
  let quality: Double
}

/// What a transiting body brings to every aspect it makes at one instant.
///
/// Section 3 of the definition. Everything here is smooth: no power jumps when an orb's edge, an
/// exact moment or a station is crossed.
struct TransitingBody: Sendable {
  /// The body.
  let body: CelestialBody
  let longitude: EclipticLongitude
  /// Daily motion over the typical one; the approach is this at most.
  let pace: Double
  /// Station factor times pace weight, `G × ω`.
  let weight: Double

  /// Readies a body of a sky that holds it.
  init(_ body: CelestialBody, in sky: Sky) {
    self.init(body, state: sky[body])
  }

  /// Readies a body that stands and moves so.
  init(_ body: CelestialBody, state: BodyState) {
    self.init(body, at: state.longitude, movingBy: state.longitudePerDay)
  }

  /// Readies a body at a longitude with a daily motion.
  init(_ body: CelestialBody, at longitude: EclipticLongitude, movingBy perDay: PlaneAngle) {
    self.body = body
    self.longitude = longitude
    pace = perDay.degrees / body.typicalDailyMotion.degrees
    weight = Self.stationFactor(of: body, pace: pace) * body.paceWeight
  }

  /// Readies a body that stands still as a birth sky does: it neither approaches nor turns.
  init(still body: CelestialBody, at longitude: EclipticLongitude) {
    self.body = body
    self.longitude = longitude
    pace = 0
    weight = body.paceWeight
  }

  /// `ρ`: 0 while direct, sliding to 1 in full retrograde.
  var retrogradeness: Double { max(0, min(1, -1.5 * pace)) }

  /// `G`: 1.8 at a station, falling to 1 at a fifth of the typical motion.
  static func stationFactor(of body: CelestialBody, pace: Double) -> Double {
    let gain = body.stationGain
    guard gain > 0 else { return 1 }
    return 1 + gain * TransitPower.kernel(min(1, pace.magnitude / 0.2))
  }

  /// The transit of this body to a natal point, or nil if no aspect is in force.
  func transit(to natal: CelestialBody, at place: EclipticLongitude) -> AspectInForce? {
    let arc = place.arc(to: longitude).degrees
    let separation = arc.magnitude
    guard let kind = AspectKind(inOrbAt: .degrees(separation)) else { return nil }
    let offset = separation - kind.angle.degrees
    let x = offset.magnitude / kind.widestOrb.degrees
    // −d|δ|/dt over the typical motion, held within −1…1; sign 0 = 0.
    let closing = -TransitPower.sign(offset) * TransitPower.sign(arc) * pace
    let approach = max(-1, min(1, closing))
    let power =
      kind.basePower * TransitPower.kernel(x)
      * TransitPower.sense(x, approach: approach) * weight
    return AspectInForce(
      kind: kind, power: power,
      quality: TransitQuality.of(kind, from: body.temperament, to: natal.temperament))
  }
}

/// The curves and constants that a transit's power is made of.
enum TransitPower {
  /// `K(x) = (1 − x)² (1 + 2x)`: 1 when exact, 0 with zero slope at the edge.
  static func kernel(_ x: Double) -> Double { (1 - x) * (1 - x) * (1 + 2 * x) }

  /// `F`: 1.5 when exact, 1.3 at the edge while applying at full pace, 0.7 while separating.
  static func sense(_ x: Double, approach: Double) -> Double { 1.5 - x * (0.5 - 0.3 * approach) }

  static func sign(_ number: Double) -> Double { number > 0 ? 1 : number < 0 ? -1 : 0 }
}
