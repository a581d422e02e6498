@_spi(FrontEnd) package import Astrolabe
package import Store
internal import Writers

extension Backend {
  /// A person's reading of a day: the same bytes for as long as birth, situation, zone and language are the same.
  ///
  /// - Parameters:
  ///   - date: The day; today by the person's zone where none is given.
  ///   - person: Whose reading it is.
  ///   - now: When it is asked for.
  /// - Returns: The reading.
  /// - Throws: ``Refusal`` where there is no profile, or no such day in the ephemeris.
  package func reading(
    on date: CalendarDate?, of person: Person, at now: Timestamp
  ) async throws -> DayReading {
    try await reading(.daily, on: date ?? today(of: person, at: now), of: person, at: now)
  }

  /// A person's day in eight areas of life: the same bytes for as long as those of the day's own reading.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - person: Whose reading it is.
  ///   - now: When it is asked for.
  /// - Returns: The reading.
  /// - Throws: ``Refusal`` where there is no profile, or no such day in the ephemeris.
  package func details(
    on date: CalendarDate, of person: Person, at now: Timestamp
  ) async throws -> DayReading {
    try await reading(.detailed, on: date, of: person, at: now)
  }

  private func reading(
    _ kind: ReadingKind, on date: CalendarDate, of person: Person, at now: Timestamp
  ) async throws -> DayReading {
    let profile = try profile(of: person)
    try engine.checkSpan(date)
    let basis = ReadingBasis(
      zone: person.settings.zone, birthVersion: profile.birthVersion,
      language: person.settings.language)
    let key = ReadingKey(kind: kind, account: person.key, date: date, basis: basis)
    let found = try await readings.reading(key) {
      guard FarYears.contain(date) else {
        return try await self.makeReading(key, of: person, at: now)
      }
      return try await self.farYears.make(for: person.key) {
        try await self.makeReading(key, of: person, at: now)
      }
    }
    if found.wasHere {
      note(.readingKept)
      try await keepRecord(of: found.reading, of: person)
    }
    return found.reading
  }

  /// Keeps that a day was read, unless that is kept.
  ///
  /// A full disk keeps nobody from reading: then it is done when the day is asked for again.
  private func keepRecord(of reading: DayReading, of person: Person) async throws {
    guard let record = reading.unkept else { return }
    do throws(StoreError) {
      try await store.keep(record, of: person.key)
      reading.unkept = nil
    } catch .unavailable(let reason) {
      note(.readingNotKept(reason: reason))
    }
  }

  /// Which day it is for a person.
  package func today(of person: Person, at now: Timestamp) throws -> CalendarDate {
    let second = Int(now.milliseconds / 1_000)
    return try engine.zone(person.settings.zone)
      .clock(at: JulianDay(secondsSince1970: second)).date
  }

  /// Whole documents are kept of yesterday, today and tomorrow, wherever that is.
  private static func isCurrent(_ date: CalendarDate, at now: Timestamp) -> Bool {
    abs(date.dayNumber - now.utcDate.dayNumber) <= 2
  }

  private static let longestDocument = 1 << 20

  private func makeReading(
    _ key: ReadingKey, of person: Person, at now: Timestamp
  ) async throws -> DayReading {
    let isCurrent = Self.isCurrent(key.date, at: now)
    if isCurrent, let reading = try await renderedReading(key) {
      note(.readingKept)
      return reading
    }
    // Nearly always the day is read for the first time. That is found out when it is kept, with the same way to the
    // store, unless somebody would be paid for it twice.
    var kept: ReadingRecord?
    if person.allowsModel, writer.writesReadings { kept = try await keptRecord(key) }
    var made = try await read(key, of: person, as: kept, at: now)
    var unkept: ReadingRecord? = made.record
    if kept == nil {
      do throws(StoreError) {
        kept = try await store.keepFirst(made.record, of: key.account)
        unkept = nil
      } catch .unavailable {
        kept = try await keptRecord(key)
      }
      if let kept { made = try await read(key, of: person, as: kept, at: now) }
    }
    note(.readingMade)
    // Another version's record is brought up to this one.
    if let kept { unkept = kept.engine == ServerEngine.writerName ? nil : made.record }
    let reading = DayReading(result: made.result, unkept: unkept)
    try await keepRecord(of: reading, of: person)
    if isCurrent {
      // Nobody has to wait for what saves work later.
      Task { [cache] in
        guard let gzip = reading.gzip else { return }
        await cache.keep(
          rendered: gzip, key.kind, of: key.account, on: key.date, basis: key.basis)
      }
    }
    return reading
  }

