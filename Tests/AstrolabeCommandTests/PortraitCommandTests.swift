import Foundation
import TestSupport
import Testing

/// `portrait`.
@Suite struct PortraitCommandTests {
  @Test func `the page has the chapters, the text and the facts behind it`() throws {
    let outcome = try Program.run(["portrait"] + Samples.newYork)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let page = outcome.lines.joined(separator: " ")
    for text in [
      "In a few lines", "How you love", "How sure this is",
      "Venus in Taurus;", "Descendant, the point of partnership",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `one chapter can be asked for, as a page and as JSON`() throws {
    let page = try Program.run(["portrait", "--chapter", "love"] + Samples.newYork)
    #expect(page.output.contains("How you love"))
    #expect(!page.output.contains("How you act"))
    let json = try Program.run(["portrait", "--chapter", "love", "--json"] + Samples.newYork)
    let chapters = try #require(JSONValue(parsing: json.output)["chapters"]?.array)
    #expect(chapters.map { $0["chapter"]?.string } == ["love"])
  }

  @Test func `a chapter that needs a time says so`() throws {
    try Program.run(["portrait", "--chapter", "work"] + Samples.dateOnly)
      .expectRefusal(.data, "the chapter work needs the time of birth")
  }

  @Test func `an unknown chapter is refused with the chapters there are`() throws {
    try Program.run(["portrait", "--chapter", "money"] + Samples.newYork)
      .expectRefusal(.usage, "certainty")
  }

  @Test func `two people have a portrait by their names and their bond`() throws {
    let asked = ["portrait", "--name", "Ada", "--with-name", "Ben", "--bond", "friends"]
    let page = try Program.run(asked + PairTests.with + Samples.newYork)
    #expect(page.status == 0)
    #expect(page.errors == "")
    for text in ["Ada: ", "Ben: ", "What is easy", "What takes work", "(Ada’s Sun in Gemini"] {
      #expect(page.output.contains(text), "\(text)")
    }
    let json = try Program.run(asked + ["--json"] + PairTests.with + Samples.newYork)
    let document = try JSONValue(parsing: json.output)
    #expect(document["bond"]?.string == "friends")
    #expect(document["other"]?["name"]?.string == "Ben")
  }

  @Test func `a year, a month and a week have portraits`() throws {
    let year = try Program.run(["portrait", "--year", "2027"] + Samples.newYork)
    #expect(year.status == 0)
    for text in ["2027 in a few lines", "The chart of your birthday", "The months that matter"] {
      #expect(year.output.contains(text), "\(text)")
    }
    for (option, value, heading) in [
      ("--month", "2027-02", "February 2027 in a few lines"),
      ("--week", "2027-02-01", "1 February 2027 – 7 February 2027 in a few lines"),
    ] {
      let page = try Program.run(["portrait", option, value] + Samples.newYork)
      #expect(page.status == 0)
      #expect(page.output.contains(heading), "\(page.output)")
    }
    let here = try Program.run(
      ["portrait", "--year", "2027", "--for-place", "48.4,10.0", "--chapter", "solar_return"]
        + Samples.newYork)
    #expect(here.lines.joined(separator: " ").contains("cast for 48.4000 N 10.0000 E"))
  }

  // 1550-01-01 of the Gregorian calendar is 1549-12-22 of the Julian one, ten days back.
  @Test(arguments: [
    (["--year", "1550"], "1550-01-01", "1550 on the Gregorian calendar, 1550-01-01 to 1550-12-31"),
    (["--month", "1550-01"], "1550-01-01", "Julian one that is 1549-12-22 to 1550-01-21"),
  ])
  func `an old year or month is Gregorian, and the note says so`(
    period: [String], first: String, note: String
  ) throws {
    let birth = ["portrait", "--birth", "1500-06-01T12:00", "--place", "Rome"]
    let outcome = try Program.run(birth + period + ["--json"])
    let document = try JSONValue(parsing: outcome.output)
    #expect(document["first_date"] == .string(first))
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
    #expect(!outcome.errors.contains("1550-01-11"))
  }

  @Test func `a date adds the bridge to the day`() throws {
    let page = try Program.run(
      ["portrait", "--date", "2027-03-01", "--chapter", "bridge"] + Samples.newYork)
    #expect(page.output.contains("What the coming year touches"))
    #expect(page.lines.joined(separator: " ").contains("slow transits touch it"))
    try Program.run(["portrait", "--chapter", "bridge"] + Samples.newYork)
      .expectRefusal(.data, "give --date")
  }

  @Test(arguments: [
    (["--bond", "love"], "--with-birth"), (["--with-name", "Ben"], "--with-birth"),
    (["--year", "2027", "--month", "2027-02"], "don't go together"),
    (["--year", "2027", "--with-birth", "1988-03-02"], "for one person"),
    (["--for-place", "Lyon"], "--year"), (["--date-zone", "UTC"], "--date"),
    (["--with-birth", "1988-03-02", "--bond", "marriage"], "family"),
    (["--with-birth", "1988-03-02", "--name", " "], "--name is blank"),
    (["--year", "2027", "--chapter", "love"], "solar_return"),
  ])
  func `options that don't go together are refused`(
    _ options: [String], _ reason: String
  ) throws {
    try Program.run(["portrait"] + options + Samples.newYork).expectRefusal(.usage, reason)
  }

  @Test(arguments: [
    (["--year", "27"], "is no year"), (["--month", "2027-13"], "is no month"),
    (["--year", "1950"], "before the birth"), (["--year", "2500"], "beyond the ephemeris"),
  ])
  func `dates that can't be read or are too early are refused`(
    _ options: [String], _ reason: String
  ) throws {
    try Program.run(["portrait"] + options + Samples.newYork).expectRefusal(.data, reason)
  }

  @Test(arguments: [
    (["--kind", "portrait", "--name", "<Ada>"], "How you love"),
    (["--kind", "two", "--name", "Ada", "--bond", "work"] + PairTests.with, "What takes work"),
    (["--kind", "year", "--date", "2027-05-05", "--date-zone", "UTC"], "The months that matter"),
  ])
  func `a report for paper has a cover and the chapters`(
    _ options: [String], _ heading: String
  ) throws {
    let outcome = try Program.run(["report"] + options + Samples.newYork)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(heading))
    #expect(outcome.output.contains("<svg"))
    #expect(!outcome.output.contains("<Ada>"))
    #expect(try !HTMLPage(outcome.output).all("section").isEmpty)
  }

  @Test(arguments: [
    (["--kind", "two"], "--with-birth"), (["--bond", "love"], "--kind two"),
    (["--kind", "year", "--with-birth", "1988-03-02"], "one person"),
    (["--kind", "two", "--with-birth", "1988-03-02", "--date", "2027-01-01"], "--date"),
  ])
  func `options of reports that don't go together are refused`(
    _ options: [String], _ reason: String
  ) throws {
    try Program.run(["report"] + options + Samples.newYork).expectRefusal(.usage, reason)
  }
}
