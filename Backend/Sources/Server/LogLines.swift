@_spi(FrontEnd) internal import Astrolabe
internal import Foundation
internal import Store
internal import Synchronization
internal import SystemPackage

/// Lines on their way to standard error: who logs never waits for who reads the log.
///
/// A thread of its own writes them. When too much waits, lines are left out, and counted in a line that follows.
final class LogLines: Sendable {
  private struct State {
    var waiting: [[UInt8]] = []
    var byteCount = 0
    var leftOut = 0
    var isWriting = false
    var hasThread = false
  }

  /// The lines of this process.
  static let standard = LogLines(.standardError)

  /// So much waits at most.
  private static let mostBytes = 4 << 20

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)
  private let file: FileDescriptor

  init(_ file: FileDescriptor) { self.file = file }

  /// Puts a line in the queue, or leaves it out.
  func add(_ line: [UInt8]) {
    let begins = state.withLock { state -> Bool in
      guard state.byteCount + line.count < Self.mostBytes else {
        state.leftOut += 1
        return false
      }
      state.waiting.append(line)
      state.byteCount += line.count + 1
      defer { state.hasThread = true }
      return !state.hasThread
    }
    if begins { Thread.detachNewThread { [self] in work() } }
    wake.signal()
  }

  private func work() {
    while true {
      wake.wait()
      let (lines, leftOut) = state.withLock { state -> ([[UInt8]], Int) in
        defer {
          state.waiting = []
          state.leftOut = 0
          state.isWriting = true
        }
        return (state.waiting, state.leftOut)
      }
      var bytes: [UInt8] = []
      for line in lines { bytes += line + [UInt8(ascii: "\n")] }
      if leftOut > 0 { bytes += Self.note(leftOut) }
      if !bytes.isEmpty { _ = try? file.writeAll(bytes) }
      state.withLock { state in
        state.byteCount = state.waiting.reduce(0) { $0 + $1.count + 1 }
        state.isWriting = false
      }
    }
  }

  private static func note(_ count: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("time")
      json.string(Timestamp.now.iso8601)
      json.key("level")
      json.string("warning")
      json.key("message")
      json.string("lines were left out of the log")
      json.key("count")
      json.integer(count)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Waits until all is written, for a second at most.
  func flush() {
    for _ in 0..<100 {
      if state.withLock({ $0.waiting.isEmpty && !$0.isWriting }) { return }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }
}
