#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// Where the table's span begins and ends, one sky goes over into another.
@Suite struct SpanBorderTests {
  /// What a search or a curve that crosses may see as a step, in 0.001″.
  static let step = 1.0
  /// In degrees a day: the daily motion of libswe is off by as much.
  static let motionStep = 8e-5

  /// Seconds from a border to where an instant of TT is one of UT.
  ///
  /// libswe's ΔT, a spline with rounded coefficients, has a step of 1.0 ms at the start of 1850; within
  /// a millisecond of it an instant of TT is two of UT.
  static let besideStep = 2e-3

  static let borders = [ReleasedTable.span.start, ReleasedTable.span.end]

  @Test(arguments: borders, CompiledSamples.held)
  func `a body goes on where it was`(_ border: JulianDay<UT1>, _ body: CelestialBody) throws {
    let layered = try LayeredEphemeris()
    for seconds in [0.01, 1, 60] {
      let (before, after) = (
        try layered.sky(at: border.advanced(bySeconds: -seconds), bodies: BodySet(body)),
        try layered.sky(at: border.advanced(bySeconds: seconds), bodies: BodySet(body))
      )
      #expect(before.source(of: body) != after.source(of: body))
      // Over so short a time a body moves by its mean motion of both ends.
      let days = before.tt.days(until: after.tt)
      let motion = (before[body].longitudePerDay + after[body].longitudePerDay).degrees / 2
      let moved = before[body].longitude.arc(to: after[body].longitude).degrees
      let error = (moved - motion * days) * CompiledSamples.milliarcseconds
      #expect(error.magnitude <= Self.step, "\(seconds) s")
      let change = (before[body].longitudePerDay - after[body].longitudePerDay).magnitude
      if seconds <= 1 { #expect(change.degrees <= Self.motionStep) }
    }
  }

  @Test(arguments: borders)
  func `ΔT goes on as libswe's does`(_ border: JulianDay<UT1>) throws {
    let (layered, swiss) = (try LayeredEphemeris(), try EphemerisSamples.ephemeris.get())
    for seconds in [-3_600, -1, -Self.besideStep, 0, Self.besideStep, 1, 3_600] {
      let ut = border.advanced(bySeconds: seconds)
      let difference = try layered.deltaT(at: ut) - swiss.deltaT(at: ut)
      #expect(difference.magnitude <= CompiledAccuracyTests.deltaT, "\(seconds) s")
    }
  }

  /// The two scales differ by minutes, and each has its own border.
  @Test(arguments: borders)
  func `an instant has one sky on both scales`(_ border: JulianDay<UT1>) throws {
    let layered = try LayeredEphemeris()
    for seconds in [-600, -60, -1, -Self.besideStep, 0, Self.besideStep, 1, 60, 600] {
      let ut = border.advanced(bySeconds: seconds)
      let sky = try layered.sky(at: ut, bodies: .all)
      let again = try layered.sky(at: sky.tt, bodies: .all)
      #expect((again.ut.days - ut.days).magnitude <= ut.days.ulp)
      #expect(again.compiledBodies == sky.compiledBodies, "\(seconds) s")
      #expect(CelestialBody.allCases.allSatisfy { again[$0] == sky[$0] }, "\(seconds) s")
      #expect(sky.compiledBodies.isEmpty == !ReleasedTable.span.contains(ut))
    }
  }

  /// The Moon comes to a longitude just before, at and after the border.
  @Test(arguments: borders, [-1e-3, -1e-9, 0, 1e-9, 1e-3])
  func `a search finds what lies on the border`(_ border: JulianDay<UT1>, _ aside: Double) throws {
    let layered = try LayeredEphemeris()
    let swiss = try EphemerisSamples.ephemeris.get()
    let target = try layered.sky(at: border.advanced(byDays: aside))[.moon].longitude
    func crossing(_ ephemeris: some EphemerisProvider) throws -> Double? {
      try RootSearch.root(in: border.days - 1...border.days + 1, tolerance: 1e-9) { days in
        let sky = try ephemeris.sky(at: JulianDay<UT1>(days), bodies: BodySet(.moon))
        return target.arc(to: sky[.moon].longitude).degrees
      }
    }
    // The Moon takes 0.002 s for a thousandth of a second of arc.
    let (ours, theirs) = (
      try #require(try crossing(layered)), try #require(try crossing(swiss))
    )
    let seconds = (ours - theirs) * 86_400
    #expect(seconds.magnitude <= 0.004)
  }
}
#endif
