import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Charts, pairs and years beside those of stellium, which asks libswe for places, too.
///
/// What is compared is what its authors make of them. Where their conventions are others, ours are asked by
/// theirs, or the difference is reported.
@Suite struct StelliumTests {
  /// Its files of libswe are of a newer ephemeris of JPL's, whose Neptune stands up to 0.15″ from DE431's.
  static let arcseconds = 0.2
  /// A lot adds up the Ascendant and two bodies, some of them twice; a mirror and a parallel two of them.
  static let sumArcseconds = 3 * arcseconds
  /// An instant there is rounded to a second, and in half of one the Moon moves 0.3″.
  static let roundedArcseconds = 0.5
  /// In half a second the Midheaven moves 8″ and the Ascendant, at the latitudes of these births, up to 16″.
  static let roundedAngleArcseconds = 16.0
  /// An age there is given in days of 24 hours, and the Moon's place in the sky of a microsecond.
  static let progressedArcseconds = 0.2
  /// What it takes for the greatest declination of the Sun, in all years.
  static let tropicDegrees = 23.4367
  /// The Sun's mean motion in a year of life, as it has it: 59.1333′, where Naibod's is 59.1388′.
  static let naibodDegrees = 59.1333 / 60

  private static func widers() throws -> [WiderChart] {
    try Comparison.charts().map {
      try WiderChart(of: $0, points: [], ephemeris: Samples.ephemeris.get())
    }
  }

  private static func names(_ row: GoldenTable.Row, _ column: String) throws -> [String] {
    try row.text(column).split(separator: " ").map(String.init)
  }

  /// The rows of each of the births.
  private static func byChart(_ name: String) throws -> [Int: [GoldenTable.Row]] {
    try Dictionary(grouping: Samples.golden(name).rows) { try $0.integer("chart") }
  }

  @Test func `declinations are the same, and out of bounds is beyond the obliquity of the day`()
    throws
  {
    let widers = try Self.widers()
    var (count, others) = (0, 0)
    for row in try Samples.golden("stellium-charts").rows where try row.text("declination") != "" {
      let wider = try widers[row.integer("chart")]
      guard case .body(let body) = try WiderCases.point(row.text("point")) else { continue }
      let state: BodyState = wider.chart.sky[body]
      try Comparison.expect(state.longitude, near: row, within: Self.arcseconds)
      let found = try #require(wider.declinations.bodies.first { $0.body == body })
      let declination = found.declination.magnitude.degrees
      let error = try (found.declination.degrees - row.double("declination")).magnitude * 3_600
      #expect(error <= Self.arcseconds, "\(row): \(error)″")
      let isBeyondTheirs = declination > Self.tropicDegrees
      #expect(try row.text("out_of_bounds") == "\(isBeyondTheirs)", "\(row)")
      if found.isOutOfBounds != isBeyondTheirs {
        // The Sun itself is there, in June 1912, when the obliquity was 23.45°.
        let tropics = [Self.tropicDegrees, wider.obliquity.degrees].sorted()
        #expect((tropics[0]...tropics[1]).contains(declination), "\(row)")
        others += 1
      }
      count += 1
    }
    #expect(count == 12 * 10)
    #expect(others > 0)
  }

  /// Its necessity, courage, victory and nemesis are counted otherwise than Paulus does it: all four between
  /// Fortune and the planet, from the lot to the planet by day.
  @Test(arguments: [
    "fortune", "spirit", "eros", "necessity=ascendant+mercury-fortune",
    "courage=ascendant+mars-fortune", "victory=ascendant+jupiter-fortune",
    "nemesis=ascendant+saturn-fortune",
  ])
  func `lots fall where it has them, by its formulas`(text: String) throws {
    let formula = try LotFormula(text)
    let widers = try Self.widers()
    let rows = try Samples.golden("stellium-charts").rows("point", formula.name)
    for row in rows {
      let place = try #require(try widers[row.integer("chart")].place(of: formula))
      try Comparison.expect(place.longitude, near: row, within: Self.sumArcseconds)
    }
    #expect(rows.count == 12)
  }

