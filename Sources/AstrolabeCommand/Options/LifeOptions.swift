import ArgumentParser
import Astrolabe

/// The options that tell which instant of a life, or which run of dates, is asked about.
struct LifeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An instant: a date, told for its 12:00, or such as 2025-01-06T12:00:00Z.",
      valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("The first date of several.", valueName: "YYYY-MM-DD"))
  var from: String?

  @Option(help: ArgumentHelp("The last date.", valueName: "YYYY-MM-DD"))
  var to: String?

  @OptionGroup var dateZone: DateZoneOption

  /// What is asked about.
  enum Asked {
    case moment(JulianDay<UT1>, CivilZone)
    case span(CivilSpan)
  }

  /// What the options tell of, for someone of that birth.
  ///
  /// A life begins with its birth, so what lies before it is refused.
  func read(of birth: Birth, zones: ZoneFinder) throws -> Asked {
    let zone = try dateZone.read(birthplace: birth.place, zones: zones)
    switch (at, from, to) {
    case (let at?, nil, nil):
      let instant = try Self.instant(at, in: zone)
      let span = StandardEphemeris.span
      guard span.contains(instant) else {
        throw CommandError(EphemerisError.outOfSpan(days: instant.days, scale: "UT", span: span))
      }
      guard instant >= birth.instant else {
        throw CommandError.badInput(
          "--at \(at.printable) is before the birth; give a later instant")
      }
      return .moment(instant, zone)
    case (nil, let from?, let to?):
      return .span(try DateSpanOptions.span(from: from, to: to, of: birth, in: zone))
    case (_?, _, _):
      throw CommandError.usage("--at goes without --from and --to; give the one or the others")
    case (nil, _, _):
      throw CommandError.usage("give an instant by --at, or dates by --from and --to")
    }
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
