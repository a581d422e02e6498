import ArgumentParser
import Astrolabe

/// The option that names the zone of a civil date.
struct DateZoneOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Zone of the date: an IANA name or an offset; UTC unless given.")
  var dateZone: String = "UTC"

  /// Whether another zone than the one there is anyway was asked for.
  var isGiven: Bool { dateZone != "UTC" }

  /// The zone; `LMT` is that of the birth's longitude.
  func read(birthplace: GeographicPlace?, zones: ZoneFinder) throws -> CivilZone {
    try translated { try zones.zone(named: dateZone, longitude: birthplace?.longitude) }
  }
}

extension CivilZone {
  /// The date that an option names; today by the zone's clocks where there is none.
  func date(named text: String?) throws -> CalendarDate {
    guard let text else {
      return clock(at: JulianDay(secondsSince1970: System.secondsSince1970)).date
    }
    return try translated { try DateTimeText.readDate(text) }
  }

  /// What is to be said of 12:00 of a date, which a zone that crossed the date line left out.
  func note(onNoonOf date: CalendarDate) -> String? { civilMoment(date, .noon).note }

  /// Tells, when the command is done, which dates of a run never were, by their hours, of which they
  /// have none, or by their 12:00.
  func noteDatesLeftOut(from first: CalendarDate, through last: CalendarDate, isByHour: Bool) {
    for date in datesLeftOut(from: first, through: last) {
      let note = isByHour ? "\(date) never was in \(name), and has no hours" : note(onNoonOf: date)
      if let note { StandardError.noteAtEnd(note) }
    }
  }
}
