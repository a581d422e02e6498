import Astrology
@testable import Astrometers
import Ephemeris
import TestSupport
import Testing

/// The loop over a lifetime, window by window, against the reference.
@Suite struct LifetimeScorerTests {
  /// Parts of the largest activity of a sky: single precision is 6e−8 of each of up to forty sums,
  /// and a longitude in parts of the circle is 1e−7° off, which is 3e−8 of an orb.
  static let single = 5e-6

  private func expectSame(_ skies: [Sky], _ natal: NatalProfile, _ comment: Comment) {
    let reference = MeterActivity(of: natal, during: skies)
    var day = TransitingDay()
    for (instant, sky) in skies.enumerated() { day.take(LongitudeTable(sky), at: instant) }
    day.weigh()
    let found = LifetimeScorer(natal).score(day)
    let largest = Meter.allCases.map { reference.activity[$0] }.max() ?? 0
    let allowed = Self.single * max(largest, 100)
    for meter in Meter.allCases {
      let (activity, tone) = (Double(found.activity[meter]), Double(found.tone[meter]))
      let dimming = Double(found.retrogradeDimming[meter])
      #expect((activity - reference.activity[meter]).magnitude <= allowed, comment)
      #expect((tone - reference.tone[meter]).magnitude <= allowed, comment)
      // At most the six planets' 1 − μ, each below a half.
      #expect(
        (dimming - reference.retrogradeDimming[meter]).magnitude <= 3 * Self.single, comment)
    }
  }

  @Test func `random days touch a chart as the reference has it`() throws {
    var generator = SplitMix64(seed: 61)
    for astrometer in [try Samples.newYork(), try Samples.dateOnly()] {
      for number in 0..<200 {
        // A day apart by as much as the body goes in six hours, or turning round in between.
        var days = [[CelestialBody: (degrees: Double, perDay: Double)]](repeating: [:], count: 4)
        for body in CelestialBody.scoringPoints {
          let typical = body.typicalDailyMotion.degrees
          let start = generator.double(in: 0..<360)
          for instant in 0..<4 {
            let perDay = typical * generator.double(in: -1.5..<1.5)
            days[instant][body] = (degrees: start + 0.25 * perDay * Double(instant), perDay)
          }
        }
        expectSame(days.map(Samples.sky), astrometer.natal, "day \(number)")
      }
    }
  }

  /// Exact, a hair to both sides of exact, at the orb's edge and beyond, from both sides of a point.
  @Test(arguments: [0.0, 60, 90, 120, 180])
  func `the windows have the reference's edges`(_ angle: Double) throws {
    let natal = try Samples.newYork().natal
    for point in natal.points {
      for offset in [-8.001, -8, -7, -5, -1e-6, 0, 1e-6, 4.999, 5, 7, 7.001, 8, 8.001] {
        for side in [-1.0, 1] {
          for perDay in [-0.7, 0, 0.02, 3] {
            let place = EclipticLongitude(
              wrapping: point.longitude.degrees + side * (angle + offset))
            let sky = Samples.sky([.mars: (degrees: place.degrees, perDay: perDay)])
            expectSame(
              Array(repeating: sky, count: 4), natal, "\(point.body) \(angle)° and \(offset)°")
          }
        }
      }
    }
  }

  /// What windows and the reference differ by moves a quantile by no more.
  @Test func `norms are those of the reference`() throws {
    let (natal, ephemeris) = (try Samples.dateOnly().natal, try Samples.ephemeris())
    let days = try Norms.sampleDates(from: natal.birth).map { date in
      MeterActivity(of: natal, during: try DaySkies(of: date, ephemeris: ephemeris).skies)
    }
    let norms = try Samples.dateOnly().norms
    for meter in Meter.allCases {
      let reference = MeterNorms(
        ascendingActivities: days.map { $0.activity[meter] }.sorted()
      ) { median in
        days.map { $0[meter].polarity(medianActivity: median) }.sorted()
      }
      let largest = reference.activity.knots[64]
      for (one, other) in zip(norms[meter].activity.knots, reference.activity.knots) {
        #expect((one - other).magnitude <= Self.single * largest)
      }
      let sides = [
        (norms[meter].harmonious, reference.harmonious),
        (norms[meter].challenging, reference.challenging),
      ]
      for (found, expected) in sides {
        #expect(found.knots.count == expected.knots.count)
        for (one, other) in zip(found.knots, expected.knots) {
          // A polarity is a quotient of two sums that are each off by the same part.
          #expect((one - other).magnitude <= 20 * Self.single, "\(meter)")
        }
      }
    }
  }
}
