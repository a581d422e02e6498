@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

/// The days of a month that stand out; of the month that is now, those that are still to come.
struct StandingDays {
  /// How many days a list has at most.
  private static let mostListed = 5

  /// The strongest first.
  let easiest: [ScoredDate]
  /// The strongest first.
  let hardest: [ScoredDate]
  /// Whether it is the month of today.
  let isNow: Bool
  /// Whether some days of the month of today are over.
  let hasPast: Bool
  let month: CalendarDate

  /// Ranks the days of a month from its first day on.
  init(of days: [ScoredDate], first: CalendarDate, today: CalendarDate, _ subject: MonthSubject) {
    month = first
    isNow = first.yearAndMonth == today.yearAndMonth
    hasPast = isNow && today > first
    // Months that are over are looked at for what they were.
    let left = isNow ? days.filter { $0.date >= today } : days
    easiest = Self.standing(left, 1, subject)
    hardest = Self.standing(left, -1, subject)
  }

  /// The first day of the month after.
  var next: CalendarDate { month.advanced(byDays: month.lengthOfItsMonth) }

  /// The days that stand out to the side of a sign.
  private static func standing(
    _ days: [ScoredDate], _ sign: Double, _ subject: MonthSubject
  ) -> [ScoredDate] {
    let ranked = days.map { (day: $0, score: subject.score(of: $0) * sign) }
      .filter { $0.score.rounded() >= ScoreTone.leastShown }
      .sorted { ($1.score, $0.day.date) < ($0.score, $1.day.date) }
    return ranked.prefix(mostListed).map(\.day)
  }
}

extension PageVisit {
  /// Writes the best day of a month in a sentence, if one stands out.
  func writeBest(
    of standing: StandingDays, _ subject: MonthSubject, style: String = "lead",
    to html: inout HTMLWriter
  ) {
    guard let best = standing.easiest.first else { return }
    let date = best.date.inWords
    html.element("p", ["class": style]) { html in
      switch subject {
      case .whole: html.write(words[standing.isNow ? .bestLeft : .bestOf] + " ")
      case .meter(let meter):
        html.write(
          words(
            standing.isNow ? .bestLeftFor : .bestOfFor, ["subject": meter.title.lowercased()])
            + " ")
      }
      html.element("a", ["href": "/day/\(best.date)"], date)
      html.write(" (\(subject.score(of: best).signedWhole))")
    }
  }

  /// Writes the easiest and the hardest days.
  func writeStanding(
    days standing: StandingDays, _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    html.element("section", ["class": "two"]) { html in
      write(standing.easiest, (.easiestDays, .easiestFor), standing, subject, to: &html)
      write(standing.hardest, (.hardestDays, .hardestFor), standing, subject, to: &html)
    }
  }

  private func write(
    _ days: [ScoredDate], _ titles: (whole: PageText, meter: PageText),
    _ standing: StandingDays, _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    html.element("div") { html in
      html.element("h2") { html in
        switch subject {
        case .whole: html.write(words[titles.whole])
        case .meter(let meter):
          html.write(words(titles.meter, ["subject": meter.title.lowercased()]))
        }
        if standing.isNow { html.write(" " + words[.stillToCome]) }
      }
      guard !days.isEmpty else { return writeNone(of: standing, subject, to: &html) }
      html.element("ol", ["class": "meters"]) { html in
        for day in days {
          let score = subject.score(of: day)
          html.element("li") { html in
            html.element("div", ["class": "meter"]) { html in
              html.element("a", ["href": "/day/\(day.date)"], day.date.inWords)
              html.element("span", ["class": "word"]) { html in
                html.element("small", score.signedWhole)
              }
              html.bar(score, ScoreTone(score))
            }
          }
        }
      }
    }
  }

  /// Writes that no day stands out; of the month that is now with the way to the next.
  private func writeNone(
    of standing: StandingDays, _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    guard standing.isNow, engine.ephemeris.span.contains(standing.next) else {
      return html.element("p", words[.noSuchDay])
    }
    let next = standing.next
    let query = subject.name.isEmpty ? "" : "?for=\(subject.name)"
    html.element("p") { html in
      html.write(words(.noneLeft, ["month": standing.month.monthName]) + " ")
      html.element(
        "a", ["href": "/month/\(next.yearAndMonth)\(query)"],
        words(.lookAtMonth, ["month": "\(next.monthName) \(next.year)"]))
    }
  }
}
