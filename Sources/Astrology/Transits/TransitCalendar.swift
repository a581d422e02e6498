public import Ephemeris

/// The transits of a person, as they come and go.
///
/// ```swift
/// let calendar = TransitCalendar(of: chart, ephemeris: ephemeris)
/// for transit in try calendar.transits(from: start, to: end) {
///   let moments = transit.passes.map(\.at)  // when it is exact
///   let day = transit.dayNumber(of: date, in: zone)  // day 4
///   let count = transit.dayCount(in: zone)  // of 11
///   print(moments, day, count)
/// }
/// ```
///
/// A natal point stands still, so its aspects are places of the zodiac: each body's way is gone once,
/// whatever the number of points, and what it passes is looked up among the places in order.
public struct TransitCalendar: Sendable {
  /// The places where aspects are exact.
  public let targets: [TransitTarget]
  /// The transiting bodies.
  public let bodies: BodySet
  let ephemeris: any EphemerisProvider

  /// Creates the calendar of a chart.
  ///
  /// - Parameters:
  ///   - chart: The natal chart. Without a birth time it has no Ascendant and Midheaven.
  ///   - bodies: The transiting bodies.
  ///   - orbs: How far from exactness a transit is in force: those of scores and readings by default.
  ///   - ephemeris: Where the sky comes from.
  /// - Precondition: orbs are below 90°.
  public init(
    of chart: NatalChart, bodies: BodySet = .eleven, orbs: OrbTable = .standard,
    ephemeris: any EphemerisProvider
  ) {
    self.init(
      targets: TransitTarget.all(of: chart, within: orbs), bodies: bodies, ephemeris: ephemeris)
  }

  /// Creates the calendar of some places.
  public init(targets: [TransitTarget], bodies: BodySet, ephemeris: any EphemerisProvider) {
    self.targets = targets
    self.bodies = bodies
    self.ephemeris = ephemeris
  }
}

extension TransitCalendar {
  /// The moments from one instant up to another at which a transit is exact, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of one for
  ///   each moment.
  public func hits(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [ExactTransit] {
    let bodies = self.bodies.bodies
    let places = targets.map(\.longitude)
    let search = SkySearch(
      bodies.map { .passage(.longitude($0), of: places) }, ephemeris: ephemeris)
    let events = try search.events(from: start, to: end)
    var hits: [ExactTransit] = []
    hits.reserveCapacity(events.count)
    for event in events {
      guard case .passage(let place) = event.happening else { continue }
      hits.append(
        ExactTransit(
          body: bodies[event.watch], target: targets[place], at: event.ut, motion: event.motion))
    }
    return hits
  }

  /// The transits in force at some time from one instant up to another, each with its whole life,
  /// which may begin before and end after.
  ///
  /// Ordered by entry, then by body and natal point in the order of charts, then by aspect. A period
  /// that ends before it begins has none.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of one for
  ///   each entry, exact moment and leaving; for what is in force at the ends, some days beyond them
  ///   for the Moon, and up to sixteen years for Pluto.
  public func transits(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [Transit] {
    try lives(from: start, to: end)
  }

  /// The transits in force at an instant, each with its whole life.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris, or what is wrong
  ///   with the data.
  public func transits(at ut: JulianDay<UT1>) throws(EphemerisError) -> [Transit] {
    // A moment: what is in force at an instant is in force during it, or has just left.
    let end = min(ephemeris.span.end, ut.advanced(bySeconds: 1))
    let start = end > ut ? ut : ut.advanced(bySeconds: -1)
    return try transits(from: start, to: end).filter { $0.contains(ut) }
  }
}
