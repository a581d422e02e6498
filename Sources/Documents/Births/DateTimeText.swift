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
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let date = try readDate(parts.isEmpty ? "" : String(parts[0]), in: text)
    guard parts.count == 2 else { return (date, nil) }
    guard let time = try? TimeOfDay(parts[1]) else {
      let looksLikeTime = parts[1].utf8.allSatisfy { byte in
        byte == UInt8(ascii: ":") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
      guard looksLikeTime, parts[1].contains(":") else { throw .notADate(text) }
      throw .noSuchTime(String(parts[1]))
    }
    return (date, time)
  }

  /// A date alone: `YYYY-MM-DD`.
  ///
  /// - Throws: ``BirthError/notADate(_:)``, ``BirthError/notADateAlone(_:)`` or
  ///   ``BirthError/noSuchDate(_:reason:)``.
  public static func readDate(_ text: String) throws(BirthError) -> CalendarDate {
    guard !text.contains("T") else { throw .notADateAlone(text) }
    return try readDate(text, in: text)
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
