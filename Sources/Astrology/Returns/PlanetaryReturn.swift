public import Ephemeris

/// A moment at which a body is back where it stood at birth.
///
/// Tropical: the same apparent longitude, counted from the equinox of date. Each is found as such, not
/// from the birthday, so births on 29 February and on either side of New Year have theirs.
public struct PlanetaryReturn: Sendable, Hashable {
  /// The body that is back.
  public let body: CelestialBody
  /// Which return it is: 1 for the first after birth, 0 for birth itself, negative before it.
  ///
  /// A solar return's number is the age reached about that day. A planet that moves back and forth over
  /// the place passes it up to five times; these have one number.
  public let number: Int
  /// When.
  public let at: JulianDay<UT1>
  /// Where the body stood at birth.
  public let longitude: EclipticLongitude
}

extension PlanetaryReturn: CustomStringConvertible {
  /// Such as `return 37 of Sun to 24°23′ Gemini: 2027-06-15T17:03:39Z`.
  public var description: String {
    "return \(number) of \(body.title) to \(ZodiacPosition(longitude)): \(at.iso8601)"
  }
}

extension PlanetaryReturn {
  /// The returns of a period, in order of time.
  ///
  /// A chart without a birth time has those of 12:00 UTC: a lunar return may then be half a day off and
  /// a solar one, too.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: The longitude of one body for each day, and one or two for each return.
  public static func returns(
    of body: CelestialBody, to chart: NatalChart, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let natal = try chart.longitude(of: body, ephemeris: ephemeris)
    return try search(body, natal).events(during: period, ephemeris: ephemeris).map { event in
      Self(body, at: event.ut, in: chart, natal)
    }
  }

  /// The first return after an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies outside the ephemeris.
  /// - Complexity: As ``returns(of:to:during:ephemeris:)``.
  public static func next(
    of body: CelestialBody, to chart: NatalChart, after ut: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    try first(
      of: body, to: chart, from: ut.advanced(byDays: AspectPerfection.resolution),
      ephemeris: ephemeris)
  }

  /// The last return up to an instant, which birth itself is if none came after it.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies outside the ephemeris.
  /// - Complexity: As ``returns(of:to:during:ephemeris:)``.
  public static func last(
    of body: CelestialBody, to chart: NatalChart, before ut: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    try ephemeris.checkSpan(contains: ut)
    let natal = try chart.longitude(of: body, ephemeris: ephemeris)
    let start = ut.advanced(byDays: -body.meanReturnDays * 1.5)
    let end = ut.advanced(byDays: AspectPerfection.resolution)
    let event = try search(body, natal).last(
      during: max(start, ephemeris.span.start)..<end, ephemeris: ephemeris)
    return Self(body, at: event?.ut ?? chart.instant, in: chart, natal)
  }

  /// The return of a number: the solar return of 30 is the one about the thirtieth birthday.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies outside the ephemeris.
  /// - Complexity: As ``returns(of:to:during:ephemeris:)``.
  public static func number(
    _ number: Int, of body: CelestialBody, to chart: NatalChart, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    let mean = chart.instant.advanced(byDays: Double(number) * body.meanReturnDays)
    return try first(
      of: body, to: chart, from: mean.advanced(byDays: -body.meanReturnDays / 2),
      ephemeris: ephemeris)
  }

  private static func first(
    of body: CelestialBody, to chart: NatalChart, from ut: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    try ephemeris.checkSpan(contains: ut)
    // Half as long again as the mean: a month varies by a few hours, a year by minutes.
    let end = ut.advanced(byDays: body.meanReturnDays * 1.5)
    let natal = try chart.longitude(of: body, ephemeris: ephemeris)
    let event = try search(body, natal).first(during: ut..<end, ephemeris: ephemeris)
    guard let event else {
      throw .internalFault(
        request: "the next return of \(body)",
        reason: "the ephemeris lets it stand still")
    }
    return Self(body, at: event.ut, in: chart, natal)
  }

  private static func search(_ body: CelestialBody, _ natal: EclipticLongitude) -> SkySearch {
    SkySearch([.passage(of: body, through: [natal])])
  }

  /// The Moon is at most 8° from its mean place, and Venus, the furthest of the planets, 50°, so counting
  /// mean periods can't be out by half of one.
  private init(
    _ body: CelestialBody, at ut: JulianDay<UT1>, in chart: NatalChart, _ natal: EclipticLongitude
  ) {
    let periods = chart.instant.days(until: ut) / body.meanReturnDays
    self.body = body
    number = Int(periods.rounded())
    at = ut
    longitude = natal
  }
}

extension Luminary {
  /// The mean time from one return to the next in days.
  public var meanPeriodDays: Double { body.meanReturnDays }
}
