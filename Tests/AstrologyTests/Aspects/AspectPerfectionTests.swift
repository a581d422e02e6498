import EngineSupport
import Astrology
import Ephemeris
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

@Suite struct AspectPerfectionTests {
  /// Published times are given to the minute, and rounded by somebody else.
  static let minute = 60.0

  @Test func `Uranus squares Pluto seven times from 2012 to 2015`() throws {
    // As published everywhere: these dates in UT.
    let square = AspectPerfection(.square, of: .uranus, to: .pluto)
    let moments = try square.exactMoments(
      during: Samples.instant("2012-01-01T00:00")..<Samples.instant("2016-01-01T00:00"),
      ephemeris: Samples.ephemeris.get())
    #expect(
      moments.map(\.utcDate.description) == [
        "2012-06-24", "2012-09-19", "2013-05-20", "2013-11-01", "2014-04-21", "2014-12-15",
        "2015-03-17",
      ])
  }

  @Test func `the full Moon is an opposition`() throws {
    // USNO: 13 January 2025, 22:27 UT.
    let ephemeris = try Samples.ephemeris.get()
    let opposition = AspectPerfection(.opposition, of: .moon, to: .sun)
    let full = try #require(
      try opposition.nextExact(
        after: Samples.instant("2025-01-06T12:00"), within: 20, ephemeris: ephemeris))
    let published = try Samples.instant("2025-01-13T22:27")
    #expect(published.days(until: full).magnitude * 86_400 <= Self.minute)
    let back = try opposition.previousExact(
      before: Samples.instant("2025-01-20T00:00"), within: 20, ephemeris: ephemeris)
    #expect(try #require(back).days(until: full).magnitude <= AspectPerfection.resolution)
  }

  @Test func `a turn between two samples hides no pair of moments`() throws {
    // On 1970-01-04 Mercury entered Aquarius, turned and left it within some eight hours.
    let aquarius = AspectPerfection(
      .conjunction, of: .mercury, toFixed: ZodiacSign.aquarius.start)
    let ephemeris = try Samples.ephemeris.get()
    let (start, end) = (
      try Samples.instant("1970-01-03T00:00"), try Samples.instant("1970-01-06T00:00")
    )
    let moments = try aquarius.exactMoments(during: start..<end, ephemeris: ephemeris)
    #expect(moments.map(\.utcDate.description) == ["1970-01-04", "1970-01-04"])
    #expect(try #require(moments.first).days(until: try #require(moments.last)) < 0.5)
    let last = try aquarius.previousExact(before: end, within: 3, ephemeris: ephemeris)
    let error = try #require(last).days(until: try #require(moments.last)).magnitude
    #expect(error <= AspectPerfection.resolution)
  }

  @Test func `a turn just short of the place gives none`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let start = try Samples.instant("1970-01-03T00:00")
    let station = try stationOfMercury()
    for (offset, count) in [(-1e-6, 2), (1e-6, 0)] {
      let place = station + .degrees(offset)
      let conjunction = AspectPerfection(.conjunction, of: .mercury, toFixed: place)
      let moments = try conjunction.exactMoments(
        during: start..<start.advanced(byDays: 3), ephemeris: ephemeris)
      #expect(moments.count == count, "\(offset)° beyond the station")
    }
  }

  /// The farthest that Mercury came in those days, by trying every half minute.
  private func stationOfMercury() throws -> EclipticLongitude {
    let ephemeris = try Samples.ephemeris.get()
    let noon = try Samples.instant("1970-01-04T00:00")
    let places = try (0..<2_880).map { step in
      try ephemeris.sky(
        at: noon.advanced(bySeconds: Double(step) * 30), bodies: BodySet(.mercury))[.mercury]
        .longitude
    }
    return try #require(places.max { $0.degrees < $1.degrees })
  }

  @Test func `one may go on from the last moment found`() throws {
    let sextile = AspectPerfection(.sextile, of: .moon, to: .sun)
    let ephemeris = try Samples.ephemeris.get()
    var now = try Samples.instant("2000-01-01T00:00")
    let end = now.advanced(byDays: 365.25 * 2)
    let all = try sextile.exactMoments(during: now..<end, ephemeris: ephemeris)
    var found: [JulianDay<UT1>] = []
    while let next = try sextile.nextExact(
      after: now, within: now.days(until: end), ephemeris: ephemeris)
    {
      found.append(next)
      now = next
    }
    // Two a lunation of 29.53 days.
    #expect((49...50).contains(all.count))
    #expect(found.count == all.count)
    for moment in all {
      let orb = try sextile.geometry(at: moment, ephemeris: ephemeris).orb
      // The Moon moves 0.0002″ in a millisecond.
      #expect(orb.magnitude <= .arcseconds(0.001))
    }
  }

  @Test(arguments: [
    (kind: AspectKind.opposition, first: CelestialBody.sun, second: CelestialBody.mercury),
    (.sextile, .mercury, .sun),
    (.square, .venus, .sun), (.sextile, .sun, .venus), (.square, .mercury, .venus),
    (.trine, .venus, .mercury),
  ])
  func `what can't be is answered without asking`(
    kind: AspectKind, first: CelestialBody, second: CelestialBody
  ) throws {
    let aspect = AspectPerfection(kind, of: first, to: second)
    let nothing = CountingEphemeris(try Samples.ephemeris.get())
    let start = try Samples.instant("1900-01-01T00:00")
    #expect(!aspect.isPossible)
    #expect(try aspect.nextExact(after: start, within: 36_525, ephemeris: nothing) == nil)
    #expect(try aspect.previousExact(before: start, within: 36_525, ephemeris: nothing) == nil)
    #expect(nothing.count == 0)
  }

  @Test func `Mercury and Venus do make the sextile`() throws {
    let sextile = AspectPerfection(.sextile, of: .mercury, to: .venus)
    let next = try sextile.nextExact(
      after: Samples.instant("2000-01-01T00:00"), within: 36_525,
      ephemeris: Samples.ephemeris.get())
    #expect(next != nil)
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `beyond the ephemeris is an error, unless a moment comes first`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let late = try Samples.instant("2399-12-01T00:00")
    let newMoon = AspectPerfection(.conjunction, of: .moon, to: .sun)
    #expect(try newMoon.nextExact(after: late, within: 400, ephemeris: ephemeris) != nil)
    let slow = AspectPerfection(.conjunction, of: .neptune, to: .pluto)
    #expect(throws: EphemerisError.self) {
      try slow.nextExact(after: late, within: 400, ephemeris: ephemeris)
    }
    #expect(try slow.nextExact(after: late, within: 30, ephemeris: ephemeris) == nil)
    let early = ephemeris.span.start.advanced(byDays: 1)
    #expect(throws: EphemerisError.self) {
      try slow.previousExact(before: early, within: 30, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try newMoon.nextExact(after: JulianDay(.nan), within: 30, ephemeris: ephemeris)
    }
  }

  @Test(arguments: AspectKind.allCases)
  func `a body makes no aspect with itself`(_ kind: AspectKind) throws {
    let ephemeris = try Samples.ephemeris.get()
    let aspect = AspectPerfection(kind, of: .mars, to: .mars)
    let start = try Samples.instant("2025-01-01T00:00")
    #expect(!aspect.isPossible)
    #expect(try aspect.nextExact(after: start, within: 30, ephemeris: ephemeris) == nil)
    #expect(try aspect.timing(at: start, ephemeris: ephemeris).exact == nil)
  }

  @Test func `in a window of no days there is nothing, and one of no number is an error`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let newMoon = AspectPerfection(.conjunction, of: .moon, to: .sun)
    let start = try Samples.instant("2025-01-01T00:00")
    for days: Double in [0, -40] {
      #expect(try newMoon.nextExact(after: start, within: days, ephemeris: ephemeris) == nil)
      #expect(try newMoon.previousExact(before: start, within: days, ephemeris: ephemeris) == nil)
    }
    for days: Double in [.nan, .infinity, -.infinity] {
      #expect(throws: EphemerisError.self) {
        try newMoon.nextExact(after: start, within: days, ephemeris: ephemeris)
      }
      #expect(throws: EphemerisError.self) {
        try newMoon.previousExact(before: start, within: days, ephemeris: ephemeris)
      }
    }
  }
}
