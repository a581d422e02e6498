import Astrolabe

/// Consecutive days that people are scored by, prepared when they are wanted and kept while they are few.
///
/// A year of them takes a quarter of a megabyte. More than eleven years are prepared again for every crowd of
/// people, a run at a time, so that memory doesn't grow with the days.
final class BatchDays {
  /// Some of the days, with the day before the first.
  struct Run {
    let dates: [CalendarDate]
    let scorer: BatchScorer
    /// Whether the scorer begins with the day before; the ephemeris may not reach back to it.
    let beginsWithDayBefore: Bool
  }

  private let first: CalendarDate
  private let days: Int
  private let zone: CivilZone
  private let ephemeris: any EphemerisProvider
  private let threads: Int
  private var kept: [Int: Run] = [:]

  /// How many days of a person's lines are written in one go.
  private static let runLength = 512
  /// Days that are kept.
  private static let mostKept = 4_096

  init(
    first: CalendarDate, days: Int, zone: CivilZone, ephemeris: any EphemerisProvider, threads: Int
  ) {
    self.first = first
    self.days = days
    self.zone = zone
    self.ephemeris = ephemeris
    self.threads = threads
  }

  /// How many runs there are.
  var count: Int { (days + Self.runLength - 1) / Self.runLength }

  /// One of them, counted from 0.
  func run(_ number: Int) throws -> Run {
    if let run = kept[number] { return run }
    let start = number * Self.runLength
    let dates = (start..<min(days, start + Self.runLength)).map { first.advanced(byDays: $0) }
    let (zone, ephemeris) = (zone, ephemeris)
    // The day before comes first.
    let made = Threads.answers(to: dates.count + 1, on: threads, progress: { _ in }) { index in
      Result { () throws(EphemerisError) in
        let date = dates[0].advanced(byDays: index - 1)
        return TransitingDay(during: try DaySkies(of: date, in: zone, ephemeris: ephemeris))
      }
    }
    var transiting: [TransitingDay] = []
    transiting.reserveCapacity(made.count)
    var beginsWithDayBefore = true
    for (index, result) in made.enumerated() {
      if index == 0, case .failure(.outOfSpan) = result {
        beginsWithDayBefore = false
        continue
      }
      transiting.append(try translated { try result.get() })
    }
    let run = Run(
      dates: dates, scorer: BatchScorer(days: transiting), beginsWithDayBefore: beginsWithDayBefore)
    if days <= Self.mostKept { kept[number] = run }
    return run
  }
}
