@_spi(FrontEnd) public import Base

/// Why a place could not be computed.
public enum EphemerisError: AstrolabeError, Hashable {
  /// The instant lies outside what the ephemeris covers, or is not a finite number.
  case outOfSpan(days: Double, scale: String, span: EphemerisSpan)
  /// What is asked of an instant within the ephemeris begins or ends outside it: a day, a year of a life.
  case reachesOutOfSpan(from: JulianDay<UT1>, span: EphemerisSpan)
  /// None of the places looked at holds a data folder.
  case folderNotFound(searched: [String])
  /// The data folder lacks a file.
  case fileMissing(name: String, folder: String)
  /// A data file is there but can't be read.
  case fileUnreadable(name: String, folder: String, reason: String)
  /// A data file is not the one the engine was released with.
  case fileDamaged(name: String, folder: String, expectedSHA256: String, foundSHA256: String)
  /// The data folder holds a file from which libswe would take another ΔT than its own.
  case strayFile(name: String, folder: String)
  /// A table to be compiled begins or ends on a date too near the ends of the ephemeris.
  case noRoomForTable(CalendarDate, span: EphemerisSpan)
  /// A compiled table doesn't hold these bodies.
  case notInTable(BodySet, path: String)
  /// A compiled table has no sidereal zodiac.
  case noSiderealZodiac
  /// A table to be compiled has not that block, or not that many.
  case noSuchBlock(Int, count: Int)
  /// The catalogue has no fixed star of that designation.
  case noSuchStar(designation: String)
  /// An ephemeris left out bodies that it was asked for.
  case bodiesMissing(BodySet)
  /// A compiled table can't be used.
  case tableUnusable(path: String, fault: TableFault)
  /// libswe opened another folder's files than the ones asked for.
  case folderOverridden(requested: String, opened: String)
  /// The folder's path can't be handed to libswe.
  case folderUnusable(path: String, reason: String)
  /// libswe answered from a lesser source than the data files, which is refused.
  case lesserSource(CelestialBody, at: JulianDay<TT>, message: String)
  /// libswe reported a failure of its own; some of its functions give a message and no code.
  case library(code: EphemerisError.LibraryCode?, request: String, message: String)
  /// The engine contradicts itself, which is a fault of its own.
  case internalFault(request: String, reason: String)
  /// The task that a search ran in was cancelled.
  case cancelled
}

extension EphemerisError {
  /// What a function of libswe returned: a flag or a number of its own where all is well, a negative number where
  /// not.
  public struct LibraryCode: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: Int32

    /// Takes a number as libswe gives it.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// `OK`: done.
    public static let ok = Self(rawValue: 0)
    /// `ERR`: not done, for the reason that the message says.
    public static let failure = Self(rawValue: -1)
    /// `NOT_AVAILABLE`: no file that libswe has open holds the body.
    public static let notAvailable = Self(rawValue: -2)
    /// `BEYOND_EPH_LIMITS`: the instant lies outside the file.
    public static let beyondFile = Self(rawValue: -3)
  }
}

extension EphemerisError.LibraryCode: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

