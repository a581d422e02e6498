import Foundation

/// Runs the built `astrolabe` as a script would.
enum Program {
  /// What a run of the program left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Where SwiftPM put the program: beside the tests.
  static let url: URL = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let here = FileManager.default.fileExists(atPath: "/proc/self/exe") ? process : tests
    return here.deletingLastPathComponent().appending(path: "astrolabe")
  }()

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    folder: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files rather than pipes: a pipe that fills up would hold the program for ever.
    let names = ["input", "output", "errors"].map { scratch.appending(path: $0) }
    try input.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }
}
