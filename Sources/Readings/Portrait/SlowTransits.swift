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
    /// The moments after birth, in order; at least one is in the period.
    let passes: [JulianDay<UT1>]
  }

  /// The transits that are exact in a period after birth, each with all its moments after birth.
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
    return try TransitCalendar(targets: targets, bodies: bodies)
      .transits(during: period, ephemeris: ephemeris)
      .compactMap { transit in
        let passes = transit.passes.map(\.at).filter { chart.lives(transit.key, at: $0) }
        return passes.contains(where: period.contains)
          ? Exact(transit: transit, passes: passes) : nil
      }
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
