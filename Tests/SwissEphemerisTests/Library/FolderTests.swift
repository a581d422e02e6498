#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite struct FolderTests {
  /// The sky by the files of the package; each folder's copy must give the same.
  private static func expectSameSky(in path: String) throws {
    let expected = try EphemerisSamples.ephemeris.get().sky(at: JulianDay<UT1>.j2000, bodies: .all)
    let ephemeris = try DirectEphemeris(folder: path)
    #expect(ephemeris.folder == path)
    #expect(try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all) == expected)
  }

  @Test func `the folder that comes with the package is the bundled one`() throws {
    #expect(try EphemerisSamples.ephemeris.get().folder == (try EphemerisFolder.bundled()))
  }

  @Test func `the manifest's span is the provider's`() throws {
    let url = Checkout.root.appending(path: "ephemeris/MANIFEST.json")
    let span = try #require(try JSONValue(contentsOf: url)["span"])
    #expect(span["first"]?.string == DirectEphemeris.span.first.description)
    #expect(span["last"]?.string == DirectEphemeris.span.last.description)
  }

  @Test(arguments: ["se1", "se1/", "with space", "größer", "100%", "a=b,c#d", "..hidden"])
  func `a folder may have any common name`(name: String) throws {
    let plain = name.hasSuffix("/") ? String(name.dropLast()) : name
    try TemporaryFolder.with(named: plain, copying: SwissFile.all) { folder in
      try Self.expectSameSky(in: folder.path + (name.hasSuffix("/") ? "/" : ""))
    }
  }

  @Test func `a folder may be named through a link`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let link = folder.url.appendingPathExtension("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
      try Self.expectSameSky(in: link.path(percentEncoded: false))
    }
  }

  // The last is one character, which begins with a colon.
  @Test(arguments: ["a:b", "a;b", ":", "ü:", ":\u{301}"])
  func `a path that libswe would split is refused`(name: String) throws {
    try TemporaryFolder.with(named: name, copying: SwissFile.all) { folder in
      try Self.expectUnusable(folder.path, because: "splits")
    }
  }

  /// libswe has 242 bytes and takes its built-in path for a longer one.
  @Test func `a path that libswe would cut is refused`() throws {
    let part = String(repeating: "x", count: 120)
    try TemporaryFolder.with(named: "\(part)/\(part)/\(part)") { folder in
      try Self.expectUnusable(folder.path, because: "240 bytes")
    }
  }

  @Test func `the longest path that is taken works`() throws {
    try TemporaryFolder.with { folder in
      let short = folder.path.utf8.count
      try #require(short < 200, "the system's temporary folder has too long a path")
      let path = folder.path + "/" + String(repeating: "x", count: 240 - short - 1)
      #expect(path.utf8.count == 240)
      try FileManager.default.copyItem(
        at: EphemerisSamples.dataFolder, to: URL(filePath: path, directoryHint: .notDirectory))
      try Self.expectSameSky(in: path)
    }
  }

  @Test(arguments: [".", "..", "./"])
  func `a relative path is refused`(path: String) throws {
    try Self.expectUnusable(path, because: "absolute")
  }

  @Test func `a path that C would cut is refused`() throws {
    let folder = EphemerisSamples.dataFolder.path(percentEncoded: false)
    try Self.expectUnusable(folder + "\0/elsewhere", because: "zero byte")
  }

  @Test func `what is no folder is not found`() throws {
    let file = EphemerisSamples.dataFolder.appending(path: "sepl_18.se1")
    for path in ["", "/nowhere/at/all", file.path(percentEncoded: false)] {
      let error = #expect(throws: EphemerisError.folderNotFound(searched: [path])) {
        try DirectEphemeris(folder: path)
      }
      #expect(try #require(error).description.hasPrefix("no ephemeris folder found"))
    }
  }

  /// libswe would take ΔT from them: a day of 200 s in place of 64 s.
  @Test(arguments: ["swe_deltat.txt", "sedeltat.txt"])
  func `a folder with a ΔT of its own is refused`(name: String) throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let opened = try DirectEphemeris(folder: folder.path)
      try Data("2000 200.0\n2001 200.0\n".utf8).write(to: folder.url.appending(path: name))
      let stray = EphemerisError.strayFile(name: name, folder: folder.path)
      #expect(throws: stray) { try DirectEphemeris(folder: folder.path) }
      #expect(stray.description.hasSuffix("\(name) in \(folder.path); take the file away"))
      // On a thread that has not used the folder yet.
      let late = try SystemThreads.run {
        Result { () throws(EphemerisError) in try opened.deltaT(at: .j2000) }
      }
      #expect(throws: stray) { try late.get() }
      try folder.remove(name)
      try Self.expectSameSky(in: folder.path)
    }
  }

  private static func expectUnusable(_ path: String, because word: String) throws {
    let error = #expect(throws: EphemerisError.self) { try DirectEphemeris(folder: path) }
    guard case .folderUnusable(path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(word))
    #expect(try #require(error).description.contains(reason))
  }
}
#endif
