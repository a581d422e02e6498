import Astrology
import Documents
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

/// The document of `astrolabe portrait`.
@Suite struct PortraitDocumentTests {
  private static func portraits() throws -> [WrittenPortrait] {
    let polar = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T12:00", zone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553))
    return try [
      Samples.contractChart(), polar, Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))),
      // A stellium of seven in Aquarius.
      Samples.chart(of: Birth(date: CalendarDate("1962-02-05"))),
    ].map { WrittenPortrait(Portrait(of: $0)) }
  }

  @Test func `portraits fit the schema`() throws {
    for portrait in try Self.portraits() {
      let text = PortraitDocument(portrait).json
      let document = try JSONValue(parsing: text)
      let violations = try SchemaLibrary.contract().violations(in: document, against: "portrait")
      #expect(violations.map(\.description) == [])
      #expect(document["birth_time_known"] == .boolean(portrait.isTimed))
      #expect(document["chapters"]?.array?.count == portrait.chapters.count)
    }
  }

  @Test func `one chapter can stand alone`() throws {
    let portrait = try #require(try Self.portraits().first)
    #expect(portrait.chapters.count >= 10)
    for chapter in portrait.chapters.map(\.chapter) {
      let document = try JSONValue(parsing: PortraitDocument(portrait, only: chapter).json)
      let chapters = try #require(document["chapters"]?.array)
      #expect(chapters.map { $0["chapter"]?.string } == [chapter.name])
      #expect(chapters.map { $0["short"]?.string } == [portrait.chapter(chapter)?.short])
    }
  }
}
