import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Local space.
@Suite struct HorizontalPlaceTests {
  @Test func `a body on a rising line is in the east, on a setting line in the west`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let instant = JulianDay<UT1>(2_448_058.270_8)
    let here = try GeographicPlace(latitude: 40.7, longitude: -74)
    let chart = try NatalChart(at: instant, place: here, ephemeris: ephemeris)
    for line in try #require(try AngularLine.lines(of: chart, ephemeris: ephemeris)) {
      guard let longitude = line.longitude(atLatitude: 20) else { continue }
      let place = try GeographicPlace(latitude: 20, longitude: longitude)
      let moved = try NatalChart(at: instant, place: place, ephemeris: ephemeris)
      let found = try #require(
        try HorizontalPlace.places(of: moved, bodies: BodySet(line.body), ephemeris: ephemeris)?
          .first)
      switch line.angle {
      case .ascendant:
        #expect(found.altitude.degrees.magnitude < 1e-6 && found.azimuth.degrees < 180)
      case .descendant:
        #expect(found.altitude.degrees.magnitude < 1e-6 && found.azimuth.degrees > 180)
      case .midheaven, .imumCoeli:
        let off = found.azimuth.degrees.remainder(dividingBy: 180).magnitude
        #expect(off < 1e-5, "\(line)")
      }
    }
  }

  /// Example 13.b of Meeus, *Astronomical Algorithms* (1998): Venus over Washington on 1987-04-10 at 19:21 UT has
  /// the azimuth 68.0337° from the south and the altitude 15.1249°.
  @Test func `Venus stands where the book has it`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let instant = JulianDay<UT1>(
      try CalendarDate("1987-04-10"), try TimeOfDay("19:21"))
    let washington = try GeographicPlace(latitude: 38.921388889, longitude: -77.065555556)
    let chart = try NatalChart(at: instant, place: washington, ephemeris: ephemeris)
    let venus = try #require(
      try HorizontalPlace.places(of: chart, bodies: BodySet(.venus), ephemeris: ephemeris)?.first)
    // The book's apparent place is of another theory, to 0.1″.
    #expect((venus.azimuth.degrees - 248.0337).magnitude < 1e-3)
    #expect((venus.altitude.degrees - 15.1249).magnitude < 1e-3)
  }

  @Test func `it needs the time and the place`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let date = try CalendarDate("1990-06-15")
    for birth in [Birth(date: date), Birth(date: date, time: .noon, zone: .utc)] {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      #expect(try HorizontalPlace.places(of: chart, ephemeris: ephemeris) == nil)
    }
  }
}
