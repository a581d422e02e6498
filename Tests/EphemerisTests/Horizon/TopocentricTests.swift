import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// The sky as it is seen from a place on the ground.
@Suite struct TopocentricTests {
  /// What the table and the rounding of the file leave is 0.003″.
  ///
  /// The Moon differs by up to 0.30″ in the
  /// forty rows; it isn't known which of the two is right. The diurnal aberration is 0.32″ at most.
  static func degrees(_ body: CelestialBody) -> Double { body == .moon ? 1e-4 : 5e-6 }
  /// The motion of an observer in a day of TT beside UT, and the table's own motions.
  static func degreesPerDay(_ body: CelestialBody) -> Double { body == .moon ? 0.02 : 3e-4 }

  static let rows = (try? EphemerisSamples.golden("topocentric").rows) ?? []

  @Test(arguments: rows)
  func `libswe has the same`(_ row: GoldenTable.Row) throws {
    let ephemeris = try EclipseSamples.table.get()
    let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
    let body = try CelestialBody(name: row.text("body"))
    let place = try GeographicPlace(
      latitude: row.double("latitude"), longitude: row.double("longitude"))
    let state = try ephemeris.sky(at: instant, bodies: BodySet(body))
      .seen(from: place, earth: ephemeris.orientation(at: instant))[body]
    let longitude = try row.double("ecliptic_longitude")
    #expect(EphemerisSamples.error(state.longitude, longitude) <= Self.degrees(body))
    #expect(
      try (state.latitude.degrees - row.double("ecliptic_latitude")).magnitude <= Self.degrees(body)
    )
    let distance = try row.double("distance_au")
    #expect((state.distanceAU - distance).magnitude <= 5e-6 * distance)
    #expect(
      try (state.longitudePerDay.degrees - row.double("longitude_per_day")).magnitude
        <= Self.degreesPerDay(body))
    #expect(
      try (state.latitudePerDay.degrees - row.double("latitude_per_day")).magnitude
        <= Self.degreesPerDay(body))
    #expect(
      try (state.distancePerDayAU - row.double("distance_per_day_au")).magnitude <= 2e-6)
  }

  @Test func `the table has ten bodies at four places`() {
    #expect(Self.rows.count == 40)
  }

  @Test func `the Moon is lower than from the Earth's centre, the nodes are where they are`() throws
  {
    let ephemeris = try EclipseSamples.table.get()
    var generator = SplitMix64(seed: 91)
    for _ in 0..<100 {
      let place = try GeographicPlace(
        latitude: generator.double(in: -90..<90), longitude: generator.double(in: -180..<180))
      let instant = try ephemeris.instant(
        JulianDay<UT1>(generator.double(in: 2_400_000..<2_500_000)))
      let sky = try ephemeris.sky(at: instant, bodies: .eleven)
      let earth = try ephemeris.orientation(at: instant)
      let seen = sky.seen(from: place, earth: earth)
      let armc = PlaneAngle.degrees(earth.siderealTime.degrees + place.longitude)
      let altitudes = try [sky, seen].map { sky in
        try EquatorialPlace(of: sky[.moon], obliquity: earth.obliquity)
          .altitude(armc: armc, at: place).degrees
      }
      #expect((0..<1.05).contains(altitudes[0] - altitudes[1]))
      #expect(seen[.meanNode] == sky[.meanNode])
      #expect(seen.bodies == sky.bodies && seen.compiledBodies == sky.compiledBodies)
      #expect(sky[.sun].longitude.separation(from: seen[.sun].longitude).arcseconds < 9.5)
    }
  }
}
