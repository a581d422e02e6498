public import Ephemeris

/// What the scores of one point in time are labelled with.
public enum MetersLabel: Sendable, Hashable {
  /// A civil date.
  case date(CalendarDate)
  /// An instant, in a curve of hours.
  case hour(JulianDay<UT1>)

  /// The label's key in documents: `date` or `hour`.
  public var key: String {
    switch self {
    case .date: "date"
    case .hour: "hour"
    }
  }

  /// The label's text in documents.
  public var text: String {
    switch self {
    case .date(let date): date.description
    case .hour(let instant): instant.iso8601
    }
  }
}
