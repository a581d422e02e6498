import EngineSupport
import Astrology
import Ephemeris
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

@Suite struct RetrogradeCycleTests {
  @Test func `Mercury goes back three times in 2026`() throws {
    // swetest 2.10.03, `-p2 -fl` minute by minute (UT): the stations are the extremes of longitude,
    // the shadow is entered and left where the longitude of the other one is passed.
    let published = [
      ["2026-02-11", "2026-02-26", "2026-03-20", "2026-04-09"],
      ["2026-06-13", "2026-06-29", "2026-07-23", "2026-08-07"],
      ["2026-10-04", "2026-10-24", "2026-11-13", "2026-11-30"],
    ]
    let ephemeris = try Samples.ephemeris.get()
    let cycles = try RetrogradeCycle.cycles(
      of: .mercury,
      during: Samples.instant("2026-01-01T00:00")..<Samples.instant("2027-01-01T00:00"),
      ephemeris: ephemeris)
    try #require(cycles.count == 3)
    for (cycle, dates) in zip(cycles, published) {
      let (entry, exit) = (try #require(cycle.shadowEntry), try #require(cycle.shadowExit))
      let moments = [entry, cycle.retrogradeStation.at, cycle.directStation.at, exit]
      #expect(moments.map(\.utcDate.description) == dates)
      // The shadow is entered where the planet will turn, and left where it turned.
      for (moment, station) in [(entry, cycle.directStation), (exit, cycle.retrogradeStation)] {
        let place = try ephemeris.sky(at: moment, bodies: BodySet(.mercury))[.mercury].longitude
        // Mercury moves 0.0001″ in a millisecond.
        #expect(place.separation(from: station.longitude) <= .arcseconds(0.001))
      }
    }
  }

  @Test(arguments: Station.bodies.bodies)
  func `the four moments are in order and whole`(body: CelestialBody) throws {
    let cycles = try RetrogradeCycle.cycles(
      of: body, during: Samples.instant("2023-01-01T00:00")..<Samples.instant("2026-01-01T00:00"),
      ephemeris: Samples.ephemeris.get())
    #expect(!cycles.isEmpty)
    for cycle in cycles {
      let (entry, exit) = (try #require(cycle.shadowEntry), try #require(cycle.shadowExit))
      #expect(entry < cycle.retrogradeStation.at && cycle.retrogradeStation.motion == .retrograde)
      #expect(cycle.retrogradeStation.at < cycle.directStation.at && cycle.directStation.at < exit)
      #expect(cycle.directStation.motion == .direct)
    }
  }

  // swetest 2.10.03 (`-fTls -s0.25`): Jupiter turns back on 1200-03-12 and is past the place of its direct station on
  // 1200-01-09 already; Mercury turns back on 2399-11-28, and direct on 2399-12-18; Neptune turns back on 2399-10-20
  // and no more direct before the ephemeris ends.
  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `at the edges of the ephemeris an end of the shadow may be missing`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let (start, end) = (ephemeris.span.start, ephemeris.span.end)
    func cycles(
      of body: CelestialBody, during period: Range<JulianDay<UT1>>
    ) throws -> [RetrogradeCycle] {
      try RetrogradeCycle.cycles(of: body, during: period, ephemeris: ephemeris)
    }
    let first = try #require(
      try cycles(of: .jupiter, during: start..<start.advanced(byDays: 100)).first)
    #expect(first.retrogradeStation.at.utcDate.description == "1200-03-12")
    #expect(first.shadowEntry == nil && first.shadowExit != nil)

    let last = try #require(
      try cycles(of: .mercury, during: end.advanced(byDays: -60)..<end).last)
    #expect(last.retrogradeStation.at.utcDate.description == "2399-11-28")
    #expect(last.directStation.at.utcDate.description == "2399-12-18")
    #expect(last.shadowEntry != nil && last.shadowExit == nil)

    #expect(try cycles(of: .neptune, during: end.advanced(byDays: -100)..<end).isEmpty)
    #expect(try cycles(of: .sun, during: start..<start.advanced(byDays: 400)).isEmpty)
  }
}
