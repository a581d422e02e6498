public import Astrometers
public import Ephemeris

/// Why a day can't be read.
public enum ReadingError: AstrolabeError, Hashable {
  /// The date is covered, but the next station, new moon or full moon, which a reading needs, is not.
  case nextEventOutOfSpan(date: CalendarDate, span: EphemerisSpan)
  /// A yardstick could not be taken.
  case norms(NormsError)
  /// A sky could not be computed.
  case ephemeris(EphemerisError)

  /// What an ephemeris' error means for a reading: an instant beyond the span is the reader's own only
  /// where the date is.
  init(_ error: EphemerisError, date: CalendarDate?, span: EphemerisSpan) {
    if case .outOfSpan(let days, _, _) = error, days > span.end.days - 1, let date,
      span.contains(date)
    {
      self = .nextEventOutOfSpan(date: date, span: span)
    } else {
      self = .ephemeris(error)
    }
  }
}

extension ReadingError {
  /// What is at fault: the date, or what the error within says.
  public var cause: ErrorCause {
    switch self {
    case .nextEventOutOfSpan: .span
    case .norms(let error): error.cause
    case .ephemeris(let error): error.cause
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .nextEventOutOfSpan(let date, let span):
      "a reading of \(date) tells when planets turn and the Moon is next new and full, and the "
        + "ephemeris covers \(span); give a date at least a year before its end"
    case .norms(let error): error.description
    case .ephemeris(let error): error.description
    }
  }
}
