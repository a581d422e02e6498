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
      "(Venus in Taurus; Venus in the 8th house;", "Venus is at home in Taurus.",
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
}
