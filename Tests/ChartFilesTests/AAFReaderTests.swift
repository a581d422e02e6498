@_spi(FrontEnd) import ChartFiles
import Ephemeris
import Testing

/// The rules of AAF that the samples don't show.
@Suite struct AAFReaderTests {
  private func record(_ head: String, _ place: String) throws -> ChartRecord {
    let file = try Samples.read("#A93:\(head)\n#B93:\(place)\n")
    return try #require(file.records.first, "\(file.refusals)")
  }

  static let zones: [(zone: String, flag: String, seconds: Int)] = [
    ("8hw00", "0", -28_800), ("8W", "0", -28_800), ("5E30", "0", 19_800), ("5:30E", "0", 19_800),
    ("0he09:21", "m", 561), ("1HE", "1", 7_200), ("0hw", "2", 7_200), ("0he", "h", 1_800),
    ("0", "0", 0), ("3h", "*", .min), ("1he60", "0", .min), ("1hx", "0", .min),
  ]

  @Test(arguments: zones)
  func `a zone is read in each dialect`(row: (zone: String, flag: String, seconds: Int)) throws {
    let file = try Samples.read(
      "#A93:A,B,m,1.7.1990,12:00,Bern,CH\n#B93:*,46n57,7e26,\(row.zone),\(row.flag)\n")
    if row.seconds == .min {
      #expect(file.records.isEmpty && file.refusals.count == 1)
    } else {
      #expect(file.records.first?.zone?.secondsEast == row.seconds)
    }
  }

  static let times: [(text: String, time: String?)] = [
    ("18", "18:00:00"), ("12h", "12:00:00"), (" 9:30", "09:30:00"), ("7h30:15", "07:30:15"),
    ("7H30", "07:30:00"), ("*", nil), ("", nil),
  ]

  @Test(arguments: times)
  func `a time is read in each dialect`(row: (text: String, time: String?)) throws {
    let read = try record("A,B,m,1.7.1990,\(row.text),Bern,CH", "*,46n57,7e26,1he,0")
    #expect(read.time?.description == row.time)
  }

  @Test func `a file's zone counts against three digits of a Julian day`() throws {
    // 11:00 UT is .958333; three decimals of it are 29 seconds off.
    let read = try record("A,B,m,1.7.1990,12:00,Bern,CH", "2448073.958,46n57,7e26,1he,0")
    #expect(read.zone?.secondsEast == 3_600 && read.warnings.isEmpty)
  }

  @Test(arguments: [
    ("2448073.958333", 3_600), ("2448073.958", 3_600), ("2448073.9790", 1_810),
  ])
  func `a missing zone is that of the Julian day`(days: String, seconds: Int) throws {
    let read = try record("A,B,m,1.7.1990,12:00,Bern,CH", "\(days),46n57,7e26,*,*")
    let east = try #require(read.zone?.secondsEast)
    #expect((east - seconds).magnitude <= 10)
  }

  @Test func `a Julian day that no zone of the clock explains is refused`() throws {
    // A century, and 17 hours, before noon.
    for days in ["2411549.0", "2448073.291667"] {
      let file = try Samples.read(
        "#A93:A,B,m,1.7.1990,12:00,Bern,CH\n#B93:\(days),46n57,7e26,*,*\n")
      #expect(file.records.isEmpty)
      #expect(file.refusals.first?.reason.contains("offsets go to 16 hours") == true)
    }
    let utc = try Samples.read("name,date,time,utc\nA,1990-07-01,12:00,1890-07-01T12:00:00Z\n")
    #expect(utc.refusals.first?.reason.contains("1890-07-01T12:00:00Z") == true)
  }

  @Test(arguments: [
    (ChartFileOptions.InstantChoice.clock, "1990-07-01", "1990-07-01T11:00:00Z"),
    (.julianDay, "1989-05-27", "1989-05-27T11:00:00Z"),
  ])
  func `one of two instants may be chosen`(
    choice: ChartFileOptions.InstantChoice, date: String, utc: String
  ) throws {
    let text = "#A93:A,B,m,1.7.1990,12:00,Bern,CH\n#B93:2447673.958333,46n57,7e26,1he,0\n"
    #expect(try Samples.read(text).refusals.count == 1)
    let record = try #require(try Samples.read(text) { $0.instant = choice }.records.first)
    #expect(record.date.text == date)
    let instant = try #require(record.secondsSince1970)
    #expect(JulianDay<UT1>(secondsSince1970: instant).iso8601 == utc)
    #expect(record.warnings.count == 1)
  }

  @Test func `a place with commas is whole, and said`() throws {
    let read = try record("A,B,m,1.7.1990,12:00,Bern,BE,CH", "*,46n57,7e26,1he,0")
    #expect(read.placeName == "Bern, BE" && read.country == "CH" && read.warnings.count == 1)
  }

  @Test func `a line without a name continues the fields that are not whole`() throws {
    let file = try Samples.read(
      """
      #A93:A,B,m,1.7.1990,12:00,
      Bern,CH
      a line of somebody's mail
      #B93:*,46n57,7e26,

      1he,1
      and another
      #COM:one

      two
      """)
    let record = try #require(file.records.first, "\(file.refusals)")
    #expect(record.placeName == "Bern" && record.country == "CH")
    #expect(record.zone?.secondsEast == 7_200 && record.note == "one\ntwo")
  }

  @Test func `chunks go to their fields, and what is unknown is kept`() throws {
    let file = try Samples.read(
      """
      #A93:A,B,m,1.7.1990,12:00,Bern,CH
      #B93:*,46n57,7e26,1he,0
      #src:a register
      #CWORD:writers, friends
      #VIA:a friend
      #ZZZ:odd
      #LPOS:1,2,3
      """)
    let record = try #require(file.records.first)
    #expect(record.source == "a register" && record.tags == ["writers", "friends"])
    #expect(record.remarks.map(\.key) == ["via"] && record.note == "ZZZ: odd")
  }

  @Test func `a turned longitude is doubted`() throws {
    let read = try record("A,B,m,1.7.1990,12:00,Tokyo,J", "*,35n41,139w42,9he,0")
    #expect(read.warnings.count == 1 && read.warnings[0].hasPrefix("the clock is 5.7 h off"))
    // Kashgar on the clock of Peking is right.
    #expect(
      try record("A,B,m,1.7.1990,12:00,Kashgar,CN", "*,39n28,75e59,8he,0").warnings.isEmpty)
  }

  @Test func `a year without its century is doubted for a person, not for an event`() throws {
    #expect(
      try record("A,B,m,1.6.26,12:00,Bern,CH", "*,46n57,7e26,1he,0").warnings
        == ["the year is 26, not 1926"])
    #expect(try record("A,B,e,1.6.26,12:00,Bern,CH", "*,46n57,7e26,1he,0").warnings.isEmpty)
  }

  @Test func `the same person twice is kept and said`() throws {
    let one = "#A93:A,B,m,1.7.1990,12:00,Bern,CH\n#B93:*,46n57,7e26,1he,0\n"
    let records = try Samples.read(one + one).records
    #expect(records.map(\.warnings.count) == [0, 1])
    #expect(records[1].warnings == ["the same name, instant and place as in line 1"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every kind of line end is one`(end: String) throws {
    let text = ["#A93:A,B,m,1.7.1990,12:00,Bern,CH", "#B93:*,46n57,7e26,1he,0", "\u{1A}#A93:x"]
    let file = try Samples.read(text.joined(separator: end))
    #expect(file.records.count == 1 && file.refusals.isEmpty)
  }
}
