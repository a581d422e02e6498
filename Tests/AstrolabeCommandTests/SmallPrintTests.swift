import Foundation
import TestSupport
import Testing

/// What stands beside numbers, names and dates so that a reader takes them for what they are.
@Suite struct SmallPrintTests {
  // Madrid lies a few kilometres outside the path of totality of 12 August 2026.
  @Test(arguments: [[], ["--ics"]])
  func `an eclipse that is not total reads as less than the whole`(form: [String]) throws {
    let outcome = try Program.run(
      ["eclipses", "--place", "Madrid, Spain", "--from", "2026-08-01", "--to", "2026-08-20"] + form)
    let text = outcome.output.replacing("\r\n ", with: "").replacing("\\,", with: ",")
      .replacing("\\;", with: ";")
      .split(separator: "\n").joined(separator: " ")
    #expect(text.contains("99.98 % of the disc covered, magnitude 0.999;"), "\(text)")
    // Burgos lies in it.
    let total = try Program.run(
      ["eclipses", "--place", "Burgos, Spain", "--from", "2026-08-01", "--to", "2026-08-20"] + form)
    #expect(total.output.contains("100 % of the disc covered"), "\(total.output)")
  }

  // The Moon was total at midnight between 13 and 14 March 2025 in California.
  @Test func `a contact on another date has that date`() throws {
    let outcome = try Program.run(
      ["eclipses", "--lat", "36", "--lon", "-120", "--zone", "America/Los_Angeles"]
        + ["--from", "2025-03-01", "--to", "2025-03-31"])
    let marks = outcome.output.matches(of: /\d\d:\d\d[+-]\d/)
    #expect(marks.isEmpty && outcome.output.contains("(14 Mar)"), "\(outcome.output)")
  }

  @Test func `a mark behind a time is explained where there is one`() throws {
    let place = ["hours", "--place", "Madrid, Spain", "--date", "2026-06-21"]
    let outcome = try Program.run(place)
    #expect(outcome.output.contains("03:01+1"))
    #expect(outcome.output.contains("+1 or -1 behind a time: a day later or earlier."))
  }

