import Foundation
import TestSupport
import Testing

/// The commands `synastry` and `composite`, and the chapter on two people of `report`.
@Suite struct PairTests {
  static let with = ["--with-birth", "1988-03-02T09:10", "--with-place", "Lyon"]

  private func json(_ arguments: [String]) throws -> JSONValue {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0)
    return try JSONValue(parsing: outcome.output)
  }

  private func violations(_ document: JSONValue, _ schema: String) throws -> [String] {
    try SchemaLibrary.contract().violations(in: document, against: schema).map(\.description)
  }

  @Test func `one pair is one document, and each is what the other makes of it`() throws {
    let document = try json(["synastry", "--scores"] + Self.with + Samples.newYork)
    #expect(try violations(document, "synastry").isEmpty)
    let back = try json(
      [
        "synastry", "--scores", "--birth", "1988-03-02T09:10", "--place", "Lyon", "--with-birth",
        "1990-06-15T14:30", "--with-zone", "America/New_York", "--with-lat", "40.7128",
        "--with-lon", "-74.0060",
      ])
    #expect(document["scores"]?["overall"] == back["scores"]?["overall"])
    #expect(document["houses"]?["first_in_second"] == back["houses"]?["second_in_first"])
    #expect(document["contacts"]?.array?.count == back["contacts"]?.array?.count)
  }

  @Test func `composites and Davison charts are documents, too`() throws {
    for method in ["midpoint", "derived", "davison"] {
      let document = try json(["composite", "--method", method] + Self.with + Samples.newYork)
      #expect(try violations(document, "composite").isEmpty)
      #expect(document["method"]?.string == method)
    }
    let great = try json(
      ["composite", "--method", "davison", "--middle", "great-circle"] + Self.with
        + Samples.newYork)
    #expect(great["davison"]?["place"]?.string == "great_circle")
  }

  @Test func `antipodes have no great circle's middle`() throws {
    try Program.run([
      "composite", "--method", "davison", "--middle", "great-circle", "--birth",
      "1990-06-15T14:30", "--zone", "UTC", "--lat", "30", "--lon", "40", "--with-birth",
      "1988-03-02T09:10", "--with-zone", "UTC", "--with-lat", "-30", "--with-lon", "-140",
    ]).expectRefusal(.data, "straight across the globe")
  }

  @Test func `what is wrong with the other is reported as the other's`() throws {
    try Program.run(["synastry", "--with-birth", "1988-02-30"] + Samples.newYork)
      .expectRefusal(.data, "the other's birth: \"1988-02-30\" is no date")
  }

  @Test func `two births that are one are answered, with a note`() throws {
    let outcome = try Program.run(
      ["synastry", "--scores", "--with-birth", "1990-06-15"] + Samples.dateOnly)
    #expect(outcome.status == 0 && outcome.output.contains("Scores"))
    #expect(outcome.errors.contains("both births are the same"))
  }

  @Test func `a chart of two births that are one is called theirs`() throws {
    for method in ["midpoint", "davison"] {
      let outcome = try Program.run(
        ["composite", "--with-birth", "1990-06-15", "--method", method] + Samples.dateOnly)
      #expect(outcome.status == 0 && outcome.output.contains("Gemini"))
      #expect(outcome.errors.contains("both births are the same, and the chart made of them is"))
    }
  }

  // MARK: - One and many

  static let people = """
    {"id":"a1","birth":"1988-03-02T09:10","place":"Lyon"}
    {"id":"a2","birth":"1975-09-09"}
    {"id":"a3"}
    {"id":"a4","birth":"1964-02-29T23:59","zone":"Asia/Tokyo","lat":35.68,"lon":139.69}
    nonsense

    """

  @Test func `one is compared with many, a line each, and a bad line is named`() throws {
    let outcome = try Program.run(
      ["synastry", "--births", "-", "--scores"] + Samples.newYork, input: Data(Self.people.utf8))
    #expect(outcome.status == 65)
    let lines = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(lines.count == 5)
    for line in lines { #expect(try violations(line, "birth_answer").isEmpty, "\(line)") }
    #expect(lines[2]["error"]?.string?.contains("\"birth\" is missing") == true)
    #expect(lines[2]["line"]?.number == 3 && lines[4]["line"]?.number == 5)
    let alone = try json(["synastry", "--scores"] + Self.with + Samples.newYork)
    #expect(lines[0]["synastry"] == alone)
  }

  @Test func `kept norms give the same lines, and those of days are refused`() throws {
    let folder = try ScratchFolder()
    let people = try folder.write(
      Self.people.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n",
      to: "people.ndjson")
    for (kind, name) in [("people", "bonds.norms"), ("days", "days.norms")] {
      let made = try Program.run(
        ["norms", "--for", kind, "--births", people, "--output", folder.path(name)])
      #expect(made.status == 0)
    }
    let arguments = ["synastry", "--births", people, "--scores"] + Samples.newYork
    let taken = try Program.run(arguments)
    let kept = try Program.run(arguments + ["--norms", folder.path("bonds.norms")])
    #expect(kept.status == 0 && kept.output == taken.output)
    let wrong = try Program.run(arguments + ["--norms", folder.path("days.norms")])
    #expect(wrong.status == 65)
    #expect(wrong.lines.allSatisfy { $0.contains("rank days where people are to be ranked") })
  }

  /// The address space that any command has to get by with; the input alone would be a fiftieth of it, its answers
  /// a tenth, and what is kept of either a multiple of that.
  static let kilobytes = 524_288

  @Test func `ten megabytes of partners are answered as they come`() throws {
    let folder = try ScratchFolder()
    let count = 1_000
    let padding = String(repeating: "x", count: 10_000)
    let lines = (0..<count).map { number in
      let day = number % 28 + 1
      return
        "{\"id\":\"\(number)\(padding)\",\"birth\":\"19\(10 + number % 90)-05-\(day < 10 ? "0" : "")\(day)\"}"
    }
    let people = try folder.write(lines.joined(separator: "\n") + "\n", to: "people.ndjson")
    let outcome = try Program.shell(
      "ulimit -v \(Self.kilobytes); exec \"$0\" \"$@\"",
      ["synastry", "--births", people] + Samples.dateOnly)
    #expect(outcome.status == 0 && outcome.errors == "")
    let answers = outcome.lines
    #expect(answers.count == count)
    for (number, answer) in answers.enumerated() {
      #expect(answer.hasPrefix("{\"id\":\"\(number)x"))
    }
  }

  // MARK: - Pictures and pages

  @Test func `the wheel of two says whose is around`() throws {
    let outcome = try Program.run(["synastry", "--svg"] + Self.with + Samples.newYork)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<svg"))
    #expect(outcome.output.contains("Two charts") && outcome.output.contains("Around it: "))
    #expect(outcome.output.contains("s bodies around it: Sun 11°"))
  }

  @Test func `a chart of two has a wheel, with houses where there are some`() throws {
    let timed = try Program.run(["composite", "--svg"] + Self.with + Samples.newYork)
    #expect(timed.status == 0 && timed.output.hasPrefix("<svg"))
    #expect(timed.output.contains("Composite chart") && timed.output.contains(">AC<"))
    #expect(timed.output.contains("Ascendant at nine o’clock, Placidus houses."))
    let davison = try Program.run(
      ["composite", "--svg", "--method", "davison"] + Self.with + Samples.newYork)
    #expect(davison.output.contains("Davison chart") && davison.output.contains(">AC<"))
    let open = try Program.run(
      ["composite", "--svg", "--with-birth", "1988-03-02", "--theme", "dark"] + Samples.newYork)
    #expect(open.output.contains("Time of birth unknown: the Sun’s sign, ") && open.status == 0)
    #expect(!open.output.contains(">AC<") && !open.output.contains(", house "))
  }

  @Test(arguments: [
    BadInput(
      "two forms", ["composite", "--json", "--svg"] + with + Samples.newYork, .usage,
      "--json and --svg don't go together"),
    BadInput(
      "a theme of a page", ["composite", "--theme", "dark"] + with + Samples.newYork, .usage,
      "--theme and --size are for pictures"),
    BadInput(
      "a size that no wall has", ["composite", "--svg", "--size", "1"] + with + Samples.newYork,
      .usage, "--size must be a number from 100 to 20000, not 1"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }

  @Test func `a report on two has a chapter more`() throws {
    let report = ["report", "--date", "2025-01-06", "--name", "Ada"] + Samples.newYork
    let alone = try HTMLPage(try Program.run(report).output)
    let two = try HTMLPage(
      try Program.run(report + Self.with + ["--with-name", "Ben"]).output)
    func titles(_ page: HTMLPage) -> [String] { page.all("h2").map(\.text) }
    #expect(titles(two).filter { !titles(alone).contains($0) } == ["Ada and Ben"])
    #expect(titles(two).count == titles(alone).count + 1)
    let terms = two.all("dt").map(\.text)
    #expect(terms.count { $0.contains("the other’s") } == 12)
  }
}
