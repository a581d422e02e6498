#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// Differences between the compiled table and Swiss Ephemeris at random instants.
@Suite struct CompiledAccuracyTests {
  /// What the table promises for longitude and latitude: libswe's own segments leave steps of up to
  /// 0.004″, and a smooth curve is half a step off.
  static let greatest = PlaneAngle.arcseconds(0.003)
  /// The same for 99 instants in a hundred.
  static let usual = PlaneAngle.arcseconds(0.001)
  /// The same for three in four, which the fit's tolerances, 0.0003″ to 0.0009″, leave.
  static let common = PlaneAngle.arcseconds(0.000_5)
  /// Daily: libswe's own error, measured against the change of its places, for the Moon and for the
  /// others.
  static let moonMotion = PlaneAngle.degrees(8e-5)
  static let motion = PlaneAngle.degrees(2e-5)
  /// Daily: libswe's error in latitude; some of it is the nutation's motion.
  static let latitudeMotion = PlaneAngle.degrees(2.7e-5)
  /// A part of the distance: for the Sun 15 km, and for what circles the Earth 80 m.
  static let distance = 1e-7
  static let nearDistance = 2e-7
  /// In parts of the distance a day: 15 km an astronomical unit, and over the Moon's 400 m, both of
  /// which are under a hundredth of the usual motion.
  static let distanceMotion = 1e-7
  static let nearDistanceMotion = 1e-6
  /// In seconds: the fit's 5e−6, and a fifth more between the places where it is checked.
  static let deltaT = 6e-6

  static let instants = 10_000
  static let measured = Result {
    let span = try CompiledSamples.year.get().ephemeris.span
    return try CompiledSamples.deviations(
      at: CompiledSamples.instants(instants, of: span, seed: 2_024))
  }

  @Test(arguments: CompiledSamples.held)
  func `a longitude is libswe's`(_ body: CelestialBody) throws {
    let found = try #require(try Self.measured.get()[body]).longitude
    #expect(found.count > Self.instants - 100)
    #expect(found.quantile(0.75) <= Self.common)
    #expect(found.quantile(0.99) <= Self.usual)
    #expect(found.greatest <= Self.greatest)
  }

  @Test(arguments: CompiledSamples.held)
  func `a latitude is libswe's`(_ body: CelestialBody) throws {
    let found = try #require(try Self.measured.get()[body]).latitude
    #expect(found.count > Self.instants - 100)
    #expect(found.quantile(0.75) <= Self.common)
    #expect(found.quantile(0.99) <= Self.usual)
    #expect(found.greatest <= Self.greatest)
    if body == .meanNode || body == .trueNode { #expect(found.greatest == .zero) }
  }

  @Test(arguments: CompiledSamples.held)
  func `a daily motion is libswe's`(_ body: CelestialBody) throws {
    let found = try #require(try Self.measured.get()[body])
    #expect(found.longitudePerDay.count > Self.instants - 200)
    #expect(found.longitudePerDay.greatest <= (body == .moon ? Self.moonMotion : Self.motion))
    #expect(found.latitudePerDay.greatest <= Self.latitudeMotion)
  }

  @Test func `a distance is libswe's`() throws {
    let (table, swiss) = (
      try CompiledSamples.year.get().ephemeris, try EphemerisSamples.ephemeris.get()
    )
    for ut in CompiledSamples.instants(1_000, of: table.span, seed: 68) {
      let (ours, theirs) = (
        try table.sky(at: ut, bodies: table.bodies), try swiss.sky(at: ut, bodies: table.bodies)
      )
      for body in table.bodies.bodies {
        let isNear = [.moon, .meanNode, .trueNode].contains(body)
        let error = ours[body].distanceAU / theirs[body].distanceAU - 1
        #expect(
          error.magnitude <= (isNear ? Self.nearDistance : Self.distance), "\(body) at \(ut)")
      }
    }
  }

  /// libswe's own change of distance leaves out that of light time, so that its places are the
  /// measure: over a hundredth of a day to both sides.
  @Test(arguments: CompiledSamples.held)
  func `a change of distance is that of libswe's distances`(_ body: CelestialBody) throws {
    let (table, swiss) = (
      try CompiledSamples.year.get().ephemeris, try EphemerisSamples.ephemeris.get()
    )
    let isNear = [.moon, .meanNode, .trueNode].contains(body)
    let limit = isNear ? Self.nearDistanceMotion : Self.distanceMotion
    for ut in CompiledSamples.instants(300, of: table.span, seed: 71) {
      let state = try table.sky(at: ut, bodies: BodySet(body))[body]
      let tt = try swiss.terrestrialTime(ut)
      let (before, after) = (
        try swiss.sky(at: tt.advanced(byDays: -0.01), bodies: BodySet(body))[body].distanceAU,
        try swiss.sky(at: tt.advanced(byDays: 0.01), bodies: BodySet(body))[body].distanceAU
      )
      let difference = state.distancePerDayAU - (after - before) / 0.02
      #expect(difference.magnitude <= limit * state.distanceAU, "\(ut)")
    }
  }

  @Test func `ΔT is libswe's`() throws {
    let (table, swiss) = (
      try CompiledSamples.year.get().ephemeris, try EphemerisSamples.ephemeris.get()
    )
    let instants = CompiledSamples.instants(2_000, of: table.span, seed: 69)
    for ut in instants + [table.span.start, table.span.end] {
      let difference = try table.deltaT(at: ut) - swiss.deltaT(at: ut)
      #expect(difference.magnitude <= Self.deltaT, "\(ut)")
    }
  }

  @Test func `an instant of TT has the sky of its UT`() throws {
    let (table, swiss) = (
      try CompiledSamples.year.get().ephemeris, try EphemerisSamples.ephemeris.get()
    )
    for ut in CompiledSamples.instants(300, of: table.span, seed: 70) {
      let sky = try table.sky(at: ut, bodies: table.bodies)
      let again = try table.sky(at: sky.tt, bodies: table.bodies)
      #expect(again.tt == sky.tt)
      #expect((again.ut.days - ut.days).magnitude <= ut.days.ulp)
      #expect(table.bodies.bodies.allSatisfy { again[$0] == sky[$0] })
      #expect((sky.tt.days - (try swiss.terrestrialTime(ut)).days).magnitude <= ut.days.ulp)
    }
  }

  /// A minute from where one block ends and the next begins, which is where every second time
  /// libswe's Moon file changes its polynomials.
  @Test func `the ends of blocks are as good as their middles`() throws {
    let table = try CompiledSamples.year.get().ephemeris
    let facts = table.table.facts
    let borders = (1..<facts.blockCount).map { facts.epoch + Double($0) * facts.blockDays }
    let instants = try borders.flatMap { border in
      try [-60.0, 60].map { try table.universalTime(JulianDay(border).advanced(bySeconds: $0)) }
    }
    let found = try CompiledSamples.deviations(at: instants)
    for (body, deviations) in found {
      #expect(deviations.longitude.greatest <= Self.greatest, "\(body)")
      #expect(deviations.latitude.greatest <= Self.greatest, "\(body)")
    }
  }
}
#endif
