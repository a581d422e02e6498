@_spi(FrontEnd) import ChartFiles
@_spi(FrontEnd) import Documents
import Ephemeris
import Foundation
import TestSupport
import Testing

/// Made files, each with a difficulty or some, against what the rules of the formats say of them.
@Suite struct RuleFilesTests {
  /// A file, and what must come of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let json: JSONValue
    var testDescription: String { json["file"]?.string ?? "" }

    func bytes() throws -> [UInt8] {
      if let text = json["text"]?.string { return Array(text.utf8) }
      let packed = try #require(json["base64"]?.string)
      return Array(try #require(Data(base64Encoded: packed)))
    }

    func options() throws -> ChartFileOptions {
      var options = try Samples.options()
      var words = (json["options"]?.array ?? []).compactMap(\.string)[...]
      while let word = words.popFirst() {
        switch word {
        case "--encoding":
          options.encoding = TextEncoding(rawValue: words.removeFirst())
          #expect(options.encoding != nil)
        case "--date-order":
          options.dateOrder = words.removeFirst() == "dmy" ? .dayFirst : .monthFirst
        case "--instant": options.instant = words.removeFirst() == "clock" ? .clock : .julianDay
        case "--west-positive": options.isWestPositive = true
        case "--assume-defaults": options.assumesDefaults = true
        case "--fields":
          options.solarFireFields = words.removeFirst().split(separator: ",").compactMap {
            SolarFireField(rawValue: String($0))
          }
        default: Issue.record("an option that the test doesn't know: \(word)")
        }
      }
      return options
    }
  }

  /// Coordinates are rounded to a millionth of a degree; numbers of 32 bits to a tenth of a second of arc.
  private static let degreesTolerance = 1.1e-6

  static let rows: [Row] = {
    let path = Samples.url("rules.ndjson")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      (try? JSONValue(parsing: String(line))).map(Row.init)
    }
  }()

  @Test(arguments: rows)
  func `a file is read as the rules say`(row: Row) throws {
    let reader = ChartFileReader(try row.options())
    let name = try #require(row.json["file"]?.string)
    if let phrase = row.json["refused"]?.string {
      let error = #expect(throws: ChartFileError.self) {
        try reader.read(try row.bytes(), name: name)
      }
      let sentence = error.map { "\($0)" } ?? ""
      #expect(phrase.isEmpty || sentence.contains(phrase), "\(sentence)")
      return
    }
    let entries = try reader.read(try row.bytes(), name: name).entries
    let expected = try #require(row.json["entries"]?.array)
    try #require(entries.count == expected.count)
    for (entry, wanted) in zip(entries, expected) { try check(entry, wanted) }
  }

  private func check(_ entry: ChartFile.Entry, _ wanted: JSONValue) throws {
    let phrase = wanted["refused"]?.string
    switch entry {
    case .refused(let refusal):
      let reason = refusal.reason
      #expect(phrase.map { $0.isEmpty || reason.contains($0) } == true, "\(reason)")
    case .record(let record):
      try #require(phrase == nil, "read, and must be refused: \(phrase ?? "")")
      var json = JSONWriter()
      record.writeBirth(id: "1", to: &json)
      let line = try JSONValue(parsing: String(decoding: json.bytes, as: UTF8.self))
      for (key, value) in try #require(wanted.object) {
        switch key {
        case "birth", "zone": #expect(line[key] == value)
        case "lat", "lon":
          let difference = try #require(line[key]?.number) - (try #require(value.number))
          #expect(difference.magnitude <= Self.degreesTolerance)
        case "utc":
          let instant = record.secondsSince1970.map { JulianDay<UT1>(secondsSince1970: $0).iso8601 }
          #expect(instant == value.string)
        case "warned": #expect(value == .boolean(!record.warnings.isEmpty), "\(record.warnings)")
        case "id": #expect(record.id == value.string)
        default: #expect(line["about"]?[key] == value)
        }
      }
    }
  }

  @Test func `each format has fifteen files or more`() {
    let formats = Dictionary(grouping: Self.rows) { $0.testDescription.first }
    for letter in "acsqjgdzkmfv" { #expect((formats[letter]?.count ?? 0) >= 15, "\(letter)") }
    // Those that people have most.
    for letter in "acsqjgd" { #expect((formats[letter]?.count ?? 0) >= 38, "\(letter)") }
  }
}
