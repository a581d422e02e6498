import Astrology
@testable import Astrometers
import Ephemeris
import Testing

/// No score jumps when an orb's edge, an exact moment, a station or 0° Aries is crossed.
@Suite struct ContinuityTests {
  /// A bound on how fast a power can change with longitude: b × |d(K F)/dx| × G × ω / orb is below
  /// 10 × (1.5 × 1.5 + 0.8) × 1.8 / 5 a degree, K's steepest slope being 1.5 and F's 0.8.
  static let steepestPerDegree = 11.0
  /// A bound on how fast it can change with the daily motion in units of the typical one: through
  /// G (0.8 × 1.5 / 0.2) and through F (0.3), times b × ω × 1.8.
  static let steepestPerPace = 120.0

  @Test(arguments: [CelestialBody.sun, .moon, .mercury, .mars, .saturn, .pluto, .meanNode])
  func `power is continuous in longitude`(body: CelestialBody) {
    let step = 0.01
    let motion = body.typicalDailyMotion.degrees
    for natal in [0.0, 117.3] {
      for pace in [1.0, -0.05] {
        var before = Samples.power(of: body, at: natal, perDay: pace * motion, to: natal)
        for index in 1...36_000 {
          let degrees = natal + Double(index) * step
          let power = Samples.power(of: body, at: degrees, perDay: pace * motion, to: natal)
          if abs(power - before) > Self.steepestPerDegree * step {
            Issue.record("\(body) at \(degrees)° jumps from \(before) to \(power)")
          }
          before = power
        }
      }
    }
  }

  @Test(arguments: [CelestialBody.mercury, .jupiter, .neptune])
  func `power is continuous through a station`(body: CelestialBody) {
    let motion = body.typicalDailyMotion.degrees
    let step = 0.000_5
    for offset in [0.0, 1.7, -3.2, 6.9] {
      var before = Samples.power(of: body, at: 90 + offset, perDay: -0.5 * motion)
      for index in 1...2_000 {
        let pace = -0.5 + Double(index) * step
        let power = Samples.power(of: body, at: 90 + offset, perDay: pace * motion)
        #expect(abs(power - before) <= Self.steepestPerPace * step)
        before = power
      }
    }
  }

  @Test func `0° Aries is a place like others`() {
    let step = 1e-9
    for natal in [0.0, 60, 90, 120, 180] {
      let before = Samples.power(of: .mars, at: 360 - step, perDay: 0.5, to: natal)
      let after = Samples.power(of: .mars, at: step, perDay: 0.5, to: natal)
      #expect(abs(before - after) <= Self.steepestPerDegree * 3 * step)
    }
  }

  @Test func `activity moves smoothly through three real days`() throws {
    let natal = try Samples.newYork().natal
    let ephemeris = try Samples.ephemeris()
    let start = JulianDay<UT1>(2_460_676.5)
    var before = try ephemeris.sky(at: start)
    for step in 1...400 {
      let sky = try ephemeris.sky(at: start.advanced(byDays: Double(step) * 10 / 1_440))
      let (earlier, later) = (
        MeterActivity(of: natal, during: [before]), MeterActivity(of: natal, during: [sky])
      )
      let allowed = Self.greatestChanges(of: natal, from: before, to: sky)
      for meter in Meter.allCases {
        let change = later.activity[meter] - earlier.activity[meter]
        #expect(change.magnitude <= allowed[meter], "\(meter) after \(10 * step) minutes")
      }
      before = sky
    }
  }

  /// A bound on how much each meter's activity can change from one sky to another, by how far the
  /// bodies have come in between: that of every transit in force in one of them, as the meter hears it.
  private static func greatestChanges(
    of natal: NatalProfile, from before: Sky, to after: Sky
  ) -> MeterTable {
    var changes = MeterTable()
    for body in CelestialBody.scoringPoints {
      let degrees = before[body].longitude.separation(from: after[body].longitude).degrees
      let pace =
        (after[body].longitudePerDay - before[body].longitudePerDay).degrees
        / body.typicalDailyMotion.degrees
      // As `steepestPerDegree`, with b / orb no more than 10 / 8, and G above 1 for planets alone.
      let station = body >= .mercury && body <= .pluto ? 1.8 : 1
      let perDegree = 10 / 8 * (1.5 * 1.5 + 0.8) * station
      let change = body.paceWeight * (perDegree * degrees + steepestPerPace * pace.magnitude)
      let transiting = [before, after].map { TransitingBody(body, in: $0) }
      for point in natal.points
      where transiting.contains(where: {
        $0.transit(to: point.body, at: point.longitude) != nil
      }) {
        for meter in Meter.allCases {
          changes[meter] +=
            change * point.weight.value
            * meter.definition.interest(inNatal: point.body, house: point.house.number)
            * meter.definition.interest(inTransiting: body)
        }
      }
    }
    return changes
  }
}
