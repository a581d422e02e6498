import EngineSupport
import Ephemeris
import Testing

@Suite struct SkyTests {
  /// A sky whose bodies stand at so many degrees as their place in the list, moved by `shift`.
  private static func sky(_ bodies: BodySet, shift: Double = 0, days: Double = 2_451_545) -> Sky {
    Sky(ut: JulianDay(days), tt: JulianDay(days + 0.001), bodies: bodies, source: .swiss) { body in
      state(Double(body.rawValue) + shift)
    }
  }

  private static func state(_ degrees: Double, motion: Double = 1) -> BodyState {
    BodyState(
      longitude: EclipticLongitude(wrapping: degrees), latitude: .degrees(1), distanceAU: 1,
      longitudePerDay: .degrees(motion), latitudePerDay: .zero, distancePerDayAU: 0)
  }

  @Test func `each body is where it was put`() {
    let sky = Self.sky(.all)
    for body in CelestialBody.allCases {
      #expect(sky[body].longitude.degrees == Double(body.rawValue))
    }
    #expect(sky.ut.days == 2_451_545)
    #expect(sky.tt.days == 2_451_545.001)
    #expect(sky.compiledBodies.isEmpty)
    #expect(sky.source(of: .chiron) == .swiss)
  }

  @Test func `only the bodies asked for are computed, in their order`() {
    var asked: [CelestialBody] = []
    let bodies = BodySet([.chiron, .mars, .sun])
    let sky = Sky(ut: .j2000, tt: .j2000, bodies: bodies, source: .swiss) { body in
      asked.append(body)
      return Self.state(0)
    }
    #expect(asked == [.sun, .mars, .chiron])
    #expect(sky.bodies == bodies)
  }

  @Test func `skies are equal when all they hold is`() {
    let bodies = BodySet([.sun, .chiron])
    #expect(Self.sky(bodies) == Self.sky(bodies))
    #expect(Self.sky(bodies) != Self.sky(bodies, shift: 1))
    #expect(Self.sky(bodies) != Self.sky(bodies, days: 2_451_546))
    #expect(Self.sky(bodies) != Self.sky(BodySet(.sun)))
    #expect(Self.sky([]) == Self.sky([], shift: 1))
  }

  @Test(arguments: [(1.0, false), (0, false), (-0.0, false), (-1e-12, true), (-1, true)])
  func `a body that moves west is retrograde`(motion: Double, isRetrograde: Bool) {
    #expect(Self.state(0, motion: motion).isRetrograde == isRetrograde)
  }

  @Test func `what the closure throws comes out`() {
    #expect(throws: EphemerisError.folderNotFound(searched: [])) {
      try Sky(ut: .j2000, tt: .j2000, bodies: .eleven, source: .swiss) {
        (body) throws(EphemerisError) in
        if body == .mars { throw .folderNotFound(searched: []) }
        return Self.state(0)
      }
    }
  }

  #if os(macOS) || os(Linux)
  @Test func `a body that a sky does not hold is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let sky = Sky(ut: .j2000, tt: .j2000, bodies: BodySet(.sun), source: .swiss) { _ in
        BodyState(
          longitude: EclipticLongitude(wrapping: 0), latitude: .zero, distanceAU: 1,
          longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
      }
      print(sky[.moon].latitude)
    }
  }
  #endif

  @Test func `an instant is the same sky from either scale`() throws {
    let ephemeris = try EphemerisSamples.table.get()
    for days in [2_396_760.25, 2_451_545, 2_460_682.0, 2_506_000.75] {
      let instant = try ephemeris.instant(JulianDay<UT1>(days))
      #expect(instant.tt == (try ephemeris.terrestrialTime(instant.ut)))
      let again = try ephemeris.instant(instant.tt)
      // A Double resolves some 50 µs.
      #expect((again.ut.days - days).magnitude <= days.ulp)
      let sky = try ephemeris.sky(at: instant, bodies: .eleven)
      #expect(sky == (try ephemeris.sky(at: instant.ut)))
      #expect(sky.instant == instant)
    }
    #expect(throws: EphemerisError.self) { try ephemeris.instant(JulianDay<UT1>(.nan)) }
    #expect(throws: EphemerisError.self) { try ephemeris.instant(JulianDay<TT>(.infinity)) }
  }
}
