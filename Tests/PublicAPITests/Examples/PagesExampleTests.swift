import Astrolabe
import Testing

/// The examples in the documentation of the module Pages.
@Suite struct PagesExampleTests {
  @Test func `a report`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let zone = CivilZone.utc
    // begin: Sources/Pages/Report/DayReport.swift
    let report = try DayReport(of: chart, on: date, in: zone, named: "Ada", ephemeris: ephemeris)
    let html = try ReportPage(report).html()
    // end
    #expect(html.hasPrefix("<!DOCTYPE html>\n") && html.hasSuffix("</html>\n"))
    #expect(report.name == "Ada" && !report.texts.headline.isEmpty)
  }

  @Test func `a whole page, a chapter and a folder`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    // begin: Sources/Pages/Report/ReportPage.swift
    let report = try DayReport(of: chart, on: date, ephemeris: ephemeris)
    let whole = try ReportPage(report).html()
    let chartAlone = try ReportPage(report, chapters: [.chart, .glossary]).html()
    let folder = try ReportPage(report).files()  // index.html and style.css
    // end
    #expect(chartAlone.utf8.count < whole.utf8.count)
    #expect(folder.map(\.name) == ["index.html", "style.css"])
  }

  @Test func `a page in one file or two`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let zone = CivilZone.utc
    // begin: Sources/Pages/README.md
    let report = try DayReport(of: chart, on: date, in: zone, named: "Ada", ephemeris: ephemeris)
    let page = ReportPage(report)
    let whole = try page.html()  // one file, with its styles in it
    let folder = try page.files()  // index.html and style.css
    // end
    #expect(whole.utf8.count > folder[0].bytes.count)
  }

  @Test func `a page of a server that keeps norms`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let (zone, person) = (CivilZone.utc, try example.person())
    // begin: Sources/Pages/Pages.docc/Pages.md
    let report = try DayReport(
      of: chart, norms: person.norms, on: date, in: zone, named: "Ada", ephemeris: ephemeris)
    let page = try ReportPage(report, chapters: [.day, .transits, .moon, .glossary])
      .html(styledBy: "/day.css")
    // end
    #expect(!page.page.contains("<style") && page.styles.hasPrefix(":root{"))
  }

  @Test func `a portrait for paper`() throws {
    let chart = try Example().chart
    // begin: Sources/Pages/Report/PortraitReport.swift
    let portrait = WrittenPortrait(Portrait(of: chart))
    let html = try PortraitReport(portrait, of: chart, named: "Ada").html()
    // end
    #expect(html.contains("<bdi>Ada</bdi>"))
  }
}
