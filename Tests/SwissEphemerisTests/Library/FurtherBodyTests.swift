#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
import SwissEphemeris
import TestSupport
import Testing

/// Bodies of the Hamburg school and numbered asteroids.
@Suite struct FurtherBodyTests {
  /// The file has 11 decimals, and what is rounded here has steps of 7e-12°.
  static let degrees = 1e-10

  @Test func `the bodies of the Hamburg school stand where swetest has them`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let rows = try EphemerisSamples.golden("hamburg").rows
    #expect(rows.count == 152)
    #expect(
      Set(try rows.map { try $0.text("body") })
        == Set(FurtherBody.HamburgBody.allCases.map(\.rawValue)))
    for row in rows {
      let body = try FurtherBody(name: row.text("body"))
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let state = try ephemeris.state(of: body, at: instant)
      #expect(
        try EphemerisSamples.error(state.longitude, row.double("longitude")).magnitude
          < Self.degrees, "\(row)")
      #expect(
        try (state.latitude.degrees - row.double("latitude")).magnitude < Self.degrees, "\(row)")
      // Steps of 6e-11° a day.
      #expect(
        try (state.longitudePerDay.degrees - row.double("longitude_per_day")).magnitude < 1e-9)
    }
  }

  private static func asteroids() throws -> String {
    try #require(
      Bundle.module.url(forResource: "Asteroids", withExtension: nil, subdirectory: "Golden")
    ).path
  }

  /// By swetest 2.10.03 -edirephemeris/se1:Golden/Asteroids -eswe -ut -bj<jd> -ps -xs90377 -fPlb; the file of Sedna
  /// is that of Astrodienst, of six centuries.
  @Test(arguments: [
    (2_451_545, 45.35673932608, -11.87421859625),
    (2_448_058.2708333333, 41.31149954530, -11.52369897501),
  ])
  func `an asteroid comes from its file`(
    _ jd: Double, _ longitude: Double, _ latitude: Double
  ) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get().reading(asteroids: Self.asteroids())
    let state = try ephemeris.state(
      of: .asteroid(90_377), at: ephemeris.instant(JulianDay<UT1>(jd)))
    #expect(EphemerisSamples.error(state.longitude, longitude).magnitude < Self.degrees)
    #expect((state.latitude.degrees - latitude).magnitude < Self.degrees)
    // The planets are those of the first folder still.
    let instant = try ephemeris.instant(JulianDay<UT1>(jd))
    #expect(
      try ephemeris.sky(at: instant) == EphemerisSamples.ephemeris.get().sky(at: instant))
  }

  @Test func `the main asteroids are in the file that comes along`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let instant = try ephemeris.instant(JulianDay<UT1>(2_451_545))
    let sky = try ephemeris.sky(at: instant, bodies: BodySet([.ceres, .vesta, .chiron, .pholus]))
    for (number, body) in [
      (1, CelestialBody.ceres), (4, .vesta), (2_060, .chiron), (5_145, .pholus),
    ] {
      let state: BodyState = sky[body]
      let numbered = try ephemeris.state(of: .asteroid(number), at: instant)
      #expect(numbered.longitude.separation(from: state.longitude).degrees < 1e-10)
    }
  }

  @Test func `an asteroid without its file, and a folder that is not there, are refused`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let instant = try ephemeris.instant(JulianDay<UT1>(2_451_545))
    for (number, name) in [(433, "se00433.se1"), (136_199, "s136199.se1")] {
      let error = #expect(throws: EphemerisError.self) {
        try ephemeris.state(of: .asteroid(number), at: instant)
      }
      #expect(error == .fileMissing(name: name, folder: ephemeris.folder))
    }
    #expect(throws: EphemerisError.folderNotFound(searched: ["/nowhere"])) {
      try ephemeris.reading(asteroids: "/nowhere")
    }
  }
}
#endif
