#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// Eclipses as they are seen from a place.
@Suite struct LocalEclipseTests {
  private static func madrid() throws -> GeographicPlace {
    try GeographicPlace(latitude: 40.4165, longitude: -3.70256)
  }

  private static func eclipses(
    _ first: String, _ last: String, of luminaries: Set<Luminary> = [.sun, .moon]
  ) throws -> [LocalEclipse] {
    try EphemerisSamples.ephemeris.get().eclipses(
      of: luminaries, seenFrom: madrid(),
      during: EclipseSamples.midnight(first)..<EclipseSamples.midnight(last))
  }

  /// The path of 2026 passes north of Madrid, where the Sun is all but covered before sunset; that of 2027 passes
  /// south of it, in the strait of Gibraltar.
  ///
  /// Source: NASA's path tables by Espenak.
  @Test func `Madrid sees the eclipses of 2026 and 2027 as partial ones`() throws {
    let found = try Self.eclipses("2026-01-01", "2028-01-01", of: [.sun])
    #expect(found.map { $0.maximum.utcDate.description } == ["2026-08-12", "2027-08-02"])
    #expect(found.allSatisfy { $0.kind == .partial && $0.contacts.count == 2 })
    #expect(try #require(found.first?.obscuration) > 0.99)
    #expect((0.8...0.9).contains(try #require(found.last?.obscuration)))
    #expect(found.allSatisfy { $0.penumbralMagnitude == nil && $0.altitude.degrees > 0 })
  }

  /// Reykjavik lies in the path of 2026-08-12, where the Moon's disc is the larger one; no more than the whole Sun is
  /// covered.
  ///
  /// Source: NASA's path tables by Espenak. swetest has the ratio of the discs there, 1.0798 (`swetest -solecl -local
  /// -b1.8.2026 -geopos-21.95,64.15,0`).
  @Test func `a total eclipse covers the whole disc and no more`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let place = try GeographicPlace(latitude: 64.15, longitude: -21.95)
    let start = JulianDay<UT1>(try CalendarDate(2026, 8, 1), .midnight)
    let eclipse = try #require(
      try ephemeris.nextEclipse(of: .sun, seenFrom: place, after: start))
    #expect(eclipse.kind == .total && eclipse.obscuration == 1 && eclipse.magnitude > 1)
  }

  @Test func `contacts are in order, with the maximum between them`() throws {
    let found = try Self.eclipses("2000-01-01", "2060-01-01")
    #expect(found.count > 100)
    for eclipse in found {
      let times = eclipse.contactsInOrder.map(\.at)
      #expect(times == times.sorted(), "\(eclipse)")
      if eclipse.luminary == .sun {
        let (first, last) = (try #require(times.first), try #require(times.last))
        #expect(first <= eclipse.maximum && eclipse.maximum <= last)
      }
      #expect(eclipse.altitude.degrees > -1)
      #expect(eclipse.saros != nil)
    }
    #expect(found.map(\.maximum) == found.map(\.maximum).sorted())
  }

  @Test func `a period cut in two has the same eclipses`() throws {
    let whole = try Self.eclipses("2020-01-01", "2032-01-01")
    let parts = ["2020-01-01", "2025-03-29", "2032-01-01"]
    let cut = try Self.eclipses(parts[0], parts[1]) + Self.eclipses(parts[1], parts[2])
    #expect(cut.count == whole.count)
    #expect(zip(cut, whole).allSatisfy { $0.kind == $1.kind })
  }

  @Test func `where the ephemeris ends there are no more, and it answers on as before`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let before = try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all)
    let start = ephemeris.span.end.advanced(byDays: -100)
    #expect(try ephemeris.nextEclipse(of: .sun, seenFrom: Self.madrid(), after: start) == nil)
    #expect(try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all) == before)
    for days in [Double.nan, 2_100_000, 2_700_000] {
      #expect(throws: EphemerisError.self) {
        try ephemeris.nextEclipse(of: .moon, seenFrom: Self.madrid(), after: JulianDay(days))
      }
    }
  }
}

