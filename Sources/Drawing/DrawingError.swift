public import Ephemeris

/// A picture that can't be drawn as asked.
public enum DrawingError: AstrolabeError, Hashable {
  /// A picture so many pixels wide.
  case width(NumberError)
  /// A label of an hour that is on no date of the calendar.
  case hour(CalendarError)
  /// Two pictures to be made one that differ in more than their colours.
  case differentPictures
  /// A heat map or a curve has more or fewer columns than it can show.
  case columns(count: Int, allowed: ClosedRange<Int>)
  /// A calendar has more or fewer dates than it can show.
  case days(count: Int, allowed: ClosedRange<Int>)
  /// A graphic ephemeris has more or fewer instants than it can show.
  case instants(count: Int, allowed: ClosedRange<Int>)
}

extension DrawingError {
  /// What was given.
  public var cause: ErrorCause { .input }

  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .width(let error): error.description
    case .hour(let error): error.description
    case .differentPictures:
      "the two pictures don't show the same; draw one value in two themes"
    case .columns(let count, let allowed):
      "a picture of meters has \(allowed.lowerBound) to \(allowed.upperBound) columns, not "
        + "\(count); ask for other dates"
    case .days(let count, let allowed):
      "a picture of a calendar has \(allowed.lowerBound) to \(allowed.upperBound) dates, not "
        + "\(count); ask for other dates"
    case .instants(let count, let allowed):
      "a graphic ephemeris has \(allowed.lowerBound) to \(allowed.upperBound) instants, not "
        + "\(count); ask for other dates or another step"
    }
  }
}
