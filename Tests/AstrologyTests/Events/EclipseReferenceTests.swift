import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// libswe's eclipses beside the catalogues; `EclipseCatalogueTests` has those of the table's own Sun and Moon.
@Suite(
  .enabled(if: ReferenceCases.isPresent),
  .enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
struct EclipseReferenceTests {
  /// The eclipses of three centuries, from one pass: those of both tables; a part of the tables may lie here.
  static let found = Result {
    try Samples.calendar().events(
      [.eclipse], during: Samples.instant("1801-01-01T00:00")..<Samples.instant("2101-01-01T00:00"),
      ephemeris: Samples.ephemeris.get()
    ).compactMap { event in if case .eclipse(let eclipse) = event { eclipse } else { nil } }
  }

  /// Eclipses of the Sun that two catalogues call by two names: at the maximum the Moon is as large as
  /// the Sun to 0.0006, or at the ends of the path, and the two take different radii of the Moon.
  static let borderlineOfSun: Set = [
    "1822-02-21", "1825-12-09", "1840-03-04", "1858-03-15", "1876-03-25", "1927-01-03",
    "1948-05-09",
  ]

  /// Eclipses of the Moon at the edge of total and of partial, by magnitudes of 1.002 and 0.003 at most:
  /// the catalogue enlarges the shadow by a fiftieth, libswe by less.
  static let borderlineOfMoon: Set = ["1856-10-13", "1900-06-13", "1988-03-03", "2042-09-29"]

  @Test func `every eclipse of the Sun of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("eclipses_solar_1801_2100"))
    let ephemeris = try Samples.ephemeris.get()
    let found = try Self.found.get().filter { $0.luminary == .sun }
    let letters: [Eclipse.Kind: Character] = [
      .total: "T", .annular: "A", .hybrid: "H", .partial: "P",
    ]
    // The header's tolerances.
    let (seconds, magnitude) = (15.0, 0.003)
    #expect(.number(Double(found.count)) == table.header["count_full"])
    for (eclipse, row) in zip(found, table.cases) {
      let published = try Samples.instant("\(row.text("date"))T\(row.text("td_greatest"))")
      let tt = try ephemeris.terrestrialTime(eclipse.maximum)
      #expect((tt.days - published.days).magnitude * 86_400 <= seconds, "\(row)")
      let isSame = try letters[eclipse.kind] == row.text("type").first
      #expect(try isSame != Self.borderlineOfSun.contains(row.text("date")), "\(row)")
      #expect(try (eclipse.magnitude - row.double("magnitude")).magnitude <= magnitude, "\(row)")
    }
  }

  @Test func `every eclipse of the Moon of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("eclipses_lunar_1801_2100"))
    let found = try Self.found.get().filter { $0.luminary == .moon }
    let letters: [Eclipse.Kind: Character] = [.total: "T", .partial: "P", .penumbral: "N"]
    #expect(.number(Double(found.count)) == table.header["count_full"])
    for (eclipse, row) in zip(found, table.cases) {
      let published = try Samples.instant("\(row.text("date"))T\(row.text("ut_greatest"))")
      // The header's minute holds from 1901; before that the tables' ΔT is another.
      let seconds = published.utcDate.year >= 1901 ? 60.0 : 120
      #expect(published.days(until: eclipse.maximum).magnitude * 86_400 <= seconds, "\(row)")
      let isSame = try letters[eclipse.kind] == row.text("type").first
      #expect(try isSame != Self.borderlineOfMoon.contains(row.text("date")), "\(row)")
      // The header's tolerance for the umbra; the penumbra is wider, and enlarged by more.
      let (column, tolerance) = eclipse.kind == .penumbral ? ("pen_mag", 0.05) : ("umb_mag", 0.02)
      #expect(try (eclipse.magnitude - row.double(column)).magnitude <= tolerance, "\(row)")
    }
  }
}
