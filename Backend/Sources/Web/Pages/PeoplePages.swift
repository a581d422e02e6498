@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension Site {
  /// The people whose charts a person keeps, and the person beside another.
  var peopleRoutes: [Route] {
    [
      own(.get, "/people", limit: .readings) { page, person in
        try await page.people(of: person, BirthDraft(), status: .ok)
      },
      own(.post, "/people", limit: .writes) { page, person in
        try await page.addPerson(of: person)
      },
      own(.get, "/people/{person}", limit: .readings) { page, person in
        try await page.chart(of: try await page.kept(of: person))
      },
      own(.get, "/people/{person}/us", limit: .readings) { page, person in
        try await page.us(with: try await page.kept(of: person), person)
      },
      own(.post, "/people/{person}/delete", limit: .writes) { page, person in
        _ = try await page.backend.store.deleteChart(
          of: person.key, named: page.visit.parameters[0])
        return .redirect(to: "/people")
      },
      own(.get, "/us", limit: .readings) { page, person in
        page.us(BirthDraft(), of: person, status: .ok)
      },
      own(.post, "/us", limit: .readings) { page, person in try await page.compare(person) },
    ]
  }
}

extension PageVisit {
  /// How many people a page lists.
  private static let mostListed = 100

  /// What a kept chart is called on pages.
  func title(of kept: KeptChart) -> String { kept.personName ?? words[.nameless] }

  fileprivate func kept(of person: Person) async throws -> KeptChart {
    try await backend.keptChart(named: visit.parameters[0], of: person)
  }

  /// The people, the week with them, and the form for another.
  fileprivate func people(
    of person: Person, _ draft: BirthDraft, status: HTTPResponse.Status
  ) async throws -> Answer {
    let found = try await backend.store.charts(
      of: person.key, after: try visit.query()["after"], limit: Self.mostListed,
      mostBytes: EntryPage.mostBytes)
    guard let found else { throw Refusal(.notFound, words[.noPerson]) }
    let week = try await week(of: person, with: found.charts)
    return page(words[.tabPeople], .people, status: status) { html in
      html.element("h1", words[.peopleTitle])
      if found.charts.isEmpty {
        html.element("p", ["class": "lead"], words[.peopleLead])
      } else {
        write(week, of: person, to: &html)
        section(words[.peopleCharts], to: &html) { html in
          html.element("ul", ["class": "menu"]) { html in
            for kept in found.charts { write(kept, to: &html) }
          }
          if let next = found.next {
            html.element("p") { html in
              html.element(
                "a", ["href": "/people?after=\(next.escapedForQuery)"], words[.morePeople])
            }
          }
        }
      }
      section(words[.peopleAdd], to: &html) { html in
        write(form: "/people", to: &html) { html in
          draft.write(ofOther: true, self, to: &html)
          html.button(words[.peopleKeep])
        }
        html.element("p", ["class": "quiet"], words[.peoplePrivacy])
        html.element("p") { $0.element("a", ["href": "/us"], words[.usOnce]) }
      }
    }
  }

  private func write(_ kept: KeptChart, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("a", ["href": "/people/\(kept.name)"]) { html in
        html.element("b") { $0.element("bdi", title(of: kept)) }
        html.element("span", clock.text(kept.birthLine))
      }
      html.element("a", ["class": "beside", "href": "/people/\(kept.name)/us"]) { html in
        html.write(words[.usWithYou] + " ")
        html.element("bdi", title(of: kept))
      }
    }
  }

  fileprivate func addPerson(of person: Person) async throws -> Answer {
    var draft = BirthDraft(form)
    let birth = try draft.read(self, over: nil)
    guard let birth, draft.isWhole else {
      return try await people(
        of: person, draft, status: draft.faults.isEmpty ? .ok : .unprocessableContent)
    }
    _ = try await backend.keepFriend(
      named: draft.name, birth: birth, of: person, at: visit.now)
    return .redirect(to: "/people")
  }

  /// The chart and the portrait of somebody whose chart is kept.
  fileprivate func chart(of kept: KeptChart) async throws -> Answer {
    let chart = try await backend.natalChart(of: kept)
    let portrait = await Task { WrittenPortrait(Portrait(of: chart)) }.value
    return page(title(of: kept), .people) { html in
      html.element("p", ["class": "kicker"]) { html in
        html.element("a", ["href": "/people"], words[.peopleTitle])
        html.write(" · " + clock.text(kept.birthLine))
      }
      html.element("h1") { $0.element("bdi", title(of: kept)) }
      writeSigns(of: chart, to: &html)
      html.element("p") { html in
        html.element("a", ["class": "button", "href": "/people/\(kept.name)/us"]) { html in
          html.write(words[.usWithYou] + " ")
          html.element("bdi", title(of: kept))
        }
      }
      html.element("p", ["class": "note"], words(.theirVoice, ["name": title(of: kept)]))
      writeChart(
        chart, portrait, ofOther: title(of: kept),
        caption: words(.theirWheel, ["name": title(of: kept)]), to: &html)
      section(words[.personDelete], to: &html) { html in
        html.element("p", words(.personDeleteLead, ["name": title(of: kept)]))
        write(form: "/people/\(kept.name)/delete", to: &html) { html in
          html.button(words[.delete], "grave")
        }
      }
    }
  }

  fileprivate func us(with kept: KeptChart, _ person: Person) async throws -> Answer {
    guard let bond = try await backend.bond(of: person, with: kept) else {
      throw StoreError.fault(reason: "two charts make no pair")
    }
    let query = try visit.query()["bond"] ?? ""
    return try await page(
      of: bond, between: PairNames(person.profile?.name ?? "", title(of: kept)),
      as: PairPortrait.Bond(rawValue: query), kept: kept)
  }
}

extension KeptChart {
  /// The birth in a line, as far as the kept line of births has it: when, and in which town.
  var birthLine: String {
    guard let line = JSONView(Array(line.utf8)) else { return "" }
    let about = line["about"]
    let parts = line["birth"].text.split(separator: "T")
    let date = parts.first.flatMap { try? CalendarDate(String($0)) }?.inWords
    return [
      date, parts.count > 1 ? String(parts[1].prefix(5)) : nil, about["place"].text,
      about["country"].text,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
