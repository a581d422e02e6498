import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// NASA's catalogues of 1801 to 2100: each eclipse is found, with its kind, and no other.
@Suite struct EclipseCatalogueTests {
  @Test(arguments: try EphemerisSamples.golden("eclipse-counts").rows)
  func `two centuries have as many of each kind`(_ row: GoldenTable.Row) throws {
    let years = try row.integer("first_year")...row.integer("last_year")
    let (luminary, kind) = (try row.text("luminary"), try row.text("kind"))
    let count = try EclipseSamples.ofTable.get().count { eclipse in
      eclipse.luminary.rawValue == luminary && eclipse.kind.rawValue == kind
        && years.contains(eclipse.maximum.utcDate.year)
    }
    #expect(try count == row.integer("count"))
  }

  @Test(arguments: try EphemerisSamples.golden("eclipse-extremes").rows)
  func `the deepest and the slightest are as deep`(_ row: GoldenTable.Row) throws {
    let (luminary, date) = (try row.text("luminary"), try row.text("date"))
    let eclipse = try #require(
      try EclipseSamples.ofTable.get().first {
        $0.luminary.rawValue == luminary && EclipseSamples.date($0) == date
      })
    #expect(try eclipse.kind.rawValue == row.text("kind"))
    let limit =
      eclipse.luminary == .sun ? EclipseSamples.sunMagnitude : EclipseSamples.moonMagnitude
    #expect(try (eclipse.magnitude - row.double("magnitude")).magnitude <= limit)
  }

  /// Of three centuries the table has two and a half.
  @Test(
    .enabled(if: ReferenceCases.isPresent),
    arguments: [(Luminary.sun, "eclipses_solar_1801_2100"), (.moon, "eclipses_lunar_1801_2100")])
  func `every eclipse of the catalogue from 1850 on is found and no other`(
    luminary: Luminary, file: String
  ) throws {
    let end = try EclipseSamples.midnight("2101-01-01")
    let found = try EclipseSamples.ofTable.get()
      .filter { $0.luminary == luminary && $0.maximum < end }
    #expect(found.count > 550)
    let differences = try EclipseSamples.differences(
      of: found, from: try #require(try ReferenceCases.load(file)), since: "1850-01-01",
      ephemeris: EclipseSamples.table.get())
    #expect(differences.isEmpty, "\(differences)")
  }
}
