#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import Testing

@Suite struct EclipseTests {
  /// The lunations of 2025: NASA has eclipses of the Moon on 14 March and 7 September, of the Sun on
  /// 29 March and 21 September, and no others.
  static let lunations: [(luminary: Luminary, date: String, kind: Eclipse.Kind?)] = [
    (.moon, "2025-01-13", nil), (.sun, "2025-01-29", nil), (.moon, "2025-02-12", nil),
    (.sun, "2025-02-28", nil), (.moon, "2025-03-14", .total), (.sun, "2025-03-29", .partial),
    (.moon, "2025-04-13", nil), (.moon, "2025-09-07", .total), (.sun, "2025-09-21", .partial),
  ]

  static func eclipses() throws -> [Eclipse?] {
    try lunations.map { luminary, date, _ in
      // Noon is within a day of each.
      let noon = JulianDay(try CalendarDate(date), .noon)
      return try EphemerisSamples.ephemeris.get().eclipse(of: luminary, atLunation: noon)
    }
  }

  @Test func `a lunation brings an eclipse or none`() throws {
    for (eclipse, row) in zip(try Self.eclipses(), Self.lunations) {
      #expect(eclipse?.kind == row.kind, "\(row)")
      #expect(eclipse.map { $0.maximum.utcDate.description } ?? row.date == row.date)
    }
  }

  /// NASA's catalogue has a partial one with a magnitude of 0.0013 on that day; libswe gives it, and says
  /// beside it that there is none.
  @Test func `the least eclipse of the century is one`() throws {
    let noon = JulianDay(try CalendarDate("1935-01-05"), .noon)
    let eclipse = try EphemerisSamples.ephemeris.get().eclipse(of: .sun, atLunation: noon)
    #expect(eclipse?.kind == .partial)
    // Two ephemerides and two radii of the Moon.
    #expect(abs(try #require(eclipse).magnitude - 0.0013) < 0.003)
  }

  @Test func `eclipses leave no trace in what libswe answers next`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let before = try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all)
    let first = try Self.eclipses()
    #expect(try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all) == before)
    #expect(try Self.eclipses() == first)
  }

  @Test func `eight threads have the same eclipses`() throws {
    let here = try Self.eclipses()
    let found = try SystemThreads.run(8) { _ in Result { try Self.eclipses() } }
    for result in found { #expect(try result.get() == here) }
  }

  @Test func `outside the ephemeris there is an error`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in [JulianDay<UT1>(2_100_000), JulianDay(.nan)] {
      #expect(throws: EphemerisError.self) { try ephemeris.eclipse(of: .sun, atLunation: ut) }
    }
  }
}
#endif
