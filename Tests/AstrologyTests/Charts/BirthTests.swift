import EngineSupport
import Astrology
import Ephemeris
import Testing

/// What is said about a birth, and whether that makes a chart with houses.
struct KnownOfBirth: Sendable, CustomTestStringConvertible {
  let time: Bool
  let zone: Bool
  let place: Bool

  var testDescription: String {
    let known = [(time, "time"), (zone, "zone"), (place, "place")].filter(\.0).map(\.1)
    return known.isEmpty ? "the date alone" : "date, " + known.joined(separator: ", ")
  }

  static let all = (0..<8).map { bits in
    Self(time: bits & 1 != 0, zone: bits & 2 != 0, place: bits & 4 != 0)
  }

  func birth() throws -> Birth {
    let (date, clock) = try Samples.label("1990-06-15T14:30")
    return Birth(
      date: date, time: time ? clock : nil,
      zone: zone ? .fixed(secondsEast: -4 * 3_600) : nil,
      place: place ? try Samples.place(40.7128, -74.006) : nil)
  }
}

@Suite struct BirthTests {
  @Test(arguments: KnownOfBirth.all)
  func `only time, zone and place together make a timed chart`(_ known: KnownOfBirth) throws {
    let birth = try known.birth()
    let chart = try Samples.chart(of: birth)
    let isTimed = known.time && known.zone && known.place
    #expect(birth.isTimed == isTimed && (chart.angles != nil) == isTimed)
    let isKnown = known.time && known.zone
    #expect(
      chart.instant.iso8601 == (isKnown ? "1990-06-15T18:30:00Z" : "1990-06-15T12:00:00Z"))
    #expect(chart.frame.origin == (isTimed ? .system(.placidus) : .solarWholeSign))
    #expect((NatalChart.Distributions(of: chart).quadrants != nil) == isTimed)
    if !isKnown {
      // The contract's check: 24°08′ Gemini at noon, to a minute of arc.
      #expect(chart.position(of: .sun).description == "24°08′ Gemini")
      #expect(chart.house(of: .sun).number == 1)
    }
  }

  @Test func `the wanted system means nothing to a date-only chart`() throws {
    let birth = Birth(date: try CalendarDate("1990-06-15"))
    for system in HouseSystem.allCases {
      #expect(try Samples.chart(of: birth, houses: system).frame.origin == .solarWholeSign)
    }
  }

  @Test func `a reading that clocks showed twice is cast for either`() throws {
    let (date, time) = try Samples.label("2025-11-02T01:30")
    let zone = try CivilZone("America/New_York", longitude: nil, database: Samples.zones.get())
    let place = try Samples.place(40.7128, -74.006)
    let births = CivilMoment.Fold.allCases.map {
      Birth(date: date, time: time, zone: zone, place: place, fold: $0)
    }
    #expect(
      births.map(\.instant.iso8601) == ["2025-11-02T05:30:00Z", "2025-11-02T06:30:00Z"])
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a date outside the ephemeris is an error`() throws {
    for text in ["1199-12-31", "2400-01-01"] {
      let birth = Birth(date: try CalendarDate(text))
      #expect(throws: EphemerisError.self) { try Samples.chart(of: birth) }
    }
    for text in ["1200-01-09", "2399-12-31"] {
      let birth = Birth(date: try CalendarDate(text))
      #expect(try Samples.chart(of: birth).instant.iso8601 == "\(text)T12:00:00Z")
    }
  }
}
