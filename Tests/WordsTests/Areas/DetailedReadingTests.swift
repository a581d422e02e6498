import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct DetailedReadingTests {
  /// Thirty days of everyone, from a date.
  private static func month(from first: String) throws -> [[DetailedReading]] {
    let first: CalendarDate = try CalendarDate(first)
    let days = try (0..<30).map { offset in
      let day = try ReadingDay(
        of: first.advanced(byDays: offset), ephemeris: Samples.ephemeris.get())
      return (day, try SkyOutlook(of: day, eclipses: Samples.ephemeris.get()))
    }
    return try ReadingSamples.everyone().map { person in
      try days.map { day, sky in
        let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
        return DetailedReading(of: try DayOutlook(of: reading, sky: sky))
      }
    }
  }

  private static func sentences(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { sentences, word in
      let last = sentences.count - 1
      sentences[last] += sentences[last].isEmpty ? String(word) : " \(word)"
      if word.hasSuffix(".") || word.hasSuffix("?") { sentences.append("") }
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: ["2025-01-03", "2026-07-20"])
  func `a month of everyone keeps the limits and doesn't repeat itself`(_ first: String) throws {
    for month in try Self.month(from: first) {
      for area in LifeArea.allCases {
        let texts = month.map { $0.passage(on: area) }
        for text in texts {
          #expect((80...120).contains(text.split(separator: " ").count), "\(text)")
        }
        #expect(Set(texts).count == texts.count, "\(area)")
        for (today, tomorrow) in zip(texts, texts.dropFirst()) {
          let common = Set(Self.sentences(today)).intersection(Self.sentences(tomorrow))
          #expect(common.isEmpty, "\(common)")
        }
      }
      for reading in month {
        #expect((2...4).contains(reading.overview.count))
        #expect((2...3).contains(Self.sentences(reading.lookAhead).count))
      }
    }
  }

  /// Of the sentences of a month's texts, those that stood in the same area on one of the six days before.
  @Test func `few sentences come again within a week`() throws {
    let mostRepeated = 0.1  // rarely, as the plan has it: one in ten
    for month in try Self.month(from: "2025-03-01") {
      var (written, again) = (0, 0)
      for area in LifeArea.allCases {
        let days = month.map { Self.sentences($0.passage(on: area)) }
        for (index, today) in days.enumerated().dropFirst(6) {
          let week = Set(days[(index - 6)..<index].joined())
          written += today.count
          again += today.count { week.contains($0) }
        }
      }
      #expect(Double(again) <= mostRepeated * Double(written), "\(again) of \(written)")
    }
  }

  @Test func `another person has another text, and the same person the same`() throws {
    let readings = try ReadingSamples.everyone().map { person in
      let reading = try person.reading("2025-01-06")
      return try (0..<2).map { _ in
        DetailedReading(
          of: try DayOutlook(of: reading, eclipses: Samples.ephemeris.get()))
      }
    }
    #expect(readings.allSatisfy { $0[0] == $0[1] })
    for area in LifeArea.allCases {
      #expect(Set(readings.map { $0[0].passage(on: area) }).count == readings.count)
    }
  }
}
