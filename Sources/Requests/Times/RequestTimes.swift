internal import Documents
public import Ephemeris

/// Reads dates and instants of requests.
public enum RequestTimes {
  /// Reads a date.
  public static func date(_ text: String) throws(RequestError) -> CalendarDate {
    do throws(BirthError) { return try DateTimeText.readDate(text) } catch { throw .engine(error) }
  }

  /// Reads an instant: ISO 8601, or a Julian Day with its scale.
  public static func instant(
    _ text: String, by engine: Engine
  ) throws(RequestError) -> Instant {
    try RequestError.wrapping {
      switch try InstantText(text) {
      case .ut(let ut): try engine.ephemeris.instant(ut)
      case .tt(let tt): try engine.ephemeris.instant(tt)
      }
    }
  }
}
