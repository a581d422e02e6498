public import Ephemeris

/// Events as an iCalendar file (RFC 5545), which calendar programs open.
///
/// ```swift
/// CalendarDocument(name: "Transits", entries: transits.flatMap(\.calendarEntries)).bytes
/// ```
///
/// Times are UTC, to the second. A moment has a beginning and no end, which RFC 5545 (section 3.6.1)
/// takes for an event that ends as it begins; a period that rounds to the same second is written as
/// one, too. No entry makes its reader busy. There is no METHOD, so that a program imports the entries
/// rather than answering them, and DTSTAMP is the same instant in every file, since the same events
/// must give the same bytes.
public struct CalendarDocument: Sendable {
  /// The calendar's name.
  public let name: String
  /// The entries, in the order in which they are written.
  public let entries: [CalendarEntry]

  /// Creates a calendar.
  public init(name: String, entries: [CalendarEntry]) {
    self.name = name
    self.entries = entries
  }

  /// DTSTAMP of every entry: J2000.0, 2000-01-01T12:00:00Z.
  public static let stamp = JulianDay<UT1>.j2000

  /// The file's bytes: UTF-8, lines ended by CR and LF.
  public var bytes: [UInt8] {
    var lines = ContentLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Astrolabe//astrolabe \(EngineVersion.text)//EN")
    lines.add("CALSCALE", "GREGORIAN")
    lines.addText("NAME", name)
    // What programs read that don't know NAME of RFC 7986.
    lines.addText("X-WR-CALNAME", name)
    for entry in entries { write(entry, to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  private func write(_ entry: CalendarEntry, to lines: inout ContentLines) {
    lines.add("BEGIN", "VEVENT")
    lines.addText("UID", "\(entry.identity)@astrolabe")
    lines.add("DTSTAMP", Self.stamp.iCalendar)
    lines.add("DTSTART", entry.start.iCalendar)
    if case .period(let period) = entry.extent,
      period.upperBound.secondsSince1970 > period.lowerBound.secondsSince1970
    {
      lines.add("DTEND", period.upperBound.iCalendar)
    }
    lines.addText("SUMMARY", entry.summary)
    if !entry.details.isEmpty { lines.addText("DESCRIPTION", entry.details) }
    lines.add("TRANSP", "TRANSPARENT")
    lines.add("END", "VEVENT")
  }
}

extension JulianDay where Scale == UT1 {
  /// The instant as RFC 5545 writes it (section 3.3.5, form 2), such as `20250106T120000Z`.
  var iCalendar: String { iso8601.filter { $0 != "-" && $0 != ":" } }
}
