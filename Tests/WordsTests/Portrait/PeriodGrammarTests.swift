import Astrology
import Ephemeris
import Readings
import TestSamples
import Testing
import Words

/// How a portrait of a period, or of two people of one name, is put into sentences.
@Suite struct PeriodGrammarTests {
  private static func texts(
    _ length: PeriodPortrait.Length, _ date: String, isTimed: Bool
  ) throws -> [(text: String, why: [String])] {
    try PortraitSamples.charts(isTimed: isTimed, count: 8).flatMap { chart in
      try PeriodPortrait(
        length, of: CalendarDate(date), for: chart, in: .utc, ephemeris: Samples.ephemeris.get()
      ).written().chapters.flatMap(\.paragraphs).flatMap(\.self).map { ($0.text, $0.why) }
    }
  }

  @Test func `a week is named from its first to its last date`() throws {
    for (date, name) in [
      ("2027-02-27", "from 27 February to 5 March 2027"), ("2027-03-03", "from 3 to 9 March 2027"),
      ("2027-12-28", "from 28 December 2027 to 3 January 2028"),
    ] {
      let texts = try Self.texts(.week, date, isTimed: true).map(\.text)
      #expect(texts.contains { $0.contains(name) }, "\(name)")
      #expect(!texts.contains { $0.contains("In 2") })
    }
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `one transit is in the singular, and the Sun has its article`(
    _ length: PeriodPortrait.Length
  ) throws {
    for (text, why) in try Self.texts(length, "2027-02-27", isTimed: true) {
      #expect(!text.contains("strongest is Sun"), "\(text)")
      for fact in why {
        #expect(!fact.hasPrefix("1 ") || !fact.contains("transits"), "\(fact)")
      }
    }
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `without a time of birth dates are about, and a sentence says why`(
    _ length: PeriodPortrait.Length
  ) throws {
    let all = try Self.texts(length, "2027-02-27", isTimed: false)
    #expect(all.contains { $0.text.contains("Dates are rough") })
    for (text, why) in all {
      #expect(!text.contains("exact on "), "\(text)")
      for fact in why where fact.contains(", exact ") {
        #expect(fact.contains(", exact about "), "\(fact)")
      }
    }
  }

  @Test func `the bridge of a portrait without a time says the same`() throws {
    let chart = try #require(PortraitSamples.charts(isTimed: false, count: 1).first)
    let bridge = try PortraitBridge(
      of: chart, from: CalendarDate("2027-03-01"), in: .utc, ephemeris: Samples.ephemeris.get())
    let written = WrittenPortrait(Portrait(of: chart, touchedBy: bridge))
    let dated = try #require(written.chapter(.bridge)).paragraphs.flatMap(\.statements)
    #expect(dated.allSatisfy { $0.text.contains(" about ") })
    #expect(dated.allSatisfy { $0.why.allSatisfy { $0.contains("exact about") } })
    let notes = try #require(written.chapter(.certainty)).paragraphs.map(\.text)
    #expect(notes.contains { $0.contains("rough") })
    let plain = WrittenPortrait(Portrait(of: chart))
    #expect(plain.chapter(.certainty)?.paragraphs.contains { $0.text.contains("rough") } == false)
  }

  @Test func `two people of one name are kept apart`() throws {
    let names = PairNames("Zoë", "Zoë")
    #expect(names[.one] == "Zoë" && names[.other] == "the other Zoë")
    let charts = try PortraitSamples.charts(isTimed: true, count: 4)
    for (one, other) in zip(charts, charts.dropFirst()) {
      let synastry = try Synastry(of: one, and: other, ephemeris: Samples.ephemeris.get())
      let written = PairPortrait(of: synastry, as: .love).written(names: names)
      for statement in written.chapters.flatMap(\.paragraphs).flatMap(\.self) {
        let text = statement.text
        #expect(!text.hasPrefix("the other") && !text.contains(". the other"), "\(text)")
      }
    }
  }
}
