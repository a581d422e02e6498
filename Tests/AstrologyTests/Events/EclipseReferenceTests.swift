import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct EclipseReferenceTests {
  /// The eclipses up to a date, by luminary: those of both tables from one pass.
  static let found = Result {
    try Samples.calendar().events(
      [.eclipse], from: Samples.instant("1801-01-01T00:00"),
      to: Samples.instant("1950-10-01T00:00")
    ).compactMap { event in if case .eclipse(let eclipse) = event { eclipse } else { nil } }
  }

  @Test func `every eclipse of the Sun of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("eclipses_solar_1801_2100"))
    let ephemeris = try Samples.ephemeris.get()
    let found = try Self.found.get().filter { $0.luminary == .sun }
    let letters: [Eclipse.Kind: Character] = [
      .total: "T", .annular: "A", .hybrid: "H", .partial: "P",
    ]
    // The header's tolerances.
    let (seconds, magnitude) = (15.0, 0.003)
    #expect(found.count == table.cases.count)
    for (eclipse, row) in zip(found, table.cases) {
      let published = try Samples.instant("\(row.text("date"))T\(row.text("td_greatest"))")
      let tt = try ephemeris.terrestrialTime(eclipse.maximum)
      #expect((tt.days - published.days).magnitude * 86_400 <= seconds, "\(row)")
      #expect(try letters[eclipse.kind] == row.text("type").first, "\(row)")
      #expect(try (eclipse.magnitude - row.double("magnitude")).magnitude <= magnitude, "\(row)")
    }
  }

  @Test func `every eclipse of the Moon of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("eclipses_lunar_1801_2100"))
    let found = try Self.found.get().filter { $0.luminary == .moon }
    let letters: [Eclipse.Kind: Character] = [.total: "T", .partial: "P", .penumbral: "N"]
    #expect(found.count == table.cases.count)
    for (eclipse, row) in zip(found, table.cases) {
      let published = try Samples.instant("\(row.text("date"))T\(row.text("ut_greatest"))")
      // The header's minute holds from 1901; before that the tables' ΔT is another.
      let seconds = published.utcDate.year >= 1901 ? 60.0 : 120
      #expect(published.days(until: eclipse.maximum).magnitude * 86_400 <= seconds, "\(row)")
      #expect(try letters[eclipse.kind] == row.text("type").first, "\(row)")
      // The header's tolerance for the umbra. Both enlarge the penumbra by rules of their own.
      let (column, tolerance) = eclipse.kind == .penumbral ? ("pen_mag", 0.05) : ("umb_mag", 0.02)
      #expect(try (eclipse.magnitude - row.double(column)).magnitude <= tolerance, "\(row)")
    }
  }
}
