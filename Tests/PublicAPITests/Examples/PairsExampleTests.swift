import Astrolabe
import Testing

/// The examples of synastry, composites, and scores of two people.
@Suite struct PairsExampleTests {
  private static let other = Result {
    try BirthFields(
      birth: "1988-03-02T09:10", zone: "Europe/Paris", latitude: "45.75", longitude: "4.85"
    ).read(zones: .system())
  }

  private static func charts() throws -> (Example, NatalChart) {
    let example = try Example()
    return try (example, NatalChart(of: other.get(), ephemeris: example.ephemeris))
  }

  @Test func `two charts laid over each other`() throws {
    let (example, his) = try Self.charts()
    let (ephemeris, hers) = (example.ephemeris, example.chart)
    var printed: [String] = []
    func print(_ contact: Contact) { printed.append("\(contact)") }
    // begin: Sources/Astrology/Pairs/Synastry.swift
    let synastry = try Synastry(of: hers, and: his, ephemeris: ephemeris)
    for contact in synastry.contacts { print(contact) }  // Sun sextile Moon, 3.2°, …
    let venus = synastry.secondInFirst?.first { $0.body == .venus }?.house
    // end
    #expect(printed.first?.hasPrefix("Sun sextile Moon, 3.") == true)
    #expect(venus?.number == 7)
  }

  @Test func `one chart of two`() throws {
    let (example, his) = try Self.charts()
    let (ephemeris, hers) = (example.ephemeris, example.chart)
    // begin: Sources/Astrology/Pairs/CompositeChart.swift
    let composite = try CompositeChart(of: hers, and: his, ephemeris: ephemeris)
    let sun = composite[.sun].longitude
    let rising = composite.houses?.angles.ascendant
    // end
    #expect(ZodiacSign(sun) == .taurus && rising.map(ZodiacSign.init) == .cancer)
  }

  @Test func `the middle of two births`() throws {
    let example = try Example()
    let (ephemeris, hers, his) = (example.ephemeris, example.birth, try Self.other.get())
    // begin: Sources/Astrology/Pairs/DavisonBirth.swift
    let middle = try DavisonBirth(of: hers, and: his).birth
    let chart = try NatalChart(of: middle, ephemeris: ephemeris)
    // end
    #expect(chart.sunSign == .taurus && chart.ascendant != nil)
  }

  @Test func `scores of two people`() throws {
    let (example, hisChart) = try Self.charts()
    let (ephemeris, herChart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrometers/Relationships/RelationshipScores.swift
    let hers = try RelationshipScores.Side(of: herChart, ephemeris: ephemeris)
    let his = try RelationshipScores.Side(of: hisChart, ephemeris: ephemeris)
    let scores = RelationshipScores(of: hers, and: his)
    let love = scores.joint[.love].unified
    // end
    #expect((-10...0).contains(love))
  }

  @Test func `the wheel of a composite`() throws {
    let (example, his) = try Self.charts()
    let (ephemeris, hers) = (example.ephemeris, example.chart)
    // begin: Sources/Drawing/Wheel/CompositeWheel.swift
    let composite = try CompositeChart(of: hers, and: his, ephemeris: ephemeris)
    let svg = try CompositeWheel(of: composite).picture().svg(width: 800)
    // end
    #expect(svg.hasPrefix("<svg"))
  }

  @Test func `the bridge from a portrait to the day`() throws {
    let example = try Example()
    let (chart, date, ephemeris) = (example.chart, example.date, example.ephemeris)
    let zone = CivilZone.utc
    // begin: Sources/Readings/Portrait/PortraitBridge.swift
    let bridge = try PortraitBridge(of: chart, from: date, in: zone, ephemeris: ephemeris)
    let portrait = WrittenPortrait(Portrait(of: chart, touchedBy: bridge))
    // end
    #expect(portrait.chapter(.bridge)?.paragraphs.count == bridge.touches.count)
  }
}
