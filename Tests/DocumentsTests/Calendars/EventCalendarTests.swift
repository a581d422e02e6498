import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// What the sky and a person's transits are in a calendar.
@Suite struct EventCalendarTests {
  static let start = JulianDay<UT1>(2_460_676.5)  // 2025-01-01
  static let bodies: BodySet = [BodySet(.sun), BodySet(.mercury), BodySet(.mars)]

  static func skyEntries(days: Double) throws -> [CalendarDocument.Entry] {
    let ephemeris = try Samples.ephemeris.get()
    return try SkyCalendar()
      .events(during: start..<start.advanced(byDays: days), ephemeris: ephemeris).flatMap(
        \.calendarEntries)
  }

  static func transits(from offset: Double = 0, days: Double) throws -> [Transit] {
    let first = start.advanced(byDays: offset)
    return try TransitCalendar(of: Samples.contractChart(), bodies: bodies).transits(
      during: first..<first.advanced(byDays: days), ephemeris: Samples.ephemeris.get())
  }

  // The void of traps and almanacs: 2025-01-01 06:02:09 to 10:49:41 UTC.
  @Test func `a void is a period and a lunation a moment`() throws {
    let events = try ParsedCalendar(
      CalendarDocument(name: "Sky", entries: Self.skyEntries(days: 40)).bytes
    ).events
    let void = try #require(events.first { $0["UID"]?.hasPrefix("void-") == true })
    #expect(void["DTSTART"] == "20250101T060209Z")
    #expect(void["DTEND"] == "20250101T104941Z")
    #expect(void["SUMMARY"] == "Moon void of course in Capricorn")
    let newMoon = try #require(events.first { $0["SUMMARY"] == "New Moon in Aquarius" })
    #expect(newMoon["DTSTART"]?.hasPrefix("20250129T1235") == true)
    #expect(newMoon["DTEND"] == nil)
    #expect(Set(events.compactMap { $0["UID"] }).count == events.count)
    #expect(events.allSatisfy { $0["DTSTAMP"] == "20000101T120000Z" })
  }

  @Test func `a transit is a period with its exact moments`() throws {
    let transits = try Self.transits(days: 10)
    let transit = try #require(transits.first { $0.passes.count == 2 })
    let entries = transit.calendarEntries
    #expect(entries.count == 3)
    #expect(entries[0].extent == .period(try #require(transit.enters)..<#require(transit.leaves)))
    #expect(entries.dropFirst().map(\.extent) == transit.passes.map { .moment($0.at) })
    #expect(entries.map(\.details).dropFirst() == ["Pass 1 of 2.", "Pass 2 of 2."])
    let nearMiss = try #require(transits.first { !$0.perfects })
    #expect(nearMiss.calendarEntries.count == 1)
    #expect(nearMiss.calendarEntries[0].details.contains("without being exact"))
  }

  @Test func `an entry keeps its identity whenever it is written`() throws {
    let first = try Self.transits(days: 10).flatMap(\.calendarEntries)
    let second = try Self.transits(from: 5, days: 10).flatMap(\.calendarEntries)
    let shared = Set(first).intersection(second)
    #expect(shared.count > 10)
    #expect(Set(first.map(\.identity)).intersection(second.map(\.identity)).count == shared.count)
    #expect(Set(first.map(\.identity)).count == first.count)
  }

  @Test(
    .enabled(if: IndependentParser.isPresent, "Python has no package icalendar to read with"))
  func `another parser reads the same events`() throws {
    let hostile = CalendarDocument.Entry(
      identity: "hostile", extent: .moment(Self.start), summary: "a,b;c\\d\ne\\n f: \"g\"",
      details: String(repeating: "Zürich 12°30′ ♈ 𝄞 ", count: 30))
    let entries =
      try Self.skyEntries(days: 40) + Self.transits(days: 10).flatMap(\.calendarEntries)
      + [hostile]
    let read = try IndependentParser.events(CalendarDocument(name: "All", entries: entries).bytes)
    #expect(read.count == entries.count)
    for (event, entry) in zip(read, entries) {
      #expect(event["uid"]?.string == "\(entry.identity)@astrolabe")
      #expect(event["stamp"]?.string == CalendarDocument.stamp.iso8601)
      #expect(event["start"]?.string == entry.start.iso8601)
      if case .period(let period) = entry.extent {
        #expect(event["end"]?.string == period.upperBound.iso8601)
      } else {
        #expect(event["end"] == .null)
      }
      #expect(event["summary"]?.string == entry.summary)
      #expect(event["details"]?.string == entry.details)
    }
  }
}
