import Astrology
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

@Suite struct VoidOfCourseTests {
  /// Last exact aspect and ingress of January 2025, UT: bisection on `swe_calc_ut`, Astrolog 7 and
  /// `swevents -dovoc` less ΔT agree on them to the second.
  @Test func `the fourteen voids of January 2025`() throws {
    let published: [(start: String, aspect: AspectKind, body: CelestialBody, end: String)] = [
      ("01T06:02:09", .sextile, .neptune, "01T10:49:41"),
      ("03T04:12:51", .square, .uranus, "03T15:21:11"),
      ("05T14:30:14", .conjunction, .neptune, "05T19:00:55"),
      ("07T21:15:55", .square, .mars, "07T22:11:16"),
      ("09T22:50:02", .sextile, .mars, "10T01:06:38"),
      ("12T00:03:23", .square, .neptune, "12T04:24:03"),
      ("14T04:45:30", .trine, .neptune, "14T09:12:05"),
      ("16T04:10:11", .square, .uranus, "16T16:45:47"),
      ("19T02:01:16", .trine, .sun, "19T03:32:57"),
      ("21T04:33:35", .square, .mars, "21T16:20:11"),
      ("24T00:03:18", .trine, .neptune, "24T04:28:46"),
      ("26T09:39:38", .square, .neptune, "26T13:42:38"),
      ("28T15:48:34", .sextile, .neptune, "28T19:31:29"),
      ("30T11:28:53", .square, .uranus, "30T22:52:26"),
    ]
    let found = try VoidOfCourse.periods(
      during: Samples.instant("2025-01-01T00:00")..<Samples.instant("2025-02-01T00:00"),
      ephemeris: Samples.ephemeris.get())
    #expect(found.count == published.count)
    let second = 1.0
    for (void, row) in zip(found, published) {
      let start = try Samples.instant("2025-01-\(row.start)")
      let end = try Samples.instant("2025-01-\(row.end)")
      #expect(start.days(until: void.start).magnitude * 86_400 <= second, "\(row)")
      #expect(end.days(until: void.end).magnitude * 86_400 <= second, "\(row)")
      #expect(void.lastAspect?.body == row.body && void.lastAspect?.kind == row.aspect, "\(row)")
    }
  }

  @Test func `in March 1965 the Moon makes no aspect in a whole sign`() throws {
    // swevents -dovoc: void from 4 March 1.577970 h TT to 7 March 1.833263 h TT, with the ingress at
    // 4 March 18.753475 h TT; ΔT was 36 s.
    let ephemeris = try Samples.ephemeris.get()
    let voids = try VoidOfCourse.periods(
      during: Samples.instant("1965-03-04T00:00")..<Samples.instant("1965-03-07T00:00"),
      ephemeris: ephemeris)
    try #require(voids.count == 2)
    let expected = [
      ("1965-03-04T01:34:05", "1965-03-04T18:44:37"),
      ("1965-03-04T18:44:37", "1965-03-07T01:49:24"),
    ]
    for (void, (start, end)) in zip(voids, expected) {
      #expect(try Samples.instant(start).days(until: void.start).magnitude * 86_400 <= 2)
      #expect(try Samples.instant(end).days(until: void.end).magnitude * 86_400 <= 2)
    }
    #expect(voids[0].lastAspect != nil && voids[1].lastAspect == nil)
    #expect(voids[0].end == voids[1].start && voids[0].nextSign == voids[1].sign)
    let inside = voids[1].start.advanced(byDays: 1)
    #expect(try VoidOfCourse.period(at: inside, ephemeris: ephemeris) == voids[1])
  }

  @Test func `the void of an instant is the one that holds it`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let start = try Samples.instant("2025-01-01T00:00")
    let voids = try VoidOfCourse.periods(
      during: start..<start.advanced(byDays: 10), ephemeris: ephemeris)
    var generator = SplitMix64(seed: 12)
    let instants = voids.flatMap { [$0.start, $0.end, $0.start.advanced(byDays: 0.01)] }
    let random = (0..<10).map { _ in start.advanced(byDays: generator.double(in: 0..<9)) }
    for ut in instants + random {
      let expected = voids.first { $0.contains(ut) }
      #expect(try VoidOfCourse.period(at: ut, ephemeris: ephemeris) == expected, "\(ut)")
    }
  }

  @Test func `at the edges of the ephemeris voids are left out, not made up`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    let first = try VoidOfCourse.periods(
      during: start..<start.advanced(byDays: 6), ephemeris: ephemeris)
    #expect((1...3).contains(first.count) && first.allSatisfy { $0.lastAspect != nil })
    let last = try VoidOfCourse.periods(
      during: end.advanced(byDays: -6)..<end, ephemeris: ephemeris)
    #expect((1...3).contains(last.count) && last.allSatisfy { $0.end <= end })
    #expect(throws: EphemerisError.self) {
      try VoidOfCourse.periods(during: start.advanced(byDays: -1)..<start, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try VoidOfCourse.period(at: JulianDay(.nan), ephemeris: ephemeris)
    }
  }
}
