@_spi(FrontEnd) public import Ephemeris

/// Why a request can't be answered.
///
/// Every front end has the same refusals. The sentence names fields, and a front end chooses how they are
/// spelled.
public enum RequestError: AstrolabeError {
  /// A required field is missing; the example is a valid value.
  case missing(RequestError.Field, example: String)
  /// Fields exclude one another.
  case exclusive([RequestError.Field])
  /// A field excludes a group of fields.
  case excludes(RequestError.Field, [RequestError.Field])
  /// A field needs another field.
  case needs(RequestError.Field, RequestError.Field)
  /// A field, or one value of it, needs a name in the list of another field.
  case needsName(RequestError.Field, value: String?, in: RequestError.Field, name: String)
  /// A text names nothing.
  case unknownName(String, RequestError.Thing)
  /// A text is not one of the values of a field.
  case notAChoice(String, RequestError.Field, choices: [String])
  /// A number is out of range.
  case outside(RequestError.Field, value: Int, allowed: ClosedRange<Int>)
  /// A number is too small.
  case below(RequestError.Field, value: Int, least: Int)
  /// A name is blank.
  case blank(RequestError.Field)
  /// The last date is before the first.
  case reversed(first: CalendarDate, last: CalendarDate)
  /// There are more dates than the request can have.
  case tooManyDates(count: Int, limit: Int)
  /// There are more skies than the front end answers.
  case tooManySkies(count: Int, limit: Int)
  /// A step is too long for curves of a fold.
  case stepTooLong(fold: Int)
  /// A text is no step of time.
  case notAStep(String)
  /// A text is no duration.
  case notADuration(String, RequestError.Field)
  /// A request, or a field of it, needs the time of birth; some need the place, too.
  case timeMissing(RequestError.Field?, needsPlace: Bool)
  /// The Sun doesn't rise and set at the place after a date.
  case noSunrise(CalendarDate)
  /// A body has no return in a year; the dates are those of the last one before it and the first one after it.
  case noReturn(CelestialBody, year: Int, nearest: [CalendarDate])
  /// A zodiac is tropical where only a sidereal one has an answer.
  case tropicalZodiac
  /// The ephemeris doesn't cover a date.
  case outsideEphemeris(CalendarDate, EphemerisSpan)
  /// The ephemeris doesn't cover all that a portrait of a year, a month or a week asks for.
  case periodOutsideEphemeris(ClosedRange<CalendarDate>, EphemerisSpan)
  /// An instant is before the birth.
  ///
  /// The field is the one that has it.
  case instantBeforeBirth(String, RequestError.Field)
  /// All dates are before the birth; the field is the one that has the last date.
  case datesBeforeBirth(last: CalendarDate, RequestError.Field?)
  /// A value of a field has its own error.
  case invalid(RequestError.Field, any AstrolabeError)
  /// The birth of the other of two people is not valid.
  indirect case other(RequestError)
  /// The engine refuses the request.
  case engine(any AstrolabeError)
  /// An error that is not one of the engine.
  case unexpected(String)

  /// Wraps an error of the engine; a request's own error stays as it is.
  package init(_ error: any Error) {
    switch error {
    case let error as RequestError: self = error
    case let error as any AstrolabeError: self = .engine(error)
    default: self = .unexpected("\(error)")
    }
  }

  /// Runs work of the engine and wraps its errors.
  package static func wrapping<Value>(_ work: () throws -> Value) throws(RequestError) -> Value {
    do { return try work() } catch { throw RequestError(error) }
  }
}

extension RequestError {
  /// What is at fault.
  public var cause: ErrorCause {
    switch self {
    case .missing, .exclusive, .excludes, .needs, .needsName, .unknownName, .notAChoice, .outside,
      .below, .blank, .stepTooLong, .notADuration, .tropicalZodiac:
      .usage
    case .reversed, .tooManyDates, .tooManySkies, .instantBeforeBirth, .datesBeforeBirth,
      .notAStep, .timeMissing, .noSunrise, .noReturn:
      .input
    case .outsideEphemeris, .periodOutsideEphemeris: .span
    case .invalid(_, let error), .engine(let error): error.cause
    case .other(let error): error.cause
    case .unexpected: .internalFault
    }
  }

  /// One sentence that says what is wrong and what is valid, with fields as JSON names them.
  public var description: String { sentence(spelling: .field) }

