import Astrometers
import Ephemeris
import Pages
import Readings
import TestSupport
import Testing

/// A report as one page that any browser reads and that needs nothing else.
@Suite struct ReportPageTests {
  /// The promise to those who send pages over the wire.
  static let mostBytes = 200_000

  @Test(arguments: SamplePage.all)
  func `a page is well-formed and needs nothing else`(sample: SamplePage) throws {
    let text = try sample.text()
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

  @Test(arguments: SamplePage.all)
  func `names are unique and what is referred to is there`(sample: SamplePage) throws {
    let page = try sample.page()
    let names = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    let references = page.all("a").compactMap { $0.attributes["href"]?.dropFirst() }
    // The eleven chapters, and the words that the glossary explains.
    #expect(references.count { !$0.hasPrefix("term-") } == 11)
    #expect(references.count { $0.hasPrefix("term-") } > 9)
    let labels = page.elements.compactMap { $0.attributes["aria-labelledby"] }
    #expect(labels.count == 11)
    for name in references.map(String.init) + labels { #expect(names.contains(name), "\(name)") }
  }

  @Test(arguments: SamplePage.all)
  func `those who don't see the page find their way`(sample: SamplePage) throws {
    let page = try sample.page()
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
    #expect(pictures.count == (sample.hasHours ? 4 : 3))
    for picture in pictures {
      #expect(picture.attributes["role"] == "img" && picture.path.last == "figure")
      #expect(picture.attributes["aria-label"]?.isEmpty == false)
    }
    #expect(page.all("figcaption").count == pictures.count)
    #expect(page.all("th").allSatisfy { $0.attributes["scope"] != nil })
    #expect(page.elements.filter { $0.attributes["class"] == "bar" }.count == 1 + 5 + 17)
  }

  @Test(arguments: SamplePage.all)
  func `the first page has the wheel, the strongest transits and the meters that stand out`(
    sample: SamplePage
  ) throws {
    let report = try sample.report()
    let text = try ReportPage(report).html()
    #expect(text.utf8.count < Self.mostBytes)
    let page = try HTMLPage(text)
    let names = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count && names.first == "front")
    #expect(page.all("svg").count == (sample.hasHours ? 4 : 3))
    let shown = page.elements.filter { $0.attributes["class"] == "bar" }.count
    #expect(shown == 1 + 5 + 17 + 4)
    let alone = try HTMLPage(ReportPage(report, chapters: [.front]).html())
    let scores = Meter.allCases.map { report.reading.scores.scores[$0].unified }.sorted()
    let bars = alone.elements.filter { $0.attributes["class"] == "score" }.map(\.text)
    let wanted = [scores[16], scores[15], scores[0], scores[1]]
    #expect(bars.count == 4)
    for (bar, score) in zip(bars, wanted) {
      let number = try #require(Double(bar.replacing("−", with: "-").replacing("+", with: "")))
      #expect(abs(number - score) <= 0.51)
    }
    // What the day's chapter begins with where there is no first page.
    let day = try HTMLPage(ReportPage(report, chapters: [.day]).html())
    func leads(_ page: HTMLPage) -> [String] {
      page.elements.filter { $0.attributes["class"] == "lead" }.map(\.text)
    }
    #expect(leads(alone) == leads(day) && leads(day).count == 1)
    #expect(!alone.all("p").contains { $0.text.contains("seventeen") })
  }

  @Test func `a day has its chapters and no others`() throws {
    let report = try SamplePage.newYork.report()
    let page = try HTMLPage(ReportPage(report, chapters: ReportPage.Chapter.ofDay).html())
    #expect(
      Self.anchors(page) == [
        "front", "day", "meters", "transits", "moon", "chart", "month", "week",
      ])
  }

