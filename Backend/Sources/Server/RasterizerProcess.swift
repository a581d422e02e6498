internal import Foundation
internal import Service
internal import Synchronization

/// Makes PNG of SVG by librsvg's command, a process of its own with little memory and time.
struct RasterizerProcess: Sendable {
  private let command: String
  private let limiter: String
  private let turns = Turns(count: 2)

  private static let places = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
  /// What sets limits before a command runs; part of util-linux.
  private static let limiters = places.map { $0 + "/prlimit" }
  /// The word for no PNG.
  private static let none = "none"

  /// Finds the command; nil if there is none, or none is wanted.
  ///
  /// - Throws: ``StartError`` for a command that is named and is not there.
  init?(setting: String) throws {
    guard setting != Self.none else { return nil }
    let manager = FileManager.default
    let limiter = Self.limiters.first { manager.isExecutableFile(atPath: $0) }
    if setting.isEmpty {
      let found = Self.places.map { $0 + "/rsvg-convert" }
        .first { manager.isExecutableFile(atPath: $0) }
      guard let found, let limiter else { return nil }
      (command, self.limiter) = (found, limiter)
    } else {
      guard manager.isExecutableFile(atPath: setting) else {
        throw StartError(
          "share.rasterizer \(setting) can't be run; name rsvg-convert, or \(Self.none)")
      }
      guard let limiter else {
        throw StartError(
          "share.rasterizer needs prlimit, which is not in /usr/bin; install util-linux")
      }
      (command, self.limiter) = (setting, limiter)
    }
  }

  /// 1 GiB of addresses, 5 seconds of a processor, no files of more than 4 MiB.
  private static let limits = ["--as=1073741824", "--cpu=5", "--fsize=4194304", "--core=0"]
  /// A PNG of a picture has some fifty kilobytes.
  private static let longest = 4 << 20
  private static let time = 10.0

  /// What makes a PNG by it.
  var rasterize: Rasterizer { { svg in await png(of: svg) } }

  /// The picture as PNG; nil if it can't be made, or too many wait.
  func png(of svg: [UInt8]) async -> [UInt8]? {
    guard await turns.take() else { return nil }
    let png = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: run(Data(svg))) }
    }
    turns.giveBack()
    return png
  }

  private func run(_ svg: Data) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: limiter)
    process.arguments = Self.limits + [command, "--format=png"]
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let deadline = DispatchWorkItem { process.terminate() }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.time, execute: deadline)
      defer { deadline.cancel() }
      // Some kilobytes, which the pipe holds before anybody reads.
      try input.fileHandleForWriting.write(contentsOf: svg)
      try input.fileHandleForWriting.close()
      let png = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0, (8...Self.longest).contains(png.count),
        png.starts(with: [0x89, 0x50, 0x4E, 0x47])
      else { return nil }
      return Array(png)
    } catch {
      return nil
    }
  }
}

/// Lets so many work at a time, and eight times as many wait.
private final class Turns: Sendable {
  private struct Line {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let line: Mutex<Line>
  private let mostWaiting: Int

  init(count: Int) {
    line = Mutex(Line(free: count))
    mostWaiting = 8 * count
  }

  /// Takes a turn; false if too many wait.
  func take() async -> Bool {
    let isOpen = line.withLock { $0.free > 0 || $0.waiting.count < mostWaiting }
    guard isOpen else { return false }
    await withCheckedContinuation { continuation in
      let isFree = line.withLock { line in
        if line.free > 0 {
          line.free -= 1
          return true
        }
        line.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
    return true
  }

  func giveBack() {
    let next = line.withLock { line -> CheckedContinuation<Void, Never>? in
      if line.waiting.isEmpty {
        line.free += 1
        return nil
      }
      return line.waiting.removeFirst()
    }
    next?.resume()
  }
}
