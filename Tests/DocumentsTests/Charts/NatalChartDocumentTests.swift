import Astrology
import Documents
import Ephemeris
import Foundation
import TestSamples
import TestSupport
import Testing

@Suite struct NatalChartDocumentTests {
  static let births = Result { try RandomBirth.draw(420, seed: 2_399) }

  @Test func `random births make documents that fit the schema and the rules`() throws {
    let library = try SchemaLibrary.contract()
    var seen: Set<String> = []
    for drawn in try Self.births.get() {
      let chart = try Samples.chart(of: drawn.birth, houses: drawn.houses)
      let text = NatalChartDocument(chart).json
      let document = try JSONValue(parsing: text)
      let name = "\(drawn.birth.date), \(drawn.houses)"
      #expect(try library.violations(in: document, against: "natal_chart").isEmpty, "\(name)")
      #expect(NatalRules.broken(by: document).isEmpty, "\(name)")
      seen.insert("\(document["house_system"]?.string ?? "") \(chart.frame.origin.isFallback)")
    }
    // All systems, whole signs in place of others, and the Sun's.
    #expect(seen.count == HouseSystem.allCases.count + 2)
  }

  @Test func `the same birth makes the same bytes`() throws {
    for drawn in try Self.births.get().prefix(60) {
      let texts = try (0..<2).map { _ in
        NatalChartDocument(try Samples.chart(of: drawn.birth, houses: drawn.houses)).json
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func `no number has an exponent, an empty minus or more digits than promised`() throws {
    for drawn in try Self.births.get() {
      var birth = drawn.birth
      // Coordinates are given back as they came; the rest is rounded.
      birth = Birth(
        date: birth.date, time: birth.time, zone: birth.zone,
        place: try birth.place.map {
          try GeographicPlace(latitude: $0.latitude.rounded(), longitude: $0.longitude.rounded())
        })
      let text = NatalChartDocument(try Samples.chart(of: birth)).json
      for match in text.matches(of: #/[:,\[](-?[0-9.e+-]+)/#) {
        let digits = match.1
        #expect(!digits.contains("e") && digits != "-0" && digits != "-0.0", "\(digits)")
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count < 2 || (1...4).contains(parts[1].count), "\(digits)")
      }
    }
  }

  /// Pluto turns retrograde on 2025-05-04 and slows to 0.00005° a day within hours of it.
  @Test func `a retrograde body is called so where its speed prints as zero`() throws {
    var standing = 0
    for hour in 0..<24 {
      let birth = Birth(
        date: try CalendarDate("2025-05-04"), time: try TimeOfDay(hour: hour, minute: 0),
        zone: .utc, place: try GeographicPlace(latitude: 51.5, longitude: 0))
      let chart = try Samples.chart(of: birth)
      let document = try JSONValue(parsing: NatalChartDocument(chart).json)
      let pluto = try #require(
        document["bodies"]?.array?.first { $0["name"]?.string == "pluto" })
      let isRetrograde = pluto["retrograde"] == .boolean(true)
      #expect(isRetrograde == chart.sky[.pluto].isRetrograde, "\(hour)")
      if isRetrograde && pluto["speed"]?.number == 0 { standing += 1 }
    }
    // The times from the station until the speed rounds to −0.0001.
    #expect(standing > 0)
  }

  @Test func `keys come in the contract's order`() throws {
    let text = NatalChartDocument(try Samples.contractChart()).json
    let keys = [
      "schema_version", "mode", "exact_chart", "sun_sign", "birth", "datetime_utc", "zodiac",
      "house_system", "house_system_fallback", "bodies", "angles", "houses", "aspects",
      "distributions", "uncertainty",
    ]
    let places = keys.compactMap { text.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.count == keys.count && places == places.sorted())
    #expect(!text.contains("\n") && !text.contains(" \"") && !text.hasSuffix(" "))
  }
}
