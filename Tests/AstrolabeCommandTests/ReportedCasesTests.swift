import Foundation
import TestSupport
import Testing

/// What people reported of astrology programs, each row tried on the command.
///
/// `cases.json` of the folder `reports` beside the reference cases has the rows, with what is right and by which
/// authority. No part of it lies in the repository.
@Suite(.enabled(if: ReportedCase.isPresent, "no folder of reported cases"))
struct ReportedCasesTests {
  @Test(arguments: ReportedCase.compared)
  func `a reported case holds`(_ reported: ReportedCase) throws {
    let outcome = try reported.outcome()
    let check = try #require(Self.check(of: reported), "a new row needs a check or a reason")
    try check(outcome)
  }

  @Test func `each row is compared or has a reason why not`() throws {
    let ids = try ReportedCase.all().map(\.id)
    #expect(ids.count == Set(ids).count && ids.count > 40)
    for id in ids where Self.notCompared[id] == nil {
      let reported = try #require(try ReportedCase.all().first { $0.id == id })
      #expect(Self.check(of: reported) != nil, "\(id) has neither a check nor a reason")
    }
    for id in Self.notCompared.keys { #expect(ids.contains(id), "\(id) is no row any more") }
  }

  /// Rows that no output can be compared with.
  static let notCompared: [String: String] = [
    "wheel-1": "where a glyph is drawn is measured by the tests of Drawing, in WheelLayoutTests",
    "no-2": "the row is no promise; OldYearsCommandTests has Old Style dates",
    "no-1": "years before 1800 were refused when it was reported; OldYearsTests has them",
  ]

  typealias Check = (Program.Outcome) throws -> Void

  /// How a row is compared.
  static func check(of reported: ReportedCase) -> Check? {
    switch reported.id {
    case "noplace-1":
      checking { outcome in
        let chart = try json(outcome)
        #expect(chart["datetime_utc"]?.string == "1979-12-25T14:00:00Z")
        let moon = chart["bodies"]?.array?.first { $0["name"]?.string == "moon" }
        #expect(moon?["sign"]?.string == "pisces")
        #expect(abs((moon?["degree_in_sign"]?.number ?? 0) - 24.9066) < 0.0002)
      }
    case "noplace-3":
      // Row noplace-2 in a stream: 23:30 in Los Angeles is 07:30 of the next day.
      checking { outcome in
        let chart = try json(outcome)["chart"]
        #expect(chart?["datetime_utc"]?.string == "1990-03-22T07:30:00Z")
      }
    case "civilday-2":
      checking { outcome in
        let uncertainty = try json(outcome)["uncertainty"]
        #expect(uncertainty?["moon_sign_certain"] == .boolean(false))
        let range = uncertainty?["moon_longitude_range"]?.array?.compactMap(\.number) ?? []
        #expect(range.count == 2)
        #expect(zip(range, [354.32, 8.40]).allSatisfy { abs($0 - $1) < 0.01 })
      }
    case "civilday-4": says("14 Jun 2025 12:00")
    case "lmt-2": says("mean time was used")
    // Either the law's instant or a caveat.
    case "onezone-2": says("before 1970 clocks in Strasbourg may have differed")
    case "care-3": asks("violence_at_home", of: reported)
    case "care-4": asks("emergency", of: reported)
    case "care-5": asks("self_harm", of: reported)
    case "minute-1": says("08:50")
    case "minute-2": says("20:58")
    case "hint-1":
      checking { outcome in
        #expect(outcome.status == 65 && outcome.errors.contains("Europe/London"))
        #expect(!outcome.errors.contains("HST") && !outcome.errors.contains("did you mean"))
      }
    case "hint-3":
      checking { outcome in
        #expect(outcome.status == 65 && outcome.errors.contains("lies outside the ephemeris"))
        #expect(!outcome.errors.contains("Missing"))
      }
    case "count-1":
      checking { outcome in
        #expect(outcome.status == 0)
        #expect(!(outcome.output + outcome.errors).contains("zones of"))
      }
    case "count-2": checking { outcome in #expect(outcome.status == 0 && outcome.errors == "") }
    case "ics-1":
      checking { outcome in
        let isNoted = outcome.errors.contains("MB")
        #expect(outcome.status == 0 && (outcome.outputBytes.count < 1_000_000 || isNoted))
      }
    case "gap-1": says("never occurred on 2018-11-04")
    case "polar-1": says("whole sign houses")
    case "house-1", "house-4":
      checking { outcome in
        let rows = outcome.lines.filter { $0.contains("°/day") }
        #expect(rows.count == 11 && rows.allSatisfy { $0.contains("house ") })
        if reported.id == "house-4" {
          #expect(rows.contains { $0.contains("Venus") && $0.contains("house 11") })
          #expect(rows.contains { $0.contains("Sun") && $0.contains("house 12") })
        }
      }
    case "pos-1":
      checking { outcome in
        let sun = try json(outcome)["bodies"]?.array?.first { $0["name"]?.string == "sun" }
        #expect(abs((sun?["degree_in_sign"]?.number ?? 0) - 19.679) < 0.0005)
        #expect(sun?["sign"]?.string == "cancer")
      }
    case "pos-3":
      checking { outcome in
        let ascendant = try json(outcome)["angles"]?["ascendant"]
        let expected = 43 + 17.0 / 60 + 21.1 / 3_600
        #expect(abs((ascendant?["longitude"]?.number ?? 0) - expected) < 0.0002)
      }
    case "node-1":
      checking { outcome in
        let places = try json(outcome)["bodies"]?.array ?? []
        #expect(places.count == 1)
        #expect(abs((places.first?["longitude"]?.number ?? 0) - 161.1474) < 0.0001)
      }
    case "ecl-1": says("20:14")
    case "ret-1":
      checking { outcome in
        let suns = outcome.lines.filter { $0.contains("Solar return") }
        let years = (2025...2029).map { year in suns.filter { $0.contains("\(year)") }.count }
        #expect(years == [1, 1, 1, 1, 1])
      }
    case "retro-1":
      checking { outcome in
        let mercury = outcome.lines.first { $0.contains("Mercury") }
        #expect(mercury?.contains("retrograde") == true)
      }
    case "sta-1": says("15:54")
    case "round-1":
      checking { outcome in
        let sun = outcome.lines.first { $0.contains("Sun") }
        #expect(sun?.contains("29°59′ Pisces") == true)
      }
    case "leap-1":
      checking { outcome in
        #expect(outcome.status == 65 && outcome.errors.contains("28 days"))
      }
    case "apply-1":
      checking { outcome in
        let aspects = try json(outcome)["aspects"]?.array ?? []
        let pair = aspects.first {
          Set([$0["body1"]?.string, $0["body2"]?.string]) == ["sun", "moon"]
        }
        #expect(
          pair?["aspect_type"]?.string == "conjunction" && pair?["applying"] == .boolean(true))
        #expect(abs((pair?["orb"]?.number ?? 9) - 0.01) < 0.005)
      }
    case "void-1":
      checking { outcome in
        #expect(outcome.output.contains("2024-01-02T23:36:08Z"))
        #expect(outcome.output.contains("2024-01-03T00:46:48Z"))
        #expect(outcome.output.contains("pluto") && outcome.output.contains("trine"))
      }
    case "tz-1":
      checking { outcome in
        let other = try Program.run(
          [
            "chart", "--birth", "1985-11-16T15:13", "--zone", "+11:45", "--lat", "60n10", "--lon",
            "24e56",
          ])
        let rows = [outcome, other].map { $0.lines.first { $0.contains("Ascendant") } }
        #expect(rows[0] != nil && rows[0] != rows[1])
      }
    case "no-3":
      checking { outcome in
        // Lahiri's ayanamsa of 1969 is 23.4 degrees, so 19°46′ Capricorn is 26° Sagittarius.
        let suns = outcome.lines.filter { $0.contains("Sun ") && $0.contains("26°") }
        #expect(outcome.status == 0 && suns.contains { $0.contains("Sagittarius") })
      }
    default: instant(of: reported)
    }
  }

  private static func checking(_ check: @escaping Check) -> Check { check }

  /// That a chart is of the first instant that the row expects.
  private static func instant(of reported: ReportedCase) -> Check? {
    let wanted = reported.expected.firstMatch(of: /(\d{4}-\d\d-\d\dT)?\d\d:\d\d:\d\dZ/)
    guard let wanted else { return nil }
    let text = String(wanted.output.0)
    return { outcome in
      let chart = try json(outcome)
      #expect(chart["datetime_utc"]?.string?.hasSuffix(text) == true)
      // The zone of its place, where the row names one.
      if let zone = reported.expected.firstMatch(of: /^[A-Z][a-z]+\/[\w\-\/]+/) {
        #expect(chart["birth"]?["birth_timezone"]?.string == String(zone.output))
      }
    }
  }

  /// That the command says something, on the page or beside it.
  private static func says(_ words: String) -> Check {
    { outcome in
      #expect(outcome.status == 0)
      let said = (outcome.lines + outcome.errorLines).joined(separator: " ")
      #expect(said.contains(words))
    }
  }

  /// That a question is taken for a matter that needs care.
  private static func asks(_ matter: String, of reported: ReportedCase) -> Check {
    { _ in
      let outcome = try reported.outcome(with: "--json")
      let care = try json(outcome)["care"]
      #expect(care?.string == matter)
    }
  }

  private static func json(_ outcome: Program.Outcome) throws -> JSONValue {
    try JSONValue(parsing: outcome.output)
  }
}

/// A row of `cases.json`.
struct ReportedCase: Sendable, CustomTestStringConvertible {
  let id: String
  let command: String
  let expected: String

