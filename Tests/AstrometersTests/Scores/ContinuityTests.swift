import Astrology
import Astrometers
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

  @Test(arguments: [Body.sun, .moon, .mercury, .mars, .saturn, .pluto, .meanNode])
  func `power is continuous in longitude`(body: Body) {
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

  @Test(arguments: [Body.mercury, .jupiter, .neptune])
  func `power is continuous through a station`(body: Body) {
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
    let astrometer = try Samples.newYork()
    let ephemeris = try Samples.ephemeris()
    // In ten minutes the Moon moves 0.107° at most; every other body less than a seventh of that.
    let step = 10.0 / 1_440
    let reach = 0.107 + 0.016 * 10
    let start = JulianDay<UT1>(2_460_676.5)
    // Each of 11 points pulls at most W = 10 × 1.3 × 1.5 × 1.5 times the power.
    let bound = Self.steepestPerDegree * reach * 11 * 29.25
    var before: MeterActivity?
    for index in 0..<400 {
      let sky = try ephemeris.sky(at: start.advanced(byDays: Double(index) * step))
      let activity = MeterActivity(of: astrometer.natal, during: [sky])
      for meter in Meter.allCases {
        let change = activity.activity[meter] - (before ?? activity).activity[meter]
        #expect(abs(change) <= bound)
      }
      before = activity
    }
  }
}
