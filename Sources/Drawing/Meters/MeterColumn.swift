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

/// The headings above or below the columns of a picture, as many as there is room for.
struct ColumnHeadings {
  let columns: [MeterColumn]
  /// The width of a column.
  let step: Double

  static let textSize = 14.0

  /// Every how many columns there is a heading, so that neighbours don't touch.
  var stride: Int {
    let widest = TextMeasure.width(of: "28", size: Self.textSize) + 4
    return [1, 2, 5, 10, 15].first { Double($0) * step >= widest } ?? Int.max
  }

  /// The columns with a heading, and its text.
  var headings: [(index: Int, text: String)] {
    columns.indices.compactMap { index in
      guard let number = Int(columns[index].label.short) else { return nil }
      // A heading on the 30th would stand beside the 1st.
      let isNearEnd = stride > 2 && number > 30 - stride / 2
      let isWanted = stride == 1 || number % stride == 0
      return isWanted && !isNearEnd ? (index, "\(number)") : nil
    }
  }

  /// Where a month or a date begins, with its name where there is room for it.
  var sections: [(index: Int, text: String?)] {
    let starts = columns.indices.filter {
      $0 == 0 || columns[$0].label.section != columns[$0 - 1].label.section
    }
    return starts.enumerated().map { order, index in
      let end = order + 1 < starts.count ? starts[order + 1] : columns.count
      let room = Double(end - index) * step
      let text = columns[index].label.section
      let short = String(text.prefix(3))
      for candidate in [text, short]
      where TextMeasure.width(of: candidate, size: Self.textSize, isBold: true) + 6 <= room {
        return (index, candidate)
      }
      return (index, nil)
    }
  }
}
