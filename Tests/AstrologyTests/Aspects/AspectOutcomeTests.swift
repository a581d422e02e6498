import Astrology
import Ephemeris
import Testing

@Suite struct AspectOutcomeTests {
  @Test func `Jupiter turns before it reaches a natal Mercury`() throws {
    // The contract, D10: on 2025-01-06 Jupiter at 12°40′ Gemini, retrograde, applies to a Mercury at
    // 5°41′, but stations on 2025-02-04 at 11°17′.
    let conjunction = AspectPerfection(
      .conjunction, of: .jupiter, toFixed: EclipticLongitude(wrapping: 60 + 5 + 41.0 / 60))
    let outcome = try conjunction.outcome(
      after: Samples.instant("2025-01-06T12:00"), within: 200, ephemeris: Samples.ephemeris.get())
    guard case .turns(let at, let orb) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(at.utcDate.description == "2025-02-04")
    // Both places are given to a minute of arc.
    let left = PlaneAngle.degrees(11 + 17.0 / 60 - 5 - 41.0 / 60)
    #expect((orb - left).magnitude <= .degrees(1.5 / 60))
    #expect(outcome.willPerfect == false)
  }

  @Test func `an applying Moon gets there`() throws {
    // First quarter of 2025-01-06 at 23:56 UT, by the USNO.
    let square = AspectPerfection(.square, of: .moon, to: .sun)
    let ephemeris = try Samples.ephemeris.get()
    let noon = try Samples.instant("2025-01-06T12:00")
    let outcome = try square.outcome(after: noon, within: 3, ephemeris: ephemeris)
    guard case .perfects(let at) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try Samples.instant("2025-01-06T23:56").days(until: at).magnitude * 86_400 <= 60)
    #expect(outcome.willPerfect == true)
    let after = at.advanced(byDays: 0.1)
    #expect(try square.outcome(after: after, within: 3, ephemeris: ephemeris) == .separates)
    let tooShort = try square.outcome(after: noon, within: 0.2, ephemeris: ephemeris)
    #expect(tooShort == .undecided && tooShort.willPerfect == nil)
  }

  @Test func `what can't be ends in a turn`() throws {
    // Venus 47° from the Sun is the most it gets to; it applies to a sextile until then.
    let sextile = AspectPerfection(.sextile, of: .venus, to: .sun)
    let ephemeris = try Samples.ephemeris.get()
    // Greatest elongation east, 47.2°: 10 January 2025 (published by many almanacs). That is the
    // angle in the sky; the one in longitude is the greatest some days from it.
    let outcome = try sextile.outcome(
      after: Samples.instant("2024-12-15T00:00"), within: 100, ephemeris: ephemeris)
    guard case .turns(let at, let orb) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try Samples.instant("2025-01-10T00:00").days(until: at).magnitude < 7)
    #expect((orb - .degrees(60 - 47.2)).magnitude < .degrees(0.5))
  }
}
