@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store
internal import Wire

extension Site {
  /// The journal and moods.
  var diaryRoutes: [Route] {
    [
      own(.get, "/journal", limit: .readings) { page, person in try await page.journal(of: person)
      },
      own(.post, "/journal", limit: .writes) { page, person in try await page.keepArea(of: person)
      },
      own(.get, "/moods", limit: .readings) { page, person in try await page.moods(of: person) },
      own(.post, "/moods", limit: .writes) { page, person in try await page.keepMood(of: person) },
      own(.post, "/moods/{id}/delete", limit: .writes) { page, person in
        guard let name = MoodName(page.visit.parameters[0]) else {
          throw Refusal(.notFound, page.words[.noMood])
        }
        _ = try await page.backend.store.deleteMood(name, of: person.key)
        return .redirect(to: "/moods")
      },
    ]
  }
}

extension PageVisit {
  fileprivate func journal(of person: Person) async throws -> Answer {
    let before = try visit.query()["before"]
    let entries = try await backend.store.entries(of: person.key, before: before, limit: 30)
    guard let entries else { throw Refusal(.notFound, words[.noEntries]) }
    let memory = try await backend.memory(of: person)
    return page(words[.tabJournal], .journal) { html in
      html.element("h1", words[.tabJournal])
      html.element("p", ["class": "lead"], words[.journalLead])
      let opened = LifeArea.allCases.compactMap { area in memory.areas[area].map { (area, $0) } }
      if !opened.isEmpty {
        html.element("ul", ["class": "chips"]) { html in
          for (area, mentions) in opened {
            html.element(
              "li", words(.areaCount, ["area": words.area(area), "count": "\(mentions.count)"]))
          }
        }
      }
      for entry in entries.entries {
        html.element("article") { html in
          html.element("h2") { html in
            html.element("a", ["href": "/day/\(entry.date)"], entry.date.inWords)
          }
          html.element("p", clock.text(entry.summary))
          for viewed in entry.areas {
            html.element("h3", words.area(viewed.area))
            html.element("p", clock.text(viewed.text))
          }
        }
      }
      if entries.entries.isEmpty {
        html.element("p", words[.journalEmpty])
        html.element("p") { html in
          let date = (try? today(of: person)).map { "/day/\($0)/areas" } ?? "/today"
          html.element("a", ["class": "button", "href": date], words[.areasLink])
        }
      }
      if let next = entries.next {
        html.element("p") { html in
          html.element("a", ["href": "/journal?before=\(next.escapedForQuery)"], words[.older])
        }
      }
    }
  }

  /// Keeps an area of a day, with the words that stand there.
  fileprivate func keepArea(of person: Person) async throws -> Answer {
    let date = try DateTimeText.readDate(form["date"])
    guard let area = LifeArea(rawValue: form["area"]) else {
      throw Refusal.invalid(words[.areaUnknown])
    }
    let details = try await backend.details(on: date, of: person, at: visit.now)
    let day = try await backend.reading(on: date, of: person, at: visit.now)
    guard let text = JSONView(details.json)?["details"][area.rawValue].text,
      let reading = DayReadingView(json: day.json, clock: .twentyFour)
    else { throw StoreError.fault(reason: "a reading can't be read") }
    _ = try await backend.addEntry(
      ViewedReading(
        date: date, summary: reading.headline, areas: [ViewedArea(area, text: text)], seconds: 0),
      of: person, at: visit.now, once: { _ in nil })
    return .redirect(to: "/journal")
  }

  /// The moods that a page offers; other clients have words of their own.
  private static let moods: [PageText] = [
    .moodCalm, .moodHappy, .moodHopeful, .moodGrateful, .moodTired, .moodSad, .moodAnxious,
    .moodAngry,
  ]

  fileprivate func moods(of person: Person, fault: String? = nil) async throws -> Answer {
    let last = try visit.query()["before"].flatMap { MoodName($0) }
    let moods = try await backend.store.moods(
      of: person.key, after: last, limit: 30, mostBytes: EntryPage.mostBytes)
    guard let moods else { throw Refusal(.notFound, words[.noMood]) }
    let streak = try await backend.streak(of: person, at: visit.now)
    return page(
      words[.tabMoods], .moods, status: fault == nil ? .ok : .unprocessableContent
    ) { html in
      html.element("h1", words[.moodsTitle])
      write(form: "/moods", to: &html) { html in
        html.element("fieldset", ["class": "field"]) { html in
          html.element("legend", words[.moodQuestion])
          html.element("div", ["class": "moods"]) { html in
            for mood in Self.moods {
              html.check(
                "mood", words[mood], value: words[mood].lowercased(),
                isOn: form["mood"] == words[mood].lowercased(), isOneOf: true)
            }
          }
          if let fault { html.element("p", ["class": "fault"], fault) }
        }
        html.field(
          Field(
            "note", words[.moodNote], type: "textarea", value: form.text("note", longest: 10_000),
            hint: words[.moodHint], longest: 10_000))
        html.button(words[.moodSave])
      }
      if streak.days > 1 {
        html.element("p", ["class": "note"], words(.streak, ["days": "\(streak.days)"]))
      }
      if moods.entries.isEmpty { html.element("p", ["class": "quiet"], words[.moodsEmpty]) }
      html.element("ul", ["class": "meters"]) { html in
        for entry in moods.entries { write(entry, of: person, to: &html) }
      }
      if let next = moods.next {
        html.element("p") { html in
          html.element("a", ["href": "/moods?before=\(next)"], words[.older])
        }
      }
    }
  }

  private func write(_ entry: MoodEntry, of person: Person, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("h3", entry.mood)
      if !entry.note.isEmpty {
        html.element("p", ["class": "said"]) { $0.writeLines(entry.note) }
      }
      html.element("div", ["class": "row"]) { html in
        html.element("span", ["class": "quiet"], moment(entry.time, of: person))
        write(form: "/moods/\(entry.name)/delete", to: &html) { html in
          html.element("button", ["type": "submit", "class": "plain"]) { html in
            html.write(words[.delete])
            html.element(
              "span", ["class": "hidden"], " \(entry.mood) \(moment(entry.time, of: person))")
          }
        }
      }
    }
  }

  /// When a mood was felt, by the clock that it came with, or by the person's.
  private func moment(_ time: MoodTime, of person: Person) -> String {
    let second = Int(time.instant.milliseconds / 1_000)
    let east =
      time.minutesEast.map { $0 * 60 }
      ?? (try? engine.zone(person.settings.zone))?.secondsEast(at: second) ?? 0
    let (date, time) = CivilZone.utc.clock(at: JulianDay(secondsSince1970: second + east))
    return WordCorpus.english.phrase(
      .dateAtHour, ["date": date.inWords, "hour": clock.text(of: time)])
  }

  fileprivate func keepMood(of person: Person) async throws -> Answer {
    let mood = form["mood"]
    guard !mood.isEmpty, mood.unicodeScalars.count <= 64,
      let name = MoodName(bytes: RandomText.bytes(16))
    else { return try await moods(of: person, fault: words[.moodMissing]) }
    _ = try await backend.keepMood(
      MoodEntry(
        name: name, mood: mood, note: form.text("note", longest: 10_000),
        time: MoodTime(visit.now), quote: nil), of: person, at: visit.now)
    return .redirect(to: "/moods")
  }
}
