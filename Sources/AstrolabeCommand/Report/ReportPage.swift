import Astrolabe

/// A report as one page of HTML that needs nothing but itself.
struct ReportPage {
  let report: Report

  var reading: DailyReading { report.reading }
  var texts: ReadingTexts { report.texts }
  var words: WordCorpus { report.words }
  var zone: CivilZone { reading.day.zone }

  /// The parts of the page, in order.
  private enum Part: String, CaseIterable {
    case day, meters, transits, moon, chart, bond, month, week, year, sign, glossary
  }

  /// Those that there is something to tell in.
  private var parts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .year: report.year != nil
      case .bond: report.bond != nil
      case .day, .meters, .transits, .moon, .chart, .month, .week, .sign, .glossary: true
      }
    }
  }

  /// The page.
  ///
  /// - Throws: `DrawingError` where a picture can't be drawn.
  var text: String {
    get throws {
      // The body first: the style sheet holds the colours of its pictures.
      var body = HTMLWriter()
      try writeBody(to: &body)
      var page = HTMLWriter()
      page.document(language: "en") { page in
        page.element("head") { head in
          head.void("meta", ["charset": "utf-8"])
          head.element("title", title)
          head.void(
            "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
          head.style(ReportStyle(pictures: body.colors))
        }
        page.append(body)
      }
      return page.text
    }
  }

  private var title: String {
    let date = reading.day.date.inWords
    return report.name.map { "\($0): \(date)" } ?? "\(reading.chart.sunSign.title): \(date)"
  }

  private func writeBody(to html: inout HTMLWriter) throws {
    // Closures of the writer don't throw, so what may is drawn first.
    let month = try monthMap(), hours = try hoursCurve()
    html.element("body") { html in
      writeHeader(to: &html)
      writeContents(to: &html)
      html.element("main") { html in
        for part in parts {
          writePart(part, to: &html) { html in
            switch part {
            case .day: writeDay(hours: hours, to: &html)
            case .meters: writeMeters(to: &html)
            case .transits: writeTransits(to: &html)
            case .moon: writeMoon(to: &html)
            case .chart: writeChart(to: &html)
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
  }

  private func writeHeader(to html: inout HTMLWriter) {
    let summary = BirthSummary(chart: reading.chart, words: words)
    html.element("header") { html in
      html.element("p", ["class": "kicker"]) { html in
        if let name = report.name {
          html.element("bdi", name)
          html.write(" · ")
        }
        html.write(words.phrase(.daysReading, ["sign": reading.chart.sunSign.title]))
      }
      html.element("h1", reading.day.date.inWords)
      html.element("p", ["class": "headline"], texts.headline)
      html.element(
        "p", ["class": "quiet"],
        words.phrase(.bornToldForNoon, ["birth": summary.line, "zone": zone.told(in: words)]))
      for note in summary.notes { html.element("p", ["class": "quiet"], note) }
      if let note = zone.civilMoment(reading.day.date, .noon).note(in: words) {
        html.element("p", ["class": "quiet"], note)
      }
    }
  }

  private func writeContents(to html: inout HTMLWriter) {
    html.element("nav", ["aria-label": words.phrase(.contents)]) { html in
      html.element("ul") { html in
        for part in parts {
          html.element("li") { $0.element("a", ["href": "#\(part.rawValue)"], heading(of: part)) }
        }
      }
    }
  }

  private func writePart(
    _ part: Part, to html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
  ) {
    html.element("section", ["id": part.rawValue, "aria-labelledby": "\(part.rawValue)-title"]) {
      $0.element("h2", ["id": "\(part.rawValue)-title"], heading(of: part))
      $0.element("div", ["class": "content"], content: content)
    }
  }

  private func heading(of part: Part) -> String {
    switch part {
    case .day: words.phrase(.partDay)
    case .meters: words.phrase(.partMeters)
    case .transits: words.phrase(.partTransits)
    case .moon: words.phrase(.partMoon)
    case .chart: words.phrase(.partChart)
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
      html.element("p", report.provenance.line(in: words))
      html.element("p", words.phrase(.madeBy, ["version": EngineVersion.text]))
    }
  }
}

extension HTMLWriter {
  /// Writes terms with what belongs to each.
  mutating func descriptions(_ rows: [(term: String, text: String)], style: String) {
    element("dl", ["class": style]) { html in
      for row in rows {
        html.element("div") { html in
          html.element("dt", row.term)
          html.element("dd", row.text)
        }
      }
    }
  }
}
