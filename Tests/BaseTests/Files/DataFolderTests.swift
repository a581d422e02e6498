@testable import Base
import Foundation
import TestSupport
import Testing

/// Where the data are looked for: beside the code, or in the checkout that it lies in.
@Suite struct DataFolderTests {
  private static func candidates(besides homes: String...) -> [String] {
    DataFolder.candidates(bundle: "some_Files", checkout: "some", besides: homes)
  }

  #if os(Linux)
  @Test func `beside a library comes before beside the program, and both before a checkout`() {
    let found = Self.candidates(besides: "/opt/library", "/usr/bin")
    #expect(
      found == [
        "/opt/library/some_Files.resources", "/usr/bin/some_Files.resources",
        "<a checkout around /opt/library>/some", "<a checkout around /usr/bin>/some",
      ])
  }
  #endif

  @Test func `a checkout is found from any folder in it`() throws {
    try TemporaryFolder.with { folder in
      let build = folder.url.appending(path: ".build/debug", directoryHint: .isDirectory)
      for inside in [
        build, folder.url.appending(path: "ephemeris"), folder.url.appending(path: "some"),
      ] {
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      }
      let home = build.path(percentEncoded: false)
      // A folder of data alone might be anybody's.
      try Data().write(to: folder.url.appending(path: "ephemeris/MANIFEST.json"))
      #expect(DataFolder.first(of: Self.candidates(besides: home)) == nil)
      try Data().write(to: folder.url.appending(path: "Package.swift"))
      #expect(DataFolder.first(of: Self.candidates(besides: home)) == folder.path + "/some")
    }
  }

  @Test func `no path of the machine that built it is in the module`() throws {
    let sources = try Checkout.files(below: "Sources", endingIn: ".swift")
    for file in sources where try Checkout.text("Sources/\(file)").contains("#file") {
      Issue.record("Sources/\(file)")
    }
  }
}
