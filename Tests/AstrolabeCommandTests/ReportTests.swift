import Foundation
import TestSupport
import Testing

/// `report`: one page that any browser reads and that needs nothing else.
@Suite struct ReportTests {
  /// A name that would break out of any document that lets it.
  static let hostileName = "</title><script>x</script> O'Hara & \"Ada\" \u{202E}עדה\u{1B} 👩🏽‍🚀"

  static let pages: [[String]] = [
    ["--date", "2025-01-06", "--date-zone", "America/New_York"] + Samples.newYork,
    ["--date", "2025-01-06"] + Samples.dateOnly,
    ["--date", "2025-06-15", "--houses", "koch"] + Samples.tromso,
    ["--date", "2025-01-06", "--name", hostileName] + Samples.dateOnly,
    // Days of 23 and 25 hours, and the one that Samoa left out.
    ["--date", "2025-03-09", "--date-zone", "America/New_York"] + Samples.dateOnly,
    ["--date", "2025-11-02", "--date-zone", "America/New_York"] + Samples.dateOnly,
    ["--date", "2011-12-30", "--date-zone", "Pacific/Apia"] + Samples.dateOnly,
    ["--date", "1962-02-04", "--birth", "1962-02-04T07:10", "--zone", "UTC", "--lat", "0"]
      + ["--lon", "0"],
    ["--date", "1800-01-01", "--birth", "1800-01-01"],
  ]

  private func text(_ options: [String]) throws -> String {
    let outcome = try Program.run(["report"] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    return outcome.output
  }

  /// The promise to those who send pages over the wire.
  static let mostBytes = 200_000

  @Test(arguments: pages)
  func `a page is well-formed and needs nothing else`(options: [String]) throws {
    let text = try text(options)
    #expect(text.hasPrefix("<!DOCTYPE html>\n"))
    #expect(text.utf8.count < Self.mostBytes)
    let page = try HTMLPage(text)
    let strange = ["script", "link", "img", "iframe", "object", "embed", "base", "use", "image"]
    #expect(page.elements.allSatisfy { !strange.contains($0.name) })
    for element in page.elements {
      for (key, value) in element.attributes {
        #expect(!key.hasPrefix("on") && key != "src", "\(element.name) \(key)")
        #expect(!value.contains("url(") && !value.contains("javascript:"))
        #expect(key == "xmlns" || !value.contains("http"), "\(element.name) \(key)")
        if key == "href" { #expect(value.hasPrefix("#")) }
      }
    }
    let sheets = page.all("style").map(\.text)
    #expect(sheets.count == 1)
    #expect(sheets.allSatisfy { !$0.contains("url(") && !$0.contains("@import") })
    #expect(!sheets.joined().contains("font-face") && !sheets.joined().contains("http"))
  }

  @Test(arguments: pages)
  func `names are unique and what is referred to is there`(options: [String]) throws {
    let page = try HTMLPage(try text(options))
    let names = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    let references = page.all("a").compactMap { $0.attributes["href"]?.dropFirst() }
    // The nine parts, and the words that the glossary explains.
    #expect(references.count { !$0.hasPrefix("term-") } == 9)
    #expect(references.count { $0.hasPrefix("term-") } > 9)
    let labels = page.elements.compactMap { $0.attributes["aria-labelledby"] }
    #expect(labels.count == 9)
    for name in references.map(String.init) + labels { #expect(names.contains(name), "\(name)") }
  }

  @Test(arguments: pages)
  func `those who don't see the page find their way`(options: [String]) throws {
    let page = try HTMLPage(try text(options))
    #expect(page.elements.first?.attributes["lang"] == "en")
    for landmark in ["title", "header", "nav", "main", "footer", "h1"] {
      let found = page.all(landmark).filter { !$0.path.contains("svg") }
      #expect(found.count == 1, "\(landmark)")
    }
    #expect(
      page.all("meta").contains {
        $0.attributes["name"] == "viewport"
          && $0.attributes["content"]?.contains("width=device-width") == true
      })
    let levels = page.elements.compactMap { element in
      element.name.wholeMatch(of: /h([1-6])/).flatMap { Int($0.1) }
    }
    #expect(levels.first == 1)
    // A heading may go down by one level only.
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
    let pictures = page.all("svg")
    #expect(pictures.count == (options.contains("Pacific/Apia") ? 3 : 4))
    for picture in pictures {
      #expect(picture.attributes["role"] == "img" && picture.path.last == "figure")
      #expect(picture.attributes["aria-label"]?.isEmpty == false)
    }
    #expect(page.all("figcaption").count == pictures.count)
    #expect(page.all("th").allSatisfy { $0.attributes["scope"] != nil })
    #expect(page.elements.filter { $0.attributes["class"] == "bar" }.count == 1 + 5 + 17)
  }

  @Test func `a hostile name is shown and does nothing`() throws {
    let page = try HTMLPage(
      try text(["--date", "2025-01-06", "--name", Self.hostileName] + Samples.dateOnly))
    let shown = Self.hostileName.replacing("\u{202E}", with: "\u{FFFD}")
      .replacing("\u{1B}", with: "\u{FFFD}")
    #expect(page.all("bdi").map(\.text) == [shown])
    let title = page.all("title").first { !$0.path.contains("svg") }
    #expect(title?.text == "\(shown): Monday 6 January 2025")
  }

  @Test func `the same birth and day give the same bytes, in a file, too`() throws {
    let folder = try ScratchFolder()
    let options = try #require(Self.pages.first)
    let outcome = try Program.run(["report", "--output", folder.path("day.html")] + options)
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try folder.read("day.html") == (try text(options)))
    #expect(try folder.names == ["day.html"])
  }

  static let bad = [
    BadInput("no birth", ["report"], .usage, "--birth is missing"),
    BadInput("a house system", ["report", "--houses", "x"] + Samples.dateOnly, .usage, "x"),
    BadInput("a date", ["report", "--date", "6 Jan"] + Samples.dateOnly, .data, "6 Jan"),
    BadInput(
      "a zone of the date", ["report", "--date-zone", "Nowhere"] + Samples.dateOnly, .data,
      "Nowhere"),
    BadInput(
      "a date before the ephemeris", ["report", "--date", "1799-12-31"] + Samples.dateOnly, .data,
      "1800-01-01 to 2399-12-31"),
    BadInput(
      "a date whose next events the ephemeris lacks",
      ["report", "--date", "2399-12-31"] + Samples.dateOnly, .data,
      "at least a year before its end"),
    BadInput(
      "a file in no folder",
      ["report", "--date", "2025-01-06", "--output", "/nowhere/day.html"] + Samples.dateOnly,
      .file, "can't write to /nowhere/day.html"),
  ]

  @Test(arguments: bad)
  func `what can't be reported is refused`(_ row: BadInput) throws { try row.check() }
}
