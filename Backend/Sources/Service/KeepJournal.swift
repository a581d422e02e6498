package import Astrolabe
internal import Identity
package import Store

/// What a client says that was read.
package struct ViewedReading: Sendable, Hashable {
  /// The day.
  package let date: CalendarDate
  /// The summary that was shown.
  package let summary: String
  /// The areas that were opened.
  package let areas: [ViewedArea]
  /// How long it took.
  package let seconds: Int

  /// Puts it together.
  package init(date: CalendarDate, summary: String, areas: [ViewedArea], seconds: Int) {
    self.date = date
    self.summary = summary
    self.areas = areas
    self.seconds = seconds
  }
}

extension Backend {
  /// Writes an entry into a person's journal.
  package func addEntry(
    _ viewed: ViewedReading, of person: Person, at now: Timestamp, once: (JournalEntry) -> Once?
  ) async throws -> (JournalEntry, WriteOutcome) {
    _ = try profile(of: person)
    try engine.checkSpan(viewed.date)
    // A phone may be a day ahead of UTC before the server knows its zone.
    guard viewed.date <= now.utcDate.advanced(byDays: 1) else {
      throw Refusal.invalid("the reading of \(viewed.date) can't have been read yet")
    }
    let entry = JournalEntry(
      name: RandomText.entryName(), date: viewed.date, summary: viewed.summary,
      areas: viewed.areas, seconds: viewed.seconds, createdAt: now)
    return (entry, try await store.add(entry, of: person.key, once: once(entry)))
  }

  /// What the journal of a person who has a profile comes to.
  package func memory(of person: Person) async throws -> Memory {
    _ = try profile(of: person)
    return try await store.memory(of: person.key)
  }
}
