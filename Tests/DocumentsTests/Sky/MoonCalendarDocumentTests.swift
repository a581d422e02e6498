import Astrology
import Documents
import EngineSupport
import Ephemeris
import TestSamples
import TestSupport
import Testing
import Words

/// The document of `astrolabe moon`, and its words.
@Suite struct MoonCalendarDocumentTests {
  private static func calendar() throws -> MoonCalendar {
    try MoonCalendar(
      from: CalendarDate(2027, 2, 1), through: CalendarDate(2027, 3, 31), in: .utc,
      ephemeris: Samples.ephemeris.get())
  }

  @Test func `a calendar fits the schema`() throws {
    let document = try JSONValue(parsing: MoonCalendarDocument(Self.calendar()).json)
    let violations = try SchemaLibrary.contract().violations(in: document, against: "moon")
    #expect(violations.map(\.description) == [])
    let days = document["days"]?.array ?? []
    #expect(days.count == 59)
    #expect(days.first?["sign"]?.string == "sagittarius")
    #expect(days.contains { $0["phase"]?.string == "full_moon" })
  }

  @Test(arguments: [
    (#"{"zone":"UTC","void":"modern","days":[]}"#, true), ("{}", false),
    (#"{"zone":"UTC","void":"old","days":[]}"#, false),
    (#"{"zone":"UTC","void":"modern","days":[{"date":"2027-02-01"}]}"#, false),
  ])
  func `the schema is strict`(text: String, isValid: Bool) throws {
    let violations = try SchemaLibrary.contract().violations(
      in: JSONValue(parsing: text), against: "moon")
    #expect(violations.isEmpty == isValid)
  }

  @Test func `a void over midnight begins on one date and ends on another`() throws {
    let calendar = try Self.calendar()
    let words = MoonCalendarWords(for: calendar)
    let long = try #require(
      calendar.days.flatMap(\.events).compactMap { event -> VoidOfCourse? in
        guard case .void(let void) = event, void.start.utcDate != void.end.utcDate else {
          return nil
        }
        return void
      }.first { $0.start.utcDate >= calendar.days[0].date })
    let lines = calendar.days.filter { $0.events.contains(.void(long)) }.map { day in
      words.line(.void(long), on: day)
    }
    #expect(lines.first?.hasPrefix("void from ") == true)
    #expect(lines.last?.hasPrefix("void until ") == true)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "void all day" })
  }
}
