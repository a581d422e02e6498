internal import Astrolabe
internal import Service
internal import Store
internal import Wire

extension PageVisit {
  /// The year of life that a date is in, what the calendar year is about, and its turning points.
  func year(of person: Person, on date: CalendarDate) async throws -> Answer {
    let year = try await backend.yearOfLife(of: person, on: date)
    let portrait = try await backend.portrait(ofYear: date.year, of: person)
    let zone = try engine.zone(person.settings.zone)
    return page(words[.tabYear], .year) { html in
      html.element("h1", words[.yearTitle])
      if let year {
        write(year, in: zone, to: &html)
      } else {
        html.element("p", words[.yearUnknown])
      }
      writeYears(around: date.year, to: &html)
      if let portrait { write(portrait, to: &html) }
      guard let year else { return }
      section(words[.yearSlow], to: &html) { html in
        html.element("p", ["class": "quiet"], words[.yearSlowHint])
        guard !year.transits.isEmpty else { return html.element("p", words[.yearNone]) }
        card(
          words(.yearDays, ["count": "\(year.transits.count)"]), words[.detailsOfSky], to: &html
        ) { html in
          write(year.transits.map { ($0, zone.clock(at: $0.at).date) }, to: &html)
        }
      }
    }
  }

  /// What a calendar year is about.
  func year(_ year: Int, of person: Person) async throws -> Answer {
    let portrait = try await backend.portrait(ofYear: year, of: person)
    return page("\(year)", .year) { html in
      html.element("h1", words(.yearOf, ["year": "\(year)"]))
      writeYears(around: year, to: &html)
      if let portrait {
        write(portrait, to: &html)
      } else {
        html.element("p", words[.yearUnknown])
      }
    }
  }

  private func writeYears(around year: Int, to html: inout HTMLWriter) {
    html.element("nav", ["class": "steps", "aria-label": words[.otherYears]]) { html in
      for (year, title) in [(year - 1, "← \(year - 1)"), (year + 1, "\(year + 1) →")] {
        html.element("a", ["href": "/year/\(year)"], title)
      }
    }
  }

  private func write(_ year: ReportYear, in zone: CivilZone, to html: inout HTMLWriter) {
    func day(_ instant: JulianDay<UT1>) -> String { zone.clock(at: instant).date.inWords }
    let profection = year.profection
    html.element(
      "p", ["class": "lead"],
      words(
        .yearLead,
        [
          "age": "\(profection.age)", "first": day(profection.period.lowerBound),
          "last": day(profection.period.upperBound), "topic": words.house(profection.house),
        ]))
    aside(words[.yearWhy], to: &html) { html in
      html.element(
        "p",
        words(.yearLord, ["lord": profection.lord.title, "sign": profection.sign.title]))
      html.element(
        "p",
        words(
          .yearMonth,
          [
            "sign": year.month.sign.title, "lord": year.month.lord.title,
            "date": day(year.month.period.upperBound),
          ]))
    }
    if profection.countedFrom == .sun {
      html.element("p", ["class": "quiet"], words[.yearWithoutTime])
    }
  }

  /// Writes the exact angles of a year, month by month.
  private func write(
    _ turns: [(transit: ExactTransit, date: CalendarDate)], to html: inout HTMLWriter
  ) {
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
