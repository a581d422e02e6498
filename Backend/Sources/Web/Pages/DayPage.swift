@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

extension PageVisit {
  /// How many days ahead a day's page shows.
  private static let daysAhead = 7
  /// How many questions a day's page suggests at least.
  private static let questionCount = 3

  /// A day: one message, and on request its reasons and times; then scores and the days ahead.
  func day(_ date: CalendarDate, of person: Person, isToday: Bool) async throws -> Answer {
    let reading = try await backend.reading(on: date, of: person, at: visit.now)
    guard let day = DayReadingView(json: reading.json, clock: clock) else {
      throw StoreError.fault(reason: "a reading can't be read")
    }
    let hours = try await backend.hours(of: date, for: person)
    // Readings reach the last days of the ephemeris; the row ends before them.
    let ahead = date.advanced(byDays: 1)
    let week =
      engine.ephemeris.span.contains(date.advanced(byDays: Self.daysAhead))
      ? try await backend.scores(from: ahead, dayCount: Self.daysAhead, of: person) : []
    let moon = try engine.day(date, in: person.settings.zone).day.moon.illumination
    return page(isToday ? words[.tabToday] : date.inWords, isToday ? .today : .month) { html in
      writeNight(day, date, moon, isToday: isToday, of: person, to: &html)
      writeReasons(of: day, hours, to: &html)
      writeMeters(of: day, to: &html)
      writeAhead(day.ahead, week, to: &html)
      writeQuestions(of: day, on: date, to: &html)
      if day.isModels { html.element("p", ["class": "quiet"], words[.modelWrote]) }
    }
  }

  private func writeNight(
    _ day: DayReadingView, _ date: CalendarDate, _ moon: MoonPhase.Illumination, isToday: Bool,
    of person: Person, to html: inout HTMLWriter
  ) {
    html.element("section", ["class": "night", "aria-labelledby": "day"]) { html in
      html.element("div", ["class": "moon"]) { html in
        html.picture { MoonDisc(moon, theme: $0).picture() }
      }
      html.element("p", ["class": "kicker"]) { html in
        if isToday { html.write(words[.tabToday] + " · ") }
        html.element("bdi", person.profile?.name ?? "")
      }
      html.element("h1", ["id": "day"], date.inWords)
      writeTries(of: day, to: &html)
      html.element("p", ["class": "kicker message"], words[.dayInALine])
      html.element("p", ["class": "headline"], day.headline)
      html.element("div", ["class": "whole"]) { html in
        html.meter(words[.wholeDay], day.overall.label, day.overall.unified, day.overall.tone)
        html.axis((words[.axisHard], words[.axisQuiet], words[.axisEasy]))
      }
      if let chart = try? backend.chart(of: person) {
        html.element("p", ["class": "kicker sky"], words(.skyLine, ["sun": sunLine(of: chart)]))
      }
      html.element("nav", ["class": "steps", "aria-label": words[.otherDays]]) { html in
        for (step, title) in [(-1, PageText.dayBefore), (1, .dayAfter)] {
          html.element(
            "a", ["href": "/day/\(date.advanced(byDays: step))"], words[title])
        }
      }
    }
  }

  /// Writes why the day is as it is, what helps, and when, as cards that open on request.
  private func writeReasons(
    of day: DayReadingView, _ hours: [ScoredHour], to html: inout HTMLWriter
  ) {
    section(words[.reasonsTitle], to: &html) { html in
      html.element("div", ["class": "groups"]) { html in
        card(words[.whyTitle], whyLine(of: day), to: &html) { html in
          html.element("p", day.overview)
          writeTransits(of: day, to: &html)
        }
        html.element("div", ["class": "card"]) { html in
          html.element("h3", words[.adviceThink])
          html.element("p", ["class": "think"], day.question)
        }
        card(words[.hoursTitle], sentence(about: hours), to: &html) { html in
          if !hours.isEmpty {
            html.element("figure", ["class": "hours"]) { html in
              html.hours(hours.map { ($0.hour, $0.score.unified) }, words[.hoursPicture], clock)
            }
          }
          html.element("p", day.rhythm)
        }
        card(words[.othersTitle], words[.othersLine], to: &html) { html in
          html.element("p", day.company)
          html.element("p", day.shared)
        }
        card(
          words[.moonTitle],
          words(
            .moonLine,
            ["sign": day.moonSign, "share": DecimalText.fixed(day.moonLit, decimals: 0)]),
          to: &html
        ) { html in
          html.element("p", day.moonText)
          html.element(
            "p", ["class": "quiet"], words(.moonPhase, ["phase": day.moonPhase.lowercased()]))
        }
      }
    }
  }

  private func whyLine(of day: DayReadingView) -> String {
    switch day.transits.count {
    case 0: words[.whyNone]
    case 1: words[.whyOne]
    case let count: words(.whyMany, ["count": "\(count)"])
    }
  }

