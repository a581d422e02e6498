@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension Site {
  /// A person's chart, their year, and them beside another.
  var chartRoutes: [Route] {
    [
      own(.get, "/chart", limit: .readings) { page, person in try await page.chart(of: person) },
      own(.get, "/year", limit: .readings) { page, person in
        try await page.year(of: person, on: try page.today(of: person))
      },
      own(.get, "/year/{year}", limit: .readings) { page, person in
        let text = page.visit.parameters[0]
        guard text.utf8.count == 4, let year = Int(text) else {
          throw Refusal.invalid(page.words(.yearWrong, ["year": text.printable]))
        }
        return try await page.year(year, of: person)
      },
    ]
  }
}

extension PageVisit {
  fileprivate func chart(of person: Person) async throws -> Answer {
    let (chart, portrait) = try await Task { [backend] in
      let chart = try backend.chart(of: person)
      return (chart, WrittenPortrait(Portrait(of: chart)))
    }.value
    let profile = try backend.profile(of: person)
    return page(words[.tabChart], .chart) { html in
      html.element("p", ["class": "kicker"]) { html in
        html.element("bdi", profile.name)
        html.write(" · " + line(of: profile.birth))
      }
      html.element("h1", words[.chartTitle])
      writeSigns(of: chart, to: &html)
      html.element("p") { $0.element("a", ["href": "/birth"], words[.changeBirth]) }
      writeChart(chart, portrait, caption: words[.wheelCaption], to: &html)
    }
  }

  /// Writes a chart: its contents, the wheel, the portrait, and the places of the points.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - portrait: What it says, to the person whose chart it is.
  ///   - other: What that person is called, if it isn't who reads.
  ///   - caption: What stands below the wheel.
  ///   - html: Where to.
  func writeChart(
    _ chart: NatalChart, _ portrait: WrittenPortrait, ofOther other: String? = nil,
    caption: String, to html: inout HTMLWriter
  ) {
    writeContents(
      [Anchor(name: "wheel", title: words[.wheelTitle])] + portrait.chapters.map(\.anchor)
        + [Anchor(name: "places", title: words[.placesTitle])], to: &html)
    writeWheel(caption: caption, to: &html) { Wheel(of: chart, theme: $0).withoutGuesses }
    for note in notes(on: chart) { html.element("p", ["class": "quiet"], clock.text(note)) }
    for chapter in portrait.chapters {
      section(chapter.title, "portrait", named: chapter.anchor.name, to: &html) { html in
        for text in texts(of: chapter, chart, ofOther: other) {
          html.element("p", clock.text(text))
        }
        writeFacts(chapter.paragraphs.map(\.why).filter { !$0.isEmpty }, to: &html)
      }
    }
    section(words[.placesTitle], named: "places", to: &html) { writePlaces(of: chart, to: &$0) }
  }

  /// Writes a wheel: with every degree for a desk, and with fewer and larger labels for a phone.
  func writeWheel(
    caption: String, to html: inout HTMLWriter, wheel: (Theme) -> Wheel
  ) {
    html.element("figure", ["class": "wheel", "id": "wheel"]) { html in
      html.element("div", ["class": "large"]) { html in
        html.picture { wheel($0).picture() }
      }
      html.element("div", ["class": "small"]) { html in
        html.picture { wheel($0).tile.picture() }
      }
      html.element("figcaption", caption)
    }
  }

  /// The paragraphs of a chapter; how sure the chart of another is, is said of that person by name.
  private func texts(
    of chapter: WrittenPortrait.Chapter, _ chart: NatalChart, ofOther other: String?
  ) -> [String] {
    guard let other, chapter.chapter == .certainty, !chart.birth.isTimed else {
      return chapter.paragraphs.map(\.text)
    }
    return [
      words(.theirUntimed, ["name": other]),
      chart.uncertainty.moonSignIsCertain ? nil : words(.theirMoonOpen, ["name": other]),
      chart.uncertainty.sunSignIsCertain ? nil : words(.theirSunOpen, ["name": other]),
    ].compactMap(\.self)
  }

