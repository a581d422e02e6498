public import Ephemeris

/// Reads dates and times as births and options write them.
public enum DateTimeText {
  /// A date with an optional time: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS]`.
  ///
  /// - Throws: ``BirthError/notADate(_:)``, ``BirthError/noSuchDate(_:reason:)`` or
  ///   ``BirthError/noSuchTime(_:)``.
  public static func read(
    _ text: String
  ) throws(BirthError) -> (date: CalendarDate, time: TimeOfDay?) {
    // A T is looked for among bytes: where it stands, letters that belong together are not distinguished.
    guard let letter = text.utf8.firstIndex(of: UInt8(ascii: "T")) else {
      return (try readDate(text, in: text), nil)
    }
    let date = try readDate(String(text[..<letter]), in: text)
    let rest = text[text.utf8.index(after: letter)...]
    guard let time = try? TimeOfDay(rest) else {
      let looksLikeTime = rest.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ":") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
      guard looksLikeTime, rest.contains(":") else { throw .notADate(text) }
      throw .noSuchTime(String(rest))
    }
    return (date, time)
  }

  /// What to write in place of a text that has not the form of a date and a time.
  package static func advice(for text: String) -> String {
    let form = "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"
    let date = String(text.prefix(10))
    guard (try? readDate(date, in: date)) != nil else { return form }
    let rest = text.dropFirst(10)
    if rest.hasPrefix("T") {
      // An offset, or the Z of UTC, after the time.
      let mark = rest.dropFirst().firstIndex { $0 == "+" || $0 == "-" || $0 == "Z" || $0 == "z" }
      guard let mark, (try? read(date + rest[..<mark])) != nil else { return form }
      let zone = rest[mark...].uppercased() == "Z" ? "UTC" : String(rest[mark...])
      return "write \(date)\(rest[..<mark]), and give the offset as the zone: \(zone)"
    }
    let time = rest.drop { $0 == " " || $0 == "t" }
    guard time.count < rest.count, (try? read("\(date)T\(time)")) != nil else { return form }
    return "write a T between date and time: \(date)T\(time)"
  }

  /// A date alone: `YYYY-MM-DD`.
  ///
  /// - Throws: ``BirthError/notADate(_:)``, ``BirthError/notADateAlone(_:)`` or
  ///   ``BirthError/noSuchDate(_:reason:)``.
  public static func readDate(_ text: String) throws(BirthError) -> CalendarDate {
    guard !text.contains("T") else { throw .notADateAlone(text) }
    do {
      return try readDate(text, in: text)
    } catch .notADate {
      throw .notADateAlone(text)
    }
  }

  private static func readDate(
    _ text: String, in whole: String
  ) throws(BirthError) -> CalendarDate {
    if let date = try? CalendarDate(text) { return date }
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = fields.allSatisfy { field in
      field.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard fields.map(\.utf8.count) == [4, 2, 2], isDigits, let year = Int(fields[0]),
      let month = Int(fields[1])
    else { throw .notADate(whole) }
    guard (1...12).contains(month) else {
      throw .noSuchDate(text, reason: "months go from 01 to 12")
    }
    let length = CalendarDate.lengthOfMonth(month, year: year)
    throw .noSuchDate(text, reason: "that month has \(length) days")
  }
}

/// An instant as options write it: ISO 8601, or a Julian Day with its scale.
package enum InstantText: Sendable, Hashable {
  /// An instant of Universal Time.
  case ut(JulianDay<UT1>)
  /// An instant of Terrestrial Time.
  case tt(JulianDay<TT>)

  /// Reads `2025-01-06T12:00:00Z`, `2025-01-06T12:00Z`, an offset in place of the `Z` as in
  /// `2025-01-06T13:00+01:00`, `ut:2460682.0` or `tt:2460682.0`.
  ///
  /// - Throws: `InstantError`.
  package init(_ text: String) throws(InstantError) {
    if let days = Self.julianDay(text, after: "ut:") {
      self = .ut(JulianDay(days))
      return
    }
    if let days = Self.julianDay(text, after: "tt:") {
      self = .tt(JulianDay(days))
      return
    }
    let (local, offset) = try Self.splitOffset(text)
    let date: CalendarDate
    let time: TimeOfDay?
    do {
      (date, time) = try DateTimeText.read(local)
    } catch {
      switch error {
      case .noSuchDate, .noSuchTime: throw .noSuchMoment(error)
      default: throw .notAnInstant(text)
      }
    }
    guard let time else { throw .notAnInstant(text) }
    let seconds = date.dayNumber * 86_400 + time.secondOfDay - offset
    self = .ut(JulianDay(secondsSince1970: seconds))
  }

  private static func julianDay(_ text: String, after prefix: String) -> Double? {
    let start = text.utf8.prefix(prefix.utf8.count)
    let isPrefix = start.elementsEqual(prefix.utf8) { letter, wanted in
      letter == wanted || letter == UInt8(ascii: "U") && wanted == UInt8(ascii: "u")
        || letter == UInt8(ascii: "T") && wanted == UInt8(ascii: "t")
    }
    guard isPrefix else { return nil }
    let digits = Substring(text.utf8.dropFirst(prefix.utf8.count))
    let isPlain = digits.utf8.allSatisfy { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isPlain && digits.utf8.count <= 32 ? Double(digits) : nil
  }

  /// Takes `Z` or an offset of at most a day off the end; seconds east of Greenwich.
  private static func splitOffset(_ text: String) throws(InstantError) -> (String, Int) {
    if text.hasSuffix("Z") { return (String(text.dropLast()), 0) }
    let tail = text.suffix(6)
    guard text.count > 6, let sign = tail.first, sign == "+" || sign == "-",
      let offset = try? TimeOfDay(tail.dropFirst())
    else { throw .notAnInstant(text) }
    let seconds = offset.secondOfDay
    return (String(text.dropLast(6)), sign == "-" ? -seconds : seconds)
  }
}

/// Why a text is no instant.
package enum InstantError: AstrolabeError, Hashable {
  /// The text has another form.
  case notAnInstant(String)
  /// The calendar or the clock has no such moment.
  case noSuchMoment(BirthError)
}

extension InstantError {
  /// What was written.
  package var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  package var description: String {
    switch self {
    case .notAnInstant(let text):
      "\"\(text.printable)\" is no instant; write 2025-01-06T12:00:00Z, tt:2460682.0 or "
        + "ut:2460682.0"
    case .noSuchMoment(let error): error.description
    }
  }
}
