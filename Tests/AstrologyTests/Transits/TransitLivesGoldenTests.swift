import Astrology
import Ephemeris
import TestSupport
import Testing

/// Lives of transits against `Golden/transit-lives.csv`, which swetest answered for.
@Suite struct TransitLivesGoldenTests {
  /// One place, and what a body does about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let body: CelestialBody
    let target: TransitTarget
    let start: JulianDay<UT1>
    let end: JulianDay<UT1>
    let events: [GoldenTable.Row]

    var testDescription: String { name }
  }

  static func cases() throws -> [Case] {
    let rows = try Samples.golden("transit-lives").rows
    let names = try rows.map { try $0.text("name") }
    return try Dictionary(grouping: zip(names, rows), by: \.0).sorted { $0.key < $1.key }.map {
      name, named in
      let rows = named.map(\.1)
      let row = try #require(rows.first)
      return Case(
        name: name, body: try CelestialBody(name: try row.text("body")),
        target: TransitTarget(
          natal: .body(.sun), kind: .conjunction,
          longitude: EclipticLongitude(wrapping: try row.double("place_deg")),
          orb: .degrees(try row.double("orb_deg"))),
        start: JulianDay(try row.double("from_jd_ut")), end: JulianDay(try row.double("to_jd_ut")),
        events: rows)
    }
  }

  /// Instants are printed to 1e-7 days and longitudes to 1e-7°.
  ///
  /// A straight line through a minute is off by less. Turns are where motions printed to 1e-7° a day
  /// change sign: a minute, for Pluto.
  static func toleranceSeconds(perDay: Double) -> Double {
    perDay == 0 ? 60 : 0.1 + 2e-7 / perDay.magnitude * 86_400
  }

  @Test(arguments: try cases())
  func `a body enters, is exact, turns and leaves when swetest says`(_ golden: Case) throws {
    let calendar = TransitCalendar(targets: [golden.target], bodies: BodySet(golden.body))
    let found = try calendar.transits(
      during: golden.start..<golden.end, ephemeris: Samples.ephemeris.get()
    ).flatMap(\.happenings)
    #expect(found.count == golden.events.count)
    for (happening, row) in zip(found, golden.events) {
      let perDay = try row.double("per_day_deg")
      let seconds = try (happening.at.days - row.double("jd_ut")) * 86_400
      #expect(seconds.magnitude <= Self.toleranceSeconds(perDay: perDay), "\(row)")
      switch (happening.event, try row.text("event")) {
      case (.enters, "enters"), (.leaves, "leaves"), (.station, "turns"): continue
      case (.exact(let pass), "exact"):
        let motion: SkyArc.Motion = perDay < 0 ? .retrograde : .direct
        #expect(happening.transit.passes[pass - 1].motion == motion, "\(row)")
      default: Issue.record("\(happening.event) where swetest has \(row)")
      }
    }
  }

  @Test func `two arc seconds decide between a hit and a near miss`() throws {
    let cases = try Self.cases()
    func first(_ name: String) throws -> Transit {
      let golden = try #require(cases.first { $0.name == name })
      return try #require(
        try TransitCalendar(targets: [golden.target], bodies: BodySet(golden.body)).transits(
          during: golden.start..<golden.end, ephemeris: Samples.ephemeris.get()
        ).first)
    }
    let past = try first("Mercury turning 2 arc seconds past the place")
    #expect(past.passes.map(\.motion) == [.direct, .retrograde])
    #expect(past.closestApproach == nil)
    let short = try first("Mercury turning 2 arc seconds short of the place")
    #expect(!short.perfects)
    let closest = try #require(short.closestApproach)
    #expect(closest.motion == .retrograde)
    // The golden places are printed to 1e-7°, so the 2 arc seconds are good to 0.001.
    #expect((closest.distance.degrees * 3_600 + 2).magnitude < 0.001)
  }
}
