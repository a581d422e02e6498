internal import Astrology
internal import Ephemeris

/// Moments of the sky that answers name.
extension FindingContext {
  /// New and full Moons from a date on, some of them.
  func lunations(
    full: Bool, from date: CalendarDate, count: Int
  ) throws(EphemerisError) -> [(
    date: CalendarDate, time: TimeOfDay, sign: ZodiacSign, at: JulianDay<UT1>
  )] {
    guard let span = instants(from: date, days: 31 * (count + 1)) else { return [] }
    let events = try SkyCalendar().events(
      [.lunation], during: span, eclipses: EclipseSearch(over: ephemeris), ephemeris: ephemeris)
    return events.compactMap { event in
      guard case .lunation(let lunation) = event,
        lunation.quarter == (full ? .fullMoon : .newMoon)
      else { return nil }
      let local = clock(lunation.at)
      return (local.date, local.time, ZodiacSign(lunation.longitude), lunation.at)
    }.prefix(count).map(\.self)
  }

  /// The eclipses of some dates.
  func eclipses(_ period: AskedPeriod) throws(EphemerisError) -> [Eclipse] {
    guard let span = instants(period) else { return [] }
    return try EclipseSearch(over: ephemeris).eclipses(during: span, ephemeris: ephemeris)
  }

  /// The retrograde run of a body that holds a date, else the next one; nil for Sun and Moon.
  func retrograde(
    of body: CelestialBody, from date: CalendarDate
  ) throws(EphemerisError) -> (start: JulianDay<UT1>, end: JulianDay<UT1>)? {
    guard Station.bodies.contains(body) else { return nil }
    let start = max(
      ephemeris.span.start, zone.day(date).lowerBound.advanced(byDays: -260))
    let end = min(ephemeris.span.end, start.advanced(byDays: 260 + 1_100))
    let turns = try SkySearch([.turn(.longitude(body))]).events(
      during: start..<end, ephemeris: ephemeris)
    let here = zone.day(date).lowerBound
    for (back, forward) in zip(turns, turns.dropFirst())
    where back.motion == .retrograde && forward.ut > here {
      return (back.ut, forward.ut)
    }
    return nil
  }

  /// The retrograde runs of a body that begin in some dates or reach into them.
  func retrogrades(
    of body: CelestialBody, during period: AskedPeriod
  ) throws(EphemerisError) -> [(start: JulianDay<UT1>, end: JulianDay<UT1>)] {
    var found: [(start: JulianDay<UT1>, end: JulianDay<UT1>)] = []
    var date = period.from
    while let run = try retrograde(of: body, from: date), self.date(run.start) <= period.to {
      found.append(run)
      date = self.date(run.end).advanced(byDays: 1)
    }
    return found
  }

  /// When a body next enters a sign: a certain one, or any.
  func ingresses(
    of body: CelestialBody, from date: CalendarDate, days: Int
  ) throws(EphemerisError) -> [(sign: ZodiacSign, at: JulianDay<UT1>)] {
    guard let span = instants(from: date, days: days) else { return [] }
    let places = ZodiacSign.allCases.map(\.start)
    let events = try SkySearch([.passage(of: body, through: places)]).events(
      during: span, ephemeris: ephemeris)
    return events.compactMap { event in
      guard case .passage(let place) = event.happening else { return nil }
      let sign = ZodiacSign.allCases[place]
      return (event.motion == .direct ? sign : sign.advanced(by: 11), event.ut)
    }
  }

  /// When two bodies next make an aspect.
  func meetings(
    of one: CelestialBody, and other: CelestialBody, kind: AspectKind, from date: CalendarDate
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    let isFast = one == .moon || other == .moon
    let isSlow = BodySet.slow.contains(one) && BodySet.slow.contains(other)
    guard let span = instants(from: date, days: isFast ? 40 : isSlow ? 366 * 22 : 1_000) else {
      return []
    }
    let angles =
      kind.angle.degrees == 0 || kind.angle.degrees == 180
      ? [kind.angle] : [kind.angle, -kind.angle]
    let watch = SkyArc.Watch.elongation(of: one, from: other, reaching: angles)
    return try SkySearch([watch]).events(during: span, ephemeris: ephemeris).map(\.ut)
  }

  /// When a body passes an angle to a point of the birth chart.
  func passes(
    of body: CelestialBody, kind: AspectKind, to natal: EclipticLongitude,
    during span: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    let angles =
      kind.angle.degrees == 0 || kind.angle.degrees == 180
      ? [kind.angle] : [kind.angle, -kind.angle]
    let places = angles.map { natal + $0 }
    return try SkySearch([.passage(of: body, through: places)]).events(
      during: span, ephemeris: ephemeris
    ).map(\.ut)
  }

  /// When a body enters a house of the birth chart.
  func entries(
    of body: CelestialBody, into house: Int, from date: CalendarDate, days: Int
  ) throws(EphemerisError) -> [HouseIngress] {
    guard let span = instants(from: date, days: days) else { return [] }
    return try chart.houseIngresses(of: BodySet(body), during: span, ephemeris: ephemeris)
      .filter { house == 0 || $0.house.number == house }
  }
}

extension CelestialBody {
  /// How many days a search for its next pass of a place takes at most.
  var daysAroundZodiac: Int {
    switch self {
    case .sun, .mercury, .venus: 480
    case .moon: 40
    case .mars: 900
    case .jupiter: 366 * 13
    case .saturn: 366 * 31
    case .uranus: 366 * 86
    case .neptune, .pluto: 366 * 100
    case .meanNode, .trueNode, .southNode: 366 * 20
    case .chiron: 366 * 53
    case .meanApogee, .osculatingApogee, .interpolatedApogee, .interpolatedPerigee: 366 * 10
    case .ceres, .pallas, .juno, .vesta: 366 * 7
    case .pholus: 366 * 100
    }
  }
}
