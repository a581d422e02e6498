/// Longitudes and daily motions of some bodies at one instant: a sky without the rest, for those who
/// need no more.
public struct LongitudeTable: Sendable {
  /// The instant.
  @inlinable public var tt: JulianDay<TT> { instant }
  /// The bodies that the table holds.
  public let bodies: BodySet
  @usableFromInline
  var instant: JulianDay<TT>
  @usableFromInline
  var motions: InlineArray<23, SIMD2<Double>>

  /// A table of no motions yet.
  @inlinable
  @_spi(FrontEnd) public init(tt: JulianDay<TT>, bodies: BodySet) {
    instant = tt
    self.bodies = bodies
    motions = InlineArray(repeating: .zero)
  }

  /// A table of motions that are filled in where they will lie.
  @inline(__always)
  init(
    tt: JulianDay<TT>, bodies: BodySet,
    filling fill: (UnsafeMutablePointer<SIMD2<Double>>) throws(EphemerisError) -> Void
  ) throws(EphemerisError) {
    instant = tt
    self.bodies = bodies
    motions = try InlineArray { span throws(EphemerisError) in
      try unsafe span.withUnsafeMutableBufferPointer { room, count throws(EphemerisError) in
        unsafe room.initialize(repeating: .zero)
        count = room.count
        if let start = room.baseAddress { try unsafe fill(start) }
      }
    }
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

  /// A body's longitude and daily motion, or nil if the table was not asked for it.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public func motion(of body: CelestialBody) -> BodyMotion? {
    bodies.contains(body) ? motion(of: body) as BodyMotion : nil
  }

  /// A body's longitude and daily motion, which the table is known to hold.
  @inlinable @inline(__always)
  package func motion(of body: CelestialBody) -> BodyMotion {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return BodyMotion(motions.span[Int(body.rawValue)])
  }

  /// A body's longitude, or nil if the table was not asked for it.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public func longitude(of body: CelestialBody) -> EclipticLongitude? {
    bodies.contains(body) ? longitude(of: body) as EclipticLongitude : nil
  }

  /// A body's longitude, which the table is known to hold.
  @inlinable @inline(__always)
  package func longitude(of body: CelestialBody) -> EclipticLongitude {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return EclipticLongitude(wrapping: motions.span[Int(body.rawValue)].x)
  }

  /// A body's daily motion in longitude, or nil if the table was not asked for it.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public func longitudePerDay(of body: CelestialBody) -> PlaneAngle? {
    bodies.contains(body) ? longitudePerDay(of: body) as PlaneAngle : nil
  }

  /// A body's daily motion in longitude, which the table is known to hold.
  @inlinable @inline(__always)
  package func longitudePerDay(of body: CelestialBody) -> PlaneAngle {
    precondition(bodies.contains(body), "this table was not asked for that body")
    return PlaneAngle(degrees: motions.span[Int(body.rawValue)].y)
  }
}
