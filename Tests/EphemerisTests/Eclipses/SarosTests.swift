import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// The Saros series of eclipses.
@Suite struct SarosTests {
  /// NASA's catalogues by Espenak and Meeus: the total eclipses of 1999, 2017 and 2024, and others.
  @Test(arguments: [
    (Luminary.sun, "1999-08-11", 145, 21), (.sun, "2017-08-21", 145, 22),
    (.sun, "2024-04-08", 139, 30), (.sun, "2009-07-22", 136, 37), (.moon, "2018-07-27", 129, 38),
    (.moon, "2025-03-14", 123, 53), (.moon, "2000-01-21", 124, 48),
  ])
  func `known eclipses are in their series`(
    luminary: Luminary, date: String, series: Int, number: Int
  ) throws {
    let found = try #require(
      Eclipse.SarosMember.of(luminary, at: EclipseSamples.midnight(date).advanced(byDays: 0.5)))
    #expect(found.series == series && found.number == number)
  }

  /// NASA's catalogue begins two series a member earlier than libswe's, with penumbral grazes.
  static let beforeTheirSeries: Set = ["1872-06-21", "2042-10-28"]

  @Test func `eclipses of a series follow each other after 223 lunations`() throws {
    var last: [String: (number: Int, at: JulianDay<UT1>)] = [:]
    for eclipse in try EclipseSamples.ofTable.get() {
      guard let saros = eclipse.saros else {
        #expect(Self.beforeTheirSeries.contains(EclipseSamples.date(eclipse)), "\(eclipse)")
        continue
      }
      #expect((1...87).contains(saros.number))
      let key = "\(eclipse.luminary) \(saros.series)"
      if let (number, at) = last[key] {
        #expect(saros.number == number + 1, "\(eclipse)")
        #expect((at.days(until: eclipse.maximum) - 6_585.32).magnitude < 0.3, "\(eclipse)")
      }
      last[key] = (saros.number, eclipse.maximum)
    }
    #expect(last.count > 80)
  }

  @Test(arguments: [0, .nan, .infinity, -.infinity, 1e300, -1e300, 1_000_000, 4_000_000])
  func `far from our time there is none`(days: Double) {
    for luminary in Luminary.allCases {
      #expect(Eclipse.SarosMember.of(luminary, at: JulianDay(days)) == nil)
    }
  }
}

/// Saros series against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct SarosReferenceTests {
  @Test func `series and members are those of the cases`() throws {
    let rows = try #require(try ReferenceCases.load("wider/saros")).cases
    #expect(rows.count >= 457)
    for row in rows {
      let luminary = try Luminary(name: row.text("of"))
      let found = try Eclipse.SarosMember.of(luminary, at: JulianDay(row.double("jd_ut")))
      #expect(try found?.series == row.integer("saros"), "\(row)")
      #expect(try found?.number == row.integer("member"), "\(row)")
    }
  }
}
