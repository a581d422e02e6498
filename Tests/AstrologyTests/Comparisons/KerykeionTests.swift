import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Charts, pairs and years beside those of kerykeion 6, which stands on JPL's DE440s and has no code of Swiss Ephemeris.
@Suite struct KerykeionTests {
  /// Neptune stands up to 0.15″ from DE431's place in DE440, Uranus 0.08″, the others 0.04″; and the mean node goes
  /// by another polynomial, 0.16″ from libswe's.
  static let bodyArcseconds = 0.2
  /// Another ΔT: it moves 0.5″ a second.
  static let moonArcseconds = 0.4
  /// Another's sidereal time and obliquity.
  static let angleArcseconds = 0.05
  /// An instant there is rounded to a second, and in half of one the Moon moves 0.3″.
  static let roundedMoonArcseconds = 0.7
  /// In half a second the Midheaven moves 8″ and the Ascendant, at the latitudes of these births, up to 16″.
  static let roundedAngleArcseconds = 16.0

  private static func tolerance(_ point: String, isRounded: Bool = false) -> Double {
    switch point {
    case "moon": isRounded ? roundedMoonArcseconds : moonArcseconds
    case "ascendant", "midheaven": isRounded ? roundedAngleArcseconds : angleArcseconds
    default: bodyArcseconds
    }
  }

  private static func wider(_ chart: NatalChart) throws -> WiderChart {
    try WiderChart(of: chart, points: [], ephemeris: Samples.ephemeris.get())
  }

  @Test func `bodies, angles and declinations are those of DE440s`() throws {
    let charts = try Comparison.charts()
    var count = 0
    for row in try Samples.golden("kerykeion-charts").rows {
      let point = try row.text("point")
      guard Lot(rawValue: point) == nil else { continue }
      let chart = try charts[row.integer("chart")]
      let place = try Comparison.place(point, in: chart.places)
      try Comparison.expect(place, near: row, within: Self.tolerance(point))
      guard case .body(let body) = try WiderCases.point(point) else { continue }
      let found = try #require(
        try Self.wider(chart).declinations.bodies.first { $0.body == body })
      let error = try (found.declination.degrees - row.double("declination")).magnitude * 3_600
      #expect(error <= Self.tolerance(point), "\(row): \(error)″")
      count += 1
    }
    #expect(count == 12 * 11)
  }

  /// A lot adds up the Ascendant, the Sun and the Moon.
  @Test(arguments: [Lot.fortune, .spirit])
  func `lots by sect are those of kerykeion`(lot: Lot) throws {
    let charts = try Comparison.charts()
    let tolerance = Self.angleArcseconds + Self.moonArcseconds + Self.bodyArcseconds
    for row in try Samples.golden("kerykeion-charts").rows("point", lot.name) {
      let place = try #require(
        try Self.wider(charts[row.integer("chart")]).place(of: lot.formula))
      try Comparison.expect(place.longitude, near: row, within: tolerance)
    }
  }

  @Test func `terms and faces have the same lords`() throws {
    let charts = try Comparison.charts()
    var count = 0
    for row in try Samples.golden("kerykeion-charts").rows where try row.text("term") != "" {
      let name = try row.text("point")
      let planet = try #require(ClassicalPlanet.allCases.first { $0.body.name == name })
      let wider = try Self.wider(charts[row.integer("chart")])
      let lords = DegreeLords(of: wider.chart.sky[planet.body].longitude)
      #expect(try lords.term.name == row.text("term"), "\(row)")
      #expect(try lords.face.name == row.text("face"), "\(row)")
      count += 1
    }
    #expect(count == 12 * 7)
  }

  /// Its rule for the ring is Solar Fire's: both are laid along one turn.
  @Test func `composites have the same points and cusps`() throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("kerykeion-pairs").rows("kind", "composite")
    for row in rows {
      let composite = try CompositeChart(
        of: charts[row.integer("first")], and: charts[row.integer("second")],
        ephemeris: Samples.ephemeris.get())
      let point = try row.text("point")
      if let cusp = Int(point) {
        let houses = try #require(composite.houses)
        try Comparison.expect(
          houses.frame.cusps[cusp - 1], near: row, within: Self.angleArcseconds)
      } else {
        let place = try Comparison.place(point, in: composite.places)
        try Comparison.expect(place, near: row, within: Self.tolerance(point))
      }
    }
    #expect(rows.count == 24 * 25)
  }

  @Test func `Davison charts are cast for the same moment and place`() throws {
    let births = try Comparison.births()
    let rows = try Samples.golden("kerykeion-pairs").rows("kind", "davison")
    for row in rows {
      let middle = try DavisonBirth(
        of: births[row.integer("first")], and: births[row.integer("second")]
      ).birth
      let chart = try NatalChart(of: middle, ephemeris: Samples.ephemeris.get())
      let point = try row.text("point")
      let place = try Comparison.place(point, in: chart.places)
      try Comparison.expect(
        place, near: row, within: Self.tolerance(point, isRounded: true))
    }
    #expect(rows.count == 24 * 13)
  }

  /// An orb may be on the other side of its edge by what the places differ.
  @Test func `two charts make the same contacts`() throws {
    let charts = try Comparison.charts()
    let tolerance = (Self.moonArcseconds + Self.angleArcseconds) / 3_600
    let rows = try Samples.golden("kerykeion-contacts").rows
    let pairs = Dictionary(grouping: rows) { row in
      [try? row.integer("first"), try? row.integer("second")]
    }
    #expect(pairs.count == 24)
    for (pair, rows) in pairs {
      let (first, second) = try (#require(pair[0]), #require(pair[1]))
      let contacts = try Synastry(
        of: charts[first], and: charts[second], ephemeris: Samples.ephemeris.get()
      ).contacts
      let found = Dictionary(
        uniqueKeysWithValues: contacts.map { contact in
          ([contact.first.name, contact.kind.name, contact.second.name], contact.orb.degrees)
        })
      let theirs = try Dictionary(
        uniqueKeysWithValues: rows.map { row in
          try ([row.text("point"), row.text("aspect"), row.text("other")], row.double("orb"))
        })
      #expect(Set(found.keys) == Set(theirs.keys))
      for (key, orb) in theirs {
        let ours = try #require(found[key])
        #expect((ours - orb).magnitude <= tolerance, "\(pair) \(key)")
      }
    }
  }

  @Test func `progressed charts and solar arcs are those of DE440s`() throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("kerykeion-years").rows
    for row in rows {
      let chart = try charts[row.integer("chart")]
      let target = try Samples.instant(row.text("target"))
      let point = try row.text("point")
      if try row.text("kind") == "arc" {
        let arc = try SolarArc(of: chart, at: target, ephemeris: Samples.ephemeris.get()).arc
        try Comparison.expect(
          EclipticLongitude(wrapping: arc.degrees), near: row, within: 2 * Self.bodyArcseconds)
        continue
      }
      let progressed = try ProgressedChart(
        of: chart, at: target, angles: .quotidian, ephemeris: Samples.ephemeris.get())
      switch try WiderCases.point(point) {
      case .body(let body):
        let state: BodyState = progressed.sky[body]
        try Comparison.expect(
          state.longitude, near: row, within: Self.tolerance(point, isRounded: true))
      case .angle(let angle):
        let angles = try #require(progressed.angles)
        try Comparison.expect(
          angles[angle], near: row, within: Self.tolerance(point, isRounded: true))
      }
    }
    #expect(rows.count >= 30 * 14)
  }
}
