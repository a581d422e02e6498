import ArgumentParser
import Astrolabe

/// The options that choose an instant of a life, or a run of dates.
struct LifeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An instant: a date, for its 12:00, or such as 2025-01-06T12:00:00Z; today unless dates are given.",
      valueName: "instant"))
  var at: String?

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  /// Whether an instant is asked about rather than dates.
  var isMoment: Bool { !dates.isGiven }

  /// What the options describe, for someone of that birth.
  ///
  /// A life begins with its birth, so what lies before it is refused.
  func read(
    of birth: Birth, engine: Engine, isForPrograms: Bool
  ) throws -> (time: LifeTime, zone: CivilZone) {
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: isForPrograms)
    guard dates.isGiven else {
      let text = try at ?? zone.date(named: nil).description
      return (.moment(try Self.instant(text, in: zone, after: birth.instant, by: engine)), zone)
    }
    guard at == nil else { throw RequestError.excludes("at", ["from", "to"]) }
    return (.span(try dates.span(of: birth, in: zone)), zone)
  }

  /// An instant of a life, or the 12:00 of a date; notes are added on the date's calendar, and if it has no 12:00.
  static func instant(
    _ text: String, in zone: CivilZone, after birth: JulianDay<UT1>,
    field: RequestError.Field = "at", by engine: Engine
  ) throws -> JulianDay<UT1> {
    if LifeTime.isDate(text), let date = try? CalendarDate.named(text),
      let note = zone.note(onNoonOf: date)
    {
      StandardError.noteAtEnd(note)
    }
    return try LifeTime.instant(
      text, on: SourceOptions.calendar, in: zone, after: birth, field: field, by: engine)
  }
}
