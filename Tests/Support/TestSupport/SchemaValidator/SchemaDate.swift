import Foundation

/// The format `date` of JSON Schema: a day of the Gregorian calendar as RFC 3339 writes it.
enum SchemaDate {
  /// Whether `text` is a day that exists, written `YYYY-MM-DD`.
  static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return year > 0 && (1...12).contains(month) && (1...days(in: month, of: year)).contains(day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
