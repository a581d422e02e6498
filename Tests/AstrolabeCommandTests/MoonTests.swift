import TestSupport
import Testing

/// The command `moon`.
@Suite struct MoonTests {
  private static func run(_ options: [String]) throws -> Program.Outcome {
    let outcome = try Program.run(["moon"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  @Test func `a month has a row for each date and fits 80 columns`() throws {
    let lines = try Self.run(["--month", "2027-02", "--zone", "Europe/Paris"]).lines
    #expect(lines.allSatisfy { $0.count <= 80 })
    let row = try #require(lines.first { $0.hasPrefix("Sat  6") })
    #expect(row.contains("Aquarius") && row.contains("New Moon 16:56"))
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    #expect(lines.count { line in weekdays.contains { line.hasPrefix($0) } } == 28)
  }

  @Test func `without dates it is this month`() throws {
    let days = try JSONValue(parsing: Self.run(["--json"]).output)["days"]?.array ?? []
    let dates = days.compactMap { $0["date"]?.string }
    #expect((28...31).contains(dates.count))
    #expect(dates.first?.hasSuffix("-01") == true)
    #expect(Set(dates.map { $0.prefix(7) }).count == 1)
  }

  @Test func `JSON is in UTC unless a zone is given`() throws {
    let document = try JSONValue(parsing: Self.run(["--month", "2027-02", "--json"]).output)
    #expect(document["zone"]?.string == "UTC")
    let violations = try SchemaLibrary.contract().violations(in: document, against: "moon")
    #expect(violations.map(\.description) == [])
  }

  @Test func `the weeks are a picture`() throws {
    let picture = try Self.run(["--month", "2027-02", "--svg", "--zone", "UTC"]).output
    let elements = try HTMLPage(picture).elements
    #expect(elements.count { $0.name == "rect" } == 29)
    #expect(elements.contains { $0.name == "title" && $0.text == "Moon calendar, February 2027" })
  }

  @Test(arguments: [
    (["--json", "--svg"], "don't go together"), (["--theme", "dark"], "add --svg"),
  ])
  func `what can't be is refused`(options: [String], phrase: String) throws {
    try Program.run(["moon"] + options).expectRefusal(.usage, phrase)
  }

  @Test func `more than a year of dates is refused`() throws {
    try Program.run(["moon", "--from", "2027-01-01", "--to", "2028-12-31"])
      .expectRefusal(.data, "there are 731 dates; give --from and --to with at most 366 dates")
  }
}
