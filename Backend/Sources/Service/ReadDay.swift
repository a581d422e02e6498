package import Astrolabe
package import Store

extension Backend {
  /// A person's reading of a day: the same bytes for as long as birth, zone and language are the same.
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
    let profile = try profile(of: person)
    let date = try date ?? today(of: person, at: now)
    try engine.checkSpan(date)
    let basis = ReadingBasis(
      zone: person.settings.zone, birthVersion: profile.birthVersion,
      language: person.settings.language)
    let key = ReadingKey(account: person.key, date: date, basis: basis)
    let found = try await readings.reading(key) {
      try await self.makeReading(key, of: person, at: now)
    }
    if found.wasHere { note(.readingKept) }
    return found.reading
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
    let record = try await store.reading(.daily, of: key.account, on: key.date)
    let isCurrent = Self.isCurrent(key.date, at: now)
    if record?.basis == key.basis, isCurrent,
      let gzip = await cache.rendered(.daily, of: key.account, on: key.date, basis: key.basis),
      let json = Gzip.expand(gzip, limit: Self.longestDocument)
    {
      note(.readingKept)
      return DayReading(json: json, gzip: gzip)
    }
    let start = ContinuousClock.now
    let chart = try chart(of: person)
    let astrometer = try await astrometer(of: person, chart)
    let document = try engine.writer(of: key.date, in: key.basis.zone)
      .documents(of: chart, by: astrometer).reading
    var json: [UInt8] = []
    json.reserveCapacity(1 << 16)
    document.appendJSON(to: &json)
    let kept = record.flatMap { $0.basis == key.basis ? $0 : nil }
    let milliseconds = kept?.milliseconds ?? Self.milliseconds(since: start)
    Self.append(metadata: milliseconds, to: &json)
    note(.readingMade)
    if kept?.engine != Engine.writerName {
      try await store.keep(
        ReadingRecord(
          date: key.date, basis: key.basis, engine: Engine.writerName, writer: Engine.writerName,
          headline: document.headline ?? "", madeAt: kept?.madeAt ?? now,
          milliseconds: milliseconds),
        of: key.account)
    }
    let reading = DayReading(json: json)
    if isCurrent {
      // Nobody has to wait for what saves work later.
      Task { [cache] in
        guard let gzip = reading.gzip else { return }
        await cache.keep(
          rendered: gzip, .daily, of: key.account, on: key.date, basis: key.basis)
      }
    }
    return reading
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Puts 001's metadata behind the last field of a document; no model was asked, so nothing is counted.
  private static func append(metadata milliseconds: Int, to json: inout [UInt8]) {
    json.removeLast()
    json.append(
      contentsOf: """
        ,"model_used":"\(Engine.writerName)","generation_time_ms":\(milliseconds),\
        "usage":{"prompt_token_count":0,"candidates_token_count":0}}
        """.utf8)
  }
}
