import Foundation
import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The document of `astrolabe hours`.
@Suite struct HoursDocumentTests {
  private static func document(
    _ date: String, latitude: Double, bodies: BodySet = .all
  ) throws -> (LocalDay, JSONValue) {
    let day = try #require(
      try LocalDay(
        on: CalendarDate(date), in: .fixed(secondsEast: 3_600),
        place: GeographicPlace(latitude: latitude, longitude: 18.9553),
        bodies: bodies.intersection(.eleven), ephemeris: Samples.ephemeris.get()))
    return (day, try JSONValue(parsing: HoursDocument(day).json))
  }

  private static func violations(_ document: JSONValue) throws -> [String] {
    try SchemaLibrary.contract().violations(in: document, against: "hours").map(\.description)
  }

  @Test func `a date with hours fits the schema`() throws {
    let (day, document) = try Self.document("2025-01-06", latitude: 48)
    #expect(try Self.violations(document) == [])
    #expect(document["sun"]?.string == "rises_and_sets")
    #expect(document["day_lord"]?.string == "moon")
    #expect(document["hours"]?.array?.count == 24)
    #expect(document["sunrise"]?.string == day.planetaryDay?.sunrise.iso8601)
    #expect(document["bodies"]?.array?.count == 11)
    #expect(document["bodies"]?.array?.first?["rises"] == document["sunrise"])
  }

  @Test(arguments: [("2025-06-21", "always_up"), ("2025-12-21", "always_down")])
  func `a date without hours fits the schema`(date: String, sun: String) throws {
    let (_, document) = try Self.document(date, latitude: 69.6492, bodies: BodySet(.moon))
    #expect(try Self.violations(document) == [])
    #expect(document["sun"]?.string == sun)
    for key in ["hours", "day_lord", "sunrise", "sunset", "next_sunrise"] {
      #expect(document[key] == .null, "\(key)")
    }
  }

  @Test func `the schema is strict`() throws {
    let (day, _) = try Self.document("2025-01-06", latitude: 48, bodies: [])
    let json = HoursDocument(day).json
    for (right, wrong) in [
      (#""sun":"rises_and_sets""#, #""sun":"up""#), (#""day_lord":"moon""#, #""day_lord":null"#),
      (#""number":24"#, #""number":25"#), (#""bodies":[]"#, #""bodies":[1]"#),
      (#""lat":48.0"#, #""lat":98.0"#), (#""half":"night""#, #""half":"dusk""#),
    ] {
      let parts = json.components(separatedBy: right)
      #expect(parts.count > 1, "\(right)")
      let broken = try JSONValue(parsing: parts.joined(separator: wrong))
      #expect(try !Self.violations(broken).isEmpty, "\(wrong)")
    }
  }

  @Test func `hours are periods of a calendar that meet`() throws {
    let (day, _) = try Self.document("2025-01-06", latitude: 48, bodies: [])
    let entries = try #require(day.planetaryDay).calendarEntries
    #expect(entries.count == 24)
    #expect(entries.first?.summary == "Hour 1: Moon")
    #expect(Set(entries.map(\.identity)).count == 24)
    let crossings = day.sun.crossings.flatMap(\.calendarEntries).map(\.summary)
    #expect(
      crossings.sorted() == ["Sun culminates", "Sun culminates below", "Sun rises", "Sun sets"])
  }
}
