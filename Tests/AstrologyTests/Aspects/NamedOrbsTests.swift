import Astrology
import Ephemeris
import Testing

/// Rules of orbs by their names.
@Suite struct NamedOrbsTests {
  /// Half of each point's orb; the Sun has 15° and the Moon 12° in Lilly's Christian Astrology (1647), page 107.
  @Test(arguments: [
    (NamedOrbs.lilly, ChartPoint.body(.sun), ChartPoint.body(.moon), 13.5),
    (.lilly, .body(.mars), .body(.saturn), 8), (.biruni, .body(.mars), .body(.saturn), 8.5),
    (.biruni, .body(.venus), .body(.jupiter), 8), (.lilly, .body(.sun), .body(.pluto), 10),
    (.lilly, .body(.moon), .angle(.ascendant), 8.5), (.degree, .body(.sun), .body(.moon), 1),
    (.standard, .body(.sun), .body(.moon), 7), (.close, .body(.sun), .body(.moon), 5),
  ])
  func `a trine counts up to its edge`(
    _ orbs: NamedOrbs, _ first: ChartPoint, _ second: ChartPoint, _ degrees: Double
  ) {
    #expect(orbs.rule.orb(of: .trine, between: first, and: second) == .degrees(degrees))
    let inside = PlaneAngle.degrees(120 - degrees)
    let outside = PlaneAngle.degrees(120 - degrees - 0.001)
    #expect(orbs.rule.kind(at: inside, of: first, and: second) == .trine)
    #expect(orbs.rule.kind(at: outside, of: first, and: second) != .trine)
  }

  @Test func `each rule is found by its name, and another rule has none`() throws {
    for orbs in NamedOrbs.allCases { #expect(orbs.rule.name == orbs) }
    let own = try OrbRule.PointOrbs([.body(.sun): .degrees(10)], others: .degrees(6))
    #expect(OrbRule.moieties(own).name == nil)
    #expect(
      OrbRule.wider(own).orb(of: .square, between: .body(.sun), and: .body(.moon)) == .degrees(10))
    #expect(
      OrbRule.moieties(own).orb(of: .square, between: .body(.sun), and: .body(.moon)) == .degrees(8)
    )
    #expect(throws: NumberError.self) { try OrbRule.PointOrbs([:], others: .degrees(31)) }
  }

  @Test func `the aspects of a chart by a rule are those of its pairs`() throws {
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    #expect(chart.aspects(by: NamedOrbs.standard.rule) == chart.aspects())
    for orbs in [NamedOrbs.lilly, .biruni] {
      let aspects = chart.aspects(by: orbs.rule)
      #expect(aspects.count > chart.aspects(by: NamedOrbs.close.rule).count)
      for aspect in aspects {
        let widest = try #require(
          orbs.rule.orb(of: aspect.kind, between: aspect.first, and: aspect.second))
        #expect(aspect.orb <= widest)
      }
    }
  }
}
