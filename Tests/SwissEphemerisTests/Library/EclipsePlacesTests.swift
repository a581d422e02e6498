#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// Eclipses from where libswe has the Sun and the Moon, which reach further than the table's.
@Suite struct EclipsePlacesTests {
  /// Those of 1801 to 1880, from libswe's places.
  static let ofPlaces = Result {
    let swiss = try EphemerisSamples.ephemeris.get()
    return try EclipseSearch(over: swiss).eclipses(
      during: EclipseSamples.midnight("1801-01-01")..<EclipseSamples.midnight("1881-01-01"),
      ephemeris: swiss)
  }

  /// Those of 1801 to 2100: before 1850 from libswe's places, then from the table.
  static let ofThreeCenturies = Result {
    let (start, end) = (CompiledEphemeris.span.start, try EclipseSamples.midnight("2101-01-01"))
    return try ofPlaces.get().filter { $0.maximum < start }
      + EclipseSamples.ofTable.get().filter { $0.maximum < end }
  }

  @Test(
    .enabled(if: ReferenceCases.isPresent),
    arguments: [(Luminary.sun, "eclipses_solar_1801_2100"), (.moon, "eclipses_lunar_1801_2100")])
  func `every eclipse of the catalogue is found and no other`(
    luminary: Luminary, file: String
  ) throws {
    let table = try #require(try ReferenceCases.load(file))
    let found = try Self.ofThreeCenturies.get().filter { $0.luminary == luminary }
    #expect(.number(Double(found.count)) == table.header["count_full"])
    let differences = try EclipseSamples.differences(
      of: found, from: table, since: "1801-01-01", ephemeris: EphemerisSamples.ephemeris.get())
    #expect(differences.isEmpty, "\(differences)")
  }

  @Test func `the table and libswe's places have the same eclipses`() throws {
    let table = try EclipseSamples.table.get()
    let end = try #require(try Self.ofPlaces.get().last).maximum.advanced(byDays: 1)
    let ofTable = try EclipseSamples.ofTable.get().filter { $0.maximum < end }
    let ofPlaces = try Self.ofPlaces.get().filter { $0.maximum >= table.span.start }
    #expect(ofTable.count == ofPlaces.count && ofTable.count > 130)
    for (one, other) in zip(ofTable, ofPlaces) {
      #expect((one.luminary, one.kind) == (other.luminary, other.kind))
      // The table's Moon is within 0.003″ of libswe's, which it passes through in 6 ms.
      let seconds = EclipseSamples.seconds(one.maximum.days, other.maximum.days)
      #expect(seconds <= 0.01, "\(one)")
      #expect((one.magnitude - other.magnitude).magnitude <= 5e-6, "\(one)")
    }
  }

  @Test func `the default provider has those of its own Sun and Moon`() throws {
    let layered = try LayeredEphemeris()
    let midnight = try EclipseSamples.midnight("1850-01-01")
    let (start, end) = (midnight.advanced(byDays: -400), midnight.advanced(byDays: 400))
    let found = try layered.eclipses(during: start..<end, ephemeris: layered)
    let before = try Self.ofPlaces.get().filter { $0.maximum >= start && $0.maximum < midnight }
    let after = try EclipseSamples.ofTable.get().filter { $0.maximum < end }
    #expect(found == before + after)
    #expect(!before.isEmpty && !after.isEmpty)
  }
}
#endif
