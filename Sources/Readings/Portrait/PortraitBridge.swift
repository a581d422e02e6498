public import Astrology
public import Ephemeris

/// The points of a birth chart that slow transits touch most in the twelve months from a date, after birth.
///
/// It leads from a portrait to the day: a reading that says "Saturn squares your Jupiter" then speaks of something
/// known.
///
/// ```swift
/// let bridge = try PortraitBridge(of: chart, from: date, in: zone, ephemeris: ephemeris)
/// let portrait = WrittenPortrait(Portrait(of: chart, touchedBy: bridge))
/// ```
public struct PortraitBridge: Sendable, Hashable {
  /// The first of the twelve months' dates.
  public let date: CalendarDate
  /// The points, the most touched first; six at most.
  public let touches: [Touch]

  /// A point and the transits that touch it.
  public struct Touch: Sendable, Hashable {
    /// The first of the twelve months' dates.
    public let date: CalendarDate
    /// The point.
    public let point: ChartPoint
    /// The strongest transits in the order of their first dates, and the dates on which each is exact; at least one.
    public let transits: [DatedTransit]
    /// How strong the transits are together; comparable within a bridge.
    public let weight: Double
    /// Whether the time of birth is known, so that the dates are exact.
    package let isTimed: Bool
  }

  /// A transit and the dates on which it is exact.
  public struct DatedTransit: Sendable, Hashable {
    /// Which transit.
    public let key: TransitKey
    /// The dates, in order; at least one.
    public let dates: [CalendarDate]
  }

  /// How many points are named.
  private static let pointCount = 6
  /// How many transits are named for each.
  private static let transitCount = 3

  /// Finds the points.
  ///
  /// - Parameters:
  ///   - chart: The birth chart. Without a time of birth the Moon and the angles are left out.
  ///   - date: The first date.
  ///   - zone: The zone of the dates.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for dates outside the ephemeris or faulty data.
  /// - Complexity: The longitudes of five planets for each day, and the lives of the transits, up to sixteen years
  ///   for Pluto.
  public init(
    of chart: NatalChart, from date: CalendarDate, in zone: CivilZone,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.date = date
    let period = zone.day(date).lowerBound..<zone.day(date.advanced(byDays: 365)).lowerBound
    let transits = try SlowTransits.exact(
      to: chart, during: period, bodies: SlowTransits.slow, ephemeris: ephemeris)
    let byPoint = Dictionary(grouping: transits, by: \.transit.natal)
    let isTimed = chart.angles != nil
    touches = byPoint.map { point, transits in
      let sorted = transits.sorted {
        let (one, other) = ($0.transit.key, $1.transit.key)
        return (SlowTransits.weight(of: one), other) > (SlowTransits.weight(of: other), one)
      }
      return Touch(
        date: date, point: point,
        transits: sorted.prefix(Self.transitCount).map { transit in
          DatedTransit(
            key: transit.transit.key,
            dates: transit.passes.filter(period.contains).map {
              zone.clock(at: $0).date
            })
        }.sorted { ($0.dates[0], $0.key) < ($1.dates[0], $1.key) },
        weight: sorted.reduce(0) { $0 + SlowTransits.weight(of: $1.transit.key) },
        isTimed: isTimed)
    }.sorted { ($0.weight, $1.point) > ($1.weight, $0.point) }
      .prefix(Self.pointCount).map(\.self)
  }

  /// A statement for each point.
  var statements: [Portrait.Statement] {
    touches.map { touch in
      Portrait.Statement(
        [], because: touch.transits.map { .transit($0.key, on: $0.dates) }, weight: touch.weight,
        touch: touch)
    }
  }
}
