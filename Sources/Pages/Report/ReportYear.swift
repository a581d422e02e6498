public import Astrology
public import Ephemeris
public import Readings

/// The year of life that a report's date falls in, from one return of the Sun to the next.
@_spi(FrontEnd) public struct ReportYear: Sendable {
  /// The year, its sign and its lord.
  public let profection: Profection
  /// The month of it that the date falls in.
  public let month: Profection.Month
  /// The progressed chart of the date.
  package let progressed: ProgressedChart
  /// When the progressed Moon next enters a sign.
  package let nextSign: ProgressedEvent?
  /// The exact transits of Jupiter to Pluto in the year.
  public let transits: [TransitCalendar.ExactTransit]

  /// The year of an instant; none before birth, and none that the ephemeris ends in.
  public static func year(
    of chart: NatalChart, at instant: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(ReadingError) -> Self? {
    do {
      let years = Profection.Calendar(of: chart)
      guard let profection = try years.profection(at: instant, ephemeris: ephemeris),
        let month = profection.month(at: instant)
      else { return nil }
      return try Self(
        of: chart, at: instant, in: profection, month: month, ephemeris: ephemeris)
    } catch {
      switch error {
      case .outOfSpan, .reachesOutOfSpan: return nil
      default: throw .ephemeris(error)
      }
    }
  }

  private init(
    of chart: NatalChart, at instant: JulianDay<UT1>, in profection: Profection,
    month: Profection.Month, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.profection = profection
    self.month = month
    progressed = try ProgressedChart(of: chart, at: instant, ephemeris: ephemeris)
    // The Moon takes two or three years for a sign.
    let ahead = instant..<instant.advanced(byDays: 3 * Progression.daysPerYear)
    let events = try ProgressedCalendar(of: chart).events(during: ahead, ephemeris: ephemeris)
    nextSign = events.first { event in
      if case .sign(.body(.moon), _, _) = event.happening { true } else { false }
    }
    let targets = TransitTarget.all(of: chart).filter { target in
      chart.birth.isTimed || target.natal != .body(.moon)
    }
    transits = try TransitCalendar(targets: targets, bodies: .slow)
      .exactTransits(during: profection.period, ephemeris: ephemeris)
  }
}
