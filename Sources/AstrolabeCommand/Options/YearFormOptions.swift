import ArgumentParser
import Astrolabe

/// The forms that progressions, directions and profections are written in.
struct YearFormOptions: ParsableArguments {
  @Flag(help: "Write JSON by the command's schema.")
  var json = false

  @Flag(help: "Write what happens on some dates as an iCalendar file (RFC 5545).")
  var ics = false

  /// Refuses two forms at once, and a calendar of one instant.
  func check(isMoment: Bool) throws {
    try RequestError.checkExclusive([("json", json), ("ics", ics)])
    guard !(ics && isMoment) else {
      throw CommandError.usage("--ics is for dates; give --from and --to in place of --at")
    }
  }
}

/// Arrays of documents as the command writes them.
enum JSONLines {
  /// One array, an element a line.
  static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ",\n"))]\n"
  }
}
