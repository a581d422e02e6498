@_spi(FrontEnd) public import Ephemeris

/// Reads dates and times as births and options write them.
@_spi(FrontEnd) public enum DateTimeText {
  /// A date with an optional time: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS]`.
  ///
  /// A year before our era is written with a sign, `-0043`, or as people say it, `44 BC`. `OS` or `NS` at the
  /// end says that the date is Old Style, of the Julian calendar, or New Style, of the Gregorian one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - calendar: The calendar of the date; unless given, the Julian one before 1582-10-15 and the Gregorian
  ///     one from then on.
  /// - Returns: The date on its calendar, and the time where there is one.
  /// - Throws: ``BirthError/notADate(_:)``, ``BirthError/noSuchDate(_:reason:)`` or
  ///   ``BirthError/noSuchTime(_:)``.
  public static func read(
    _ text: String, calendar: WrittenDate.Calendar? = nil
  ) throws(BirthError) -> (date: WrittenDate, time: TimeOfDay?) {
    if let (bare, style) = styled(text) { return try read(bare, calendar: style) }
    // A T is looked for among bytes: where it stands, letters that belong together are not distinguished.
    guard let letter = text.utf8.firstIndex(of: UInt8(ascii: "T")) else {
      return (try readDate(text, in: text, calendar), nil)
    }
    let date = try readDate(String(text[..<letter]), in: text, calendar)
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

  /// A text without the mark of its calendar at the end, and the calendar; nil without a mark.
  private static func styled(_ text: String) -> (bare: String, calendar: WrittenDate.Calendar)? {
    let (mark, bare) = (text.suffix(3).uppercased(), String(text.dropLast(3)))
    return switch mark {
    case " OS": (bare, .julian)
    case " NS": (bare, .gregorian)
    default: nil
    }
  }

  /// What to write in place of a text that has not the form of a date and a time.
  package static func advice(for text: String) -> String {
    let form = "write YYYY-MM-DD, or YYYY-MM-DDTHH:MM with the time"
    if let advice = dateAdvice(for: text) { return advice }
    let date = String(text.prefix(10))
    guard (try? readDate(date, in: date, nil)) != nil else { return form }
    if let time = twelveHours(text.dropFirst(10)) { return "write \(date)T\(time.shortest)" }
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

  /// What to write in place of a date whose numbers stand in another order or whose year is too short; nil for
  /// another form.
  package static func dateAdvice(for text: String) -> String? {
    if let date = dayFirst(text) { return "write the year first: \(date)" }
    return shortYear(text).map { "write the year with four digits: \($0)" }
  }

  /// The date that `15.6.1990` or `15/6/1990` means; nil for another form, and for `5/6/1990`, which may be of May
  /// or of June.
  private static func dayFirst(_ text: String) -> CalendarDate? {
    for separator in [Character("."), "/"] {
      let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map {
        Int($0)
      }
      guard numbers.count == 3, let day = numbers[0], let month = numbers[1], let year = numbers[2],
        (1_000...9_999).contains(year), separator == "." || day > 12
      else { continue }
      return try? CalendarDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// The date that `-44-03-15` or `800-12-25` means, with its year in four digits; nil for another form, and for
  /// `90-06-15`, whose century may be left out.
  private static func shortYear(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let digits = text.dropFirst(isNegative ? 1 : 0).prefix { $0 != "-" }
    let count = digits.utf8.count
    guard count == 3 || isNegative && (1...2).contains(count) else { return nil }
    let rest = text.dropFirst(count + (isNegative ? 1 : 0))
    let whole = (isNegative ? "-" : "") + String(repeating: "0", count: 4 - count) + digits + rest
    return (try? read(whole)) == nil ? nil : whole
  }

  /// The time that `T2:30pm` or ` 2:30 PM` means; nil for another form.
  private static func twelveHours(_ text: Substring) -> TimeOfDay? {
    let letters = text.dropFirst().lowercased()
    guard letters.hasSuffix("am") || letters.hasSuffix("pm") else { return nil }
    let parts = letters.dropLast(2).split(separator: ":").map { part in
      Int(String(part.filter { $0 != " " }))
    }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (1...12).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    let hours = hour % 12 + (letters.hasSuffix("pm") ? 12 : 0)
    return TimeOfDay(secondOfDay: hours * 3_600 + minute * 60)
  }

  /// A date alone: `YYYY-MM-DD`, on the Gregorian calendar.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - calendar: The calendar it is written on, as ``read(_:calendar:)`` has it.
  /// - Returns: The same day on the Gregorian calendar.
  /// - Throws: ``BirthError/notADate(_:)``, ``BirthError/notADateAlone(_:)`` or
  ///   ``BirthError/noSuchDate(_:reason:)``.
  public static func readDate(
    _ text: String, calendar: WrittenDate.Calendar? = nil
  ) throws(BirthError) -> CalendarDate {
    try readWrittenDate(text, calendar: calendar).gregorian
  }

  /// A date alone, on the calendar it is written on.
  ///
  /// - Throws: As ``readDate(_:calendar:)`` does.
  public static func readWrittenDate(
    _ text: String, calendar: WrittenDate.Calendar? = nil
  ) throws(BirthError) -> WrittenDate {
    if let (bare, style) = styled(text) { return try readWrittenDate(bare, calendar: style) }
    guard !text.contains("T") else { throw .notADateAlone(text) }
    do {
      return try readDate(text, in: text, calendar)
    } catch .notADate {
      throw .notADateAlone(text)
    }
  }

  private static func readDate(
    _ text: String, in whole: String, _ calendar: WrittenDate.Calendar?
  ) throws(BirthError) -> WrittenDate {
    guard let form = DateForm(text) else { throw .notADate(whole) }
    if let date = WrittenDate(
      year: form.year, month: form.month, day: form.day, calendar: calendar)
    {
      return date
    }
    guard (1...12).contains(form.month) else {
      throw .noSuchDate(text, reason: "months go from 01 to 12")
    }
    let calendar = calendar ?? WrittenDate.usualCalendar(form.year, form.month, form.day)
    let length = WrittenDate.lengthOfMonth(form.month, year: form.year, calendar: calendar)
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
    let date: WrittenDate
    let time: TimeOfDay?
    do {
      // ISO 8601 counts by the Gregorian calendar, however long ago.
      (date, time) = try DateTimeText.read(local, calendar: .gregorian)
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
    case .notAnInstant(let text) where Double(text) != nil:
      "\"\(text.printable)\" is a Julian Day without its scale; write ut:\(text.printable) or "
        + "tt:\(text.printable)"
    case .notAnInstant(let text):
      "\"\(text.printable)\" is no instant; write 2025-01-06T12:00:00Z, tt:2460682.0 or "
        + "ut:2460682.0"
    case .noSuchMoment(let error): error.description
    }
  }
}
