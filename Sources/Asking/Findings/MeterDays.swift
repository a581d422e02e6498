internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// How some meters stand, day by day.
struct MeterDays {
  /// The scores of a date, −100…100: the mean of the meters, and the leading one.
  struct Day {
    let date: CalendarDate
    let mean: Double
    let leading: Double
  }

  let days: [Day]

  /// Scores some dates for some meters; none is the whole day.
  init(
    _ dates: [CalendarDate], meters: [Meter], of context: FindingContext
  ) throws(EphemerisError) {
    var days: [Day] = []
    days.reserveCapacity(dates.count)
    for date in dates where !context.zone.day(date).isEmpty {
      let skies = try DaySkies(of: date, in: context.zone, ephemeris: context.ephemeris)
      let scores = context.reading.astrometer.scores(during: skies)
      let numbers = meters.map { scores[$0].unified }
      let overall = scores.overall.unified
      days.append(
        Day(
          date: date,
          mean: Self.mean(numbers) ?? overall,
          leading: numbers.first ?? overall))
    }
    self.days = days
  }

  private init(_ days: [Day]) { self.days = days }

  /// The days by their months; none is empty.
  var months: [MeterDays] {
    Dictionary(grouping: days) { $0.date.year * 12 + $0.date.month }.values.map { Self($0) }
  }

  /// How much the leading meter weighs in a mean; the others weigh 1.
  private static let leadingWeight = 3.0

  /// The mean of the meters' scores; nil of none.
  private static func mean(_ scores: [Double]) -> Double? {
    guard let leading = scores.first else { return nil }
    let sum = scores.dropFirst().reduce(leading * leadingWeight, +)
    return sum / (leadingWeight + Double(scores.count - 1))
  }

  /// The mean over all days.
  var mean: Double {
    days.isEmpty ? 0 : days.reduce(0) { $0 + $1.mean } / Double(days.count)
  }

  /// The mean of the leading meter over all days.
  var leadingMean: Double {
    days.isEmpty ? 0 : days.reduce(0) { $0 + $1.leading } / Double(days.count)
  }

  /// The days by their mean, the best first; of equals the earlier one.
  var byMean: [Day] {
    days.sorted { ($0.mean, $1.date.dayNumber) > ($1.mean, $0.date.dayNumber) }
  }

  /// The days by their leading meter, the best first; of equals the earlier one.
  var ranked: [Day] {
    days.sorted {
      ($0.leading, $1.date.dayNumber) > ($1.leading, $0.date.dayNumber)
    }
  }
}

extension Answer.Verdict {
  /// How far from zero a mean leans, and leans clearly, on the scale of 100.
  static let leaning = 15.0
  static let clear = 40.0
  /// By how much a day must be better to be offered instead.
  static let offer = 20.0

  /// The verdict of a mean score.
  init(mean: Double) {
    self = mean > Self.leaning ? .leanYes : mean < -Self.leaning ? .leanNo : .neutral
  }
}
