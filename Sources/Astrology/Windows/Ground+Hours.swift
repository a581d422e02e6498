internal import Ephemeris

extension Ground {
  /// The hours of a planet in a period, and some around it.
  ///
  /// A planetary day goes from sunrise to sunrise. Six of its hours are twelfths of the time to sunset, six
  /// of the rest, and so on: twelve by day and twelve by night. The first belongs to the lord of the weekday
  /// that the zone's calendar has at sunrise; the others follow in the order of the spheres. There are no
  /// hours on days on which the Sun doesn't rise and set.
  func hours(
    of planet: ClassicalPlanet, around period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> IntervalSet {
    let span = ephemeris.span
    // A day and a half on either side: the planetary day that the period begins in, and the one it ends in.
    let start = max(period.lowerBound.advanced(byDays: -1.5), span.start)
    let end = min(period.upperBound.advanced(byDays: 1.5), span.end)
    let sun = HorizonEdges(ground: self, body: .sun, threshold: HorizonEdges.sunrise)
    let crossings = try sun.crossings(during: start..<end)
    try checkDays(between: crossings, of: period)
    var hours: [Range<JulianDay<UT1>>] = []
    for index in crossings.indices.dropLast(2) {
      let (rise, set, next) = (crossings[index], crossings[index + 1], crossings[index + 2])
      guard rise.isRising, !set.isRising, next.isRising, rise.at.days(until: set.at) < 1,
        set.at.days(until: next.at) < 1
      else { continue }
      let weekday = zone.clock(at: rise.at).date.weekday
      for (half, first) in [(rise.at..<set.at, 0), (set.at..<next.at, 12)] {
        let length = half.lowerBound.days(until: half.upperBound) / 12
        for hour in 0..<12
        where ClassicalPlanet.lord(ofHour: first + hour, weekday: weekday) == planet {
          let begin = half.lowerBound.advanced(byDays: Double(hour) * length)
          // The last ends with the half, to the bit.
          let end =
            hour == 11
            ? half.upperBound : half.lowerBound.advanced(byDays: Double(hour + 1) * length)
          hours.append(begin..<end)
        }
      }
    }
    return IntervalSet(hours)
  }

  /// Refuses a period that has a part in a planetary day whose sunrises the ephemeris has not both.
  private func checkDays(
    between crossings: [HorizonEdges.Crossing], of period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) {
    let span = ephemeris.span
    if let first = crossings.first(where: \.isRising)?.at, period.lowerBound < first,
      span.start.days(until: first) < 1
    {
      throw .reachesOutOfSpan(from: period.lowerBound, span: span)
    }
    if let last = crossings.last(where: \.isRising)?.at, last < period.upperBound,
      last.days(until: span.end) < 1
    {
      throw .reachesOutOfSpan(from: JulianDay(period.upperBound.days.nextDown), span: span)
    }
  }
}

extension ClassicalPlanet {
  /// The seven from the farthest sphere to the nearest.
  private static let bySphere: [Self] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]

  /// The lord of an hour, counted from sunrise and from 0, of a planetary day that begins on a weekday, with
  /// Sunday as 0.
  ///
  /// Each day is 24 hours on, which is 3 planets further: so Saturday is Saturn's, Sunday the Sun's.
  fileprivate static func lord(ofHour hour: Int, weekday: Int) -> Self {
    let first = (3 * (weekday + 1)) % 7
    return bySphere[(first + hour) % 7]
  }
}
