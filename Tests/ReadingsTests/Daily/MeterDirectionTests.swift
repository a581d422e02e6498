import Astrology
import Astrometers
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing
@testable import Words

/// A meter's text names a cause that moves the meter the way its score stands.
@Suite struct MeterDirectionTests {
  @Test func `a score beyond 15 is led by a quality of its own sign only`() throws {
    let hard = try MeterScore(ofIntensity: 80, harmony: 20)
    #expect(hard.mayBeLed(byQuality: -0.4))
    #expect(!hard.mayBeLed(byQuality: 0.4))
    #expect(!hard.mayBeLed(byQuality: 0))
    let easy = try MeterScore(ofIntensity: 80, harmony: 80)
    #expect(easy.mayBeLed(byQuality: 0.4))
    #expect(!easy.mayBeLed(byQuality: -0.4))
    let level = try MeterScore(ofIntensity: 80, harmony: 50)
    #expect(level.mayBeLed(byQuality: -0.4) && level.mayBeLed(byQuality: 0.4))
  }

  @Test func `no meter's line is without a transit that pulls with its score where one is in orb`()
    throws
  {
    let first = try CalendarDate("2024-01-05")
    var found = 0
    for days in stride(from: 0, to: 700, by: 23) {
      let day = try ReadingDay(
        of: first.advanced(byDays: days), ephemeris: Samples.ephemeris.get())
      for person in try ReadingSamples.everyone() {
        let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
        let facts = ReadingFacts(reading)
        let lines = ReadingTexts(of: facts).meters
        for meter in Meter.allCases {
          let score = facts.scores.scores[meter]
          let causes = facts.transits(of: meter).filter {
            score.mayBeLed(byQuality: $0.quality) && $0.body != .meanNode
              && (facts.isTimed || $0.natal != .body(.moon))
          }
          guard score.unified.magnitude > MeterScore.clearScore, !causes.isEmpty else { continue }
          found += 1
          let text = lines[meter].map { WordCorpus.english.text($0.number) } ?? ""
          #expect(
            causes.contains { text.contains($0.body.title) || text.contains("{transiting}") },
            "\(meter) at \(score.unified): \(text)")
        }
      }
    }
    #expect(found > 300)
  }
}
