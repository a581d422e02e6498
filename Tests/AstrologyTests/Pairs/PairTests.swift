import Astrology
import EngineSupport
import Ephemeris
import Foundation
import TestSupport
import Testing

/// What holds of two charts anyone who they are of, and at the edges.
@Suite struct PairTests {
  /// Charts of two centuries, up to latitudes beyond the polar circles.
  private static func charts(
    _ count: Int, seed: UInt64, houses: HouseSystem = .placidus
  ) throws -> [NatalChart] {
    try ProgressionTests.births(count, seed: seed).map {
      try NatalChart(of: $0, houses: houses, ephemeris: WiderCases.ephemeris.get())
    }
  }

  private static func pairs(
    _ count: Int, seed: UInt64, houses: HouseSystem = .placidus
  ) throws -> [(NatalChart, NatalChart)] {
    let charts = try charts(2 * count, seed: seed, houses: houses)
    return (0..<count).map { (charts[2 * $0], charts[2 * $0 + 1]) }
  }

  private static func dateOnly(_ date: String) throws -> NatalChart {
    try NatalChart(
      of: Birth(date: CalendarDate(date)), ephemeris: WiderCases.ephemeris.get())
  }

  // MARK: - Synastry

  @Test func `swapping two people transposes synastry and changes nothing else`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (one, other) in try Self.pairs(40, seed: 51) + [Self.withDates()] {
      let there = try Synastry(of: one, and: other, ephemeris: ephemeris)
      let back = try Synastry(of: other, and: one, ephemeris: ephemeris)
      func key(_ first: ChartPoint, _ contact: Contact) -> String {
        "\(first.name) \(contact.kind.name) \(contact.orb.degrees) \(contact.isCertain)"
      }
      #expect(
        there.contacts.map { "\(key($0.first, $0)) \($0.second.name)" }.sorted()
          == back.contacts.map { "\(key($0.second, $0)) \($0.first.name)" }.sorted())
      #expect(there.secondInFirst == back.firstInSecond)
      #expect(there.firstInSecond == back.secondInFirst)
      #expect(there.contacts.map { [$0.first, $0.second] }.isAscending)
    }
  }

  /// A timed and a date-only chart.
  private static func withDates() throws -> (NatalChart, NatalChart) {
    (try charts(1, seed: 52)[0], try dateOnly("1988-02-29"))
  }

  @Test func `a chart with itself has its conjunctions, and the natal aspects twice`() throws {
    for chart in try Self.charts(10, seed: 53) {
      let synastry = try Synastry(
        of: chart, and: chart, ephemeris: WiderCases.ephemeris.get())
      let own = synastry.contacts.filter { $0.first == $0.second }
      #expect(own.count == 13)
      #expect(own.allSatisfy { $0.kind == .conjunction && $0.orb == .zero })
      let others = synastry.contacts.filter { contact in
        if case (.angle, .angle) = (contact.first, contact.second) { return false }
        return contact.first != contact.second
      }
      #expect(others.count == 2 * chart.aspects().count)
      #expect(synastry.secondInFirst?.map(\.house) == ChartBody.allCases.map(chart.house))
    }
  }

  @Test func `closer orbs leave a part of the contacts`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (one, other) in try Self.pairs(20, seed: 54) {
      let wide = try Synastry(of: one, and: other, ephemeris: ephemeris)
      let close = try Synastry(of: one, and: other, within: .synastry, ephemeris: ephemeris)
      let limits: [AspectKind: Double] = [
        .conjunction: 6, .opposition: 6, .trine: 5, .square: 5, .sextile: 3,
      ]
      #expect(
        close.contacts == wide.contacts.filter { $0.orb.degrees <= limits[$0.kind] ?? -1 })
      #expect(close.contacts.count < wide.contacts.count)
    }
  }

  @Test func `what an unknown hour decides is uncertain, and nobody visits solar signs`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let (timed, date) = try Self.withDates()
    let synastry = try Synastry(of: timed, and: date, ephemeris: ephemeris)
    #expect(synastry.firstInSecond == nil && synastry.secondInFirst?.count == 11)
    #expect(
      synastry.contacts.allSatisfy { contact in
        if case .angle = contact.second { false } else { true }
      })
    // At each hour of the date what is certain is there.
    for hour in 0...24 {
      let sky = try ephemeris.sky(
        at: JulianDay(date.birth.date, .midnight).advanced(byDays: Double(hour) / 24))
      for contact in synastry.contacts where contact.isCertain {
        guard case .body(let body) = contact.second else { continue }
        let state: BodyState = sky[body]
        let place = try #require(timed.places.first { $0.point == contact.first })
        let separation = state.longitude.separation(from: place.longitude)
        #expect(OrbTable.standard.kind(at: separation) == contact.kind, "\(contact) at \(hour)")
      }
    }
    let moons = synastry.contacts.filter { $0.second == .body(.moon) }
    #expect(moons.contains { !$0.isCertain })
    let slow = synastry.contacts.filter { $0.second == .body(.pluto) && $0.orb.degrees < 6 }
    #expect(slow.allSatisfy { $0.isCertain })
  }

  @Test
  func `two dates have contacts of bodies, and of a date with itself all is certain but the Moon`()
    throws
  {
    let date = try Self.dateOnly("2000-02-29")
    let synastry = try Synastry(of: date, and: date, ephemeris: WiderCases.ephemeris.get())
    #expect(synastry.firstInSecond == nil && synastry.secondInFirst == nil)
    let moon = try #require(
      synastry.contacts.first { $0.first == .body(.moon) && $0.second == .body(.moon) })
    // Two of one date may be a day's Moon apart.
    #expect(moon.orb == .zero && !moon.isCertain)
    let sun = try #require(synastry.contacts.first { $0.second == .body(.sun) })
    #expect(sun.isCertain)
  }

  // MARK: - Composite

  @Test(arguments: HouseSystem.allCases)
  func `a composite ring runs once round, in either order`(system: HouseSystem) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (one, other) in try Self.pairs(60, seed: 55, houses: system) {
      for method in CompositeChart.Method.allCases {
        let there = try CompositeChart(
          of: one, and: other, by: method, houses: system, ephemeris: ephemeris)
        let back = try CompositeChart(
          of: other, and: one, by: method, houses: system, ephemeris: ephemeris)
        let (houses, same) = try (#require(there.houses), #require(back.houses))
        let cusps = houses.frame.cusps
        let arcs = cusps.indices.map { cusps[$0].eastwardArc(to: cusps[($0 + 1) % 12]).degrees }
        #expect((arcs.reduce(0, +) - 360).magnitude < 1e-9, "\(one) \(other)")
        #expect(houses.anchor == same.anchor && houses.frame.origin == same.frame.origin)
        for (place, again) in zip(there.places, back.places) {
          let error = place.longitude.separation(from: again.longitude)
          #expect(error.degrees < 1e-12, "\(place) of \(one) \(other)")
        }
        for (cusp, again) in zip(cusps, same.frame.cusps) {
          #expect(cusp.separation(from: again).degrees < 1e-12)
        }
        #expect(houses.angles.midheaven.arc(to: houses.angles.ascendant) >= .zero)
      }
    }
  }

  @Test func `the angles are cusps where the system has them so`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for (one, other) in try Self.pairs(20, seed: 56) {
      for system in [
        HouseSystem.placidus, .koch, .porphyry, .regiomontanus, .campanus, .alcabitius,
        .topocentric, .krusinski, .apc,
      ] {
        let houses = try #require(
          try CompositeChart(of: one, and: other, houses: system, ephemeris: ephemeris).houses)
        if houses.frame.origin.isFallback { continue }
        #expect(houses.frame.cusps[0] == houses.angles.ascendant)
        #expect(houses.frame.cusps[9] == houses.angles.midheaven)
      }
      let equal = try #require(
        try CompositeChart(of: one, and: other, houses: .equal, ephemeris: ephemeris).houses)
      #expect(equal.frame.cusps[0] == equal.angles.ascendant)
      let whole = try #require(
        try CompositeChart(of: one, and: other, houses: .wholeSign, ephemeris: ephemeris).houses)
      #expect(whole.frame.cusps[0] == ZodiacSign(whole.angles.ascendant).start)
      #expect(equal.angles == whole.angles)
    }
  }

  @Test func `the composite of a chart with itself is the chart`() throws {
    for chart in try Self.charts(20, seed: 57) {
      let composite = try CompositeChart(
        of: chart, and: chart, ephemeris: WiderCases.ephemeris.get())
      for (place, own) in zip(composite.places, chart.places) {
        #expect(place.longitude.separation(from: own.longitude).degrees < 1e-12)
      }
      let houses = try #require(composite.houses)
      #expect(houses.frame.origin == chart.frame.origin)
      for (cusp, own) in zip(houses.frame.cusps, chart.frame.cusps) {
        #expect(cusp.separation(from: own).degrees < 1e-12)
      }
      #expect(
        composite.contacts().map { [$0.first, $0.second] }
          == chart.aspects().map { [$0.first, $0.second] })
      #expect(composite.bodies.allSatisfy { $0.isCertain && $0.otherLongitude == nil })
    }
  }

  @Test func `bodies straight across have the midpoint of smaller longitude, and both are given`()
    throws
  {
    let ephemeris = try WiderCases.ephemeris.get()
    // The Sun half a year on, to some seconds of arc.
    let first = try Samples.birth(
      "1990-06-15T12:00:00", zone: "+00:00", latitude: 10, longitude: 20)
    let one = try NatalChart(of: first, ephemeris: ephemeris)
    let across = one.sky[.sun].longitude.opposite
    let search = SkySearch([.passage(of: .sun, through: [across])])
    let when = try #require(
      try search.events(
        during: first.instant..<first.instant.advanced(byDays: 366), ephemeris: ephemeris
      ).first)
    let other = try NatalChart(
      of: Samples.birth(at: when.ut, latitude: -10, longitude: 20), ephemeris: ephemeris)
    for (a, b) in [(one, other), (other, one)] {
      let sun = try CompositeChart(of: a, and: b, ephemeris: ephemeris)[.sun]
      let second = try #require(sun.otherLongitude)
      #expect(second == sun.longitude.opposite)
    }
  }

  @Test func `without a time of birth a composite has bodies alone`() throws {
    let (timed, date) = try Self.withDates()
    var uncertain = 0
    for (one, other) in [(timed, date), (date, timed), (date, date)] {
      for method in CompositeChart.Method.allCases {
        let composite = try CompositeChart(
          of: one, and: other, by: method, ephemeris: WiderCases.ephemeris.get())
        #expect(composite.houses == nil && composite.house(of: .sun) == nil)
        #expect(composite.places.count == 11)
        uncertain += composite.contacts().count { !$0.isCertain }
      }
    }
    #expect(uncertain > 0)
  }

  // MARK: - Davison

  @Test func `the middle of two births lies as far from both, in either order`() throws {
    for (one, other) in try Self.pairs(40, seed: 58) {
      for rule in DavisonBirth.Place.allCases {
        let there = try DavisonBirth(of: one.birth, and: other.birth, place: rule)
        let back = try DavisonBirth(of: other.birth, and: one.birth, place: rule)
        #expect(there.birth.instant == back.birth.instant)
        let (place, again) = try (#require(there.birth.place), #require(back.birth.place))
        #expect((place.latitude - again.latitude).magnitude < 1e-12)
        #expect((place.longitude - again.longitude).magnitude < 1e-12)
        let before = one.instant.days(until: there.birth.instant)
        let after = there.birth.instant.days(until: other.instant)
        #expect((before - after).magnitude < 2e-9)
      }
    }
  }

  @Test(arguments: [
    (10.0, 30.0, 20.0), (170, -170, 180), (-170, 170, 180), (0, 180, 90), (180, 0, 90),
    (-180, 0, 90), (100, -80, 10), (-80, 100, 10), (-100, 80, -10), (-90, 90, 0), (180, -180, 180),
    (-180, -180, 180), (179, -179.5, 179.75), (-179, 179.5, -179.75), (-60, -20, -40),
  ])
  func `the middle of the shorter way, nearer to Greenwich, eastern`(
    _ one: Double, _ other: Double, _ middle: Double
  ) throws {
    func birth(_ longitude: Double) throws -> Birth {
      try Birth(
        date: CalendarDate("2000-01-01"), time: .noon, zone: .utc,
        place: GeographicPlace(latitude: 20, longitude: longitude))
    }
    let place = try #require(try DavisonBirth(of: birth(one), and: birth(other)).birth.place)
    #expect((place.longitude - middle).magnitude < 1e-12)
    #expect(place.latitude == 20)
  }

  @Test func `antipodes have no great circle's middle, and poles have one`() throws {
    func birth(_ latitude: Double, _ longitude: Double) throws -> Birth {
      try Birth(
        date: CalendarDate("2000-01-01"), time: .noon, zone: .utc,
        place: GeographicPlace(latitude: latitude, longitude: longitude))
    }
    for (one, other) in [((30.0, 40.0), (-30.0, -140.0)), ((90, 0), (-90, 77))] {
      #expect(throws: DavisonError.self) {
        try DavisonBirth(
          of: birth(one.0, one.1), and: birth(other.0, other.1), place: .greatCircle)
      }
      _ = try DavisonBirth(of: birth(one.0, one.1), and: birth(other.0, other.1))
    }
    for (east, west) in [(0.0, 180.0), (90, -90), (-37, 143)] {
      let place = try #require(
        try DavisonBirth(of: birth(60, east), and: birth(60, west), place: .greatCircle)
          .birth.place)
      #expect((place.latitude - 90).magnitude < 1e-9 && place.longitude == 0)
    }
  }

  @Test func `a Davison chart is a chart: it is cast, asked and kept`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let one = try Samples.birth(
      "1991-03-21T03:02:11", zone: "+00:00", latitude: 41.9, longitude: 12.5)
    let other = try Samples.birth("1986-03-10T09:30", zone: "-08:00", latitude: 34, longitude: -118)
    let birth = try DavisonBirth(of: one, and: other).birth
    #expect(birth.isTimed && birth.openInstants == nil)
    // Half a second of time is 0.002° of an angle, so the instant is kept beside the clock's second.
    #expect((birth.instant.days - (one.instant.days + other.instant.days) / 2).magnitude < 1e-9)
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    #expect(chart.instant == birth.instant && chart.angles != nil)
    _ = try WiderChart(of: chart, points: [], ephemeris: ephemeris)
    let kept = try JSONDecoder().decode(NatalChart.self, from: JSONEncoder().encode(chart))
    #expect(kept == chart)
  }

  @Test func `with a date alone the Davison chart has no angles, and says what is open`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let (timed, date) = try Self.withDates()
    for (one, other, openDays) in [(timed, date, 13.0 / 24), (date, date, 26.0 / 24)] {
      let birth = try DavisonBirth(of: one.birth, and: other.birth).birth
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      #expect(chart.angles == nil && !birth.isTimed && birth.place == nil)
      let hours = try #require(birth.openInstants)
      #expect((hours.lowerBound.days(until: birth.instant) - openDays).magnitude < 1e-9)
      #expect((birth.instant.days(until: hours.upperBound) - openDays).magnitude < 1e-9)
      let moon = chart.uncertainty.moonAtStart.arc(to: chart.uncertainty.moonAtEnd).degrees
      #expect(moon > 11.5 * 2 * openDays && moon < 15.5 * 2 * openDays)
      let kept = try JSONDecoder().decode(NatalChart.self, from: JSONEncoder().encode(chart))
      #expect(kept == chart)
    }
  }

  @Test func `the ends of the ephemeris have pairs, too`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let charts = try [ephemeris.span.first, ephemeris.span.last].map { date in
      try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
    }
    let synastry = try Synastry(of: charts[0], and: charts[1], ephemeris: ephemeris)
    #expect(!synastry.contacts.isEmpty)
    let birth = try DavisonBirth(of: charts[0].birth, and: charts[1].birth).birth
    _ = try NatalChart(of: birth, ephemeris: ephemeris)
    _ = try CompositeChart(of: charts[0], and: charts[1], ephemeris: ephemeris)
  }
}

extension [[ChartPoint]] {
  /// Whether the lists are in the order of charts.
  fileprivate var isAscending: Bool {
    zip(self, dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }
}
