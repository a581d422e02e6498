import EngineSupport
import Documents
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

/// The contract's numbered decisions on what is written of a reading, beyond what schema and rules say.
@Suite struct DocumentDecisionsTests {
  static func moon(_ reading: DailyReading) throws -> JSONValue {
    try #require(try ReadingSamples.document(reading)["moon_detail"])
  }

  @Test func `D01 the date is a label of the zone's clocks`() throws {
    let person = try ReadingSamples.newYork.get()
    let tokyo = try person.reading("2025-01-06", in: ReadingSamples.zone("Asia/Tokyo"))
    let document = try ReadingSamples.document(tokyo)
    #expect(document["date"] == .string("2025-01-06"))
    #expect(document["astrometers"]?["date"] == .string("2025-01-06T00:00:00"))
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `D04 the ephemeris' first day has no trend, and no other value in its place`() throws {
    let first = try ReadingSamples.dateOnly.get().reading("1200-01-09")
    let text = DailyReadingDocument(first).json
    #expect(!text.contains("trend_") && !text.contains("null,\"overview\""))
    let document = try ReadingSamples.document(first)
    #expect(
      try SchemaLibrary.contract().violations(in: document, against: "daily_reading").isEmpty)
    let second = try ReadingSamples.dateOnly.get().reading("1200-01-10")
    #expect(DailyReadingDocument(second).json.contains("trend_delta"))
  }

  // The void of 2025-01-07 runs from 21:15:46 to 22:11:10 UTC (contract, D17).
  @Test(arguments: [
    ("2025-01-06T12:00Z", "Not void of course"), ("2025-01-07T12:00Z", "Not void of course"),
    ("2025-01-07T21:15Z", "Not void of course"), ("2025-01-07T21:16Z", "Void until 22:11 UTC"),
    ("2025-01-07T21:30Z", "Void until 22:11 UTC"), ("2025-01-07T22:11Z", "Void until 22:11 UTC"),
    ("2025-01-07T22:12Z", "Not void of course"),
  ])
  func `D17 void of course`(_ instant: String, _ words: String) throws {
    let moon = try Self.moon(try ReadingSamples.dateOnly.get().reading(at: instant))
    #expect(moon["void_of_course"] == .string(words))
  }

  @Test func `D17 a void that ends on another date says which, in UTC and elsewhere`() throws {
    let person = try ReadingSamples.dateOnly.get()
    var dated = 0
    for zone in ["UTC", "Pacific/Auckland", "America/Los_Angeles"] {
      let zone = try ReadingSamples.zone(zone)
      for day in 1...60 {
        let date = CalendarDate(dayNumber: 20_088 + day).description
        let reading = try person.reading(date, in: zone)
        guard let end = reading.day.moon.voidUntil else { continue }
        let document = try ReadingSamples.document(reading)
        let words = try #require(document["moon_detail"]?["void_of_course"]?.string)
        #expect(words.hasPrefix("Void until ") && words.hasSuffix(" UTC"))
        #expect(try ReadingRules.broken(by: document, isSolar: true).isEmpty, "\(date) \(zone)")
        if words.count > 20 { dated += 1 }
        #expect(end > reading.day.instant)
      }
    }
    #expect(dated > 0)
  }

  @Test(arguments: [
    ("2025-01-06", "mars", "cancer", "fall"), ("2025-01-08", "venus", "pisces", "exaltation"),
    ("2025-01-29", "uranus", "taurus", "peregrine"),
    ("2025-02-01", "neptune", "pisces", "domicile"),
  ])
  func `D20 the dispositor is the modern ruler`(
    _ date: String, _ planet: String, _ sign: String, _ dignity: String
  ) throws {
    let moon = try Self.moon(try ReadingSamples.dateOnly.get().reading(date))
    #expect(moon["dispositor"]?["planet"] == .string(planet))
    #expect(moon["dispositor"]?["sign"] == .string(sign))
    #expect(moon["dispositor"]?["dignity"] == .string(dignity))
  }
}
