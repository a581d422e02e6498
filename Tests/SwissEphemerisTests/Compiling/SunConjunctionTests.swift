#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// The table that comes with the package where planets pass the Sun, whose gravitation bends their
/// light.
@Suite struct SunConjunctionTests {
  /// A passage: when a planet has the Sun's longitude, how far beside it, and how fast it passes.
  struct Passage: Sendable {
    let ut: Double
    let degreesBeside: Double
    let degreesPerDay: Double
  }

  /// Degrees to both sides, where the Sun's radius is 0.267.
  static let width = 0.4

  /// The planet's passages within those degrees, the nearest to the Sun's centre first.
  static func passages(of body: CelestialBody) throws -> [Passage] {
    let table = try CompiledEphemeris()
    let both: BodySet = [BodySet(body), BodySet(.sun)]
    func look(_ days: Double) throws -> (aside: Double, beside: Double) {
      let sky = try table.sky(at: JulianDay<UT1>(days), bodies: both)
      return (
        sky[.sun].longitude.arc(to: sky[body].longitude).degrees,
        (sky[body].latitude - sky[.sun].latitude).degrees
      )
    }
    var found: [Passage] = []
    var (days, before) = (table.span.start.days + 1, try look(table.span.start.days + 1))
    while days < table.span.end.days - 6 {
      // As far as the planet must be from passing, at 2.3° a day, which none exceeds.
      let step = max(1, before.aside.magnitude / 2.3 - 1)
      let next = days + min(step, 60)
      let after = try look(min(next, table.span.end.days))
      if step == 1, (before.aside < 0) != (after.aside < 0), before.aside.magnitude < 10 {
        let rate = (after.aside - before.aside).magnitude
        let part = before.aside.magnitude / rate
        let beside = before.beside + part * (after.beside - before.beside)
        if beside.magnitude < width {
          found.append(
            Passage(
              ut: days + part, degreesBeside: beside.magnitude, degreesPerDay: rate))
        }
      }
      (days, before) = (next, after)
    }
    return found.sorted { $0.degreesBeside < $1.degreesBeside }
  }

  /// Three narrow passages and two wider ones, at 397 instants each: less than a thousandth of a degree
  /// apart where the planet is within a twentieth of one of the Sun's longitude, three elsewhere.
  @Test(arguments: SunGlare.planets.bodies)
  func `across the Sun a place is libswe's as elsewhere`(_ body: CelestialBody) throws {
    let passages = try Self.passages(of: body)
    // Pluto's path is steep: it comes by in two years only.
    #expect(passages.count >= 3)
    let chosen = passages.prefix(3) + [passages[passages.count / 2], passages[passages.count - 1]]
    let degrees =
      Array(stride(from: -Self.width, through: Self.width, by: 0.002_9))
      + Array(stride(from: -0.05, through: 0.05, by: 0.000_83))
    let instants = chosen.flatMap { passage in
      degrees.map { JulianDay<UT1>(passage.ut + $0 / passage.degreesPerDay) }
    }
    let report = try TableVerification(
      of: CompiledEphemeris(), against: try EphemerisSamples.ephemeris.get(), at: instants)
    let row = try #require(report.rows.first { $0.body == body })
    // None is left out.
    #expect(row.longitude.count == instants.count)
    #expect(row.longitude.greatest <= CompiledAccuracyTests.greatest)
    #expect(row.latitude.greatest <= CompiledAccuracyTests.greatest)
    #expect(row.longitudePerDay.count > 100)
    #expect(row.longitudePerDay.greatest <= CompiledAccuracyTests.motion)
    #expect(row.latitudePerDay.greatest <= CompiledAccuracyTests.latitudeMotion)
    // In the disc libswe's own motion jumps at a hundred places, most of all near the centre.
    #expect(row.motionInDisc.count > 500)
    #expect(row.motionInDisc.greatest <= TableVerification.discMotionLimit)
    #expect(row.motionInDisc.quantile(0.9) <= .degrees(0.001))
  }

  /// On 1920-08-03 libswe's Neptune passes 41″ beside the Sun's centre, and for nine minutes about
  /// 23:31 TT its light deflection makes it go back, by a hundredth of a second of arc: no station, and
  /// no aspect that would be exact three times.
  @Test(arguments: [true, false])
  func `Neptune behind the Sun passes a place once and does not turn`(_ isCompiled: Bool) throws {
    let ephemeris: any EphemerisProvider =
      isCompiled ? try CompiledEphemeris() : try EphemerisSamples.ephemeris.get()
    for minutes in [-120.0, -10, -1, 0, 1, 10, 120] {
      let tt = JulianDay<TT>(2_422_540.480_4).advanced(byDays: minutes / 1_440)
      let place = try ephemeris.motion(of: .neptune, at: tt).longitude
      let search = SkySearch([
        .passage(of: .neptune, through: [place]), .turn(.longitude(.neptune)),
      ])
      let events = try search.events(
        during: JulianDay<UT1>(tt.days - 20)..<JulianDay<UT1>(tt.days + 20), ephemeris: ephemeris)
      #expect(events.map(\.happening) == [.passage(place: 0)])
      let event = try #require(events.first)
      #expect(event.motion == .direct)
      let there = try ephemeris.motion(of: .neptune, at: event.tt).longitude
      #expect(there.separation(from: place) <= .arcseconds(0.000_1))
      // Where it all but stands still, it has the place for a quarter of an hour.
      #expect(event.tt.days(until: tt).magnitude * 1_440 < 15, "\(minutes) minutes")
    }
  }
}
#endif
