import EngineSupport
import Foundation
import TestSupport
import Testing

/// Bodies of the Hamburg school, asteroids, parans, and first and last sights.
@Suite(.enabled(if: Libswe.isBuiltIn)) struct FurtherPointsTests {
  private func more(_ arguments: [String]) throws -> JSONValue? {
    let outcome = try Program.run(["chart", "--json", "--more"] + arguments + Samples.newYork)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let document = try JSONValue(parsing: outcome.output)
    #expect(
      try SchemaLibrary.contract().violations(in: document, against: "chart_with_more")
        .map(\.description).isEmpty)
    return document["more"]
  }

  @Test func `bodies of the Hamburg school are points with aspects, and stand in the wheel`() throws
  {
    let more = try more(["--points", "chiron,hamburg,1"])
    let further = more?["further_bodies"]?.array ?? []
    #expect(further.count == 9)
    #expect(
      further.first?["name"]?.string == "cupido" && further.last?["name"]?.string == "asteroid_1")
    #expect(further.contains { ($0["aspects"]?.array?.count ?? 0) > 0 })
    #expect(try self.more(["--points", "chiron"])?["further_bodies"] == nil)
    let page = try Program.run(["chart", "--more", "--points", "hamburg"] + Samples.newYork)
    #expect(page.output.contains("Further bodies") && page.output.contains("Kronos"))
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
    let wheel = try Program.run(["wheel", "--points", "kronos,1"] + Samples.newYork)
    #expect(wheel.status == 0 && wheel.output.contains("Kronos"))
  }

  @Test func `an asteroid without a file and a body that is not one are refused`() throws {
    let chart = ["chart", "--more", "--points"]
    try Program.run(chart + ["433"] + Samples.newYork).expectRefusal(.file, "se00433.se1")
    try Program.run(chart + ["433", "--asteroid-files", "/nowhere"] + Samples.newYork)
      .expectRefusal(.file, "/nowhere")
    try Program.run(chart + ["kronoss"] + Samples.newYork)
      .expectRefusal(.usage, "there is no point \"kronoss\"")
  }

  @Test func `stars bring their parans`() throws {
    let parans = try more(["--stars"])?["parans"]?.array ?? []
    #expect(parans.count > 10)
    let page = try Program.run(["chart", "--more", "--stars"] + Samples.newYork)
    #expect(page.output.contains("Parans"))
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `first and last sights are a document and a page`() throws {
    let arguments = [
      "heliacal", "--lat", "30.05", "--lon", "31.25", "--zone", "Africa/Cairo", "--names",
      "sirius,venus", "--from", "2026-01-01", "--to", "2026-12-31",
    ]
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let document = try JSONValue(parsing: outcome.output)
    #expect(
      try SchemaLibrary.contract().violations(in: document, against: "heliacal")
        .map(\.description).isEmpty)
    let rising = document.array?.first {
      $0["object"]?.string == "sirius" && $0["kind"]?.string == "morning_first"
    }
    // By swetest 2.10.03 -hev1 -pf -xf,alCMa -geopos31.25,30.05,0.
    #expect(rising?["begin"]?.string?.hasPrefix("2026-08-06T02:42:3") == true)
    let page = try Program.run(arguments)
    #expect(page.status == 0 && page.output.contains("Sirius"))
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
    try Program.run(
      [
        "heliacal", "--lat", "30", "--lon", "31", "--zone", "UTC", "--names", "siriuss", "--year",
        "2026",
      ]
    ).expectRefusal(.usage, "siriuss")
  }
}
