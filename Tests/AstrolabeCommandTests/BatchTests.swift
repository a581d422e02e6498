import Foundation
import TestSupport
import Testing

/// `astrolabe batch` and `astrolabe norms`: many people, in order, whatever some of the lines hold.
@Suite struct BatchTests {
  static let people = """
    {"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.0060}
    nonsense
    {"id":7,"birth":"1975-09-09"}

    {"id":"f","birth":"1990-02-31"}
    {"id":"n","birth":"2390-01-01"}

    """

  /// What the program makes of the people with some more options.
  private static func batch(
    _ options: [String], of input: String = people
  ) throws -> Program.Outcome {
    try Program.run(
      ["batch", "--births", "-", "--date", "2025-01-06"] + options, input: Data(input.utf8))
  }

  private static let outcome = Result { try batch(["--days", "2", "--threads", "1"]) }

  @Test func `every line is answered, in order`() throws {
    let outcome = try Self.outcome.get()
    #expect(outcome.status == 65)
    #expect(outcome.errors == "")
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(
      answers.map { $0["id"] } == [
        .string("a1"), .string("a1"), .null, .number(7), .number(7), .string("f"), .string("n"),
      ])
    #expect(answers.map { $0["line"] } == [nil, nil, .number(2), nil, nil, .number(5), .number(6)])
    #expect(answers[1]["date"] == .string("2025-01-07"))
    #expect(answers[6]["error"]?.string?.contains("births up to") == true)
  }

  @Test func `scores are those of the definition's printed vector`() throws {
    let answer = try JSONValue(parsing: try Self.outcome.get().lines[0])
    func numbers(_ value: JSONValue?) -> [Double]? { value?.array?.compactMap(\.number) }
    #expect(numbers(answer["overall"]) == [45.8, 41.1, -8.2])
    #expect(numbers(answer["groups"]?.array?[1]) == [30.1, 57.2, 4.4])
    #expect(numbers(answer["meters"]?.array?[3]) == [18.6, 57.7, 2.9])
    #expect(numbers(answer["trend"])?[3] == -9.1)
  }

  @Test func `any number of threads gives the same bytes`() throws {
    let many = try Self.batch(["--days", "2", "--threads", "8"])
    #expect(many.outputBytes == (try Self.outcome.get().outputBytes))
    #expect(many.status == 65)
  }

  @Test func `norms that were kept give the same bytes`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("people.norms")
    let taken = try Program.run(
      ["norms", "--births", "-", "--output", path], input: Data(Self.people.utf8))
    #expect(taken.status == 65)
    #expect(taken.output == "")
    #expect(taken.errorLines.map { $0.prefix(18) } == [2, 5, 6].map { "astrolabe: line \($0):" })
    let outcome = try Self.batch(["--days", "2", "--norms", path])
    #expect(outcome.lines.prefix(6) == (try Self.outcome.get().lines.prefix(6)))

