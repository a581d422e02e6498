import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// When a transit is exact in the pass it is in, and when its body turns.
@Suite struct MotionRunTests {
  /// A second, in days: one search counts days of TT, the other of UT1, and ΔT changes by less than
  /// that in the year or so that a pass may last.
  static let tolerance = 1.0 / 86_400

  static let noon: JulianDay<UT1> = JulianDay(2_460_682)  // 2025-01-06 12:00

  static func run(_ body: CelestialBody, at ut: JulianDay<UT1> = noon) throws -> MotionRun {
    let ephemeris = try ExactEphemeris()
    return MotionRun(of: body, in: try ephemeris.sky(at: ut))
  }

  // The contract's own: its decisions D10 and D21, checked there with another astronomy package.
  @Test(arguments: [
    (CelestialBody.mars, "2025-02-24"), (.jupiter, "2025-02-04"), (.uranus, "2025-01-30"),
  ])
  func `a retrograde planet turns on its day`(_ body: CelestialBody, _ date: String) throws {
    let ephemeris = try ExactEphemeris()
    var run = try Self.run(body)
    let station = try #require(try run.stationAhead(ephemeris: ephemeris))
    #expect(try ephemeris.universalTime(station).utcDate.description == date)
  }

  @Test func `a planet that turns first is never exact`() throws {
    let ephemeris = try ExactEphemeris()
    // Jupiter, retrograde at 12°40′ Gemini, stations at 11°17′ before it reaches 5°41′.
    var jupiter = try Self.run(.jupiter)
    #expect(
      try jupiter.daysToExact(
        .conjunction, to: EclipticLongitude(wrapping: 65.68), ephemeris: ephemeris) == nil)
    // 11°30′ it does reach, in the month that is left.
    let days = try #require(
      try jupiter.daysToExact(
        .conjunction, to: EclipticLongitude(wrapping: 71.5), ephemeris: ephemeris))
    #expect((15..<29).contains(days))
  }

  @Test func `looking ahead changes no answer`() throws {
    let ephemeris = try ExactEphemeris()
    let sky = try ephemeris.sky(at: Self.noon)
    for body in BodySet.eleven.bodies {
      var (run, looked) = (try Self.run(body), try Self.run(body))
      try looked.look(within: .degrees(8), ephemeris: ephemeris)
      for offset in stride(from: -12.0, through: 12, by: 1.5) {
        let place = sky[body].longitude + .degrees(offset)
        let days = try run.daysToExact(.conjunction, to: place, ephemeris: ephemeris)
        #expect(
          try looked.daysToExact(.conjunction, to: place, ephemeris: ephemeris) == days,
          "\(body) \(offset)")
      }
      #expect(
        try looked.stationAhead(ephemeris: ephemeris) == run.stationAhead(ephemeris: ephemeris))
    }
  }

  @Test func `what never turns has no station`() throws {
    let ephemeris = try ExactEphemeris()
    for body in [CelestialBody.sun, .moon, .meanNode] {
      var run = try Self.run(body)
      #expect(try run.stationAhead(ephemeris: ephemeris) == nil)
    }
  }

  @Test func `a station beyond the ephemeris is an error`() throws {
    let ephemeris = try ExactEphemeris()
    var pluto = try Self.run(.pluto, at: JulianDay(ExactEphemeris.span.end.days - 3))
    #expect(throws: EphemerisError.self) { try pluto.stationAhead(ephemeris: ephemeris) }
  }

  @Test func `at the edge of the ephemeris a moment beyond it is unknown`() throws {
    let ephemeris = try ExactEphemeris()
    let last = JulianDay<UT1>(ExactEphemeris.span.end.days - 0.5)
    let sky = try ephemeris.sky(at: last)
    var sun = try Self.run(.sun, at: last)
    let ahead = sky[.sun].longitude + .degrees(5)
    #expect(try sun.daysToExact(.conjunction, to: ahead, ephemeris: ephemeris) == nil)
    let near = try #require(
      try sun.daysToExact(
        .conjunction, to: sky[.sun].longitude + .degrees(0.25), ephemeris: ephemeris))
    #expect((0.2..<0.3).contains(near))
  }

  @Test func `the moment is the next or the last one of all moments`() throws {
    let ephemeris = try ExactEphemeris()
    var generator = SplitMix64(seed: 10)
    var known = 0
    for _ in 0..<60 {
      let body = BodySet.eleven.bodies[Int(generator.next() % 11)]
      let kind = AspectKind.allCases[Int(generator.next() % 5)]
      let ut = JulianDay<UT1>(generator.double(in: 2_430_000..<2_470_000))
      let here = try ephemeris.sky(at: ut)[body]
      let offset = generator.double(in: -5..<5)
      let place = here.longitude + .degrees(offset) - kind.angle
      var run = try Self.run(body, at: ut)
      guard let days = try run.daysToExact(kind, to: place, ephemeris: ephemeris) else { continue }
      known += 1
      let isAhead = (offset > 0) == (here.longitudePerDay.degrees > 0)
      #expect((days > 0) == isAhead)
      // The other search finds it, too, and none in between.
      let aspect = AspectPerfection(kind, of: body, toFixed: place)
      let found =
        isAhead
        ? try aspect.nextExact(after: ut, within: 1_000, ephemeris: ephemeris)
        : try aspect.previousExact(before: ut, within: 1_000, ephemeris: ephemeris)
      let expected = try #require(found)
      #expect((ut.days + days - expected.days).magnitude < Self.tolerance, "\(body) \(kind)")
    }
    #expect(known > 40)
  }

  @Test func `both searches give the same pass`() throws {
    let ephemeris = try UsualEphemeris()
    var generator = SplitMix64(seed: 11)
    var (exact, prevented) = (0, 0)
    for _ in 0..<150 {
      let body = BodySet.eleven.bodies[Int(generator.next() % 11)]
      let kind = AspectKind.allCases[Int(generator.next() % 5)]
      let sky = try ephemeris.sky(
        at: JulianDay<UT1>(generator.double(in: 2_396_800..<2_506_000)))
      let offset = PlaneAngle.degrees(generator.double(in: -8..<8))
      let angle = generator.next() % 2 == 0 ? kind.angle : -kind.angle
      let place = sky[body].longitude + offset + angle
      var run = MotionRun(of: body, in: sky)
      let timing = try AspectPerfection(kind, of: body, toFixed: place)
        .timing(at: sky.ut, ephemeris: ephemeris)
      switch (try run.daysToExact(kind, to: place, ephemeris: ephemeris), timing.daysToExact) {
      case (let days?, let expected?):
        exact += 1
        #expect((days - expected).magnitude < Self.tolerance, "\(body) \(kind) at \(sky.ut)")
      case (nil, nil): prevented += 1
      case (let days, let expected):
        Issue.record("\(body) \(kind) at \(sky.ut): \(days as Any) and \(expected as Any)")
      }
    }
    #expect(exact > 60 && prevented > 20)
  }
}
