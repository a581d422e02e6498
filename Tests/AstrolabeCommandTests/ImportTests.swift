import Foundation
import TestSupport
import Testing

/// `import`, `export` and what passes through a stream of births.
@Suite struct ImportTests {
  private static let samples = "Tests/ChartFilesTests/Golden"
  private static func sample(_ name: String) -> String { Checkout.path("\(samples)/\(name)") }

  @Test func `births go to standard output, and what was understood to standard error`() throws {
    let outcome = try Program.run(["import", Self.sample("aaf/astro-com.aaf")])
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.first
        == #"{"id":"1","birth":"1983-12-02T14:50","zone":"-08:00","lat":39.733333,"lon":-121.833333,"#
        + #""about":{"name":"Aaron Rodgers","kind":"male","place":"Chico","country":"CA (US)","#
        + #""source":"Astro-Databank"}}"#)
    #expect(
      outcome.errorLines[0].hasSuffix(
        "line 1: Aaron Rodgers: 1983-12-02 14:50, UTC-08:00 by zone 8hw00, flag 0: 1983-12-02T22:50:00Z"
      )
    )
    #expect(
      outcome.errorLines.last?.hasSuffix("AAF in ascii, 3 read, 0 with warnings, 0 refused") == true
    )
  }

  // swetest 2.10.03: `-b10.3.1500` is the Julian day of `-b20.3.1500greg`. The mean time of 31.2° E is 2 h 4 min 48 s.
  @Test func `an old date is exported on the calendar that charts read it by`() throws {
    let line = Data(
      #"{"id":"k","birth":"1500-03-10T12:00","zone":"LMT","lat":30,"lon":31.2}"#.utf8)
    let export = ["export", "--births", "-", "--format"]
    let table = try Program.run(export + ["csv"], input: line).output
    #expect(table.contains("1500-03-20T12:00,gregorian,LMT,1500-03-20T09:55:12Z"))
    #expect(try Program.run(export + ["aaf"], input: line).output.contains("10.3.1500"))
    let stated = try Program.run(export + ["csv", "--calendar", "gregorian"], input: line).output
    #expect(stated.contains("1500-03-10T12:00,gregorian,LMT,1500-03-10T09:55:12Z"))
    let leapDay = Data(#"{"id":"k","birth":"1500-02-29"}"#.utf8)
    #expect(
      try Program.run(export + ["csv"], input: leapDay).output.contains("1500-03-10,gregorian"))
    #expect(
      try Program.run(["chart", "--json", "--births", "-"], input: line).output
        .contains("1500-03-20T09:55:12Z"))
  }

  @Test func `a refused record is a line of its own, and the exit code says so`() throws {
    let outcome = try Program.run(["import", Self.sample("aaf/astrolog-dialect.aaf")])
    #expect(outcome.status == 65 && outcome.lines.count == 4)
    let refusal = try JSONValue(parsing: outcome.lines[1])
    #expect(refusal["line"] == .number(4) && refusal["about"]?["name"] == .string("Valens"))
    #expect(refusal["error"]?.string?.contains("0120-02-09T16:10:34Z") == true)
    #expect(try SchemaLibrary.contract().violations(in: refusal, against: "refusal").isEmpty)
  }

  @Test func `the report has every record by its schema`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(
      ["import", Self.sample("aaf/traps.aaf"), "--report", folder.path("report")])
    #expect(outcome.status == 65 && outcome.errorLines.count == 1)
    let lines = try folder.read("report").split(separator: "\n")
    #expect(lines.count == 27)
    for line in lines {
      let document = try JSONValue(parsing: String(line))
      let found = try SchemaLibrary.contract().violations(in: document, against: "import_report")
      #expect(found.isEmpty, "\(found) in \(line)")
    }
  }

  static let refused: [(name: String, text: String, options: [String], phrase: String)] = [
    ("no chart at all", "hello\n", [], "the format isn't known"),
    ("another format", "hello\n", ["--format", "aaf"], "no line begins with #A93:"),
    ("two columns for one thing", "name,date,dob\nA,1990-01-01,1990-01-01\n", [], "--column date="),
    ("two orders", "name,date\nA,01/02/1990\n", [], "give --date-order dmy or mdy"),
    (
      "a column that isn't there", "name,day\nA,1\n", ["--column", "date=when"],
      "no column \"when\""
    ),
    ("a NUL", "#A93:a\0b", [], "line 1 has a NUL"),
    ("a NUL in AAF", "#A93:a\0b", ["--format", "aaf"], "has a NUL"),
  ]

  @Test(arguments: refused)
  func `a file that is no collection is refused whole`(
    row: (name: String, text: String, options: [String], phrase: String)
  ) throws {
    try Program.run(["import", "-"] + row.options, input: Data(row.text.utf8))
      .expectRefusal(.data, row.phrase)
  }

  @Test(arguments: [
    (["--column", "when=DOB"], "--column when=DOB can't be"),
    (["--fields", "name,when"], "no field \"when\""), (["--format", "io"], "'io'"),
  ])
  func `options that can't be are refused`(options: [String], phrase: String) throws {
    try Program.run(["import", "-"] + options).expectRefusal(.usage, phrase)
  }

  static let streams = [
    ["chart", "--births", "-"], ["today", "--births", "-", "--date", "2025-01-06"],
    ["transits", "--births", "-", "--from", "2025-01-06", "--to", "2025-01-06"],
    ["synastry", "--births", "-"] + Samples.newYork,
    ["batch", "--births", "-", "--date", "2025-01-06"],
    ["batch", "--births", "-", "--date", "2025-01-06", "--full"],
  ]

  @Test(arguments: streams)
  func `about comes back as it came`(command: [String]) throws {
    let about = #"{ "name":"A \"B\" ü","n":1.50,"more":[{"x":null}] }"#
    let line = #"{"id":1,"birth":"1990-06-15","about":\#(about)}"# + "\n"
    let bad = #"{"id":2,"birth":"1200-06-15","about":\#(about)}"# + "\n"
    let outcome = try Program.run(command, input: Data((line + bad).utf8))
    #expect(outcome.lines.count == 2)
    for answer in outcome.lines {
      #expect(answer.contains(#","about":\#(about),"#))
      let schema = command[0] == "batch" ? "batch" : "birth_answer"
      let document = try JSONValue(parsing: answer)
      #expect(try SchemaLibrary.contract().violations(in: document, against: schema).isEmpty)
    }
  }

  @Test func `what import refused is refused with its reason and name`() throws {
    let people = try Program.run(["import", Self.sample("aaf/astrolog-dialect.aaf")]).outputBytes
    let outcome = try Program.run(["chart", "--births", "-"], input: people)
    #expect(outcome.status == 65 && outcome.lines.count == 4)
    let refusal = try JSONValue(parsing: outcome.lines[1])
    #expect(refusal["about"]?["name"] == .string("Valens") && refusal["line"] == .number(2))
    let reason = refusal["error"]?.string ?? ""
    #expect(reason.hasPrefix("the line was refused before: \"the Julian day says 0120-02-09"))
  }

  @Test func `a line that can't be read keeps its name`() throws {
    let line = #"{"about":{"name":"A"},"zoen":"UTC","birth":"1990-06-15","id":3}"# + "\n"
    let outcome = try Program.run(["chart", "--births", "-"], input: Data(line.utf8))
    #expect(outcome.output.hasPrefix(#"{"id":3,"about":{"name":"A"},"line":1,"error":"#))
  }

  @Test func `about must be an object`() throws {
    let line = #"{"id":1,"birth":"1990-06-15","about":"Ada"}"# + "\n"
    let outcome = try Program.run(["chart", "--births", "-"], input: Data(line.utf8))
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("about is an object"))
  }

  @Test(arguments: ["aaf", "qck", "astrolog", "csv", "json"])
  func `what is exported is imported as the same instants`(format: String) throws {
    let people = try Program.run(["import", Self.sample("written/people.ndjson")]).outputBytes
    let file = try Program.run(["export", "--births", "-", "--format", format], input: people)
    #expect(file.status == 0)
    let back = try Program.run(["import", "-"], input: file.outputBytes)
    #expect(back.status == 0)
    let (before, after) = (
      try Program.run(["chart", "--births", "-"], input: people),
      try Program.run(["chart", "--births", "-"], input: back.outputBytes)
    )
    let instants = try [before, after].map { outcome in
      try outcome.lines.map { try JSONValue(parsing: $0)["chart"]?["datetime_utc"]?.string }
    }
    // QUICK*CHART has zones to the minute: Lincoln's is four seconds off.
    let count = format == "qck" ? 3 : 4
    #expect(instants[0].prefix(count) == instants[1].prefix(count) && instants[0].count == 4)
  }

  @Test func `what a format can't hold is said, or refused when strict`() throws {
    let line =
      #"{"id":1,"birth":"1990-06-15T14:30","zone":"+00:00:30","lat":1,"lon":2,"about":{"name":"A","rating":"AA"}}"#
    let input = Data("\(line)\n".utf8)
    let command = ["export", "--births", "-", "--format", "qck"]
    let loose = try Program.run(command, input: input)
    #expect(loose.status == 0 && loose.output.count > 100)
    #expect(loose.errors.contains("the seconds are rounded") && loose.errors.contains("rating"))
    try Program.run(command + ["--strict"], input: input).expectRefusal(.data, "without --strict")
    let dateOnly = Data(#"{"id":1,"birth":"1990-06-15"}"#.utf8)
    let none = try Program.run(command, input: dateOnly)
    #expect(none.status == 65 && none.errors.contains("needs a time, a zone and coordinates"))
  }
}
