import Astrology
import Documents
import Ephemeris
import TestSupport
import Testing

/// The iCalendar file, by its octets.
@Suite struct CalendarDocumentTests {
  static let noon = JulianDay<UT1>(2_460_682)  // 2025-01-06T12:00:00Z

  static func parsed(
    _ entries: [CalendarDocument.Entry], name: String = "Sky"
  ) throws -> ParsedCalendar {
    try ParsedCalendar(CalendarDocument(name: name, entries: entries).bytes)
  }

  @Test func `a moment is written to the octet`() {
    let entry = CalendarDocument.Entry(
      identity: "station-mars-20250106T120000Z", extent: .moment(Self.noon),
      summary: "Mars, turning; here\\there", details: "First line\nsecond line")
    let expected = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Astrolabe//astrolabe \(EngineVersion.text)//EN",
      "CALSCALE:GREGORIAN", "NAME:Sky", "X-WR-CALNAME:Sky", "BEGIN:VEVENT",
      "UID:station-mars-20250106T120000Z@astrolabe", "DTSTAMP:20000101T120000Z",
      "DTSTART:20250106T120000Z", #"SUMMARY:Mars\, turning\; here\\there"#,
      #"DESCRIPTION:First line\nsecond line"#, "TRANSP:TRANSPARENT", "END:VEVENT",
      "END:VCALENDAR",
    ]
    let document = CalendarDocument(name: "Sky", entries: [entry])
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text == expected.map { $0 + "\r\n" }.joined())
  }

  @Test func `a period has an end, unless it is over within the second`() throws {
    func event(seconds: Double) throws -> [String: String] {
      let end = Self.noon.advanced(bySeconds: seconds)
      let entry = CalendarDocument.Entry(
        identity: "void", extent: .period(Self.noon..<end), summary: "Void", details: "")
      return try #require(try Self.parsed([entry]).events.first)
    }
    #expect(try event(seconds: 90)["DTEND"] == "20250106T120130Z")
    #expect(try event(seconds: 0.2)["DTEND"] == nil)
    #expect(try event(seconds: 90)["DESCRIPTION"] == nil)
  }

  @Test(arguments: [
    "", "plain", "a,b;c\\d", "tab\there", "line\nline", "\\n is no line end", "Zürich, 12°30′ ♈︎",
  ])
  func `texts come back as they went`(text: String) throws {
    let entry = CalendarDocument.Entry(
      identity: "x", extent: .moment(Self.noon), summary: text, details: text)
    let calendar = try Self.parsed([entry], name: text)
    let event = try #require(calendar.events.first)
    #expect(ParsedCalendar.text(try #require(event["SUMMARY"])) == text)
    #expect(ParsedCalendar.text(event["DESCRIPTION"] ?? "") == text)
    #expect(ParsedCalendar.text(try #require(calendar.value("X-WR-CALNAME"))) == text)
  }

  @Test func `line ends of all kinds are one, and control characters are dropped`() throws {
    let entry = CalendarDocument.Entry(
      identity: "x", extent: .moment(Self.noon), summary: "a\r\nb\rc\nd\u{1B}[31m\0\u{7F}",
      details: "")
    let summary = try #require(try Self.parsed([entry]).events.first?["SUMMARY"])
    #expect(summary == #"a\nb\nc\nd[31m"#)
  }

  // Characters of one to four octets, so that every line end falls on each place within them.
  @Test(arguments: ["a", "é", "♈", "𝄞", "e\u{301}", ","])
  func `a line of any length is folded at 75 octets and never within a character`(
    character: String
  ) throws {
    for count in 0..<160 {
      let text = "x" + String(repeating: character, count: count)
      let entry = CalendarDocument.Entry(
        identity: "x", extent: .moment(Self.noon), summary: text, details: "")
      // The parser checks lengths and characters.
      let summary = try #require(try Self.parsed([entry]).events.first?["SUMMARY"])
      #expect(ParsedCalendar.text(summary) == text)
    }
  }

  @Test func `a calendar of nothing has no event`() throws {
    #expect(try Self.parsed([]).events.isEmpty)
  }
}
