package import Ephemeris

/// The transiting bodies of a day, its four instants side by side: what all who are scored by it share.
///
/// What `TransitingBody` holds of one body at one instant, in single precision.
public struct TransitingDay: Sendable {
  /// Something of each of the eleven bodies.
  typealias OfBodies<Element> = InlineArray<11, Element>

  /// Where each of the eleven bodies stands at the four instants.
  private(set) var places = OfBodies<SIMD4<CircleUnits>>(repeating: .zero)
  /// Its motion over the typical one, −1…1.
  private(set) var approaches = OfBodies<SIMD4<Float>>(repeating: .zero)
  /// Its share of the day times station factor times pace weight.
  private(set) var weights = OfBodies<SIMD4<Float>>(repeating: .zero)
  /// The day's mean of ρ.
  private(set) var retrogradeness = OfBodies<Float>(repeating: 0)

  static let bodies = CelestialBody.scoringPoints

  /// One over the typical daily motion of each body, in degrees.
  private static let paces = bodies.map { Float(1 / $0.typicalDailyMotion.degrees) }
  /// A quarter of the pace weight.
  private static let shares = bodies.map { Float($0.paceWeight / 4) }
  /// How much a station adds.
  private static let stationGains = bodies.map { Float($0.stationGain) }
  /// `1 − μ` of each meter, for each body.
  private static let dimmings = bodies.map { MeterLanes(Hearing.dimming(by: $0)) }

  /// A day without bodies, to be taken sky by sky.
  init() {}

  /// Takes a day's skies, or an instant's.
  public init(during day: DaySkies) { self.init(during: day.skies) }

  /// Takes four skies, or one in place of all four, that hold the eleven points.
  package init(during skies: [Sky]) {
    precondition(skies.count == 4 || skies.count == 1, "a day is four skies, an instant is one")
    for instant in 0..<4 {
      take(LongitudeTable(skies[skies.count == 1 ? 0 : instant]), at: instant)
    }
    weigh()
  }

  /// Takes the four skies of a date in UTC.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for a date outside the ephemeris.
  init(ofUTC date: CalendarDate, ephemeris: any EphemerisProvider) throws(EphemerisError) {
    // Within nine hours ΔT changes by 3 ms at most (in 2399), in which the Moon moves 0.002″.
    let noon = try ephemeris.terrestrialTime(JulianDay<UT1>(date, .noon))
    for (instant, hours) in DaySkies.sampleHours.enumerated() {
      let tt = JulianDay<TT>(noon.days + hours / 24)
      take(try ephemeris.longitudes(of: .eleven, at: tt), at: instant)
    }
    weigh()
  }

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

  /// `Σ (1 − μ) ρ` of each meter.
  var retrogradeDimming: MeterLanes {
    var dimming = MeterLanes()
    for index in 0..<retrogradeness.count where retrogradeness[index] > 0 {
      dimming.add(Self.dimmings[index], times: retrogradeness[index])
    }
    return dimming
  }
}
