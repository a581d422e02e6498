@_spi(FrontEnd) import ChartFiles
import Ephemeris
import Testing

/// The rules of the smaller formats that the samples don't show.
@Suite struct OtherReadersTests {
  private func refusal(_ text: String, name: String = "-") throws -> String {
    try #require(try Samples.read(text, name: name).refusals.first).reason
  }

  @Test(arguments: ["-YB", "-i", "/Xo", "=qb", "-qbx"])
  func `a switch of Astrolog that describes no chart is refused by its name`(name: String) throws {
    let reason = try refusal("@AL780\n\(name) file\n")
    #expect(reason == "\(name) is not read: only -qb, -zi, -qcl")
  }

  static let zones: [(words: String, seconds: Int?)] = [
    ("ST 8W", -28_800), ("DT 8W", -25_200), ("2W 0W", 7_200), ("0 +8:00", -28_800),
    ("1 -1:00", 7_200), ("ST LMT", 2_400), ("ST 0:49:56E", 2_996), ("ST PST", nil), ("XT 8W", nil),
  ]

  @Test(arguments: zones)
  func `zones of Astrolog count by their letter, or westward`(
    row: (words: String, seconds: Int?)
  ) throws {
    let file = try Samples.read("@AI780\n-qb Jun 1 1926 9:30am \(row.words) 10:00E 48:24N\n")
    #expect(file.records.first?.zone?.secondsEast == row.seconds)
  }

  @Test func `years before Christ are astronomical`() throws {
    let file = try Samples.read("@AI780\n-qb Jul 12 100BC 6:00 ST LMT 12:29E 41:54N\n")
    #expect(file.records.first?.date.year == -99)
    let cqd =
      "\"A\",\"12 Jul 100 BC\",\"6:00\",\"LMT\",\"-0:50\",\"Rome\",\"Italy\",\"41N54\",\"12E29\"\n"
    #expect(try Samples.read(cqd).records.first?.date.year == -99)
  }

