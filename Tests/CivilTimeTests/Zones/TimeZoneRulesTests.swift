import CivilTime
import TestSupport
import Testing

@Suite struct TimeZoneRulesTests {
  /// Zones that go by their footer alone, and what it says at an instant.
  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", "2025-03-09T06:59:59", -18_000),
    ("EST5EDT,M3.2.0,M11.1.0", "2025-03-09T07:00:00", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2025-11-02T05:59:59", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2025-11-02T06:00:00", -18_000),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00:00", 0),  // winter is the exception
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00:00", 3_600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T00:59:59", 3_600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T01:00:00", 0),
    ("<+03>-3", "2026-10-25T01:00:00", 10_800),
    ("<-0330>3:30", "2026-10-25T01:00:00", -12_600),
    ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "2026-12-31T23:00:00", 49_500),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-01-01T00:00:00", 39_600),  // over New Year
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59", -7_200),  // a negative hour
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00", -3_600),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2025-03-27T23:59:59", 7_200),  // Friday as Thursday 26 h
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2025-03-28T00:00:00", 10_800),
    ("XXX3EDT4,0/0,J365/23", "2025-01-01T03:00:00", -14_400),  // saving all year
    ("XXX3EDT4,0/0,J365/23", "2025-12-31T23:59:59", -14_400),
    ("AAA0BBB,J60/0,J300/0", "2024-02-29T12:00:00", 0),  // J60 is 1 March, leap year or not
    ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00", 3_600),
    ("AAA0BBB,J60/0,J300/0", "2025-03-01T00:00:00", 3_600),
    ("AAA0BBB,59/0,300/0", "2024-02-29T00:00:00", 3_600),  // 59 counts 29 February
    ("AAA0BBB,1/167,300/-167", "2025-01-08T22:59:59", 0),
    ("AAA0BBB,1/167,300/-167", "2025-01-08T23:00:00", 3_600),
    ("AAA0BBB,M12.5.0/167,M6.1.0/0", "2025-01-04T22:59:59", 0),  // starts in the next year
    ("AAA0BBB,M12.5.0/167,M6.1.0/0", "2025-01-04T23:00:00", 3_600),
  ])
  func `a footer sets the clocks`(footer: String, utc: String, secondsEast: Int) throws {
    let rules = try TimeZoneRules(name: "test", tzif: TZifFile(version: "3", footer: footer).bytes)
    let instant = try CivilTimeSamples.moment(utc, in: .utc).secondsSince1970
    #expect(rules.secondsEast(at: instant) == secondsEast)
    // The calendar repeats after 400 years.
    let cycle = 146_097 * 86_400
    for cycles in [-20, -1, 1, 700] {
      #expect(rules.secondsEast(at: instant + cycles * cycle) == secondsEast)
    }
  }

  @Test(arguments: [
    "EST", "ES5", "EST25", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M13.2.0,M1.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,366,1",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,", "<+03-3", "<+0>-3", "EST5:60",
    "EST99999999999999999999", "EST-", "EST5EDT,M3.2.0/,M11.1.0", " EST5", "EST5 ", "é5",
  ])
  func `a footer that is no rule is refused`(footer: String) {
    #expect(
      throws: CivilTimeError.zoneFileDamaged(
        name: "test", reason: "its footer is no POSIX time zone")
    ) { try TimeZoneRules(name: "test", tzif: TZifFile(footer: footer).bytes) }
  }

  @Test func `the first type holds before the first change`() throws {
    let file = TZifFile(transitions: [(-1_000, 1), (1_000, 2)], offsets: [-75, 3_600, 7_200])
    let rules = try TimeZoneRules(name: "test", tzif: file.bytes)
    #expect([-1_001, -1_000, 999, 1_000].map(rules.secondsEast) == [-75, 3_600, 3_600, 7_200])
  }

  @Test(arguments: [nil, "2", "3", "4"] as [Character?])
  func `all versions are read`(version: Character?) throws {
    let file = TZifFile(version: version, transitions: [(-1_000, 1)], offsets: [-75, 3_600])
    let rules = try TimeZoneRules(name: "test", tzif: file.bytes)
    #expect(rules.secondsEast(at: -1_001) == -75)
    #expect(rules.secondsEast(at: .max) == 3_600)
  }

  @Test func `a slim file says the same as a fat one`() throws {
    let footer = "EST5EDT,M3.2.0,M11.1.0"
    // 2007-03-11T07:00:00 and 2007-11-04T06:00:00 UTC, and then each turn to 2037.
    var slim = TZifFile(
      transitions: [(1_173_596_400, 1), (1_194_156_000, 0)], offsets: [-18_000, -14_400],
      footer: footer)
    var fat = slim
    let rule = CivilZone.named(try TimeZoneRules(name: "slim", tzif: slim.bytes))
    for year in 2_008...2_037 {
      for (month, firstDay, hour, type) in [(3, 8, 7, UInt8(1)), (11, 1, 6, UInt8(0))] {
        let first = try CalendarDate(year: year, month: month, day: firstDay)
        let sunday = first.advanced(byDays: (7 - first.weekday) % 7)
        fat.transitions.append((sunday.dayNumber * 86_400 + hour * 3_600, type))
      }
    }
    slim.transitions.removeLast()
    let slimmer = CivilZone.named(try TimeZoneRules(name: "slimmer", tzif: slim.bytes))
    let listed = CivilZone.named(try TimeZoneRules(name: "fat", tzif: fat.bytes))
    var generator = SplitMix64(seed: 2_007)
    for _ in 0..<2_000 {
      let seconds = Int.random(in: 1_000_000_000...3_000_000_000, using: &generator)
      #expect(listed.secondsEast(at: seconds) == rule.secondsEast(at: seconds))
      #expect(listed.secondsEast(at: seconds) == slimmer.secondsEast(at: seconds))
      let (date, time) = listed.clock(at: JulianDay(secondsSince1970: seconds))
      #expect(listed.day(date) == rule.day(date))
      #expect(
        listed.civilMoment(date, time).secondsSince1970
          == slimmer.civilMoment(date, time).secondsSince1970)
    }
  }

  /// Daylight saving time from the start of 1 January to 13:00 on the 2nd, which its rule names as the
  /// 61st hour of 31 December: whatever the year, the end belongs to the rule of the year before.
  @Test(arguments: [1970, 1971, 1972, 2000, 2369, 2370])
  func `a rule may end daylight saving time in the next year`(year: Int) throws {
    let file = TZifFile(version: "3", footer: "EST5EDT,0/0,J365/61")
    let rules = try TimeZoneRules(name: "test", tzif: file.bytes)
    let newYear = try CalendarDate(year: year, month: 1, day: 1).dayNumber * 86_400
    let (start, end) = (newYear + 5 * 3_600, newYear + (24 + 13 + 4) * 3_600)
    #expect(
      [start - 1, start, end - 1, end].map(rules.secondsEast)
        == [-18_000, -14_400, -14_400, -18_000])
  }

  @Test func `a label may occur three times`() throws {
    let file = TZifFile(
      transitions: [(100_000, 1), (101_000, 2)], offsets: [7_200, 3_600, 0], footer: "AAA0")
    let zone = CivilZone.named(try TimeZoneRules(name: "test", tzif: file.bytes))
    let label = 100_000 + 5_000
    let (day, second) = label.quotientAndRemainder(dividingBy: 86_400)
    let time = try TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    let date = CalendarDate(dayNumber: day)
    #expect(zone.civilMoment(date, time).secondsSince1970 == label - 7_200)
    #expect(zone.civilMoment(date, time, fold: .later).secondsSince1970 == label)
  }

  @Test func `equal rules are equal, others are not`() throws {
    let one = try TimeZoneRules(name: "one", tzif: TZifFile(footer: "AAA0").bytes)
    let same = try TimeZoneRules(name: "one", tzif: TZifFile(footer: "BBB0").bytes)
    let other = try TimeZoneRules(name: "one", tzif: TZifFile(footer: "AAA1").bytes)
    #expect(Set([one, same, other]).count == 2)
  }
}
