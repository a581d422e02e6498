import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

@Suite struct SkyEventDocumentTests {
  static func events(
    _ first: String, _ last: String, _ kinds: Set<SkyEvent.Kind>
  ) throws -> [SkyEvent] {
    let ephemeris = try Samples.ephemeris.get()
    let start = JulianDay<UT1>(try CalendarDate(first), .midnight)
    let end = JulianDay<UT1>(try CalendarDate(last), .midnight)
    return try SkyCalendar().events(kinds, during: start..<end, ephemeris: ephemeris)
  }

  static func document(_ events: [SkyEvent]) throws -> [JSONValue] {
    try events.map { try JSONValue(parsing: SkyEventDocument($0).json) }
  }

  @Test func `what happens in a spring fits the schema`() throws {
    let events = try Self.events("2025-03-01", "2025-04-15", Set(SkyEvent.Kind.allCases))
    let document = try Self.document(events)
    let found = try SchemaLibrary.contract().violations(in: .array(document), against: "events")
    #expect(found.isEmpty)
    #expect(Set(document.compactMap { $0["kind"]?.string }).count == 6)
  }

  @Test func `a Moon without an aspect has a void without one`() throws {
    let document = try Self.document(try Self.events("1965-03-04", "1965-03-06", [.void]))
    #expect(document.count == 2)
    #expect(document.last?["last_aspect"] == .null)
    let found = try SchemaLibrary.contract().violations(in: .array(document), against: "events")
    #expect(found.isEmpty)
  }

  // USNO: new Moon 2024-04-08 18:21 UT. NASA: greatest eclipse 18:18:29 TD, which is 18:17:20 UT.
  // Mercury turns on 2024-04-01 at 22:14 UT in every almanac.
  @Test func `members say what almanacs say`() throws {
    let document = try Self.document(
      try Self.events("2024-04-01", "2024-04-09", [.lunation, .station, .eclipse]))
    #expect(document.map { $0["kind"]?.string } == ["station", "lunation", "eclipse", "lunation"])
    try #require(document.count == 4)
    #expect(document[0]["body"]?.string == "mercury")
    #expect(document[0]["motion"]?.string == "retrograde")
    #expect(document[0]["at"]?.string?.hasPrefix("2024-04-01T22:14") == true)
    #expect(document[1]["phase"]?.string == "last_quarter")
    #expect(document[2]["of"]?.string == "sun" && document[2]["type"]?.string == "total")
    #expect(document[2]["at"]?.string?.hasPrefix("2024-04-08T18:17") == true)
    #expect(document[3]["phase"]?.string == "new_moon")
    #expect(document[3]["at"]?.string?.hasPrefix("2024-04-08T18:20") == true)
  }
}
