public import Drawing
public import Ephemeris
public import Readings
public import Signs

/// Why a report can't be made.
public enum ReportError: AstrolabeError, Hashable {
  /// The day can't be read, or what lies around it.
  case reading(ReadingError)
  /// The sun sign's profile can't be made.
  case sign(SignProfileError)
  /// A picture can't be drawn.
  case drawing(DrawingError)
}

extension ReportError {
  /// What the error within says.
  public var cause: ErrorCause {
    switch self {
    case .reading(let error): error.cause
    case .sign(let error): error.cause
    case .drawing(let error): error.cause
    }
  }

  /// The sentence of the error within.
  public var description: String {
    switch self {
    case .reading(let error): error.description
    case .sign(let error): error.description
    case .drawing(let error): error.description
    }
  }
}
