import Foundation
import TestSupport

/// Runs the built `astrolabe` as a script would.
enum Program {
  /// What a run of the program left behind.
  struct Outcome {
    /// The exit code; −1 where a signal ended the program.
    let status: Int32
    /// What it wrote to standard output, to the byte.
    let outputBytes: Data
    /// The same as text.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// What it wrote to standard error.
    let errors: String

    /// The lines of the output.
    var lines: [String] { Self.lines(of: output) }
    /// The lines of standard error.
    var errorLines: [String] { Self.lines(of: errors) }

    private static func lines(of text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  /// The program that `ASTROLABE_PROGRAM` names, or the one that SwiftPM put beside the tests.
  static let url: URL =
    BaselineMode.program?.resolvingSymlinksInPath() ?? besideTests

  private static let besideTests: URL = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let here = FileManager.default.fileExists(atPath: "/proc/self/exe") ? process : tests
    return here.deletingLastPathComponent().appending(path: "astrolabe")
  }()

  /// Runs the program, or a copy of it, to its end.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    folder: URL? = nil, program: URL = url
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Whatever the zone and the terminal of the machine that runs the tests are.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TZ": "UTC", "COLUMNS": "80"]) { $1 }
      .merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let scratch = try ScratchFolder()
    // Files rather than pipes: a pipe that fills up would hold the program for ever.
    let names = ["input", "output", "errors"].map { scratch.url.appending(path: $0) }
    try input.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      outputBytes: try Data(contentsOf: names[1]),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }

  /// Runs a line of shell with the program and its arguments as `"$0" "$@"`.
  static func shell(_ script: String, _ arguments: [String], folder: URL? = nil) throws -> Outcome {
    try run(
      ["-c", script, url.path(percentEncoded: false)] + arguments, folder: folder,
      program: URL(filePath: "/bin/sh"))
  }
}
