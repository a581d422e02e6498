import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// Dignities, almutens, receptions and nearness to the Sun against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct DignityReferenceTests {
  /// The header's 1e-6° for a longitude; a distance has two of them.
  static let distanceDegrees = 2e-6

  private static func json(_ name: String?) -> JSONValue {
    name.map(JSONValue.string) ?? .null
  }

  @Test func `dignities and what follows from them are those of the table`() throws {
    let table = try WiderCases.load("dignities")
    #expect(table.cases.count >= 20)
    for row in table.cases {
      let chart = try WiderCases.widerChart(row)
      #expect(try chart.sect?.name == row.text("sect"), "\(row)")
      for score in chart.dignities.map(\.content) {
        let cells = try #require(try row.value(score.planet.name).array)
        try #require(cells.count == 8)
        let lords = [
          score.lords.domicile, score.lords.exaltation, score.triplicityLord, score.lords.term,
          score.lords.face,
        ]
        #expect(
          lords.map { Self.json($0?.name) } == Array(cells[1...5]),
          "\(row): \(score)")
        #expect(score.standings.map(\.name) == cells[6].strings, "\(row): \(score)")
        #expect(score.points.map(Double.init) == cells[7].number, "\(row): \(score)")
      }
      let ascendant = try #require(chart.chart.ascendant)
      let almuten = try #require(chart.almuten(of: ascendant))
      #expect(
        try almuten.planets.map(\.name) == row.value("almuten_ascendant").strings, "\(row)")
      #expect(try almuten.points == row.integer("almuten_points"), "\(row)")
      #expect(
        try chart.receptions.map { [$0.first.name, $0.second.name, $0.kind.name] }
          == (row.value("receptions").array ?? []).map(\.strings), "\(row)")
      for near in chart.solarNearness {
        let expected = try #require(try row.value("solar_nearness")[near.planet.name]?.array)
        #expect(Self.json(near.state?.name) == expected[0], "\(row)")
        let distance = try #require(expected[1].number)
        #expect((near.distance.degrees - distance).magnitude <= Self.distanceDegrees, "\(row)")
      }
    }
  }
}
