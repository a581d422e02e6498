import Foundation
import TestSupport
import Testing

/// What lies about where the program runs doesn't move the sky.
@Suite struct EnvironmentTests {
  static let arguments = ["sky", "--at", "2025-01-06T12:00:00Z", "--bodies", "all", "--json"]

  private static let usual = Result { try Program.run(arguments) }

  private func expectTheUsual(_ outcome: Program.Outcome) throws {
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.outputBytes == (try Self.usual.get()).outputBytes)
  }

  @Test func `the usual is a sky`() throws {
    let usual = try Self.usual.get()
    #expect(usual.status == 0)
    #expect(try JSONValue(parsing: usual.output)["bodies"]?.array?.count == 23)
  }

  @Test(arguments: ["", "/nowhere", String(repeating: "x", count: 10_000)])
  func `SE_EPHE_PATH with nothing behind it changes nothing`(_ path: String) throws {
    try expectTheUsual(try Program.run(Self.arguments, environment: ["SE_EPHE_PATH": path]))
  }

  @Test func `SE_EPHE_PATH to an empty folder changes nothing`() throws {
    let folder = try ScratchFolder()
    try expectTheUsual(
      try Program.run(Self.arguments, environment: ["SE_EPHE_PATH": folder.path("")]))
  }

  @Test func `garbage in the current folder and in SE_EPHE_PATH changes nothing`() throws {
    let folder = try ScratchFolder()
    for name in ["sepl_18.se1", "semo_18.se1", "seas_18.se1", "swe_deltat.txt"] {
      _ = try folder.write(String(repeating: "garbage\n", count: 1_000), to: name)
    }
    try expectTheUsual(try Program.run(Self.arguments, folder: folder.url))
    try expectTheUsual(
      try Program.run(
        Self.arguments, environment: ["SE_EPHE_PATH": folder.path("")], folder: folder.url))
  }

  @Test func `neither the locale nor the zone of the system changes anything`() throws {
    try expectTheUsual(
      try Program.run(
        Self.arguments,
        environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "ar_EG", "TZ": "Asia/Kathmandu"]))
  }

  /// Sets and dictionaries have another order in each process, so that one alone would never notice.
  @Test(arguments: [
    "1950-01-10T10:15", "1963-04-14T14:15", "1976-07-17T18:15", "1989-10-11T22:15",
    "1996-02-13T12:15", "2001-05-16T16:15",
  ])
  func `a portrait is the same in every process`(birth: String) throws {
    let place = ["--lat", "48.4", "--lon", "10", "--zone", "UTC"]
    let asked = ["portrait", "--json", "--birth", birth] + place
    let first = try Program.run(asked)
    #expect(first.status == 0 && first.output.contains("chapters"), "\(first.errors)")
    for _ in 0..<3 { #expect(try Program.run(asked).outputBytes == first.outputBytes) }
  }

  @Test(arguments: [
    ["chart"] + Samples.newYork,
    ["today", "--date", "2025-01-06"] + Samples.newYork, ["doctor"],
    ["report", "--date", "2025-01-06"] + Samples.newYork,
    ["meters", "--hourly", "--csv", "--from", "2025-01-06", "--to", "2025-01-06"]
      + Samples.newYork,
    ["chart", "--births", "-"],
  ])
  func `the same command gives the same bytes`(_ arguments: [String]) throws {
    let input = Data("{\"id\":1,\"birth\":\"1990-06-15\"}\nnonsense\n{}\n".utf8)
    let folder = try ScratchFolder()
    let first = try Program.run(arguments, input: input)
    let second = try Program.run(arguments, input: input, folder: folder.url)
    #expect(!first.output.isEmpty)
    #expect(first.outputBytes == second.outputBytes)
    #expect(first.errors == second.errors)
    #expect(first.status == second.status)
  }
}
