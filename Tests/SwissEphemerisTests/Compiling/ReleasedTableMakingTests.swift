#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

/// The compiled table that comes with the package, beside the libswe that it was made from.
@Suite struct ReleasedTableMakingTests {
  private static var file: URL {
    Checkout.root.appending(path: "ephemeris/\(ReleasedTable.name)")
  }

  @Test func `the whole of the table is libswe's`() throws {
    let report = try TableVerification(
      of: CompiledEphemeris(), against: try EphemerisSamples.ephemeris.get(), instants: 2_000)
    #expect(report.rows.map(\.body) == CompiledSamples.held)
    for row in report.rows {
      #expect(row.isGood, "\(row.body)")
      #expect(row.longitude.count > 1_990)
    }
  }

  /// At any time, and to both sides of its steps of a millisecond (`DeltaTPieces`).
  @Test func `ΔT is libswe's, its steps included`() throws {
    let (table, swiss) = (try CompiledEphemeris(), try EphemerisSamples.ephemeris.get())
    let steps = [1850, 1860, 1885, 1895, 1905, 1915, 1920, 1935, 1940, 1945, 1950]
    let atSteps = try steps.flatMap { year in
      let step = JulianDay<UT1>(
        try CalendarDate(year: year, month: 1, day: 1), .midnight)
      let (before, after) = (JulianDay<UT1>(step.days.nextDown), step)
      let height = try swiss.deltaT(at: after) - swiss.deltaT(at: before)
      #expect((height.magnitude - 1e-3).magnitude < 1e-8, "\(year)")
      return [-3_600, -1, 1, 3_600].map { step.advanced(bySeconds: $0) } + [before, after]
    }
    let instants = CompiledSamples.instants(5_000, of: table.span, seed: 67) + atSteps
    for ut in instants + [table.span.start, table.span.end] where table.span.contains(ut) {
      let difference = try table.deltaT(at: ut) - swiss.deltaT(at: ut)
      #expect(difference.magnitude <= CompiledAccuracyTests.deltaT, "\(ut)")
    }
  }

  /// A block in a hundred and some, made again from libswe: anyone who changes the fit has to make the
  /// table again (`make ephemeris`), and no table is shipped that can't be made.
  @Test func `blocks made again are those of the file`() throws {
    let swiss = try EphemerisSamples.ephemeris.get()
    let table = try CompiledEphemeris()
    try #require(
      table.libraryVersion == String(DirectEphemeris.libraryVersion.prefix(16)),
      "another libswe than the table's makes another table")
    let compiler = try TableCompiler(span: ReleasedTable.span, ephemeris: swiss)
    #expect(compiler.blockCount == table.blockCount)
    let bytes = try Data(contentsOf: Self.file)
    let facts = table.table.facts
    func offset(_ block: Int) -> Int {
      let at = facts.indexOffset + block * 4
      return (0..<4).reduce(0) { $0 + Int(bytes[at + $1]) << (8 * $1) } * 8
    }
    for block in stride(from: 0, to: compiler.blockCount, by: 400) + [compiler.blockCount - 1] {
      #expect(
        Data(try compiler.block(block)) == bytes[offset(block)..<offset(block + 1)], "\(block)")
    }
  }
}
#endif
