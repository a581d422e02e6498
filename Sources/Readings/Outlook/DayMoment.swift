public import Astrology
public import Ephemeris

/// Something that happens at a moment, in the sky or to a chart.
public enum DayMoment: Sendable, Hashable {
  /// In the sky, for everybody.
  case sky(SkyEvent)
  /// A transit to the chart is exact.
  case transit(TransitCalendar.ExactTransit)
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
}

extension DailyReading {
  /// What happens in the civil day, in order of time; at one instant, in the sky first.
  func momentsOfDay(_ sky: SkyOutlook) throws(ReadingError) -> [DayMoment] {
    try moments(sky.events, of: .eleven, during: day.civilDay)
  }

  /// What happens in the week ahead, in order of time, without the Moon's own moments.
  func momentsOfWeek(_ sky: SkyOutlook) throws(ReadingError) -> [DayMoment] {
    try moments(
      sky.weekAhead, of: BodySet.eleven.subtracting(BodySet(.moon)), during: day.weekAhead)
  }

  /// Some events of the sky, and what bodies do to the chart in a period.
  private func moments(
    _ events: [SkyEvent], of bodies: BodySet, during period: Range<JulianDay<UT1>>
  ) throws(ReadingError) -> [DayMoment] {
    let ephemeris = day.ephemeris
    do {
      let transits = try chart.exactTransits(of: bodies, during: period, ephemeris: ephemeris)
      // In whole-sign houses every entry into a house is one into a sign, and counts as such.
      let ingresses =
        chart.frame.isWholeSign
        ? [] : try chart.houseIngresses(of: bodies, during: period, ephemeris: ephemeris)
      let moments =
        events.map(DayMoment.sky) + transits.map(DayMoment.transit)
        + ingresses.map(DayMoment.houseIngress)
      return moments.enumerated()
        .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
        .map(\.element)
    } catch {
      throw ReadingError(error, date: day.date, span: ephemeris.span)
    }
  }
}
