import EngineSupport
@testable import Ephemeris
import Foundation
import TestSupport
import Testing

/// The compiled table that comes with the package.
@Suite struct ReleasedTableTests {
  private static var file: URL {
    Checkout.root.appending(path: "ephemeris/\(ReleasedTable.name)")
  }

  @Test func `the manifest lists the table that is there`() throws {
    let url = Checkout.root.appending(path: "ephemeris/MANIFEST.json")
    let listed = try #require(try JSONValue(contentsOf: url)["table"])
    #expect(listed["name"]?.string == ReleasedTable.name)
    #expect(listed["sha256"]?.string == ReleasedTable.sha256)
    #expect(listed["bytes"]?.number == Double(ReleasedTable.byteCount))
    #expect(listed["span"]?["first"]?.string == ReleasedTable.span.first.description)
    #expect(listed["span"]?["last"]?.string == ReleasedTable.span.last.description)
    #expect(listed["source"]?.string?.contains(try CompiledEphemeris().libraryVersion) == true)
  }

  @Test func `the table in the checkout is the one released`() throws {
    let bytes = try Data(contentsOf: Self.file)
    #expect(bytes.count == ReleasedTable.byteCount)
    #expect(bytes.count <= 16_000_000)
    try ReleasedTable.verify()
  }

  @Test func `the table covers every lifetime of 84 years of someone alive`() {
    let span = ReleasedTable.span
    #expect(span.description == "1850-01-01 to 2150-12-31")
    #expect(span.start.days > EphemerisSamples.fileSpan.start.days)
    #expect(span.end.days < EphemerisSamples.fileSpan.end.days)
  }

  @Test func `a table that is open is shared by who opens it again, and one of a path is not`()
    throws
  {
    let path = try EphemerisFolder.compiledTable()
    #expect(try CompiledEphemeris().table === CompiledEphemeris().table)
    let alone = try CompiledEphemeris(path: path)
    #expect(try alone.table !== CompiledEphemeris(path: path).table)
    #expect(try alone.table !== CompiledEphemeris().table)
  }
}
