@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

extension PageVisit {
  /// How many of the next turning points stand open on the page.
  private static let mostNext = 4

  /// The year of life that a date is in, what comes next in it, what the calendar year is about, and what of it is over.
  func year(of person: Person, on date: CalendarDate) async throws -> Answer {
    let year = try await backend.yearOfLife(of: person, on: date)
    let parts = try await backend.portrait(ofYear: date.year, of: person)?.parted(at: date)
    let zone = try engine.zone(person.settings.zone)
    let turns = year.map { $0.transits.map { Turn(transit: $0, date: zone.clock(at: $0.at).date) } }
    return page(words[.tabYear], .year) { html in
      html.element("h1", words[.yearTitle])
      if let year {
        writeLead(of: year, in: zone, to: &html)
      } else {
        html.element("p", words[.yearUnknown])
      }
      if let turns { writeNext(turns.filter { $0.date >= date }, to: &html) }
      if let parts { writeAbout(parts.left, to: &html) }
      let passed = (turns ?? []).filter { $0.date < date }
      if !passed.isEmpty || parts?.over.chapters.isEmpty == false {
        writeOver(passed, parts?.over, to: &html)
      }
      if let parts { writeAstrology(of: year, parts.left, in: zone, to: &html) }
      writeYears(around: date.year, to: &html)
    }
  }

  /// What a calendar year is about.
  func year(_ year: Int, of person: Person) async throws -> Answer {
    let portrait = try await backend.portrait(ofYear: year, of: person)
    return page("\(year)", .year) { html in
      html.element("h1", words(.yearOf, ["year": "\(year)"]))
      if let portrait {
        writeAbout(portrait, to: &html)
        writeAstrology(of: nil, portrait, in: nil, to: &html)
      } else {
        html.element("p", words[.yearUnknown])
      }
      writeYears(around: year, to: &html)
    }
  }

  private func writeYears(around year: Int, to html: inout HTMLWriter) {
    html.element("nav", ["class": "steps", "aria-label": words[.otherYears]]) { html in
      for (year, title) in [(year - 1, "← \(year - 1)"), (year + 1, "\(year + 1) →")] {
        html.element("a", ["href": "/year/\(year)"], title)
      }
    }
  }
}

/// A day on which a slow planet is exactly at an angle to a point of the chart.
private struct Turn: Sendable {
  let transit: TransitCalendar.ExactTransit
  let date: CalendarDate
}

extension PageVisit {
  private func writeLead(of year: ReportYear, in zone: CivilZone, to html: inout HTMLWriter) {
    let profection = year.profection
    html.element(
      "p", ["class": "lead"],
      words(
        .yearLead,
        [
          "age": "\(profection.age)", "first": day(profection.period.lowerBound, in: zone),
          "last": day(profection.period.upperBound, in: zone),
          "topic": words.house(profection.house),
        ]))
    if profection.countedFrom == .sun {
      html.element("p", ["class": "quiet"], words[.yearWithoutTime])
    }
  }

  private func day(_ instant: JulianDay<UT1>, in zone: CivilZone) -> String {
    zone.clock(at: instant).date.inWords
  }

  /// Writes the next turning points in words, and all that are to come, month by month.
  private func writeNext(_ turns: [Turn], to html: inout HTMLWriter) {
    section(words[.yearNext], to: &html) { html in
      guard !turns.isEmpty else { return html.element("p", words[.yearNone]) }
      html.element("ul", ["class": "meters"]) { html in
        let next = turns.prefix(Self.mostNext)
        for (index, turn) in next.enumerated() {
          html.element("li") { html in
            // Turning points of one day stand under one date.
            if index == 0 || next[index - 1].date != turn.date {
              html.element("h3") { html in
                html.element("a", ["href": "/day/\(turn.date)"], turn.date.inWords)
              }
            }
            html.element(
              "p", WordCorpus.english.transit(turn.transit.key, isLong: false, variant: 1) ?? "")
          }
        }
      }
      guard turns.count > Self.mostNext else { return }
      card(words(.yearDays, ["count": "\(turns.count)"]), words[.detailsOfSky], to: &html) {
        write(turns, to: &$0)
      }
    }
  }

  /// Writes the chapters that everybody understands: the strongest influence, cycles of life, and slow planets.
  private func writeAbout(_ portrait: PeriodPortrait, to html: inout HTMLWriter) {
    for chapter in portrait.with([.summary, .cycles, .transits]).written().chapters {
      let paragraphs = chapter.paragraphs.compactMap { paragraph in
        // How many angles there are is for those who know astrology.
        let plain = paragraph.filter { $0.weight > 0 }
        return plain.isEmpty ? nil : WrittenPassages.Chapter.text(of: plain)
      }
      guard !paragraphs.isEmpty else { continue }
      section(chapter.title, to: &html) { html in
        for text in paragraphs { html.element("p", clock.text(text)) }
        writeFacts(chapter.paragraphs.flatMap(\.self).flatMap(\.why), to: &html)
      }
    }
  }

  /// Writes what of the year is over, which opens on request.
  private func writeOver(
    _ turns: [Turn], _ portrait: PeriodPortrait?, to html: inout HTMLWriter
  ) {
    section(words[.yearOver], to: &html) { html in
      card(words(.yearOverDays, ["count": "\(turns.count)"]), words[.yearOverHint], to: &html) {
        html in
        for chapter in portrait?.with([.cycles, .transits]).written().chapters ?? [] {
          for paragraph in chapter.paragraphs {
            html.element("p", clock.text(WrittenPassages.Chapter.text(of: paragraph)))
          }
        }
        write(turns, to: &html)
      }
    }
  }

  /// Writes the planets of the year, the chart of the birthday, busy months, and how sure all is.
  private func writeAstrology(
    of year: ReportYear?, _ portrait: PeriodPortrait, in zone: CivilZone?,
    to html: inout HTMLWriter
  ) {
    section(words[.detailsOfSky], to: &html) { html in
      if let year, let zone {
        card(words[.yearWhy], words[.yearWhyHint], to: &html) { html in
          html.element(
            "p",
            words(
              .yearLord,
              ["lord": year.profection.lord.title, "sign": year.profection.sign.title]))
          html.element(
            "p",
            words(
              .yearMonth,
              [
                "sign": year.month.sign.title, "lord": year.month.lord.title,
                "date": day(year.month.period.upperBound, in: zone),
              ]))
        }
      }
      for chapter in portrait.with([.theme, .solarReturn, .peaks, .certainty]).written().chapters {
        html.element("details", ["class": "card"]) { html in
          html.element("summary") { $0.element("h3", chapter.title) }
          write(chapter, to: &html)
        }
      }
    }
  }

  /// Writes the exact angles of a year, month by month.
  private func write(_ turns: [Turn], to html: inout HTMLWriter) {
    var month = ""
    for turn in turns where turn.date.yearAndMonth != month {
      month = turn.date.yearAndMonth
      html.element("h4", ["class": "month-name"], "\(turn.date.monthName) \(turn.date.year)")
      html.element("dl", ["class": "facts"]) { html in
        for turn in turns where turn.date.yearAndMonth == month {
          html.element("div") { html in
            html.element("dt") { html in
              html.element(
                "a", ["href": "/day/\(turn.date)"], "\(turn.date.weekdayName) \(turn.date.day)")
            }
            html.element("dd", WordCorpus.english.titleToYours(turn.transit))
          }
        }
      }
    }
  }
}
