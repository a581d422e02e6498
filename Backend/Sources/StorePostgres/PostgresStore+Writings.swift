#if PostgreSQL
package import Astrolabe
internal import Postgres
package import Store

// Readings and the journal.
extension PostgresStore {
  /// The record of a day.
  package func reading(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate
  ) async throws(StoreError) -> ReadingRecord? {
    try await reading(kind, of: account, on: date, by: .reads)
  }

  private func reading(
    _ kind: ReadingKind, of account: AccountKey, on date: CalendarDate, by lane: Lane
  ) async throws(StoreError) -> ReadingRecord? {
    let values: [Value] = [
      .integer(account.number), .text(date.description), .integer(kind.rawValue),
    ]
    let found = try await ask([Call(.reading, values)], by: lane, of: account)[0]
    guard var row = found.first else { return nil }
    return try ReadingRecord(&row)
  }

  private static func values(_ reading: ReadingRecord, of account: AccountKey) -> [Value] {
    [
      .integer(account.number), .text(reading.date.description), .integer(reading.kind.rawValue),
      .text(reading.basis.zone), .integer(reading.basis.birthVersion),
      .text(reading.basis.language), .text(reading.engine), .text(reading.writer),
      .text(reading.headline), .integer(reading.madeAt.milliseconds),
      .integer(reading.milliseconds), .integer(reading.written?.promptTokens ?? 0),
      .integer(reading.written?.answerTokens ?? 0), .optional(reading.written?.texts),
    ]
  }

  /// Keeps a record, in the place of the day's former one.
  package func keep(
    _ reading: ReadingRecord, of account: AccountKey
  ) async throws(StoreError) {
    _ = try known(
      await write(.keepReading, of: account, Self.values(reading, of: account)))
  }

  /// Keeps a record, unless the day has one of the same basis.
  package func keepFirst(
    _ reading: ReadingRecord, of account: AccountKey
  ) async throws(StoreError) -> ReadingRecord? {
    var row = try known(
      await write(.keepFirstReading, of: account, Self.values(reading, of: account)))
    if row.integer() > 0 { return nil }
    return try await self.reading(reading.kind, of: account, on: reading.date, by: .writes)
  }

  /// The records of daily readings before a date, or all, the latest date first.
  package func readings(
    of account: AccountKey, before date: CalendarDate?, limit: Int
  ) async throws(StoreError) -> [ReadingRecord] {
    // No date of four digits comes after a colon.
    let values: [Value] = [
      .integer(account.number), .text(date?.description ?? ":"), .integer(limit),
    ]
    return try await read(.readings, values).map { row throws(StoreError) in
      try ReadingRecord(&row)
    }
  }

  /// Writes an entry, and what it adds to the memory, in one transaction.
  package func add(
    _ entry: JournalEntry, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(
      .addEntry, once, of: account, at: entry.createdAt,
      [
        .text(entry.name), .text(entry.date.description), .text(entry.summary),
        .text(ViewedArea.json(entry.areas)), .integer(entry.seconds),
        .integer(entry.createdAt.milliseconds),
        .integers(entry.areas.map { Int64($0.area.keptNumber) }),
      ])
  }

