#if SwissEphemeris
internal import Ephemeris

/// The neighbourhood of the Sun, whose gravitation bends the light of what stands behind it.
enum SunGlare {
  /// The bodies whose light passes it.
  static let planets: BodySet = BodySet([
    .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron,
  ])

  /// Degrees between a planet and the Sun's centre, as long as they are few.
  static func degrees(_ planet: BodyState, from sun: BodyState) -> Double {
    let aside = sun.longitude.separation(from: planet.longitude).degrees
    let above = (planet.latitude - sun.latitude).degrees
    return (aside * aside + above * above).squareRoot()
  }

  /// Whether a planet stands behind the Sun's disc or before it, or a hundredth of its radius beside.
  ///
  /// There libswe's light deflection is a law of a hundred straight lines: the daily motion jumps.
  static func isInDisc(_ planet: BodyState, _ sun: BodyState) -> Bool {
    degrees(planet, from: sun) < 1.01 * radiusAtOneAU / sun.distanceAU
  }

  /// The Sun's radius in degrees at one astronomical unit, as libswe has it (SUN_RADIUS in sweph.h).
  private static let radiusAtOneAU = 959.63 / 3_600
}
#endif
