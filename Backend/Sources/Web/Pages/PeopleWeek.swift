@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

/// The next seven days of a person and of some whose charts they keep.
struct PeopleWeek: Sendable {
  /// A person's days.
  struct Row: Sendable {
    let title: String
    /// Where the row leads; nil for one's own.
    let address: String?
    let days: [ScoredDate]
  }

  let subject: MonthSubject
  let rows: [Row]
  /// Those whose charts are kept, and whether they are in the table.
  let choices: [(kept: KeptChart, isIn: Bool)]

  /// How many people a table has room for, besides oneself.
  static let mostOthers = 6
  static let dayCount = 7

  /// The days that all rows have, and the mean of their scores.
  var together: [(date: CalendarDate, score: Double)] {
    guard let first = rows.first else { return [] }
    return first.days.compactMap { day in
      let scores = rows.compactMap { row in
        row.days.first { $0.date == day.date }.map(subject.score(of:))
      }
      guard scores.count == rows.count else { return nil }
      return (day.date, scores.reduce(0, +) / Double(scores.count))
    }
  }
}

extension PageVisit {
  /// The week of a person with those who are chosen in the address, or with the first.
  func week(of person: Person, with charts: [KeptChart]) async throws -> PeopleWeek {
    let query = try visit.query()
    let chosen = charts.filter { query["with-\($0.name)"] != nil }
    let others = Array((chosen.isEmpty ? charts : chosen).prefix(PeopleWeek.mostOthers))
    let today = try today(of: person)
    let own = try await backend.scores(from: today, dayCount: PeopleWeek.dayCount, of: person)
    var rows = [
      PeopleWeek.Row(title: person.profile?.name ?? "", address: nil, days: own)
    ]
    for kept in others {
      rows.append(
        PeopleWeek.Row(
          title: title(of: kept), address: "/people/\(kept.name)",
          days: try await backend.scores(
            from: today, dayCount: PeopleWeek.dayCount, of: kept, for: person)))
    }
    let names = Set(others.map(\.name))
    return PeopleWeek(
      subject: MonthSubject(query["for"]), rows: rows,
      choices: charts.map { ($0, names.contains($0.name)) })
  }

  /// Writes the week: who, what of a day, the table, and the best day for all.
  func write(_ week: PeopleWeek, of person: Person, to html: inout HTMLWriter) {
    section(words[.weekTogether], to: &html) { html in
      html.element("form", ["method": "get", "action": "/people"]) { html in
        html.element("div", ["class": "field"]) { html in
          html.element("label", ["for": "for"], words[.weekFor])
          html.element("div", ["class": "row"]) { html in
            html.element("select", ["id": "for", "name": "for"]) { html in
              writeOptions(chosen: week.subject, to: &html)
            }
            html.button(words[.show])
          }
        }
        if week.choices.count > 1 {
          html.element("details", ["class": "field"]) { html in
            html.element("summary", words[.weekWho])
            html.element(
              "p", ["class": "quiet"],
              words(.weekMost, ["count": "\(PeopleWeek.mostOthers)"]))
            for choice in week.choices {
              html.check("with-\(choice.kept.name)", title(of: choice.kept), isOn: choice.isIn)
            }
          }
        }
      }
      let together = week.together
      if let best = together.max(by: { $0.score < $1.score }) {
        html.element(
          "p", ["class": "lead"],
          words(
            .weekBest, ["date": best.date.inWords, "score": best.score.signedWhole]))
      }
      writeTable(of: week, together, to: &html)
      writeCellLegend(words[.weekLegend], to: &html)
    }
  }

  private func writeTable(
    of week: PeopleWeek, _ together: [(date: CalendarDate, score: Double)],
    to html: inout HTMLWriter
  ) {
    html.element("table", ["class": "month people"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for day in week.rows[0].days {
            html.element("th", ["scope": "col"]) { html in
              html.element("abbr", ["title": day.date.inWords]) { html in
                html.write(String(day.date.weekdayName.prefix(2)))
                html.element("span", " \(day.date.day)")
              }
            }
          }
        }
      }
      for row in week.rows {
        html.element("tbody") { html in
          writeName(row, columns: row.days.count, to: &html)
          html.element("tr") { html in
            for day in row.days {
              writeCell(
                week.subject.score(of: day), on: day.date, isOwn: row.address == nil, to: &html)
            }
          }
        }
      }
      guard week.rows.count > 1 else { return }
      html.element("tbody", ["class": "sum"]) { html in
        html.element("tr") { html in
          html.element(
            "th", ["scope": "rowgroup", "colspan": "\(together.count)"], words[.weekMean])
        }
        html.element("tr") { html in
          for day in together { writeCell(day.score, on: day.date, isOwn: false, to: &html) }
        }
      }
    }
  }

  private func writeName(_ row: PeopleWeek.Row, columns: Int, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "rowgroup", "colspan": "\(columns)"]) { html in
        if let address = row.address {
          html.element("a", ["href": address]) { $0.element("bdi", row.title) }
        } else {
          html.element("bdi", row.title)
        }
      }
    }
  }

  private func writeCell(
    _ score: Double, on date: CalendarDate, isOwn: Bool, to html: inout HTMLWriter
  ) {
    html.element("td", ["class": ScoreTone.cell(score)]) { html in
      if isOwn {
        html.element("a", ["href": "/day/\(date)"]) { $0.element("b", score.signedWhole) }
      } else {
        html.element("span", ["class": "none"]) { $0.element("b", score.signedWhole) }
      }
    }
  }
}
