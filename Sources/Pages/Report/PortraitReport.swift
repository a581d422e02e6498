public import Astrology
public import Drawing
internal import Ephemeris
public import Readings
@_spi(FrontEnd) public import Words

/// What charts say, as a page of HTML to print: a cover with the wheel, and then the chapters, none of
/// them split between two sheets of paper if it fits on one.
///
/// The page needs nothing but itself: no script, no font, nothing from the network. It is well-formed XML, too, and
/// what people typed is escaped.
///
/// ```swift
/// let portrait = WrittenPortrait(Portrait(of: chart))
/// let html = try PortraitReport(portrait, of: chart, named: "Ada").html()
/// ```
public struct PortraitReport: Sendable {
  private let kicker: String
  private let title: String
  private let lines: [String]
  private let wheel: Cover
  private let chapters: [Chapter]
  private let words: WordCorpus
  private let provenance: ReadingProvenance?

  /// The charts of the wheel on the cover.
  private enum Cover {
    case one(NatalChart)
    case two(NatalChart, NatalChart)
  }

  /// A chapter: paragraphs with the facts behind each.
  private struct Chapter {
    let title: String
    let paragraphs: [(text: String, why: String)]
    let question: String?
  }

  /// Makes a report of a person's portrait.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - chart: The birth chart.
  ///   - name: Whose it is, for the cover.
  ///   - words: The texts.
  ///   - provenance: What it was computed with, for the foot of the page.
  public init(
    _ portrait: WrittenPortrait, of chart: NatalChart, named name: String? = nil,
    words: WordCorpus = .english, provenance: ReadingProvenance? = nil
  ) {
    kicker = words.frame(.coverPerson)
    title = name ?? chart.sunSignInWords
    lines = Self.lines(of: chart, words)
    wheel = .one(chart)
    chapters = portrait.chapters.map { chapter in
      Chapter(
        title: chapter.title, paragraphs: chapter.paragraphs.map { ($0.text, $0.why) },
        question: chapter.question)
    }
    self.words = words
    self.provenance = provenance
  }

  /// Makes a report of the portrait of two people.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - synastry: The two charts.
  ///   - names: What the two are called.
  ///   - words: The texts.
  ///   - provenance: What it was computed with, for the foot of the page.
  public init(
    _ portrait: PairPortrait, of synastry: Synastry, names: PairNames = PairNames(),
    words: WordCorpus = .english, provenance: ReadingProvenance? = nil
  ) {
    kicker = words.frame(.coverTwo)
    title = words.frame(.and, ["first": names[.one], "second": names[.other]])
    lines = [(PairPortrait.Side.one, synastry.first), (.other, synastry.second)].flatMap {
      side, chart in
      var lines = Self.lines(of: chart, words)
      lines[0] = "\(names[side]): \(lines[0])"
      return lines
    }
    wheel = .two(synastry.first, synastry.second)
    chapters = Self.chapters(of: portrait.written(names: names, in: words))
    self.words = words
    self.provenance = provenance
  }

  /// Makes a report of the portrait of a year, a month or a week.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - chart: The birth chart.
  ///   - name: Whose it is, for the cover.
  ///   - words: The texts.
  ///   - provenance: What it was computed with, for the foot of the page.
  public init(
    _ portrait: PeriodPortrait, of chart: NatalChart, named name: String? = nil,
    words: WordCorpus = .english, provenance: ReadingProvenance? = nil
  ) {
    kicker = words.frame(.coverPeriod)
    title =
      name.map { "\($0) · \(portrait.periodInWords)" } ?? portrait.periodInWords
    lines = Self.lines(of: chart, words)
    wheel = .one(chart)
    chapters = Self.chapters(of: portrait.written(in: words))
    self.words = words
    self.provenance = provenance
  }

  private static func lines(of chart: NatalChart, _ words: WordCorpus) -> [String] {
    let summary = BirthSummary(chart: chart, words: words)
    return [summary.line] + summary.notes
  }

  private static func chapters(of portrait: WrittenPassages) -> [Chapter] {
    portrait.chapters.map { chapter in
      Chapter(
        title: chapter.title,
        paragraphs: chapter.paragraphs.map {
          (WrittenPassages.Chapter.text(of: $0), WrittenPassages.Chapter.why(of: $0))
        },
        question: chapter.question)
    }
  }

  /// The page with its styles in it, which needs nothing but itself.
  ///
  /// - Throws: ``/Drawing/DrawingError`` if the wheel can't be drawn.
  public func html() throws(DrawingError) -> String {
    var body = HTMLWriter()
    body.element("body") { html in
      writeCover(to: &html)
      html.element("main") { html in
        for (index, chapter) in chapters.enumerated() { write(chapter, index, to: &html) }
      }
      html.element("footer") { html in
        if let provenance { html.element("p", provenance.line(in: words)) }
        html.element("p", words.phrase(.madeBy, ["version": EngineVersion.text]))
      }
    }
    let styles = ReportStyle(of: body)
    var page = HTMLWriter()
    page.document(language: "en") { page in
      page.element("head") { head in
        head.void("meta", ["charset": "utf-8"])
        head.element("title", title)
        head.void(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.style(styles)
      }
      page.append(body)
    }
    return page.text
  }

  private func writeCover(to html: inout HTMLWriter) {
    html.element("header") { html in
      html.element("p", ["class": "kicker"], kicker)
      html.element("h1") { $0.element("bdi", title) }
      for line in lines { html.element("p", ["class": "quiet"], line) }
    }
    html.element("figure", ["class": "wide cover"]) { html in
      html.picture { theme in
        switch wheel {
        case .one(let chart):
          Wheel(of: chart, theme: theme).worded(in: PictureWords(words)).picture()
        case .two(let first, let second):
          Wheel(of: first, around: second, theme: theme).worded(in: PictureWords(words)).picture()
        }
      }
    }
  }

  private func write(_ chapter: Chapter, _ index: Int, to html: inout HTMLWriter) {
    let name = "chapter-\(index + 1)"
    html.element("section", ["class": "sheet", "aria-labelledby": name]) { html in
      html.element("h2", ["id": name], chapter.title)
      html.element("div", ["class": "content"]) { html in
        for paragraph in chapter.paragraphs {
          html.element("p", ["class": "said"], paragraph.text)
          html.element("p", ["class": "quiet why"], paragraph.why)
        }
        if let question = chapter.question { html.element("p", ["class": "headline"], question) }
      }
    }
  }
}