  var testDescription: String { id }

  private static var url: URL? {
    let path = ProcessInfo.processInfo.environment["ASTROLABE_REFERENCE_CASES"] ?? ""
    guard !path.isEmpty else { return nil }
    let url = URL(filePath: path, directoryHint: .isDirectory).deletingLastPathComponent()
      .appending(path: "reports/cases.json")
    return FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) ? url : nil
  }

  /// Whether the rows are there.
  static var isPresent: Bool { url != nil }

  /// All rows; none without the file.
  static func all() throws -> [Self] {
    guard let url else { return [] }
    return try (JSONValue(contentsOf: url).array ?? []).map { row in
      guard let id = row["id"]?.string, let command = row["command"]?.string,
        let expected = row["expected"]?.string
      else { throw TestDataError(file: "cases.json", problem: "a row lacks a field") }
      return Self(id: id, command: command, expected: expected)
    }
  }

  /// The rows with something to compare; empty if they can't be read, which the test of each row then reports.
  static let compared: [Self] = ((try? all()) ?? []).filter {
    ReportedCasesTests.notCompared[$0.id] == nil
  }

  /// What the command of the row writes, with an option more if need be.
  func outcome(with option: String = "") throws -> Program.Outcome {
    try Program.shell("astrolabe() { \"$0\" \"$@\"; }\n\(command) \(option)", [])
  }
}
