import Astrolabe
import Benchmark

/// A person's yardstick, and days scored by it.
enum ScoreBenchmarks {
  static func register() {
    Comparison.register("norms") { turn in
      try norms(of: Fixtures.births(4, seed: turn))
    }
    Comparison.register("norms_of_many") { turn in try normsOfMany(turn) }
    Comparison.register("score_user_day") { turn in try scores(from: firstDay(turn)) }
  }

  /// The 2,404 skies of a lifetime scored and ranked; beside it the same skies by libswe, neither
  /// scored nor ranked.
  private static func norms(of births: [Birth]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    let people = try births.map { NatalProfile(of: try NatalChart(of: $0, ephemeris: ephemeris)) }
    let noons = people.prefix(1).flatMap { person in
      // The 601 dates that norms are taken from, each at noon.
      let first = person.birth.days.rounded(.up)
      return (0..<Norms.sampleCount).map { first + Double($0 * Norms.sampleSpacingDays) }
    }
    return Comparison(
      ours: Work(operations: people.count) {
        try people.reduce(0) { sum, person in
          blackHole(try Norms(of: person, ephemeris: ephemeris))
          return sum + 1
        }
      },
      beside: Work(operations: 1) {
        var sum = 0.0
        for noon in noons {
          for hours in [-9.0, -3, 3, 9] {
            sum += try library.sumOfSky(at: library.terrestrialTime(noon + hours / 24))
          }
        }
        return sum
      })
  }

  /// The same of people whose days are kept for one another, as `astrolabe norms` takes them, once they are there;
  /// beside it one person's alone.
  private static func normsOfMany(_ turn: Int) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let days = try Crowd.days.get()
    let people = try Fixtures.births(200, seed: 1_000 + turn).map {
      NatalProfile(of: try NatalChart(of: $0, ephemeris: ephemeris))
    }
    let others = people.prefix(20)
    return Comparison(
      ours: Work(operations: people.count) {
        try people.reduce(0) { sum, person in
          blackHole(try Norms(of: person, days: days))
          return sum + 1
        }
      },
      beside: Work(operations: others.count) {
        try others.reduce(0) { sum, person in
          blackHole(try Norms(of: person, ephemeris: ephemeris))
          return sum + 1
        }
      },
      check: {
        for person in others {
          guard try Norms(of: person, days: days) == Norms(of: person, ephemeris: ephemeris) else {
            throw Disagreement(description: "norms by days that are kept are others")
          }
        }
      })
  }

  /// The first of thirty days, of another month each turn.
  private static func firstDay(_ turn: Int) throws -> CalendarDate {
    try CalendarDate(daysSince1970: 20_089 + 30 * turn)
  }

  /// Many people by thirty days with the batch scorer, norms and days given; beside it the reference scorer
  /// by some of the same days, given the skies.
  private static func scores(from first: CalendarDate) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let astrometers = try Crowd.astrometers.get()
    let people = try Crowd.people.get()
    let days = try (0..<30).map {
      try DaySkies(of: try first.adding(days: $0), ephemeris: ephemeris)
    }
    let scorer = BatchScorer(days: days.map { TransitingDay(during: $0) })
    var table = BatchScorer.Scores()
    // A batch makes room for its scores once.
    scorer.score(people, into: &table)
    let someDays = days.prefix(2)
    let some = astrometers.prefix(50)
    return Comparison(
      ours: Work(operations: astrometers.count * days.count) {
        scorer.score(people, into: &table)
        return Double(table[person: people.count - 1, day: 29]?.overall.intensity ?? .nan)
      },
      beside: Work(operations: some.count * someDays.count) {
        some.reduce(0) { sum, astrometer in
          someDays.reduce(sum) { $0 + astrometer.scores(during: $1).overall.intensity }
        }
      },
      check: {
        for (person, astrometer) in some.enumerated() {
          for (index, day) in someDays.enumerated() {
            let scores = astrometer.scores(during: day)
            for meter in Meter.allCases {
              guard let batch = table[person: person, day: index]?[meter] else { continue }
              try Disagreement.unless(
                Double(batch.intensity), scores[meter].intensity, within: 0.01, "\(meter) intensity"
              )
              try Disagreement.unless(
                Double(batch.harmony), scores[meter].harmony, within: 0.01, "\(meter) harmony")
            }
          }
        }
      })
  }
}

/// People with their norms, made once: the norms take some seconds.
private enum Crowd {
  private static let count = 2_048

  static let astrometers = Result {
    let ephemeris = try Fixtures.ephemeris()
    return try Fixtures.births(count, seed: 0).map { birth in
      try Astrometer(of: NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
    }
  }

  /// The days of a lifetime, all of which the crowd has asked for by now.
  static let days = Result {
    let days = LifetimeDays(ephemeris: try Fixtures.ephemeris())
    for astrometer in try astrometers.get() {
      blackHole(try Norms(of: astrometer.natal, days: days))
    }
    return days
  }

  static let people = Result {
    var people = BatchScorer.People()
    for astrometer in try astrometers.get() {
      people.append(astrometer.natal, norms: astrometer.norms)
    }
    return people
  }
}