  @Test func `strongest today is one list in the page and in the report`() throws {
    let day = ["--date", "2026-11-29"]
    for birth in [Samples.newYork, Samples.tromso, Samples.dateOnly] {
      let page = try Program.run(["today"] + day + birth)
      let at = try #require(page.lines.firstIndex(of: "Strongest today"))
      let rows = page.lines[(at + 1)...].prefix { !$0.isEmpty }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }.joined(separator: " ")
      let html = try Program.run(["report"] + day + birth).output
      let list = try #require(html.split(separator: "<ul class=\"strongest\">").last)
        .split(separator: "</ul>")[0]
      let names = list.matches(of: /<b>([^<]+)<\/b>/).map { String($0.output.1) }
      #expect(names.count == 3)
      var rest = rows[...]
      for name in names {
        let range = try #require(rest.range(of: name), "\(name) in \(rows)")
        rest = rest[range.upperBound...]
      }
    }
  }

  @Test(arguments: [
    ["chart", "--svg", "-o", "x.png"], ["chart", "-o", "x.pdf"], ["lines", "--svg", "-o", "x.PNG"],
    ["moon", "--svg", "-o", "x.pdf"], ["meters", "--svg", "-o", "x.pdf"],
    ["report", "-o", "x.pdf"], ["today", "-o", "x.docx"], ["sky", "-o", "x.jpeg"],
    ["wheel", "-o", "x.jpg"], ["wheel", "-o", "x.gif"],
  ])
  func `a name of another kind of file is refused, and nothing is written`(
    command: [String]
  ) throws {
    let scratch = try ScratchFolder()
    let birth = ["moon", "sky"].contains(command[0]) ? [] : Samples.newYork
    let outcome = try Program.run(command + birth, folder: scratch.url)
    outcome.expectRefusal(.usage, "this command writes no")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path()).isEmpty)
  }

  @Test func `a name with a dot in its folder is no ending`() throws {
    let scratch = try ScratchFolder()
    for name in ["a.png.svg", "day.html", "plain", "x.v2"] {
      let outcome = try Program.run(
        ["chart", "-o", name] + Samples.dateOnly, folder: scratch.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test func `bodies that a list lacks are named where they are`() throws {
    try Program.run(["sky", "--bodies", "eris"])
      .expectRefusal(.usage, "astrolabe chart --more --points eris")
    try Program.run(["sky", "--bodies", "cerez"]).expectRefusal(.usage, "did you mean ceres?")
    let chart = try Program.run(["chart", "--more", "--points", "433"] + Samples.newYork)
    #expect(chart.errors.contains("asteroid 433") && chart.errors.contains("--asteroid-files"))
    #expect(!chart.errors.contains("put it back"))
  }

  @Test func `an instant may be a date, and errors name the option that has it`() throws {
    for command in [["sky", "--json"], ["stars", "--json", "--names", "spica"]] {
      let date = try Program.run(command + ["--at", "2026-12-01"])
      let noon = try Program.run(command + ["--at", "2026-12-01T12:00:00Z"])
      #expect(date.status == 0 && date.output == noon.output)
    }
    try Program.run(["today", "--json", "--at", "2461374.0"] + Samples.newYork)
      .expectRefusal(.data, "write ut:2461374.0 or tt:2461374.0")
    try Program.run(["rectify", "--event", "1980-05-03"] + Samples.newYork)
      .expectRefusal(.data, "--event 1980-05-03 is before the birth")
  }

  // 15 June 1199 on the Julian calendar is 22 June on the Gregorian one, seven days later.
  @Test func `a date outside the ephemeris is named as it was typed`() throws {
    for command in [["chart"], ["today"]] {
      try Program.run(command + ["--birth", "1199-06-15"])
        .expectRefusal(.data, "1199-06-15 on the Julian calendar (1199-06-22 on the Gregorian")
    }
    let late = try Program.run(["chart", "--birth", "2500-06-15"])
    #expect(late.errors.contains("2500-06-15 (JD") && !late.errors.contains("Julian calendar"))
  }

  @Test func `a sidereal chart is sidereal from the top`() throws {
    let birth = ["chart", "--zodiac", "lahiri"] + Samples.newYork
    let page = try Program.run(birth)
    // The Sun of 15 June 1990 is at 24°23' of tropical Gemini; Lahiri's ayanamsa was 23°43' then.
    let suns = page.lines.filter { $0.hasPrefix("  Sun         ") && $0.contains("°") }
    #expect(suns.first?.contains("0°40′ Gemini") == true, "\(suns)")
    #expect(!page.output.contains("24°23′ Gemini"))
    #expect(page.output.contains("Sun         conjunction") || page.output.contains("Aspects"))
    let more = try Program.run(birth + ["--more"])
    #expect(more.output.contains("What follows is tropical."))
  }

  @Test func `what a date without a zone means for the Moon is said`() throws {
    // In 50 hours the Moon goes 25 to 32 degrees.
    let page = try Program.run(["chart"] + Samples.dateOnly)
    let text = page.lines.joined(separator: " ")
    #expect(text.contains("For the 50 hours in which it is that date somewhere on Earth, the Moon"))
    let zoned = try Program.run(["chart", "--zone", "Europe/Paris"] + Samples.dateOnly)
    #expect(!zoned.output.contains("50 hours"))
  }

  @Test func `points, rulers and options come with how they are meant`() throws {
    let more = try Program.run(["chart", "--more"] + Samples.newYork)
    let text = more.lines.joined(separator: " ")
    #expect(text.contains("Points: Sun, Moon and Ascendant 4"))
    #expect(text.contains("Rulers here are the seven of old."))
    let help = try Program.run(["today", "--help"])
    #expect(help.output.matches(of: /With --json or --births:/).count == 3)
  }

  @Test func `a sheet of two has both names`() throws {
    let two = ["--with-birth", "1988-03-02T09:10", "--with-place", "Lyon, France"]
    let names = ["--name", "Ada", "--with-name", "Ben"]
    let sheet = try Program.run(["wheel", "--sheet", "a4"] + Samples.newYork + two + names)
    #expect(sheet.output.contains("Ada · Ben") && sheet.output.contains("In the wheel · Ada"))
    #expect(sheet.output.contains("Around it · Ben") && sheet.output.contains("within 3°"))
  }

  @Test func `a heat map has whose it is and its zone, a map has the towns`() throws {
    let map = try Program.run(
      ["meters", "--svg", "--from", "2026-12-01", "--to", "2026-12-03", "--date-zone", "UTC"]
        + Samples.newYork)
    #expect(map.output.contains("UTC, born 1990-06-15"))
    let lines = try Program.run(["lines", "--svg"] + Samples.newYork)
    #expect(lines.output.contains("Shaded: where towns are."))
  }
}