  /// One sentence that says what is wrong and what is valid.
  ///
  /// - Parameter spelling: How the front end writes the names of fields.
  /// - Returns: The sentence.
  public func sentence(spelling: RequestError.Field.Spelling) -> String {
    func spelled(_ field: RequestError.Field) -> String { field.spelled(as: spelling) }
    func spelled(_ fields: [RequestError.Field]) -> String {
      fields.map { $0.spelled(as: spelling) }.asList
    }
    return switch self {
    case .missing(let field, let example):
      "\(spelled(field)) is missing; write \(spelling.assignment(of: example, to: field))"
    case .exclusive(let fields):
      "\(spelled(fields)) don't go together; give one of them"
    case .excludes(let field, let others):
      "\(spelled(field)) goes without \(spelled(others)); leave out the one or the others"
    case .needs(let field, let other):
      "\(spelled(field)) goes with \(spelled(other)); give both"
    case .needsName(let field, let value, let other, let name):
      "\(spelled(field))\(value.map { " \($0)" } ?? "") goes with \(spelled(other)) \(name); "
        + "give both, or leave \(spelled(field)) out"
    case .unknownName(let text, let thing): thing.refusal(of: text)
    case .notAChoice(let text, let field, let choices):
      "\(spelled(field)) can't be \"\(text.printable)\"; give \(choices.asAlternatives)"
    case .outside(let field, let value, let allowed):
      "\(spelled(field)) must be a number from \(allowed.lowerBound) to \(allowed.upperBound), not "
        + "\(value)"
    case .below(let field, let value, let least):
      "\(spelled(field)) must be \(least) or more, not \(value)"
    case .blank(let field):
      "\(spelled(field)) is blank; give a name, or leave it out"
    case .reversed(let first, let last):
      "\(spelled("to")) \(last) is before \(spelled("from")) \(first); give them in order"
    case .tooManyDates(let count, let limit):
      "there are \(count) dates; give \(spelled("from")) and \(spelled("to")) with at most \(limit) dates"
    case .tooManySkies(let count, let limit):
      "there are \(count) skies; give fewer dates or a longer \(spelled("step")), for at most \(limit)"
    case .stepTooLong(let fold):
      "\(spelled("step")) is too long for a fold at \(fold) degrees; give a shorter one, or leave it out"
    case .notAStep(let text):
      "\"\(text.printable)\" is no step; write minutes, hours, days or weeks, such as 30m, 6h, 1d or 1w"
    case .notADuration(let text, let field):
      "\(spelled(field)) can't be \"\(text.printable)\"; write a duration such as 20m, 2h or 1h30m"
    case .timeMissing(let field, let needsPlace):
      (field.map { "\(spelled($0)) needs the time\(needsPlace ? " and the place" : "") of birth" }
        ?? "lines need the time of birth, since they go once round the Earth in a day")
        + "; write \(spelling.assignment(of: "1990-06-15T14:30", to: "birth")) with "
        + spelled("place") + (needsPlace ? "" : " or \(spelled("zone"))")
    case .noSunrise(let date):
      "the Sun doesn't rise and set there after \(date); give another date or place"
    case .noReturn(let body, let year, let nearest):
      "\(body.title) has no return in \(year); give one by its date: "
        + nearest.map { "return:\(body.name):\($0)" }.joined(separator: " or ")
    case .tropicalZodiac:
      "the tropical zodiac has no nakshatras; give sidereal or an ayanamsa such as lahiri"
    case .outsideEphemeris(let date, let span):
      span.refusal(of: date)
    case .periodOutsideEphemeris(let dates, let span):
      "a portrait of \(dates.lowerBound) to \(dates.upperBound) needs dates beyond the ephemeris, which covers "
        + "\(span); give dates further from its edge"
    case .instantBeforeBirth(let text, let field):
      "\(spelled(field)) \(text.printable) is before the birth; give a later instant"
    case .datesBeforeBirth(let last, let field):
      "\(field.map { spelled($0) + " " } ?? "")\(last) is before the birth; give a later date"
    case .invalid(let field, let error): "\(spelled(field)): \(error.description)"
    case .other(let error): "the other's birth: \(error.sentence(spelling: spelling))"
    case .engine(let error): error.description
    case .unexpected(let text): text
    }
  }
}

extension RequestError.Field.Spelling {
  /// A field with a value: `birth: 1990-06-15`, or `--birth 1990-06-15`.
  fileprivate func assignment(of value: String, to field: RequestError.Field) -> String {
    switch self {
    case .field: "\(field.name): \(value)"
    case .option: "\(field.spelled(as: self)) \(value)"
    }
  }
}

extension RequestError {
  /// Refuses two fields that exclude each other.
  package static func checkExclusive(
    _ fields: [(field: RequestError.Field, isGiven: Bool)]
  ) throws(RequestError) {
    let given = fields.filter(\.isGiven).map(\.field)
    if given.count > 1 { throw .exclusive(given) }
  }

  /// Refuses a field beside any of some others.
  package static func check(
    _ field: RequestError.Field, isGiven: Bool,
    excludes others: [(field: RequestError.Field, isGiven: Bool)]
  ) throws(RequestError) {
    guard isGiven, others.contains(where: \.isGiven) else { return }
    throw .excludes(field, others.map(\.field))
  }

  /// Refuses fields that need another one, if that is missing.
  package static func check(
    _ fields: [(field: RequestError.Field, isGiven: Bool)], need other: RequestError.Field,
    given: Bool
  ) throws(RequestError) {
    guard !given, let first = fields.first(where: \.isGiven) else { return }
    throw .needs(first.field, other)
  }

  /// Refuses a name that nobody can see.
  package static func checkIsVisible(
    _ name: String?, _ field: RequestError.Field
  ) throws(RequestError) {
    if let name, name.isBlank { throw .blank(field) }
  }
}

extension [String] {
  /// Such as `--from, --to and --at`.
  fileprivate var asList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
