internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// Whose question is answered, and on which day.
struct FindingContext {
  let reading: DailyReading
  let partner: NatalChart?
  let partnerName: String?
  /// The place that the question names, for what depends on where one stands.
  var named: AskedPlace?

  var chart: NatalChart { reading.chart }
  var today: CalendarDate { reading.day.date }
  var zone: CivilZone { reading.day.zone }
  var ephemeris: any EphemerisProvider { reading.day.ephemeris }
  var isTimed: Bool { chart.birth.isTimed && chart.angles != nil }
  /// Whether the reader was born south of the equator.
  var isSouthern: Bool { chart.birth.place.map { $0.latitude < 0 } ?? false }
  /// The sky of the reading.
  var sky: Sky { reading.day.sky }

  /// The date and the time on the reader's clocks, rounded to the minute as in all other texts.
  func clock(_ ut: JulianDay<UT1>) -> (date: CalendarDate, time: TimeOfDay) {
    zone.clockToTheMinute(at: ut)
  }

  /// The reader's date of an instant.
  func date(_ ut: JulianDay<UT1>) -> CalendarDate { clock(ut).date }

  /// The instants of some dates, cut to what the ephemeris holds.
  func instants(_ period: AskedPeriod) -> Range<JulianDay<UT1>>? {
    let start = max(ephemeris.span.start, zone.day(period.from).lowerBound)
    let end = min(ephemeris.span.end, zone.day(period.to).upperBound)
    return start < end ? start..<end : nil
  }

  /// The instants from the beginning of a date on.
  func instants(from date: CalendarDate, days: Int) -> Range<JulianDay<UT1>>? {
    instants(AskedPeriod(date, date.advanced(byDays: days)))
  }

  /// Whether the ephemeris holds all of some dates, with a day to spare.
  func holds(_ period: AskedPeriod) -> Bool {
    ephemeris.span.first.advanced(byDays: 2) <= period.from
      && period.to <= ephemeris.span.last.advanced(byDays: -2)
  }

  /// Where a body stands at an instant.
  func state(of body: CelestialBody, at ut: JulianDay<UT1>) throws(EphemerisError) -> BodyState {
    try ephemeris.sky(at: ut, bodies: BodySet(body))[body]
  }

  /// Noon of a date on the reader's clocks.
  func noon(_ date: CalendarDate) -> JulianDay<UT1> {
    let day = zone.day(date)
    return day.lowerBound.advanced(byDays: day.lowerBound.days(until: day.upperBound) / 2)
  }

  /// The signs that a body of a birth may be in, in order of time: more than one if the time of birth is unknown and the
  /// body changes its sign in the hours of the date.
  func possibleSigns(of body: CelestialBody, in chart: NatalChart) -> [ZodiacSign] {
    if let own = ChartBody(body) { return chart.possibleSigns(of: own) }
    guard let hours = chart.birth.openInstants(within: ephemeris.span),
      let start = try? state(of: body, at: hours.lowerBound).longitude,
      let end = try? state(of: body, at: hours.upperBound).longitude
    else {
      return (try? state(of: body, at: chart.instant)).map { [ZodiacSign($0.longitude)] } ?? []
    }
    return ZodiacSign.passed(from: start, to: end)
  }

  /// The longitude of a point of the birth chart; nil for an angle if the time is unknown.
  func natalLongitude(of point: ChartPoint) -> EclipticLongitude? {
    switch point {
    case .body(let body):
      chart.sky.bodies.contains(body)
        ? chart.sky[body].longitude : try? state(of: body, at: chart.instant).longitude
    case .angle(let angle): chart.angles?[angle]
    }
  }
}
