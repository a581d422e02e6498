internal import Astrology
public import Drawing
internal import Ephemeris
public import Readings
@_spi(FrontEnd) internal import Words

/// A report as a page of HTML for a phone, a desk and paper, light and dark: no script, no font, nothing from
/// the network.
///
/// ```swift
/// let report = try DayReport(of: chart, on: date, ephemeris: ephemeris)
/// let whole = try ReportPage(report).html()
/// let chartAlone = try ReportPage(report, chapters: [.chart, .glossary]).html()
/// let folder = try ReportPage(report).files()  // index.html and style.css
/// ```
///
/// The page is well-formed XML, too. What people typed is escaped, so that none of it can act on the page.
public struct ReportPage: Sendable {
  /// A chapter of the page; its raw value is its anchor.
  public enum Chapter: String, Sendable, Hashable, CaseIterable {
    /// The first page: what the day is like, the wheel, the strongest transits and the meters that stand out.
    case front
    /// What the day is like, what to do with it, and its hours.
    case day
    /// The seventeen meters in their groups.
    case meters
    /// The most important transits, and what the sky does without them.
    case transits
    /// The Moon.
    case moon
    /// The wheel where there is no first page, and the places as a table.
    case chart
    /// What the birth chart says about the person.
    case portrait
    /// Two people; left out where the report is on one.
    case bond
    /// The month as a field of colours.
    case month
    /// What happens day by day.
    case week
    /// The year of life; left out where the report has none.
    case year
    /// The profile of the sun sign.
    case sign
    /// The words of the trade, which the other chapters lead to.
    case glossary

    /// The chapters that are about the date, at most six pages on paper.
    public static let ofDay: Set<Self> = [
      .front, .day, .meters, .transits, .moon, .chart, .bond, .month, .week,
    ]
  }

  /// The content of the page.
  public let report: DayReport
  /// The chapters that the page has.
  let chapters: [Chapter]
  private let provenance: ReadingProvenance?

  var reading: DailyReading { report.reading }
  var texts: ReadingTexts { report.texts }
  var words: WordCorpus { report.words }
  var zone: CivilZone { reading.day.zone }

  /// Makes a page of a report.
  ///
  /// - Parameters:
  ///   - report: The content.
  ///   - chapters: The chapters to write; pages put them in one order.
  ///   - provenance: What the report was computed with, for the foot of the page.
  public init(
    _ report: DayReport, chapters: Set<Chapter> = Set(Chapter.allCases),
    provenance: ReadingProvenance? = nil
  ) {
    self.report = report
    self.provenance = provenance
    self.chapters = Chapter.allCases.filter { chapter in
      switch chapter {
      case .year: report.year != nil && chapters.contains(chapter)
      case .bond: report.bond != nil && chapters.contains(chapter)
      case .front, .day, .meters, .transits, .moon, .chart, .portrait, .month, .week, .sign,
        .glossary:
        chapters.contains(chapter)
      }
    }
  }

  /// The page with its styles in it, which needs nothing but itself.
  ///
  /// - Throws: ``/Drawing/DrawingError`` where a picture can't be drawn.
  public func html() throws(DrawingError) -> String {
    // The body first: the style sheet holds the colours of its pictures.
    let body = try body(HTMLWriter())
    return page(around: body) { $0.style(ReportStyle(of: body)) }
  }

  /// The page and its style sheet apart, for a server whose policy allows no styles in pages.
  ///
  /// - Parameter address: Where the style sheet will be found, as the page names it.
  /// - Throws: ``/Drawing/DrawingError`` where a picture can't be drawn.
  /// - Returns: The page, and the sheet, which is this page's own: it holds the colours of its pictures.
  public func html(
    styledBy address: String
  ) throws(DrawingError) -> (page: String, styles: String) {
    let body = try body(HTMLWriter(keepsStylesApart: true))
    let page = page(around: body) { $0.void("link", ["rel": "stylesheet", "href": address]) }
    return (page, ReportStyle(of: body).text)
  }

  /// The page as a folder of files that a browser opens: `index.html` and the `style.css` it names.
  ///
  /// - Throws: ``/Drawing/DrawingError`` where a picture can't be drawn.
  public func files() throws(DrawingError) -> [(name: String, bytes: [UInt8])] {
    let sheet = "style.css"
    let (page, styles) = try html(styledBy: sheet)
    return [("index.html", Array(page.utf8)), (sheet, Array(styles.utf8))]
  }
}