/// Eclipses seen from a place, and heliocentric skies, against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct LocalEclipseReferenceTests {
  private static func instant(_ text: String) throws -> JulianDay<UT1> {
    let parts = text.dropLast().split(separator: "T")
    return JulianDay(try CalendarDate(parts[0]), try TimeOfDay(parts[1]))
  }

  @Test func `contacts, magnitudes and altitudes are those of the cases`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let rows = try #require(try ReferenceCases.load("wider/local_eclipses")).cases
    #expect(rows.count >= 24)
    for row in rows {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let luminary = try Luminary(name: row.text("of"))
      let eclipse = try #require(
        try ephemeris.nextEclipse(
          of: luminary, seenFrom: place, after: Self.instant(row.text("after"))))
      #expect(try eclipse.kind.name == row.text("type"), "\(row)")
      func expectNear(_ found: JulianDay<UT1>?, _ text: String?) throws {
        guard let text else { return #expect(found == nil, "\(row)") }
        let seconds = try #require(found, "\(row)").days(until: Self.instant(text)) * 86_400
        #expect(seconds.magnitude <= 3, "\(row)")
      }
      try expectNear(eclipse.maximum, row.text("at"))
      let cells = try #require(try row.value("contacts").array)
      let contacts = LocalEclipse.Contact.all(of: luminary)
      #expect(cells.count == contacts.count)
      for (contact, cell) in zip(contacts, cells) {
        try expectNear(eclipse.contacts[contact], cell.string)
      }
      #expect(try (eclipse.magnitude - row.double("magnitude")).magnitude <= 0.0005, "\(row)")
      let second = try #require(eclipse.obscuration ?? eclipse.penumbralMagnitude)
      // The cases have libswe's ratio of discs for total eclipses of the Sun.
      let wanted = try row.double("second")
      #expect(
        (second - (luminary == .sun ? min(1, wanted) : wanted)).magnitude <= 0.0005, "\(row)")
      #expect(
        try (eclipse.altitude.degrees - row.double("altitude")).magnitude <= 0.05, "\(row)")
      #expect(try eclipse.saros?.series == row.integer("saros"), "\(row)")
      #expect(try eclipse.saros?.number == row.integer("member"), "\(row)")
    }
  }

  @Test func `planets from the Sun are those of the cases`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let rows = try #require(try ReferenceCases.load("wider/heliocentric")).cases
    #expect(rows.count >= 10)
    for row in rows {
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let sky = try ephemeris.heliocentricSky(at: instant)
      for planet in HeliocentricSky.Planet.allCases {
        let expected = try row.doubles(planet.name)
        let state = sky[planet]
        #expect(EphemerisSamples.error(state.longitude, expected[0]) <= 1e-7, "\(row) \(planet)")
        #expect((state.latitude.degrees - expected[1]).magnitude <= 1e-7, "\(row) \(planet)")
        #expect((state.distanceAU - expected[2]).magnitude <= 1e-8, "\(row) \(planet)")
      }
    }
  }
}

/// The sky as it is seen from the Sun.
@Suite struct HeliocentricSkyTests {
  @Test func `no planet is retrograde, and the Earth is opposite the Sun`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for days in stride(from: 2_380_000.0, to: 2_597_000, by: 21_700) {
      let instant = try ephemeris.instant(JulianDay<UT1>(days))
      let sky = try ephemeris.heliocentricSky(at: instant)
      for planet in HeliocentricSky.Planet.allCases {
        let state = sky[planet]
        #expect(state.longitudePerDay.degrees > 0 && state.distancePerDayAU.isFinite)
      }
      #expect(sky[.earth].longitudePerDay > sky[.mars].longitudePerDay)
      let sun = try ephemeris.sky(at: instant, bodies: BodySet(.sun))[.sun]
      // Light takes as long from the one to the other as back, so both are reported 20.5″ behind.
      let arc = sky[.earth].longitude.opposite.arc(to: sun.longitude)
      #expect(arc.arcseconds.magnitude < 0.6)
    }
    #expect(throws: EphemerisError.self) {
      try ephemeris.heliocentricSky(at: Instant(ut: JulianDay(1), tt: JulianDay(1)))
    }
  }
}
#endif
