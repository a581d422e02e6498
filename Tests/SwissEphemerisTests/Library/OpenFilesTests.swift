#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

#if os(Linux)
/// Each thread has files of its own open, which libswe would leave open when it ends.
@Suite struct OpenFilesTests {
  /// How many files of the folder this process has open; other tests have files of other folders.
  private static func openFiles(in folder: String) throws -> Int {
    let manager = FileManager.default
    let list = "/proc/self/fd"
    return try manager.contentsOfDirectory(atPath: list).count {
      let target = try? manager.destinationOfSymbolicLink(atPath: "\(list)/\($0)")
      return target?.hasPrefix(folder + "/") ?? false
    }
  }

  @Test func `a thread that ends closes its files`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let path = folder.path
      let ephemeris = try DirectEphemeris(folder: path)
      let ut = try #require(EphemerisSamples.instants(1, seed: 100).first)
      for _ in 0..<10 {
        let opened = try SystemThreads.run(10) { _ in
          Result {
            _ = try ephemeris.sky(at: ut, bodies: .all)
            return try Self.openFiles(in: path)
          }
        }
        // Planets, Moon and Chiron: three for the thread itself, more while others live.
        for count in opened { #expect(try count.get() >= 3) }
        #expect(try Self.openFiles(in: path) == 0)
      }
    }
  }

  @Test func `a thread that goes over to another folder closes the files of the first`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let path = folder.path
      let counts = try SystemThreads.run {
        Result {
          let first = try DirectEphemeris(folder: path)
          let second = try DirectEphemeris(
            folder: EphemerisSamples.dataFolder.path(percentEncoded: false))
          _ = try first.sky(at: JulianDay<UT1>.j2000, bodies: .all)
          let open = try Self.openFiles(in: path)
          _ = try second.sky(at: JulianDay<UT1>.j2000, bodies: .all)
          return (open, try Self.openFiles(in: path))
        }
      }.get()
      #expect(counts.0 == 3)
      #expect(counts.1 == 0)
    }
  }
}
#endif
#endif
