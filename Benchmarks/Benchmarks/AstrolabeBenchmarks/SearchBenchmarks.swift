import Astrolabe

/// A year of a person's exact transits and a year of voids, beside two searches by libswe: the one that
/// most programs have, and the best that we could write.
enum SearchBenchmarks {
  /// A way to search by libswe.
  private enum Search {
    case plain, newton
  }

  private static let days = 365.0

  static func register() {
    for (search, suffix) in [(Search.plain, ""), (.newton, "_newton")] {
      Comparison.register("exact_hits_year\(suffix)") { turn in
        try exactHits(of: Fixtures.births(1, seed: turn)[0], from: start(turn), beside: search)
      }
      Comparison.register("void_year\(suffix)") { turn in
        try voids(from: start(turn), beside: search)
      }
    }
  }

  /// The first of January of one of the years 2000 to 2040.
  private static func start(_ turn: Int) -> JulianDay<UT1> {
    JulianDay(secondsSince1970: (10_957 + turn * 365) * 86_400)
  }

  /// Sun to Pluto at the eight places of eleven natal points.
  private static func exactHits(
    of birth: Birth, from start: JulianDay<UT1>, beside search: Search
  ) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    let chart = try NatalChart(of: Birth(date: birth.date), ephemeris: ephemeris)
    let targets = TransitTarget.all(of: chart)
    let calendar = TransitCalendar(
      targets: targets, bodies: BodySet.eleven.subtracting(BodySet(.meanNode)))
    let end = start.advanced(byDays: days)
    let places = targets.map(\.longitude.degrees)
    func ours() throws -> [TransitCalendar.ExactTransit] {
      try calendar.exactTransits(during: start..<end, ephemeris: ephemeris)
    }
    func byLibrary() throws -> [Double] {
      let (first, last) = (
        library.terrestrialTime(start.days), library.terrestrialTime(end.days)
      )
      return switch search {
      case .plain: try library.plainHits(of: Array(0...9), at: places, from: first, to: last)
      case .newton: try library.hits(of: Array(0...9), at: places, from: first, to: last)
      }
    }
    return Comparison(
      ours: Work(operations: 1) { try ours().reduce(0) { $0 + $1.at.days } },
      beside: Work(operations: 1) { try byLibrary().reduce(0, +) },
      check: {
        let hits = try ours()
        // Daily samples miss a place that is passed twice between two of them, at a station.
        try Disagreement.unless(
          Double(hits.count), Double(try byLibrary().count), within: search == .plain ? 4 : 0,
          "hits found")
        for hit in hits {
          let place = try library.place(
            of: Int32(hit.body.rawValue), at: library.terrestrialTime(hit.at.days))
          let missing = HermiteArc.arc(from: hit.place.degrees, to: place.longitude)
          try Disagreement.unless(
            missing * 3_600, 0, within: Fixtures.toleranceArcseconds,
            "\(hit), difference in arcseconds")
        }
      })
  }

  /// The voids that end in a year and begin in it, too.
  private static func voids(
    from start: JulianDay<UT1>, beside search: Search
  ) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    let end = start.advanced(byDays: days)
    func ours() throws -> [VoidOfCourse] {
      try VoidOfCourse.periods(during: start..<end, ephemeris: ephemeris)
    }
    // Three days on either side, as the engine does, for the signs that the Moon is in at the ends.
    func byLibrary() throws -> [DirectVoid] {
      let (first, last) = (
        library.terrestrialTime(start.days - 3), library.terrestrialTime(end.days + 3)
      )
      return switch search {
      case .plain: try library.plainVoids(from: first, to: last)
      case .newton: try library.voids(from: first, to: last)
      }
    }
    return Comparison(
      ours: Work(operations: 1) { try ours().reduce(0) { $0 + $1.start.days + $1.end.days } },
      beside: Work(operations: 1) { try byLibrary().reduce(0) { $0 + $1.start + $1.end } },
      check: {
        let theirs = try byLibrary()
          .map { (start: library.universalTime($0.start), end: library.universalTime($0.end)) }
          .filter { $0.start >= start.days && $0.start < end.days }
        let voids = try ours()
        try Disagreement.unless(
          Double(voids.count), Double(theirs.count), within: 0, "voids found")
        for (void, other) in zip(voids, theirs) {
          try Disagreement.unless(
            (void.start.days - other.start) * 86_400, 0, within: 0.1,
            "\(void), its start in seconds")
          try Disagreement.unless(
            (void.end.days - other.end) * 86_400, 0, within: 0.1, "\(void), its end in seconds")
        }
      })
  }
}
