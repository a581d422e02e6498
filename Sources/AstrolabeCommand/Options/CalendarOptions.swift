import ArgumentParser
import Astrolabe

/// Whose calendar it is.
struct CalendarOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("With --ics: whose calendar it is, for its entries.", valueName: "text"))
  var name: String?

  /// Refuses a name that can't be seen, and one without a calendar.
  func check(isCalendar: Bool) throws {
    guard let name else { return }
    try name.checkIsVisible()
    guard isCalendar else {
      throw CommandError.usage("--name is for calendars; give --ics, or leave --name out")
    }
  }

  /// The person's calendar.
  func calendar(of birth: Birth, zone: CivilZone) -> PersonCalendar {
    PersonCalendar(of: birth, named: name, zone: zone)
  }

  /// The bytes of a calendar of the person, such as `Transits of Ada`; a note is added if there are many.
  func file(
    _ kind: String, of birth: Birth, zone: CivilZone, entries: [CalendarDocument.Entry]
  ) -> [UInt8] {
    let calendar = calendar(of: birth, zone: zone)
    let bytes = CalendarDocument(
      name: calendar.name(kind, born: birth.date), entries: calendar.entries(entries)
    ).bytes
    CalendarSize.note(bytes: bytes.count)
    return bytes
  }
}

/// How large a calendar's file may be.
enum CalendarSize {
  /// The most bytes that Google Calendar imports.
  static let limit = 1_000_000

  /// Adds a note if a file is larger than some programs import.
  ///
  /// The note names `--bodies` if the command has that option.
  static func note(bytes: Int, hasBodies: Bool = false) {
    guard bytes > limit else { return }
    let advice = hasBodies ? "ask for fewer dates or --bodies" : "ask for fewer dates"
    StandardError.noteAtEnd(
      "the calendar has \(bytes) bytes, and some programs import at most 1 MB; \(advice)")
  }
}
