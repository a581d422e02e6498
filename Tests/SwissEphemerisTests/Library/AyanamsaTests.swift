#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// Ayanamsas, beside what they are defined by.
@Suite struct AyanamsaTests {
  private static let instants = EphemerisSamples.instants(60, seed: 61)

  @Test func `there are the 47 of libswe, by its numbers`() {
    #expect(Ayanamsa.Named.allCases.count == 47)
    #expect(Ayanamsa.Named.faganBradley.number == 0 && Ayanamsa.Named.lahiri.number == 1)
    #expect(Ayanamsa.Named.trueCitra.number == 27 && Ayanamsa.Named.lahiriIcrc.number == 46)
    #expect(Set(Ayanamsa.Named.allCases.map(\.name)).count == 47)
  }

  /// The Indian Astronomical Ephemeris 1989, page 556, as libswe quotes it (sweph.h).
  ///
  /// That is 23°15′00.658″ with nutation on 21 March 1956, 0h TT. libswe's correction for that book's model of
  /// precession is 0.13″.
  @Test func `Lahiri's has its official value`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let instant = try ephemeris.instant(JulianDay<TT>(2_435_553.5))
    let value = try ephemeris.value(of: .lahiri, at: instant)
    #expect((value.apparent.degrees - 23.250182778).magnitude < 0.15 / 3_600)
    #expect((value.mean.degrees - (23.250182778 - 0.004658035)).magnitude < 0.15 / 3_600)
  }

  @Test func `one of one's own at J2000 is the named one of J2000`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let own = try Ayanamsa(epoch: JulianDay(2_451_545), degrees: 0)
    for ut in Self.instants {
      let (found, named) = try (
        ephemeris.value(of: own, at: ut), ephemeris.value(of: .named(.j2000), at: ut)
      )
      #expect(found.apparent == named.apparent && found.mean == named.mean)
    }
  }

  @Test(arguments: Ayanamsa.Named.allCases)
  func `it grows by the precession, and nutation is the difference`(named: Ayanamsa.Named) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in Self.instants {
      let value = try ephemeris.value(of: .named(named), at: ut)
      let reference = try ephemeris.value(of: .named(.j2000), at: ut)
      let nutation = value.apparent - value.mean
      #expect(nutation.magnitude.arcseconds < 20)
      #expect((nutation - (reference.apparent - reference.mean)).magnitude.degrees < 1e-10)
      // 50″ a year, 0.1″ a day of nutation, and where it hangs on a star 0.4″ of aberration and what the Sun
      // bends its light when it passes.
      let perDay = value.perDay.arcseconds
      #expect((-0.5..<1).contains(perDay), "\(named): \(perDay)")
    }
  }

  /// Aberration moves a star by up to 20.5″ to either side in a year, and precession by 50″ on.
  @Test(arguments: [
    (Ayanamsa.Named.trueCitra, true), (.trueRevati, true), (.galacticCenter0Sagittarius, true),
    (.lahiri, false), (.faganBradley, false), (.galacticEquatorTrue, false),
  ])
  func `what hangs on a star ripples with the year`(named: Ayanamsa.Named, ripples: Bool) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let start = JulianDay<UT1>(2_451_545)
    let values = try (0...73).map { step in
      try ephemeris.value(of: .named(named), at: start.advanced(byDays: Double(step) * 5)).mean
    }
    let perStep = (values[73] - values[0]).arcseconds / 73
    let aside = values.enumerated().map { index, value in
      (value - values[0]).arcseconds - perStep * Double(index)
    }
    let most = aside.max() ?? 0
    let least = aside.min() ?? 0
    #expect(ripples ? (36.0...43).contains(most - least) : most - least < 0.1, "\(most - least)″")
  }

  @Test func `setting a mode does not move the tropical sky`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in Self.instants {
      let before = try ephemeris.sky(at: ut, bodies: .all)
      _ = try ephemeris.value(of: .named(.trueRevati), at: ut)
      #expect(try ephemeris.sky(at: ut, bodies: .all) == before)
    }
  }

  @Test func `the first and the last instants of the ephemeris have theirs`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in [ephemeris.span.start, ephemeris.span.end.advanced(byDays: -1e-6)] {
      for named in [Ayanamsa.Named.lahiri, .trueCitra, .galacticEquatorTrue] {
        #expect(try ephemeris.value(of: .named(named), at: ut).apparent.degrees > 5)
      }
    }
    #expect(throws: EphemerisError.self) {
      try ephemeris.value(of: .lahiri, at: ephemeris.span.start.advanced(byDays: -1))
    }
  }

  @Test(arguments: [
    (2_451_545.0, -1.0), (2_451_545, 360.5), (2_451_545, .nan), (.infinity, 20), (0, 20),
  ])
  func `values out of range are refused`(epoch: Double, degrees: Double) {
    #expect(throws: NumberError.self) { try Ayanamsa(epoch: JulianDay(epoch), degrees: degrees) }
  }

  @Test func `the table alone has no sidereal zodiac, and says so`() throws {
    let table = try CompiledEphemeris()
    let error = #expect(throws: EphemerisError.self) {
      try table.value(of: .lahiri, at: JulianDay<UT1>(2_451_545))
    }
    #expect(error == .noSiderealZodiac && error?.cause == .installation)
  }

  // MARK: - Reference cases

  @Test(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
  func `all 47 agree with the reference cases`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let table = try #require(try ReferenceCases.load("wider/ayanamsas"))
    #expect(table.cases.count > 200)
    for row in table.cases {
      let named = try Ayanamsa.Named(name: row.text("ayanamsa"))
      #expect(try named.number == row.integer("mode"))
      let value = try ephemeris.value(of: .named(named), at: JulianDay<UT1>(row.double("jd_ut")))
      #expect(try (value.apparent.degrees - row.double("ayanamsa_true")).magnitude < 1e-7)
      #expect(try (value.mean.degrees - row.double("ayanamsa_mean")).magnitude < 1e-7)
    }
  }

  @Test(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
  func `sidereal places and angles agree with the reference cases`() throws {
    let direct = try EphemerisSamples.ephemeris.get()
    let layered = try LayeredEphemeris()
    let table = try #require(try ReferenceCases.load("wider/sidereal"))
    #expect(table.cases.count > 200)
    for row in table.cases {
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let ayanamsa = Ayanamsa.named(try Ayanamsa.Named(name: row.text("ayanamsa")))
      for (ephemeris, tolerance) in [
        (direct as any AyanamsaProvider, 1.2e-7), (layered, 1e-6),
      ] {
        let value = try ephemeris.value(of: ayanamsa, at: ut)
        let sky = try ephemeris.sky(at: ut)
        for body in ChartBody.allCases {
          let state = value.sidereal(sky[body.body])
          let error = EphemerisSamples.error(state.longitude, try row.double(body.name))
          #expect(error <= tolerance, "\(row), \(body)")
          if body == .moon {
            let perDay = try row.double("moon_per_day")
            // libswe's own motion of the Moon is up to 7e-5° off the change of its longitudes.
            let room = tolerance == 1e-6 ? 1e-4 : 3e-6
            #expect((state.longitudePerDay.degrees - perDay).magnitude < room)
          }
        }
        let place = try GeographicPlace(
          latitude: row.double("lat"), longitude: row.double("lon"))
        let houses = try #require(try ephemeris.houses(.porphyry, at: ut, place: place))
        // The table's sidereal time is allowed 1e-5.
        for (angle, column) in [(houses.ascendant, "ascendant"), (houses.midheaven, "midheaven")] {
          let error = EphemerisSamples.error(value.sidereal(angle), try row.double(column))
          // The instant is rounded to 1e-9 day, which is 3.6e-7° of the sky's turning.
          #expect(error <= (tolerance == 1e-6 ? 1e-5 : 5e-7), "\(row), \(column)")
        }
      }
    }
  }
}
#endif
