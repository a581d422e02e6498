import Astrology
import Documents
import EngineSupport
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The documents of local space, of Saros numbers and, where libswe is built in, of eclipses from a place and the
/// sky from the Sun.
@Suite struct EclipsesDocumentTests {
  private static func violations(_ text: String, _ schema: String) throws -> [String] {
    let document = try JSONValue(parsing: text)
    return try SchemaLibrary.contract().violations(in: document, against: schema)
      .map(\.description)
  }

  @Test func `local space fits the schema`() throws {
    let places = try #require(
      try HorizontalPlace.places(
        of: Samples.contractChart(), ephemeris: Samples.ephemeris.get()))
    let text = LocalSpaceDocument(places).json
    #expect(try Self.violations(text, "local_space") == [])
    #expect(try JSONValue(parsing: text).array?.count == 11)
    #expect(try !Self.violations("[]", "local_space").isEmpty)
  }

  @Test func `a topocentric sky says from where it is seen`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let place = try GeographicPlace(latitude: 69.6492, longitude: 18.9553)
    let instant = try ephemeris.instant(JulianDay<UT1>(2_460_682))
    let sky = try ephemeris.sky(at: instant, bodies: .eleven)
      .seen(from: place, earth: ephemeris.orientation(at: instant))
    let text = SkyDocument(sky, seenFrom: place).json
    #expect(try Self.violations(text, "sky") == [])
    #expect(try JSONValue(parsing: text)["seen_from"]?["lat"]?.number == 69.6492)
  }

  @Test func `an eclipse of the calendar has its Saros`() throws {
    let start = JulianDay<UT1>(2_460_676.5)
    let ephemeris = try EclipseSamples.table.get()
    let events = try SkyCalendar().events(
      [.eclipse], during: start..<start.advanced(byDays: 365), ephemeris: ephemeris)
    let texts = events.map { SkyEventDocument($0).json }
    #expect(texts.count == 4)
    #expect(try Self.violations("[\(texts.joined(separator: ","))]", "events") == [])
    #expect(texts.first?.contains(#""saros":123,"member":53"#) == true)
  }

  #if SwissEphemeris
  @Test func `eclipses seen from a place fit the schema, and so do their entries`() throws {
    let place = try GeographicPlace(latitude: 64.1466, longitude: -21.9426)
    let eclipses = try Samples.ephemeris.get().eclipses(
      of: [.sun, .moon], seenFrom: place,
      during: JulianDay(2_446_431.5)..<JulianDay(2_450_084.5))
    #expect(Set(eclipses.map(\.luminary)).count == 2 && eclipses.count > 10)
    let text = EclipsesDocument(eclipses).json
    #expect(try Self.violations(text, "eclipses") == [])
    let entries = eclipses.flatMap(\.calendarEntries)
    #expect(entries.count == eclipses.count)
    #expect(Set(entries.map(\.identity)).count == entries.count)
    #expect(entries.allSatisfy { $0.summary.contains("eclipse of the") && !$0.details.isEmpty })
  }

  @Test func `the sky from the Sun fits the schema`() throws {
    let ephemeris: any FullEphemerisProvider = try Samples.ephemeris.get()
    let sky = try ephemeris.heliocentricSky(at: ephemeris.instant(JulianDay<UT1>(2_460_682)))
    let text = HeliocentricDocument(sky).json
    #expect(try Self.violations(text, "heliocentric") == [])
    #expect(try !Self.violations("{}", "heliocentric").isEmpty)
  }
  #endif
}
