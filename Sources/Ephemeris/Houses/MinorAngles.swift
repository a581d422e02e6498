/// Two angles beside the four of a chart: the Vertex and the East Point.
public struct MinorAngles: Sendable, Hashable {
  /// Where the ecliptic crosses the prime vertical in the west: the circle through the zenith and the
  /// east and west points of the horizon.
  ///
  /// Between the tropics it may lie above the horizon; it is always the crossing west of the meridian.
  public let vertex: EclipticLongitude
  /// The degree that rises at the equator at the same instant: the one of 90° more right ascension than
  /// the Midheaven.
  public let eastPoint: EclipticLongitude
  /// The degree opposite the Vertex, where the ecliptic crosses the prime vertical in the east.
  public var antivertex: EclipticLongitude { vertex.opposite }

  /// Computes the two for a place from how far its sky has turned.
  ///
  /// - Parameters:
  ///   - armc: The right ascension of the Midheaven; whole turns are taken off.
  ///   - obliquity: The true obliquity of the ecliptic, between 0° and 90°.
  ///   - place: The place; only its latitude counts.
  /// - Throws: ``/Base/NumberError`` where an angle is not finite or the obliquity not one.
  public init(
    armc: PlaneAngle, obliquity: PlaneAngle, place: GeographicPlace
  ) throws(NumberError) {
    self.init(
      finiteARMC: .degrees(try NumberError.finite(armc.degrees, "a right ascension")),
      trueObliquity: .degrees(
        try NumberError.checked(obliquity.degrees, "an obliquity", in: 0...90)),
      place: place)
  }

  /// Computes the two from angles that an ephemeris gave.
  package init(finiteARMC armc: PlaneAngle, trueObliquity: PlaneAngle, place: GeographicPlace) {
    let armc = PlaneAngle(degrees: EclipticLongitude(wrapping: armc.degrees).degrees)
    let sphere = LocalSphere(
      armc: armc, obliquity: trueObliquity, latitude: .degrees(place.latitude))
    vertex = sphere.vertex
    eastPoint = sphere.eastPoint
  }
}

extension LocalSphere {
  /// The western of the two degrees on the prime vertical.
  ///
  /// The circle's pole is the north point of the horizon, (−sin φ cos θ, −sin φ sin θ, cos φ) on the
  /// equator; the degree (cos λ, sin λ cos ε, sin λ sin ε) is square to it, and that leaves one equation
  /// for tan λ. It is west where it is turned away from the east point (−sin θ, cos θ, 0). Where the
  /// ecliptic is the prime vertical itself, on the tropics once a day, the equinox in the west is taken.
  fileprivate var vertex: EclipticLongitude {
    let y = sineOfLatitude * meridian.cosine
    let x =
      cosineOfLatitude * sineOfObliquity - sineOfLatitude * meridian.sine * cosineOfObliquity
    if x.magnitude < 1e-10, y.magnitude < 1e-10 {
      return EclipticLongitude(wrapping: meridian.sine > 0 ? 0 : 180)
    }
    let east = meridian.cosine * cosineOfObliquity * y - meridian.sine * x
    let sign = east > 0 ? -1.0 : 1
    return EclipticLongitude(
      wrapping: PlaneAngle.arctangent(y: sign * y, x: sign * x).degrees)
  }

  /// The degree of 90° more right ascension than the Midheaven.
  fileprivate var eastPoint: EclipticLongitude {
    longitude(of: EquatorPoint(sine: meridian.cosine, cosine: -meridian.sine))
  }
}

extension MinorAngles: CustomStringConvertible {
  /// Such as `Vertex 188.5°, East Point 11.4°`.
  public var description: String { "Vertex \(vertex), East Point \(eastPoint)" }
}
