import CivilTime
import Testing

@Suite struct CivilZoneTests {
  @Test(arguments: [
    ("+05:30", "UTC+0530", 19_800),
    ("-0330", "UTC-0330", -12_600),
    ("+05:30:20", "UTC+053020", 19_820),
    ("+001930", "UTC+001930", 1_170),
    ("-05", "UTC-0500", -18_000),
    ("+5", "UTC+0500", 18_000),
    ("+5:45", "UTC+0545", 20_700),
    ("-00:00", "UTC", 0),
    ("Z", "UTC", 0),
    ("UTC", "UTC", 0),
    ("gmt", "UTC", 0),
    ("UTC+0530", "UTC+0530", 19_800),
    ("GMT-3", "UTC-0300", -10_800),
    ("+23:59:59", "UTC+235959", 86_399),
  ])
  func `offsets need no database`(text: String, name: String, secondsEast: Int) throws {
    let zone = try CivilZone(text, longitude: nil, database: missing())
    #expect(zone.name == name)
    #expect(zone.secondsEast(at: 0) == secondsEast)
  }

  private func missing() throws(CivilTimeError) -> ZoneDatabase {
    throw .databaseNotFound(searched: [])
  }

  @Test(arguments: [
    "+24:00", "+25", "-99:99", "+5:3", "+", "-", "+05:60", "+05:30:60", "+05:30:", "+:30", "+053",
    "+05303", "UTC+", "UTC+x", "+0x10", "+05:30:20:10", "+99999999999999999999", "--5", "+ 5",
  ])
  func `what is no offset is refused`(text: String) throws {
    #expect(throws: CivilTimeError.offsetOutOfRange(text)) {
      try CivilZone(text, longitude: nil, database: missing())
    }
  }

  @Test(arguments: [
    (9.99, 2_398), (0, 0), (-74.006, -17_761), (180, 43_200), (-180, -43_200), (1_000, 43_200),
    (.nan, 0), (.infinity, 43_200),
  ])
  func `mean time is four minutes to a degree`(longitude: Double, secondsEast: Int) {
    #expect(CivilZone.localMeanTime(longitude: longitude).secondsEast(at: 0) == secondsEast)
  }

  /// As tzdata has them; each crossed the date line westward.
  @Test(arguments: [
    ("Pacific/Apia", "2011-12-30"), ("Pacific/Fakaofo", "2011-12-30"),
    ("Pacific/Kiritimati", "1994-12-31"), ("Pacific/Kwajalein", "1993-08-21"),
  ])
  func `the dates that a zone left out are those without an instant`(
    name: String, leftOut: String
  ) throws {
    let zone = CivilZone.named(try CivilTimeSamples.database.get().rules(named: name))
    let date: CalendarDate = try CalendarDate(leftOut)
    #expect(zone.datesLeftOut(from: date, through: date) == [date])
    let (first, last) = (date.advanced(byDays: -400), date.advanced(byDays: 400))
    let empty = (-400...400).map { date.advanced(byDays: $0) }.filter { zone.day($0).isEmpty }
    #expect(zone.datesLeftOut(from: first, through: last) == empty)
    #expect(empty == [date])
    #expect(zone.datesLeftOut(from: first, through: date.advanced(byDays: -1)).isEmpty)
    #expect(zone.datesLeftOut(from: date.advanced(byDays: 1), through: last).isEmpty)
    #expect(zone.datesLeftOut(from: last, through: first).isEmpty)
  }

  @Test(arguments: ["Europe/Paris", "America/New_York", "Africa/Casablanca"])
  func `summer time leaves no date out`(name: String) throws {
    let zone = CivilZone.named(try CivilTimeSamples.database.get().rules(named: name))
    let first: CalendarDate = try CalendarDate("1850-01-01")
    let last: CalendarDate = try CalendarDate("2399-12-31")
    #expect(zone.datesLeftOut(from: first, through: last).isEmpty)
    #expect(CivilZone.utc.datesLeftOut(from: first, through: last).isEmpty)
  }

  @Test(arguments: [nil, 180.5, -.infinity, .nan])
  func `mean time needs a longitude`(longitude: Double?) {
    #expect(throws: CivilTimeError.longitudeNeeded) {
      try CivilZone("LMT", longitude: longitude, database: missing())
    }
  }

  @Test func `any fixed offset gives some answer`() throws {
    let (date, time) = try CivilTimeSamples.label("2000-01-01T12:00")
    for secondsEast in [Int.min, -86_400, 86_400, Int.max] {
      let zone = CivilZone.fixed(secondsEast: secondsEast)
      #expect(abs(zone.civilMoment(date, time).secondsEast) == 86_399)
      #expect(zone.name.count == 10)
    }
  }

  @Test func `any instant has an offset`() throws {
    let zone = try CivilTimeSamples.zone("America/New_York")
    #expect(zone.secondsEast(at: .min) == -17_762)
    #expect([-18_000, -14_400].contains(zone.secondsEast(at: .max)))
  }

  @Test func `the last year of the calendar has labels`() throws {
    let zone = try CivilTimeSamples.zone("Europe/Paris")
    let date = try CalendarDate(year: 99_999, month: 12, day: 31)
    let first = try CalendarDate(year: -99_999, month: 1, day: 1)
    #expect(zone.civilMoment(date, .noon).secondsEast == 3_600)
    #expect(zone.civilMoment(first, .noon).secondsEast == 561)
  }
}

