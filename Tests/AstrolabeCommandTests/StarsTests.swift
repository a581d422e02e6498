import EngineSupport
import Foundation
import TestSupport
import Testing

/// The command `stars`, and the stars of `chart`.
@Suite(.enabled(if: Libswe.isBuiltIn, "libswe is not built in")) struct StarsTests {
  private func json(_ arguments: [String], _ schema: String) throws -> JSONValue {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let document = try JSONValue(parsing: outcome.output)
    #expect(try SchemaLibrary.contract().violations(in: document, against: schema).isEmpty)
    return document
  }

  // By swetest 2.10.03 -edirephemeris/se1 -eswe -bj2451545 -pf -xf,alVir -fPlb.
  @Test func `a star is found by its name and by its designation`() throws {
    let document = try json(
      ["stars", "--at", "tt:2451545.0", "--names", "Spica,,alVir,deneb algedi,,omiCet"], "stars")
    let stars = try #require(document["stars"]?.array)
    #expect(stars.map { $0["name"]?.string } == ["spica", "deneb_algedi", "omiCet"])
    #expect(abs((stars[0]["longitude"]?.number ?? .nan) - 203.8361480) < 2e-7)
    #expect(stars[0]["sign"]?.string == "libra" && stars[0]["magnitude"]?.number == 0.97)
    #expect(stars[2]["magnitude"] == .null)
  }

  @Test func `all named stars are given unasked`() throws {
    let document = try json(["stars", "--at", "2025-01-06T12:00:00Z"], "stars")
    #expect((80...120).contains(document["stars"]?.array?.count ?? 0))
    let page = try Program.run(["stars", "--at", "2025-01-06T12:00:00Z"])
    #expect(page.output.contains("Deneb Algedi"))
  }

  @Test func `without an instant the stars are those of now`() throws {
    let now = try json(["stars", "--names", "spica"], "stars")
    // Later than this test was written.
    #expect((now["jd_ut"]?.number ?? 0) > 2_461_370)
    #expect(try json(["stars", "--at", "now"], "stars")["stars"]?.array?.isEmpty == false)
  }

  @Test func `a chart's stars are listed on request`() throws {
    let more = ["chart", "--more"] + Samples.newYork
    let without = try json(more, "chart_with_more")["more"]
    #expect(
      without?["stars"] == nil && without?["prenatal"]?["lunation"]?["phase"]?.string == "full_moon"
    )
    let stars = try #require(
      json(more + ["--stars"], "chart_with_more")["more"]?["stars"]?.array)
    #expect(!stars.isEmpty)
    for star in stars { #expect((star["orb"]?.number ?? 9) <= 1.5) }
    let page = try Program.run(more + ["--stars"]).output
    #expect(page.contains("Fixed stars") && page.contains("Before birth"))
    #expect(page.contains("Antivertex"))
    _ = try json(["chart", "--more", "--stars"] + Samples.dateOnly, "chart_with_more")
  }

  @Test(arguments: [
    BadInput(
      "no star", ["stars", "--at", "tt:2451545.0", "--names", "spicca"], .usage,
      "\"spicca\" is no name of a fixed star"),
    BadInput(
      "no designation", ["stars", "--at", "tt:2451545.0", "--names", ",nope"], .usage,
      "the catalogue has no star \"nope\""),
    BadInput(
      "no name", ["stars", "--at", "tt:2451545.0", "--names", "spica,,"], .usage,
      "the catalogue has no star \"\""),
    BadInput("an hour of no date", ["stars", "--at", "noon"], .data, "\"noon\" is no instant"),
    BadInput(
      "an instant beyond the ephemeris", ["stars", "--at", "tt:1"], .data, "outside the ephemeris"),
    BadInput(
      "stars without more", ["chart", "--stars"] + Samples.newYork, .usage,
      "--stars goes with --more"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }

  @Test func `a missing catalogue is a missing file`() throws {
    let copy = try Installation()
    try DamagedFilesTests.Damage.missing.apply(to: copy.data.appending(path: "sefstars.txt"))
    try copy.run(["stars", "--at", "tt:2451545.0"]).expectRefusal(.file, "sefstars.txt is missing")
    #expect(try copy.run(["sky", "--at", "1820-01-01T00:00:00Z"]).status == 0)
  }
}
