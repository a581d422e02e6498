@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// A person's own chart, days and journal.
  static let person: [Route] = [
    Route(
      .get, "/v1/me/chart", limit: .readings,
      .personal { visit, person in
        Answer(NatalChartDocument(try visit.backend.chart(of: person)))
          .tagged(for: visit.inquiry, cacheControl: Answer.ownDocument)
      }),
    Route(
      .get, "/v1/me/portrait", limit: .readings,
      .personal { visit, person in try await visit.portrait(of: person) }),
    Route(
      .get, "/v1/me/portrait/{period}", limit: .readings,
      .personal { visit, person in try await visit.portraitOfPeriod(of: person) }),
    Route(
      .post, "/v1/me/portrait/two", limit: .readings,
      .personal { visit, person in try await visit.portraitOfTwo(of: person) }),
    Route(
      .get, "/v1/me/wheel.svg", limit: .readings,
      .personal { visit, person in try await visit.wheel(of: person) }),
    Route(
      .get, "/v1/me/readings",
      .personal { visit, person in try await visit.readings(of: person) }),
    Route(
      .get, "/v1/me/readings/{date}", limit: .readings,
      .personal { visit, person in
        let reading = try await visit.backend.reading(
          on: visit.date(), of: person, at: visit.now)
        var answer = Answer(bytes: reading.json) { reading.gzip }
        answer.headers[.contentLanguage] = "en"
        return answer.tagged(
          for: visit.inquiry, cacheControl: Answer.ownDocument, digest: reading.digest)
      }),
    Route(
      .get, "/v1/me/readings/{date}/details", limit: .readings,
      .personal { visit, person in
        let reading = try await visit.backend.details(
          on: visit.date(), of: person, at: visit.now)
        var answer = Answer(bytes: reading.json) { reading.gzip }
        answer.headers[.contentLanguage] = "en"
        return answer.tagged(
          for: visit.inquiry, cacheControl: Answer.ownDocument, digest: reading.digest)
      }),
    Route(
      .get, "/v1/me/readings/{date}/more", limit: .readings,
      .personal { visit, person in
        var answer = Answer(
          bytes: try await visit.backend.readingWithMore(
            on: visit.date(), of: person, at: visit.now))
        answer.headers[.contentLanguage] = "en"
        return answer.tagged(for: visit.inquiry, cacheControl: Answer.ownDocument)
      }),
    Route(
      .get, "/v1/me/transits", limit: .readings,
      .personal { visit, person in try await visit.transits(of: person) }),
    Route(
      .get, "/v1/me/months/{month}", limit: .readings,
      .personal { visit, person in
        let (year, month) = try visit.month()
        let documents = try await visit.backend.month(year: year, month: month, of: person)
        return Answer(ListDocument(elements: documents))
          .tagged(for: visit.inquiry, cacheControl: Answer.ownDocument)
      }),
    Route(
      .get, "/v1/me/journal",
      .personal { visit, person in
        let query = try visit.query()
        let page = try await visit.backend.store.entries(
          of: person.key, before: query["before"], limit: query.limit())
        guard let page else {
          throw Refusal.invalid("before must be the next of the page before")
        }
        return Answer(JournalDocument(page: page))
      }),
    Route(
      .post, "/v1/me/journal", limit: .writes, longestBody: Route.longestEntryBody,
      .personal { visit, person in try await visit.addEntry(of: person) }),
    Route(
      .get, "/v1/me/memory",
      .personal { visit, person in
        let backend = visit.backend
        return Answer(
          MemoryDocument(
            person: person, profile: try backend.profile(of: person),
            memory: try await backend.memory(of: person)))
      }),
  ]
}

extension Visit {
  fileprivate func wheel(of person: Person) async throws -> Answer {
    let query = try query()
    guard let theme = Backend.PictureTheme(rawValue: query["theme"] ?? "light") else {
      throw Refusal.invalid("theme must be light or dark")
    }
    let date = try query.date("date")
    let picture = try await backend.wheel(of: person, on: date, theme: theme)
    return Answer(bytes: Array(picture.utf8), type: "image/svg+xml")
      .tagged(for: inquiry, cacheControl: Answer.ownDocument)
  }

  /// The transits within the dates of the query, as JSON, or as a calendar for who wants one.
  fileprivate func transits(of person: Person) async throws -> Answer {
    let query = try query()
    guard let first = try query.date("from"), let last = try query.date("to") else {
      let missing = ["from", "to"].filter { query[$0] == nil }
      throw Refusal.missing(
        missing,
        missing.joined(separator: " and ") + (missing.count == 1 ? " is" : " are")
          + " missing; write ?from=YYYY-MM-DD&to=YYYY-MM-DD")
    }
    let document = try await backend.transits(
      from: first, through: last, of: person, asCalendar: inquiry.prefersCalendar)
    var answer = Answer(bytes: document.bytes, type: document.form.mediaType)
    answer.headers[.vary] = "Accept"
    return answer.tagged(for: inquiry, cacheControl: Answer.ownDocument)
  }

  fileprivate func readings(of person: Person) async throws -> Answer {
    let query = try query()
    let limit = try query.limit()
    let readings = try await backend.store.readings(
      of: person.key, before: query.date("before"), limit: limit + 1)
    let page = Array(readings.prefix(limit))
    return Answer(
      ReadingsDocument(
        readings: page, next: readings.count > limit ? page.last?.date : nil))
  }

  /// The month in the address: `YYYY-MM`.
  fileprivate func month() throws(Refusal) -> (year: Int, month: Int) {
    let text = parameters[0]
    guard let first = try? CalendarDate(text + "-01") else {
      throw .invalid("\"\(text.printable)\" is no month; write YYYY-MM, such as 2025-01")
    }
    return (first.year, first.month)
  }

  fileprivate func addEntry(of person: Person) async throws -> Answer {
    let fields = try object()
    try fields.checkNames([
      "date", "entry_type", "summary_viewed", "categories_viewed", "time_spent_seconds",
    ])
    let missing = fields.missing(of: ["date", "entry_type"])
    guard missing.isEmpty else {
      throw Refusal.missing(
        missing, "Missing required fields: \(missing.joined(separator: ", "))")
    }
    let viewed = try fields.viewedReading(checkingNames: true)
    let key = try idempotencyKey()
    let (entry, outcome) = try await backend.addEntry(viewed, of: person, at: now) { entry in
      once(key, Answer(EntryDocument(entry: entry), status: .created))
    }
    return try Answer(EntryDocument(entry: entry), status: .created).after(outcome)
  }
}
