import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// The almuten of a chart, beside flatlib's points and by its own rules.
@Suite struct AlmutenFigurisTests {
  private static func planet(_ name: String) throws -> ClassicalPlanet {
    try ClassicalPlanet(name: name)
  }

  private static func numbers(_ text: String) throws -> [Int] {
    try text.split(separator: " ").map { try #require(Int($0)) }
  }

  @Test func `all points are those of flatlib where all three triplicity lords count`() throws {
    let rows = try Samples.golden("almuten-flatlib").rows
    #expect(rows.count == 200)
    for row in rows {
      let places = try AlmutenFiguris.Place.Kind.allCases.map { kind in
        AlmutenFiguris.Place(
          kind, at: EclipticLongitude(wrapping: try row.double(kind.rawValue)))
      }
      let houses = try Self.numbers(row.text("houses"))
      let (day, hour) = (try Self.planet(row.text("day")), try Self.planet(row.text("hour")))
      // All three lords count in either sect.
      for sect in Sect.allCases {
        let almuten = AlmutenFiguris(
          over: places,
          houses: { House.all[houses[ClassicalPlanet.allCases.firstIndex(of: $0) ?? 0] - 1] },
          sect: sect, dayLord: day, hourLord: hour, triplicity: .all)
        #expect(try almuten.scores.map(\.points) == Self.numbers(row.text("points")), "\(row)")
      }
    }
  }

  @Test func `the points of a place are those of its almuten where the sect's lord counts`() throws
  {
    for degrees in stride(from: 0.5, to: 360, by: 3.7) {
      let place = EclipticLongitude(wrapping: degrees)
      for sect in Sect.allCases {
        let figuris = AlmutenFiguris(
          over: [AlmutenFiguris.Place(.sun, at: place)], houses: { _ in House.all[5] }, sect: sect,
          dayLord: nil, hourLord: nil)
        let degree = Almuten(of: place, sect: sect)
        #expect(figuris.planets.map(\.name).sorted() == degree.planets.map(\.name))
        // The sixth house has one point.
        #expect(figuris.scores.map(\.points).max() == degree.points + 1)
      }
    }
  }

  @Test func `a chart has its own places, houses and hour, and none without a time`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Samples.birth(
      "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006)
    let wider = try WiderChart(of: Samples.chart(of: birth), points: [], ephemeris: ephemeris)
    let prenatal = try PrenatalMoons(of: wider.chart, ephemeris: ephemeris)
    let almuten = try #require(
      try AlmutenFiguris(of: wider, lunation: prenatal.lunation, ephemeris: ephemeris))
    #expect(almuten.places.map(\.kind) == AlmutenFiguris.Place.Kind.allCases)
    // A Friday, and day by day there is one lord of each.
    #expect(almuten.scores.filter { $0.day == 7 }.map(\.planet) == [.venus])
    #expect(almuten.scores.count { $0.hour == 6 } == 1)
    #expect(
      almuten.planets.allSatisfy { planet in
        almuten.scores.contains {
          $0.planet == planet && $0.points == almuten.scores.map(\.points).max()
        }
      })
    let date = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let untimed = try WiderChart(of: date, points: [], ephemeris: ephemeris)
    #expect(
      try AlmutenFiguris(of: untimed, lunation: prenatal.lunation, ephemeris: ephemeris) == nil)
  }
}
