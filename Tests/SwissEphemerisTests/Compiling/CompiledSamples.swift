#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

/// A small compiled table with what it was made from.
struct CompiledSample: Sendable {
  let compiler: TableCompiler
  let blocks: [[UInt8]]
  let bytes: [UInt8]
  let ephemeris: CompiledEphemeris

  init(_ span: EphemerisSpan) throws {
    let compiler = try TableCompiler(span: span, ephemeris: try EphemerisSamples.ephemeris.get())
    blocks = try (0..<compiler.blockCount).map { number in try compiler.block(number) }
    bytes = try compiler.table(of: blocks)
    ephemeris = try CompiledSamples.open(bytes)
    self.compiler = compiler
  }
}

/// What the suites of the compiled ephemeris share.
enum CompiledSamples {
  /// 2024-07-01 to 2025-06-30, some 28 blocks, compiled once per process.
  ///
  /// Mercury passes before and behind the Sun, Jupiter and Uranus behind it, so that segments of
  /// theirs are halved.
  static let year = Result {
    try CompiledSample(
      EphemerisSpan(
        first: CalendarDate(dayNumber: 19_905), last: CalendarDate(dayNumber: 20_269)))
  }

  /// The first two blocks that the Sun is near Uranus in, for tests that want many tables.
  static let fortnights = Result { try CompiledSample(fortnightsSpan) }

  /// 2025-05-12 to 2025-05-30.
  static let fortnightsSpan = EphemerisSpan(
    first: CalendarDate(dayNumber: 20_220), last: CalendarDate(dayNumber: 20_238))

  /// 1984-11-28 to 1984-12-12: on 5 December Uranus passes 9″ beside the centre of the Sun.
  static let conjunction = Result {
    try CompiledSample(
      EphemerisSpan(first: CalendarDate(dayNumber: 5_445), last: CalendarDate(dayNumber: 5_459)))
  }

  /// Opens a table of these bytes; its file is gone before the call returns, the mapping is not.
  static func open(_ bytes: [UInt8]) throws -> CompiledEphemeris {
    try TemporaryFolder.with(named: "compiled") { folder in
      let file = folder.url.appending(path: "table.bin")
      try Data(bytes).write(to: file)
      return try CompiledEphemeris(path: file.path(percentEncoded: false))
    }
  }

  /// The fault that `body` throws, or nil; any other error is passed on.
  static func fault(_ body: () throws -> Void) throws -> TableFault? {
    do {
      try body()
      return nil
    } catch let error as EphemerisError {
      guard case .tableUnusable(_, let fault) = error else { throw error }
      return fault
    }
  }

  /// So many instants from anywhere in the table's span, in order, the same on every run.
  static func instants(_ count: Int, of span: EphemerisSpan, seed: UInt64) -> [JulianDay<UT1>] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      JulianDay<UT1>(generator.double(in: span.start.days..<span.end.days))
    }.sorted()
  }

  /// Whether two skies have the same bits throughout.
  static func areSame(_ one: Sky, _ other: Sky) -> Bool {
    guard one.ut.days.bitPattern == other.ut.days.bitPattern,
      one.tt.days.bitPattern == other.tt.days.bitPattern, one.bodies == other.bodies
    else { return false }
    return one.bodies.bodies.allSatisfy { bits(one[$0]) == bits(other[$0]) }
  }

  private static func bits(_ state: BodyState) -> [UInt64] {
    [
      state.longitude.degrees, state.latitude.degrees, state.distanceAU,
      state.longitudePerDay.degrees, state.latitudePerDay.degrees, state.distancePerDayAU,
    ].map(\.bitPattern)
  }

  /// The bodies that a table holds.
  static let held: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode,
    .trueNode, .chiron,
  ]

  /// Thousandths of a second of arc in a degree.
  static let milliarcseconds = 3_600_000.0

  /// How far the shared table is from libswe at some instants, body by body.
  static func deviations(
    at instants: [JulianDay<UT1>]
  ) throws -> [CelestialBody: TableVerification.Row] {
    let report = try TableVerification(
      of: try year.get().ephemeris, against: try EphemerisSamples.ephemeris.get(), at: instants)
    return Dictionary(uniqueKeysWithValues: report.rows.map { ($0.body, $0) })
  }
}
#endif
