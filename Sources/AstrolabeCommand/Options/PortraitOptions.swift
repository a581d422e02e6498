import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options of a portrait of two people.
struct PairPortraitOptions: ParsableArguments {
  @OptionGroup var other: PartnerOptions

  @Option(
    help: """
      What two people are to each other: love, friends, family or work; love unless given, or family \
      where they are born 16 years apart or more.
      """)
  var bond: String?

  @Option(help: ArgumentHelp("What the first of two people is called.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("What the other is called.", valueName: "text"))
  var withName: String?

  /// Whether a second person is given.
  var isGiven: Bool { !other.isEmpty }

  /// Refuses options that are for two people.
  func checkAreAbsent() throws {
    for (option, value) in [("--bond", bond), ("--name", name), ("--with-name", withName)]
    where value != nil {
      throw CommandError.usage(
        "\(option) is for two people; give --with-birth or --with-person, too")
    }
  }

  /// The bond of that name; nil if none is given.
  func readBond() throws -> PairPortrait.Bond? { try RequestNames.named(bond) }

  /// The names that were given, or else those of people who are kept.
  func names(first person: String?) throws -> PairNames {
    try PairPortraitRequest.names(name ?? person, withName ?? other.withPerson)
  }
}

/// The options that name the dates of a portrait.
struct PortraitDateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The portrait of a year of the Gregorian calendar.", valueName: "YYYY"))
  var year: String?

  @Option(
    help: ArgumentHelp("The portrait of a month of the Gregorian calendar.", valueName: "YYYY-MM"))
  var month: String?

  @Option(
    help: ArgumentHelp(
      "The portrait of seven days, by the first of them.", valueName: "YYYY-MM-DD"))
  var week: String?

  @Option(
    help: ArgumentHelp(
      """
      Add the chapter on the points of the birth chart that slow transits touch in the twelve months \
      from this date.
      """, valueName: "YYYY-MM-DD"))
  var date: String?

  // A latitude may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The place of the year's solar return, its name or 48.4,10.0; the birthplace unless given.",
      valueName: "name"))
  var forPlace: String?

  @OptionGroup var dateZone: DateZoneOption

  /// A period, and one of its dates.
  typealias Period = (length: PeriodPortrait.Length, date: CalendarDate)

  /// Refuses options that don't go together.
  func check(hasOther: Bool) throws {
    let given = [("--year", year), ("--month", month), ("--week", week), ("--date", date)]
      .filter { $0.1 != nil }.map(\.0)
    if given.count > 1 {
      throw CommandError.usage("\(given.joined(separator: " and ")) don't go together; give one")
    }
    if let first = given.first, hasOther {
      throw CommandError.usage(
        "\(first) is for one person; leave it out, or leave out the other person")
    }
    if forPlace != nil, year == nil {
      throw CommandError.usage("--for-place is for the return of a year; give --year, too")
    }
    if dateZone.isGiven, given.isEmpty {
      throw CommandError.usage(
        "--date-zone is the zone of dates; give --year, --month, --week or --date, too")
    }
  }

  /// The period that is asked for; nil if none is.
  func period(of birth: Birth, in zone: CivilZone) throws -> Period? {
    var period: Period?
    if let year {
      period = (.year, try Self.first(year, "\(year)-01-01", .year))
    } else if let month {
      period = (.month, try Self.first(month, "\(month)-01", .month))
    } else if let week {
      period = (.week, try zone.date(named: week))
    }
    if let period {
      try PeriodPortraitRequest.check(
        period.length, of: period.date, in: zone, after: birth,
        within: StandardEphemeris.spanOfCommand)
    }
    return period
  }

  /// The first date of a year or a month, which are those of the Gregorian calendar; a note is added if dates then are
  /// read on the Julian one.
  private static func first(
    _ text: String, _ date: String, _ length: PeriodPortrait.Length
  ) throws -> CalendarDate {
    let isYear = length == .year
    guard text.utf8.count == (isYear ? 4 : 7),
      let first = try? RequestTimes.date(date, calendar: .gregorian),
      let usual = try? RequestTimes.writtenDate(date, calendar: SourceOptions.calendar)
    else {
      throw CommandError.badInput(
        "\"\(text.printable)\" is no \(length.rawValue); write "
          + (isYear ? "YYYY, such as 2027" : "YYYY-MM, such as 2026-12"))
    }
    if usual.calendar == .julian {
      let (first, last) = length.dates(of: first)
      StandardError.noteAtEnd(
        "the portrait is of \(text) on the Gregorian calendar, \(first) to \(last); on the Julian one that is "
          + "\(WrittenDate(first, on: .julian)) to \(WrittenDate(last, on: .julian))")
    }
    return first
  }
}
