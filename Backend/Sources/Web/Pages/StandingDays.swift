internal import Astrolabe
internal import Service
internal import Store
internal import Wire

/// The days of a month that stand out; of the month that is now, those that are not over.
struct StandingDays {
  /// How many days a list has at most.
  private static let mostListed = 5

  /// Days that stand out to one side, the strongest first.
  struct List {
    let days: [ScoredDate]
    /// The month that they are in, if it is the one after that which is shown.
    let month: CalendarDate?
  }

  let easiest: List
  let hardest: List

  /// Ranks the days that are left, and those of the next month where none of them stands out.
  init(left: [ScoredDate], next: [ScoredDate], _ subject: MonthSubject) {
    func list(_ pick: ([ScoredDate]) -> [ScoredDate]) -> List {
      let days = pick(left)
      let later = days.isEmpty ? pick(next) : []
      return later.isEmpty
        ? List(days: days, month: nil) : List(days: later, month: later.first?.date)
    }
    easiest = list { Self.standing($0, 1, subject) }
    hardest = list { Self.standing($0, -1, subject) }
  }

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
  /// The days of a month that stand out and, where none is left of them, those of the next month.
  func standingDays(
    of days: [ScoredDate], first: CalendarDate, _ subject: MonthSubject, _ person: Person
  ) async throws -> StandingDays {
    let today = try today(of: person)
    // Months that are over are looked at for what they were.
    guard first.yearAndMonth == today.yearAndMonth else {
      return StandingDays(left: days, next: [], subject)
    }
    let left = days.filter { $0.date >= today }
    let standing = StandingDays(left: left, next: [], subject)
    let next = first.advanced(byDays: first.lengthOfItsMonth)
    let isNeeded = standing.easiest.days.isEmpty || standing.hardest.days.isEmpty
    guard isNeeded,
      engine.ephemeris.span.contains(next.advanced(byDays: next.lengthOfItsMonth))
    else { return standing }
    let later = try await backend.scores(from: next, dayCount: next.lengthOfItsMonth, of: person)
    return StandingDays(left: left, next: later, subject)
  }

  /// Writes the easiest and the hardest days.
  func writeStanding(
    days standing: StandingDays, _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    html.element("section", ["class": "two"]) { html in
      write(standing.easiest, (.easiestDays, .easiestFor), subject, to: &html)
      write(standing.hardest, (.hardestDays, .hardestFor), subject, to: &html)
    }
  }

  private func write(
    _ list: StandingDays.List, _ titles: (whole: PageText, meter: PageText),
    _ subject: MonthSubject, to html: inout HTMLWriter
  ) {
    html.element("div") { html in
      switch subject {
      case .whole: html.element("h2", words[titles.whole])
      case .meter(let meter):
        html.element("h2", words(titles.meter, ["subject": meter.title.lowercased()]))
      }
      guard !list.days.isEmpty else { return html.element("p", words[.noSuchDay]) }
      if let month = list.month {
        html.element("p", ["class": "quiet"], words(.noneLeft, ["month": month.monthName]))
      }
      html.element("ol", ["class": "meters"]) { html in
        for day in list.days {
          html.element("li") { html in
            html.element("div", ["class": "meter"]) { html in
              html.element("a", ["href": "/day/\(day.date)"], day.date.inWords)
              html.element("span", ["class": "word"]) { html in
                html.element("small", subject.score(of: day).signedWhole)
              }
              html.bar(subject.score(of: day))
            }
          }
        }
      }
    }
  }
}
