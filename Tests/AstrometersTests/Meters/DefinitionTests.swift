import Astrology
@testable import Astrometers
import Ephemeris
import TestSupport
import Testing

/// The tables of the definition against those of the code, cell by cell.
@Suite struct DefinitionTests {
  @Test func `meters listen to what the definition says`() throws {
    let rows = try Samples.golden("meter-definitions").rows
    #expect(try rows.map { try $0.text("meter") } == Meter.allCases.map(\.name))
    for (row, meter) in zip(rows, Meter.allCases) {
      let definition = meter.definition
      #expect(try row.text("group") == meter.group.name)
      #expect(try bodies(row.text("natal_points")) == definition.natalPoints)
      #expect(try row.text("houses").split(separator: " ").map { Int($0) } == definition.houses)
      #expect(try bodies(row.text("tracked_bodies")) == definition.trackedBodies)
      let factors = try row.text("retrograde").split(separator: " ").map { pair in
        let parts = pair.split(separator: "=")
        return (try CelestialBody(name: parts[0]), try #require(Double(parts[1])))
      }
      #expect(definition.retrogradeFactors == Dictionary(uniqueKeysWithValues: factors))
    }
  }

  private func bodies(_ names: String) throws -> BodySet {
    BodySet(try names.split(separator: " ").map { try CelestialBody(name: $0) })
  }

  @Test(arguments: [
    (from: Temperament.benefic, qualities: [0.8, 0.6, 0.4, 0.2]),
    (.neutral, [0.4, 0.2, 0, -0.2]),
    (.outer, [0, -0.3, -0.3, -0.5]),
    (.malefic, [-0.2, -0.5, -0.5, -0.8]),
  ])
  func `a conjunction's quality is by class`(from: Temperament, qualities: [Double]) {
    for (to, quality) in zip([Temperament.benefic, .neutral, .outer, .malefic], qualities) {
      #expect(TransitQuality.of(.conjunction, from: from, to: to) == quality)
    }
  }

  @Test(arguments: [
    (from: Temperament.benefic, soft: 1.0, hard: -0.7), (.neutral, 1, -1), (.outer, 1, -1),
    (.malefic, 0.8, -1),
  ])
  func `other aspects follow the transiting body's class`(
    from: Temperament, soft: Double, hard: Double
  ) {
    for to in Temperament.allCases {
      #expect(TransitQuality.of(.trine, from: from, to: to) == soft)
      #expect(TransitQuality.of(.sextile, from: from, to: to) == soft)
      #expect(TransitQuality.of(.square, from: from, to: to) == hard)
      #expect(TransitQuality.of(.opposition, from: from, to: to) == hard)
    }
  }

  @Test func `points have the definition's constants`() {
    let points = CelestialBody.scoringPoints
    #expect(points.map(\.name).last == "north_node" && points.count == 11)
    #expect(points.count == CelestialBody.scoringPointCount)
    #expect(points.map(\.baseWeight) == [10, 10, 7, 7, 7, 5, 5, 3, 3, 3, 3])
    #expect(points.map(\.paceWeight) == [1, 1, 1, 1, 1, 0.6, 0.6, 0.4, 0.4, 0.4, 0.2])
    #expect(
      points.map(\.typicalDailyMotion.degrees) == [
        0.985, 13.1, 1.36, 1.20, 0.64, 0.130, 0.071, 0.035, 0.023, 0.018, 0.053,
      ])
    #expect(
      points.map(\.temperament) == [
        .neutral, .neutral, .neutral, .benefic, .malefic, .benefic, .malefic, .outer, .outer,
        .outer, .neutral,
      ])
  }

  @Test func `natal weights multiply dignity, ruler and house`() throws {
    let chart = try Samples.newYorkChart()
    // Libra rises, so Venus rules; she stands in Taurus, her domicile, in house 8.
    let venus = NatalWeight(of: .venus, in: chart)
    #expect([venus.base, venus.dignity, venus.ruler, venus.house] == [7, 1.3, 1.5, 1.2])
    // Jupiter is exalted in Cancer, in house 10; Pluto's domicile counts only for Sun to Saturn.
    let jupiter = NatalWeight(of: .jupiter, in: chart)
    #expect([jupiter.base, jupiter.dignity, jupiter.ruler, jupiter.house] == [5, 1.2, 1, 1.5])
    let pluto = NatalWeight(of: .pluto, in: chart)
    #expect([pluto.base, pluto.dignity, pluto.ruler, pluto.house] == [3, 1, 1, 1.2])
  }

  @Test func `retrograde bodies dim the meters that name them`() {
    let natal = Samples.sky([:])
    let retrograde = Samples.sky([.mercury: (100, -1.36)])
    let profile = NatalProfile(points: [], birth: .j2000)
    #expect(MeterActivity(of: profile, during: [natal]).retrogradeDimming == MeterTable())
    let dimmed = MeterActivity(of: profile, during: [retrograde, natal]).retrogradeDimming
    // ρ is 1 at once and 0 at the other instant: the mean halves 1 − μ.
    #expect(abs(dimmed[.communication] - 0.25) < 1e-12)
    #expect(abs(dimmed[.mentalClarity] - 0.2) < 1e-12)
    #expect(dimmed[.love] == 0)
  }
}
