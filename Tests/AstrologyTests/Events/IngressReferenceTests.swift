import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct IngressReferenceTests {
  @Test func `every ingress of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("ingresses_2000_2030"))
    // The header's tolerance for the same data files.
    let seconds = 2.0
    let start = try Samples.instant("2000-01-01T00:00")
    let last = try #require(table.cases.last).double("jd_ut")
    let events = try Samples.calendar().events(
      [.ingress], during: start..<JulianDay(last + 0.01), ephemeris: Samples.ephemeris.get())
    let others: Set<CelestialBody> = [.moon, .meanNode, .chiron]
    let found: [SignIngress] = events.compactMap { event in
      guard case .ingress(let ingress) = event, !others.contains(ingress.body) else { return nil }
      return ingress
    }
    #expect(found.count == table.cases.count)
    for (ingress, row) in zip(found, table.cases) {
      #expect(try ingress.body.title == row.text("body"), "\(row)")
      #expect(try ingress.sign.rawValue == row.integer("sign"), "\(row)")
      #expect(try (ingress.motion == .direct) == (row.integer("dir") > 0), "\(row)")
      #expect(try (ingress.at.days - row.double("jd_ut")).magnitude * 86_400 <= seconds, "\(row)")
    }
  }

  @Test func `the Sun enters the cardinal signs when the seasons begin`() throws {
    let table = try #require(try ReferenceCases.load("usno_seasons"))
    // The table of the sampled skies begins within 1850.
    let first = Libswe.isBuiltIn ? 1800 : 1851
    let start = try Samples.instant("\(first)-01-01T00:00")
    let rows = try table.cases.filter { row in
      try ["E", "S"].contains(row.text("kind"))
        && row.integer("unix_minutes") * 60 >= start.secondsSince1970
    }
    let cardinal = SkySearch([
      .passage(of: .sun, through: [0, 90, 180, 270].map(EclipticLongitude.init(wrapping:)))
    ])
    let found = try cardinal.events(
      during: start..<Samples.instant("2101-01-01T00:00"),
      ephemeris: Samples.ephemeris.get())
    #expect(found.count == rows.count)
    for (event, row) in zip(found, rows) {
      let published = JulianDay<UT1>(secondsSince1970: try row.integer("unix_minutes") * 60)
      let year = published.utcDate.year
      // The header's 90 s hold where ΔT is observed. Before and after, the USNO's ΔT is another.
      let seconds = (1900...2026).contains(year) ? 90.0 : 300
      #expect(published.days(until: event.ut).magnitude * 86_400 <= seconds, "\(row)")
    }
  }
}
