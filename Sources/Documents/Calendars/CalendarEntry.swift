public import Ephemeris

/// An event as a calendar program shows it.
public struct CalendarEntry: Sendable, Hashable {
  /// How long an entry lasts.
  public enum Extent: Sendable, Hashable {
    /// It happens at one instant.
    case moment(JulianDay<UT1>)
    /// It lasts from one instant up to another.
    case period(Range<JulianDay<UT1>>)
  }

  /// What tells the event from every other, the same whenever and with whatever else it is written:
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

/// Something that a calendar can show, as one entry or several.
public protocol CalendarEntryConvertible {
  /// The entries, in the order in which they are to be written.
  var calendarEntries: [CalendarEntry] { get }
}