  @Test func `a hostile name is shown and does nothing`() throws {
    let page = try SamplePage.hostile.page()
    let shown = SamplePage.hostileName.replacing("\u{202E}", with: "\u{FFFD}")
      .replacing("\u{1B}", with: "\u{FFFD}")
    #expect(page.all("bdi").map(\.text) == [shown])
    let title = page.all("title").first { !$0.path.contains("svg") }
    #expect(title?.text == "\(shown): Monday 6 January 2025")
  }

  // MARK: - Some chapters of it

  private static func anchors(_ page: HTMLPage) -> [String] {
    page.all("section").compactMap { $0.attributes["id"] }
  }

  @Test func `a page has the chapters that were asked for, in its own order`() throws {
    let report = try SamplePage.newYork.report()
    let page = try HTMLPage(ReportPage(report, chapters: [.glossary, .chart]).html())
    #expect(Self.anchors(page) == ["chart", "glossary"])
    #expect(page.all("svg").count == 1)
    #expect(page.all("nav").map(\.text.isEmpty) == [false])
    #expect(page.all("a").contains { $0.attributes["href"] == "#term-house" })
    let empty = try HTMLPage(ReportPage(report, chapters: []).html())
    #expect(Self.anchors(empty) == [] && empty.all("h1").count == 1)
  }

  @Test func `an empty chapter is left out`() throws {
    let report = try SamplePage.newYork.report()
    let page = try HTMLPage(ReportPage(report, chapters: [.bond, .year]).html())
    #expect(Self.anchors(page) == ["year"])
  }

  @Test(arguments: ReportPage.Chapter.allCases.filter { $0 != .glossary })
  func `without the glossary no link leads to it`(chapter: ReportPage.Chapter) throws {
    let report = try SamplePage.newYork.report()
    let page = try HTMLPage(ReportPage(report, chapters: [chapter]).html())
    let anchors = Self.anchors(page).map { "#\($0)" }
    #expect(page.all("a").allSatisfy { anchors.contains($0.attributes["href"] ?? "") })
    #expect(page.all("p", "h2", "h3", "dd").allSatisfy { !$0.text.isEmpty })
  }

  // MARK: - Its styles apart

  @Test(arguments: SamplePage.all)
  func `apart from its style sheet a page has no styles`(sample: SamplePage) throws {
    let (text, styles) = try ReportPage(sample.report(), chapters: SamplePage.chapters).html(
      styledBy: "/day.css?a=1&b=2")
    let page = try HTMLPage(text)
    #expect(page.all("style").isEmpty)
    #expect(page.elements.allSatisfy { $0.attributes["style"] == nil })
    let links = page.all("link")
    #expect(links.map { $0.attributes["href"] } == ["/day.css?a=1&b=2"])
    #expect(links.map { $0.attributes["rel"] } == ["stylesheet"])
    // The same text, and for each bar a class that the sheet has in the place of the bar's style.
    let whole = try sample.page()
    #expect(page.all("main").map(\.text) == whole.all("main").map(\.text))
    let bars = page.all("span").filter { $0.path.last == "span" }
    let styled = whole.all("span").filter { $0.path.last == "span" }
    #expect(bars.count == 1 + 5 + 17 && styled.count == bars.count)
    for (bar, other) in zip(bars, styled) {
      let kinds = try #require(bar.attributes["class"]).split(separator: " ")
      #expect(kinds.first.map(String.init) == other.attributes["class"])
      let style = try #require(other.attributes["style"])
      #expect(styles.contains(".\(try #require(kinds.last)){\(style)}\n"))
    }
    // All that the sheet within has, the sheet apart has, too.
    #expect(styles.hasPrefix(try #require(whole.all("style").first?.text.dropFirst())))
  }

  @Test func `the files of a folder are the page and its sheet`() throws {
    let page = ReportPage(try SamplePage.newYork.report())
    let files = try page.files()
    #expect(files.map(\.name) == ["index.html", "style.css"])
    let (text, styles) = try page.html(styledBy: "style.css")
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == [text, styles])
  }
}
