internal import Astrology
internal import Ephemeris

/// The transits that portraits describe.
enum SlowTransits {
  /// The planets of a year.
  static let slow = BodySet([.jupiter, .saturn, .uranus, .neptune, .pluto])
  /// The planets of a month or a week.
  static let all = BodySet([
    .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ])

  /// A transit and when it is exact in the life of the chart's owner.
  struct Exact {
    let transit: Transit
    /// The moments of the whole retrograde loop after birth, in order; at least one is in the period.
    let passes: [JulianDay<UT1>]
  }

  /// The transits that are exact in a period after birth, each with all the moments of its loop after birth:
  /// where a planet leaves the orb and comes back within the loop, its lives are one transit here.
  ///
  /// - Returns: Those to the ten planets, the Ascendant and the Midheaven; without a time of birth not those to the
  ///   Moon.
  static func exact(
    to chart: NatalChart, during period: Range<JulianDay<UT1>>, bodies: BodySet,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Exact] {
    let period = chart.lived(period)
    guard !period.isEmpty else { return [] }
    let isTimed = chart.angles != nil
    let targets = TransitTarget.all(of: chart).filter { target in
      target.natal.portraitWeight > 0 && (isTimed || target.natal != .body(.moon))
    }
    var found: [Exact] = []
    for transit in try TransitCalendar(targets: targets, bodies: bodies)
      .transits(during: period, ephemeris: ephemeris)
    where transit.passes.contains(where: { period.contains($0.at) }) {
      let passes = try transit.passesOfLoop(ephemeris: ephemeris).map(\.at)
        .filter { chart.lives(transit.key, at: $0) }
      let isKnown = found.contains { known in
        known.transit.key == transit.key
          && passes.contains { pass in
            known.passes.contains { isSame($0, pass) }
          }
      }
      if !isKnown, passes.contains(where: period.contains) {
        found.append(Exact(transit: transit, passes: passes))
      }
    }
    return found
  }

  /// Whether two searches found one moment: they differ by less than a second.
  private static func isSame(_ one: JulianDay<UT1>, _ other: JulianDay<UT1>) -> Bool {
    one.days(until: other).magnitude < 1 / 86_400
  }

  /// Strong if the planet is slow and the natal point is important.
  static func weight(of key: TransitKey) -> Double {
    let kind =
      switch key.aspect {
      case .conjunction: 1.0
      case .opposition, .square: 0.9
      case .trine: 0.7
      case .sextile: 0.5
      }
    let body: Double =
      switch ChartBody(key.body) {
      case .pluto, .neptune, .uranus: 5
      case .saturn: 4.5
      case .jupiter: 3
      case .mars: 2
      case .sun: 1.5
      case .venus, .mercury: 1
      case .moon, .meanNode, nil: 0.5
      }
    return body * key.natal.portraitWeight * kind
  }
}
