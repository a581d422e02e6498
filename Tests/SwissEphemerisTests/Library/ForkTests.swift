#if SwissEphemeris
import CLibrary
import EngineSupport
import Ephemeris
import ForkSupport
import Foundation
import SwissEphemeris
import TestSupport
import Testing

#if os(Linux)
/// A process that forks while libswe has files open: one place in a file for two processes.
///
/// Each test is a process of its own, so that nothing else runs where it forks.
@Suite struct ForkTests {
  /// Runs `work` in a child of this process.
  ///
  /// - Parameters:
  ///   - endsInOrder: Whether the child ends by `exit`, which closes what is open.
  ///   - work: What it does; what that gives is its exit code.
  /// - Returns: The child's number.
  /// - Throws: Where it can't be started.
  private static func child(
    endsInOrder: Bool = false, _ work: @escaping () -> Int32
  ) throws -> pid_t {
    final class Work {
      let run: () -> Int32
      init(_ run: @escaping () -> Int32) { self.run = run }
    }
    let context = unsafe Unmanaged.passRetained(Work(work))
    defer { unsafe context.release() }
    let child = unsafe fork_support_start(
      { context in
        guard let context = unsafe context else { return 99 }
        return unsafe Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().run()
      }, context.toOpaque(), endsInOrder ? 1 : 0)
    try #require(child > 0, "the system has no process left")
    return child
  }

  /// The numbers of the descriptors that lead to files of Swiss Ephemeris, but for those that the
  /// process was started with: anyone who runs the tests has some open, too.
  private static func openFiles(butFor inherited: [String] = []) -> [String] {
    let manager = FileManager.default
    let numbers = (try? manager.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.filter {
      !inherited.contains($0)
        && (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.hasSuffix(
          ".se1")
          ?? false
    }
  }

  /// Where each of them is read.
  private static func places(_ numbers: [String]) throws -> [Substring?] {
    try numbers.map {
      try String(contentsOfFile: "/proc/self/fdinfo/\($0)", encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("pos:") }
    }
  }

  /// Years that the table lacks, in no order, so that every sky moves the place.
  private static let instants = EphemerisSamples.instants(600, seed: 2_600)

  /// How many skies differ from what one process alone has found.
  private static func differences(
    _ ephemeris: DirectEphemeris, from expected: [Sky], times: Int
  ) -> Int {
    var count = 0
    for _ in 0..<times {
      for sky in expected where (try? ephemeris.sky(at: sky.ut, bodies: .all)) != sky { count += 1 }
    }
    return count
  }

  @Test func `parents and children read on, each for itself`() async {
    await #expect(processExitsWith: .success) {
      let ephemeris = try DirectEphemeris()
      let expected = try Self.instants.map { try ephemeris.sky(at: $0, bodies: .all) }
      let children = try (0..<3).map { _ in
        try Self.child { Self.differences(ephemeris, from: expected, times: 2) == 0 ? 0 : 1 }
      }
      #expect(Self.differences(ephemeris, from: expected, times: 2) == 0)
      for child in children { #expect(fork_support_wait(child) == 0) }
    }
  }

  @Test func `a child begins without an open file, and opens its own`() async {
    await #expect(processExitsWith: .success) {
      let inherited = Self.openFiles()
      let ephemeris = try DirectEphemeris()
      let sky = try ephemeris.sky(at: EphemerisSamples.fileSpan.start, bodies: .all)
      let after = try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .all)
      #expect(!Self.openFiles(butFor: inherited).isEmpty)
      let child = try Self.child {
        guard Self.openFiles(butFor: inherited).isEmpty else { return 1 }
        guard (try? ephemeris.sky(at: sky.ut, bodies: .all)) == sky else { return 2 }
        return (try? ephemeris.sky(at: after.ut, bodies: .all)) == after ? 0 : 3
      }
      #expect(fork_support_wait(child) == 0)
      #expect(try ephemeris.sky(at: after.ut, bodies: .all) == after)
    }
  }

  /// A stream that was read in part is put back by `exit` to where its reader was.
  @Test func `a child that ends leaves other threads' files where they are`() async {
    await #expect(processExitsWith: .success) {
      let inherited = Self.openFiles()
      let ephemeris = try DirectEphemeris()
      let expected = try Self.instants.prefix(50).map { try ephemeris.sky(at: $0, bodies: .all) }
      let ended = try SystemThreads.run {
        Result {
          _ = try ephemeris.sky(at: expected[7].ut, bodies: .all)
          let files = Self.openFiles(butFor: inherited)
          let before = try Self.places(files)
          // The thread that forks is another than the one whose files are open.
          let code = try SystemThreads.run {
            Result {
              fork_support_wait(
                try Self.child(endsInOrder: true) {
                  Self.differences(ephemeris, from: expected, times: 1) == 0 ? 0 : 1
                })
            }
          }.get()
          return (code, files.isEmpty, before == (try Self.places(files)))
        }
      }.get()
      #expect(ended == (0, false, true))
    }
  }
}
#endif
#endif
