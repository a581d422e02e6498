import Astrology
import Astrometers
import Documents
import Ephemeris
import Foundation
import Readings
import TestSamples
import TestSupport
import Testing

@Suite struct DailyReadingDocumentTests {
  /// Readings of every month, 1930 to 2060, in zones of both sides of the date line.
  static let readings = Result {
    var generator = SplitMix64(seed: 1_930)
    let zones =
      try [.utc, .utc] + ["America/Los_Angeles", "Pacific/Auckland"].map(ReadingSamples.zone)
    return try ReadingSamples.everyone().flatMap { person in
      try (1...12).map { month in
        let year = 1_930 + Int(generator.next() % 131)
        let day = 1 + Int(generator.next() % 28)
        let zone = zones[Int(generator.next() % UInt64(zones.count))]
        let date: CalendarDate = try CalendarDate(year: year, month: month, day: day)
        return (person: person, reading: try person.reading(date.description, in: zone))
      }
    }
  }

  @Test func `random readings fit the schema and the rules`() throws {
    let library = try SchemaLibrary.contract()
    for (person, reading) in try Self.readings.get() {
      let document = try ReadingSamples.document(reading)
      let name = "\(person.description), \(reading.day.date), \(reading.day.zone)"
      #expect(try library.violations(in: document, against: "daily_reading").isEmpty, "\(name)")
      #expect(try ReadingRules.broken(by: document, isSolar: person.isSolar).isEmpty, "\(name)")
    }
  }

  @Test func `readings with all texts fit the schema and the limits, too`() throws {
    let library = try SchemaLibrary.contract()
    for (person, reading) in try Self.readings.get().enumerated().filter({ $0.offset % 6 == 0 })
      .map(\.element)
    {
      let outlook = try DayOutlook(of: reading, eclipses: Samples.ephemeris.get())
      let text = DailyReadingDocument(outlook).json
      let document = try JSONValue(parsing: text)
      let name = "\(person.description), \(reading.day.date), \(reading.day.zone)"
      #expect(try library.violations(in: document, against: "daily_reading").isEmpty, "\(name)")
      #expect(try ReadingRules.broken(by: document, isSolar: person.isSolar).isEmpty, "\(name)")
      #expect(document["follow_up_questions"] != nil && document["actionable_advice"] != nil)
    }
  }

  @Test func `the same day and birth make the same bytes`() throws {
    let person = try ReadingSamples.newYork.get()
    let texts = try (0..<2).map { _ in
      DailyReadingDocument(try person.reading("2025-01-06")).json
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `no number has an exponent, an empty minus or more digits than promised`() throws {
    for (_, reading) in try Self.readings.get() {
      let text = DailyReadingDocument(reading).json
      for match in text.matches(of: #/"([a-z_]+)":(-?[0-9.e+-]+)/#) {
        let (key, digits) = (match.1, match.2)
        #expect(!digits.contains("e") && digits != "-0" && digits != "-0.0", "\(key) \(digits)")
        let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
        #expect(decimals <= (key == "orb" || key == "contribution" ? 2 : 1), "\(key) \(digits)")
      }
    }
  }

  @Test func `keys come in the contract's order`() throws {
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    let outlook = try DayOutlook(of: reading, eclipses: Samples.ephemeris.get())
    let text = DailyReadingDocument(outlook).json
    for keys in [
      [
        "date", "sun_sign", "technical_analysis", "daily_theme_headline", "daily_overview",
        "actionable_advice", "astrometers", "transit_summary", "moon_detail", "look_ahead_preview",
        "energy_rhythm", "relationship_weather", "collective_energy",
      ],
      [
        "meter_name", "display_name", "group", "unified_score", "intensity", "harmony",
        "unified_quality", "state_label", "interpretation", "trend_delta", "trend_direction",
        "trend_change_rate", "overview", "detailed", "astrological_foundation", "top_aspects",
      ],
      [
        "label", "natal_planet", "transit_planet", "aspect_type", "orb", "orb_percentage", "phase",
        "days_to_exact", "contribution", "quality_factor", "natal_planet_house",
        "natal_planet_sign", "houses_involved", "natal_aspect_echo",
      ],
    ] {
      // Each key after the one before it, from the first of them on.
      var rest = try #require(text.range(of: "\"\(keys[0])\":")).lowerBound..<text.endIndex
      for key in keys {
        let place = try #require(text.range(of: "\"\(key)\":", range: rest), "\(key)")
        rest = place.upperBound..<text.endIndex
      }
    }
    #expect(!text.contains("\n") && !text.contains(" \"") && !text.hasSuffix(" "))
  }

  @Test func `without texts nothing that a writer may add is there`() throws {
    let text = DailyReadingDocument(try ReadingSamples.dateOnly.get().reading("2025-01-06")).json
    for key in [
      "technical_analysis", "daily_theme_headline", "daily_overview", "actionable_advice",
      "look_ahead_preview", "energy_rhythm", "relationship_weather", "collective_energy",
      "follow_up_questions", "model_used",
    ] {
      #expect(!text.contains("\"\(key)\""))
    }
    let document = try JSONValue(parsing: text)
    let group = document["astrometers"]?["groups"]?.array?.first
    #expect(group?["interpretation"] == nil)
    #expect(group?["meters"]?.array?.first?["interpretation"] == nil)
    #expect(document["moon_detail"]?["interpretation"] == nil)
  }
}
