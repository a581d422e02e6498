#if SwissEphemeris
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// `horizons_obsecl.json`: JPL's own apparent ecliptic places, by the default provider.
///
/// HORIZONS has an older precession and nutation than libswe and, before 1962 and in the future, another
/// ΔT. The file's header gives the tolerances, and how far libswe is from each place.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct HorizonsReferenceTests {
  private static let planets: [CelestialBody] = [
    .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]
  /// In seconds of arc: what the header asks from 1962, when the Earth's rotation was first measured by
  /// atomic clocks, to now.
  static let planet = 0.5
  static let moon = 0.6
  /// In seconds of arc: what the table and the digits of the file (3.6e-4″) and of its header may add to
  /// libswe's own distance from HORIZONS.
  static let fitted = 0.003 + 0.0004 + 0.0005

  private static func cases(_ range: ClosedRange<Double>) throws -> [ReferenceCase] {
    try ReferenceCases.load("horizons_obsecl")?.cases
      .filter { range.contains(try $0.double("jd_utc")) } ?? []
  }

  /// Civil time is counted in atomic seconds since 1972; until 2021 the header vouches for the Moon.
  private static let measured = 2_441_317.5...2_459_580.5
  /// Where a civil second is one of UT1 in the file.
  ///
  /// Later ones were counted in atomic seconds for its header, and the engine takes UTC for UT1, up to
  /// 0.9 s apart: 0.5″ of the Moon.
  private static let unatomic = LayeredEphemeris.span.start.days...2_441_317

  @Test(arguments: try cases(measured))
  func `where time is well known the sky is JPL's`(_ row: ReferenceCase) throws {
    let sky = try LayeredEphemeris().sky(at: JulianDay<UT1>(try row.double("jd_utc")))
    for body in Self.planets + [.moon] {
      let place = try row.doubles(body.title)
      let limit = body == .moon ? Self.moon : Self.planet
      let longitude = sky[body].longitude
        .separation(from: EclipticLongitude(wrapping: place[0])).arcseconds
      #expect(longitude <= limit, "\(body)")
      #expect(abs(sky[body].latitude.arcseconds - place[1] * 3_600) <= limit, "\(body)")
    }
  }

  @Test(arguments: try cases(unatomic))
  func `the sky is as far from JPL's as libswe is`(_ row: ReferenceCase) throws {
    let table = try #require(try ReferenceCases.load("horizons_obsecl"))
    let sky = try LayeredEphemeris().sky(at: JulianDay<UT1>(try row.double("jd_utc")))
    for body in Self.planets + [.moon] {
      let known = table.header["measured_libswe_minus_horizons_lon_arcsec"]?[body.title]?.array
      let expected = try #require(known?[row.index].number)
      let place = EclipticLongitude(wrapping: try row.doubles(body.title)[0])
      let found = place.arc(to: sky[body].longitude).arcseconds
      #expect(abs(found - expected) <= Self.fitted, "\(body)")
    }
  }

  @Test func `the file has rows of both kinds`() throws {
    #expect(try Self.cases(Self.measured).count >= 3)
    #expect(try Self.cases(Self.unatomic).count >= 5)
  }
}
#endif
