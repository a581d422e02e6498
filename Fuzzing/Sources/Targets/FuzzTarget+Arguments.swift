import ArgumentParser
import Astrolabe
@testable import AstrolabeCommand
@testable import Requests

extension FuzzTarget {
  /// The command line, an argument a line; nothing is run.
  static let arguments = Self(name: "arguments", longestInput: 512) { bytes in
    let arguments = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      _ = try Root.parseAsRoot(arguments)
    } catch {
      let isHelp = Root.exitCode(for: error).isSuccess
      try promise(isHelp || Root.exitCode(for: error) == .validationFailure, "an unknown exit code")
      let text = isHelp ? Root.fullMessage(for: error) : Root.message(for: error)
      try promise(!text.isEmpty, "nothing is said")
    }
    // The groups of options by themselves, which take some thought to reach through a command.
    let engine = try Engine()
    try promiseCommandError { _ = try BirthOptions.parse(arguments).read(engine: engine) }
    try promiseCommandError {
      _ = try DateSpanOptions.parse(arguments).read(in: .utc)
    }
    try promiseCommandError { _ = try EventOptions.parse(arguments).chosenKinds() }
    try promiseCommandError { _ = try CrowdOptions.parse(arguments).threadCount() }
    for argument in arguments {
      try promiseCommandError { _ = try RequestNames.bodies(argument) }
    }
  }

  private static func promiseCommandError(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as any AstrolabeError {
      let error = CommandError(error)
      try promise([.usage, .badInput].contains(error.exitCode), "\(error) is no wrong usage")
      try promise(!error.message.isEmpty, "nothing is said")
    } catch let error as CommandError {
      try promise([.usage, .badInput].contains(error.exitCode), "\(error) is no wrong usage")
      try promise(!error.message.isEmpty, "nothing is said")
    } catch {
      // The argument parser's own, which the whole command was asked for above.
    }
  }
}
