import Astrology
import Ephemeris
import Testing

@Suite struct ChartUncertaintyTests {
  /// Equinoxes and solstices of 2025 by the USNO: 20 March 09:01, 21 June 02:42, 22 September 18:19,
  /// 21 December 15:03 UT.
  @Test(arguments: [
    (date: "2025-03-19", isCertain: true), ("2025-03-20", false), ("2025-03-21", true),
    ("2025-06-21", false), ("2025-09-22", false), ("2025-12-21", false), ("2025-12-22", true),
  ])
  func `the Sun's sign is open where it changes that day`(date: String, isCertain: Bool) throws {
    let chart = try Samples.chart(of: Birth(date: try CalendarDate(date), zone: .utc))
    #expect(chart.uncertainty.sunSignIsCertain == isCertain)
  }

  /// Moon ingresses of January 2025: 1 January 10:49:41 to Aquarius, 3 January 15:21:11 to Pisces
  /// (three ways, by the project's list of traps).
  @Test(arguments: [
    (date: "2025-01-01", isCertain: false), ("2025-01-02", true), ("2025-01-03", false),
    ("2025-01-04", true),
  ])
  func `the Moon's sign is open where it changes that day`(date: String, isCertain: Bool) throws {
    let chart = try Samples.chart(of: Birth(date: try CalendarDate(date), zone: .utc))
    #expect(chart.uncertainty.moonSignIsCertain == isCertain)
    let (start, end) = (chart.uncertainty.moonAtStart, chart.uncertainty.moonAtEnd)
    // The Moon's daily motion, by J. Meeus: 11.8° to 15.4°.
    #expect((11.7...15.5).contains(start.eastwardArc(to: end).degrees))
    #expect(start.eastwardArc(to: chart.sky[.moon].longitude) < start.eastwardArc(to: end))
  }

  /// Somewhere a date begins 14 hours before that of UTC, and somewhere it ends 12 hours after it.
  @Test func `a date without a zone is open anywhere on Earth`() throws {
    let birth = Birth(date: try CalendarDate("1990-03-20"))
    let open = try #require(birth.openInstants)
    #expect(open.lowerBound.iso8601 == "1990-03-19T10:00:00Z")
    #expect(open.upperBound.iso8601 == "1990-03-21T12:00:00Z")
  }

  /// The Sun entered Aries on 1990-03-20 at 21:19 UT (USNO), which is 09:19 of the 21st in Auckland.
  @Test func `a date is the civil day of its zone`() throws {
    let auckland = try CivilZone("Pacific/Auckland", longitude: nil, database: Samples.zones.get())
    for (date, isCertain) in [("1990-03-20", true), ("1990-03-21", false), ("1990-03-22", true)] {
      let chart = try Samples.chart(of: Birth(date: try CalendarDate(date), zone: auckland))
      #expect(chart.uncertainty.sunSignIsCertain == isCertain, "\(date)")
    }
  }

  /// Melbourne, 1979-12-26 01:00: the Moon at 24.9066° Pisces (libswe; flatlib's issue 60).
  @Test func `a time with its zone needs no place`() throws {
    let zone = try CivilZone(
      "Australia/Melbourne", longitude: nil, database: Samples.zones.get())
    let (date, time) = try Samples.label("1979-12-26T01:00")
    let birth = Birth(date: date, time: time, zone: zone)
    let chart = try Samples.chart(of: birth)
    #expect(!birth.isTimed && birth.openInstants == nil && chart.angles == nil)
    #expect(chart.instant.iso8601 == "1979-12-25T14:00:00Z")
    #expect((chart.sky[.moon].longitude.degrees - 354.9066).magnitude < 0.0001)
    #expect(chart.uncertainty.moonSignIsCertain)
  }

  @Test func `nothing is open where the time is known`() throws {
    let chart = try Samples.chart(
      of: Samples.birth("2025-03-20T09:00", zone: "UTC", latitude: 10, longitude: 20))
    #expect(chart.uncertainty.sunSignIsCertain && chart.uncertainty.moonSignIsCertain)
    #expect(chart.uncertainty.moonAtStart == chart.sky[.moon].longitude)
    #expect(chart.uncertainty.moonAtEnd == chart.sky[.moon].longitude)
  }
}

@Suite struct ChartDistributionsTests {
  @Test func `planets are counted by hand`() throws {
    // The contract's chart: Gemini ☉☿, Pisces ☽, Taurus ♀, Aries ♂, Cancer ♃, Capricorn ♄♅♆,
    // Scorpio ♇; houses 9 6 8 8 6 10 4 3 3 2.
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let distributions = NatalChart.Distributions(of: chart)
    #expect(distributions.elements == [.fire: 1, .earth: 4, .air: 2, .water: 3])
    #expect(distributions.modalities == [.cardinal: 5, .fixed: 2, .mutable: 3])
    #expect(distributions.quadrants == [3, 3, 3, 1])
    let halves = try #require(distributions.hemispheres)
    #expect((halves.northern, halves.southern) == (6, 4))
    #expect((halves.eastern, halves.western) == (4, 6))
  }

  @Test func `a kind that no planet is in counts nothing`() throws {
    let chart = try Samples.chart(of: Birth(date: try CalendarDate("1990-06-15")))
    let distributions = NatalChart.Distributions(of: chart)
    #expect(Set(distributions.elements.keys) == Set(ZodiacSign.Element.allCases))
    #expect(Set(distributions.modalities.keys) == Set(ZodiacSign.Modality.allCases))
    #expect(distributions.elements.values.reduce(0, +) == 10)
    #expect(distributions.quadrants == nil)
  }
}

@Suite struct ChartAngleTests {
  @Test func `angles face each other`() throws {
    let chart = try Samples.chart(
      of: Samples.birth("2001-09-09T01:46:40", zone: "UTC", latitude: -33, longitude: 151))
    let angles = try #require(chart.angles)
    #expect(angles[.ascendant].opposite == angles[.descendant])
    #expect(angles[.midheaven].opposite == angles[.imumCoeli])
    #expect(ChartAngle.allCases.map(\.name).last == "imum_coeli")
    #expect(ChartPoint.angle(.imumCoeli).title == "Imum Coeli")
    #expect(ChartPoint.body(.meanNode).name == "north_node")
  }
}
