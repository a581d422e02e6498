#if SwissEphemeris
import EngineSupport
import CLibrary
import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

#if os(macOS) || os(Linux)

/// The environment and the current folder, which libswe looks at; each test runs in a process of
/// its own, because they belong to the whole process.
@Suite struct SurroundingsTests {
  private static var dataFolder: String {
    EphemerisSamples.dataFolder.path(percentEncoded: false)
  }

  /// The sky as a thread that has never used libswe sees it.
  private static func skyOnNewThread() throws -> Result<Sky, EphemerisError> {
    let folder = dataFolder
    return try SystemThreads.run {
      Result { () throws(EphemerisError) in
        try DirectEphemeris(folder: folder).sky(at: JulianDay<UT1>.j2000, bodies: .all)
      }
    }
  }

  private static func expectOverridden(by folder: TemporaryFolder) throws {
    let error = #expect(throws: EphemerisError.self) { try skyOnNewThread().get() }
    guard case .folderOverridden(dataFolder, let opened) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(opened.hasPrefix(folder.path))
    #expect(try #require(error).description.hasSuffix("unset SE_EPHE_PATH"))
  }

  private static func setEnvironment(_ value: String) {
    #expect(unsafe setenv("SE_EPHE_PATH", value, 1) == 0)
  }

  @Test func `an environment that names an empty folder is reported`() async {
    await #expect(processExitsWith: .success) {
      try TemporaryFolder.with { folder in
        Self.setEnvironment(folder.path)
        try Self.expectOverridden(by: folder)
      }
    }
  }

  @Test func `an environment that names another folder is reported`() async {
    await #expect(processExitsWith: .success) {
      try TemporaryFolder.with(copying: SwissFile.all) { folder in
        Self.setEnvironment(folder.path)
        try Self.expectOverridden(by: folder)
      }
    }
  }

  @Test func `a thread recovers when the environment does`() async {
    await #expect(processExitsWith: .success) {
      let ephemeris = try DirectEphemeris(folder: Self.dataFolder)
      Self.setEnvironment("/nowhere")
      #expect(throws: EphemerisError.self) { try ephemeris.sky(at: .j2000) }
      #expect(unsafe unsetenv("SE_EPHE_PATH") == 0)
      let sky = try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all)
      #expect(sky == (try Self.skyOnNewThread().get()))
    }
  }

  @Test func `an environment that agrees or says nothing is no hindrance`() async {
    await #expect(processExitsWith: .success) {
      let expected = try Self.skyOnNewThread().get()
      for value in ["", Self.dataFolder] {
        Self.setEnvironment(value)
        #expect(try Self.skyOnNewThread().get() == expected)
      }
    }
  }

  /// libswe's built-in path begins with the current folder.
  @Test func `stray files in the current folder change nothing`() async {
    await #expect(processExitsWith: .success) {
      let expected = try Self.skyOnNewThread().get()
      try TemporaryFolder.with { folder in
        for file in SwissFile.all {
          try Data("garbage".utf8).write(to: folder.url.appending(path: file.name))
        }
        try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
        #expect(try Self.skyOnNewThread().get() == expected)
        #expect(throws: EphemerisError.self) {
          try DirectEphemeris(folder: folder.path).sky(at: .j2000)
        }
      }
    }
  }
}
#endif
#endif
