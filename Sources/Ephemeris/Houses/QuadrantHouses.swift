/// The systems that divide the quadrants and can be written down in closed form.
///
/// Source: R. W. Holden, *The Elements of House Division* (1977), for their definitions; the
/// formulas are in `LocalSphere`.
extension EasternCusps {
  /// Porphyry: the quadrants of the ecliptic in three equal parts.
  static func porphyry(midheaven: EclipticLongitude, ascendant: EclipticLongitude) -> Self {
    let upper = midheaven.arc(to: ascendant).degrees
    let lower = 180 - upper
    return Self(
      tenth: midheaven, eleventh: midheaven + .degrees(upper / 3),
      twelfth: midheaven + .degrees(upper / 3 * 2), first: ascendant,
      second: ascendant + .degrees(lower / 3), third: ascendant + .degrees(lower / 3 * 2))
  }

  /// Campanus: house circles at every 30° of the prime vertical.
  static func campanus(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    projected(sphere, raising: 1, midheaven: midheaven, ascendant: ascendant)
  }

  /// Regiomontanus: house circles at every 30° of the equator.
  ///
  /// The equator leans from the prime vertical by the latitude about the east point they share, so a
  /// house circle meets it nearer to the meridian: its share of the zenith is less by the cosine.
  static func regiomontanus(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    projected(
      sphere, raising: sphere.cosineOfLatitude, midheaven: midheaven, ascendant: ascendant)
  }

  private static func projected(
    _ sphere: LocalSphere, raising rise: Double, midheaven: EclipticLongitude,
    ascendant: EclipticLongitude
  ) -> Self {
    // The cosines of 30° and 60°.
    let (long, short) = (0.75.squareRoot(), 0.5)
    return Self(
      tenth: midheaven, eleventh: sphere.longitude(east: short, zenith: long * rise),
      twelfth: sphere.longitude(east: long, zenith: short * rise), first: ascendant,
      second: sphere.longitude(east: long, zenith: -short * rise),
      third: sphere.longitude(east: short, zenith: -long * rise))
  }

  /// Koch: the Ascendants of the instants that divide the Midheaven's semi-arc, the time since it
  /// rose, in three equal parts, and the same parts again from now on.
  ///
  /// - Precondition: The Midheaven rises and sets.
  static func koch(
    _ sphere: LocalSphere, midheaven: EclipticLongitude, ascendant: EclipticLongitude
  ) -> Self {
    let difference = sphere.ascensionalDifference(of: sphere.meridian)
    let third = Double.pi / 6 + difference.value / 3
    let now = sphere.armc + Double.pi / 2
    return Self(
      tenth: midheaven, eleventh: sphere.longitude(obliqueAscension: now - 2 * third),
      twelfth: sphere.longitude(obliqueAscension: now - third), first: ascendant,
      second: sphere.longitude(obliqueAscension: now + third),
      third: sphere.longitude(obliqueAscension: now + 2 * third))
  }
}
