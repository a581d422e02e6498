import Astrology
@_spi(FrontEnd) import Documents
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

/// The documents of `astrolabe portrait --with-birth` and `--year`.
@Suite struct PassagesDocumentTests {
  @Test func `portraits of two people fit the schema`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let charts = try [
      Samples.contractChart(), Samples.chart(of: Birth(date: CalendarDate("1962-02-05"))),
    ]
    for first in charts {
      for second in charts {
        let synastry = try Synastry(of: first, and: second, ephemeris: ephemeris)
        for bond in PairPortrait.Bond.allCases {
          let portrait = PairPortrait(of: synastry, as: bond)
          let document = try JSONValue(
            parsing: PassagesDocument(portrait, names: PairNames("Ada \"Lo\"", nil)).json)
          let violations = try SchemaLibrary.contract()
            .violations(in: document, against: "portrait_two")
          #expect(violations.map(\.description) == [])
          #expect(document["bond"]?.string == bond.name)
          #expect(document["one"]?["name"]?.string == "Ada \"Lo\"")
          #expect(document["other"]?["name"]?.string == "B")
          #expect(document["one"]?["birth_time_known"] == .boolean(first.angles != nil))
          #expect(document["chapters"]?.array?.count == portrait.chapters.count)
        }
      }
    }
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `portraits of a period fit the schema`(_ length: PeriodPortrait.Length) throws {
    for chart in try [
      Samples.contractChart(), Samples.chart(of: Birth(date: CalendarDate("1962-02-05"))),
    ] {
      let portrait = try PeriodPortrait(
        length, of: CalendarDate("2027-02-01"), for: chart, in: .utc,
        ephemeris: Samples.ephemeris.get())
      let document = try JSONValue(parsing: PassagesDocument(portrait).json)
      let violations = try SchemaLibrary.contract()
        .violations(in: document, against: "portrait_period")
      #expect(violations.map(\.description) == [])
      #expect(document["period"]?.string == length.rawValue)
      for chapter in portrait.chapters.map(\.chapter) {
        let alone = try JSONValue(parsing: PassagesDocument(portrait, only: chapter).json)
        #expect(alone["chapters"]?.array?.map { $0["chapter"]?.string } == [chapter.name])
      }
    }
  }

  @Test func `a portrait with a bridge fits the schema`() throws {
    let chart = try Samples.contractChart()
    let bridge = try PortraitBridge(
      of: chart, from: CalendarDate("2027-03-01"), in: .utc, ephemeris: Samples.ephemeris.get())
    let portrait = WrittenPortrait(Portrait(of: chart, touchedBy: bridge))
    let document = try JSONValue(parsing: PortraitDocument(portrait, only: .bridge).json)
    let violations = try SchemaLibrary.contract().violations(in: document, against: "portrait")
    #expect(violations.map(\.description) == [])
    #expect(document["chapters"]?.array?.count == 1)
  }
}
