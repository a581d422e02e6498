internal import Ephemeris

/// Finds when a body's declination passes the obliquity of the ecliptic, either way.
///
/// The days of UT are gone through. A day on which the declination turns is cut at the turn, so that it
/// changes one way in each piece.
struct DeclinationSearch {
  let body: CelestialBody
  let ephemeris: any EphemerisProvider

  /// A millisecond, in days.
  private static let tolerance = 1e-3 / 86_400
  /// More than any declination changes in a day, in degrees: the Moon's by 6.5.
  private static let greatestChange = 7.0

  private struct Sample {
    let days: Double
    let excess: Double
    /// The change of the excess in a day.
    let perDay: Double
  }

  /// How far the declination is beyond the obliquity, in degrees; negative within bounds.
  func excess(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    try sample(at: ut.days).excess
  }

  /// When the declination passes the obliquity, in order.
  func crossings(
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    let (start, end) = (period.lowerBound.days, period.upperBound.days)
    var found: [JulianDay<UT1>] = []
    var here = try sample(at: start)
    var day = start.rounded(.down)
    while here.days < end {
      day += 1
      let there = try sample(at: min(day, end))
      if max(here.excess, there.excess) > -Self.greatestChange {
        try add(from: here, to: there, to: &found)
      }
      here = there
    }
    return found
  }

  private func add(
    from here: Sample, to there: Sample, to found: inout [JulianDay<UT1>]
  ) throws(EphemerisError) {
    var pieces = [here, there]
    if (here.perDay < 0) != (there.perDay < 0) {
      let turn = try RootSearch.root(
        in: here.days...there.days, tolerance: Self.tolerance
      ) { (days) throws(EphemerisError) in try sample(at: days).perDay }
      if let turn { pieces.insert(try sample(at: turn), at: 1) }
    }
    for (one, two) in zip(pieces, pieces.dropFirst()) where (one.excess > 0) != (two.excess > 0) {
      let root = try RootSearch.root(
        in: one.days...two.days, withEnds: (one.excess, two.excess), tolerance: Self.tolerance
      ) { (days) throws(EphemerisError) in try sample(at: days).excess }
      if let root { found.append(JulianDay(root)) }
    }
  }

  private func sample(at days: Double) throws(EphemerisError) -> Sample {
    let instant = try ephemeris.instant(JulianDay<UT1>(days))
    let sky = try ephemeris.sky(at: instant, bodies: BodySet(body))
    try sky.bodies.checkHold(BodySet(body))
    let obliquity = try ephemeris.obliquity(at: instant)
    let place = EquatorialPlace(of: sky[body], trueObliquity: obliquity)
    let isSouth = place.declination < .zero
    return Sample(
      days: days, excess: (place.declination.magnitude - obliquity).degrees,
      perDay: isSouth ? -place.declinationPerDay.degrees : place.declinationPerDay.degrees)
  }
}
