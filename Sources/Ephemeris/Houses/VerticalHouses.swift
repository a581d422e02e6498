internal import CLibrary

/// The systems that go by circles of the horizon: through the zenith, or of the Ascendant's own parallel.
///
/// Sources: B. Krusiński's definition as libswe quotes it (swehouse.c); R. W. Holden, *The Elements of House
/// Division* (1977), for the horizontal system; L. Knegt's Ascendant parallel circles as libswe has them.
extension EasternCusps {
  /// Krusinski: hour circles through every 30° of the circle through the Ascendant and the zenith.
  ///
  /// The two are 90° apart, so the circle's points are cos t · A − sin t · Z. A direction's right ascension
  /// is given by its parts along the equator alone.
  static func krusinski(
    _ sphere: LocalSphere, obliquity: PlaneAngle, midheaven: EclipticLongitude,
    ascendant: EclipticLongitude
  ) -> Self {
    let longitude = PlaneAngle(degrees: ascendant.degrees)
    let (sine, cosine) = (longitude.sine * sphere.cosineOfObliquity, longitude.cosine)
    func cusp(_ cosineOfWay: Double, _ sineOfWay: Double) -> EclipticLongitude {
      let level = sineOfWay * sphere.cosineOfLatitude
      return sphere.longitude(
        of: EquatorPoint(
          sine: cosineOfWay * sine - level * sphere.meridian.sine,
          cosine: cosineOfWay * cosine - level * sphere.meridian.cosine))
    }
    let (long, short) = (0.75.squareRoot(), 0.5)
    return Self(
      tenth: midheaven, eleventh: cusp(short, -long),
      twelfth: cusp(long, -short), first: ascendant, second: cusp(long, short),
      third: cusp(short, long))
  }

  /// Horizontal: vertical circles at every 30° of azimuth, the meridian one of them.
  ///
  /// Seen from the zenith they are what the circles of Campanus are seen from the north point of the horizon:
  /// on a sphere turned by 180° whose pole stands as high as this one's zenith stands over the equator, all
  /// directions are the same with zenith and north point exchanged, and east and west.
  ///
  /// - Parameters:
  ///   - turned: That other sphere.
  ///   - midheaven: The degree that culminates.
  /// - Returns: The six eastern cusps.
  static func horizontal(_ turned: LocalSphere, midheaven: EclipticLongitude) -> Self {
    var cusps = campanus(turned, midheaven: midheaven, ascendant: turned.ascendant).opposite
    cusps.tenth = midheaven
    return cusps
  }
}

extension LocalSphere {
  /// The twelve cusps by the Ascendant's circle of declination, in six equal parts above the horizon and in
  /// six below.
  ///
  /// Each is where the ecliptic crosses the circle through the north and south points of the horizon and the
  /// dividing point. With A for the Ascendant's ascensional difference and δ for its declination, sin A is
  /// tan φ tan δ, so a point h east of the meridian is in the direction sin h toward the east point and
  /// cos φ (cos h + sin A) toward the zenith.
  ///
  /// - Parameters:
  ///   - midheaven: The degree that culminates; its cusp and the opposite one are taken from it.
  ///   - ascendant: The Ascendant as the sphere has it: in the west while the Midheaven is below the horizon.
  /// - Returns: The cusps of houses 1…12.
  func parallelCusps(
    midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> [EclipticLongitude] {
    // tan A = tan φ tan ε cos θ / (1 + tan φ tan ε sin θ), which is the same for both ends of the horizon.
    let steep = sineOfLatitude * sineOfObliquity
    let y = steep * meridian.cosine
    let x = cosineOfLatitude * cosineOfObliquity + steep * meridian.sine
    let difference = x == 0 && y == 0 ? 0 : x < 0 ? atan2(-y, -x) : atan2(y, x)
    let sineOfDifference = sin(difference)
    func cusp(_ distance: Double) -> EclipticLongitude {
      longitude(
        east: sin(distance), zenith: cosineOfLatitude * (cos(distance) + sineOfDifference))
    }
    let rising = Double.pi / 2 + difference
    return (0..<12).map { index in
      switch index {
      case 0: ascendant
      case 3: midheaven.opposite
      case 6: cusp(rising + 2 * (Double.pi / 2 - difference))
      case 9: midheaven
      case ..<6: cusp(rising + Double(index) * (Double.pi / 2 - difference) / 3)
      case _: cusp(rising + Double(index - 12) * (Double.pi / 2 + difference) / 3)
      }
    }
  }
}
