public import Ephemeris
public import Places

/// What anyone who imports a file decides, and what a file is read with.
@_spi(FrontEnd) public struct ChartFileOptions: Sendable {
  /// Whether the day or the month is first in dates such as `06/01/1926`.
  public enum DateOrder: String, Sendable, Hashable, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
  }

  /// Which of two contradicting instants counts.
  public enum InstantChoice: String, Sendable, Hashable, CaseIterable {
    case clock
    case julianDay = "julian-day"
  }

  /// Nil for the format that the content has.
  public var format: ChartFileFormat?
  /// Nil for the encoding that the content has.
  public var encoding: TextEncoding?
  /// Nil if the column decides it.
  public var dateOrder: DateOrder?
  /// The calendar of dates in lines of births that name none; nil for the Julian one before 1582-10-15 and the
  /// Gregorian one from then on.
  public var calendar: WrittenDate.Calendar?
  /// Nil if a record that says two instants is refused.
  public var instant: InstantChoice?
  /// The names of columns by what they hold.
  package var columns: [CSVColumn: String] = [:]
  /// Whether longitudes and zones of a CSV file count westward.
  public var isWestPositive = false
  /// Whether a missing zone of Solar Fire is 0:00 and a missing time 12:00, as its manual has it.
  public var assumesDefaults = false
  /// The order of fields in records of Solar Fire.
  package var solarFireFields = SolarFireField.usual
  /// The zones of the tz database; nil if there are none.
  package var zones: ZoneDatabase?
  /// The places that names are looked up in; nil if there are none.
  package var places: PlaceFinder?
  /// What positions that stand in a file are compared with; nil if they aren't.
  public var ephemeris: (any EphemerisProvider)?

  /// Reads by content alone.
  public init(zones: ZoneDatabase? = nil, places: PlaceFinder? = nil) {
    (self.zones, self.places) = (zones, places)
  }
}
