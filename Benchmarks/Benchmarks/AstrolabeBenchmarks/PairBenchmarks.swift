import Astrolabe
import Benchmark
import DirectSwissEphemeris

/// Charts made of two, two people scored, and a year of progressions.
enum PairBenchmarks {
  private static let people = 201

  static func register() {
    Comparison.register("composite_chart") { turn in
      try composites(of: Fixtures.births(people, seed: turn))
    }
    Comparison.register("davison_chart") { turn in
      try davisons(of: Fixtures.births(people, seed: turn))
    }
    Comparison.register("score_pair") { turn in
      try scores(of: Fixtures.births(9, seed: turn))
    }
    Comparison.register("progressed_year") { turn in
      try progressedYears(of: Fixtures.births(40, seed: turn))
    }
  }

  /// The composite of two charts that are there; beside it a natal chart of ours.
  private static func composites(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let partners = try births.map { birth in
      try Partner(try NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
    }
    return Comparison(
      ours: Work(operations: people - 1) {
        try zip(partners, partners.dropFirst()).reduce(0) { sum, pair in
          let composite = try CompositeChart(of: pair.0, and: pair.1, ephemeris: ephemeris)
          return sum + composite[.moon].longitude.degrees
        }
      },
      beside: try charts(of: births, by: ephemeris))
  }

  /// The moment and the place between two births and the chart cast there; beside it a natal chart of ours.
  private static func davisons(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    return Comparison(
      ours: Work(operations: people - 1) {
        try zip(births, births.dropFirst()).reduce(0) { sum, pair in
          let middle = try DavisonBirth(of: pair.0, and: pair.1).birth
          let chart = try NatalChart(of: middle, ephemeris: ephemeris)
          return sum + (chart.sky[.moon]?.longitude.degrees ?? .nan)
        }
      },
      beside: try charts(of: births, by: ephemeris))
  }

  private static func charts(
    of births: [Birth], by ephemeris: any EphemerisProvider
  ) throws -> Work {
    Work(operations: births.count) {
      try births.reduce(0) { sum, birth in
        let chart = try NatalChart(of: birth, ephemeris: ephemeris)
        return sum + (chart.sky[.moon]?.longitude.degrees ?? .nan)
      }
    }
  }

  /// Two charts compared and scored from both sides with the yardsticks given; beside it their bodies held
  /// against each other by libswe's difference of two longitudes, ten times.
  private static func scores(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let people = try births.map { birth in
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      return (
        try Partner(chart, ephemeris: ephemeris),
        try RelationshipScores.Side(of: chart, ephemeris: ephemeris)
      )
    }
    let degrees = people.map { person in
      BodySet.eleven.bodies.compactMap { person.0.chart.sky[$0]?.longitude.degrees }
    }
    return Comparison(
      ours: Work(operations: people.count * people.count) {
        var sum = 0.0
        for first in people {
          for second in people {
            let synastry = Synastry(of: first.0, and: second.0)
            let scores = RelationshipScores(of: first.1, and: second.1)
            sum += Double(synastry.contacts.count) + scores.joint.overall.unified
          }
        }
        return sum
      },
      beside: Work(operations: people.count * people.count) {
        var sum = 0.0
        for first in degrees {
          for second in degrees {
            for turn in 0..<10 {
              for one in first {
                for other in second { sum += swe_difdeg2n(one + Double(turn), other) }
              }
            }
          }
        }
        return sum
      })
  }

  /// What happens in a year's progressions; beside it the one day that they are, hour by hour by libswe.
  private static func progressedYears(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    let charts = try births.map { try NatalChart(of: $0, ephemeris: ephemeris) }
    let starts = charts.map { $0.instant.advanced(byDays: 34.5 * 365.25) }
    return Comparison(
      ours: Work(operations: charts.count) {
        try zip(charts, starts).reduce(0) { sum, life in
          let events = try ProgressedCalendar(of: life.0)
            .events(during: life.1..<life.1.advanced(byDays: 365.25), ephemeris: ephemeris)
          return sum + Double(events.count)
        }
      },
      beside: Work(operations: charts.count) {
        try charts.reduce(0) { sum, chart in
          try (0..<24).reduce(sum) { sum, hour in
            let ut = chart.instant.days + 34.5 + Double(hour) / 24
            return sum + (try library.sumOfSky(at: library.terrestrialTime(ut)))
          }
        }
      })
  }
}