  /// What a reader should know about how the birth was understood.
  private func notes(on chart: NatalChart) -> [String] {
    let summary = BirthSummary(chart: chart)
    guard !chart.birth.isTimed else { return summary.notes }
    return summary.clockNotes + [words(.untimedNote, ["range": moonRange(of: chart)])]
  }

  /// Where the Moon was on the date of a birth without a time.
  private func moonRange(of chart: NatalChart) -> String {
    words(
      .fromTo,
      [
        "first": "\(ZodiacPosition(chart.uncertainty.moonAtStart))",
        "last": "\(ZodiacPosition(chart.uncertainty.moonAtEnd))",
      ])
  }

  /// A birth in a line: when, and in which town.
  private func line(of birth: GivenBirth) -> String {
    [birth.date.inWords, birth.time.map(clock.text(of:)), birth.city, birth.country]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// The sign of the Sun, or both that are possible without a time of birth.
  func sunLine(of chart: NatalChart) -> String {
    words(
      .sunIn,
      [
        "sign": signs(
          of: chart.state(of: .sun).longitude, within: 1, chart.uncertainty.sunSignIsCertain)
      ])
  }

  /// The sign of the Moon, or both that are possible without a time of birth.
  private func moonLine(of chart: NatalChart) -> String {
    words(
      .moonIn,
      [
        "sign": signs(
          of: chart.state(of: .moon).longitude, within: 8, chart.uncertainty.moonSignIsCertain)
      ])
  }

  /// The sign of a longitude, or if it isn't certain, that and the one nearby.
  private func signs(
    of longitude: EclipticLongitude, within degrees: Double, _ isCertain: Bool
  ) -> String {
    let first = sign(of: longitude, movedBy: -degrees)
    let last = sign(of: longitude, movedBy: degrees)
    guard !isCertain, first != last else { return ZodiacSign(longitude).title }
    return words(.either, ["first": first.title, "last": last.title])
  }

  private func sign(of longitude: EclipticLongitude, movedBy degrees: Double) -> ZodiacSign {
    ZodiacSign((try? longitude.advanced(by: .degrees(degrees))) ?? longitude)
  }

  func writeSigns(of chart: NatalChart, to html: inout HTMLWriter) {
    var signs = [sunLine(of: chart), moonLine(of: chart)]
    if let angles = chart.angles {
      signs.append(words(.risingIn, ["sign": ZodiacSign(angles.ascendant).title]))
    } else {
      signs.append(words[.risingUnknown])
    }
    html.element("ul", ["class": "chips"]) { html in
      for sign in signs { html.element("li", sign) }
    }
    if chart.angles != nil { html.element("p", ["class": "quiet"], words[.risingMeans]) }
  }

  private func writePlaces(of chart: NatalChart, to html: inout HTMLWriter) {
    let isTimed = chart.birth.isTimed
    html.element("table", ["class": "table"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for title in [PageText.point, .position] + (isTimed ? [.houseTitle] : []) {
            html.element("th", ["scope": "col"], words[title])
          }
        }
      }
      html.element("tbody") { html in
        for body in CelestialBody.scoringPoints {
          guard let state = chart.sky[body] else { continue }
          let longitude = state.longitude
          let isBackward = body != .meanNode && state.isRetrograde
          let isOpen = body == .moon && !isTimed
          let place = isOpen ? moonRange(of: chart) : "\(ZodiacPosition(longitude))"
          writeRow(
            body.title, isBackward ? words(.backward, ["place": place]) : place,
            isTimed ? "\(chart.frame.house(of: longitude))" : nil, to: &html)
        }
        if let angles = chart.angles {
          for (title, longitude) in [
            (GlossaryTerm.ascendant, angles.ascendant), (.midheaven, angles.midheaven),
          ] {
            writeRow(
              WordCorpus.english.name(of: title), "\(ZodiacPosition(longitude))", "", to: &html)
          }
        }
      }
    }
  }

  private func writeRow(
    _ title: String, _ place: String, _ house: String?, to html: inout HTMLWriter
  ) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], title)
      html.element("td", place)
      if let house { html.element("td", house) }
    }
  }
}

extension WrittenPortrait.Chapter {
  /// The chapter among the contents of a page.
  fileprivate var anchor: Anchor { Anchor(name: "part-\(chapter.rawValue)", title: title) }
}
