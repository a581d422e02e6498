internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension Site {
  /// A day, its areas of life, and the month.
  var dayRoutes: [Route] {
    [
      own(.get, "/today", limit: .readings) { page, person in
        try await page.day(try page.today(of: person), of: person, isToday: true)
      },
      own(.get, "/day/{date}", limit: .readings) { page, person in
        let date = try page.visit.date()
        return try await page.day(date, of: person, isToday: date == page.today(of: person))
      },
      own(.get, "/day/{date}/areas", limit: .readings) { page, person in
        try await page.areas(try page.visit.date(), of: person)
      },
      own(.get, "/month", limit: .readings) { page, person in
        let today = try page.today(of: person)
        return try await page.month(of: today, person)
      },
      own(.get, "/month/{month}", limit: .readings) { page, person in
        let text = page.visit.parameters[0]
        guard let first = try? CalendarDate(text + "-01") else {
          throw Refusal.invalid(page.words(.monthWrong, ["month": text.printable]))
        }
        return try await page.month(of: first, person)
      },
    ]
  }
}

extension PageVisit {
  /// How many days ahead a day's page shows.
  private static let daysAhead = 7

  fileprivate func day(
    _ date: CalendarDate, of person: Person, isToday: Bool
  ) async throws -> Answer {
    let reading = try await backend.reading(on: date, of: person, at: visit.now)
    guard let day = DayReadingView(json: reading.json) else {
      throw StoreError.fault(reason: "a reading can't be read")
    }
    let hours = try await backend.hours(of: date, for: person)
    // Readings reach the last days of the ephemeris; the row ends before them.
    let ahead = date.advanced(byDays: 1)
    let week =
      engine.ephemeris.span.contains(date.advanced(byDays: Self.daysAhead))
      ? try await backend.scores(from: ahead, dayCount: Self.daysAhead, of: person) : []
    let moon = try engine.day(date, in: person.settings.zone).day.moon.illumination
    return page(isToday ? words[.tabToday] : date.inWords, isToday ? .today : nil) { html in
      writeNight(day, date, moon, isToday: isToday, of: person, to: &html)
      html.element("ul", ["class": "trio"]) { html in
        for (kind, title, text) in [
          ("do", words[.adviceDo], day.deed), ("dont", words[.adviceDont], day.caution),
          ("think", words[.adviceThink], day.question),
        ] {
          html.element("li", ["class": kind]) { html in
            html.element("b", title)
            html.element("p", text)
          }
        }
      }
      writeMeters(of: day, to: &html)
      section(words[.hoursTitle], to: &html) { html in
        if !hours.isEmpty {
          html.element("figure", ["class": "hours"]) { html in
            html.hours(hours.map { ($0.hour, $0.score.unified) }, words[.hoursPicture])
            html.element("figcaption", sentence(about: hours))
          }
        }
        html.element("p", day.rhythm)
      }
      section(words[.moonTitle], to: &html) { html in
        html.element(
          "p", ["class": "quiet"],
          words(
            .moonLine,
            [
              "sign": day.moonSign, "phase": day.moonPhase.lowercased(),
              "share": DecimalText.fixed(day.moonLit, decimals: 0),
            ]))
        html.element("p", day.moonText)
      }
      section(words[.othersTitle], to: &html) { html in
        html.element("p", day.company)
        html.element("p", day.shared)
      }
      section(words[.aheadTitle], to: &html) { html in
        html.element("p", day.ahead)
        if !week.isEmpty { writeRow(of: week, to: &html) }
      }
      writeTransits(of: day, to: &html)
      writeQuestions(of: day, on: date, to: &html)
      if day.isModels { html.element("p", ["class": "quiet"], words[.modelWrote]) }
    }
  }

  private func writeNight(
    _ day: DayReadingView, _ date: CalendarDate, _ moon: MoonIllumination, isToday: Bool,
    of person: Person, to html: inout HTMLWriter
  ) {
    html.element("section", ["class": "night", "aria-labelledby": "day"]) { html in
      html.element("div", ["class": "moon"]) { html in
        html.picture { MoonDisc(moon, theme: $0).picture() }
      }
      html.element("p", ["class": "kicker"]) { html in
        if isToday { html.write(words[.tabToday] + " · ") }
        html.element("bdi", person.profile?.name ?? "")
        if let sign = (try? backend.chart(of: person))?.sunSign {
          html.write(" · " + words(.sunIn, ["sign": sign.title]))
        }
      }
      html.element("h1", ["id": "day"], date.inWords)
      html.element("p", ["class": "headline"], day.headline)
      html.element("p", day.overview)
      html.element("nav", ["class": "steps", "aria-label": words[.otherDays]]) { html in
        for (step, title) in [(-1, PageText.dayBefore), (1, .dayAfter)] {
          html.element(
            "a", ["href": "/day/\(date.advanced(byDays: step))"], words[title])
        }
      }
    }
  }

