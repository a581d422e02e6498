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

  @Test func `a meter's line names the transit that the plan names, or no planet`() throws {
    let first = try CalendarDate("2024-01-05")
    var found = 0
    for days in stride(from: 0, to: 700, by: 23) {
      let day = try ReadingDay(
        of: first.advanced(byDays: days), ephemeris: Samples.ephemeris.get())
      for person in try ReadingSamples.everyone() {
        let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
        let texts = ReadingTexts(of: ReadingFacts(reading))
        for meter in Meter.allCases {
          let text = texts.interpretation(of: meter)
          let names = WordFile.leaders.filter { text.contains($0.title) }
          guard let cause = texts.plan[meter].named else {
            #expect(names.isEmpty, "\(meter): \(text)")
            continue
          }
          #expect(names.isEmpty || names.contains(cause.body), "\(meter): \(text)")
          found += names.isEmpty ? 0 : 1
        }
      }
    }
    #expect(found > 300)
  }
}
