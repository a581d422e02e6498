/// The days that a search goes through: from noon to noon TT, cut off at the edges of the ephemeris.
///
/// A day is short enough for every arc. The Moon, the fastest, moves 15.4° and gains at most 16.8°
/// on a retrograde planet: no arc comes near the 180° within which its sense is plain. And planets
/// turn rarely: Mercury, the quickest to turn again, is retrograde for 19 days at least.
struct SearchDays {
  private let ephemeris: any EphemerisProvider
  private let bodies: BodySet
  /// The edges of the ephemeris.
  private let first: JulianDay<TT>
  private let last: JulianDay<TT>

  init(_ ephemeris: any EphemerisProvider, bodies: BodySet) throws(EphemerisError) {
    self.ephemeris = ephemeris
    self.bodies = bodies
    first = try ephemeris.terrestrialTime(ephemeris.span.start)
    last = try ephemeris.terrestrialTime(ephemeris.span.end)
  }

  /// The numbers of the days that a period and the ephemeris have in common, a day being numbered by
  /// the Julian Day it begins at.
  ///
  /// ΔT lies between −7 s, about 1890, and the nine minutes foreseen for 2399; the bounds leave room
  /// for it, and what is found outside the period is dropped.
  func numbers(from start: JulianDay<UT1>, to end: JulianDay<UT1>) -> ClosedRange<Int>? {
    guard start < end else { return nil }
    let lower = max(first.days, start.days - 0.001).rounded(.down)
    let upper = min(last.days, end.days + 0.01).rounded(.down)
    let edge = last.days == upper ? upper - 1 : upper
    return lower <= edge ? Int(lower)...Int(edge) : nil
  }

  /// The sky at the noon that begins a day, or at the edge of the ephemeris where that is past it.
  func sky(atStartOf number: Int) throws(EphemerisError) -> LongitudeTable {
    let noon = JulianDay<TT>(Double(number))
    // At the very edge the way from TT back to UT may round to an instant outside.
    if noon <= first {
      return LongitudeTable(try ephemeris.sky(at: ephemeris.span.start, bodies: bodies))
    }
    if noon >= last {
      return LongitudeTable(try ephemeris.sky(at: ephemeris.span.end, bodies: bodies))
    }
    return try ephemeris.longitudes(of: bodies, at: noon)
  }
}
