import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options that name a run of dates, both ends included.
struct DateSpanOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The first date; today unless dates are given.", valueName: "YYYY-MM-DD"))
  var from: String?

  @Option(
    help: ArgumentHelp("The last date; the 30th day unless given.", valueName: "YYYY-MM-DD"))
  var to: String?

  @Option(help: ArgumentHelp("The dates of a month.", valueName: "YYYY-MM"))
  var month: String?

  @Option(help: ArgumentHelp("The dates of a year.", valueName: "YYYY"))
  var year: String?

  @Option(
    help: ArgumentHelp(
      "Today and the days after it, such as 90d, 12w, 6m or 1y.", valueName: "length"))
  var next: String?

  /// Whether dates are given in any way.
  var isGiven: Bool { [from, to, month, year, next].contains { $0 != nil } }

  /// How many days there are if no last date is given.
  private static let defaultDays = 30

  /// The dates of a zone, in order and within the ephemeris; those of words such as `today` by the zone's
  /// clocks.
  func read(in zone: CivilZone) throws -> CivilSpan {
    let (first, last) = try dates(in: zone)
    return try CivilSpan(
      from: first, to: last, in: zone, within: StandardEphemeris.spanOfCommand)
  }

  /// The same; a note is added if there is nothing in them.
  func span(in zone: CivilZone) throws -> CivilSpan {
    let span = try read(in: zone)
    span.noteEmptiness()
    return span
  }

  /// The same, not all before a birth.
  func span(of birth: Birth, in zone: CivilZone) throws -> CivilSpan {
    let span = try span(in: zone)
    try span.check(hasBegunBy: birth.instant)
    return span
  }

  private func dates(in zone: CivilZone) throws -> (first: CalendarDate, last: CalendarDate) {
    let forms = [from ?? to, month, year, next].compactMap { $0 }
    guard forms.count <= 1 else {
      throw CommandError.usage(
        "give dates in one way: --from and --to, --month, --year, or --next")
    }
    if let month { return try Self.dates(ofMonth: month) }
    if let year { return try Self.dates(ofYear: year) }
    if let next {
      let first = try zone.date(named: nil)
      return (first, try Self.last(of: next, from: first))
    }
    guard from != nil || to == nil else {
      throw RequestError.needs("to", "from")
    }
    let first = try zone.date(named: from)
    let last =
      try to.map { try zone.date(named: $0) } ?? first.advanced(byDays: Self.defaultDays - 1)
    return (first, last)
  }

  static func dates(
    ofMonth text: String
  ) throws -> (first: CalendarDate, last: CalendarDate) {
    // The last day of the month is the last there is.
    let days = [1, 31, 30, 29, 28].compactMap { day in
      try? Self.date("\(text)-\(day < 2 ? "01" : "\(day)")")
    }
    guard text.utf8.count == 7, days.count > 1 else {
      throw CommandError.badInput(
        "\"\(text.printable)\" is no month; write YYYY-MM, such as 2026-12")
    }
    // The note on the first date stands for all of them.
    return (try CalendarDate.named("\(text)-01"), days[1])
  }

  private static func date(_ text: String) throws(BirthError) -> CalendarDate {
    try DateTimeText.readDate(text, calendar: SourceOptions.calendar)
  }

  static func dates(
    ofYear text: String
  ) throws -> (first: CalendarDate, last: CalendarDate) {
    guard text.utf8.count == 4, let first = try? CalendarDate.named("\(text)-01-01"),
      let last = try? date("\(text)-12-31")
    else {
      throw CommandError.badInput("\"\(text.printable)\" is no year; write YYYY, such as 2027")
    }
    return (first, last)
  }

  /// The last day of a length such as `90d` that begins on a date.
  private static func last(of length: String, from first: CalendarDate) throws -> CalendarDate {
    let units: [Character: (months: Int, days: Int)] = [
      "d": (0, 1), "w": (0, 7), "m": (1, 0), "y": (12, 0),
    ]
    guard length.utf8.count <= 5, let unit = length.last.flatMap({ units[$0] }),
      let count = Int(length.dropLast()), count > 0
    else {
      throw CommandError.badInput(
        "\"\(length.printable)\" is no length of time; write days, weeks, months or years, such as "
          + "90d, 12w, 6m or 1y")
    }
    let months = first.year * 12 + first.month - 1 + count * unit.months
    let (year, month) = months.quotientAndRemainder(dividingBy: 12)
    let day = min(first.day, CalendarDate.lengthOfMonth(month + 1, year: year))
    let end = try translated { try CalendarDate(year: year, month: month + 1, day: day) }
    return end.advanced(byDays: count * unit.days - 1)
  }
}
