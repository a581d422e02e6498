#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// Where things stand: each file of cases against the tolerances of its header, printed as a table.
@Suite(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
struct PlaceCaseTests {
  private static let exact = Result { () throws(EphemerisError) in try DirectEphemeris() }
  private static let usual = Result { () throws(EphemerisError) in try LayeredEphemeris() }

  private static func arc(_ degrees: Double, _ other: Double) -> Double {
    (degrees - other).remainder(dividingBy: 360)
  }

  @Test func `house systems`() throws {
    var margins = CaseMargins("house_systems")
    let systems: [HouseSystem] = [
      .alcabitius, .morinus, .topocentric, .meridian, .vehlow, .krusinski, .apc, .horizontal,
    ]
    for row in try WiderCases.rows("house_systems") {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      for system in systems {
        let cell = try #require(try row.value(system.name).array)
        let expected = (cell[0].array ?? []).compactMap(\.number) + cell[1...].compactMap(\.number)
        try #require(expected.count == 14)
        func compare(_ houses: HouseCusps?, _ name: String, _ tolerance: Double) throws {
          let houses = try #require(houses, "\(row), \(system)")
          for (found, value) in zip(houses.cusps + [houses.ascendant, houses.midheaven], expected) {
            margins.add(
              name, Self.arc(found.degrees, value), within: tolerance, "°", at: "\(row), \(system)")
          }
        }
        try compare(
          HouseCusps(
            system, armc: .degrees(row.double("armc")),
            obliquity: .degrees(row.double("true_obliquity")), place: place),
          "by the sidereal time given", 1e-6)
        try compare(
          Self.usual.get().houses(system, at: ut, place: place), "by the compiled table", 1e-5)
      }
    }
    margins.check(least: 6_000)
  }

  @Test func `Gauquelin sectors`() throws {
    var margins = CaseMargins("gauquelin")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("gauquelin") {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let instant = try ephemeris.instant(ut)
      let obliquity = try ephemeris.obliquity(at: instant)
      let armc = try #require(try ephemeris.houses(.equal, at: instant, place: place)).armc
      let sectors = try GauquelinSectors(armc: armc, obliquity: obliquity, place: place)
      if try row.isNull("cusps") {
        margins.add("no cusps", sectors == nil, is: true, at: "\(row)")
      } else {
        let cusps = try #require(sectors).cusps
        for (cusp, expected) in try zip(cusps, row.doubles("cusps")) {
          margins.add(
            "cusps", Self.arc(cusp.degrees, expected), within: 1e-6, "°", at: "\(row)")
        }
      }
      let sky = try ephemeris.sky(at: instant)
      for (name, pair) in try #require(try row.value("sectors").object) {
        let body = try CelestialBody(name: name)
        let methods = try #require(pair.array)
        let bySemiarc = try GauquelinSectors.sector(
          of: EquatorialPlace(of: sky[body], obliquity: obliquity), armc: armc, at: place)
        let expected = try #require(methods[0].number)
        margins.add(
          "method 0, by semi-arcs", bySemiarc - expected, within: 1e-5, "sectors",
          at: "\(row), \(name)")
        let byRising = try GauquelinSectors.sectorByRising(
          of: body, at: ut, place: place, ephemeris: ephemeris)
        if let number = methods[1].number {
          margins.add(
            "method 2, by rising", (byRising ?? .nan) - number, within: 1e-3, "sectors",
            at: "\(row), \(name)")
        } else {
          margins.add("method 2, none", byRising == nil, is: true, at: "\(row), \(name)")
        }
      }
    }
    margins.check(least: 600)
  }

  @Test func asteroids() throws {
    var margins = CaseMargins("asteroids")
    let (exact, usual) = try (Self.exact.get(), Self.usual.get())
    for row in try WiderCases.rows("asteroids") {
      let body = try CelestialBody(name: row.text("body"))
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let instant = try exact.instant(ut)
      let state: BodyState = try exact.sky(at: instant, bodies: BodySet(body))[body]
      let place = EquatorialPlace(of: state, trueObliquity: try exact.obliquity(at: instant))
      for (column, found) in [
        ("longitude", state.longitude.degrees), ("latitude", state.latitude.degrees),
        ("right_ascension", place.rightAscension.degrees),
        ("declination", place.declination.degrees),
      ] {
        // libswe's own perigee differs by 3e-7° within half the last digit of the file's instants.
        let isJumpy = body == .interpolatedPerigee
        margins.add(
          isJumpy ? "perigee, direct" : "\(column), direct",
          Self.arc(found, try row.double(column)), within: isJumpy ? 3e-7 : 1e-7, "°",
          at: "\(row), \(body)")
      }
      if [.chiron, .trueNode].contains(body), (2_396_759..<2_506_331).contains(ut.days) {
        let state: BodyState = try usual.sky(at: ut, bodies: BodySet(body))[body]
        margins.add(
          "longitude, compiled", Self.arc(state.longitude.degrees, try row.double("longitude")),
          within: 1e-6, "°", at: "\(row), \(body)")
      }
    }
    margins.check(least: 880)
  }

  @Test func ayanamsas() throws {
    var margins = CaseMargins("ayanamsas")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("ayanamsas") {
      let named = try Ayanamsa.Named(name: row.text("ayanamsa"))
      let value = try ephemeris.value(of: .named(named), at: JulianDay<UT1>(row.double("jd_ut")))
      for (column, found) in [("ayanamsa_true", value.apparent), ("ayanamsa_mean", value.mean)] {
        margins.add(
          column, found.degrees - (try row.double(column)), within: 1e-7, "°",
          at: "\(row), \(named)")
      }
    }
    margins.check(least: 424)
  }

  @Test func `sidereal places`() throws {
    var margins = CaseMargins("sidereal")
    for (ephemeris, kind, tolerance) in [
      (try Self.exact.get() as any AyanamsaProvider, "direct", 1e-7),
      (try Self.usual.get(), "compiled", 1e-6),
    ] {
      for row in try WiderCases.rows("sidereal") {
        let ut = JulianDay<UT1>(try row.double("jd_ut"))
        let ayanamsa = Ayanamsa.named(try Ayanamsa.Named(name: row.text("ayanamsa")))
        let value = try ephemeris.value(of: ayanamsa, at: ut)
        let sky = try ephemeris.sky(at: ut)
        for body in ChartBody.allCases {
          let found = value.sidereal(sky[body.body]).longitude.degrees
          margins.add(
            "bodies, \(kind)", Self.arc(found, try row.double(body.name)), within: tolerance, "°",
            at: "\(row), \(body)")
        }
        let place = try GeographicPlace(
          latitude: row.double("lat"), longitude: row.double("lon"))
        let houses = try #require(try ephemeris.houses(.porphyry, at: ut, place: place))
        for (angle, column) in [(houses.ascendant, "ascendant"), (houses.midheaven, "midheaven")] {
          // The file's instants are rounded to 1e-9 day, which is 1.8e-7° of the sky's turning and, where the Ascendant
          // runs, several times that.
          margins.add(
            "angles, \(kind)", Self.arc(value.sidereal(angle).degrees, try row.double(column)),
            within: kind == "direct" ? 1e-6 : 1e-5, "°", at: "\(row), \(column)")
        }
      }
    }
    margins.check(least: 6_000)
  }

  @Test func stars() throws {
    var margins = CaseMargins("stars")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("stars") {
      let star = try FixedStar(name: row.text("star"))
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let place = try ephemeris.place(of: star, at: instant)
      for (column, found) in [
        ("longitude", place.longitude.degrees), ("latitude", place.latitude.degrees),
        ("right_ascension", place.equatorial.rightAscension.degrees),
        ("declination", place.equatorial.declination.degrees),
      ] {
        margins.add(
          column, Self.arc(found, try row.double(column)), within: 1e-7, "°", at: "\(row), \(star)")
      }
    }
    margins.check(least: 800)
  }

  @Test func `the sky from the Sun`() throws {
    var margins = CaseMargins("heliocentric")
    let ephemeris = try Self.exact.get()
    for row in try WiderCases.rows("heliocentric") {
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let sky = try ephemeris.heliocentricSky(at: instant)
      for planet in HeliocentricSky.Planet.allCases {
        let expected = try row.doubles(planet.name)
        let state = sky[planet]
        let at = "\(row), \(planet)"
        margins.add(
          "longitude", Self.arc(state.longitude.degrees, expected[0]), within: 1e-7, "°", at: at)
        margins.add(
          "latitude", state.latitude.degrees - expected[1], within: 1e-7, "°", at: at)
        margins.add("distance", state.distanceAU - expected[2], within: 1e-8, "au", at: at)
      }
    }
    margins.check(least: 270)
  }
}
#endif
