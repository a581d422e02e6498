import Astrolabe
import DirectSwissEphemeris

/// Natal charts and the aspects between two of them.
enum ChartBenchmarks {
  private static let charts = 400

  static func register() {
    Comparison.register("natal_chart") { turn in
      try natalCharts(of: Fixtures.births(charts, seed: turn))
    }
    Comparison.register("aspects_of_two_charts") { turn in
      try aspects(between: Fixtures.births(charts, seed: turn))
    }
  }

  /// Eleven bodies, Placidus houses and all aspects; beside it eleven `swe_calc` and a `swe_houses`,
  /// without the aspects.
  private static func natalCharts(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    func ascendant(_ birth: Birth) -> Double {
      guard let place = birth.place else { return .nan }
      return library.ascendant(
        at: birth.instant.days, latitude: place.latitude, longitude: place.longitude)
    }
    return Comparison(
      ours: Work(operations: births.count) {
        try births.reduce(0) { sum, birth in
          let chart = try NatalChart(of: birth, houses: .placidus, ephemeris: ephemeris)
          return sum + Double(chart.aspects().count) + (chart.sky[.moon]?.longitude.degrees ?? .nan)
        }
      },
      beside: Work(operations: births.count) {
        try births.reduce(0) { sum, birth in
          let tt = library.terrestrialTime(birth.instant.days)
          return sum + (try library.sumOfSky(at: tt)) + ascendant(birth)
        }
      },
      check: {
        for birth in births {
          let chart = try NatalChart(of: birth, houses: .placidus, ephemeris: ephemeris)
          try Disagreement.unless(
            chart.angles?[.ascendant].degrees ?? .nan, ascendant(birth), within: 1e-5,
            "the Ascendant in degrees")
        }
      })
  }

  /// The aspects that eleven bodies of one chart make with eleven of the other; beside it libswe's
  /// own difference of two longitudes held against the same orbs.
  private static func aspects(between births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let longitudes = try births.map { birth in
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      return BodySet.eleven.bodies.compactMap { chart.sky[$0]?.longitude }
    }
    let degrees = longitudes.map { $0.map(\.degrees) }
    func ours() -> Double {
      zip(longitudes, longitudes.dropFirst()).reduce(0) { count, charts in
        count + Double(OrbTable.standard.pairs(of: charts.0, with: charts.1).count)
      }
    }
    func byLibrary() -> Double {
      var count = 0
      for (first, second) in zip(degrees, degrees.dropFirst()) {
        for one in first {
          for other in second where isAspect(swe_difdeg2n(one, other).magnitude) {
            count += 1
          }
        }
      }
      return Double(count)
    }
    return Comparison(
      ours: Work(operations: births.count - 1, run: ours),
      beside: Work(operations: births.count - 1, run: byLibrary),
      check: { try Disagreement.unless(ours(), byLibrary(), within: 0, "aspects found") })
  }

  private static func isAspect(_ separation: Double) -> Bool {
    separation <= 8 || (separation - 60).magnitude <= 5 || (separation - 90).magnitude <= 7
      || (separation - 120).magnitude <= 7 || separation >= 172
  }
}
