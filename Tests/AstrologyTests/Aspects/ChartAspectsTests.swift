import EngineSupport
import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct ChartAspectsTests {
  static func randomCharts(_ count: Int) throws -> [NatalChart] {
    var generator = SplitMix64(seed: 5)
    return try (0..<count).map { _ in
      try Samples.chart(
        of: Samples.birth(
          at: JulianDay(generator.double(in: Libswe.sampledDays)),
          latitude: generator.double(in: -60..<60), longitude: generator.double(in: -180..<180)))
    }
  }

  static func longitude(of point: ChartPoint, in chart: NatalChart) throws -> EclipticLongitude {
    switch point {
    case .body(let body): chart.sky[body].longitude
    case .angle(let angle): try #require(chart.angles)[angle]
    }
  }

  @Test func `every pair within orb is there, once, in the chart's order`() throws {
    let order =
      BodySet.eleven.bodies.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)]
    for chart in try Self.randomCharts(100) {
      var expected: [String] = []
      for (index, first) in order.enumerated() {
        for second in order[(index + 1)...] where first != .angle(.ascendant) {
          let separation = try Self.longitude(of: first, in: chart)
            .separation(from: Self.longitude(of: second, in: chart))
          for kind in AspectKind.allCases {
            let orb = try #require(OrbTable.standard[kind])
            guard (separation - kind.angle).magnitude <= orb else { continue }
            expected.append("\(first.name) \(kind) \(second.name)")
          }
        }
      }
      let found = chart.aspects().map { "\($0.first.name) \($0.kind) \($0.second.name)" }
      #expect(found == expected)
    }
  }

  /// The instants around which retrograde and direct motion meet.
  static let nearStations = [
    2_460_661.481_38, 2_460_901.812_42, 2_459_266.286_11, 2_462_034.440_15,
  ]

  @Test func `applying means that the orb is smaller a minute later`() throws {
    let ephemeris = try Samples.ephemeris.get()
    var generator = SplitMix64(seed: 6)
    let instants =
      Self.nearStations + (0..<150).map { _ in generator.double(in: Libswe.sampledDays) }
    // Slower than 0.0005° a day, the change of two minutes is lost in rounding.
    let slowest = PlaneAngle.degrees(5e-4)
    var (applying, retrograde) = (0, 0)
    for ut in instants.map({ JulianDay<UT1>($0) }) {
      let chart = try NatalChart(
        of: try Samples.birth(at: ut, latitude: 0, longitude: 0), ephemeris: ephemeris)
      let skies = try [-60.0, 60].map {
        try ephemeris.sky(at: chart.instant.advanced(bySeconds: $0))
      }
      for aspect in chart.aspects() where aspect.geometry.orbPerDay.magnitude > slowest {
        guard case .body(let first) = aspect.first, case .body(let second) = aspect.second else {
          continue
        }
        // A minute from exactness the orb passes zero and turns.
        guard aspect.orb > .degrees(0.02) else { continue }
        let orbs = skies.map { sky in
          (sky[first].longitude.separation(from: sky[second].longitude) - aspect.kind.angle)
            .magnitude
        }
        #expect(
          (aspect.motion == .applying) == (orbs[1] < orbs[0]),
          "\(first) \(aspect.kind) \(second) at \(ut)")
        applying += aspect.motion == .applying ? 1 : 0
        retrograde += chart.sky[first].isRetrograde || chart.sky[second].isRetrograde ? 1 : 0
      }
    }
    #expect(applying > 100 && retrograde > 100, "both kinds must be among the cases")
  }

  @Test func `narrower orbs leave some of the aspects out`() throws {
    for chart in try Self.randomCharts(20) {
      let tight = chart.aspects(within: OrbTable([.trine: .degrees(1), .square: .degrees(1)]))
      let expected = chart.aspects().filter {
        ($0.kind == .trine || $0.kind == .square) && $0.orb <= .degrees(1)
      }
      #expect(tight == expected)
    }
  }

  @Test func `a date-only chart has aspects of bodies alone`() throws {
    let chart = try Samples.chart(of: Birth(date: try CalendarDate("1990-06-15")))
    let names = Set(chart.aspects().flatMap { [$0.first.name, $0.second.name] })
    #expect(!names.isEmpty && names.isSubset(of: Set(BodySet.eleven.bodies.map(\.name))))
  }
}
