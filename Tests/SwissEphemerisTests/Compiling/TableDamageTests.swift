#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
import SwissEphemeris
import Foundation
import TestSupport
import Testing

/// A damaged table is given from a sound one, by a fault that says where; it never makes the reader
/// fall, nor answers from a number that was changed.
@Suite struct TableDamageTests {
  /// Asks for a sky in every block, as the sound table was.
  private static func ask(_ table: CompiledEphemeris, like skies: [Sky]) throws -> [TableFault?] {
    try skies.map { sky in
      try CompiledSamples.fault {
        let found = try table.sky(at: sky.ut, bodies: sky.bodies)
        #expect(CompiledSamples.areSame(found, sky), "a damaged table answered otherwise")
      }
    }
  }

  /// A sky from each block of a sample, some days before the later end and after the earlier one.
  private static func skies(_ sample: CompiledSample) throws -> [Sky] {
    let (table, facts) = (sample.ephemeris, sample.ephemeris.table.facts)
    return try (0..<facts.blockCount).map { block in
      let start = max(
        facts.epoch + Double(block) * facts.blockDays,
        try table.terrestrialTime(table.span.start).days)
      let end = min(
        facts.epoch + Double(block + 1) * facts.blockDays,
        try table.terrestrialTime(table.span.end).days)
      return try table.sky(at: JulianDay<TT>((start + end) / 2), bodies: table.bodies)
    }
  }

  /// The fault that a changed byte must show as when the table is opened; none in a block.
  private static func fault(at position: Int, of bytes: [UInt8], headSize: Int) -> TableFault? {
    switch position {
    case 0..<8, 12..<16: return .notATable
    case 8..<12:
      return .otherVersion(bytes[8..<12].reversed().reduce(0) { $0 << 8 | UInt32($1) })
    case 16..<24:
      let expected = bytes[16..<24].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      return .wrongSize(expected: Int(clamping: expected), found: bytes.count)
    case 24..<headSize: return .damagedHead
    default: return nil
    }
  }

  @Test func `an empty or far too short file is no table`() throws {
    let bytes = try CompiledSamples.fortnights.get().bytes
    for count in [0, 1, 8, 24, 191] {
      let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(Array(bytes[..<count])) }
      #expect(fault == .empty, "\(count) bytes")
    }
  }

  @Test func `a truncated table has the wrong size`() throws {
    let bytes = try CompiledSamples.fortnights.get().bytes
    var generator = SplitMix64(seed: 40)
    let random = (0..<36).map { _ in Int.random(in: 192..<bytes.count, using: &generator) }
    for count in random + [192, 193, bytes.count - 8, bytes.count - 1] {
      let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(Array(bytes[..<count])) }
      #expect(fault == .wrongSize(expected: bytes.count, found: count))
    }
  }

  @Test func `bytes after the end are too many`() throws {
    let bytes = try CompiledSamples.fortnights.get().bytes + [0]
    let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(bytes) }
    #expect(fault == .wrongSize(expected: bytes.count - 1, found: bytes.count))
  }

  @Test func `other files are no tables`() throws {
    for bytes in [
      [UInt8](repeating: 0, count: 4_096), Array(String(repeating: "x", count: 300).utf8),
    ] {
      let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(bytes) }
      #expect(fault == .notATable)
    }
  }

  @Test func `the other byte order and a later version are reported`() throws {
    var swapped = try CompiledSamples.fortnights.get().bytes
    swapped[12..<16].reverse()
    #expect(try CompiledSamples.fault { _ = try CompiledSamples.open(swapped) } == .otherByteOrder)
    var later = try CompiledSamples.fortnights.get().bytes
    later[8] += 1
    let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(later) }
    #expect(fault == .otherVersion(TableFacts.version + 1))
  }

  @Test func `a changed byte of the head is found on opening`() throws {
    let sample = try CompiledSamples.fortnights.get()
    let headSize = sample.ephemeris.table.facts.headSize
    for position in 0..<headSize {
      var bytes = sample.bytes
      bytes[position] ^= 0xFF
      let fault = try CompiledSamples.fault { _ = try CompiledSamples.open(bytes) }
      #expect(
        fault == Self.fault(at: position, of: bytes, headSize: headSize), "byte \(position)")
    }
  }

  @Test func `a changed bit anywhere is found, and other blocks answer as before`() throws {
    let sample = try CompiledSamples.fortnights.get()
    let headSize = sample.ephemeris.table.facts.headSize
    let skies = try Self.skies(sample)
    var generator = SplitMix64(seed: 500)
    for _ in 0..<500 {
      let position = Int.random(in: 0..<sample.bytes.count, using: &generator)
      var bytes = sample.bytes
      bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      var faults: [TableFault?] = []
      let opening = try CompiledSamples.fault {
        faults = try Self.ask(try CompiledSamples.open(bytes), like: skies)
      }
      #expect(opening == Self.fault(at: position, of: bytes, headSize: headSize))
      guard opening == nil else { continue }
      let damaged = position < headSize + sample.blocks[0].count ? 0 : 1
      #expect(faults[damaged] == .damagedBlock(damaged))
      #expect(faults[1 - damaged] == nil)
    }
  }

  @Test func `a damaged block is refused again and again, by whatever is asked`() throws {
    let sample = try CompiledSamples.fortnights.get()
    var bytes = sample.bytes
    bytes[bytes.count - 1] ^= 1
    let (table, sky) = (
      try CompiledSamples.open(bytes), try #require(try Self.skies(sample).last)
    )
    let place = try GeographicPlace(latitude: 51.5, longitude: 0)
    for _ in 0..<2 {
      let faults = [
        try CompiledSamples.fault { _ = try table.sky(at: sky.ut, bodies: []) },
        try CompiledSamples.fault { _ = try table.longitudes(of: [], at: sky.tt) },
        try CompiledSamples.fault { _ = try table.orientation(at: sky.ut) },
        try CompiledSamples.fault { _ = try table.houses(.equal, at: sky.ut, place: place) },
        try CompiledSamples.fault { try table.table.verifyAll() },
      ]
      #expect(faults == Array(repeating: .damagedBlock(1), count: faults.count))
    }
  }

  @Test func `a missing file and a folder are reported with their path`() throws {
    try TemporaryFolder.with(named: "compiled") { folder in
      for path in [folder.path, folder.url.appending(path: "none.bin").path(percentEncoded: false)]
      {
        let error = #expect(throws: EphemerisError.self) { try CompiledEphemeris(path: path) }
        guard case .tableUnusable(path, .unreadable(let reason)) = try #require(error) else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(!reason.isEmpty)
        #expect(error?.description.contains(path) == true)
      }
    }
  }
}
#endif
