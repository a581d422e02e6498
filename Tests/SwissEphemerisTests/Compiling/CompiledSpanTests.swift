#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

@Suite struct CompiledSpanTests {
  /// Days beyond the span's ends, and what is no instant.
  static let outside = [
    -1e-6, -1, -40, -1e4, -1e9, -1e300, -.infinity, .nan, .infinity, .signalingNaN,
  ]

  @Test(arguments: outside)
  func `an instant outside is refused`(_ offset: Double) throws {
    let table = try CompiledSamples.year.get().ephemeris
    let place = try GeographicPlace(latitude: 51.5, longitude: 0)
    let span = table.span
    for days in [span.start.days + offset, span.end.days - offset] {
      let ut = JulianDay<UT1>(days)
      #expect(span.contains(ut) == false)
      let errors = [
        #expect(throws: EphemerisError.self) { try table.sky(at: ut, bodies: table.bodies) },
        #expect(throws: EphemerisError.self) { try table.houses(.placidus, at: ut, place: place) },
        #expect(throws: EphemerisError.self) { try table.orientation(at: ut) },
      ]
      for error in errors { try expectOutOfSpan(error, "UT", ut.days, span) }
      let tt = JulianDay<TT>(days < span.start.days ? days : days + 0.01)
      let other = #expect(throws: EphemerisError.self) {
        try table.sky(at: tt, bodies: table.bodies)
      }
      try expectOutOfSpan(other, "TT", tt.days, span)
    }
  }

  private func expectOutOfSpan(
    _ error: EphemerisError?, _ scale: String, _ days: Double, _ span: EphemerisSpan
  ) throws {
    guard case .outOfSpan(let found, scale, span) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == days || found.isNaN && days.isNaN)
  }

  /// ΔT answers an hour beyond the span, and longitudes to the ends of the outer blocks.
  @Test(arguments: outside.filter { !($0.magnitude < 20) })
  func `an instant far outside is refused everywhere`(_ offset: Double) throws {
    let table = try CompiledSamples.year.get().ephemeris
    for days in [table.span.start.days + offset, table.span.end.days - offset] {
      let deltaT = #expect(throws: EphemerisError.self) { try table.deltaT(at: JulianDay(days)) }
      try expectOutOfSpan(deltaT, "UT", days, table.span)
      let longitudes = #expect(throws: EphemerisError.self) {
        try table.longitudes(of: table.bodies, at: JulianDay(days))
      }
      try expectOutOfSpan(longitudes, "TT", days, table.span)
    }
  }

  @Test(arguments: CompiledSamples.held)
  func `both ends of the span answer for`(_ body: CelestialBody) throws {
    let table = try CompiledSamples.year.get().ephemeris
    let swiss = try EphemerisSamples.ephemeris.get()
    for ut in [table.span.start, table.span.end] {
      let state = try table.sky(at: ut, bodies: BodySet(body))[body]
      let truth = try swiss.sky(at: ut, bodies: BodySet(body))[body]
      let greatest = CompiledAccuracyTests.greatest
      #expect(state.longitude.separation(from: truth.longitude) <= greatest)
      #expect((state.latitude - truth.latitude).magnitude <= greatest)
      #expect(
        try table.sky(at: try table.terrestrialTime(ut), bodies: BodySet(body))[body] == state)
    }
  }

  @Test func `the span is the one asked for`() throws {
    let sample = try CompiledSamples.year.get()
    #expect(sample.ephemeris.span == sample.compiler.span)
    #expect(sample.ephemeris.span.description == "2024-07-01 to 2025-06-30")
    #expect(sample.blocks.count == sample.compiler.blockCount)
  }

  /// The fit of the outermost blocks asks libswe for days beyond the table's span.
  @Test func `a table can't reach to the ends of libswe's files`() throws {
    let swiss = try EphemerisSamples.ephemeris.get()
    let outer = DirectEphemeris.span
    func refusal(_ first: CalendarDate, _ last: CalendarDate) -> EphemerisError? {
      #expect(throws: EphemerisError.self) {
        try TableCompiler(span: EphemerisSpan(first: first, last: last), ephemeris: swiss)
      }
    }
    let fortnight = 14
    let (early, late) = (
      outer.first.advanced(byDays: fortnight), outer.last.advanced(byDays: -fortnight)
    )
    #expect(refusal(outer.first, late) == .noRoomForTable(outer.first, span: outer))
    #expect(refusal(early, outer.last) == .noRoomForTable(outer.last, span: outer))
    let widest = try TableCompiler(
      span: EphemerisSpan(first: early, last: late), ephemeris: swiss)
    #expect(widest.span.last == late)
  }
}
#endif
