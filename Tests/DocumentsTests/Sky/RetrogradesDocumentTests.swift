import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The document of `astrolabe events --retrogrades`.
@Suite struct RetrogradesDocumentTests {
  @Test func `retrogrades fit the schema and have two entries each in a calendar`() throws {
    let start = JulianDay<UT1>(2_460_682)  // 2025-01-06 12:00
    let spans = try RetrogradeSpan.spans(
      of: Station.bodies, during: start..<start.advanced(byDays: 1_000),
      ephemeris: Samples.ephemeris.get())
    let document = try JSONValue(parsing: RetrogradesDocument(spans).json)
    let violations = try SchemaLibrary.contract().violations(in: document, against: "retrogrades")
    #expect(violations.isEmpty)
    #expect(document.array?.count == spans.count && spans.count > 15)
    #expect(document.array?.first?["turns_back"]?["sign"]?.string != nil)
    let entries = spans.flatMap(\.calendarEntries)
    #expect(entries.count == 2 * spans.count)
    #expect(Set(entries.map(\.identity)).count == entries.count)
  }

  @Test(arguments: [
    ("[]", true), ("{}", false),
    (#"[{"body":"sun"}]"#, false),
  ])
  func `the schema is strict`(text: String, isValid: Bool) throws {
    let violations = try SchemaLibrary.contract().violations(
      in: JSONValue(parsing: text), against: "retrogrades")
    #expect(violations.isEmpty == isValid)
  }
}
