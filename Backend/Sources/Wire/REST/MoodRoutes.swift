@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// Moods, and how many days in a row there are some.
  static let moods: [Route] = [
    Route(
      .get, "/v1/me/moods",
      .personal { visit, person in
        let query = try visit.query()
        var last: MoodName?
        if let text = query["before"] {
          last = MoodName(text)
          guard last != nil else { throw Refusal.noSuchPage }
        }
        let page = try await visit.backend.store.moods(
          of: person.key, after: last, limit: query.limit(), mostBytes: EntryPage.mostBytes)
        guard let page else { throw Refusal.noSuchPage }
        return Answer(MoodsDocument(page: page))
      }),
    Route(
      .put, "/v1/me/moods/{id}", limit: .writes, longestBody: Route.longestMoodBody,
      .personal { visit, person in
        let entry = try visit.object().mood(named: visit.moodName())
        let isNew = try await visit.backend.keepMood(entry, of: person, at: visit.now)
        return Answer(MoodDocument(entry: entry), status: isNew ? .created : .ok)
      }),
    Route(
      .delete, "/v1/me/moods/{id}", limit: .writes,
      .personal { visit, person in
        // Deleted twice, it is gone all the same.
        _ = try await visit.backend.store.deleteMood(visit.moodName(), of: person.key)
        return Answer(empty: .noContent)
      }),
    Route(
      .get, "/v1/me/streak",
      .personal { visit, person in
        Answer(
          StreakDocument(streak: try await visit.backend.streak(of: person, at: visit.now)))
      }),
  ]
}

extension Refusal {
  /// The place of a page that no page has.
  static let noSuchPage = invalid("before must be the next of the page before")
}

extension Visit {
  fileprivate func moodName() throws(Refusal) -> MoodName {
    guard let name = MoodName(parameters[0]) else {
      throw .invalid(
        "the id of a mood must be a UUID such as 0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01")
    }
    return name
  }
}

extension Fields {
  /// A mood as 004 has it.
  fileprivate func mood(named name: MoodName) throws -> MoodEntry {
    try checkNames(["moodType", "note", "timestamp", "quoteShown"])
    let missing = missing(of: ["moodType", "timestamp"])
    guard missing.isEmpty, let mood = try line("moodType", longest: 64),
      let when = try text("timestamp", longest: 64)
    else {
      throw Refusal.missing(
        missing, "Missing required fields: \(missing.joined(separator: ", "))")
    }
    guard !mood.isBlank else {
      throw Refusal.invalid("moodType must be a word such as calm, not blank")
    }
    guard let time = MoodTime(iso8601: when) else {
      throw Refusal.invalid(
        "timestamp must be an instant such as 2025-01-06T18:00:00Z or 2025-01-06T18:00:00+01:00")
    }
    return MoodEntry(
      name: name, mood: mood, note: try text("note", longest: 10_000) ?? "", time: time,
      quote: try shownQuote())
  }

  private func shownQuote() throws(Refusal) -> ShownQuote? {
    guard has("quoteShown"), let quote = try object("quoteShown") else { return nil }
    try quote.checkNames(["text", "author"])
    guard let text = try quote.text("text", longest: 1_000), !text.isBlank else {
      throw .missing(["quoteShown.text"], "quoteShown must have a text; or leave it out")
    }
    return ShownQuote(text: text, author: try quote.line("author", longest: 200) ?? "")
  }
}
