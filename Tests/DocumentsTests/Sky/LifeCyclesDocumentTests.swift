import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing
import Words

/// The documents of `astrolabe returns --cycles` and `--chart`.
@Suite struct LifeCyclesDocumentTests {
  @Test func `cycles fit the schema, and each has its text`() throws {
    let chart = try Samples.contractChart()
    let life = chart.instant..<chart.instant.advanced(byDays: 90 * 365.25)
    let cycles = try LifeCycle.cycles(
      of: chart, during: life, ephemeris: Samples.ephemeris.get())
    let document = try JSONValue(parsing: LifeCyclesDocument(cycles).json)
    let violations = try SchemaLibrary.contract().violations(in: document, against: "life_cycles")
    #expect(violations.map(\.description) == [])
    #expect(document.array?.count == cycles.count)
    #expect(Set(cycles.map(\.kind)).count == LifeCycle.Kind.allCases.count)
  }

  @Test func `returns of planets with their charts fit the schema`() throws {
    let chart = try Samples.contractChart()
    let ephemeris = try Samples.ephemeris.get()
    let place = try #require(chart.birth.place)
    let life = chart.instant..<chart.instant.advanced(byDays: 12_000)
    let returns = try [CelestialBody.jupiter, .saturn].flatMap { body in
      try PlanetaryReturn.returns(of: body, to: chart, during: life, ephemeris: ephemeris)
    }
    let charts = try returns.map { moment in
      (
        moment: moment,
        chart: try NatalChart(at: moment.at, place: place, ephemeris: ephemeris)
      )
    }
    let document = try JSONValue(parsing: ReturnsDocument(charts).json)
    let violations = try SchemaLibrary.contract().violations(in: document, against: "returns")
    #expect(violations.map(\.description) == [])
    #expect(document.array?.count == returns.count && returns.count > 3)
    #expect(
      document.array?.allSatisfy { $0["chart"]?["house_system"]?.string == "placidus" } == true)
  }
}
