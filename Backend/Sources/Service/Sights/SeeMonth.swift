@_spi(FrontEnd) package import Astrolabe
package import Store

/// A day of a month with its scores.
package struct ScoredDate: Sendable, Hashable {
  /// The civil date.
  package let date: CalendarDate
  /// The scores of its meters.
  package let scores: DayScores
}

/// How much is going on in an hour of a day.
package struct ScoredHour: Sendable, Hashable {
  /// The hour on the person's clocks when it begins: 0 to 23.
  package let hour: Int
  /// The score of the whole, −100 to 100.
  package let score: MeterScore
}

extension Backend {
  /// The scores of some days, by the person's zone; a date that the zone left out is not among them.
  ///
  /// - Throws: ``Refusal`` without a profile, and for days outside the ephemeris.
  package func scores(
    from first: CalendarDate, dayCount: Int, of person: Person
  ) async throws -> [ScoredDate] {
    try await series(from: first, dayCount: dayCount, of: person) { day, label in
      guard case .date(let date) = label else { return nil }
      return ScoredDate(date: date, scores: day.scores)
    }
  }

  /// The scores of each hour of a date, by the person's zone; none on a date that the zone left out.
  ///
  /// - Throws: ``Refusal`` without a profile, and for a date outside the ephemeris.
  package func hours(of date: CalendarDate, for person: Person) async throws -> [ScoredHour] {
    _ = try profile(of: person)
    try engine.checkSpan(date)
    let zoneName = person.settings.zone
    let zone = try engine.zone(zoneName)
    let cast = try await cast(of: person)
    return try await paced(date, person) { [engine] in
      // Nothing else of an outlook is needed.
      let skies = try engine.day(date, in: zoneName).sky.get().hours
      return DayOutlook.HourlyPoint.curve(of: cast.astrometer, during: skies).map { point in
        ScoredHour(hour: zone.clock(at: point.at).time.hour, score: point.overall)
      }
    }
  }

  /// Does work about a date in a task of its own, away from the thread that waits for everybody's requests; that
  /// about far years within their limits.
  func paced<Value: Sendable>(
    _ date: CalendarDate, _ person: Person, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard FarYears.contain(date) else { return try await Task(operation: work).value }
    return try await farYears.make(for: person.key) { try await Task(operation: work).value }
  }
}
