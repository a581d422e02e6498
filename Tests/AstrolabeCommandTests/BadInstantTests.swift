import Testing

/// Instants and days that can't be answered for.
@Suite struct BadInstantTests {
  @Test(arguments: instants)
  func `an instant that is none is refused`(_ row: BadInput) throws { try row.check() }

  @Test(arguments: faraway)
  func `an instant that has no date is refused`(_ row: BadInput) throws {
    try row.check()
  }

  @Test(arguments: days + lifetimes)
  func `a day that can't be answered for is refused`(_ row: BadInput) throws { try row.check() }

  static func at(_ text: String, _ phrase: String) -> BadInput {
    BadInput(text, ["sky", "--at", text], .data, phrase)
  }

  static let instants = [
    at("nonsense", "\"nonsense\" is no instant; write 2025-01-06T12:00:00Z"),
    at("soon", "\"soon\" is no instant"),
    at("tt:nan", "\"tt:nan\" is no instant"),
    at("tt:inf", "\"tt:inf\" is no instant"),
    at("ut:1e5", "\"ut:1e5\" is no instant"),
    at("ut:", "\"ut:\" is no instant"),
    at("tt:--5", "\"tt:--5\" is no instant"),
    at("tt:2451545.0.0", "is no instant"),
    at("ut:0x10", "is no instant"),
    at("jd:2451545", "tt:2460682.0 or ut:2460682.0"),
    at("2451545", "write ut:2451545 or tt:2451545"),
    at("2025-02-30", "\"2025-02-30\" is no instant"),
    at("2025-01-06T12:00", "is no instant"),
    at("2025-01-06T12:00+25:00", "is no instant"),
    at("2025-02-30T00:00Z", "\"2025-02-30\" is no date: that month has 28 days"),
    at("2025-01-06T25:00Z", "\"25:00\" is no time of day"),
    at("1200-01-01T00:00Z", "covers 1200-01-09 to 2399-12-31"),
    at("2400-01-02T00:00Z", "covers 1200-01-09 to 2399-12-31"),
    at("tt:-1", "covers 1200-01-09 to 2399-12-31"),
    at("tt:5000000", "covers 1200-01-09 to 2399-12-31"),
    at("ut:99999999999999999999999999", "covers 1200-01-09 to 2399-12-31"),
    BadInput(
      "a bad one after a good one", ["sky", "--at", "2025-01-06T12:00Z", "--at", "x"], .data,
      "\"x\" is no instant"),
  ]

  static let faraway =
    ["ut:1000000000000000", "ut:-1000000000000000", "tt:1000000000000000"]
    .map { text in
      BadInput(
        "a reading at \(text)", ["today", "--json", "--at", text] + Samples.dateOnly, .data,
        "that instant (JD ")
    } + [
      at(
        "ut:2159358.4999999",
        "1200-01-08 23:59:59 UT (JD 2159358.4999999 UT) lies outside the ephemeris, which covers"),
      at(
        "tt:2159358.5",
        "1200-01-09 00:00:00 TT (JD 2159358.5 TT) lies outside the ephemeris, which covers 1200-01-09 "
          + "to 2399-12-31 in Universal Time"),
    ]

  static func meters(_ name: String, _ from: String, _ to: String, _ phrase: String) -> BadInput {
    BadInput(
      name, ["meters"] + Samples.dateOnly + ["--from", from, "--to", to], .data, phrase)
  }

  static func today(_ name: String, _ options: [String], _ phrase: String) -> BadInput {
    BadInput(name, ["today"] + Samples.dateOnly + options, .data, phrase)
  }

  static let days = [
    today("today on no date", ["--date", "nonsense"], "\"nonsense\" is no date"),
    today("today on 30 February", ["--date", "2025-02-30"], "that month has 28 days"),
    today("today in 1100", ["--date", "1100-01-01"], "covers 1200-01-09 to 2399-12-31"),
    today("today in 2400", ["--date", "2400-01-01"], "covers 1200-01-09 to 2399-12-31"),
    today(
      "a day that begins before the ephemeris", ["--date", "1200-01-02", "--date-zone", "+09:00"],
      "covers 1200-01-09 to 2399-12-31"),
    meters("meters from the 31st", "2025-04-31", "2025-05-02", "that month has 30 days"),
    meters("meters to no date", "2025-01-06", "later", "\"later\" is no date"),
    meters(
      "meters backwards", "2025-01-02", "2025-01-01",
      "--to 2025-01-01 is before --from 2025-01-02; give them in order"),
    meters(
      "meters too early", "1199-12-31", "1800-01-01",
      "1199-12-31 on the Julian calendar (1200-01-07 on the Gregorian one) lies outside"),
    meters("meters too late", "2399-12-31", "2400-01-01", "2400-01-01 lies outside"),
    BadInput("the sign of 30 February", ["sign", "1990-02-30"], .data, "has 28 days"),
    BadInput("the sign of a word", ["sign", "gemini"], .data, "\"gemini\" is no date"),
    BadInput("the sign in 1100", ["sign", "1100-01-01"], .data, "covers 1200-01-09 to 2399-12-31"),
    BadInput("the sign in 2400", ["sign", "2400-01-01"], .data, "covers 1200-01-09 to 2399-12-31"),
  ]

  // 600 steps of 51 days, the yardstick of the definition, end on 2399-12-31 for the last of them.
  static let lifetimes = [
    BadInput(
      "today for one born too late", ["today", "--birth", "2330-01-01", "--date", "2340-01-01"],
      .data, "births up to 2316-03-21 can be scored"),
    BadInput(
      "meters for one born too late",
      ["meters", "--birth", "2330-01-01", "--from", "2340-01-01", "--to", "2340-01-02"], .data,
      "need the sky until 2413-10-12"),
    BadInput(
      "the day after the last", ["today", "--birth", "2316-03-22", "--date", "2340-01-01"], .data,
      "births up to 2316-03-21 can be scored"),
  ]

  @Test func `the last birth that can be scored is scored`() throws {
    let outcome = try Program.run(["today", "--birth", "2316-03-21", "--date", "2340-01-01"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }
}
