public import Ephemeris

/// Finds when conditions hold.
///
/// ```swift
/// let search = try WindowSearch(.inSign(.moon, .taurus) && .waxing)
/// for window in try search.windows(during: start..<end, ephemeris: ephemeris).ranges {
///   print(window.lowerBound.iso8601, window.upperBound.iso8601)
/// }
/// ```
///
/// Every condition changes at exact events only: a body enters a sign, an aspect enters its orb, a planet
/// rises. Those of a period are found to a millisecond, all in one pass over the sky; between two of them
/// the condition is looked at once. So no window is missed, however short.
public struct WindowSearch: Sendable {
  /// What is looked for.
  public let condition: SkyCondition
  /// The place that houses, angles, risings and planetary hours are those of.
  public let place: GeographicPlace?
  /// The zone whose weekdays planetary days have; nil for the mean time of the place.
  public let zone: CivilZone?
  /// The birth chart that natal points are those of.
  public let chart: NatalChart?

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - condition: What is looked for.
  ///   - place: Where, for conditions that depend on it.
  ///   - zone: The zone whose weekdays planetary days have; the mean time of the place unless given.
  ///   - chart: Whose birth chart, for conditions that depend on one.
  /// - Throws: ``WindowError``.
  public init(
    _ condition: SkyCondition, place: GeographicPlace? = nil, zone: CivilZone? = nil,
    chart: NatalChart? = nil
  ) throws(WindowError) {
    try condition.check(place: place, chart: chart)
    self.condition = condition
    self.place = place
    self.zone = zone
    self.chart = chart
  }
}

extension WindowSearch {
  /// The time of a period in which the condition holds, cut at the period's ends.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` if the period leaves the ephemeris,
  ///   ``/Ephemeris/EphemerisError/cancelled``.
  /// - Complexity: The longitudes of all bodies for each day; two or three of one body for each change. Of
  ///   conditions of a place, some ten of one body a day for each.
  public func windows(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> IntervalSet {
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    guard !period.isEmpty else { return .empty }
    let parts = condition.parts
    let ground = place.map { place in
      Ground(
        place: place, zone: zone ?? .localMeanTime(longitude: place.longitude),
        ephemeris: ephemeris)
    }
    // Below the polar circles houses are no signs, and conditions of a place find their own changes.
    let isPolar = ground?.isPolar ?? false
    let watches = parts.map { $0.needsPlace && !isPolar ? [] : $0.watches(chart: chart) }
    var owners: [Int] = []
    for (index, watches) in watches.enumerated() {
      owners += Array(repeating: index, count: watches.count)
    }
    var cuts = Array(repeating: [JulianDay<UT1>](), count: parts.count)
    if !owners.isEmpty {
      let events = try SkySearch(watches.flatMap(\.self))
        .events(during: period, ephemeris: ephemeris)
      for event in events { cuts[owners[event.watch]].append(event.ut) }
    }
    var times: [SkyCondition: IntervalSet] = [:]
    for (part, cuts) in zip(parts, cuts) where !part.needsPlace {
      times[part] = try time(
        of: part, during: period, cuts: cuts, ground: ground, ephemeris: ephemeris)
    }
    // Conditions of a place take a hundred times the work of others, so the rest decides where they are asked.
    let reach = condition.reach(within: period, times)
    for (part, cuts) in zip(parts, cuts) where part.needsPlace {
      times[part] = IntervalSet(
        try reach.map { (range) throws(EphemerisError) in
          try time(of: part, during: range, cuts: cuts, ground: ground, ephemeris: ephemeris).ranges
        }.flatMap(\.self))
    }
    return condition.time(within: period, times)
  }

  /// The time in which a part of the condition holds, by the changes that the one search found.
  private func time(
    of part: SkyCondition, during period: Range<JulianDay<UT1>>, cuts: [JulianDay<UT1>],
    ground: Ground?, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> IntervalSet {
    let whole = IntervalSet([period])
    switch part {
    case .void:
      return whole.intersection(try Self.voids(around: period, ephemeris: ephemeris))
    case .hour(let planet):
      guard let ground else { return .empty }
      return whole.intersection(try ground.hours(of: planet, around: period))
    case .outOfBounds(let body):
      let search = DeclinationSearch(body: body, ephemeris: ephemeris)
      return try IntervalSet(period, cutAt: search.crossings(during: period)) {
        (ut) throws(EphemerisError) in
        try search.excess(at: ut) > 0
      }
    case .inHouse, .above, .onAngle, .rising:
      guard let ground else { return .empty }
      return try ground.time(of: part, during: period, cuts: cuts)
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .nearSun, .dignified, .all,
      .any, .not:
      return try IntervalSet(period, cutAt: cuts) { (ut) throws(EphemerisError) in
        try part.holds(at: ephemeris.instant(ut).tt, chart: chart, ephemeris: ephemeris)
      }
    }
  }

  /// Longer than a void lasts: two signs.
  private static let longestVoidDays = 6.0

  private static func voids(
    around period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> IntervalSet {
    let earliest = period.lowerBound.advanced(byDays: -longestVoidDays)
    let start = max(earliest, ephemeris.span.start)
    let voids = try VoidOfCourse.periods(
      during: start..<period.upperBound, ephemeris: ephemeris)
    return IntervalSet(voids.map { $0.start..<$0.end })
  }
}
