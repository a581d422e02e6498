import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct HarmonicChartTests {
  private static func wider() throws -> WiderChart {
    try WiderCases.widerChart(of: ProgressionTests.births(1, seed: 131)[0])
  }

  @Test func `the first harmonic is the chart itself`() throws {
    let wider = try Self.wider()
    let harmonic = try HarmonicChart(of: wider.chart, number: 1)
    #expect(harmonic.places == wider.chart.places)
    let ours = wider.chart.aspects(within: .standard).count
    #expect(harmonic.aspects().count == ours)
  }

  @Test(arguments: [2, 5, 7, 360])
  func `places are multiplied`(number: Int) throws {
    let chart = try Self.wider().chart
    let harmonic = try HarmonicChart(of: chart, number: number)
    for (place, natal) in zip(harmonic.places, chart.places) {
      let expected = (natal.longitude.degrees * Double(number))
        .truncatingRemainder(dividingBy: 360)
      #expect(EphemerisSamples.error(place.longitude, expected) < 1e-9)
      let motion = place.longitudePerDay.degrees / Double(number)
      #expect((motion - natal.longitudePerDay.degrees).magnitude < 1e-12)
    }
  }

  // 72° apart is together in the fifth harmonic, and an orb of 1.6° is one of 8°.
  @Test func `a quintile is a conjunction in the fifth harmonic`() throws {
    for birth in try ProgressionTests.births(6, seed: 132) {
      let wider = try WiderCases.widerChart(of: birth)
      let places = wider.chart.places
      let fifth = try HarmonicChart(of: wider.chart, number: 5).aspects()
      for aspect in fifth where aspect.kind == .conjunction {
        let one = try #require(places.first { $0.point == aspect.first }).longitude
        let other = try #require(places.first { $0.point == aspect.second }).longitude
        let fifths = one.separation(from: other).degrees / 72
        #expect((fifths - fifths.rounded()).magnitude * 72 <= 1.6 + 1e-9)
      }
    }
  }

  @Test func `a date alone leaves most of the Moon's aspects uncertain`() throws {
    let dateOnly = try WiderChart(
      of: Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))), points: [],
      ephemeris: Samples.ephemeris.get())
    let found = try dateOnly.harmonicAspects(7)
    let ofMoon = found.filter { $0.first == .body(.moon) || $0.second == .body(.moon) }
    // The Moon goes round a quarter of the seventh harmonic in a day.
    #expect(ofMoon.allSatisfy { !$0.isCertain })
    #expect(found.contains { $0.isCertain })
  }

  @Test(arguments: [Int.min, -1, 0, 361, Int.max])
  func `other numbers are refused`(number: Int) throws {
    let wider = try Self.wider()
    #expect(throws: NumberError.self) { try HarmonicChart(of: wider.chart, number: number) }
    #expect(throws: NumberError.self) { try wider.harmonicAspects(number) }
  }
}
