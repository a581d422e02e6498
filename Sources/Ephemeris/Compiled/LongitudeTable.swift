/// Longitudes and daily motions of some bodies at one instant: a sky without the rest, for those who
/// need no more.
public struct LongitudeTable: Sendable {
  /// The instant.
  public let tt: JulianDay<TT>
  /// The bodies that the table holds.
  public let bodies: BodySet
  @usableFromInline
  var motions: InlineArray<15, SIMD2<Double>>

  @inlinable
  init(tt: JulianDay<TT>, bodies: BodySet) {
    self.tt = tt
    self.bodies = bodies
    motions = InlineArray(repeating: .zero)
  }

  /// Takes the longitudes of a sky.
  public init(_ sky: Sky) {
    self.init(tt: sky.tt, bodies: sky.bodies)
    for body in sky.bodies.bodies {
      let state = sky[body]
      motions[Int(body.rawValue)] = SIMD2(state.longitude.degrees, state.longitudePerDay.degrees)
    }
  }

  /// Puts another daily motion in the place of a body's.
  package mutating func setLongitudePerDay(of body: CelestialBody, _ motion: PlaneAngle) {
    motions[Int(body.rawValue)].y = motion.degrees
  }

  /// A body's longitude and daily motion.
  ///
  /// - Precondition: ``bodies`` contains it.
  @inlinable
  public func motion(of body: CelestialBody) -> BodyMotion {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return BodyMotion(motions.span[Int(body.rawValue)])
  }

  /// A body's longitude.
  ///
  /// - Precondition: ``bodies`` contains it.
  @inlinable
  public func longitude(of body: CelestialBody) -> EclipticLongitude {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return EclipticLongitude(wrapping: motions.span[Int(body.rawValue)].x)
  }

  /// A body's daily motion in longitude, negative while retrograde.
  ///
  /// - Precondition: ``bodies`` contains it.
  @inlinable
  public func longitudePerDay(of body: CelestialBody) -> PlaneAngle {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return PlaneAngle(degrees: motions.span[Int(body.rawValue)].y)
  }
}