@Suite struct CivilDayTests {
  @Test(arguments: [
    ("America/New_York", "2025-03-09", 23.0),
    ("America/New_York", "2025-11-02", 25),
    ("America/New_York", "2025-06-01", 24),
    ("Australia/Lord_Howe", "2023-10-01", 23.5),
    ("Pacific/Apia", "2011-12-30", 0),
    ("Pacific/Apia", "2011-12-29", 24),
    ("America/Sao_Paulo", "2018-11-04", 23),  // midnight was skipped
    ("America/Sao_Paulo", "2018-02-17", 25),
    ("UTC", "2025-11-02", 24),
    ("+05:30", "2025-11-02", 24),
  ])
  func `a day is as long as its clocks make it`(
    zone: String, date: String, hours: Double
  ) throws {
    let day = try CivilTimeSamples.zone(zone).day(try CalendarDate(date))
    let seconds = day.upperBound.secondsSince1970 - day.lowerBound.secondsSince1970
    #expect(Double(seconds) == hours * 3_600)
  }

  @Test func `a skipped midnight gives way to the jump over it`() throws {
    // At 23:30 on 1919-03-30 clocks were set to 00:30.
    let toronto = try CivilTimeSamples.zone("America/Toronto")
    let date = try CalendarDate("1919-03-31")
    let start = toronto.day(date).lowerBound
    #expect(toronto.clock(at: start).date == date)
    #expect(toronto.clock(at: start).time.description == "00:30:00")
    #expect(toronto.clock(at: start.advanced(bySeconds: -1)).time.description == "23:29:59")
  }

  @Test(arguments: [
    ("America/New_York", 2_025), ("America/Sao_Paulo", 2_018), ("America/St_Johns", 1_988),
    ("Pacific/Apia", 2_011), ("Pacific/Kwajalein", 1_993), ("Europe/London", 1_941),
    ("America/Havana", 1_967), ("Asia/Manila", 1_844), ("Africa/Casablanca", 2_019),
  ])
  func `the days of a year follow each other without holes`(zone: String, year: Int) throws {
    let zone = try CivilTimeSamples.zone(zone)
    var date = try CalendarDate(year: year, month: 1, day: 1)
    var end = zone.day(date).lowerBound
    while date.year == year {
      let day = zone.day(date)
      #expect(day.lowerBound == end, "\(date)")
      if !day.isEmpty {
        #expect(zone.clock(at: day.lowerBound).date == date)
        #expect(zone.clock(at: day.lowerBound.advanced(bySeconds: -1)).date < date)
        #expect(zone.clock(at: day.upperBound.advanced(bySeconds: -1)).date == date)
      }
      end = day.upperBound
      date = date.advanced(byDays: 1)
    }
  }

  /// The moments of the last column are the published minutes: 2014-07-01 Mercury direct at 8:50 EDT,
  /// 2014-11-06 Full Moon at 22:23 UTC (NASA).
  @Test(arguments: [
    ("America/New_York", "2014-07-01T12:49:56Z", "2014-07-01 08:50"),
    ("UTC", "2014-11-06T22:22:56Z", "2014-11-06 22:23"),
    ("America/Los_Angeles", "2019-08-01T03:57:47Z", "2019-07-31 20:58"),
    ("UTC", "2016-03-23T12:00:29Z", "2016-03-23 12:00"),
    ("UTC", "2016-03-23T12:00:30Z", "2016-03-23 12:01"),
    // An event keeps its date.
    ("UTC", "2016-03-23T23:59:50Z", "2016-03-23 23:59"),
    ("America/New_York", "2014-01-01T04:59:45Z", "2013-12-31 23:59"),
    // The minute after 01:59 is 03:00 where clocks are put forward.
    ("America/New_York", "2014-03-09T06:59:45Z", "2014-03-09 03:00"),
    // Rome's mean time was 49:56 ahead.
    ("Europe/Rome", "1850-01-01T12:00:00Z", "1850-01-01 12:50"),
  ])
  func `clocks are read to the nearest minute of the same date`(
    name: String, instant: String, shown: String
  ) throws {
    let zone = name == "UTC" ? CivilZone.utc : try CivilTimeSamples.zone(name)
    let date = try CalendarDate(String(instant.prefix(10)))
    let time = try TimeOfDay(String(instant.dropFirst(11).prefix(8)))
    let clock = zone.clockToTheMinute(at: JulianDay(date, time))
    #expect("\(clock.date) \(clock.time.hoursAndMinutes)" == shown)
  }
}
