import Astrology
import Documents
import Ephemeris
import TestSupport
import Testing

/// Conditions as they are typed.
@Suite struct ConditionTextTests {
  private static let three = PlaneAngle.degrees(3)

  @Test(arguments: [
    ("moon in taurus", SkyCondition.inSign(.moon, .taurus)),
    ("Moon IN Taurus|Virgo", .any([.inSign(.moon, .taurus), .inSign(.moon, .virgo)])),
    ("moon or sun in leo", .any([.inSign(.moon, .leo), .inSign(.sun, .leo)])),
    ("mercury direct", .moving(.mercury, .direct)),
    ("north node retrograde", .moving(.meanNode, .retrograde)),
    ("north_node retrograde", .moving(.meanNode, .retrograde)),
    ("lilith in aries", .inSign(.meanApogee, .aries)),
    ("venus trine jupiter", .aspect(.venus, .trine, .jupiter, orb: three)),
    ("venus trine jupiter 2.5", .aspect(.venus, .trine, .jupiter, orb: .degrees(2.5))),
    ("venus conjunct jupiter within 1°", .aspect(.venus, .conjunction, .jupiter, orb: .degrees(1))),
    (
      "venus trine|sextile mars",
      .any([
        .aspect(.venus, .trine, .mars, orb: three), .aspect(.venus, .sextile, .mars, orb: three),
      ])
    ),
    (
      "moon applying square saturn 8",
      .aspect(.moon, .square, .saturn, orb: .degrees(8), motion: .applying)
    ),
    (
      "moon separating opposition sun",
      .aspect(.moon, .opposition, .sun, orb: three, motion: .separating)
    ),
    ("jupiter trine natal sun 1", .natalAspect(.jupiter, .trine, .body(.sun), orb: .degrees(1))),
    ("saturn square natal mc", .natalAspect(.saturn, .square, .angle(.midheaven), orb: three)),
    ("moon waxing", .waxing), ("moon waning", .not(.waxing)), ("moon void", .void),
    ("moon void of course", .void), ("moon full", .phase(.fullMoon)),
    ("moon first quarter", .phase(.firstQuarter)), ("full moon", .phase(.fullMoon)),
    ("moon waxing crescent", .phase(.waxingCrescent)),
    ("moon new|full", .any([.phase(.newMoon), .phase(.fullMoon)])),
    ("mercury combust", .nearSun(.mercury, .combust)),
    ("venus under the beams", .nearSun(.venus, .underBeams)),
    ("venus beams", .nearSun(.venus, .underBeams)), ("mars cazimi", .nearSun(.mars, .cazimi)),
    ("moon out of bounds", .outOfBounds(.moon)), ("venus dignified", .dignified(.venus)),
    ("venus in house 10", .inHouse(.venus, House.all[9])),
    ("mars in houses 1|7", .any([.inHouse(.mars, House.all[0]), .inHouse(.mars, House.all[6])])),
    ("sun up", .above(.sun)), ("sun above", .above(.sun)), ("sun down", .not(.above(.sun))),
    ("jupiter on ascendant 2", .onAngle(.jupiter, .ascendant, orb: .degrees(2))),
    ("jupiter on mc", .onAngle(.jupiter, .midheaven, orb: three)),
    ("jupiter on imum coeli", .onAngle(.jupiter, .imumCoeli, orb: three)),
    ("leo rising", .rising(.leo)), ("leo|virgo rising", .any([.rising(.leo), .rising(.virgo)])),
    ("hour of venus", .hour(.venus)),
  ])
  func `a condition is read`(text: String, condition: SkyCondition) throws {
    #expect(try SkyCondition(text) == condition)
  }

  @Test func `what a condition says of itself is read back`() throws {
    let orbs = [PlaneAngle.degrees(1), .degrees(2.25)]
    var conditions: [SkyCondition] = [.waxing, .void]
    for body in CelestialBody.allCases {
      conditions += [
        .inSign(body, .pisces), .moving(body, .direct), .outOfBounds(body), .dignified(body),
        .inHouse(body, House.all[11]), .above(body), .nearSun(body, .underBeams),
      ]
      for orb in orbs {
        conditions += [
          .aspect(body, .square, .moon, orb: orb),
          .natalAspect(body, .trine, .body(body), orb: orb),
          .aspect(body, .square, .moon, orb: orb, motion: .applying),
          .onAngle(body, .imumCoeli, orb: orb),
        ]
      }
    }
    conditions += ZodiacSign.allCases.map { .rising($0) }
    conditions += ClassicalPlanet.allCases.map { .hour($0) }
    conditions += MoonPhase.allCases.map { .phase($0) }
    for condition in conditions {
      #expect(try SkyCondition(condition.description) == condition, "\(condition)")
    }
  }

  @Test(arguments: [
    ("", "a condition is empty"), ("  |", "unknown"), ("moon", "\"moon\" ends too early"),
    ("moon in", "ends too early; add a sign"),
    ("moon in tauru", "unknown sign \"tauru\"; did you mean taurus?"),
    ("mon in taurus", "did you mean moon?"), ("mercurry direct", "did you mean mercury?"),
    ("mercury retrogade", "did you mean retrograde?"), ("venus trien mars", "did you mean trine?"),
    ("venus trine", "ends too early; add a body"),
    ("venus trine mars 31", "an orb can't be \"31\""), ("venus trine mars 0", "an orb can't be"),
    ("venus trine mars wide", "an orb can't be \"wide\""),
    ("venus trine mars 3 now", "\"now\" must not follow"),
    ("venus in house 13", "unknown house \"13\""), ("venus void", "write moon void"),
    ("hour of pluto", "unknown planet"), ("leo setting", "unknown word \"setting\""),
    ("moon in taurus and leo", "must not follow"), ("moon applying trine natal sun", "natal"),
    ("venus applying", "ends too early"), ("\u{1b}[31m", "unknown"),
    (String(repeating: "moon ", count: 5_000), "unknown word"),
  ])
  func `what is no condition is refused with what would be one`(text: String, phrase: String) {
    let error = #expect(throws: ConditionError.self) { try SkyCondition(text) }
    #expect(error?.description.contains(phrase) == true, "\(error?.description ?? "")")
    #expect(error?.cause == .usage)
    #expect(error.map { $0.description.count < 700 } == true)
  }

  @Test func `windows fit the schema`() throws {
    let start = JulianDay<UT1>(2_460_682)
    let windows = [
      start..<start.advanced(byDays: 1), start.advanced(byDays: 2)..<start.advanced(byDays: 3),
    ]
    for some in [[], windows] {
      let document = try JSONValue(parsing: WindowsDocument(some).json)
      let violations = try SchemaLibrary.contract().violations(in: document, against: "windows")
      #expect(violations.isEmpty && document.array?.count == some.count)
    }
    #expect(
      WindowsDocument([windows[0]]).json
        == #"[{"from":"2025-01-06T12:00:00Z","to":"2025-01-07T12:00:00Z"}]"#)
  }

  @Test(arguments: [
    #"{}"#, #"[{"from":"2025-01-06T12:00:00Z"}]"#,
    #"[{"from":"2025-01-06","to":"2025-01-07T12:00:00Z"}]"#,
    #"[{"from":"2025-01-06T12:00:00Z","to":"2025-01-07T12:00:00Z","what":"moon"}]"#,
  ])
  func `other shapes don't`(text: String) throws {
    let document = try JSONValue(parsing: text)
    #expect(
      try !SchemaLibrary.contract().violations(in: document, against: "windows").isEmpty)
  }
}
