import Astrolabe

/// The exit codes that scripts may rely on, after the BSD's `sysexits.h`.
enum ExitStatus: Int32, Sendable {
  /// Wrong usage: options that are missing, unknown or don't go together.
  case usage = 64
  /// A date, zone, place or input line that can't be right.
  case badInput = 65
  /// A needed file is missing or damaged, or one can't be written.
  case file = 66
  /// A fault of ours.
  case fault = 70
  /// Stopped because its terminal is gone: 128 and the signal's number, as shells have it.
  case hungUp = 129
  /// Stopped by Ctrl-C.
  case interrupted = 130
  /// Stopped by SIGTERM, as schedulers and `kill` do it.
  case terminated = 143
}

/// What a command gives up with: one line for a person, one code for a script.
struct CommandError: Error, Sendable {
  let exitCode: ExitStatus
  /// What is wrong and what would be right, without the program's name.
  let message: String

  /// Whether no other line of a stream could be answered, either: the fault isn't the line's.
  var endsStreams: Bool { exitCode == .file || exitCode == .fault }

  static func usage(_ message: String) -> Self { Self(exitCode: .usage, message: message) }
  static func badInput(_ message: String) -> Self { Self(exitCode: .badInput, message: message) }
  static func file(_ message: String) -> Self { Self(exitCode: .file, message: message) }
}

/// Ends the command with a code after everything has been said.
struct SilentExit: Error {
  let code: ExitStatus
}

extension CommandError {
  /// The exit code of an error of the library follows from its cause alone, as in the C library.
  init(_ error: any AstrolabeError) {
    self.init(
      exitCode: ExitStatus(rawValue: error.cause.exitCode) ?? .fault,
      message: (error as? RequestError)?.sentence(spelling: .option) ?? error.description)
  }

  /// Translates an error of the library; an error of the command stays as it is.
  init(of error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as any AstrolabeError: self.init(error)
    default: self.init(exitCode: .fault, message: "\(error)")
    }
  }
}

/// Runs work of the library, turning its errors into those of the command.
func translated<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
  do {
    return try body()
  } catch {
    throw CommandError(of: error)
  }
}