extension ReportPage {
  private func page(around body: HTMLWriter, styles: (inout HTMLWriter) -> Void) -> String {
    var page = HTMLWriter()
    page.document(language: "en") { page in
      page.element("head") { head in
        head.void("meta", ["charset": "utf-8"])
        head.element("title", title)
        head.void(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        styles(&head)
      }
      page.append(body)
    }
    return page.text
  }

  private var title: String {
    let date = reading.day.date.inWords
    return report.name.map { "\($0): \(date)" } ?? "\(reading.chart.sunSignInWords): \(date)"
  }

  private func body(_ writer: HTMLWriter) throws(DrawingError) -> HTMLWriter {
    // Closures of the writer don't throw, so what may is drawn first.
    let month = try monthMap(), hours = try hoursCurve()
    var html = writer
    html.element("body") { html in
      writeHeader(to: &html)
      writeContents(to: &html)
      html.element("main") { html in
        for chapter in chapters {
          write(chapter, to: &html) { html in
            switch chapter {
            case .front: writeFront(to: &html)
            case .day: writeDay(hours: hours, to: &html)
            case .meters: writeMeters(to: &html)
            case .transits: writeTransits(to: &html)
            case .moon: writeMoon(to: &html)
            case .chart: writeChart(to: &html)
            case .portrait: writePortrait(to: &html)
            case .bond: if let bond = report.bond { writeBond(bond, to: &html) }
            case .month: writeMonth(map: month, to: &html)
            case .week: writeWeek(to: &html)
            case .year: if let year = report.year { writeYear(year, to: &html) }
            case .sign: writeSign(to: &html)
            case .glossary: writeGlossary(to: &html)
            }
          }
        }
      }
      writeFooter(to: &html)
    }
    return html
  }

  private func writeHeader(to html: inout HTMLWriter) {
    let summary = BirthSummary(chart: reading.chart, words: words)
    html.element("header") { html in
      html.element("p", ["class": "kicker"]) { html in
        if let name = report.name {
          html.element("bdi", name)
          html.write(" · ")
        }
        html.write(words.phrase(.daysReading, ["sign": reading.chart.sunSignInWords]))
      }
      html.element("h1", reading.day.date.inWords)
      html.element("p", ["class": "headline"], texts.headline)
      html.element(
        "p", ["class": "quiet"],
        words.phrase(.bornToldForNoon, ["birth": summary.line, "zone": zone.text(in: words)]))
      for note in summary.notes { html.element("p", ["class": "quiet"], note) }
      if let note = zone.civilMoment(reading.day.date, .noon).note(in: words) {
        html.element("p", ["class": "quiet"], note)
      }
    }
  }

  private func writeContents(to html: inout HTMLWriter) {
    html.element("nav", ["aria-label": words.phrase(.contents)]) { html in
      html.element("ul") { html in
        for chapter in chapters {
          html.element("li") {
            $0.element("a", ["href": "#\(chapter.rawValue)"], heading(of: chapter))
          }
        }
      }
    }
  }

  private func write(
    _ chapter: Chapter, to html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
  ) {
    let name = chapter.rawValue
    html.element("section", ["id": name, "aria-labelledby": "\(name)-title"]) {
      $0.element("h2", ["id": "\(name)-title"], heading(of: chapter))
      $0.element("div", ["class": "content"], content: content)
    }
  }

  private func heading(of chapter: Chapter) -> String {
    switch chapter {
    case .front: words.phrase(.partFront)
    case .day: words.phrase(.partDay)
    case .meters: words.phrase(.partMeters)
    case .transits: words.phrase(.partTransits)
    case .moon: words.phrase(.partMoon)
    case .chart: words.phrase(.partChart)
    case .portrait: words.phrase(.partPortrait)
    case .bond: bondTitle
    case .month: words.phrase(.partMonth)
    case .week: words.phrase(.partWeek)
    case .year: words.phrase(.partYear)
    case .sign: reading.chart.sunSign.title
    case .glossary: words.phrase(.glossaryTitle)
    }
  }

  private var bondTitle: String {
    guard let first = report.name, let second = report.bond?.name else {
      return words.phrase(.bondTitle)
    }
    return words.phrase(.bondOf, ["first": first, "second": second])
  }

  private func writeFooter(to html: inout HTMLWriter) {
    html.element("footer") { html in
      if let provenance { html.element("p", provenance.line(in: words)) }
      html.element("p", words.phrase(.madeBy, ["version": EngineVersion.text]))
    }
  }
}
