import Astrology
import Ephemeris
import Readings
import TestSamples
import Testing
import Words

/// The sentences of a portrait of a year, a month or a week.
@Suite struct WrittenPeriodTests {
  private static let dates: [PeriodPortrait.Length: String] = [
    .year: "2027-05-05", .month: "2027-02-11", .week: "2027-12-28",
  ]

  private static func portraits(
    _ length: PeriodPortrait.Length, isTimed: Bool, count: Int = 5
  ) throws -> [(chart: NatalChart, portrait: PeriodPortrait)] {
    let date = try CalendarDate(try #require(dates[length]))
    return try PortraitSamples.charts(isTimed: isTimed, count: count).map { chart in
      (
        chart,
        try PeriodPortrait(
          length, of: date, for: chart, in: .utc, ephemeris: Samples.ephemeris.get())
      )
    }
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `every statement has sentences and facts, and none has an open slot`(
    _ length: PeriodPortrait.Length
  ) throws {
    for isTimed in [true, false] {
      for (_, portrait) in try Self.portraits(length, isTimed: isTimed) {
        let written = portrait.written()
        #expect((40...1_200).contains(written.wordCount), "\(written.wordCount)")
        #expect(written.chapters.map(\.name).contains("certainty"))
        for chapter in written.chapters {
          #expect(!chapter.title.isEmpty && !chapter.short.isEmpty && !chapter.paragraphs.isEmpty)
          for statement in chapter.paragraphs.flatMap(\.self) {
            #expect(!statement.text.isEmpty && !statement.because.isEmpty)
            #expect(statement.because.count == statement.why.count)
            #expect(!statement.text.contains("{") && !statement.text.contains("  "))
          }
        }
      }
    }
  }

  /// A month and a week have no chart of their own, as a year has one.
  @Test(arguments: [PeriodPortrait.Length.month, .week])
  func `nothing is said of a return or a profected house`(_ length: PeriodPortrait.Length) throws {
    for isTimed in [true, false] {
      for (_, portrait) in try Self.portraits(length, isTimed: isTimed) {
        let chapter = try #require(portrait.written().chapters.last { $0.name == "certainty" })
        let text = chapter.paragraphs.flatMap(\.self).map(\.text).joined(separator: " ")
        #expect(!text.contains("return") && !text.contains("profected"), "\(text)")
      }
    }
  }

  @Test func `two people share at most 12 of 100 sentences of their year on the average`() throws {
    let portraits = try Self.portraits(.year, isTimed: true, count: 14).map { pair in
      Set(
        pair.portrait.written().chapters.flatMap(\.paragraphs).flatMap(\.self).map(\.text)
          .flatMap(Sentences.of(_:)))
    }
    var (shared, all) = (0, 0)
    for (index, one) in portraits.enumerated() {
      for other in portraits[(index + 1)...] {
        shared += one.intersection(other).count
        all += min(one.count, other.count)
      }
    }
    #expect(Double(shared) <= 0.12 * Double(all), "\(shared) of \(all)")
  }
}
