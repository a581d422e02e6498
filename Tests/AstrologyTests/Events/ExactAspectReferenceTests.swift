import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct ExactAspectReferenceTests {
  /// An aspect that comes close and turns back would be one too many.
  @Test func `every exact aspect of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("aspects_2024_2026"))
    let last = try #require(table.cases.last).double("jd_ut")
    let found = try Samples.calendar().events(
      [.aspect], during: Samples.instant("2024-01-01T00:00")..<JulianDay(last + 0.001),
      ephemeris: Samples.ephemeris.get()
    ).compactMap { event in if case .aspect(let aspect) = event { aspect } else { nil } }
    #expect(found.count == table.cases.count)
    for (aspect, row) in zip(found, table.cases) {
      #expect(try aspect.first.title == row.text("a"), "\(row)")
      #expect(try aspect.second.title == row.text("b"), "\(row)")
      #expect(try Int(aspect.kind.angle.degrees) == row.integer("aspect"), "\(row)")
      // The header's tolerance: 0.0003° at the speed at which the aspect is passed.
      let days = try 3e-4 / row.double("rel_speed").magnitude
      #expect(try (aspect.at.days - row.double("jd_ut")).magnitude <= days, "\(row)")
      let separation = aspect.firstLongitude.separation(from: aspect.secondLongitude)
      // No pair of planets moves 0.0001″ in a millisecond.
      #expect((separation - aspect.kind.angle).magnitude <= .arcseconds(1e-4), "\(row)")
      let published = EclipticLongitude(wrapping: try row.double("lon_a"))
      #expect(aspect.firstLongitude.separation(from: published).degrees <= 3e-4, "\(row)")
    }
  }
}
