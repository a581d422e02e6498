public import Ephemeris

extension VoidOfCourse {
  /// Longer than the Moon ever stays in a sign: 30° at no less than 11.7° a day take 2.6 days.
  private static let passageDays = 3.0

  /// The voids that begin in a period, in order; one that does not end within the ephemeris is left
  /// out.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: A search for the Moon's aspects through the period and three days on either side.
  public static func periods(
    _ definition: Definition = .modern, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try all(definition, around: start, to: end, ephemeris: ephemeris)
      .filter { $0.start >= start && $0.start < end }
  }

  /// The void that the Moon is in at an instant, or nothing where it has an aspect to make first.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris.
  /// - Complexity: A search for the Moon's aspects through six days.
  public static func period(
    _ definition: Definition = .modern, at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self? {
    try all(definition, around: ut, to: ut, ephemeris: ephemeris).first { $0.contains(ut) }
  }

  /// The voids of every passage through a sign that has to do with a period, and of some more.
  private static func all(
    _ definition: Definition, around start: JulianDay<UT1>, to end: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try ephemeris.checkSpan(contains: start)
    try ephemeris.checkSpan(contains: end)
    let pairs = AspectPair.ofMoon(with: definition.bodies)
    // An aspect at the very instant of an ingress comes after it: it is made in the new sign.
    let search = SkySearch(
      [SignIngress.watch(.moon)] + pairs.map(\.watch), ephemeris: ephemeris)
    let events = try search.events(
      from: max(ephemeris.span.start, start.advanced(byDays: -passageDays)),
      to: min(ephemeris.span.end, end.advanced(byDays: passageDays)))
    var voids: [Self] = []
    var entry: JulianDay<UT1>?
    var last: (at: JulianDay<UT1>, aspect: LastAspect)?
    for event in events {
      guard case .passage(let place) = event.happening else { continue }
      if event.watch > 0 {
        let pair = pairs[event.watch - 1]
        last = (event.ut, LastAspect(body: pair.second, kind: pair.kinds[place]))
        continue
      }
      if let start = last?.at ?? entry {
        voids.append(
          Self(
            start: start, end: event.ut, sign: ZodiacSign.allCases[place].advanced(by: -1),
            lastAspect: last?.aspect, definition: definition))
      }
      (entry, last) = (event.ut, nil)
    }
    return voids
  }
}
