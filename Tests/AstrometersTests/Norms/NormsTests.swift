import EngineSupport
import Astrology
import Ephemeris
import Testing

@testable import Astrometers

/// The person's lifetime as a yardstick.
@Suite struct NormsTests {
  @Test func `sample days begin on the UTC date of birth`() throws {
    // 2001-12-31 00:05 in Sydney's summer is 2001-12-30 13:05 in UTC.
    let zone = CivilZone.fixed(secondsEast: 11 * 3_600)
    let birth = zone.civilMoment(
      try Samples.date("2001-12-31"), try TimeOfDay("00:05")
    ).instant
    let dates = Norms.sampleDates(from: birth)
    #expect(dates.first?.description == "2001-12-30")
    #expect(dates.count == 601)
    #expect(dates[1].dayNumber - dates[0].dayNumber == 51)
    #expect(dates[600].dayNumber - dates[0].dayNumber == 30_600)
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a lifetime that the ephemeris does not cover is an error that names the last birth`()
    throws
  {
    let ephemeris = try Samples.ephemeris()
    func natal(_ date: String) throws -> NatalProfile {
      NatalProfile(
        of: try NatalChart(of: Birth(date: Samples.date(date)), ephemeris: ephemeris))
    }
    // 30 600 days before 2399-12-31.
    let error = #expect(throws: NormsError.self) {
      try Norms(of: natal("2316-03-22"), ephemeris: ephemeris)
    }
    #expect(error?.description.contains("births up to 2316-03-21 can be scored") == true)
    #expect(throws: Never.self) { try Norms(of: natal("2316-03-21"), ephemeris: ephemeris) }
  }

  @Test func `half of a life is below the median`() throws {
    let astrometer = try Samples.newYork()
    let ephemeris = try Samples.ephemeris()
    let dates = Norms.sampleDates(from: astrometer.natal.birth)
    // Of the sampled days themselves, every second one: about half rank below 50 in each meter.
    let scores = try stride(from: 0, to: 601, by: 2).map { index in
      astrometer.scores(during: try DaySkies(of: dates[index], ephemeris: ephemeris).skies)
    }
    for meter in Meter.allCases {
      let below = scores.count { $0[meter].intensity < 50 }
      // 301 draws without replacement from 601: three standard deviations are 18.
      #expect(abs(below - 150) <= 18, "\(meter): \(below) of 301 days below the median")
    }
  }

  @Test func `scores by the knots as they are kept are those by each meter's own norms`() throws {
    let astrometer = try Samples.newYork()
    let ephemeris = try Samples.ephemeris()
    for day in 0..<200 {
      let skies = try DaySkies(
        of: CalendarDate(daysSince1970: 19_000 + 53 * day), ephemeris: ephemeris)
      let heard = MeterActivity(of: astrometer.natal, during: skies)
      #expect(
        astrometer.norms.kept.scores(from: heard)
          == Meter.allCases.map { astrometer.norms[$0].score(of: heard[$0]) })
    }
  }

  @Test func `exact neutrality is exactly 50 and 0`() {
    let score = MeterScore(intensity: 73, harmony: 50)
    #expect(score.unified == 0)
    let activity = MeterActivity(
      of: NatalProfile(points: [], birth: .j2000), during: [Samples.sky([:])])
    for meter in Meter.allCases {
      #expect(activity[meter].polarity(medianActivity: 0) == 0)
    }
  }
}
