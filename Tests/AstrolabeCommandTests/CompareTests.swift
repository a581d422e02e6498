import Foundation
import TestSupport
import Testing

/// The commands `compare` and `rectify`, transits to charts of two people, and `--orbs`.
@Suite struct CompareTests {
  private func json(_ arguments: [String], _ schema: String) throws -> JSONValue {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let document = try JSONValue(parsing: outcome.output)
    #expect(
      try SchemaLibrary.contract().violations(in: document, against: schema)
        .map(\.description).isEmpty)
    return document
  }

  static let charts = [
    "birth", "other", "now", "2026-05-01", "2026-05-01T12:00Z", "2026-05-01T09:30@Lisbon",
    "return:sun:2026", "return:saturn:1", "return:moon:2026-05-01@48.4,10.0", "return:sun",
    "return:mars:2026", "progressed:2026-05-01", "directed:2026-05-01",
    "other:progressed:2026-05-01",
    "other:return:sun:2026", "composite", "davison",
  ]

  @Test(arguments: charts)
  func `every chart is laid over the birth, in JSON, in text and as a wheel`(_ chart: String) throws
  {
    let pair = ["compare", "--outer", chart] + PairTests.with + Samples.newYork
    let document = try json(pair, "comparison")
    #expect(document["inner"]?["kind"]?.string == "birth")
    let points = document["outer"]?["points"]?.array?.count
    #expect(points == 13)
    let back = try json(
      ["compare", "--inner", chart, "--outer", "birth"] + PairTests.with + Samples.newYork,
      "comparison")
    // The present moves on between two runs.
    if !["now", "return:sun"].contains(chart) {
      #expect(document["contacts"]?.array?.count == back["contacts"]?.array?.count)
      #expect(document["houses"]?["outer_in_inner"] == back["houses"]?["inner_in_outer"])
    }
    let page = try Program.run(pair)
    #expect(page.status == 0 && page.output.contains("Inner: "))
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
    let wheel = try Program.run(pair + ["--svg"])
    #expect(wheel.status == 0 && wheel.output.hasPrefix("<svg"))
  }

  @Test func `a return's number, its place and the kind of orbs are in the document`() throws {
    let document = try json(
      ["compare", "--outer", "return:sun:36@Lisbon"] + Samples.newYork, "comparison")
    let outer = document["outer"]
    #expect(outer?["return"]?["number"]?.number == 36 && outer?["return"]?["body"]?.string == "sun")
    #expect(outer?["at"]?.string?.hasPrefix("2026-06-15") == true)
    #expect((outer?["place"]?["lat"]?.number ?? 0) > 38)
    #expect(document["orbs"]?.string == "standard")
    let progressed = try json(
      ["compare", "--outer", "progressed:2026-05-01"] + Samples.newYork, "comparison")
    #expect(progressed["orbs"]?.string == "degree")
    let lilly = try json(
      ["compare", "--outer", "2026-05-01", "--orbs", "lilly"] + Samples.newYork, "comparison")
    #expect(lilly["orbs"]?.string == "lilly")
  }

  @Test func `a date of birth has no houses, in its return neither`() throws {
    let document = try json(
      ["compare", "--outer", "return:sun:2026"] + Samples.dateOnly, "comparison")
    #expect(document["houses"]?["outer_in_inner"] == .null)
    #expect(document["outer"]?["points"]?.array?.count == 11)
    let progressed = try json(
      ["compare", "--outer", "progressed:2026-05-01"] + Samples.dateOnly, "comparison")
    // Without its hour the progressed Moon is unknown.
    #expect(progressed["outer"]?["points"]?.array?.count == 10)
  }

  static let refusals: [(arguments: [String], status: BadInput.Refusal, text: String)] = [
    (["--outer", "progresed:2026-05-01"], .usage, "did you mean progressed?"),
    (["--outer", "return:satrun:1"], .usage, "did you mean saturn?"),
    (["--outer", "composite"], .usage, "--outer goes with --with-birth"),
    (["--outer", "other"], .usage, "--outer goes with --with-birth"),
    (["--outer", "birth@Lisbon"], .usage, "has its own place"),
    (["--outer", "progressed:1980-01-01"], .data, "before the birth"),
    (["--outer", "2026-13-01"], .data, "is no date"),
    (["--orbs", "lily"], .usage, "did you mean lilly?"),
    (["--orbs", "sun=10,trine=5"], .data, "not by both"),
    (["--orbs", "sun=100"], .data, "from 0 to 30"),
    (["--orbs", "sun"], .usage, "there is no rule of orbs"),
    (["--json", "--svg"], .usage, "don't go together"),
  ]

  @Test(arguments: refusals.indices)
  func `what can't be compared is refused in one sentence`(_ index: Int) throws {
    let refusal = Self.refusals[index]
    try Program.run(["compare"] + refusal.arguments + Samples.newYork)
      .expectRefusal(refusal.status, refusal.text)
  }

  @Test(arguments: [
    ["--onto", "composite"], ["--onto", "davison"], ["--onto", "both"], [],
  ])
  func `transits to charts of two are documents and pages`(_ onto: [String]) throws {
    let arguments =
      ["transits", "--from", "2026-01-01", "--to", "2026-02-28"] + onto + PairTests.with
      + Samples.newYork
    let document = try json(arguments, "pair_transits")
    let keys = ["composite", "davison", "first", "second"].filter { document[$0] != nil }
    #expect(keys == (onto.last == "both" ? ["first", "second"] : [onto.last ?? "composite"]))
    for key in keys { #expect((document[key]?.array?.count ?? 0) > 20) }
    let page = try Program.run(arguments)
    #expect(page.status == 0)
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
    if onto.last == "both" {
      let own = try Program.run(
        ["transits", "--from", "2026-01-01", "--to", "2026-02-28", "--json"] + Samples.newYork)
      #expect(document["first"] == (try JSONValue(parsing: own.output)))
    }
  }

  @Test func `transits to two need the other`() throws {
    let span = ["transits", "--from", "2026-01-01", "--to", "2026-02-28"]
    try Program.run(span + ["--onto", "both"] + Samples.newYork)
      .expectRefusal(.usage, "--onto goes with --with-birth; give both")
    try Program.run(span + ["--ics"] + PairTests.with + Samples.newYork)
      .expectRefusal(.usage, "--ics is for one person")
  }

  @Test func `hours that fit events are a document and a page`() throws {
    let events = ["--event", "2015-05-03", "--event", "2019-11-20", "--within", "20"]
    let document = try json(["rectify"] + events + Samples.newYork, "rectification")
    #expect(document["hours"]?.array?.count == 11)
    #expect(document["events"]?.array?.count == 2)
    let page = try Program.run(["rectify"] + events + Samples.newYork)
    #expect(page.status == 0 && page.output.contains("proves nothing"))
    for line in page.lines { #expect(line.count <= 80, "\(line)") }
    let whole = try json(
      [
        "rectify", "--birth", "1990-06-15", "--place", "New York", "--step", "60", "--event",
        "2015-05-03", "--techniques", "solar_arc",
      ], "rectification")
    #expect(whole["hours"]?.array?.count == 25)
    try Program.run(["rectify"] + Samples.newYork).expectRefusal(.usage, "--event is missing")
    try Program.run(
      ["rectify", "--event", "2015-05-03", "--techniques", "tarot"] + Samples.newYork
    )
    .expectRefusal(.usage, "there is no technique")
    try Program.run(["rectify", "--event", "2015-05-03"] + Samples.dateOnly)
      .expectRefusal(.data, "without the place of birth")
  }

  @Test func `orbs of one's own come from a list, a file of rows and a file of JSON`() throws {
    let folder = try ScratchFolder()
    let rows = try folder.write("# mine\nsun\t10\nmoon\t10\nothers\t6\n", to: "orbs.tsv")
    let object = try folder.write(#"{"sun": 10, "moon": 10, "others": 6}"#, to: "orbs.json")
    let documents = try ["sun=10,moon=10,others=6", rows, object].map { orbs in
      try json(["chart", "--more", "--orbs", orbs] + Samples.newYork, "chart_with_more")
    }
    #expect(documents[0] == documents[1] && documents[0] == documents[2])
    let aspects = documents[0]["more"]?["aspects_by_orbs"]
    #expect(aspects?["orbs"]?.string == "custom")
    #expect((aspects?["aspects"]?.array?.count ?? 0) > 10)
    let page = try Program.run(["chart", "--orbs", "lilly"] + Samples.newYork)
    let usual = try Program.run(["chart"] + Samples.newYork)
    #expect(page.status == 0 && page.output != usual.output)
    try Program.run(["chart", "--orbs", "lilly", "--json"] + Samples.newYork)
      .expectRefusal(.usage, "give --more, too")
  }

  // 12:00 of 2020-05-05 in UTC is 00:00 of 2020-05-06 in Auckland, whose clocks were 12 h ahead (`zoneinfo`).
  @Test(arguments: [[], ["--date-zone", "UTC"]])
  func `an event stands on the date that was given`(zone: [String]) throws {
    let birth = ["rectify", "--birth", "1990-06-15", "--place", "Auckland"]
    let page = try Program.run(birth + ["--event", "2020-05-05"] + zone).output
    #expect(page.contains("    2020-05-05  ") && !page.contains("2020-05-06"))
    #expect(page.contains("1990-06-15 "))
  }
}
