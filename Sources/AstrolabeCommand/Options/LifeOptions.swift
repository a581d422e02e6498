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

  /// What is asked about.
  enum Asked {
    case moment(JulianDay<UT1>, CivilZone)
    case span(CivilSpan)
  }

  /// What the options choose, for someone of that birth.
  ///
  /// A life begins with its birth, so what lies before it is refused.
  func read(of birth: Birth, zones: ZoneFinder, isForPrograms: Bool) throws -> Asked {
    let zone = try dateZone.read(
      birthplace: birth.place, zones: zones, isForPrograms: isForPrograms)
    guard dates.isGiven else {
      let instant = try Self.instant(at ?? zone.date(named: nil).description, in: zone)
      let span = StandardEphemeris.span
      guard span.contains(instant) else {
        throw CommandError(EphemerisError.outOfSpan(days: instant.days, scale: "UT", span: span))
      }
      guard instant >= birth.instant else {
        let text = at?.printable ?? "today"
        throw CommandError.badInput("--at \(text) is before the birth; give a later instant")
      }
      return .moment(instant, zone)
    }
    guard at == nil else {
      throw CommandError.usage("--at goes without --from and --to; give the one or the others")
    }
    return .span(try dates.span(of: birth, in: zone))
  }

  private static func instant(_ text: String, in zone: CivilZone) throws -> JulianDay<UT1> {
    if !text.contains(":"), !text.contains("T") {
      let date = try translated { try DateTimeText.readDate(text) }
      if let note = zone.note(onNoonOf: date) { StandardError.noteAtEnd(note) }
      return zone.civilMoment(date, .noon).instant
    }
    return try translated {
      switch try InstantText(text) {
      case .ut(let instant): instant
      case .tt(let instant): try StandardEphemeris().instant(instant).ut
      }
    }
  }
}