  /// The record of a day with the basis that it has now.
  private func keptRecord(_ key: ReadingKey) async throws(StoreError) -> ReadingRecord? {
    let record = try await store.reading(key.kind, of: key.account, on: key.date)
    return record?.basis == key.basis ? record : nil
  }

  /// A day's document from the cache, if the day's record is there, too.
  private func renderedReading(_ key: ReadingKey) async throws -> DayReading? {
    guard
      let gzip = await cache.rendered(key.kind, of: key.account, on: key.date, basis: key.basis),
      try await keptRecord(key) != nil,
      let json = Gzip.expand(gzip, limit: Self.longestDocument)
    else { return nil }
    return DayReading(result: DayReading.beginning + json + DayReading.end, gzip: gzip)
  }

  /// Reads a day: from what was kept of it, or for the first time.
  private func read(
    _ key: ReadingKey, of person: Person, as kept: ReadingRecord?, at now: Timestamp
  ) async throws -> (result: [UInt8], record: ReadingRecord) {
    let start = ContinuousClock.now
    let cast = try await cast(of: person)
    let part: WrittenPart?
    if let kept {
      part = kept.written
    } else {
      part = try await written(key, of: person, by: cast, at: now)
    }
    return try sentence(
      key, of: cast, in: person.profile?.situation ?? .unsaid, with: part, as: kept, since: start,
      at: now)
  }

  /// The same without a wait in it, so that what it works on lies on the thread's stack: it is tens of kilobytes.
  private func sentence(
    _ key: ReadingKey, of cast: CastChart, in situation: Situation, with part: WrittenPart?,
    as kept: ReadingRecord?, since start: ContinuousClock.Instant, at now: Timestamp
  ) throws -> (result: [UInt8], record: ReadingRecord) {
    let outlook = try engine.day(key.date, in: key.basis.zone)
      .outlook(of: cast.chart, by: cast.astrometer)
    var json = DayReading.beginning
    json.reserveCapacity(1 << 16)
    var headline = ""
    var writer = ServerEngine.writerName
    let took: Int
    switch key.kind {
    case .daily:
      let texts = part.flatMap { Self.texts($0, of: outlook.reading) }
      if let texts, !texts.isEmpty { writer = kept?.writer ?? self.writer.name }
      took = kept?.milliseconds ?? Self.milliseconds(since: start)
      let document = DailyReadingDocument(
        outlook, situation: situation, written: texts,
        by: TextWriter(
          modelUsed: writer, generationTimeMilliseconds: took,
          promptTokenCount: part?.promptTokens ?? 0,
          candidatesTokenCount: part?.answerTokens ?? 0))
      document.appendJSON(to: &json)
      headline = texts?[.headline] ?? document.headline ?? ""
    case .detailed:
      let detailed = DetailedReading(of: outlook)
      took = kept?.milliseconds ?? Self.milliseconds(since: start)
      DetailedReadingDocument(detailed, tookMilliseconds: took).appendJSON(to: &json)
    }
    json.append(contentsOf: DayReading.end)
    return (
      json,
      ReadingRecord(
        date: key.date, kind: key.kind, basis: key.basis, engine: ServerEngine.writerName,
        writer: writer, written: part, headline: headline, madeAt: kept?.madeAt ?? now,
        milliseconds: took)
    )
  }

  /// What somebody other than the engine writes of a day, which is done once, for the days around today.
  private func written(
    _ key: ReadingKey, of person: Person, by cast: CastChart, at now: Timestamp
  ) async throws -> WrittenPart? {
    guard key.kind == .daily, person.allowsModel, writer.writesReadings,
      abs(key.date.dayNumber - (try today(of: person, at: now)).dayNumber) <= 1
    else { return nil }
    let request = WritingRequest(
      reading: try engine.day(key.date, in: key.basis.zone)
        .reading(of: cast.chart, by: cast.astrometer),
      firstName: person.profile?.firstName, account: person.key, day: now.utcDate)
    guard let written = await writer.write(request),
      let texts = Gzip.compress(Array(written.text.utf8))
    else { return nil }
    return WrittenPart(
      texts: texts, promptTokens: written.promptTokens, answerTokens: written.answerTokens)
  }

  /// The texts of a part that agree with the reading; the engine writes the others.
  private static func texts(_ part: WrittenPart, of reading: DailyReading) -> WrittenTexts? {
    Gzip.expand(part.texts, limit: longestDocument).map { bytes in
      WrittenTexts(json: String(decoding: bytes, as: UTF8.self), about: reading)
    }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    Int((ContinuousClock.now - start) / .milliseconds(1))
  }
}

extension Person {
  /// Whether a model may write for this person; what it says is checked in English alone.
  var allowsModel: Bool { settings.allowsModel && settings.language == "en" }
}
