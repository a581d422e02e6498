public import Astrometers
internal import Ephemeris
public import Readings

/// The scores of one day or hour, as pictures of meters take them.
public struct MeterColumn: Sendable {
  /// The day or the hour.
  public let label: MetersLabel
  /// Its scores.
  public let scores: DayScores

  /// Puts scores under a label.
  public init(_ scores: DayScores, at label: MetersLabel) {
    self.scores = scores
    self.label = label
  }
}

extension MetersLabel {
  /// Whether the label is the date of a Sunday; hours are not.
  var isSunday: Bool {
    if case .date(let date) = self { date.weekday == 0 } else { false }
  }

  /// What stands below or above a column: the day of the month, or the hour.
  var short: String {
    switch self {
    case .date(let date): "\(date.day)"
    case .hour(let instant): "\(instant.utcTime.hour)"
    }
  }

  /// What columns share that stand in one row of headings: month and year, or date.
  var section: String {
    switch self {
    case .date(let date): "\(Self.monthNames[date.month - 1]) \(date.year)"
    case .hour(let instant): "\(instant.utcDate) UTC"
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
