@_spi(FrontEnd) import ChartFiles
import Ephemeris
import Testing

/// Tables, and JSON: what the samples don't show.
@Suite struct TableReaderTests {
  private func records(
    _ text: String, _ change: (inout ChartFileOptions) -> Void = { _ in }
  ) throws -> [ChartRecord] {
    let file = try Samples.read(text, name: "a.csv", change)
    #expect(file.format == .csv && file.refusals.isEmpty, "\(file.refusals)")
    return file.records
  }

  static let dates: [(cell: String, date: String)] = [
    ("1926-06-01", "1926-06-01"), ("1926/06/01", "1926-06-01"), ("1.6.1926", "1926-06-01"),
    ("1 Jun 1926", "1926-06-01"), ("\"June 1, 1926\"", "1926-06-01"), ("13/06/1926", "1926-06-13"),
    ("06/13/1926", "1926-06-13"), ("18-Jun-1942", "1942-06-18"), ("5/5/1990", "1990-05-05"),
    ("-0099-07-12", "-0099-07-12"), ("1926-06-01 9:30 PM", "1926-06-01"),
    ("12 Jul -99", "-0099-07-12"), ("1926.06.01", "1926-06-01"), ("1st June 1926", "1926-06-01"),
    ("\"June 22nd, 1926\"", "1926-06-22"), ("15 Mar 44 BC", "-0043-03-15"),
    ("3 Feb 14 AD", "0014-02-03"), ("1926-06-01\u{A0}9:30\u{202F}PM", "1926-06-01"),
    ("1926\u{2011}06\u{2011}01", "1926-06-01"),
  ]

  @Test(arguments: dates)
  func `a date is read in each form`(row: (cell: String, date: String)) throws {
    #expect(try records("name,date\nA,\(row.cell)\n").first?.date.text == row.date)
  }

