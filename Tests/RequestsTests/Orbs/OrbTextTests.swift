import Astrology
import Ephemeris
import Requests
import Testing

/// Rules of orbs as they are written.
@Suite struct OrbTextTests {
  @Test(arguments: NamedOrbs.allCases)
  func `a name is its rule`(_ orbs: NamedOrbs) throws {
    #expect(try OrbText.read(orbs.name) == orbs.rule)
    #expect(OrbText.isRule(orbs.name))
  }

  @Test func `kinds that aren't named keep their orbs`() throws {
    let rule = try OrbText.read("trine=6, square=4.5")
    func orb(_ kind: AspectKind) -> Double? {
      rule.orb(of: kind, between: .body(.sun), and: .body(.mars))?.degrees
    }
    #expect(orb(.trine) == 6 && orb(.square) == 4.5 && orb(.sextile) == 5 && orb(.conjunction) == 8)
  }

  @Test(arguments: [
    ("sun=10,moon=8,others=4", 9.0, 7, 6), ("sun=10,moon=8,others=4,rule=wider", 10, 10, 8),
    ("sun\t10\nmoon\t8\nothers\t4", 9, 7, 6), (#"{"sun": 10, "moon": 8, "others": 4}"#, 9, 7, 6),
    (#"{"sun": 10, "moon": 8, "others": 4, "rule": "wider"}"#, 10, 10, 8),
    ("sun=10,moon=8", 9, 7.5, 6.5), ("Sun=10,Moon=8,asc=4,others=4", 9, 7, 6),
  ])
  func `points join by moieties or by the wider`(
    _ text: String, _ lights: Double, _ sunAndMars: Double, _ moonAndAngle: Double
  ) throws {
    let rule = try OrbText.read(text)
    func orb(_ one: ChartPoint, _ other: ChartPoint) -> Double? {
      rule.orb(of: .square, between: one, and: other)?.degrees
    }
    #expect(orb(.body(.sun), .body(.moon)) == lights)
    #expect(orb(.body(.sun), .body(.mars)) == sunAndMars)
    #expect(orb(.body(.moon), .angle(.ascendant)) == moonAndAngle)
  }

  @Test(arguments: [
    ("lily", "did you mean lilly?"), ("sun=ten", "is no orb"), ("sun=31", "from 0 to 30"),
    ("sun=10,trine=3", "not by both"), ("sunn=10", "did you mean sun?"),
    ("{\"sun\": null}", "is no orb"),
    ("{\"sun\": 10", "is no orb"), ("sun=10,rule=narrow", "give moieties or wider"),
    ("sun=", "is no orb"),
  ])
  func `what is no rule is refused with advice`(_ text: String, _ advice: String) {
    let error = #expect(throws: RequestError.self) { try OrbText.read(text) }
    #expect(error?.description.contains(advice) == true, "\(error?.description ?? "")")
  }

  @Test func `a path is no rule`() {
    #expect(!OrbText.isRule("orbs.tsv") && !OrbText.isRule("/tmp/orbs"))
    #expect(OrbText.isRule("sun=10.5") && OrbText.isRule("lily"))
  }
}
