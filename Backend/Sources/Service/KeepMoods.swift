package import Astrolabe
package import Store

/// How many days in a row a person entered a mood.
package struct MoodStreak: Sendable, Hashable {
  /// The row that goes on today, or that ended yesterday and may go on today.
  package let days: Int
  /// The longest row.
  package let longest: Int

  /// The rows that 004 celebrates.
  private static let milestones = [7, 30, 100]

  /// Counts rows of days.
  ///
  /// - Parameters:
  ///   - days: The days with an entry, in any order.
  ///   - today: The day that it is.
  package init(of days: [CalendarDate], today: CalendarDate) {
    var (row, longest) = (0, 0)
    var last: Int?
    let numbers = Set(days.map(\.dayNumber)).filter { $0 <= today.dayNumber + 1 }.sorted()
    for number in numbers {
      row = last.map { $0 + 1 == number } ?? false ? row + 1 : 1
      longest = max(longest, row)
      last = number
    }
    let goesOn = last.map { $0 >= today.dayNumber - 1 } ?? false
    self.days = goesOn ? row : 0
    self.longest = longest
  }

  /// The next row to celebrate; nil after the last.
  package var nextMilestone: Int? { Self.milestones.first { $0 > days } }
}

extension Backend {
  /// The earliest mood that is taken: before it nobody had a phone.
  private static let earliestMood = Timestamp(milliseconds: 0)

  /// Keeps an entry.
  ///
  /// - Returns: Whether it is new.
  /// - Throws: ``Refusal`` for a time that can't be.
  package func keepMood(
    _ entry: MoodEntry, of person: Person, at now: Timestamp
  ) async throws -> Bool {
    let instant = entry.time.instant
    // A phone's clock may be wrong by some hours.
    guard instant >= Self.earliestMood, instant <= now.adding(seconds: 86_400) else {
      throw Refusal.invalid("timestamp must lie between 1970-01-01 and tomorrow")
    }
    return try await store.keep(entry, of: person.key)
  }

  /// How many days in a row a person entered a mood.
  ///
  /// An entry belongs to the day on the clock that it came with, or, if that was UTC, on the clocks of the person's zone.
  package func streak(of person: Person, at now: Timestamp) async throws -> MoodStreak {
    let zone = try engine.zone(person.settings.zone)
    let days = try await store.moodTimes(of: person.key).map { time in
      let second = Int(time.instant.milliseconds / 1_000)
      let east = time.minutesEast.map { $0 * 60 } ?? zone.secondsEast(at: second)
      return time.instant.adding(seconds: Int64(east)).utcDate
    }
    return MoodStreak(of: days, today: try today(of: person, at: now))
  }
}
