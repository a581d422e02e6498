import EngineSupport
import Ephemeris
import Foundation
import TestSupport
import Testing

@Suite struct SwissFileTests {
  private static func manifest() throws -> [JSONValue] {
    let url = Checkout.root.appending(path: "ephemeris/MANIFEST.json")
    return try #require(try JSONValue(contentsOf: url)["files"]?.array)
  }

  @Test func `the manifest lists the files that the engine needs`() throws {
    let listed = try Self.manifest()
    #expect(listed.map { $0["name"]?.string } == SwissFile.allWithStars.map(\.name))
    #expect(listed.map { $0["sha256"]?.string } == SwissFile.allWithStars.map(\.sha256))
    #expect(Set(SwissFile.all.map(\.name)).count == SwissFile.all.count)
  }

  @Test func `the files in the checkout are the ones released`() throws {
    for entry in try Self.manifest() {
      let name = try #require(entry["name"]?.string)
      let file = EphemerisSamples.dataFolder.appending(path: name)
      #expect(try Data(contentsOf: file).count == entry["bytes"]?.number.map { Int($0) }, "\(name)")
    }
    let folder = EphemerisSamples.dataFolder.path(percentEncoded: false)
    for file in SwissFile.allWithStars { try file.verify(in: folder) }
  }

  @Test func `the folder holds nothing else`() throws {
    let path = EphemerisSamples.dataFolder.path(percentEncoded: false)
    let held = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(
      held.filter { !$0.hasPrefix(".") }.sorted() == SwissFile.allWithStars.map(\.name).sorted())
  }

  @Test func `the bundled folder is found and holds the files`() throws {
    let folder = try EphemerisFolder.bundled()
    #expect(folder.hasPrefix("/"))
    let held = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(SwissFile.allWithStars.map(\.name)).isSubset(of: held))
    let listed = try JSONValue(contentsOf: URL(filePath: try EphemerisFolder.manifest()))
    #expect(listed["files"]?.array?.count == SwissFile.allWithStars.count)
  }
}

@Suite struct SwissFileDamageTests {
  /// Chiron's file is the smallest of the binary ones.
  private static func file() throws -> SwissFile {
    try #require(SwissFile.all.first { $0.name == "seas_18.se1" })
  }

  @Test func `a truncated file is damaged`() throws {
    let file = try Self.file()
    try TemporaryFolder.with(copying: [file]) { folder in
      try file.verify(in: folder.path)
      try folder.change(file.name) { $0.removeLast() }
      try Self.expectDamage(to: file, in: folder)
    }
  }

  @Test func `a file with one bit turned is damaged`() throws {
    let file = try Self.file()
    try TemporaryFolder.with(copying: [file]) { folder in
      try folder.change(file.name) { $0[$0.count / 2] ^= 1 }
      try Self.expectDamage(to: file, in: folder)
    }
  }

  @Test func `an empty file is damaged`() throws {
    let file = try Self.file()
    try TemporaryFolder.with { folder in
      try Data().write(to: folder.url.appending(path: file.name))
      try Self.expectDamage(to: file, in: folder)
    }
  }

  @Test func `a file that is not there is missing`() throws {
    let file = try Self.file()
    try TemporaryFolder.with { folder in
      for path in [folder.path, folder.path + "/nowhere"] {
        #expect(throws: EphemerisError.fileMissing(name: file.name, folder: path)) {
          try file.verify(in: path)
        }
      }
    }
  }

  @Test func `a folder in the place of a file can't be read`() throws {
    let file = try Self.file()
    try TemporaryFolder.with { folder in
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: file.name), withIntermediateDirectories: true)
      let error = #expect(throws: EphemerisError.self) { try file.verify(in: folder.path) }
      guard case .fileUnreadable(file.name, folder.path, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  private static func expectDamage(to file: SwissFile, in folder: TemporaryFolder) throws {
    let error = #expect(throws: EphemerisError.self) { try file.verify(in: folder.path) }
    guard case .fileDamaged(file.name, folder.path, file.sha256, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.count == 64)
    #expect(found != file.sha256)
    #expect(try #require(error).description.contains("is damaged"))
  }
}
