import Astrology
import Ephemeris
import Testing

/// A published figure of a published chart.
struct PublishedPlace: Sendable {
  let point: ChartPoint
  let degrees: Double
}

/// A chart whose figures somebody published.
struct KnownChart: Sendable, CustomTestStringConvertible {
  let name: String
  let local: String
  let zone: String
  let latitude: Double
  let longitude: Double
  /// To what part of a degree the figures are given, and the instant and place agree.
  let tolerance: PlaneAngle
  let places: [PublishedPlace]

  var testDescription: String { name }

  static let all = [
    Self(
      name: "the contract's chart", local: "1990-06-15T14:30", zone: "America/New_York",
      latitude: 40.7128, longitude: -74.006, tolerance: .degrees(0.01),
      places: [
        PublishedPlace(point: .angle(.ascendant), degrees: 193.70),
        PublishedPlace(point: .angle(.midheaven), degrees: 105.92),
        PublishedPlace(point: .body(.sun), degrees: 84.388),
        PublishedPlace(point: .body(.moon), degrees: 348.990),
        PublishedPlace(point: .body(.mercury), degrees: 66.157),
        PublishedPlace(point: .body(.saturn), degrees: 294.016),
      ]),
    // Two decimals are given.
    Self(
      name: "Einstein, by the mean time of Ulm", local: "1879-03-14T11:30", zone: "LMT",
      latitude: 48.4, longitude: 9.99, tolerance: .degrees(0.01),
      places: [
        PublishedPlace(point: .angle(.ascendant), degrees: 90 + 11.64),
        PublishedPlace(point: .angle(.midheaven), degrees: 330 + 12.84),
      ]),
    // Astro-Databank: 22°17′ Virgo; its place and ours may differ by some minutes of arc.
    Self(
      name: "Steve Jobs", local: "1955-02-24T19:15", zone: "America/Los_Angeles",
      latitude: 37.7749, longitude: -122.4194, tolerance: .degrees(0.1),
      places: [PublishedPlace(point: .angle(.ascendant), degrees: 150 + 22 + 17.0 / 60)]),
  ]

  func check() throws {
    let chart = try Samples.chart(
      of: Samples.birth(local, zone: zone, latitude: latitude, longitude: longitude))
    let angles = try #require(chart.angles)
    for place in places {
      let found =
        switch place.point {
        case .body(let body): chart.sky[body].longitude
        case .angle(let angle): angles[angle]
        }
      let difference = found.separation(from: EclipticLongitude(wrapping: place.degrees))
      #expect(difference <= tolerance, "\(place.point.title) at \(found.degrees)")
    }
  }
}

@Suite struct KnownChartTests {
  @Test(arguments: KnownChart.all)
  func `a published chart is ours`(_ chart: KnownChart) throws {
    try chart.check()
  }

  @Test(
    .enabled(
      if: (try? Samples.zones.get().keepsHistoryBefore1970) ?? false,
      "the database merges zones before 1970"))
  func `Norway's summer time of 1961 counts`() throws {
    try KnownChart(
      name: "Oslo", local: "1961-07-01T12:00", zone: "Europe/Oslo", latitude: 59.91,
      longitude: 10.75, tolerance: .degrees(0.01),
      places: [PublishedPlace(point: .angle(.ascendant), degrees: 173.75)]
    ).check()
  }

  @Test func `the contract's chart has its houses`() throws {
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    // Section 5 of the contract, in hundredths of a degree.
    let cusps = [193.70, 220.77, 251.92, 285.92, 319.31, 348.90]
    let hundredth = PlaneAngle.degrees(0.01)
    for (found, expected) in zip(chart.frame.cusps, cusps) {
      #expect(found.separation(from: EclipticLongitude(wrapping: expected)) <= hundredth)
    }
    for (first, opposite) in zip(chart.frame.cusps.prefix(6), chart.frame.cusps.suffix(6)) {
      #expect(first.opposite.separation(from: opposite) < .arcseconds(0.001))
    }
    #expect(chart.instant.iso8601 == "1990-06-15T18:30:00Z")
    #expect(chart.frame.origin == .system(.placidus))
    #expect(chart.house(of: .sun).number == 9)
    #expect(chart.house(of: .moon).number == 6)
    #expect(chart.house(of: .mercury).number == 8)
    #expect(chart.house(of: .saturn).number == 4)
    #expect(chart.sky[.saturn].isRetrograde)
    #expect(chart.sunSign == .gemini && chart.dignity(of: .mercury) == .domicile)
  }
}
