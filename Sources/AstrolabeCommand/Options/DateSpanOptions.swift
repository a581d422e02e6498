import ArgumentParser
import Astrolabe

/// The options that tell of a run of dates, both included.
struct DateSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first date.", valueName: "YYYY-MM-DD"))
  var from: String

  @Option(help: ArgumentHelp("The last date.", valueName: "YYYY-MM-DD"))
  var to: String

  /// The dates that the options tell of, in order.
  func read() throws -> (first: CalendarDate, last: CalendarDate) {
    try Self.read(from: from, to: to)
  }

  /// The dates that the options tell of, in order and within the ephemeris.
  func read(within span: EphemerisSpan) throws -> (first: CalendarDate, last: CalendarDate) {
    try Self.read(from: from, to: to, within: span)
  }

  /// The dates of a zone that the options describe, in order, within the ephemeris and not all before a
  /// birth.
  func span(of birth: Birth, in zone: CivilZone) throws -> CivilSpan {
    try Self.span(from: from, to: to, of: birth, in: zone)
  }

  /// The dates of a zone that two texts describe, in order, within the ephemeris and not all before a birth.
  static func span(
    from: String, to: String, of birth: Birth, in zone: CivilZone
  ) throws -> CivilSpan {
    let (first, last) = try read(from: from, to: to, within: StandardEphemeris.span)
    let span = CivilSpan(first: first, last: last, zone: zone)
    guard span.end > birth.instant else {
      throw CommandError.badInput("--to \(last) is before the birth; give a later date")
    }
    span.noteEmptiness()
    return span
  }

  private static func read(
    from: String, to: String
  ) throws -> (first: CalendarDate, last: CalendarDate) {
    let (first, last) = try translated {
      (try DateTimeText.readDate(from), try DateTimeText.readDate(to))
    }
    guard first <= last else {
      throw CommandError.badInput("--to \(last) is before --from \(first); give them in order")
    }
    return (first, last)
  }

  /// The dates that two texts tell of, in order and within the ephemeris.
  static func read(
    from: String, to: String, within span: EphemerisSpan
  ) throws -> (first: CalendarDate, last: CalendarDate) {
    let (first, last) = try read(from: from, to: to)
    for date in [first, last] where !span.contains(date) {
      throw CommandError.badInput("\(date) lies outside the ephemeris, which covers \(span)")
    }
    return (first, last)
  }
}
