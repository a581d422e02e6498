@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

/// What of a day a month shows.
enum MonthSubject {
  case whole
  case meter(Meter)

  /// Reads the name in an address; the whole unless it is that of a meter.
  init(_ name: String?) {
    self = Meter.allCases.first { $0.name == name }.map(Self.meter) ?? .whole
  }

  var name: String {
    switch self {
    case .whole: ""
    case .meter(let meter): meter.name
    }
  }

  func score(of day: ScoredDate) -> Double {
    switch self {
    case .whole: day.scores.overall.unified
    case .meter(let meter): day.scores[meter].unified
    }
  }
}

extension PageVisit {
  /// The month of a date as a calendar, each day a link.
  func month(of date: CalendarDate, _ person: Person) async throws -> Answer {
    let subject = MonthSubject(try visit.query()["for"])
    let today = try today(of: person)
    let first = date.advanced(byDays: 1 - date.day)
    let days = try await backend.scores(
      from: first, dayCount: first.lengthOfItsMonth, of: person)
    let standing = StandingDays(of: days, first: first, today: today, subject)
    let title = "\(first.monthName) \(first.year)"
    return page(title, .month) { html in
      html.element("h1", title)
      writeBest(of: standing, subject, to: &html)
      if case .whole = subject {
        // What people look for most, so that nobody takes the best of the whole day for the best for a date.
        for meter in [Meter.love, .socialLife, .career] {
          let subject = MonthSubject.meter(meter)
          writeBest(
            of: StandingDays(of: days, first: first, today: today, subject), subject,
            style: "quiet", to: &html)
        }
      }
      html.element("form", ["method": "get", "action": "/month/\(first.yearAndMonth)"]) { html in
        html.element("div", ["class": "field"]) { html in
          html.element("label", ["for": "for"], words[.monthFor])
          html.element("div", ["class": "row"]) { html in
            html.element(
              "select", ["id": "for", "name": "for", "aria-describedby": "for-hint"]
            ) { html in
              writeOptions(chosen: subject, to: &html)
            }
            html.button(words[.show])
          }
          html.element("small", ["id": "for-hint"], words[.monthForHint])
        }
      }
      writeCalendar(days, subject, first: first, today: today, to: &html)
      writeCellLegend(words[.monthLegend], hasPast: standing.hasPast, to: &html)
      writeSteps(around: first, subject, to: &html)
      writeStanding(days: standing, subject, to: &html)
    }
  }

  func writeOptions(chosen: MonthSubject, to html: inout HTMLWriter) {
    html.element(
      "option", ["value": "", "selected": chosen.name.isEmpty ? "selected" : nil],
      words[.wholeDay])
    for group in Meter.Group.allCases {
      html.element("optgroup", ["label": words[group.pageTitle]]) { html in
        for meter in group.meters {
          html.element(
            "option",
            [
              "value": meter.name, "selected": chosen.name == meter.name ? "selected" : nil,
            ], meter.title)
        }
      }
    }
  }

  private func writeCalendar(
    _ days: [ScoredDate], _ subject: MonthSubject, first: CalendarDate, today: CalendarDate,
    to html: inout HTMLWriter
  ) {
    let scores = Dictionary(uniqueKeysWithValues: days.map { ($0.date, subject.score(of: $0)) })
    let length = first.lengthOfItsMonth
    // Weeks begin on Monday.
    let lead = (first.weekday + 6) % 7
    html.element("table", ["class": "month"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for day in 0..<7 {
            let name = first.advanced(byDays: day - lead).weekdayName
            html.element("th", ["scope": "col"]) { html in
              html.element("abbr", ["title": name], String(name.prefix(2)))
            }
          }
        }
      }
      html.element("tbody") { html in
        for week in stride(from: -lead, to: length, by: 7) {
          html.element("tr") { html in
            for day in week..<(week + 7) {
              guard (0..<length).contains(day) else {
                html.element("td", "")
                continue
              }
              let date = first.advanced(byDays: day)
              // Of a month that is over all days are alike.
              let isOver = date < today && first.yearAndMonth == today.yearAndMonth
              write(date, scores[date], isToday: date == today, isOver: isOver, to: &html)
            }
          }
        }
      }
    }
  }

  private func write(
    _ date: CalendarDate, _ score: Double?, isToday: Bool, isOver: Bool,
    to html: inout HTMLWriter
  ) {
    guard let score else {
      return html.element("td") { $0.element("span", ["class": "none"], "\(date.day)") }
    }
    let kinds = [
      ScoreTone.cell(score, isOver: isOver), isToday ? "now" : nil, isOver ? "over" : nil,
    ]
    html.element("td", ["class": kinds.compactMap(\.self).joined(separator: " ")]) { html in
      writeLink(to: date, "\(date.day)", score, isToday: isToday, to: &html)
    }
  }

  private func writeLink(
    to date: CalendarDate, _ title: String, _ score: Double, isToday: Bool,
    to html: inout HTMLWriter
  ) {
    html.element(
      "a", ["href": "/day/\(date)", "aria-current": isToday ? "date" : nil]
    ) { html in
      html.element("b", title)
      html.element("small", score.signedWhole)
    }
  }

  /// Writes some days in a row, each a link with its score.
  func writeRow(of days: [ScoredDate], to html: inout HTMLWriter) {
    html.element("table", ["class": "month week"]) { html in
      html.element("caption", ["class": "hidden"], words[.aheadTitle])
      html.element("thead") { html in
        html.element("tr") { html in
          for day in days {
            html.element("th", ["scope": "col"]) { html in
              let name = day.date.weekdayName
              html.element("abbr", ["title": name], String(name.prefix(2)))
            }
          }
        }
      }
      html.element("tbody") { html in
        html.element("tr") { html in
          for day in days {
            let score = day.scores.overall.unified
            html.element("td", ["class": ScoreTone.cell(score)]) { html in
              writeLink(to: day.date, "\(day.date.day)", score, isToday: false, to: &html)
            }
          }
        }
      }
    }
  }

  private func writeSteps(
    around first: CalendarDate, _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    html.element("nav", ["class": "steps", "aria-label": words[.otherMonths]]) { html in
      for date in [first.advanced(byDays: -1), first.advanced(byDays: 31)] {
        let query = subject.name.isEmpty ? "" : "?for=\(subject.name)"
        html.element(
          "a", ["href": "/month/\(date.yearAndMonth)\(query)"], "\(date.monthName) \(date.year)")
      }
    }
  }
}

extension CalendarDate {
  /// Such as `2025-01`.
  var yearAndMonth: String { String(description.dropLast(3)) }
}
