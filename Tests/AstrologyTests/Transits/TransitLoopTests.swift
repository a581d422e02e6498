import Astrology
import EngineSupport
import Ephemeris
import Testing

/// Exact moments counted in the whole retrograde loop, where a body leaves the orb within it.
@Suite struct TransitLoopTests {
  /// A transit of a birth, and the dates in UTC on which it is exact in its loop.
  struct Case: Sendable, CustomTestStringConvertible {
    let birth: String
    let zone: String
    let place: (latitude: Double, longitude: Double)
    let (body, kind, natal): (CelestialBody, AspectKind, CelestialBody)
    let dates: [String]
    var testDescription: String { "\(body) \(kind) \(natal) of \(birth)" }
  }

  // Mars turns back on 10 January 2027 at 10° Virgo and forward on 1 April at 21° Leo; Jupiter on 13 December 2026 at
  // 27° Leo and on 13 April 2027 at 17° Leo.
  static let cases = [
    Case(
      birth: "1990-06-15T14:30", zone: "America/New_York", place: (40.7143, -74.006),
      body: .mars, kind: .square, natal: .mercury,
      dates: ["2026-12-13", "2027-02-05", "2027-05-29"]),
    Case(
      birth: "1978-08-19T13:13", zone: "Australia/Sydney", place: (-33.8678, 151.2073),
      body: .jupiter, kind: .conjunction, natal: .sun,
      dates: ["2026-11-15", "2027-01-09", "2027-07-04"]),
  ]

  @Test(arguments: cases)
  func `every life of a loop has the passes of all of it`(one: Case) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(
        one.birth, zone: one.zone, latitude: one.place.latitude, longitude: one.place.longitude))
    let targets = TransitTarget.all(of: chart).filter {
      $0.natal == .body(one.natal) && $0.kind == one.kind
    }
    let period = try Samples.instant("2026-10-01T00:00")..<Samples.instant("2027-08-01T00:00")
    let lives = try TransitCalendar(targets: targets, bodies: BodySet(one.body))
      .transits(during: period, ephemeris: ephemeris).filter(\.perfects)
    // The body leaves the orb within the loop, or there would be nothing to find.
    #expect(lives.count > 1)
    for life in lives {
      let loop = try life.passesOfLoop(ephemeris: ephemeris)
      #expect(loop.map { "\($0.at.utcDate)" } == one.dates)
      #expect(loop.map(\.motion) == [.direct, .retrograde, .direct])
    }
  }

  @Test func `a loop has the passes of its lives, each once`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let period = try Samples.instant("2020-01-01T00:00")..<Samples.instant("2026-01-01T00:00")
    let bodies = BodySet([.sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .pluto])
    let lives = try TransitCalendar(of: chart, bodies: bodies)
      .transits(during: period, ephemeris: ephemeris)
    var (many, longer) = (0, 0)
    for life in lives {
      let loop = try life.passesOfLoop(ephemeris: ephemeris)
      let moments = loop.map(\.at)
      #expect(moments == moments.sorted(), "\(life)")
      #expect(
        life.passes.allSatisfy { pass in
          moments.contains { $0.days(until: pass.at).magnitude < 1e-5 }
        }, "\(life)")
      // A body that comes back goes the other way in between, so passes of a loop alternate and are odd in number
      // where the body goes on.
      for (one, next) in zip(loop, loop.dropFirst()) { #expect(one.motion != next.motion) }
      if life.body == .sun { #expect(loop.count == life.passes.count) }
      many += loop.count > 1 ? 1 : 0
      longer += loop.count > life.passes.count ? 1 : 0
    }
    #expect(many > 100 && longer > 20, "\(many) \(longer) of \(lives.count)")
  }
}
