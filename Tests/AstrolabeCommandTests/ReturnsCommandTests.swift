import Foundation
import TestSupport
import Testing

/// `returns` of planets, with charts, and as cycles of life.
@Suite struct ReturnsCommandTests {
  private static let span = ["--from", "2019-01-01", "--to", "2021-12-31"]

  @Test func `bodies that are named return`() throws {
    let outcome = try Program.run(
      ["returns", "--bodies", "saturn", "--json"] + Self.span + Samples.newYork)
    let returns = try #require(JSONValue(parsing: outcome.output).array)
    #expect(returns.map { $0["body"]?.string } == ["saturn"])
    #expect(returns.map { $0["number"]?.number } == [1])
  }

  @Test func `charts are those of the place that is named`() throws {
    let arguments =
      ["returns", "--bodies", "sun", "--chart", "--json"] + Self.span + Samples.newYork
    let here = try Program.run(arguments)
    let there = try Program.run(arguments + ["--for-place", "Lisbon, Portugal"])
    func latitudes(_ text: String) throws -> [Double?] {
      try #require(JSONValue(parsing: text).array).map {
        $0["chart"]?["birth"]?["birth_lat"]?.number
      }
    }
    #expect(try latitudes(here.output) == [40.7128, 40.7128, 40.7128])
    #expect(
      try latitudes(there.output).compactMap(\.self).allSatisfy { (38.6...38.9).contains($0) })
  }

  @Test func `cycles are named, with their dates and what they are about`() throws {
    let outcome = try Program.run(["returns", "--cycles"] + Self.span + Samples.newYork)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Saturn Return 1, at the age of 29.6\n  23 Jan 2020\n"))
    #expect(outcome.lines.joined(separator: " ").contains("Saturn is back where it stood"))
  }

  @Test(arguments: [
    (["--cycles", "--bodies", "saturn"], "--cycles goes without --bodies"),
    (["--cycles", "--chart"], "--cycles goes without --bodies and --chart"),
    (["--for-place", "Ulm"], "--for-place goes with --chart"),
    (["--bodies", "vulcan"], "no body \"vulcan\""),
  ])
  func `options that don't go together are refused`(_ options: [String], _ phrase: String) throws {
    try Program.run(["returns"] + options + Self.span + Samples.newYork)
      .expectRefusal(.usage, phrase)
  }

  @Test func `a chart needs a place`() throws {
    try Program.run(["returns", "--chart"] + Self.span + Samples.dateOnly)
      .expectRefusal(.usage, "--chart needs a place")
  }
}
