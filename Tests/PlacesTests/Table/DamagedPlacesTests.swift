import Base
import Foundation
@testable import Places
import TestSupport
import Testing

/// A table that is missing, damaged or something else is given from a sound one, with what to do.
@Suite struct DamagedPlacesTests {
  private static func fault(_ bytes: [UInt8]) throws -> PlaceTableFault? {
    do {
      _ = try Samples.finder(of: bytes)
      return nil
    } catch let error as PlaceError {
      guard case .tableUnusable(_, let fault) = error else { throw error }
      #expect(error.cause == .installation)
      #expect(error.description.contains("places") && !error.description.hasSuffix("."))
      return fault
    }
  }

  @Test func `a sound table has no fault`() throws {
    #expect(try Self.fault(Samples.smallTable()) == nil)
    let finder = try Samples.finder(of: Samples.smallTable())
    #expect(try finder.place("Vaduz").place.zone == "Europe/Vaduz")
  }

  @Test func `a short file is no table`() throws {
    let bytes = try Samples.smallTable()
    for count in [0, 1, 255] { #expect(try Self.fault(Array(bytes[..<count])) == .empty) }
    for count in [256, 4_096, bytes.count - 1] {
      let expected = PlaceTableFault.wrongSize(expected: bytes.count, found: count)
      #expect(try Self.fault(Array(bytes[..<count])) == expected)
    }
    #expect(
      try Self.fault(bytes + [0])
        == .wrongSize(expected: bytes.count, found: bytes.count + 1))
  }

  @Test func `another file is no table`() throws {
    let other = [UInt8](repeating: 0x41, count: 5_000)
    #expect(try Self.fault(other) == .notATable)
    var bytes = try Samples.smallTable()
    bytes[8] = 9
    #expect(try Self.fault(bytes) == .otherVersion(9))
    bytes.replaceSubrange(12..<16, with: [1, 2, 3, 4])
    #expect(try Self.fault(bytes) == .otherByteOrder)
  }

  @Test func `any changed byte is reported`() throws {
    let bytes = try Samples.smallTable()
    let broken = try counterexamples(
      among: 300, seed: 5,
      draw: { Int($0.next() % UInt64(bytes.count)) },
      holds: { place in
        var changed = bytes
        changed[place] ^= 0x10
        return try Self.fault(changed) != nil
      })
    #expect(broken.isEmpty)
  }

  /// A page is looked at when it is first needed, so others still answer.
  @Test func `a damaged page is reported when it is read`() throws {
    var bytes = try Samples.smallTable()
    bytes[bytes.count - 1] ^= 1
    #expect(try Self.fault(bytes) == .damagedPage((bytes.count - 4_096 - 1) >> 12))
  }

  @Test func `a folder or a missing file is reported with what to do`() throws {
    for path in ["/nowhere/places.table", "/"] {
      do throws(PlaceError) {
        _ = try PlaceFinder(path: path)
        Issue.record("\(path) is a table")
      } catch {
        #expect(error.cause == .installation)
        #expect(error.description.contains("put it back"), "\(error)")
      }
    }
  }

  @Test func `a missing table's error names the places searched`() {
    let error = PlaceError.tableNotFound(searched: ["/a/places.table", "/b/places.table"])
    #expect(error.cause == .installation)
    #expect(error.description.contains("/a/places.table, /b/places.table"))
    #expect(error.description.contains("astrolabe_PlaceFiles"))
  }
}