extension EphemerisError {
  /// What is at fault: the instant, the data, or the engine.
  public var cause: ErrorCause {
    switch self {
    case .outOfSpan(let days, _, _): days.isFinite ? .span : .input
    case .reachesOutOfSpan, .noRoomForTable: .span
    case .noSuchBlock: .input
    case .noSuchStar: .usage
    case .folderNotFound, .fileMissing, .fileUnreadable, .fileDamaged, .strayFile, .notInTable,
      .noSiderealZodiac,
      .tableUnusable, .folderOverridden, .folderUnusable, .lesserSource:
      .installation
    case .bodiesMissing, .library, .internalFault: .internalFault
    case .cancelled: .cancelled
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .outOfSpan(let days, let scale, let span):
      guard days.isFinite else {
        return "the instant is not a number; give one from \(span)"
      }
      guard let date = Self.date(ofDays: days) else {
        return "that instant (JD \(days) \(scale)) lies outside the ephemeris, which covers \(span)"
      }
      guard span.contains(date) else {
        return span.refusal(of: date, detail: "JD \(days) \(scale)")
      }
      return "\(Self.second(ofDays: days)) \(scale) (JD \(days) \(scale)) lies outside the "
        + "ephemeris, which covers \(span) in Universal Time"
    case .reachesOutOfSpan(let instant, let span):
      return
        "what is asked of \(instant.utcDate) reaches outside the ephemeris, which covers \(span); "
        + "give a date further from its edge"
    case .folderNotFound(let searched):
      return "no ephemeris folder found (looked for \(searched.joined(separator: ", "))); "
        + "keep the resource bundle astrolabe_EphemerisFiles beside the program, or name a folder"
    case .fileMissing(let name, let folder) where Self.asteroid(ofFile: name) != nil:
      let number = Self.asteroid(ofFile: name) ?? 0
      return
        "the file of asteroid \(number), \(name), isn't in \(folder), and it isn't part of the "
        + "package; fetch it from Astrodienst (https://www.astro.com/swisseph) and name its "
        + "folder: --asteroid-files"
    case .fileMissing(let name, let folder):
      return "the ephemeris file \(name) is missing from \(folder); put it back from the package's "
        + "folder ephemeris/se1"
    case .fileUnreadable(let name, let folder, let reason):
      return "the ephemeris file \(name) in \(folder) can't be read: \(reason)"
    case .fileDamaged(let name, let folder, let expected, let found):
      return "the ephemeris file \(name) in \(folder) is damaged (SHA-256 \(found.prefix(12))…, "
        + "expected \(expected.prefix(12))…); put it back from the package's folder ephemeris/se1"
    case .strayFile(let name, let folder):
      return "libswe would take another ΔT from the file \(name) in \(folder); take the file away"
    case .noRoomForTable(let date, let span):
      return
        "a compiled ephemeris can't begin or end on \(date): it must begin and end a fortnight "
        + "inside the ephemeris that it is made from, which covers \(span)"
    case .notInTable(let bodies, let path):
      let names = bodies.bodies.map(\.title).asAlternatives
      return "the compiled ephemeris \(path) has no \(names); Swiss Ephemeris itself does"
    case .noSiderealZodiac:
      return "the compiled ephemeris has no sidereal zodiac; Swiss Ephemeris itself does"
    case .noSuchBlock(let number, let count):
      return
        "block \(number) is none of the \(count) blocks of the table; make each of them, from 0 on"
    case .noSuchStar(let designation):
      return
        "the catalogue has no star \"\(designation.printable)\"; give a designation as it has them, such "
        + "as alVir or omiCet"
    case .bodiesMissing(let bodies):
      return "the ephemeris was asked for \(bodies) and left it out; ask another"
    case .tableUnusable(let path, .outOfResources(let reason)):
      return "the compiled ephemeris \(path) can't be used: \(reason)"
    case .tableUnusable(let path, let fault):
      return "the compiled ephemeris \(path) can't be used: \(fault); "
        + "put it back from the package's folder ephemeris, or make it again with astrolabe compile"
    case .folderOverridden(let requested, let opened):
      return "libswe reads \(opened) where \(requested) was asked for; unset SE_EPHE_PATH"
    case .folderUnusable(let path, let reason):
      return "the ephemeris folder \(path) can't be used: \(reason)"
    case .lesserSource(let body, let instant, let message):
      return "no data file gives \(body) at \(instant): \(message)"
    case .library(let code, let request, let message):
      let withCode = code.map { " with code \($0)" } ?? ""
      return "libswe failed on \(request)\(withCode): \(message)"
    case .internalFault(let request, let reason):
      return
        "\(request) can't be computed: \(reason); this is a fault of the engine, please report it"
    case .cancelled:
      return "the search was stopped, because its task was cancelled; search again for the rest"
    }
  }
}

extension EphemerisError {
  /// The date of an instant; nil for one too far away to have a date.
  private static func date(ofDays days: Double) -> CalendarDate? {
    days.magnitude < 1e7 ? JulianDay<UT1>(days).utcDate : nil
  }

  /// The date and the time of an instant whose date alone seems to lie inside a span.
  ///
  /// That is the last second before the first date, or one of its first seconds in TT. Rounded down, so
  /// that no instant is said to be later than it is.
  private static func second(ofDays days: Double) -> String {
    let seconds = ((days - JulianDay<UT1>.unixEpochDays) * 86_400).rounded(.down)
    let second = JulianDay<UT1>(secondsSince1970: Int(seconds))
    return "\(second.utcDate) \(second.utcTime)"
  }
}

extension EphemerisError {
  /// The number of the asteroid that a file is of, `se00433.se1` or `s136199.se1`; nil for another file.
  private static func asteroid(ofFile name: String) -> Int? {
    let digits = name.drop { !("0"..."9").contains($0) }.prefix { $0 != "." }
    guard digits.count >= 5, name == "se\(digits).se1" || name == "s\(digits).se1" else {
      return nil
    }
    return Int(digits)
  }
}

extension EphemerisSpan {
  /// The sentence against a date outside the span, which is named on the calendar that it was most likely read on, too.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - detail: What else stands behind it in brackets.
  /// - Returns: The sentence, without its full stop.
  package func refusal(of date: CalendarDate, detail: String? = nil) -> String {
    let written = WrittenDate(usual: date)
    guard written.calendar == .julian else {
      let behind = detail.map { " (\($0))" } ?? ""
      return "\(date)\(behind) lies outside the ephemeris, which covers \(self)"
    }
    let details = ["\(date) on the Gregorian one", detail].compactMap(\.self)
    return
      "\(written) on the Julian calendar (\(details.joined(separator: "; "))) lies outside the ephemeris, "
      + "which covers \(self) on the Gregorian one"
  }
}
