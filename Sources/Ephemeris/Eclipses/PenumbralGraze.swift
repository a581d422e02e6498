/// A full Moon that the Earth's penumbra only just touches.
///
/// The air enlarges the Earth's shadow, and how much is a convention. libswe takes less than the
/// almanacs do for the penumbra, so it knows nothing of the six eclipses of 1801 to 2100 that a rule of
/// 2 % adds and that NASA's catalogue (F. Espenak) lists: of 1864, 1872, 1882, 1951, 2016 and 2042, with
/// magnitudes of 0.024 at most. None of them can be seen.
package struct PenumbralGraze {
  /// When the Moon is nearest to the axis of the shadow.
  package let maximum: JulianDay<UT1>
  /// How much of the Moon's diameter is within the penumbra; negative where it passes by.
  package let magnitude: Double

  /// Finds the nearest approach to the shadow within six hours of a full Moon.
  ///
  /// - Parameters:
  ///   - fullMoon: The full Moon, to the hour.
  ///   - sky: A sky with the Sun and the Moon.
  /// - Throws: What `sky` throws.
  package init(
    near fullMoon: JulianDay<UT1>,
    sky: (JulianDay<UT1>) throws(EphemerisError) -> Sky
  ) throws(EphemerisError) {
    // The distance from the axis has one minimum: the search for the golden section.
    let golden = 0.618_033_988_749_894_8
    var (west, east) = (-0.25, 0.25)
    // From half a day to less than a tenth of a second.
    for _ in 0..<28 {
      let early = east - golden * (east - west)
      let late = west + golden * (east - west)
      let isEarlier =
        try Shadow(in: sky(fullMoon.advanced(byDays: early))).distance
        < Shadow(in: sky(fullMoon.advanced(byDays: late))).distance
      if isEarlier { east = late } else { west = early }
    }
    maximum = fullMoon.advanced(byDays: (west + east) / 2)
    magnitude = try Shadow(in: sky(maximum)).penumbralMagnitude
  }
}

/// The Moon beside the Earth's shadow, as seen from the centre of the Earth.
private struct Shadow {
  /// From the axis of the shadow to the centre of the Moon.
  package let distance: PlaneAngle
  private let moonParallax: PlaneAngle
  private let sunDistanceAU: Double

  package init(in sky: Sky) {
    let (sun, moon) = (sky[.sun], sky[.moon])
    // The axis points away from the Sun: the latitudes add up, and so do the longitudes but for half
    // a circle.
    let latitudes = PlaneAngle(degrees: (moon.latitude + sun.latitude).degrees / 2)
    let longitudes = PlaneAngle(
      degrees: (180 - sun.longitude.separation(from: moon.longitude).degrees) / 2)
    let haversine =
      latitudes.sine * latitudes.sine + moon.latitude.cosine * sun.latitude.cosine
      * longitudes.sine * longitudes.sine
    distance = PlaneAngle(
      degrees: 2
        * PlaneAngle.arctangent(y: haversine.squareRoot(), x: (1 - haversine).squareRoot()).degrees)
    moonParallax = Self.arcsine(Self.earthRadiusAU / moon.distanceAU)
    sunDistanceAU = sun.distanceAU
  }

  /// How much of the Moon's diameter is within the penumbra, enlarged by 2 %.
  ///
  /// W. Chauvenet, *A Manual of Spherical and Practical Astronomy* (1863); the Earth's radius is that
  /// of latitude 45°.
  package var penumbralMagnitude: Double {
    let sunParallax = 8.794_143 / 3_600 / sunDistanceAU
    let sunSemidiameter = 959.63 / 3_600 / sunDistanceAU
    let penumbra =
      1.02 * (0.998_34 * moonParallax.degrees + sunSemidiameter + sunParallax)
    let moonSemidiameter = Self.arcsine(Self.moonRadius * moonParallax.sine).degrees
    return (penumbra + moonSemidiameter - distance.degrees) / (2 * moonSemidiameter)
  }

  /// The Earth's equatorial radius, 6 378.137 km (WGS 84), in astronomical units.
  private static let earthRadiusAU = 6_378.137 / 149_597_870.7
  /// The Moon's mean radius in equatorial radii of the Earth (IAU 1982).
  private static let moonRadius = 0.272_507_6

  private static func arcsine(_ sine: Double) -> PlaneAngle {
    .arctangent(y: sine, x: (1 - sine * sine).squareRoot())
  }
}
