import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct AspectPerfectionReferenceTests {
  static func body(_ title: String) throws -> CelestialBody {
    try #require(CelestialBody.allCases.first { $0.title == title }, "\(title)")
  }

  static func kind(_ degrees: Int) throws -> AspectKind {
    try #require(AspectKind.allCases.first { Int($0.angle.degrees) == degrees })
  }

  static func aspect(_ row: ReferenceCase) throws -> AspectPerfection {
    AspectPerfection(
      try kind(row.integer("aspect")), of: try body(row.text("a")), to: try body(row.text("b")))
  }

  @Test func `aspects near stations apply, perfect and come again as they should`() throws {
    let table = try #require(try ReferenceCases.load("applying"))
    let ephemeris = try Samples.ephemeris.get()
    // The header's tolerances.
    let orbTolerance = PlaneAngle.degrees(1e-4)
    for row in table.cases {
      let aspect = try Self.aspect(row)
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let geometry = try aspect.geometry(at: ut, ephemeris: ephemeris)
      let orb = PlaneAngle.degrees(try row.double("orb"))
      #expect((geometry.orb - orb).magnitude <= orbTolerance, "\(row)")
      let motion: Aspect.Motion = try row.text("A/S") == "A" ? .applying : .separating
      #expect(geometry.motion == motion, "\(row)")
      let isMoon = try [row.text("a"), row.text("b")].contains("Moon")
      let window = isMoon ? 20.0 : 200
      let outcome = try aspect.outcome(after: ut, within: window, ephemeris: ephemeris)
      if try row.isNull("perfects") {
        #expect(outcome == .separates, "\(row)")
      } else {
        #expect(try outcome.willPerfect == row.boolean("perfects"), "\(row)")
      }
      let days = try row.double("rate").magnitude < 0.01 ? 0.1 : 0.01
      let next = try aspect.nextExact(after: ut, within: window, ephemeris: ephemeris)
      try Self.expect(next, is: row, "next_exact", within: days)
      let last = try aspect.previousExact(before: ut, within: window, ephemeris: ephemeris)
      try Self.expect(last, is: row, "prev_exact", within: days)
    }
    #expect(table.cases.count == 65)
  }

  private static func expect(
    _ found: JulianDay<UT1>?, is row: ReferenceCase, _ column: String, within days: Double
  ) throws {
    if try row.isNull(column) {
      #expect(found == nil, "\(row), \(column)")
    } else {
      let moment = try #require(found, "\(row), \(column)")
      #expect(try (moment.days - row.double(column)).magnitude <= days, "\(row), \(column)")
    }
  }

  @Test func `all exact aspects of 2024 to 2026 are found`() throws {
    let table = try #require(try ReferenceCases.load("aspects_2024_2026"))
    let ephemeris = try Samples.ephemeris.get()
    for row in table.cases {
      let aspect = try Self.aspect(row)
      let expected = try row.double("jd_ut")
      // The header's tolerance: 0.0003° at the speed at which the aspect is passed.
      let tolerance = try 3e-4 / row.double("rel_speed").magnitude
      let found = try aspect.nextExact(
        after: JulianDay(expected - tolerance), within: 2 * tolerance, ephemeris: ephemeris)
      #expect(found != nil, "\(row)")
      let before = try aspect.previousExact(
        before: JulianDay(expected + tolerance), within: 2 * tolerance, ephemeris: ephemeris)
      #expect(before != nil, "\(row)")
    }
    #expect(table.cases.count == 186)
  }

  @Test func `entering a sign is a conjunction with its beginning`() throws {
    let table = try #require(try ReferenceCases.load("ingresses_2000_2030"))
    let ephemeris = try Samples.ephemeris.get()
    // The header's tolerance for the same data files: 2 s.
    let tolerance = 2.0 / 86_400
    for row in table.cases {
      let sign = try #require(ZodiacSign(rawValue: row.integer("sign")))
      // Going back, a planet enters by the end of the sign.
      let start = try row.integer("dir") > 0 ? sign.start : sign.advanced(by: 1).start
      let aspect = AspectPerfection(
        .conjunction, of: try Self.body(row.text("body")), toFixed: start)
      let expected = try row.double("jd_ut")
      let found = try aspect.exactMoments(
        during: JulianDay(expected - 3)..<JulianDay(expected + 3), ephemeris: ephemeris)
      #expect(found.contains { ($0.days - expected).magnitude <= tolerance }, "\(row)")
    }
    #expect(table.cases.count == 589)
  }
}