  /// A part of a page with its heading.
  func section(
    _ title: String, _ kind: String? = nil, to html: inout HTMLWriter,
    content: (inout HTMLWriter) throws -> Void
  ) rethrows {
    try html.element("section", ["class": kind.map { "part \($0)" } ?? "part"]) { html in
      html.element("h2", title)
      try content(&html)
    }
  }

  private func writeMeters(of day: DayReadingView, to html: inout HTMLWriter) {
    section(words[.metersTitle], to: &html) { html in
      html.element("p", ["class": "quiet"], words[.metersLegend])
      html.element("div", ["class": "groups"]) { html in
        html.element("div", ["class": "card whole"]) { html in
          html.meter(words[.wholeDay], day.overall.label, day.overall.unified)
          html.axis((words[.axisHard], words[.axisQuiet], words[.axisEasy]))
        }
        for group in day.groups {
          html.element("details", ["class": "card"]) { html in
            html.element("summary") { html in
              html.meter(group.score.title, group.score.label, group.score.unified)
              html.element("p", group.score.text)
            }
            html.element("ul", ["class": "meters"]) { html in
              for meter in group.meters {
                html.element("li") { html in
                  html.meter(meter.title, meter.label, meter.unified)
                  html.element("p", meter.text)
                }
              }
            }
          }
        }
      }
    }
  }

  /// The easiest and the hardest hour, if they differ by a tenth of the scale.
  private func sentence(about hours: [ScoredHour]) -> String {
    guard let best = hours.max(by: { $0.score.unified < $1.score.unified }),
      let worst = hours.min(by: { $0.score.unified < $1.score.unified }),
      best.score.unified - worst.score.unified >= 20
    else { return words[.hoursLevel] }
    return words(.hoursMove, ["best": "\(best.hour)", "worst": "\(worst.hour)"])
  }

  private func writeTransits(of day: DayReadingView, to html: inout HTMLWriter) {
    guard !day.transits.isEmpty else { return }
    section(words[.transitsTitle], to: &html) { html in
      html.element("ul", ["class": "meters"]) { html in
        for transit in day.transits {
          html.element("li") { html in
            html.element("h3", transit.title)
            html.element("p", transit.text)
          }
        }
      }
      html.element("details", ["class": "why"]) { html in
        html.element("summary", words[.detailsOfSky])
        html.element("p", day.analysis)
      }
    }
  }

  private func writeQuestions(
    of day: DayReadingView, on date: CalendarDate, to html: inout HTMLWriter
  ) {
    section(words[.questionsTitle], to: &html) { html in
      html.element("ul", ["class": "chips"]) { html in
        for question in day.questions {
          html.element("li") { html in
            let query = "question=\(question.escapedForQuery)&date=\(date)"
            html.element("a", ["href": "/ask?\(query)"], question)
          }
        }
      }
      html.element("p") { html in
        html.element("a", ["class": "button", "href": "/day/\(date)/areas"], words[.areasLink])
      }
    }
  }

  fileprivate func areas(_ date: CalendarDate, of person: Person) async throws -> Answer {
    let reading = try await backend.details(on: date, of: person, at: visit.now)
    guard let view = JSONView(reading.json) else {
      throw StoreError.fault(reason: "a reading can't be read")
    }
    let details = view["details"]
    let title = words(.areasTitle, ["date": date.inWords])
    return page(title) { html in
      html.element("p", ["class": "kicker"]) { html in
        html.element("a", ["href": "/day/\(date)"], words[.toTheDay])
      }
      html.element("h1", title)
      for area in LifeArea.allCases {
        section(words.area(area), to: &html) { html in
          html.element("p", details[area.rawValue].text)
          write(form: "/journal", to: &html) { html in
            html.void("input", ["type": "hidden", "name": "date", "value": "\(date)"])
            html.void("input", ["type": "hidden", "name": "area", "value": area.rawValue])
            html.button(words[.keepArea], "plain")
          }
        }
      }
    }
  }
}

extension String {
  /// The text as it stands in the query of an address.
  var escapedForQuery: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": escaped.append(byte)
      default: escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
