import Astrolabe

/// The year of life that a report's date falls in, from one return of the Sun to the next.
struct ReportYear {
  /// The year, its sign and its lord.
  let profection: Profection
  /// The month of it that the date falls in.
  let month: Profection.Month
  /// The progressed chart of the date.
  let progressed: ProgressedChart
  /// When the progressed Moon next enters a sign.
  let nextSign: ProgressedEvent?
  /// The exact transits of Jupiter to Pluto in the year.
  let transits: [ExactTransit]

  /// Computes the year; there is none before birth, and none that the ephemeris ends in.
  init?(of chart: NatalChart, at instant: JulianDay<UT1>, ephemeris: StandardEphemeris) throws {
    do {
      guard
        let year = try ProfectionCalendar(of: chart).profection(at: instant, ephemeris: ephemeris),
        let month = year.month(at: instant)
      else { return nil }
      profection = year
      self.month = month
      progressed = try ProgressedChart(of: chart, at: instant, ephemeris: ephemeris)
      // The Moon takes two or three years for a sign.
      let ahead = instant..<instant.advanced(byDays: 3 * Progression.daysPerYear)
      nextSign = try ProgressedCalendar(of: chart).events(during: ahead, ephemeris: ephemeris)
        .first { event in
          if case .sign(.body(.moon), _, _) = event.happening { true } else { false }
        }
      let targets = TransitTarget.all(of: chart).filter { target in
        chart.birth.isTimed || target.natal != .body(.moon)
      }
      transits = try TransitCalendar(targets: targets, bodies: .slow)
        .exactTransits(during: year.period, ephemeris: ephemeris)
    } catch EphemerisError.outOfSpan {
      return nil
    }
  }
}
