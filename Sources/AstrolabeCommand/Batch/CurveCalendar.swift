import Astrolabe

/// The curves of consecutive days, drawn when they are wanted and kept while they are few.
///
/// A month of curves takes some 30 MB. Longer spans are drawn a month at a time, again for every
/// crowd of people, so that memory doesn't grow with the days.
final class CurveCalendar {
  /// Some of the days, with the curves of each and of the day before the first.
  struct Month {
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
  private var kept: Month?

  /// Days of which the curves are held at once.
  private static let monthDays = 31

  init(
    first: CalendarDate, days: Int, zone: CivilZone, ephemeris: any EphemerisProvider, threads: Int
  ) {
    self.first = first
    self.days = days
    self.zone = zone
    self.ephemeris = ephemeris
    self.threads = threads
  }

  /// How many months there are.
  var count: Int { (days + Self.monthDays - 1) / Self.monthDays }

  /// One of them, counted from 0.
  func month(_ number: Int) throws -> Month {
    if let kept { return kept }
    let start = number * Self.monthDays
    let dates = (start..<min(days, start + Self.monthDays)).map { first.advanced(byDays: $0) }
    let (zone, ephemeris) = (zone, ephemeris)
    // The day before comes first.
    let drawn = Threads.answers(to: dates.count + 1, on: threads, progress: { _ in }) { index in
      Result { () throws(EphemerisError) in
        let date = dates[0].advanced(byDays: index - 1)
        return DayCurves(during: try DaySkies(of: date, in: zone, ephemeris: ephemeris).skies)
      }
    }
    var curves: [DayCurves] = []
    var beginsWithDayBefore = true
    for (index, result) in drawn.enumerated() {
      if index == 0, case .failure(.outOfSpan) = result {
        beginsWithDayBefore = false
        continue
      }
      curves.append(try translated { try result.get() })
    }
    let month = Month(
      dates: dates, scorer: BatchScorer(days: curves), beginsWithDayBefore: beginsWithDayBefore)
    if count == 1 { kept = month }
    return month
  }
}
