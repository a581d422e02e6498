/// The days that a search goes through: from noon to noon TT, cut off at the edges of the ephemeris.
///
/// A day is short enough for every arc. The Moon, the fastest, moves 15.4° and gains at most 16.8°
/// on a retrograde planet: no arc comes near the 180° within which its sense is plain. And planets
/// turn rarely: Mercury, the quickest to turn again, is retrograde for 19 days at least.
struct SearchDays {
  private let ephemeris: any EphemerisProvider
  private let bodies: BodySet
  private let span: EphemerisSpan

  /// How near to an edge of the ephemeris, in days, that edge has to be known in TT.
  ///
  /// Elsewhere it is not asked for: far edges are where a provider of two layers has to open the
  /// second. ΔT lies between −7 s, about 1890, and twenty hours in −3000; the table's span and that of the
  /// files of 1800 on begin and end with under 20 minutes of it.
  private var room: Double { span.start.days < 2_159_000 || span.last.year > 2399 ? 2.5 : 0.02 }

  init(_ ephemeris: any EphemerisProvider, bodies: BodySet) {
    self.ephemeris = ephemeris
    self.bodies = bodies
    span = ephemeris.span
  }

  /// The numbers of the days that a period and the ephemeris have in common, a day being numbered by
  /// the Julian Day it begins at.
  ///
  /// The bounds leave room for ΔT, and what is found outside the period is dropped.
  func numbers(of period: Range<JulianDay<UT1>>) throws(EphemerisError) -> ClosedRange<Int>? {
    let (start, end) = (period.lowerBound, period.upperBound)
    guard start < end else { return nil }
    var lower = (start.days - 0.001).rounded(.down)
    if start.days - 1 < span.start.days + room {
      lower = max(try ephemeris.terrestrialTime(span.start).days, start.days - 0.001).rounded(.down)
    }
    var upper = (end.days + 0.01).rounded(.down)
    if end.days + 1 > span.end.days - room {
      let last = try ephemeris.terrestrialTime(span.end).days
      upper = min(last, end.days + 0.01).rounded(.down)
      if last == upper { upper -= 1 }
    }
    return lower <= upper ? Int(lower)...Int(upper) : nil
  }

  /// The sky at the noon that begins a day, or at the edge of the ephemeris where that is past it.
  func sky(atStartOf number: Int) throws(EphemerisError) -> LongitudeTable {
    let noon = JulianDay<TT>(Double(number))
    // At the very edge the way from TT back to UT may round to an instant outside.
    if noon.days < span.start.days + room,
      noon <= (try ephemeris.terrestrialTime(span.start))
    {
      return try held(LongitudeTable(try ephemeris.sky(at: span.start, bodies: bodies)))
    }
    if noon.days > span.end.days - room, noon >= (try ephemeris.terrestrialTime(span.end)) {
      return try held(LongitudeTable(try ephemeris.sky(at: span.end, bodies: bodies)))
    }
    let sky = try ephemeris.longitudes(of: bodies, at: noon)
    try sky.bodies.checkHold(bodies)
    return sky
  }

  /// What an ephemeris gave, where that is all it was asked for.
  private func held(_ table: LongitudeTable) throws(EphemerisError) -> LongitudeTable {
    try table.bodies.checkHold(bodies)
    return table
  }
}
