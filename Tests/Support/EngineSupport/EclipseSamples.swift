public import Ephemeris
public import TestSupport

/// What the suites of eclipses share.
public enum EclipseSamples {
  /// The table that comes with the package.
  public static let table = Result { () throws(EphemerisError) in try CompiledEphemeris() }

  /// Those of 1850 to 2150, from the table alone.
  public static let ofTable = Result {
    let ephemeris = try table.get()
    let span = ephemeris.span
    return try ephemeris.eclipses(during: span.start..<span.end, ephemeris: ephemeris)
  }

  /// 00:00 UT of a date such as `2025-03-29`.
  public static func midnight(_ date: some StringProtocol) throws -> JulianDay<UT1> {
    JulianDay(try CalendarDate(date), .midnight)
  }

  /// An instant on the scale that the reader knows, from a date and `12:30` or `12:30:15`.
  public static func days(_ date: String, _ time: String) throws -> Double {
    JulianDay<UT1>(try CalendarDate(date), try TimeOfDay(time)).days
  }

  /// The date of an eclipse's maximum in UT, as catalogues name it.
  public static func date(_ eclipse: Eclipse) -> String { eclipse.maximum.utcDate.description }

  /// Seconds from one count of days to another.
  public static func seconds(_ days: Double, _ other: Double) -> Double {
    (other - days).magnitude * 86_400
  }

  /// Rows of NASA's catalogues of 1801 to 2100 and the eclipses that should be theirs, with what is reported
  /// wrongly of them.
  ///
  /// - Parameters:
  ///   - eclipses: Those of one luminary, in order.
  ///   - table: The catalogue of that luminary.
  ///   - first: The first date that they were looked for from.
  ///   - ephemeris: Whose ΔT they have.
  /// - Returns: A line for each difference.
  /// - Throws: What the table lacks.
  public static func differences(
    of eclipses: [Eclipse], from table: ReferenceTable, since first: String,
    ephemeris: any EphemerisProvider
  ) throws -> [String] {
    let rows = try table.cases.filter { try $0.text("date") >= first }
    // A part of the catalogue may be all there is here, so each row looks for its own.
    var rest = eclipses[...]
    return try rows.flatMap { row in
      let day = try midnight(row.text("date"))
      // The catalogue's dates are those of Terrestrial Time.
      rest = rest.drop { $0.maximum.days(until: day) > 1 }
      guard let eclipse = rest.first, day.days(until: eclipse.maximum) < 2 else {
        return ["\(row): not found"]
      }
      return try differences(of: eclipse, from: row, ephemeris: ephemeris).map { "\(row): \($0)" }
    }
  }

  /// Magnitudes of the Moon were computed with an older theory of its motion: up to 0.0009 were seen.
  public static let moonMagnitude = 0.0015
  /// Those of the Sun are printed to four decimals, and agree to 0.00012.
  public static let sunMagnitude = 0.0002

  private static let letters: [Eclipse.Kind: Character] = [
    .total: "T", .annular: "A", .hybrid: "H", .partial: "P", .penumbral: "N",
  ]

  private static func differences(
    of eclipse: Eclipse, from row: ReferenceCase, ephemeris: any EphemerisProvider
  ) throws -> [String] {
    var found: [String] = []
    let (seconds, mostSeconds, column, most): (Double, Double, String, Double)
    switch eclipse.luminary {
    case .sun:
      // The catalogue's instant is that of the axis nearest to the Earth's centre, ours that of the
      // edges: up to 9.7 s apart.
      let tt = try ephemeris.terrestrialTime(eclipse.maximum).days
      seconds = Self.seconds(tt, try days(row.text("date"), row.text("td_greatest")))
      (mostSeconds, column, most) = (12, "magnitude", sunMagnitude)
    case .moon:
      // The catalogue gives the minute. After 2005 its ΔT was foretold, and is two minutes more than
      // libswe's by 2100.
      seconds = Self.seconds(
        eclipse.maximum.days, try days(row.text("date"), row.text("ut_greatest")))
      mostSeconds = eclipse.maximum.utcDate.year > 2005 ? 180 : 60
      (column, most) = (eclipse.kind == .penumbral ? "pen_mag" : "umb_mag", moonMagnitude)
    }
    if seconds > mostSeconds { found.append("\(seconds) s") }
    if try letters[eclipse.kind] != row.text("type").first { found.append("\(eclipse.kind)") }
    let difference = try eclipse.magnitude - row.double(column)
    if difference.magnitude > most { found.append("magnitude by \(difference)") }
    return found
  }
}
