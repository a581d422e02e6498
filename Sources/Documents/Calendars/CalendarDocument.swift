public import Ephemeris

/// Events as an iCalendar file (RFC 5545), which calendar programs open.
///
/// ```swift
/// let entries = transits.flatMap(\.calendarEntries)
/// let bytes = CalendarDocument(name: "Transits", entries: entries).bytes
/// ```
///
/// Times are UTC, to the second. A moment has a beginning and no end, which RFC 5545 (section 3.6.1)
/// takes for an event that ends as it begins; a period that rounds to the same second is written as
/// one, too. No entry makes its reader busy. There is no METHOD, so that a program imports the entries
/// rather than answering them, and DTSTAMP is the same instant in every file, since the same events
/// must give the same bytes. A calendar of no entries is not quite an iCalendar file, which wants one;
/// programs open it as an empty calendar.
public struct CalendarDocument: Sendable {
  /// The calendar's name.
  public let name: String
  /// The entries, in the order in which they are written.
  public let entries: [CalendarDocument.Entry]

  /// Creates a calendar.
  public init(name: String, entries: [CalendarDocument.Entry]) {
    self.name = name
    self.entries = entries
  }

  /// DTSTAMP of every entry: J2000.0, 2000-01-01T12:00:00Z.
  public static let stamp = JulianDay<UT1>.j2000

  /// The file's bytes: UTF-8, lines ended by CR and LF.
  public var bytes: [UInt8] {
    Self.opening(name: name) + entries.flatMap(Self.bytes) + Self.closing
  }

  /// What comes before the entries.
  public static func opening(name: String) -> [UInt8] {
    var lines = ContentLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Astrolabe//astrolabe \(EngineVersion.text)//EN")
    lines.add("CALSCALE", "GREGORIAN")
    lines.addText("NAME", name)
    // What programs read that don't know NAME of RFC 7986.
    lines.addText("X-WR-CALNAME", name)
    return lines.bytes
  }

  /// One entry, for those who write a long calendar piece by piece.
  public static func bytes(of entry: CalendarDocument.Entry) -> [UInt8] {
    var lines = ContentLines()
    lines.add("BEGIN", "VEVENT")
    lines.addText("UID", "\(entry.identity)@astrolabe")
    lines.add("DTSTAMP", stamp.iCalendar)
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
    return lines.bytes
  }

  /// What comes after the entries.
  public static var closing: [UInt8] {
    var lines = ContentLines()
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }
}

extension JulianDay where Scale == UT1 {
  /// The instant as RFC 5545 writes it (section 3.3.5, form 2), such as `20250106T120000Z`.
  var iCalendar: String { iso8601.filter { $0 != "-" && $0 != ":" } }
}

extension CalendarDocument {
  /// An event as a calendar program shows it.
  public struct Entry: Sendable, Hashable {
    /// How long an entry lasts.
    public enum Extent: Sendable, Hashable {
      /// It happens at one instant.
      case moment(JulianDay<UT1>)
      /// It lasts from one instant up to another.
      case period(Range<JulianDay<UT1>>)
    }

    /// What distinguishes the event from every other, the same whenever and with whatever else it is written:
    /// a calendar program replaces an entry it already has.
    ///
    /// Made of what the event is, never of a clock or of chance. Printable ASCII.
    public let identity: String
    /// When it is.
    public let extent: Extent
    /// Its name in one line.
    public let summary: String
    /// What more there is to say, in one or several lines.
    public let details: String

    /// Creates an entry.
    public init(identity: String, extent: Extent, summary: String, details: String) {
      self.identity = identity
      self.extent = extent
      self.summary = summary
      self.details = details
    }

    /// When it begins.
    public var start: JulianDay<UT1> {
      switch extent {
      case .moment(let instant): instant
      case .period(let period): period.lowerBound
      }
    }
  }
}

/// Something that a calendar can show, as one entry or several.
package protocol CalendarEntryConvertible {
  /// The entries, in the order in which they must be written.
  var calendarEntries: [CalendarDocument.Entry] { get }
}