  /// What a planet has is compared, and not the sum of its points.
  ///
  /// Of its points those for exact degrees and participating lords are of its own making, and it has none for
  /// a peregrine planet. In Aquarius it gives the fourth
  /// bound to Saturn and the last to Mars, where Ptolemy's table of the Egyptians has Mars and then Saturn, and
  /// the faces of Aries, where the Chaldean order goes on with Venus: neither is compared there.
  @Test
  func `the seven have the same dignities and debilities, and the Ascendant the same almuten`()
    throws
  {
    let widers = try Self.widers()
    for row in try Samples.golden("stellium-dignities").rows {
      let wider = try widers[row.integer("chart")]
      #expect(try wider.sect?.name == row.text("sect"), "\(row)")
      let point = try row.text("point")
      if let planet = ClassicalPlanet(rawValue: point) {
        let score = try #require(wider.dignities.first { $0.content.planet == planet }).content
        let standings = score.standings.filter { $0 != .peregrine }.map(\.name)
        let isInAquarius = ZodiacSign(wider.chart.sky[planet.body].longitude) == .aquarius
        let leftOut: Set = isInAquarius ? ["term", "face"] : []
        #expect(
          try standings.filter { !leftOut.contains($0) }
            == Self.names(row, "names").filter { !leftOut.contains($0) }, "\(row)")
        #expect(score.standings.contains(.peregrine) == standings.allSatisfy(Self.isDebility))
      } else {
        let ascendant = try #require(wider.chart.ascendant)
        let planets = wider.almuten(of: ascendant)?.planets.map(\.name)
        #expect(try planets == Self.names(row, "names"), "\(row)")
      }
    }
  }

  private static func isDebility(_ name: String) -> Bool { ["detriment", "fall"].contains(name) }

  @Test func `the same planets receive each other`() throws {
    let rows = try Self.byChart("stellium-receptions")
    for (number, wider) in try Self.widers().enumerated() {
      let found = wider.receptions.map { reception in
        let two = reception.content
        return "\(two.kind.name) \(two.first.name) \(two.second.name)"
      }
      let theirs = try (rows[number] ?? []).map { row in
        try "\(row.text("kind")) \(row.text("first")) \(row.text("second"))"
      }
      #expect(Set(found) == Set(theirs), "\(number)")
    }
  }

  @Test func `antiscia and parallels are the same`() throws {
    let rows = try Self.byChart("stellium-mirrors")
    for (number, wider) in try Self.widers().enumerated() {
      var found: [String: Double] = [:]
      for antiscion in wider.antiscia.map(\.content) {
        let names = [antiscion.first.name, antiscion.second.name]
        found["\(antiscion.kind.rawValue) \(names)"] = antiscion.orb.degrees
      }
      for parallel in wider.parallels.map(\.content) {
        let names = [parallel.first.name, parallel.second.name]
        found["\(parallel.kind.name) \(names)"] = parallel.orb.degrees
      }
      // It was asked about Sun to Pluto.
      let others = [CelestialBody.meanNode.name, "ascendant", "midheaven"]
      found = found.filter { key, _ in !others.contains { key.contains("\"\($0)\"") } }
      let theirs = try Dictionary(
        uniqueKeysWithValues: (rows[number] ?? []).map { row in
          let names = try [row.text("first"), row.text("second")]
          return try ("\(row.text("kind")) \(names)", row.double("orb"))
        })
      #expect(Set(found.keys) == Set(theirs.keys), "\(number)")
      for (key, orb) in theirs {
        let ours = try #require(found[key])
        #expect((ours - orb).magnitude * 3_600 <= Self.sumArcseconds, "\(number) \(key)")
      }
    }
  }

  /// Figures are compared but for stelliums.
  ///
  /// It gives a grand trine in a kite and a T-square in a grand cross, too, which ours leave out. It found none
  /// of the four planets that stand in one sign in the ninth chart.
  @Test func `figures have the same members`() throws {
    let rows = try Self.byChart("stellium-figures")
    let kinds = ["grand_trine": "kite", "t_square": "grand_cross"]
    for (number, wider) in try Self.widers().enumerated() {
      let found = wider.patterns.map { pattern in
        (pattern.content.kind.name, Set(pattern.content.members.map(\.name)))
      }.filter { $0.0 != "stellium" }
      let theirs = try (rows[number] ?? []).map { row in
        try (row.text("kind"), Set(Self.names(row, "members")))
      }.filter { kind, members in
        !found.contains { $0.0 == kinds[kind] && $0.1.isSuperset(of: members) }
      }
      func keys(_ figures: [(String, Set<String>)]) -> Set<String> {
        Set(figures.map { "\($0.0) \($0.1.sorted())" })
      }
      #expect(keys(found) == keys(theirs), "\(number)")
    }
    #expect(rows.values.joined().count >= 15)
  }

  @Test func `profected years have the same house, sign and lord`() throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("stellium-profections").rows
    for row in rows {
      let chart = try charts[row.integer("chart")]
      // Half a year after the anniversary.
      let target = try chart.instant.advanced(byDays: (row.double("age") + 0.5) * 365.24219)
      let year = try #require(
        try Profection.Calendar(of: chart).profection(
          at: target, ephemeris: Samples.ephemeris.get())
      )
      #expect(try year.age == row.integer("age"))
      #expect(try year.house.number == row.integer("house"))
      #expect(try year.sign.name == row.text("sign"))
      #expect(try year.lord.name == row.text("lord"))
    }
    #expect(rows.count == 12 * 10)
  }

  @Test func `Davison charts are cast in the middle of the same great circle`() throws {
    let births = try Comparison.births()
    let rows = try Samples.golden("stellium-davison").rows
    for row in rows {
      let middle = try DavisonBirth(
        of: births[row.integer("first")], and: births[row.integer("second")], place: .greatCircle
      ).birth
      let chart = try NatalChart(of: middle, ephemeris: Samples.ephemeris.get())
      let point = try row.text("point")
      let isAngle = ["ascendant", "midheaven"].contains(point)
      try Comparison.expect(
        Comparison.place(point, in: chart.places), near: row,
        within: isAngle ? Self.roundedAngleArcseconds : Self.roundedArcseconds)
    }
    #expect(rows.count >= 20 * 12)
  }

  @Test func `bodies stand in the same houses of another`() throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("stellium-overlays").rows
    for row in rows {
      let synastry = try Synastry(
        of: charts[row.integer("host")], and: charts[row.integer("visitor")],
        ephemeris: Samples.ephemeris.get())
      let visits = try #require(synastry.secondInFirst)
      let visit = try #require(try visits.first { try $0.body.name == row.text("body") })
      #expect(try visit.house.number == row.integer("house"), "\(row)")
    }
    #expect(rows.count == 24 * 2 * 10)
  }

  @Test(arguments: [Progression.Angles.naibodLongitude, .solarArcLongitude])
  func `progressed luminaries and Midheavens are the same at the same age`(
    method: Progression.Angles
  ) throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("stellium-years").rows("method", method.name)
    for row in rows {
      let chart = try charts[row.integer("chart")]
      let days = try chart.instant.days(until: Samples.instant(row.text("target")))
      // Whole days of life are counted there, and 365.25 of them make a year.
      let years = days.rounded(.down) / 365.25
      let progressed = try ProgressedChart(
        of: chart, at: chart.instant.advanced(byDays: years * 365.24219), angles: method,
        ephemeris: Samples.ephemeris.get())
      switch try WiderCases.point(row.text("point")) {
      case .body(let body):
        let state: BodyState = progressed.sky[body]
        try Comparison.expect(state.longitude, near: row, within: Self.progressedArcseconds)
      case .angle(let angle):
        let angles = try #require(progressed.angles)
        let rate = method == .naibodLongitude ? 0.98564733 - Self.naibodDegrees : 0
        let place = EclipticLongitude(wrapping: angles[angle].degrees - years * rate)
        try Comparison.expect(place, near: row, within: Self.progressedArcseconds)
      }
    }
    #expect(rows.count >= 30 * 3)
  }
}
