public import Astrology
public import Ephemeris

/// Something that happens at a moment, in the sky or to a chart.
public enum DayMoment: Sendable, Hashable {
  /// In the sky, for everybody.
  case sky(SkyEvent)
  /// A transit to the chart is exact.
  case transit(ExactTransit)
  /// A body enters a house of the chart.
  case houseIngress(HouseIngress)

  /// When.
  public var at: JulianDay<UT1> {
    switch self {
    case .sky(let event): event.at
    case .transit(let transit): transit.at
    case .houseIngress(let ingress): ingress.at
    }
  }

  /// What happens in the civil day of a reading, in order of time; at one instant, in the sky first.
  ///
  /// With the Moon's own moments, and the void it is in when the day begins.
  static func ofDay(
    _ reading: DailyReading, eclipses: any EclipseProvider
  ) throws(EphemerisError) -> [Self] {
    let day = reading.day
    let calendar = SkyCalendar(
      ephemeris: day.ephemeris, eclipses: eclipses, includesMoonAspects: true)
    let span = day.zone.day(day.date)
    let events = try calendar.events(on: day.date, in: day.zone)
    let personal = try personal(
      reading, bodies: .eleven, from: span.lowerBound, to: span.upperBound)
    return ordered(events.map(Self.sky) + personal)
  }

  /// What happens in a period, in order of time, without the Moon's own moments: of some 60 in a
  /// week, 40 would be hers.
  static func ofWeek(
    _ reading: DailyReading, from start: JulianDay<UT1>, to end: JulianDay<UT1>,
    eclipses: any EclipseProvider
  ) throws(EphemerisError) -> [Self] {
    let calendar = SkyCalendar(ephemeris: reading.day.ephemeris, eclipses: eclipses)
    let events = try calendar.events(
      [.lunation, .ingress, .station, .aspect, .eclipse], from: start, to: end)
    let bodies = BodySet.eleven.subtracting(BodySet(.moon))
    let personal = try personal(reading, bodies: bodies, from: start, to: end)
    return ordered(events.map(Self.sky) + personal)
  }

  /// What happens to the chart.
  private static func personal(
    _ reading: DailyReading, bodies: BodySet, from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [Self] {
    let (chart, ephemeris) = (reading.chart, reading.day.ephemeris)
    let transits = try chart.exactTransits(of: bodies, from: start, to: end, ephemeris: ephemeris)
    // In whole-sign houses every entry into a house is one into a sign, and told as such.
    let ingresses =
      chart.frame.isWholeSign
      ? [] : try chart.houseIngresses(of: bodies, from: start, to: end, ephemeris: ephemeris)
    return transits.map(Self.transit) + ingresses.map(Self.houseIngress)
  }

  private static func ordered(_ moments: [Self]) -> [Self] {
    moments.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map { $0.element }
  }
}

extension HouseFrame {
  /// Whether houses are signs.
  var isWholeSign: Bool {
    switch origin {
    case .solarWholeSign, .wholeSignInstead: true
    case .system(let system): system == .wholeSign
    }
  }
}
