import Astrolabe
import Foundation
import Synchronization

/// Does the same mixed work over and over on all cores, on new threads each time, and fails where the
/// answers change, or memory or open files grow.
@main
enum Endurance {
  /// Chores of a lap.
  private static let choreCount = 48
  /// Of the time, until caches are full and the allocator has what it needs.
  private static let warmUp = 0.2
  /// What memory may grow by after that: the allocator's arenas differ from lap to lap.
  private static let megabytesAllowed = 8.0

  static func main() throws {
    let seconds = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 3_600
    let (ephemeris, zones) = (try StandardEphemeris(), try ZoneDatabase.system())
    let chores = (0..<choreCount).map { Chore(number: $0, ephemeris: ephemeris, zones: zones) }
    let first = try lap(chores)
    let start = Date()
    var samples: [(elapsed: Double, state: ProcessState)] = []
    var laps = 1
    print("    seconds    laps  resident MB  open files")
    var elapsed = 0.0
    while elapsed < seconds {
      guard try lap(chores) == first else { return fail("lap \(laps + 1) has other answers") }
      laps += 1
      elapsed = Date().timeIntervalSince(start)
      guard elapsed >= Double(samples.count) * seconds / 20 else { continue }
      // The last lap's threads have a moment to close what they had open.
      Thread.sleep(forTimeInterval: 0.2)
      let state = try ProcessState.now()
      samples.append((elapsed, state))
      print(
        String(
          format: "%11.0f %7d %12.1f %11d", elapsed, laps, state.residentMegabytes,
          state.openFiles))
      fflush(nil)
    }
    let settled = samples.filter { $0.elapsed >= seconds * warmUp }.map(\.state)
    guard let early = settled.first, let late = settled.last else {
      return fail("the time is too short for two samples")
    }
    let growth = late.residentMegabytes - early.residentMegabytes
    guard growth <= megabytesAllowed else { return fail("memory grew by \(growth) MB") }
    guard settled.allSatisfy({ $0.openFiles == early.openFiles }) else {
      return fail("the number of open files changed")
    }
    print("\(laps) laps of \(choreCount) chores gave the same answers; memory and files are flat")
  }

  /// Every chore's digest.
  ///
  /// Threads are new each time, and must leave nothing behind.
  private static func lap(_ chores: [Chore]) throws -> [UInt64] {
    let lap = Lap(chores)
    let group = DispatchGroup()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      group.enter()
      // libswe's files are closed when the thread ends, which is just after this.
      let thread = Thread {
        lap.work()
        group.leave()
      }
      thread.start()
    }
    group.wait()
    return try lap.digests()
  }

  private static func fail(_ reason: String) {
    FileHandle.standardError.write(Data("endurance: \(reason)\n".utf8))
    exit(1)
  }
}

/// One pass over all chores, shared by some threads.
private final class Lap: Sendable {
  private let chores: [Chore]
  private let next = Atomic(0)
  private let answers = Mutex<[Int: Result<UInt64, any Error>]>([:])

  init(_ chores: [Chore]) { self.chores = chores }

  func work() {
    while case let number = next.add(1, ordering: .relaxed).oldValue, number < chores.count {
      let answer = Result { try chores[number].digest() }
      answers.withLock { $0[number] = answer }
    }
  }

  func digests() throws -> [UInt64] {
    let answers = answers.withLock { $0 }
    return try chores.indices.compactMap { try answers[$0]?.get() }
  }
}
