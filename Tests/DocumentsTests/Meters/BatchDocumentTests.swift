import Astrology
import Astrometers
@testable import Documents
@_spi(FrontEnd) import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The lines of a batch.
@Suite struct BatchDocumentTests {
  @Test func `numbers are those of other documents`() {
    var random = SplitMix64(seed: 9)
    let special = [0, -0.0, 0.04, 0.05, -0.04, -0.05, 9.95, 99.95, 100, -100, 199.96, -200]
    for number in special + (0..<2_000).map({ _ in random.double(in: -200..<200) }) {
      var bytes: [UInt8] = []
      ScoreText.append(to: &bytes) { $0.append(number) }
      #expect(String(decoding: bytes, as: UTF8.self) == DecimalText.fixed(number, decimals: 1))
    }
  }

  @Test func `a line has the promised shape`() throws {
    let lines = try Self.lines(id: .text("a\"1"))
    let json = try JSONValue(parsing: lines.json)
    #expect(json["id"] == .string("a\"1") && json["date"] == .string("2025-01-06"))
    #expect(lines.json.hasPrefix(#"{"id":"a\"1","date":"2025-01-06","overall":["#))
    #expect(json["overall"]?.array?.count == 3)
    #expect(json["groups"]?.array?.map { $0.array?.count } == Array(repeating: 3, count: 5))
    #expect(json["meters"]?.array?.map { $0.array?.count } == Array(repeating: 3, count: 17))
    #expect(json["trend"]?.array?.count == 17)
    let fields = lines.csv.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let columns = BatchDocument.csvHeader.dropLast().split(separator: ",")
    #expect(fields.count == columns.count && columns.count == 2 + 6 * 3 + 17 * 4)
    #expect(fields[0] == "\"a\"\"1\"" && fields[1] == "2025-01-06")
    // The same numbers in both forms.
    let love = try #require(columns.firstIndex(of: "love_intensity"))
    let triple = json["meters"]?.array?[3].array?.compactMap(\.number)
    #expect(triple == (0..<3).compactMap { Double(fields[love + $0]) })
    #expect(json["trend"]?.array?[3].number == Double(fields[love + 3]))
  }

  /// An id under a name that a report can print, and what its field holds.
  struct StrangeID: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let field: String

    init(_ name: String, _ id: String, _ field: String) {
      (testDescription, self.id, self.field) = (name, id, field)
    }
  }

  /// What begins like a formula a spreadsheet would compute, as anyone who wrote it wants.
  static let strange = [
    StrangeID("a command", "=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
    StrangeID("a function", "@SUM(1)", "'@SUM(1)"), StrangeID("plus", "+1", "'+1"),
    StrangeID("minus", "-1+2", "'-1+2"), StrangeID("a tab", "\t=1", "'\t=1"),
    StrangeID("a line", "\n=1", "\"'\n=1\""), StrangeID("a return", "\r=1", "\"'\r=1\""),
    StrangeID("quotes", "=\"a\",1", "\"'=\"\"a\"\",1\""),
    StrangeID("a wide sign", "\u{FF1D}1", "'\u{FF1D}1"),
    StrangeID("controls", "a\u{1B}[31m\0b", #"a\u001b[31m\u0000b"#),
    StrangeID("controls of eight bits", "\u{7F}\u{9B}", #"\u007f\u009b"#),
    StrangeID("directions", "a\u{202E}b\u{2066}c", #"a\u202eb\u2066c"#),
    StrangeID("signs inside", "a=1+2-3@4", "a=1+2-3@4"),
    StrangeID("an apostrophe", "'quoted", "'quoted"),
    StrangeID("letters", "Zoë 👩🏽‍🚀 a\tb", "Zoë 👩🏽‍🚀 a\tb"), StrangeID("nothing", "", ""),
  ]

  @Test(arguments: strange)
  func `an id is nothing that a spreadsheet or a terminal acts on`(_ strange: StrangeID) throws {
    let lines = try Self.lines(id: .text(strange.id))
    #expect(lines.csv.hasPrefix("\(strange.field),2025-01-06,"))
    #expect(try JSONValue(parsing: lines.json)["id"] == .string(strange.id))
  }

  @Test func `a number is one whatever its sign`() throws {
    #expect(try Self.lines(id: .number("-5")).csv.hasPrefix("-5,2025-01-06,"))
  }

  @Test func `without a day before there are no trends`() throws {
    let lines = try Self.lines(id: .none, hasDayBefore: false)
    #expect(lines.json.hasPrefix(#"{"id":null,"#) && lines.json.hasSuffix("\"trend\":null}\n"))
    #expect(lines.csv.hasPrefix(",2025-01-06,") && lines.csv.hasSuffix(",\n"))
  }

  private static func lines(
    id: BirthLine.ID, hasDayBefore: Bool = true
  ) throws -> (json: String, csv: String) {
    let ephemeris = try Samples.ephemeris.get()
    let date: CalendarDate = try CalendarDate("2025-01-06")
    let birth: CalendarDate = try CalendarDate("1975-09-09")
    let chart = try NatalChart(of: Birth(date: birth), ephemeris: ephemeris)
    let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
    let days = try [-1, 0].map { offset in
      let skies = try DaySkies(of: date.advanced(byDays: offset), ephemeris: ephemeris).skies
      return TransitingDay(during: skies)
    }
    var scores = BatchScorer.Scores()
    BatchScorer(days: days).score(
      BatchScorer.People(astrometer.natal, norms: astrometer.norms), into: &scores)
    let before = hasDayBefore ? scores.row(person: 0, day: 0) : nil
    let document = BatchDocument(label: RecordLabel(id: id))
    var (json, csv): ([UInt8], [UInt8]) = ([], [])
    document.appendJSON(scores.row(person: 0, day: 1), before: before, date: date, to: &json)
    document.appendCSV(scores.row(person: 0, day: 1), before: before, date: date, to: &csv)
    return (String(decoding: json, as: UTF8.self), String(decoding: csv, as: UTF8.self))
  }
}
