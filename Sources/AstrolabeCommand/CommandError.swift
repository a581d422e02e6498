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
  init(_ error: EphemerisError) {
    switch error {
    case .outOfSpan, .noRoomForTable: self = .badInput(error.description)
    case .folderNotFound, .strayFile, .fileMissing, .fileUnreadable, .fileDamaged,
      .folderOverridden, .folderUnusable, .lesserSource, .notInTable, .tableUnusable:
      self = .file(error.description)
    case .noSuchBlock, .bodiesMissing, .library, .internalFault, .cancelled:
      self = Self(exitCode: .fault, message: error.description)
    }
  }

  init(_ error: NormsError) {
    switch error {
    case .ephemeris(let error): self.init(error)
    case .lifetimeOutOfSpan, .tooFewStrangers: self = .badInput(error.description)
    }
  }

  init(_ error: ReadingError) {
    switch error {
    case .ephemeris(let error): self.init(error)
    case .norms(let error): self.init(error)
    case .nextEventOutOfSpan: self = .badInput(error.description)
    }
  }

  init(_ error: ReportError) {
    switch error {
    case .reading(let error): self.init(error)
    case .sign(let error): self.init(byCauseOf: error)
    case .drawing(let error): self.init(byCauseOf: error)
    }
  }

  init(_ error: CivilTimeError) {
    switch error {
    case .databaseNotFound, .databaseUnreadable, .zoneFileDamaged: self = .file(error.description)
    case .longitudeNeeded: self = .usage(error.description)
    case .unknownZone, .offsetOutOfRange: self = .badInput(error.description)
    }
  }

  init(_ error: BirthError) {
    switch error {
    case .zone(let error): self.init(error)
    case .place(let error): self.init(byCauseOf: error)
    case .notADate, .notADateAlone, .noSuchDate, .noSuchTime, .timeWithoutZone, .halfAPlace,
      .placeTwice, .notACoordinate:
      self = error.isIncomplete ? .usage(error.description) : .badInput(error.description)
    }
  }

  /// By what is at fault, where no code tells more.
  init(byCauseOf error: any AstrolabeError) {
    switch error.cause {
    case .installation: self = .file(error.description)
    case .input, .span: self = .badInput(error.description)
    case .internalFault, .cancelled: self.init(exitCode: .fault, message: error.description)
    }
  }
}

extension CommandError {
  /// What an error of the library's, or of the command's own, ends the command with.
  init(of error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as EphemerisError: self.init(error)
    case let error as NormsError: self.init(error)
    case let error as ReadingError: self.init(error)
    case let error as ReportError: self.init(error)
    case let error as CivilTimeError: self.init(error)
    case let error as BirthError: self.init(error)
    case let error as LotError: self = .usage(error.description)
    case let error as any AstrolabeError: self.init(byCauseOf: error)
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
