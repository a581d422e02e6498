import Foundation
import TestSupport
import Testing

/// Ctrl-C in the middle of a stream.
@Suite struct InterruptionTests {
  private static let births = (1...40).map { number in
    "{\"id\":\(number),\"birth\":\"1970-05-\(10 + number % 20)\"}\n"
  }.joined()

  /// Starts the program, writes births without ending the stream, waits for what they lead to, and
  /// presses Ctrl-C, or ends the program as a scheduler does.
  private func interrupted(
    _ arguments: [String], in folder: ScratchFolder, by signal: Int32 = SIGINT,
    reason: Process.TerminationReason = .exit, once isReady: (_ output: URL) throws -> Bool
  ) throws -> (status: Int32, output: String) {
    let output = folder.url.appending(path: "output")
    try Data().write(to: output)
    let (process, input) = (Process(), Pipe())
    process.executableURL = Program.url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(Self.births.utf8))
    while process.isRunning, try !isReady(output) { Thread.sleep(forTimeInterval: 0.02) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    #expect(process.terminationReason == reason)
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  @Test func `a batch that waits for more leaves whole lines`() throws {
    let folder = try ScratchFolder()
    let (status, output) = try interrupted(
      ["batch", "--births", "-", "--date", "2025-01-06"], in: folder
    ) { try Data(contentsOf: $0).contains(UInt8(ascii: "\n")) }
    #expect(status == 130)
    #expect(output.hasSuffix("}\n"))
    for line in output.split(separator: "\n") {
      #expect(try JSONValue(parsing: String(line))["meters"] != nil)
    }
  }

  @Test(
    arguments: [
      ["batch", "--births", "-", "--date", "2025-01-06", "--output", "scores"],
      ["norms", "--births", "-", "--output", "scores"],
    ], [SIGHUP, SIGINT, SIGTERM])
  func `a file that isn't finished isn't left`(_ arguments: [String], by signal: Int32) throws {
    let folder = try ScratchFolder()
    let path = folder.url.path(percentEncoded: false)
    let (status, _) = try interrupted(arguments, in: folder, by: signal) { _ in
      // The file under its temporary name.
      try FileManager.default.contentsOfDirectory(atPath: path).contains { $0 != "output" }
    }
    #expect(status == 128 + signal)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["output"])
  }

  /// A command that doesn't look out for signals ends by them, as any program does.
  @Test(arguments: [SIGHUP, SIGINT, SIGTERM, SIGPIPE])
  func `nor by a command that ends at once`(by signal: Int32) throws {
    let folder = try ScratchFolder()
    let (status, _) = try interrupted(
      ["chart", "--births", "-", "--output", "charts"], in: folder, by: signal,
      reason: .uncaughtSignal
    ) { _ in try folder.names.contains { $0.hasSuffix(".part") } }
    #expect(status == signal)
    #expect(try folder.names == ["output"])
  }
}
