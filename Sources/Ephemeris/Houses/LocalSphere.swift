/// The ecliptic as it stands against the horizon and the meridian of a place.
///
/// Everything is given by three angles: the right ascension of the Midheaven, which is how far the sky
/// has turned; the obliquity, which is how the ecliptic leans; and the latitude, which is how high the
/// pole stands.
struct LocalSphere: Sendable {
  /// The right ascension of the Midheaven in radians.
  let armc: Double
  /// Where the equator culminates.
  let meridian: EquatorPoint
  let sineOfObliquity: Double
  let cosineOfObliquity: Double
  let sineOfLatitude: Double
  /// Never negative.
  let cosineOfLatitude: Double

  /// Creates the sphere of a place from its angles.
  ///
  /// Like libswe it stays 1e−10° off the poles. At the poles the Ascendant would be an equinox to the
  /// last digit; so near them it may lie just before it, and whole signs begin a sign earlier.
  init(armc: PlaneAngle, obliquity: PlaneAngle, latitude: PlaneAngle) {
    let nearest = PlaneAngle(degrees: 90 - 1e-10)
    let latitude = min(max(latitude, -nearest), nearest)
    self.armc = armc.radians
    meridian = EquatorPoint(armc.radians)
    sineOfObliquity = obliquity.sine
    cosineOfObliquity = obliquity.cosine
    sineOfLatitude = latitude.sine
    cosineOfLatitude = latitude.cosine
  }
}

extension LocalSphere {
  /// The degree that culminates; inside the polar circles it may do so below the horizon.
  var midheaven: EclipticLongitude { longitude(of: meridian) }

  /// The degree on the horizon that is east while the Midheaven is above it, and west while the
  /// Midheaven is below it, which happens inside the polar circles alone.
  ///
  /// Two conventions of libswe show in whole signs, where a hair decides. A degree within 1e−10° of
  /// the equinoxes and solstices is put on them. And where ecliptic and horizon are one circle, on
  /// the polar circles once a day, the equinox that is then in the east is taken.
  var ascendant: EclipticLongitude {
    let (y, x) = crossing(east: 1, zenith: 0)
    if y.magnitude < Self.hair, x.magnitude < Self.hair {
      return EclipticLongitude(wrapping: meridian.sine > 0 ? 180 : 0)
    }
    let degrees = PlaneAngle.arctangent(y: y, x: x).degrees
    let cardinal = (degrees / 90).rounded() * 90
    let isThere = (degrees - cardinal).magnitude < Self.hair
    return EclipticLongitude(wrapping: isThere ? cardinal : degrees)
  }

  /// What libswe takes for nothing, in degrees as in sines.
  private static var hair: Double { 1e-10 }
}

extension LocalSphere {
  /// Where the ecliptic crosses a house circle: one through the north and south points of the horizon.
  ///
  /// A point of the prime vertical defines the circle that passes through it, by so many parts toward the east
  /// point and so many toward the zenith. Parts of the same ratio define the same circle. (1, 0) is the horizon
  /// and (0, 1) the meridian.
  func longitude(east: Double, zenith: Double) -> EclipticLongitude {
    let (y, x) = crossing(east: east, zenith: zenith)
    return EclipticLongitude(wrapping: PlaneAngle.arctangent(y: y, x: x).degrees)
  }

  /// Sine and cosine of that place on the ecliptic, both times some positive number.
  ///
  /// With E, N and Z for the directions to the east point, the north point and the zenith, the pole
  /// of the circle through N and eE + zZ is zE − eZ. The point (cos λ, sin λ cos ε, sin λ sin ε) of
  /// the ecliptic is square to it; in equatorial coordinates E is (−sin θ, cos θ, 0) and Z is
  /// (cos φ cos θ, cos φ sin θ, sin φ), and that leaves one equation for tan λ.
  private func crossing(east: Double, zenith: Double) -> (y: Double, x: Double) {
    let eastOnEquator = east * cosineOfLatitude
    let y = zenith * meridian.sine + eastOnEquator * meridian.cosine
    let x =
      cosineOfObliquity * (zenith * meridian.cosine - eastOnEquator * meridian.sine)
      - sineOfObliquity * (east * sineOfLatitude)
    return (y, x)
  }

  /// The degree that rises when so much right ascension, in radians, has risen: its oblique ascension.
  ///
  /// It is the Ascendant of an instant whose Midheaven has 90° less right ascension.
  ///
  /// - Parameters:
  ///   - obliqueAscension: The right ascension in radians.
  ///   - share: The share of the tangent of the latitude that the degree rises under: its pole.
  /// - Returns: The degree.
  func longitude(obliqueAscension: Double, share: Double = 1) -> EclipticLongitude {
    let point = EquatorPoint(obliqueAscension)
    let y = cosineOfLatitude * point.sine
    let x =
      cosineOfObliquity * (cosineOfLatitude * point.cosine)
      - sineOfObliquity * (share * sineOfLatitude)
    return EclipticLongitude(wrapping: PlaneAngle.arctangent(y: y, x: x).degrees)
  }

  /// The degree of the ecliptic with that right ascension.
  func longitude(of point: EquatorPoint) -> EclipticLongitude {
    EclipticLongitude(
      wrapping: PlaneAngle.arctangent(y: point.sine, x: point.cosine * cosineOfObliquity).degrees)
  }
}