  /// The entries before one of a name, or all, the latest first; nil if there is no such entry.
  package func entries(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> EntryPage? {
    // One more than wanted shows whether there are more.
    let key = Value.integer(account.number)
    var calls = [Call(.entries, [key, .optional(name), .integer(limit + 1)])]
    if let name { calls.append(Call(.hasEntry, [key, .text(name)])) }
    let answers = try await ask(calls, by: .reads)
    if answers.count > 1, answers[1].count == 0 { return nil }
    let entries = try answers[0].map { row throws(StoreError) in try JournalEntry(&row) }
    var page: [JournalEntry] = []
    var size = 0
    for entry in entries.prefix(limit) {
      size += entry.size
      guard page.isEmpty || size <= EntryPage.mostBytes else { break }
      page.append(entry)
    }
    return EntryPage(entries: page, next: entries.count > page.count ? page.last?.name : nil)
  }

  /// What the journal comes to.
  package func memory(of account: AccountKey) async throws(StoreError) -> Memory {
    let key = Value.integer(account.number)
    let answers = try await ask(
      [
        Call(.memory, [key]),
        Call(.entries, [key, .null, .integer(Memory.recentCount)]),
      ], by: .reads)
    return try Self.memory(answers[0], recent: answers[1])
  }

  static func memory(
    _ counts: Postgres.Answer, recent: Postgres.Answer
  ) throws(StoreError) -> Memory {
    var areas: [LifeArea: Memory.Mentions] = [:]
    for var row in counts.rows {
      guard let area = LifeArea(keptNumber: row.number()) else {
        throw RowReader.damaged("category")
      }
      areas[area] = Memory.Mentions(count: row.number(), last: try row.day("last_mentioned"))
    }
    let entries = try recent.map { row throws(StoreError) in try JournalEntry(&row) }
    return Memory(areas: areas, recent: entries.reversed())
  }
}

// Moods and quotas.
extension PostgresStore {
  /// Keeps an entry, in the place of the account's former one of the same name.
  package func keep(
    _ entry: MoodEntry, of account: AccountKey
  ) async throws(StoreError) -> Bool {
    var row = try known(
      await write(
        .keepMood, of: account,
        [
          .integer(account.number), .bytes(entry.name.bytes), .text(entry.mood), .text(entry.note),
          .integer(entry.time.instant.milliseconds), .optional(entry.time.minutesEast),
          .optional(entry.quote?.text), .optional(entry.quote?.author),
        ]))
    return row.flag()
  }

  /// The entries after one of a name, or all, the latest first; nil if there is none of that name.
  package func moods(
    of account: AccountKey, after name: MoodName?, limit: Int, mostBytes: Int
  ) async throws(StoreError) -> MoodPage? {
    let key = Value.integer(account.number)
    var calls = [Call(.moods, [key, .optional(name?.bytes), .integer(limit + 1)])]
    if let name { calls.append(Call(.hasMood, [key, .bytes(name.bytes)])) }
    let answers = try await ask(calls, by: .reads)
    if answers.count > 1, answers[1].count == 0 { return nil }
    var entries: [MoodEntry] = []
    var page = PageFilling(limit: limit, mostBytes: mostBytes)
    for var row in answers[0].rows {
      let entry = try MoodEntry(&row)
      guard page.takes(entry.size) else {
        return MoodPage(entries: entries, next: entries.last?.name)
      }
      entries.append(entry)
    }
    return MoodPage(entries: entries, next: nil)
  }

  /// The times of all entries, the earliest first.
  package func moodTimes(of account: AccountKey) async throws(StoreError) -> [MoodTime] {
    try await read(.moodTimes, [.integer(account.number)]).map { row throws(StoreError) in
      MoodTime(row.instant(), minutesEast: row.optionalInteger().map { Int($0) })
    }
  }

  /// Deletes an entry.
  package func deleteMood(
    _ name: MoodName, of account: AccountKey
  ) async throws(StoreError) -> Bool {
    try await write(
      .deleteMood, of: account, [.integer(account.number), .bytes(name.bytes)]
    ).changedCount > 0
  }

  /// Takes one of a day's quota, in one statement.
  package func takeQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate, limit: Int
  ) async throws(StoreError) -> Int? {
    guard limit > 0 else { return nil }
    var row = try known(
      await write(
        .takeQuota, of: account,
        [
          .integer(account.number), .integer(kind.rawValue), .text(day.description),
          .integer(limit),
        ], isRepeatable: false))
    return row.optionalInteger().map { Int($0) }
  }

  /// Gives one of a day's quota back.
  package func giveBackQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError) {
    _ = try await write(
      .giveBackQuota, of: account,
      [.integer(account.number), .integer(kind.rawValue), .text(day.description)],
      isRepeatable: false)
  }

  /// How many of a day's quota are used.
  package func usedQuota(
    _ kind: QuotaKind, of account: AccountKey, on day: CalendarDate
  ) async throws(StoreError) -> Int {
    let found = try await read(
      .usedQuota, [.integer(account.number), .integer(kind.rawValue), .text(day.description)])
    guard var row = found.first else { return 0 }
    return row.number()
  }
}

#endif
