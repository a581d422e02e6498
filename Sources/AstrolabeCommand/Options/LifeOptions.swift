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
      let calendar = SourceOptions.calendar
      if LifeTime.isDate(text), let date = try? CalendarDate.named(text),
        let note = zone.note(onNoonOf: date)
      {
        StandardError.noteAtEnd(note)
      }
      let instant = try LifeTime.instant(
        text, on: calendar, in: zone, after: birth.instant, by: engine)
      return (.moment(instant), zone)
    }
    guard at == nil else { throw RequestError.excludes("at", ["from", "to"]) }
    return (.span(try dates.span(of: birth, in: zone)), zone)
  }
}