  @Test func `the whole column decides what is first`() throws {
    let read = try records("name,date\nA,06/01/1926\nB,13/01/1926\n")
    #expect(read.map(\.date.text) == ["1926-01-06", "1926-01-13"])
    #expect(read.allSatisfy { $0.warnings.isEmpty })
    #expect(throws: ChartFileError.dateOrderNeeded(example: "06/01/1926")) {
      try Samples.read("name,date\nA,06/01/1926\nB,13/01/1926\nC,01/13/1926\n")
    }
  }

  static let refused: [(cell: String, phrase: String)] = [
    ("1.6.26", "two digits"), ("13/6/26", "two digits"), ("31 Dec 57", "two digits"),
    ("\"Dec 31, 57\"", "two digits"), ("13-Jun-57", "two digits"),
    ("9649", "a spreadsheet's number"),
    ("1926-02-30", "there is no date"), ("soon", "no date: soon"), ("", "no date"),
  ]

  @Test(arguments: refused)
  func `a date that can't be is refused`(row: (cell: String, phrase: String)) throws {
    let file = try Samples.read("name,date\nA,\(row.cell)\n")
    #expect(file.records.isEmpty)
    #expect(file.refusals.first?.reason.contains(row.phrase) == true, "\(file.refusals)")
  }

  static let zones: [(cell: String, seconds: Int?)] = [
    ("Europe/Zurich", 7_200), ("+02:00", 7_200), ("-8", -28_800), ("5.5", 19_800), ("UTC", 0),
    ("Z", 0), ("UTC+2", 7_200), ("+0530", 19_800), ("+00:53:28", 3_208), ("EST", nil), ("CET", nil),
    ("Mars/Olympus", nil), ("17:00", nil), ("UTC\u{2212}05:00", -18_000),
  ]

  @Test(arguments: zones)
  func `a zone is a name, an offset or hours, and no abbreviation`(
    row: (cell: String, seconds: Int?)
  ) throws {
    let file = try Samples.read(
      "name,date,time,lat,lon,zone\nA,1990-07-01,12:00,46.95,7.43,\(row.cell)\n")
    #expect(file.records.first?.zone?.secondsEast == row.seconds, "\(file.refusals)")
    #expect(file.refusals.isEmpty == (row.seconds != nil))
  }

  @Test func `a missing zone is that of the nearest place, and said`() throws {
    let record = try #require(
      try records("name,date,time,lat,lon\nA,1990-07-01,12:00,46.95,7.43\n").first)
    #expect(record.zone?.secondsEast == 7_200 && record.zone?.text == "+02:00")
    #expect(
      record.warnings == ["the file has no zone: that of the nearest place is taken, Europe/Zurich"]
    )
  }

  @Test func `a place without coordinates is looked up, and one of several is refused`() throws {
    let file = try Samples.read(
      "name,date,time,place\nA,1990-07-01,12:00,\"Ulm, Germany\"\nB,1990-07-01,12:00,Springfield\n")
    #expect(file.records.map { $0.place?.latitude.rounded() } == [48])
    #expect(file.refusals.first?.reason.contains("Springfield") == true)
  }

  @Test func `semicolons, decimal commas and the west are understood`() throws {
    let record = try #require(
      try records(
        "Name;Date of birth;Time;Lat;Long;UTC offset\nA;1.7.1990;12:00;34,05;118,25;8\n"
      ) { $0.isWestPositive = true }.first)
    #expect(record.place?.longitude == -118.25 && record.zone?.secondsEast == -28_800)
  }

  @Test func `what has no column of ours is kept, and quotes are read`() throws {
    let record = try #require(
      try records(
        "name,date,hair colour,notes\n\"B, A\",1990-07-01,red,\"two \"\"lines\"\"\nhere\"\n"
      )
      .first)
    #expect(record.name == "B, A" && record.note == "two \"lines\"\nhere")
    #expect(record.remarks.map(\.key) == ["hair colour"])
  }

  static let angles: [(latitude: String, longitude: String, place: [Double]?)] = [
    ("48.4N", "118.24° W", [48.4, -118.24]), ("33.9 S", "18.4 E", [-33.9, 18.4]),
    ("0.0N", "0.5W", [0, -0.5]), ("\u{2212}33.9", "\u{2212}18.4", [-33.9, -18.4]),
    ("48.4E", "10.0E", nil), ("48.4", "-118.24W", nil), ("91.0N", "10.0E", nil),
    ("48.4NN", "10.0E", nil),
  ]

  @Test(arguments: angles)
  func `decimal degrees may have a letter behind them`(
    row: (latitude: String, longitude: String, place: [Double]?)
  ) throws {
    let file = try Samples.read(
      "name,date,lat,lon\nA,1990-07-01,\(row.latitude),\(row.longitude)\n")
    #expect(
      file.records.first?.place.map { [$0.latitude, $0.longitude] } == row.place,
      "\(file.refusals)")
    #expect(file.refusals.isEmpty == (row.place != nil))
  }

  @Test func `a time of twelve hours may stand behind a date of ISO 8601`() throws {
    let read = try records("name,birth datetime,zone\nA,1926-06-01 9:30 PM,-8\n")
    #expect(read.first?.time?.description == "21:30:00")
  }

  @Test func `empty cells beyond the named columns are nothing, others refuse the row`() throws {
    let file = try Samples.read("name,date\nA,1990-07-01,,,\nB,1990-07-01,,x\n")
    #expect(file.records.map(\.name) == ["A"])
    #expect(file.refusals.map(\.reason) == ["4 values, and 2 columns have names"])
  }

  @Test func `remarks and empty lines stand where people put them`() throws {
    let file = try Samples.read(
      "# my people\n\n# since 1990\nname,date\nA,1990-07-01\n# friends\n\n#2,1990-07-02\n")
    #expect(file.format == .csv && file.refusals.isEmpty)
    #expect(file.records.map(\.name) == ["A", "#2"])
    #expect(file.records.map(\.line) == [5, 8])
    #expect(file.warnings.map(\.line) == [6])
    // A column of numbers may have that name.
    #expect(try records("#,name,date\n1,A,1990-07-01\n").first?.name == "A")
  }

  @Test func `columns are mapped by hand`() throws {
    let read = try records("who,when,at\nA,1990-07-01,9:30 PM\n") {
      $0.columns = [.name: "who", .date: "when", .time: "AT"]
      $0.format = .csv
    }
    #expect(read.first?.name == "A" && read.first?.time?.description == "21:30:00")
  }

  static let unknownTimes = ["", "*", "?", "unknown"]

  @Test(arguments: unknownTimes)
  func `an unknown time is none`(cell: String) throws {
    #expect(try records("name,date,time\nA,1990-07-01,\(cell)\n").first?.time == nil)
  }

  @Test func `midnight beside an unknown time is none`() throws {
    let read = try records(
      "name,date,time,time unknown\nA,1990-07-01,00:00,yes\nB,1990-07-01,00:00,\n")
    #expect(read.map { $0.time == nil } == [true, false])
  }

  @Test func `stellium's JSON has the instant alone`() throws {
    let text = """
      {"datetime": {"utc": "1926-06-01T17:30:00+00:00", "julian_date": 2424668.2},
       "location": {"latitude": 34.05, "longitude": -118.24, "name": "Los Angeles"},
       "metadata": {"name": "Marilyn Monroe"}}
      """
    let file = try Samples.read(text)
    let record = try #require(file.records.first)
    #expect(file.format == .json && record.name == "Marilyn Monroe")
    #expect(record.birth == "1926-06-01T17:30" && record.zone?.text == "+00:00")
    #expect(record.placeName == "Los Angeles" && record.warnings.count == 1)
  }

  // swetest 2.10.03: 10.3.1500 (`swetest -b10.3.1500 -p0`) is Julian day 2269001.5 at 00:00, as `-b20.3.1500greg` is, and
  // 29.2.1500 is 2268991.5. Day 0 of Unix is Julian day 2440587.5.
  @Test(arguments: [
    (#""birth":"1500-03-10T12:00""#, nil, 2_269_001.5),
    (#""birth":"1500-03-10T12:00","calendar":"julian""#, nil, 2_269_001.5),
    (#""birth":"1500-03-20T12:00","calendar":"gregorian""#, nil, 2_269_001.5),
    (#""birth":"1500-03-10T12:00 OS""#, nil, 2_269_001.5),
    (#""birth":"1500-03-20T12:00 NS""#, nil, 2_269_001.5),
    (#""birth":"1500-03-20T12:00""#, WrittenDate.Calendar.gregorian, 2_269_001.5),
    (#""birth":"1500-02-29""#, nil, 2_268_991.5),
    (#""birth":"1500-02-29","calendar":"julian""#, .gregorian, 2_268_991.5),
  ])
  func `a line of births has the calendar that it names, or else that of its time`(
    fields: String, calendar: WrittenDate.Calendar?, julianDay: Double
  ) throws {
    let file = try Samples.read("{\(fields)}") { options in
      options.format = .json
      options.calendar = calendar
    }
    let record = try #require(file.records.first, "\(file.refusals)")
    #expect(Double(record.date.dayNumber) + 2_440_587.5 == julianDay)
  }

  @Test func `what no calendar and no clock has is refused in a line of births`() throws {
    let text = """
      {"birth":"1500-02-29","calendar":"gregorian"}
      {"birth":"1500-02-29","calendar":"mayan"}
      {"birth":"1990-06-15T14:30+02:00"}
      {"birth":"1990-06-15"}
      """
    let file = try Samples.read(text) { $0.format = .json }
    #expect(file.refusals.map(\.line) == [1, 2, 3] && file.records.count == 1)
    #expect(file.refusals[2].reason.contains("give the offset as the zone"))
  }

  @Test func `a record of the Julian calendar comes back as one`() throws {
    let line = #"{"birth":"1500-03-10T12:00 OS","zone":"LMT","lat":30,"lon":31.2}"#
    let first = try #require(try Samples.read(line).records.first)
    let output = ChartFileWriter(.json).write([("1", first)])
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains(#""birth":"1500-03-20T12:00","calendar":"gregorian""#))
    let again = try #require(try Samples.read(text).records.first)
    #expect(again.date == first.date && again.date.calendar == .julian)
  }

  @Test func `lines of births are read with all of their fields`() throws {
    let text = """
      {"id":7,"birth":"2007-11-04T01:30","zone":"America/New_York","lat":"40n42","lon":"74w00","fold":"later","about":{"name":"A","tags":["x"],"eyes":"blue","seen":[1.50,{"b":true,"a":null}]}}
      {"birth":"1990-06-15","about":{"name":"B"}}
      """
    let records = try Samples.read(text).records
    #expect(records.map(\.name) == ["A", "B"])
    #expect(records[0].zone?.secondsEast == -18_000 && records[0].place?.latitude == 40.7)
    #expect(records[0].zone?.text == "-05:00" && records[0].id == "7")
    #expect(
      records[0].remarks.map(\.value)
        == ["blue", #"[1.50,{"a":null,"b":true}]"#, "America/New_York"])
  }
}
