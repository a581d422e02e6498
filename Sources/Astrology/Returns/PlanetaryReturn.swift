public import Ephemeris

/// A moment at which the Sun or the Moon is back where it stood at birth.
///
/// Tropical: the same apparent longitude, counted from the equinox of date. Each is found as such, not
/// from the birthday, so births on 29 February and on either side of New Year have theirs.
public struct PlanetaryReturn: Sendable, Hashable {
  /// Which of the two returns.
  public let luminary: Luminary
  /// Which return it is: 1 for the first after birth, 0 for birth itself, negative before it.
  ///
  /// A solar return's number is the age reached about that day.
  public let number: Int
  /// When.
  public let at: JulianDay<UT1>
  /// Where the luminary stood at birth.
  public let longitude: EclipticLongitude
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
    of luminary: Luminary, to chart: NatalChart, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    try search(luminary, chart).events(during: period, ephemeris: ephemeris).map { event in
      Self(luminary, at: event.ut, in: chart)
    }
  }

  /// The first return after an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies outside the ephemeris.
  /// - Complexity: As ``returns(of:to:during:ephemeris:)``.
  public static func next(
    of luminary: Luminary, to chart: NatalChart, after ut: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    try first(
      of: luminary, to: chart, from: ut.advanced(byDays: AspectPerfection.resolution),
      ephemeris: ephemeris)
  }

  /// The return of a number: the solar return of 30 is the one about the thirtieth birthday.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where it lies outside the ephemeris.
  /// - Complexity: As ``returns(of:to:during:ephemeris:)``.
  public static func number(
    _ number: Int, of luminary: Luminary, to chart: NatalChart, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    let mean = chart.instant.advanced(byDays: Double(number) * luminary.meanPeriodDays)
    return try first(
      of: luminary, to: chart, from: mean.advanced(byDays: -luminary.meanPeriodDays / 2),
      ephemeris: ephemeris)
  }

  private static func first(
    of luminary: Luminary, to chart: NatalChart, from ut: JulianDay<UT1>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Self {
    // Half as long again as the mean: a month varies by a few hours, a year by minutes.
    let end = ut.advanced(byDays: luminary.meanPeriodDays * 1.5)
    let event = try search(luminary, chart).first(during: ut..<end, ephemeris: ephemeris)
    guard let event else {
      throw .internalFault(
        request: "the next return of the \(luminary.body)",
        reason: "the ephemeris lets it stand still")
    }
    return Self(luminary, at: event.ut, in: chart)
  }

  private static func search(_ luminary: Luminary, _ chart: NatalChart) -> SkySearch {
    SkySearch([.passage(of: luminary.body, through: [chart.sky[luminary.body].longitude])])
  }

  /// The Moon is at most 8° from its mean place, so counting mean periods can't be out by half of one.
  private init(_ luminary: Luminary, at ut: JulianDay<UT1>, in chart: NatalChart) {
    let periods = chart.instant.days(until: ut) / luminary.meanPeriodDays
    self.luminary = luminary
    number = Int(periods.rounded())
    at = ut
    longitude = chart.sky[luminary.body].longitude
  }
}

extension Luminary {
  /// The mean time from one return to the next in days: the tropical year and month of J2000 (Meeus,
  /// *Astronomical Algorithms*, 2nd edition, chapters 27 and 49).
  public var meanPeriodDays: Double { self == .sun ? 365.242_190 : 27.321_582 }
}
