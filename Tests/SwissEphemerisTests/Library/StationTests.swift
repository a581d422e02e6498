#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import Testing

/// Outside the compiled table a planet is stationary where its longitude turns, not where libswe's daily motion
/// changes its sign, which is up to 20 minutes off for Pluto.
@Suite struct StationTests {
  /// In seconds: a longitude's last digits, some 1e−10°, are worth two of them where Pluto's daily motion
  /// changes by 0.0005° a day, over the six hours to both sides that are sampled.
  static let tolerance = 4.0

  static let planets: [CelestialBody] = [
    .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron,
  ]

  /// Years before and after the table.
  static let years = [1_812, 1_846, 2_162, 2_251, 2_388]

  private static func stations(
    of body: CelestialBody, in year: Int, _ ephemeris: any EphemerisProvider
  ) throws -> [SkyArc.Event] {
    let start = JulianDay<UT1>(
      try CalendarDate(year: year, month: 1, day: 1), .midnight)
    return try SkySearch([.turn(.longitude(body))])
      .events(during: start..<start.advanced(byDays: 760), ephemeris: ephemeris)
  }

  /// Seconds from an instant to the turn of the longitude, by the parabola that comes nearest to 73 places of
  /// libswe's, ten minutes apart.
  private static func secondsToTurn(
    of body: CelestialBody, from tt: JulianDay<TT>, _ ephemeris: DirectEphemeris
  ) throws -> Double {
    let here = try ephemeris.sky(at: tt, bodies: BodySet(body))[body].longitude
    // Orthogonal polynomials on places that lie evenly: the odd part without the cubic, and the even part.
    let count = 36
    var sums = (square: 0.0, fourth: 0.0, sixth: 0.0)
    var moments = (first: 0.0, third: 0.0, zeroth: 0.0, second: 0.0)
    for step in -count...count {
      let t = Double(step)
      let place = try ephemeris.sky(at: tt.advanced(bySeconds: 600 * t), bodies: BodySet(body))[
        body]
      let arc = here.arc(to: place.longitude).degrees
      sums = (sums.square + t * t, sums.fourth + t * t * t * t, sums.sixth + t * t * t * t * t * t)
      moments = (
        moments.first + arc * t, moments.third + arc * t * t * t, moments.zeroth + arc,
        moments.second + arc * t * t
      )
    }
    let number = Double(2 * count + 1)
    let slope =
      (moments.first * sums.sixth - moments.third * sums.fourth)
      / (sums.square * sums.sixth - sums.fourth * sums.fourth)
    let curve =
      (moments.second * number - moments.zeroth * sums.square)
      / (sums.fourth * number - sums.square * sums.square)
    return -slope / (2 * curve) * 600
  }

  @Test(arguments: planets)
  func `a station is where the longitude turns`(_ body: CelestialBody) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    var count = 0
    for year in Self.years {
      for station in try Self.stations(of: body, in: year, ephemeris) {
        let seconds = try Self.secondsToTurn(of: body, from: station.tt, ephemeris)
        #expect(seconds.magnitude <= Self.tolerance, "\(station.tt): \(seconds) s")
        count += 1
      }
    }
    #expect(count >= 8)
  }

  @Test(arguments: [CelestialBody.mars, .neptune, .pluto])
  func `the layered ephemeris has the same, and splits of a period lose none`(
    _ body: CelestialBody
  ) throws {
    let (direct, layered) = (
      try EphemerisSamples.ephemeris.get(), try LayeredEphemerisTests.layered.get()
    )
    for year in Self.years {
      let stations = try Self.stations(of: body, in: year, direct)
      #expect(try Self.stations(of: body, in: year, layered) == stations)
      let search = SkySearch([.turn(.longitude(body))])
      for station in stations {
        // At the very instant, and at the noons that the search cuts its days at.
        for cut in [station.ut, JulianDay(station.ut.days.rounded(.up))] {
          let (start, end) = (cut.advanced(byDays: -20), cut.advanced(byDays: 20))
          let parts =
            try search.events(during: start..<cut, ephemeris: layered)
            + search.events(during: cut..<end, ephemeris: layered)
          #expect(parts == [station])
        }
      }
    }
  }

  @Test func `what is left of libswe's motion is its own`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in EphemerisSamples.instants(300, seed: 27) {
      let sky = try ephemeris.sky(at: ut, bodies: .all)
      let table = try ephemeris.longitudes(of: .all, at: sky.tt)
      for body in CelestialBody.allCases {
        #expect(table.longitude(of: body) == sky[body].longitude)
        let change = (table.longitudePerDay(of: body) - sky[body].longitudePerDay).magnitude
        #expect(change <= .degrees(2e-5), "\(body) at \(ut)")
      }
    }
  }
}
#endif
