import ArgumentParser
import Astrolabe
import Synchronization

/// The options of commands that look at the sky: on which calendar dates are read, and which files hold the years.
struct SourceOptions: ParsableArguments {
  @Option(
    help: """
      The calendar of the dates that are given; unless given, julian before 1582-10-15 and gregorian from then on.
      """)
  var calendar: WrittenDate.Calendar?

  @Option(
    help: ArgumentHelp(
      """
      A folder with files of Swiss Ephemeris, for earlier or later years than those that come along; it needs those \
      of 1800 to 2399, too.
      """, valueName: "folder"),
    completion: .directory)
  var files: String?

  private struct Chosen {
    var calendar: WrittenDate.Calendar?
    var folder: String?
  }

  /// What the command line chose; it is set once, when the command line is read.
  private static let chosen = Mutex(Chosen())

  /// The calendar of the dates; nil for that of their time.
  static var calendar: WrittenDate.Calendar? { chosen.withLock { $0.calendar } }
  /// The folder of the files as an absolute path; nil for those that come along.
  static var folder: String? { chosen.withLock { $0.folder } }

  func validate() throws {
    let chosen = Chosen(
      calendar: calendar, folder: files.map { System.absolutePath($0) })
    Self.chosen.withLock { $0 = chosen }
  }
}

extension Engine {
  /// The engine that a command answers by.
  static func ofCommand() throws -> Engine {
    Engine(ephemeris: try translated { try StandardEphemeris.ofCommand() })
  }
}

extension StandardEphemeris {
  /// The ephemeris that a command answers by.
  static func ofCommand() throws -> StandardEphemeris {
    guard let folder = SourceOptions.folder else { return try StandardEphemeris() }
    #if SwissEphemeris
    return try LayeredEphemeris(
      compiled: CompiledEphemeris(), swiss: DirectEphemeris(folder: folder))
    #else
    throw CommandError.usage(
      "--files \(folder.asFileName) needs libswe, which isn't built in; leave it out")
    #endif
  }

  /// The years that a command answers for.
  static var spanOfCommand: EphemerisSpan {
    get throws {
      guard SourceOptions.folder != nil else { return span }
      return try translated { try ofCommand().span }
    }
  }
}

extension CalendarDate {
  /// The date that an option names, on the calendar of its time or of `--calendar`; a note is added if that is
  /// the Julian one.
  static func named(_ text: String) throws -> CalendarDate {
    let date = try RequestTimes.writtenDate(text, calendar: SourceOptions.calendar)
    if date.calendar == .julian {
      StandardError.noteAtEnd(
        "\(date.text) is read on the Julian calendar; the output has the Gregorian calendar, where it is "
          + "\(date.gregorian)")
    }
    return date.gregorian
  }
}
