import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct EclipseSearchTests {
  @Test func `a lunation need not be known to the hour`() throws {
    let table = try EclipseSamples.table.get()
    for eclipse in try EclipseSamples.ofTable.get().suffix(60) {
      for hours in [-18.0, -1, 0.25, 18] {
        let about = eclipse.maximum.advanced(byDays: hours / 24)
        let found = try #require(
          try table.eclipse(of: eclipse.luminary, atLunation: about), "\(eclipse)")
        #expect(found.kind == eclipse.kind)
        // Other polynomials go through other skies.
        let seconds = EclipseSamples.seconds(found.maximum.days, eclipse.maximum.days)
        #expect(seconds <= 0.01, "\(eclipse)")
        #expect((found.magnitude - eclipse.magnitude).magnitude <= 1e-6, "\(eclipse)")
      }
    }
  }

  @Test func `what is no lunation brings none`() throws {
    let table = try EclipseSamples.table.get()
    for eclipse in try EclipseSamples.ofTable.get().prefix(60) {
      let other: Luminary = eclipse.luminary == .sun ? .moon : .sun
      #expect(try table.eclipse(of: other, atLunation: eclipse.maximum) == nil)
      let quarter = eclipse.maximum.advanced(byDays: 7)
      for luminary in Luminary.allCases {
        #expect(try table.eclipse(of: luminary, atLunation: quarter) == nil)
      }
    }
    // Nothing moves in this sky.
    let still = EclipseSearch(over: FormulaEphemeris { _ in (degrees: 10, perDay: 0) })
    #expect(try still.eclipse(of: .sun, atLunation: .j2000) == nil)
  }

  @Test func `periods that meet neither lose nor double an eclipse`() throws {
    let table = try EclipseSamples.table.get()
    let eclipses = Array(try EclipseSamples.ofTable.get().prefix(9))
    let border = eclipses[4].maximum
    let start = table.span.start
    let end = eclipses[8].maximum.advanced(bySeconds: 1)
    let earlier = try table.eclipses(during: start..<border, ephemeris: table)
    let later = try table.eclipses(during: border..<end, ephemeris: table)
    #expect(earlier == Array(eclipses[..<4]) && later == Array(eclipses[4...]))
  }

  @Test func `outside the ephemeris there is an error`() throws {
    let table = try EclipseSamples.table.get()
    let (start, end) = (table.span.start, table.span.end)
    for ut in [start.advanced(byDays: -1), end.advanced(byDays: 1), JulianDay(.nan)] {
      for luminary in Luminary.allCases {
        #expect(throws: EphemerisError.self) { try table.eclipse(of: luminary, atLunation: ut) }
      }
    }
    for period in [start.advanced(byDays: -1)..<end, start..<end.advanced(byDays: 1)] {
      #expect(throws: EphemerisError.self) { try table.eclipses(during: period, ephemeris: table) }
    }
  }

  /// By libswe's search the maximum of 1997-09-02 is at 00:03:46, and by the USNO the new Moon before it
  /// at 23:52; that of the Moon of 1929-11-17 is at 00:02:52, and its full Moon at 00:14.
  @Test(arguments: [
    (Luminary.sun, "1997-08-01", "1997-09-01", 23.0 / 24, "1997-09-02"),
    (.moon, "1929-11-17", "1929-12-17", 0.01, "1929-11-17"),
  ])
  func `at the edge of an ephemeris nothing is asked for outside`(
    _ luminary: Luminary, _ first: String, _ last: String, _ partOfDay: Double, _ date: String
  ) throws {
    let span = EphemerisSpan(
      first: try CalendarDate(first), last: try CalendarDate(last))
    let cut = CutEphemeris(whole: try EclipseSamples.table.get(), span: span)
    let lunation = try EclipseSamples.midnight(luminary == .sun ? last : first)
      .advanced(byDays: partOfDay)
    let found = try #require(
      try EclipseSearch(over: cut).eclipse(of: luminary, atLunation: lunation))
    let expected = try #require(
      try EclipseSamples.ofTable.get().first { EclipseSamples.date($0) == date })
    #expect(found.kind == expected.kind)
    let seconds = EclipseSamples.seconds(found.maximum.days, expected.maximum.days)
    #expect(seconds <= 0.05)
    #expect((found.magnitude - expected.magnitude).magnitude <= 1e-5)
  }
}

/// Some days of another ephemeris, which answers for no other.
private struct CutEphemeris: EphemerisProvider {
  let whole: CompiledEphemeris
  let span: EphemerisSpan

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    try checkSpan(contains: instant.ut)
    return try whole.sky(at: instant, bodies: bodies)
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    try whole.deltaT(at: ut)
  }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try whole.houses(system, at: instant, place: place)
  }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    try whole.obliquity(at: instant)
  }
}