  /// Writes one thing to do and one not to do, before all else.
  private func writeTries(of day: DayReadingView, to html: inout HTMLWriter) {
    html.element("ul", ["class": "tries"]) { html in
      for (kind, title, text) in [
        ("do", words[.adviceDo], day.deed), ("dont", words[.adviceDont], day.caution),
      ] {
        html.element("li", ["class": kind]) { html in
          html.element("b", title)
          html.element("p", text)
        }
      }
    }
  }

  private func writeMeters(of day: DayReadingView, to html: inout HTMLWriter) {
    section(words[.metersTitle], to: &html) { html in
      writeLegend(words[.metersLegend], to: &html)
      html.element("div", ["class": "groups"]) { html in
        for group in day.groups {
          html.element("details", ["class": "card"]) { html in
            html.element("summary") { html in
              html.meter(
                group.group.map { words[$0.pageTitle] } ?? group.score.title, group.score.label,
                group.score.unified, group.score.tone)
            }
            html.element("p", group.score.text)
            html.element("ul", ["class": "meters"]) { html in
              for meter in group.meters {
                html.element("li") { html in
                  html.meter(meter.title, meter.label, meter.unified, meter.tone)
                  html.element("p", meter.text)
                }
              }
            }
          }
        }
      }
    }
  }

  /// The easiest and the hardest hour, if they differ by a tenth of the scale; else the easiest waking hour, which the
  /// day's act may name, if it differs at all.
  private func sentence(about hours: [ScoredHour]) -> String {
    guard let best = hours.max(by: { $0.score.unified < $1.score.unified }),
      let worst = hours.min(by: { $0.score.unified < $1.score.unified })
    else { return words[.hoursLevel] }
    if best.score.unified - worst.score.unified >= 20 {
      return words(
        .hoursMove,
        ["best": clock.text(ofHour: best.hour), "worst": clock.text(ofHour: worst.hour)])
    }
    let awake = hours.filter { (7..<23).contains($0.hour) }
    guard let peak = awake.max(by: { $0.score.unified < $1.score.unified }),
      let low = awake.map(\.score.unified).min(), peak.score.unified - low >= 2
    else { return words[.hoursLevel] }
    return words(.hoursSlight, ["best": clock.text(ofHour: peak.hour)])
  }

  private func writeTransits(of day: DayReadingView, to html: inout HTMLWriter) {
    aside(words[.detailsOfSky], to: &html) { html in
      html.element("ul", ["class": "meters"]) { html in
        for transit in day.transits {
          html.element("li") { html in
            html.element("h4", transit.title)
            html.element("p", transit.text)
          }
        }
      }
      html.element("p", day.analysis)
    }
  }

  private func writeAhead(_ text: String, _ week: [ScoredDate], to html: inout HTMLWriter) {
    section(words[.aheadTitle], to: &html) { html in
      guard !week.isEmpty else { return html.element("p", text) }
      html.element("p", sentence(about: week))
      writeRow(of: week, to: &html)
      aside(words[.aheadDetails], to: &html) { $0.element("p", text) }
    }
  }

  /// The easiest and the hardest of some days, if they stand out.
  private func sentence(about week: [ScoredDate]) -> String {
    func score(_ day: ScoredDate) -> Double { day.scores.overall.unified }
    let best = week.max { score($0) < score($1) }.filter { ScoreTone(score($0)) == .easy }
    let worst = week.min { score($0) < score($1) }.filter { ScoreTone(score($0)) == .hard }
    let parts = [
      best.map { words(.aheadEasiest, ["date": $0.date.inWords]) },
      worst.map {
        words(best == nil ? .aheadHardest : .aheadHardestToo, ["date": $0.date.inWords])
      },
    ].compactMap(\.self)
    return parts.isEmpty ? words[.aheadLevel] : parts.joined(separator: " ")
  }

  /// The questions of a reading that are about its day, and others about a day where these are few.
  private func questions(of day: DayReadingView) -> [String] {
    let ofTheDay = day.questions.filter { question in
      question.split { !$0.isLetter }.contains { $0 == "today" || $0 == "tonight" }
    }
    let others = [PageText.dayAsk1, .dayAsk2, .dayAsk3].map { words[$0] }
      .filter { !ofTheDay.contains($0) }
    return Array((ofTheDay + others).prefix(max(ofTheDay.count, Self.questionCount)))
  }

  private func writeQuestions(
    of day: DayReadingView, on date: CalendarDate, to html: inout HTMLWriter
  ) {
    section(words[.questionsTitle], to: &html) { html in
      html.element("ul", ["class": "chips"]) { html in
        for question in questions(of: day) {
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
}

extension Optional {
  /// The value if it fits; else nil.
  fileprivate func filter(_ fits: (Wrapped) -> Bool) -> Self { flatMap { fits($0) ? $0 : nil } }
}
