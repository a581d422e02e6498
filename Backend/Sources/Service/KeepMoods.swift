package import Astrolabe
package import Store

/// How many days in a row a person entered a mood.
package struct MoodStreak: Sendable, Hashable {
  /// The row that goes on today, or that ended yesterday and may go on today.
  package let days: Int
  /// The longest row.
  package let longest: Int

  /// The rows that 004 celebrates; after them, each hundred.
  private static let milestones = [7, 30, 100]

  /// Counts rows of days.
  ///
  /// - Parameters:
  ///   - days: The days with an entry, in any order.
  ///   - today: The day that it is.
  ///   - leftOut: The days between the first and today that clocks left out, such as 2011-12-30 in Samoa: the day before one
  ///     and the day after it are in a row.
  package init(of days: [CalendarDate], today: CalendarDate, leftOut: [CalendarDate] = []) {
    let leftOut = Set(leftOut.map(\.dayNumber))
    // The next day that there was.
    func next(_ number: Int) -> Int {
      var next = number + 1
      while leftOut.contains(next) { next += 1 }
      return next
    }
    var (row, longest) = (0, 0)
    var last: Int?
    let numbers = Set(days.map(\.dayNumber)).filter { $0 <= today.dayNumber + 1 }.sorted()
    for number in numbers {
      row = last.map { next($0) >= number } ?? false ? row + 1 : 1
      longest = max(longest, row)
      last = number
    }
    let goesOn = last.map { next($0) >= today.dayNumber } ?? false
    self.days = goesOn ? row : 0
    self.longest = longest
  }

  /// The next row to celebrate.
  package var nextMilestone: Int {
    Self.milestones.first { $0 > days } ?? (days / 100 + 1) * 100
  }
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
      let east = time.isUTC ? zone.secondsEast(at: second) : (time.minutesEast ?? 0) * 60
      return time.instant.adding(seconds: Int64(east)).utcDate
    }
    let today = try today(of: person, at: now)
    let leftOut = days.min().map { zone.datesLeftOut(from: $0, through: today) } ?? []
    return MoodStreak(of: days, today: today, leftOut: leftOut)
  }
}
