import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct RetrogradeSpanTests {
  private static func spans(
    _ bodies: BodySet, _ from: String, _ to: String
  ) throws -> [RetrogradeSpan] {
    try RetrogradeSpan.spans(
      of: bodies, during: Samples.instant("\(from)T00:00")..<Samples.instant("\(to)T00:00"),
      ephemeris: Samples.ephemeris.get())
  }

  // pyswisseph 2.10.3.2 with Moshier's theory, by bisection of the elongation: hours of UT.
  @Test func `the middle of a retrograde is with or opposite the Sun`() throws {
    let mercury = try Self.spans(BodySet(.mercury), "2026-02-01", "2026-12-01")
    let outer: BodySet = [BodySet(.saturn), BodySet(.uranus), BodySet(.neptune)]
    let found = try mercury + Self.spans(outer, "2026-09-01", "2026-11-30")
    let published: [(CelestialBody, String, Double)] = [
      (.mercury, "2026-03-07", 11.0286), (.mercury, "2026-07-13", 1.4294),
      (.mercury, "2026-11-04", 14.4053), (.saturn, "2026-10-04", 12.4869),
      (.uranus, "2026-11-25", 22.6887), (.neptune, "2026-09-26", 1.6036),
    ]
    for (body, date, hour) in published {
      let moment = try Samples.instant("\(date)T00:00").advanced(byDays: hour / 24)
      // Moshier's places are within 1″, which Neptune moves against the Sun in half a minute.
      #expect(
        found.contains {
          $0.body == body && ($0.withSun?.days(until: moment).magnitude ?? 1) < 0.001
        }, "\(body) \(date)")
    }
  }

  @Test func `spans are the cycles, in order, and each reaches into the period`() throws {
    let all = try Self.spans(Station.bodies, "2020-01-01", "2030-01-01")
    #expect(Set(all.map(\.body)) == Set(Station.bodies.bodies))
    #expect(all.map(\.retrograde.lowerBound) == all.map(\.retrograde.lowerBound).sorted())
    for span in all {
      let (entry, exit) = (span.cycle.shadowEntry, span.cycle.shadowExit)
      let middle = try #require(span.withSun)
      #expect(span.retrograde.contains(middle))
      #expect(entry == span.whole.lowerBound && exit == span.whole.upperBound)
      #expect(span.sunAspect == (span.body < .mars ? .conjunction : .opposition))
    }
  }

  @Test func `a day within a shadow has its span, and so has each part of it`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    for span in try Self.spans(Station.bodies, "2026-01-01", "2026-06-01") {
      let edges = [span.whole.lowerBound, span.retrograde.lowerBound, span.retrograde.upperBound]
      for edge in edges + [span.whole.upperBound.advanced(byDays: -1.1)] {
        let day = edge.advanced(bySeconds: 60)..<edge.advanced(byDays: 1)
        let found = try RetrogradeSpan.spans(
          of: BodySet(span.body), during: day, ephemeris: ephemeris)
        #expect(found.contains(span), "\(span)")
      }
      let after = span.whole.upperBound.advanced(bySeconds: 1)
      let later = try RetrogradeSpan.spans(
        of: BodySet(span.body), during: after..<after.advanced(bySeconds: 60),
        ephemeris: ephemeris)
      #expect(!later.contains(span))
    }
  }

  @Test func `bodies that never turn have none, and beyond the ephemeris is refused`() throws {
    #expect(try Self.spans([BodySet(.sun), BodySet(.moon)], "2020-01-01", "2030-01-01").isEmpty)
    #expect(try Self.spans(Station.bodies, "2026-01-01", "2026-01-01").isEmpty)
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let end = ephemeris.span.end
    #expect(throws: EphemerisError.self) {
      try RetrogradeSpan.spans(
        of: BodySet(.mars), during: end.advanced(byDays: -9)..<end.advanced(byDays: 9),
        ephemeris: ephemeris)
    }
  }
}
