import Foundation
import TestSupport
import Testing

/// Documents that the command puts together itself, against their schemas.
@Suite struct StreamDocumentsTests {
  /// What each line of the output breaks.
  private static func violations(
    _ arguments: [String], input: String, schema: String
  ) throws -> [String] {
    let outcome = try Program.run(arguments, input: Data(input.utf8))
    let lines = outcome.lines
    #expect(lines.count > 1, "\(outcome.errors)")
    return try lines.flatMap { line in
      try SchemaLibrary.contract().violations(in: JSONValue(parsing: line), against: schema)
        .map { "\($0) in \(line.prefix(120))" }
    }
  }

  @Test(arguments: [
    ["batch", "--births", "-", "--date", "2025-01-06", "--days", "2"],
    ["batch", "--births", "-", "--date", "2025-01-06", "--full"],
  ])
  func `lines of a batch`(_ arguments: [String]) throws {
    #expect(try Self.violations(arguments, input: BatchTests.people, schema: "batch") == [])
  }

  @Test func `lines of a batch where the ephemeris begins`() throws {
    let arguments = ["batch", "--births", "-", "--date", "1800-01-01", "--days", "2"]
    #expect(try Self.violations(arguments, input: BatchTests.people, schema: "batch") == [])
  }

  @Test(arguments: [
    ["chart", "--births", "-"], ["chart", "--births", "-"] + ChartMoreTests.points,
    ["today", "--births", "-", "--date", "2025-01-06"],
    ["today", "--births", "-", "--date", "2025-01-06", "--more"],
    ["transits", "--births", "-", "--from", "2025-01-01", "--to", "2025-01-31"],
  ])
  func `answers to births`(_ arguments: [String]) throws {
    #expect(try Self.violations(arguments, input: BatchTests.people, schema: "birth_answer") == [])
  }

  @Test func `instants that can't be answered`() throws {
    let input = "nonsense\n2025-02-30T00:00Z\n1200-01-01T00:00Z\n"
    let arguments = ["sky", "--at", "-", "--json"]
    #expect(try Self.violations(arguments, input: input, schema: "refusal") == [])
  }

  @Test func `a checkup`() throws {
    let outcome = try Program.run(["doctor", "--json"])
    let found = try SchemaLibrary.contract().violations(
      in: JSONValue(parsing: outcome.output), against: "doctor")
    #expect(found.isEmpty, "\(found)")
  }
}
