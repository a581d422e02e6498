internal import Ephemeris

/// The transiting bodies of a day, its four instants side by side.
///
/// What `TransitingBody` holds of one body at one instant, in single precision. The arrays are filled
/// anew for each day of a lifetime.
struct TransitingDay {
  /// Where each of the eleven bodies stands at the four instants.
  private(set) var places = [SIMD4<CircleUnits>](repeating: .zero, count: bodies.count)
  /// Its motion over the typical one, −1…1.
  private(set) var approaches = [SIMD4<Float>](repeating: .zero, count: bodies.count)
  /// Its share of the day times station factor times pace weight.
  private(set) var weights = [SIMD4<Float>](repeating: .zero, count: bodies.count)
  /// The day's mean of ρ.
  private(set) var retrogradeness = [Float](repeating: 0, count: bodies.count)

  static let bodies = CelestialBody.scoringPoints

  /// One over the typical daily motion of each body, in degrees.
  private static let paces = bodies.map { Float(1 / $0.typicalDailyMotion.degrees) }
  /// A quarter of the pace weight.
  private static let shares = bodies.map { Float($0.paceWeight / 4) }
  /// How much a station adds.
  private static let stationGains = bodies.map { Float($0.stationGain) }

  /// Takes the sky of one of the instants; the last one must be followed by ``weigh()``.
  mutating func take(_ sky: borrowing LongitudeTable, at instant: Int) {
    let bodies = Self.bodies
    for index in bodies.indices {
      let body = bodies[index]
      places[index][instant] = CircleUnits(sky.longitude(of: body))
      // Motions until they are weighed.
      approaches[index][instant] = Float(sky.longitudePerDay(of: body).degrees)
    }
  }

  /// Takes a sky that stands still, in place of the four of a day.
  mutating func takeStill(_ sky: borrowing LongitudeTable) {
    let bodies = Self.bodies
    for index in bodies.indices {
      places[index] = SIMD4(repeating: CircleUnits(sky.longitude(of: bodies[index])))
      approaches[index] = .zero
      weights[index] = SIMD4(repeating: Self.shares[index])
      retrogradeness[index] = 0
    }
  }

  /// Turns motions into what the definition makes of them.
  mutating func weigh() {
    let (paces, gains, shares) = (Self.paces, Self.stationGains, Self.shares)
    for index in paces.indices {
      let pace = approaches[index] * paces[index]
      approaches[index] = (pace.atMostOne + 1).orZero - 1
      let nearness = (1 - 5 * pace.magnitudes).orZero
      let stillness = nearness * nearness * (3 - 2 * nearness)
      weights[index] = shares[index] * (1 + gains[index] * stillness)
      retrogradeness[index] = 0.25 * (-1.5 * pace).orZero.atMostOne.sum()
    }
  }
}
