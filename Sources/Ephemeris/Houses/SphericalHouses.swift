internal import CLibrary

/// The systems that carry points of the equator to the ecliptic, in closed form.
///
/// Source: R. W. Holden, *The Elements of House Division* (1977), for their definitions.
extension EasternCusps {
  /// Alcabitius: hour circles through thirds of the Ascendant's semi-arcs.
  ///
  /// The upper semi-arc is 90° + A and the lower one 90° − A, with A for the Ascendant's ascensional
  /// difference: its sine is tan φ tan δ. Near the poles the Ascendant is an equinox but for rounding, so
  /// the sine is kept within −1 and 1.
  static func alcabitius(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    let sine = PlaneAngle(degrees: ascendant.degrees).sine * sphere.sineOfObliquity
    let tangent = sine / (1 - sine * sine).squareRoot()
    let share = sphere.sineOfLatitude / sphere.cosineOfLatitude * tangent
    let upper = Double.pi / 2 + asin(max(-1, min(1, share)))
    let lower = Double.pi - upper
    func cusp(_ distance: Double) -> EclipticLongitude {
      sphere.longitude(of: EquatorPoint(sphere.armc + distance))
    }
    return Self(
      tenth: midheaven, eleventh: cusp(upper / 3), twelfth: cusp(upper / 3 * 2), first: ascendant,
      second: cusp(upper + lower / 3), third: cusp(upper + lower / 3 * 2))
  }

  /// Meridian: hour circles at every 30° of the equator.
  static func meridian(_ sphere: LocalSphere) -> Self {
    everyTwelfth { sphere.longitude(of: sphere.meridian.moved(by: $0)) }
  }

  /// Morinus: circles through the poles of the ecliptic at every 30° of the equator.
  static func morinus(_ sphere: LocalSphere) -> Self {
    everyTwelfth { distance in
      let point = sphere.meridian.moved(by: distance)
      return EclipticLongitude(
        wrapping: PlaneAngle.arctangent(y: point.sine * sphere.cosineOfObliquity, x: point.cosine)
          .degrees)
    }
  }

  /// The six cusps of points that are 0°, 30° … 150° of the equator east of the meridian.
  private static func everyTwelfth(
    _ cusp: (_ distance: EquatorPoint) -> EclipticLongitude
  ) -> Self {
    let (long, short) = (0.75.squareRoot(), 0.5)
    return Self(
      tenth: cusp(EquatorPoint(sine: 0, cosine: 1)),
      eleventh: cusp(EquatorPoint(sine: short, cosine: long)),
      twelfth: cusp(EquatorPoint(sine: long, cosine: short)),
      first: cusp(EquatorPoint(sine: 1, cosine: 0)),
      second: cusp(EquatorPoint(sine: long, cosine: -short)),
      third: cusp(EquatorPoint(sine: short, cosine: -long)))
  }

  /// Topocentric: the degrees that rise under poles whose tangents are one and two thirds of that of the
  /// latitude, at every 30° of oblique ascension.
  static func topocentric(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    func cusp(_ degrees: Double, _ share: Double) -> EclipticLongitude {
      sphere.longitude(obliqueAscension: sphere.armc + degrees * (Double.pi / 180), share: share)
    }
    return Self(
      tenth: midheaven, eleventh: cusp(30, 1.0 / 3), twelfth: cusp(60, 2.0 / 3), first: ascendant,
      second: cusp(120, 2.0 / 3), third: cusp(150, 1.0 / 3))
  }
}
