/// The kind of an error, which decides how a program reacts.
///
/// The command maps it to an exit code, the C library to the same code, a server to a status.
public enum ErrorCause: String, Sendable, Hashable, CaseIterable {
  /// The request as such is wrong: an option is missing, is given twice, or has an unknown name.
  case usage
  /// A date, number, text or record is not valid.
  case input
  /// A valid value lies outside the years or the bodies of the data.
  case span
  /// A file, a folder or a setting of the machine is missing or damaged.
  case installation
  /// A fault of the engine or of a library below it.
  case internalFault = "internal_fault"
  /// The work was cancelled before it was complete.
  case cancelled
}

/// An error of this package: one sentence that says what is wrong and what is valid, and its cause.
///
/// ```swift
/// do {
///   let birth = try BirthFields(birth: text).read(zones: zones)
///   let chart = try NatalChart(of: birth, ephemeris: ephemeris)
///   answer = "\(chart.position(of: .sun))"
/// } catch let error as any AstrolabeError {
///   answer = error.cause == .input ? "Please look again: \(error)" : "Our fault."
/// }
/// ```
public protocol AstrolabeError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing is at fault.
  var cause: ErrorCause { get }
}

/// Why a number can't be what it was given for.
public enum NumberError: AstrolabeError, Hashable {
  /// It is infinite, or no number.
  case notFinite(what: String, value: Double)
  /// It is beyond what there is.
  case outside(what: String, value: Double, allowed: ClosedRange<Double>)

  /// The number itself.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .notFinite(let what, let value): "\(what) can't be \(value); give a finite number"
    case .outside(let what, let value, let allowed):
      "\(what) can't be \(Self.text(value)); give a number from "
        + "\(Self.text(allowed.lowerBound)) to \(Self.text(allowed.upperBound))"
    }
  }

  /// A number without the decimal that whole ones don't need.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The number, where it is finite.
  package static func finite(_ value: Double, _ what: String) throws(NumberError) -> Double {
    guard value.isFinite else { throw .notFinite(what: what, value: value) }
    return value
  }

  /// The number, where it is one of a range.
  package static func checked(
    _ value: Double, _ what: String, in allowed: ClosedRange<Double>
  ) throws(NumberError) -> Double {
    guard allowed.contains(value) else {
      throw .outside(what: what, value: value, allowed: allowed)
    }
    return value
  }
}
