@_spi(FrontEnd) import Documents
import Ephemeris
import Foundation
import Readings
import TestSamples
import TestSupport
import Testing
import Words

/// The document of `astrolabe today --detailed --json`, as document 000 of the app describes it.
@Suite struct DetailedReadingDocumentTests {
  private static func document(of person: ReadPerson, _ date: String) throws -> JSONValue {
    let outlook = try DayOutlook(
      of: person.reading(date), eclipses: Samples.ephemeris.get())
    return try JSONValue(parsing: DetailedReadingDocument(DetailedReading(of: outlook)).json)
  }

  private static func violations(_ document: JSONValue) throws -> [String] {
    try SchemaLibrary.contract().violations(in: document, against: "detailed_reading")
      .map(\.description)
  }

  @Test(arguments: ["2025-01-06", "2024-04-08", "1999-08-11", "2059-12-31"])
  func `everyone's document fits the schema and what the app was promised`(
    _ date: String
  ) throws {
    // No advice on money, health or law: what the app's own tests look for.
    let advice = try Regex(
      #"\b(invest in|buy (stocks|shares|crypto)|lottery|gambl|diagnos|prescri|lawsuit|sue )"#
    ).ignoresCase()
    for person in try ReadingSamples.everyone() {
      let document = try Self.document(of: person, date)
      #expect(try Self.violations(document).isEmpty)
      let details = try #require(document["details"]?.object).values.compactMap(\.string)
      #expect(details.count == 8 && Set(details).count == 8)
      for detail in details {
        #expect((80...120).contains(detail.split(separator: " ").count), "\(detail)")
        #expect(detail.firstMatch(of: advice) == nil, "\(detail)")
      }
      for point in document["general_transits_overview"]?.array ?? [] {
        let count = try #require(point.string).split(separator: " ").count
        #expect((4...60).contains(count))
      }
    }
  }

  @Test func `the engine names itself, and the caller's clock measures how long it took`() throws {
    let person = try ReadingSamples.dateOnly.get()
    let outlook = try DayOutlook(
      of: person.reading("2025-01-06"), eclipses: Samples.ephemeris.get())
    let detailed = DetailedReading(of: outlook)
    let document = try JSONValue(
      parsing: DetailedReadingDocument(detailed, tookMilliseconds: 3).json)
    #expect(document["model_used"]?.string == "astrolabe-\(EngineVersion.text)")
    #expect(document["generation_time_ms"] == .number(3))
    #expect(document["usage"]?["prompt_token_count"] == .number(0))
    var bytes = Array("x".utf8)
    DetailedReadingDocument(detailed).appendJSON(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + DetailedReadingDocument(detailed).json)
  }

  @Test(arguments: [
    (#"[{"op": "remove", "path": "/details/home_environment"}]"#, "/details breaks required"),
    (
      #"[{"op": "add", "path": "/details/luck", "value": "x"}]"#,
      "/details breaks additionalProperties"
    ),
    (
      #"[{"op": "replace", "path": "/general_transits_overview", "value": ["One."]}]"#,
      "/general_transits_overview breaks minItems"
    ),
    (
      #"[{"op": "replace", "path": "/generation_time_ms", "value": 0.5}]"#,
      "/generation_time_ms breaks type"
    ),
    (
      #"[{"op": "replace", "path": "/details/love_relationships", "value": "Short."}]"#,
      "/details/love_relationships breaks minLength"
    ),
  ])
  func `a document that is not one is refused`(patch: String, violation: String) throws {
    let document = try Self.document(of: ReadingSamples.newYork.get(), "2025-01-06")
      .patched(by: JSONPatchStep.list(patch))
    #expect(try Self.violations(document) == [violation])
  }
}
