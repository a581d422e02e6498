import Foundation
import TestSupport
import Testing

/// `sky --at -`: an instant a line.
@Suite struct SkyStreamTests {
  private func sky(_ input: Data, _ options: [String] = ["--json"]) throws -> Program.Outcome {
    try Program.run(["sky", "--at", "-", "--bodies", "sun"] + options, input: input)
  }

  @Test func `instants are answered in order`() throws {
    let input = "ut:2451545.0\ntt:2451545.0\r\n2000-01-01T12:00:00Z\n2000-01-01T13:00+01:00"
    let outcome = try sky(Data(input.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    try #require(answers.count == 4)
    #expect(answers[0]["jd_ut"] == .number(2_451_545))
    #expect(answers[1]["jd_tt"] == .number(2_451_545))
    #expect(answers[2] == answers[0])
    #expect(answers[3] == answers[0])
  }

  static let badLines: [String] = [
    "nonsense", "tt:nan", "2025-02-30T00:00Z", "1200-01-01T00:00Z", "{\"at\":1}", "\u{0}",
    " ut:2451545.0", "-", String(repeating: "9", count: 70_000),
    String(repeating: "9", count: 10_000_000),
  ]

  @Test(arguments: badLines.indices)
  func `a bad line is reported, and those around it are answered`(_ index: Int) throws {
    let outcome = try sky(Data("ut:2451545.0\n\(Self.badLines[index])\nut:2451545.0\n".utf8))
    #expect(outcome.status == 65)
    #expect(outcome.errors == "")
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    try #require(answers.count == 3)
    #expect(answers[1].object.map { Set($0.keys) } == ["line", "error"])
    #expect(answers[1]["line"] == .number(2))
    #expect(answers[0] == answers[2])
    #expect(answers[0]["jd_ut"] == .number(2_451_545))
  }

  @Test func `bytes that are no UTF-8 are reported`() throws {
    let outcome = try sky(Data([0xFF, 0xFE, 0x0A]))
    #expect(outcome.status == 65)
    #expect(try JSONValue(parsing: outcome.output)["line"] == .number(1))
  }

  @Test func `in text, a bad line goes to standard error`() throws {
    let outcome = try sky(Data("ut:2451545.0\nnonsense\nut:2451545.0\n".utf8), [])
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astrolabe: line 2: \"nonsense\" is no instant"))
    #expect(outcome.lines.filter { $0.contains("10°22′ Capricorn") }.count == 2)
  }

  @Test func `a stream may stand among instants`() throws {
    let outcome = try Program.run(
      ["sky", "--at", "ut:2451545.0", "--at", "-", "--at", "ut:2451547.0", "--json"],
      input: Data("ut:2451546.0\n".utf8))
    let days = try outcome.lines.map { try JSONValue(parsing: $0)["jd_ut"]?.number }
    #expect(days == [2_451_545, 2_451_546, 2_451_547])
  }
}
