/// The rule by which a zone's clocks go on changing, year after year.
///
/// What POSIX.1-2024 describes for the variable TZ and RFC 9636 (3.3) puts at the end of a zone
/// file, such as `EST5EDT,M3.2.0,M11.1.0`. Daylight saving time may be behind standard time, as
/// in Dublin, where winter is the exception.
struct PosixTimeZone: Sendable, Hashable {
  /// The offset of standard time, in seconds east.
  let standardSecondsEast: Int
  /// Daylight saving time, where the zone keeps it.
  let daylight: Daylight?

  /// The part of the year with another offset.
  struct Daylight: Sendable, Hashable {
    /// Its offset, in seconds east.
    let secondsEast: Int
    /// When it starts, by standard clocks.
    let start: PosixDateRule
    /// When it ends, by its own clocks.
    let end: PosixDateRule
  }

  /// The offset at an instant in seconds since 1970, any value.
  func secondsEast(at instant: Int) -> Int {
    guard let daylight else { return standardSecondsEast }
    let second = instant.quotientAndRemainder(flooringBy: Self.cycle).remainder
    let turns = turns(around: second, daylight)
    // Before the first turn holds what that turn ends.
    var isDaylight = turns.first.map { !$0.startsDaylight } ?? false
    for turn in turns where turn.instant <= second { isDaylight = turn.startsDaylight }
    return isDaylight ? daylight.secondsEast : standardSecondsEast
  }

  /// The instants after the start of a window and before its end at which clocks turn, in order.
  ///
  /// Meant for windows of some days.
  func changes(in window: Range<Int>) -> [Int] {
    guard let daylight else { return [] }
    let start = window.lowerBound.quotientAndRemainder(flooringBy: Self.cycle).remainder
    let cycleStart = window.lowerBound - start
    let within = start + 1..<start + window.count
    return turns(around: start, daylight).map(\.instant).filter(within.contains)
      .map { cycleStart + $0 }
  }

  /// 400 years in seconds, after which dates and weekdays repeat.
  ///
  /// Working within one cycle, 1970 to 2369, keeps every sum small whatever the instant.
  private static let cycle = 146_097 * 86_400

  private struct Turn {
    let instant: Int
    let startsDaylight: Bool
  }

  /// The turns of the year that a second of the cycle is in, of the two before and the one after, in
  /// order.
  ///
  /// A rule may name an hour up to a week outside its day, and so outside its year. In the first days
  /// of a year the last turn may so be that which ended daylight saving time a year before, for the
  /// rule of the year before that.
  private func turns(around second: Int, _ daylight: Daylight) -> [Turn] {
    let year = CalendarDate(dayNumber: second / 86_400).year
    var turns: [Turn] = []
    for year in year - 2...year + 1 {
      if let start = daylight.start.localSecond(in: year) {
        turns.append(Turn(instant: start - standardSecondsEast, startsDaylight: true))
      }
      if let end = daylight.end.localSecond(in: year) {
        turns.append(Turn(instant: end - daylight.secondsEast, startsDaylight: false))
      }
    }
    // Where an end meets the next start, as in a zone that saves daylight all year, the start
    // has the last word.
    return turns.sorted {
      $0.instant != $1.instant ? $0.instant < $1.instant : $1.startsDaylight && !$0.startsDaylight
    }
  }
}

/// A day of each year and a time on it, by the clocks in force until then.
struct PosixDateRule: Sendable, Hashable {
  /// The ways to name a day of the year.
  enum Day: Sendable, Hashable {
    /// `Jn`: the *n*th day, 1…365, never counting 29 February.
    case withoutLeapDay(Int)
    /// `n`: so many days after 1 January, 0…365.
    case afterNewYear(Int)
    /// `Mm.w.d`: the *w*th such weekday of a month, the last one where *w* is 5; 0 is Sunday.
    case weekday(Int, week: Int, month: Int)
  }

  let day: Day
  /// Seconds after midnight, less than 168 hours either way.
  let secondOfDay: Int

  /// The second of local time since 1970 in a year; nil beyond the calendar's years.
  func localSecond(in year: Int) -> Int? {
    var firstMonth = 1
    if case .weekday(_, _, let month) = day { firstMonth = month }
    guard let first = try? CalendarDate(year: year, month: firstMonth, day: 1) else { return nil }
    let days: Int
    switch day {
    case .withoutLeapDay(let number):
      days = CalendarDate.isLeapYear(year) && number >= 60 ? number : number - 1
    case .afterNewYear(let number): days = number
    case .weekday(let weekday, let week, let month):
      let toFirst = (weekday - first.weekday + 7) % 7
      let length = CalendarDate.lengthOfMonth(month, year: year)
      let wanted = toFirst + (week - 1) * 7
      days = wanted < length ? wanted : wanted - 7
    }
    return (first.dayNumber + days) * 86_400 + secondOfDay
  }
}