    // Another birth under a known id, an unknown id, and the births in another order.
    let strange = try Self.batch(
      ["--norms", path],
      of: """
        {"id":7,"birth":"1975-09-09"}
        {"id":"a1","birth":"1990-06-15"}
        {"id":"a2","birth":"1975-09-09"}

        """)
    #expect(strange.status == 65)
    #expect(strange.lines[0] == (try Self.outcome.get().lines[3]))
    #expect(
      strange.lines[1].contains("\"line\":2,\"error\":\"these norms are those of another birth"))
    #expect(strange.lines[2].contains("has no norms for this id"))

    // Half a file is refused at once.
    let half = try Data(contentsOf: folder.url.appending(path: "people.norms")).dropLast(9)
    try half.write(to: folder.url.appending(path: "half.norms"))
    let refused = try Self.batch(["--norms", folder.path("half.norms")])
    #expect(refused.status == 66)
    #expect(refused.output == "" && refused.errorLines.count == 1)
    #expect(refused.errors.contains("is no file of norms, or isn't whole"))
  }

  @Test func `norms are found in whatever order people come, two of one id among them`() throws {
    let people = [
      #"{"id":1,"birth":"1975-09-09"}"#, #"{"id":1,"birth":"1988-03-14"}"#,
      #"{"id":2,"birth":"1990-06-15"}"#, #"{"id":3,"birth":"1960-01-02"}"#,
    ]
    func text(_ order: [Int]) -> String { order.map { people[$0] + "\n" }.joined() }
    let folder = try ScratchFolder()
    let path = folder.path("people.norms")
    _ = try Program.run(
      ["norms", "--births", "-", "--output", path], input: Data(text([0, 1, 2, 3]).utf8))
    // As they were written, from the second time through on with nobody to look for; and in disorder.
    let order = [0, 1, 2, 3, 0, 1, 2, 3, 3, 1, 0, 2, 2, 1, 1, 0]
    let taking = try Self.batch([], of: text(order))
    let keeping = try Self.batch(["--norms", path, "--threads", "1"], of: text(order))
    #expect(keeping.status == 0 && keeping.lines.count == order.count)
    #expect(keeping.outputBytes == taking.outputBytes)
  }

  @Test func `comma-separated values have a head, and bad lines go to standard error`() throws {
    let outcome = try Self.batch(["--csv"])
    #expect(outcome.status == 65)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[0].hasPrefix("id,date,overall_intensity,"))
    #expect(outcome.lines[1].hasPrefix("a1,2025-01-06,45.8,41.1,-8.2,"))
    #expect(outcome.lines[2].hasPrefix("7,2025-01-06,"))
    #expect(outcome.errorLines.count == 3)
    #expect(outcome.errors.hasPrefix("astrolabe: line 2: this line is not a JSON object"))
  }

  @Test func `full lines hold the readings of today, in order`() throws {
    let options = ["--full", "--days", "2", "--threads"]
    let outcome = try Self.batch(options + ["1"])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "")
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    let dates = answers.map { $0["date"]?.string }
    #expect(
      dates == ["2025-01-06", "2025-01-07", nil, "2025-01-06", "2025-01-07", nil, nil])
    #expect(answers.map { $0["line"] } == [nil, nil, .number(2), nil, nil, .number(5), .number(6)])
    let readings = try Program.run(
      ["today", "--births", "-", "--date", "2025-01-07"], input: Data(Self.people.utf8))
    let reading = "\"reading\":"
    for (line, other) in [(1, 0), (4, 2)] {
      let ours = outcome.lines[line].split(separator: reading, maxSplits: 1).last
      #expect(ours == readings.lines[other].split(separator: reading, maxSplits: 1).last)
    }
    #expect(try Self.batch(options + ["8"]).outputBytes == outcome.outputBytes)
  }

  @Test func `full lines are the same with norms that were kept`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("people.norms")
    let taken = try Program.run(
      ["norms", "--births", "-", "--output", path], input: Data(Self.people.utf8))
    #expect(taken.status == 65)
    let options = ["--full", "--days", "2"]
    let (taking, keeping) = (try Self.batch(options), try Self.batch(options + ["--norms", path]))
    #expect(keeping.status == 65 && keeping.errors == "")
    // The last line is of someone without norms, who is refused in other words.
    #expect(taking.lines.count == 7)
    #expect(keeping.lines.prefix(6) == taking.lines.prefix(6))
    #expect(keeping.lines[6].contains("\"id\":\"n\",\"line\":6,\"error\":"))
  }

  // The lines of one person are written month by month, those of several wait for each other.
  @Test(arguments: [["--days", "40"], ["--days", "40", "--csv"]])
  func `one person is answered alone as among others`(_ options: [String]) throws {
    let lines = Self.people.split(separator: "\n").map { "\($0)\n" }
    let (first, second) = (lines[0], lines[2])
    let both = try Self.batch(options, of: first + second).lines
    let alone = try [first, second].map { try Self.batch(options, of: $0).lines }
    let head = options.contains("--csv") ? 1 : 0
    #expect(both.count == head + 80)
    #expect(both == alone[0] + alone[1].dropFirst(head))
  }

  @Test func `a stream of nothing gives nothing`() throws {
    let outcome = try Self.batch([], of: "\n\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "" && outcome.errors == "")
  }

  struct Refusal: Sendable {
    let options: [String]
    let status: Int32
  }

  @Test(arguments: [
    Refusal(options: ["--days", "0"], status: 64),
    Refusal(options: ["--full", "--csv"], status: 64),
    Refusal(options: ["--threads", "0"], status: 64),
    Refusal(options: ["--days", "9999999"], status: 64),
    Refusal(options: ["--days", "200000"], status: 65),
    Refusal(options: ["--date-zone", "Europe/Pari"], status: 65),
    Refusal(options: ["--norms", "/nowhere/people.norms"], status: 66),
  ])
  func `options that can't be are refused`(_ refusal: Refusal) throws {
    let (options, status) = (refusal.options, refusal.status)
    let outcome = try Self.batch(options)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
  }

  @Test func `a reader that goes away ends the program, and says nothing`() throws {
    let folder = try ScratchFolder()
    let line = "{\"id\":1,\"birth\":\"1975-09-09\"}"
    let outcome = try Program.shell(
      "printf '%s\\n' '\(line)' | \"$0\" \"$@\" | head -n 1 > head.ndjson; wc -l < head.ndjson",
      ["batch", "--births", "-", "--date", "2025-01-06", "--days", "400"],
      folder: folder.url)
    #expect(outcome.errors == "")
    #expect(outcome.lines.map { $0.filter { $0 != " " } } == ["1"])
  }
}
