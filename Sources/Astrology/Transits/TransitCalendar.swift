public import Ephemeris

/// The transits of a person, as they come and go.
///
/// ```swift
/// let calendar = TransitCalendar(of: chart)
/// for transit in try calendar.transits(during: start..<end, ephemeris: ephemeris) {
///   let moments = transit.passes.map(\.at)  // when it is exact
///   let day = transit.dayNumber(of: date, in: zone)  // day 4
///   let count = transit.dayCount(in: zone)  // of 11
///   print(moments, day, count)
/// }
/// ```
///
/// A natal point stands still, so its aspects are places of the zodiac: each body's way is gone once,
/// whatever the number of points, and what it passes is looked up among the places in order.
public struct TransitCalendar: Sendable, Hashable {
  /// The places where aspects are exact.
  public let targets: [TransitTarget]
  /// The transiting bodies.
  public let bodies: BodySet

  /// Creates the calendar of a chart.
  ///
  /// - Parameters:
  ///   - chart: The natal chart. Without a birth time it has no Ascendant and Midheaven.
  ///   - bodies: The transiting bodies.
  ///   - orbs: How far from exactness a transit is in force: those of scores and readings by default.
  /// - Precondition: orbs are below 90°.
  public init(of chart: NatalChart, bodies: BodySet = .eleven, orbs: OrbTable = .standard) {
    self.init(targets: TransitTarget.all(of: chart, within: orbs), bodies: bodies)
  }

  /// Creates the calendar of some places.
  public init(targets: [TransitTarget], bodies: BodySet) {
    self.targets = targets
    self.bodies = bodies
  }
}

extension TransitCalendar {
  /// The moments of a period at which a transit is exact, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of one for
  ///   each moment.
  public func exactTransits(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [TransitCalendar.ExactTransit] {
    let bodies = self.bodies.bodies
    let places = targets.map(\.longitude)
    let search = SkySearch(bodies.map { .passage(of: $0, through: places) })
    let events = try search.events(during: period, ephemeris: ephemeris)
    var exact: [TransitCalendar.ExactTransit] = []
    exact.reserveCapacity(events.count)
    for event in events {
      guard case .passage(let place) = event.happening else { continue }
      exact.append(
        TransitCalendar.ExactTransit(
          key: targets[place].key(of: bodies[event.watch]), place: places[place], at: event.ut,
          motion: event.motion))
    }
    return exact
  }

  /// The transits in force at some time of a period, each with its whole life, which may begin before
  /// and end after.
  ///
  /// Ordered by entry, then by body and natal point in the order of charts, then by aspect.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of one for
  ///   each entry, exact moment and leaving; for what is in force at the ends, some days beyond them
  ///   for the Moon, and up to sixteen years for Pluto.
  public func transits(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Transit] {
    try TransitLives(of: self, ephemeris: ephemeris).lives(during: period)
  }

  /// The transits in force at an instant, each with its whole life.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris, or what is wrong
  ///   with the data.
  public func transits(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Transit] {
    try ephemeris.checkSpan(contains: ut)
    // A moment: what is in force at an instant is in force during it, or has just left.
    let end = min(ephemeris.span.end, ut.advanced(bySeconds: 1))
    let start = end > ut ? ut : ut.advanced(bySeconds: -1)
    return try transits(during: start..<end, ephemeris: ephemeris).filter { $0.contains(ut) }
  }

  /// What happens to a person's transits within a civil day, of 23 or 25 hours where clocks change, in
  /// order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the day leaves the ephemeris, or
  ///   what is wrong with the data.
  /// - Complexity: As ``transits(during:ephemeris:)``, but only those are followed to their ends to
  ///   which something happens.
  public func happenings(
    on date: CalendarDate, in zone: CivilZone, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Transit.Happening] {
    let day = zone.day(date)
    return try TransitLives(of: self, ephemeris: ephemeris).lives(during: day, onlyEventful: true)
      .flatMap(\.happenings)
      .filter { day.contains($0.at) }
      .enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }

  /// A moment at which a transit is exact.
  public struct ExactTransit: TransitKeyed, Sendable, Hashable {
    /// Which transit.
    public let key: TransitKey
    /// Where the body stands then.
    public let place: EclipticLongitude
    /// When.
    public let at: JulianDay<UT1>
    /// Which way the body moves.
    public let motion: SkyArc.Motion
  }
}

extension NatalChart {
  /// The moments of a period at which bodies make exact aspects to the chart's eleven points, in order
  /// of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: That of ``TransitCalendar/exactTransits(during:ephemeris:)``.
  public func exactTransits(
    of bodies: BodySet, during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [TransitCalendar.ExactTransit] {
    let targets = TransitTarget.all(of: self).filter { target in
      guard case .body(let natal) = target.natal else { return false }
      return BodySet.eleven.contains(natal)
    }
    return try TransitCalendar(targets: targets, bodies: bodies)
      .exactTransits(during: period, ephemeris: ephemeris)
  }
}
