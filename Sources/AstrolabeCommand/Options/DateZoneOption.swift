import ArgumentParser
import Astrolabe

/// The option that names the zone of a civil date.
struct DateZoneOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: """
      Zone of the dates: an IANA name or an offset; this machine's unless given, and UTC for JSON, \
      CSV and streams.
      """,
    completion: Completions.zones)
  var dateZone: String?

  /// Whether a zone is given.
  var isGiven: Bool { dateZone != nil }

  /// The zone; `LMT` is that of the birth's longitude.
  ///
  /// Output for programs has UTC unless a zone is given, so that it has the same bytes on every machine.
  func read(
    birthplace: GeographicPlace?, engine: Engine, isForPrograms: Bool
  ) throws -> CivilZone {
    guard let dateZone else { return isForPrograms ? .utc : engine.zoneOfThisMachine }
    return try engine.zone(named: dateZone, longitude: birthplace?.longitude)
  }
}

extension CivilZone {
  /// The date that an option names, as a date or as `today`, `now`, `tomorrow` or `yesterday`; today by the zone's clocks if
  /// there is none.
  func date(named text: String?) throws -> CalendarDate {
    let today = clock(at: JulianDay(secondsSince1970: System.secondsSince1970)).date
    switch text {
    case nil, "today", "now": return today
    case "tomorrow": return today.advanced(byDays: 1)
    case "yesterday": return today.advanced(byDays: -1)
    case let text?: return try CalendarDate.named(text)
    }
  }

  /// What must be said of 12:00 of a date, which a zone that crossed the date line left out.
  func note(onNoonOf date: CalendarDate) -> String? { civilMoment(date, .noon).note }

  /// Reports, when the command is done, which dates of a run never were: by their hours, if the answer is by the
  /// hour, or by their 12:00.
  func noteDatesLeftOut(from first: CalendarDate, through last: CalendarDate, isByHour: Bool) {
    for date in datesLeftOut(from: first, through: last) {
      let note = isByHour ? "\(date) never was in \(name), and has no hours" : note(onNoonOf: date)
      if let note { StandardError.noteAtEnd(note) }
    }
  }
}
