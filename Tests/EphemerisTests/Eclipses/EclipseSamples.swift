import Ephemeris
import SwissEphemeris
import Testing

/// What the suites of eclipses share.
enum EclipseSamples {
  static let table = Result { () throws(EphemerisError) in try CompiledEphemeris() }

  /// Those of 1850 to 2150, from the table alone.
  static let ofTable = Result {
    let ephemeris = try table.get()
    let span = ephemeris.span
    return try ephemeris.eclipses(during: span.start..<span.end, ephemeris: ephemeris)
  }

  /// Those of 1801 to 1880, from where libswe has the Sun and the Moon.
  static let ofPlaces = Result {
    let swiss = try EphemerisSamples.ephemeris.get()
    return try EclipseSearch(over: swiss)
      .eclipses(during: midnight("1801-01-01")..<midnight("1881-01-01"), ephemeris: swiss)
  }

  /// Those of 1801 to 2100: before 1850 from libswe's places, then from the table.
  static let ofThreeCenturies = Result {
    let (start, end) = (try table.get().span.start, try midnight("2101-01-01"))
    return try ofPlaces.get().filter { $0.maximum < start }
      + ofTable.get().filter { $0.maximum < end }
  }

  /// 00:00 UT of a date such as `2025-03-29`.
  static func midnight(_ date: some StringProtocol) throws -> JulianDay<UT1> {
    JulianDay(try CalendarDate(date), .midnight)
  }

  /// An instant on the scale that the reader knows, from a date and `12:30` or `12:30:15`.
  static func days(_ date: String, _ time: String) throws -> Double {
    JulianDay<UT1>(try CalendarDate(date), try TimeOfDay(time)).days
  }

  /// The date of an eclipse's maximum in UT, as catalogues name it.
  static func date(_ eclipse: Eclipse) -> String { eclipse.maximum.utcDate.description }

  /// Seconds from one count of days to another.
  static func seconds(_ days: Double, _ other: Double) -> Double {
    (other - days).magnitude * 86_400
  }
}
