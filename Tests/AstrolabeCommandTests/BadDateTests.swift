import Testing

/// Dates and times of birth that no calendar and no clock shows.
@Suite struct BadDateTests {
  @Test(arguments: dates + times + outsideTheEphemeris)
  func `a birth that can't be is refused`(_ row: BadInput) throws { try row.check() }

  static func birth(_ name: String, _ text: String, _ phrase: String) -> BadInput {
    BadInput(
      name,
      ["chart", "--birth", text, "--zone", "America/New_York"] + Samples.newYorkPlace, .data, phrase
    )
  }

  static let dates = [
    birth("31 February", "1990-02-31", "\"1990-02-31\" is no date: that month has 28 days"),
    birth("29 February of a common year", "1900-02-29", "that month has 28 days"),
    birth("31 April", "1990-04-31", "that month has 30 days"),
    birth("month 13", "1990-13-01", "months go from 01 to 12"),
    birth("month 0", "1990-00-10", "months go from 01 to 12"),
    birth("day 0", "1990-06-00", "\"1990-06-00\" is no date"),
    birth("a year of five digits", "12345-01-01", "\"12345-01-01\" is no date"),
    birth("a year of two digits", "90-06-15", "write YYYY-MM-DD"),
    birth("a month of one digit", "1990-6-15", "write YYYY-MM-DD"),
    birth("slashes", "1990/06/15", "write YYYY-MM-DD"),
    birth("the German way", "15.06.1990", "write the year first: 1990-06-15"),
    birth("the American way", "06-15-1990", "write YYYY-MM-DD"),
    birth("a space before it", " 1990-06-15", "is no date"),
    birth("a word", "yesterday", "\"yesterday\" is no date"),
    birth("Arabic digits", "١٩٩٠-٠٦-١٥", "\"١٩٩٠-٠٦-١٥\" is no date"),
    birth("full-width digits", "１９９０-０６-１５", "is no date"),
    birth("an emoji", "😀", "\"😀\" is no date"),
  ]

  static let times = [
    birth("hour 25", "1990-06-15T25:00", "\"25:00\" is no time of day"),
    birth("hour 24", "1990-06-15T24:00", "clocks go from 00:00 to 23:59:59"),
    birth("minute 60", "1990-06-15T12:60", "\"12:60\" is no time of day"),
    birth("second 60", "1990-06-15T12:00:60", "\"12:00:60\" is no time of day"),
    birth("a time without minutes", "1990-06-15T14", "YYYY-MM-DDTHH:MM"),
    birth("nothing after the T", "1990-06-15T", "YYYY-MM-DDTHH:MM"),
    birth("fractions of seconds", "1990-06-15T14:30:00.5", "YYYY-MM-DDTHH:MM"),
    birth("a space for the T", "1990-06-15 14:30", "write a T between date and time"),
    birth("a zone in the time", "1990-06-15T14:30Z", "give the offset as the zone: UTC"),
    birth("an offset in the time", "1990-06-15T14:30+02:00", "as the zone: +02:00"),
    birth("the clock of twelve hours", "1990-06-15T02:30pm", "write 1990-06-15T14:30"),
  ]

  static let outsideTheEphemeris = [
    birth("year 1200", "1200-01-01", "covers 1200-01-09 to 2399-12-31"),
    birth("year 2400", "2400-01-01", "covers 1200-01-09 to 2399-12-31"),
    birth("year 0", "0000-01-01", "covers 1200-01-09 to 2399-12-31"),
    birth("the last day before", "1199-12-31T12:00", "covers 1200-01-09 to 2399-12-31"),
    BadInput(
      "a time that is before it in UTC alone",
      ["chart", "--birth", "1200-01-02T00:00", "--zone", "+05:00", "--lat", "0", "--lon", "0"],
      .data, "covers 1200-01-09 to 2399-12-31"),
    birth("a year before Christ", "44 BC-03-15", "covers 1200-01-09 to 2399-12-31"),
  ]
}