  @Test func `Solar Fire's missing zone and time are refused unless asked for`() throws {
    let text = "\"A\",\"1 Jun 1926\",\"\",\"\",\"\",\"Bern\",\"CH\",\"46N57\",\"7E26\"\n"
    #expect(try refusal(text).contains("--assume-defaults"))
    let record = try #require(
      try Samples.read(text) { $0.assumesDefaults = true }.records.first)
    #expect(record.time == .noon && record.zone?.secondsEast == 0 && record.warnings.count == 1)
  }

  @Test func `fields of Solar Fire may have another order`() throws {
    let text = "\"1 Jun 1926\",\"9:30\",\"A\",\"+8:00\",\"34N03\",\"118W15\",\"LA\"\n"
    #expect(try refusal(text).contains("--fields"))
    let record = try #require(
      try Samples.read(text) {
        $0.solarFireFields = [.date, .time, .name, .zone, .latitude, .longitude, .place]
      }.records.first)
    #expect(record.name == "A" && record.zone?.secondsEast == -28_800 && record.placeName == "LA")
  }

  @Test func `minutes of sixty are no packed number`() throws {
    let lines = ["6", "1", "1926", "9.60", "8.00", "118.15", "34.03"]
    #expect(try refusal(lines.joined(separator: "\n"), name: "a.jhd").contains("below 60"))
  }

  @Test func `empty lines before the numbers are nothing`() throws {
    let lines = ["", "6", "1", "1926", "9.30", "8.00", "118.145667", "34.03"]
    let file = try Samples.read("\u{FEFF}" + lines.joined(separator: "\r\n"), name: "a.jhd")
    #expect(file.records.first?.secondsSince1970 == -1_375_425_000)
  }

  @Test func `another zone further down is said`() throws {
    let lines = [
      "6", "1", "1926", "9.300000", "7.000000", "118.145667", "34.03", "0", "8.0", "7.0", "0", "1",
      "Los^Angeles", "USA",
    ]
    let record = try #require(
      try Samples.read(lines.joined(separator: "\r\n"), name: "x/Marilyn Monroe.jhd").records.first)
    #expect(record.name == "Marilyn Monroe" && record.placeName == "Los Angeles")
    #expect(record.place?.longitude == -118.242778 && record.warnings.count == 1)
  }

  static let pickles: [(bytes: [UInt8], phrase: String)] = [
    (Array("cos\nsystem\n(S'true'\ntR.".utf8), "nothing of the file is run"),
    (Array("V.".utf8), "ends within a value"), ([0x80, 3], "ends within a value"),
    ([0x80, 3, 0x58, 255, 255, 255, 255], "longer than the file"),
    (Array("I1\nI2\n.".utf8), "two values"), (Array(".".utf8), "empty"),
    (Array("I1\n.".utf8), "1 values"),
  ]

  @Test(arguments: pickles)
  func `a pickle is never run`(row: (bytes: [UInt8], phrase: String)) throws {
    let error = #expect(throws: ChartFileError.self) {
      try ChartFileReader(try Samples.options()).read(row.bytes, name: "a.hor")
    }
    #expect(error?.description.contains(row.phrase) == true, "\(error?.description ?? "")")
  }

  /// The values of a chart of Morinus in the first protocol; each is lines of text.
  private func morinus(
    type: Int, zone: Int, calendar: Int = 0, isBeforeChrist: Bool = false
  ) throws -> ChartFile {
    let numbers = [
      1, type, isBeforeChrist ? 1 : 0, 100, 7, 12, 6, 0, 0, calendar, zone, 1, 2, 30, 1,
    ]
    let place = [9, 30, 0, 0, 46, 57, 30, 1, 540]
    let values =
      ["VJos\\u00e9 \u{E9}\np0\n."] + numbers.map { "I\($0)\n." } + ["S'Bern\\xe9'\np1\n."]
      + place.map { "I\($0)\n." } + ["V\n."]
    let bytes = values.joined().unicodeScalars.map { UInt8($0.value) }
    return try ChartFileReader(try Samples.options()).read(bytes, name: "a.hor")
  }

  @Test func `a chart of Morinus in the first protocol is read`() throws {
    let record = try #require(
      try morinus(type: 0, zone: 0, calendar: 1, isBeforeChrist: true).records.first)
    #expect(record.name == "José é" && record.placeName == "Berné" && record.kind == .male)
    #expect(record.date.text == "-0099-07-12" && record.date.calendar == .julian)
    #expect(record.zone?.secondsEast == 9_000 + 3_600)
    #expect(record.place?.longitude == -9.5 && record.place?.latitude == 46.958333)
  }

  @Test(arguments: [(0, 1, 3_600), (5, 2, -2_280 + 3_600), (4, 0, 12_600)])
  func `zones of Morinus have four kinds`(type: Int, zone: Int, seconds: Int) throws {
    let record = try #require(try morinus(type: type, zone: zone).records.first)
    #expect(record.zone?.secondsEast == seconds)
    #expect(record.kind == [0: .male, 4: .event, 5: .horary][type])
  }

  @Test(arguments: [
    (1, 0, "a return is no birth"), (0, 3, "local apparent time is not read"),
    (9, 0, "type of chart 9"),
  ])
  func `charts of Morinus that are no birth are refused`(
    type: Int, zone: Int, phrase: String
  ) throws {
    #expect(try morinus(type: type, zone: zone).refusals.first?.reason.contains(phrase) == true)
  }

  static let documents: [(text: String, phrase: String)] = [
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><adb_entry/>", "rules or files"),
    ("<!DOCTYPE a SYSTEM \"file:///x\"><adb_entry/>", "rules or files"),
    ("<adb_entry>&b;</adb_entry>", "the entity b is not read"),
    ("<adb_entry><a></adb_entry>", "has no beginning"), ("<adb_entry>", "has no end"),
    (String(repeating: "<a>", count: 100) + "adb_entry", "nested too deeply"),
  ]

  @Test(arguments: documents)
  func `XML has no entities and no end of its own`(row: (text: String, phrase: String)) throws {
    let error = #expect(throws: ChartFileError.self) {
      try Samples.read(row.text) { $0.format = .astroDatabank }
    }
    #expect(error?.description.contains(row.phrase) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("h1e", 3_600), ("h5w30", -19_800), ("m36e07", 8_668), ("h0", 0), ("h7w", -25_200),
  ])
  func `zones of Astro-Databank are hours or a meridian`(zone: String, seconds: Int) throws {
    let text = """
      <x><adb_entry adb_id="1"><public_data><name>A &amp; B</name><bdata>
      <sbdate ccalendar="g" iyear="1990" imonth="7" iday="1"/><sbtime stmerid="\(zone)">12:00</sbtime>
      <place slati="46n5730" slong="7e26">Bern</place></bdata></public_data></adb_entry></x>
      """
    let record = try #require(try Samples.read(text).records.first)
    #expect(record.zone?.secondsEast == seconds && record.name == "A & B")
    #expect(record.place?.latitude == 46.958333)
  }

  @Test func `hour 0 of twelve is 12, and hour 13 is none`() throws {
    func line(_ time: String) -> String {
      "Marilyn Monroe         JUN  1, 1926\(time)   +08:00118W14'34 34N03'08 Los Angeles\n"
    }
    let record = try #require(try Samples.read(line("00:00:00 PM ")).records.first)
    #expect(record.time == .noon && record.warnings.count == 1)
    #expect(try refusal(line("13:00:00 PM ")).hasPrefix("no time: 13:00:00 PM"))
  }

  @Test(arguments: [
    (TextEncoding.windows1252, [0xC9] as [UInt8], "É"), (.windows1251, [0xC8], "И"),
    (.codePage850, [0x90], "É"), (.codePage437, [0x90], "É"), (.utf8, [0xC3, 0x89], "É"),
  ])
  func `an encoding may be named`(encoding: TextEncoding, letter: [UInt8], text: String) throws {
    var options = try Samples.options()
    options.encoding = encoding
    let bytes = Array("#A93:*,".utf8) + letter + Array(",m,1.7.1990,*,Bern,CH".utf8)
    let file = try ChartFileReader(options).read(bytes, name: "-")
    #expect(file.records.first?.name == text && file.encoding == encoding.rawValue)
  }

  @Test(arguments: [true, false])
  func `a byte order mark decides`(isLittleEndian: Bool) throws {
    let text = "\u{FEFF}#A93:*,É,m,1.7.1990,*,Bern,CH"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittleEndian ? [low, high] : [high, low]
    }
    let file = try ChartFileReader(try Samples.options()).read(bytes, name: "-")
    #expect(file.records.first?.name == "É")
  }
}
