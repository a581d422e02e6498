public import Astrology
public import Ephemeris

/// A person's instrument: a chart with the yardstick to read days by.
///
/// ```swift
/// let ephemeris = try StandardEphemeris()
/// let chart = try NatalChart(of: birth, ephemeris: ephemeris)
/// let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
/// let day = try astrometer.day(date, ephemeris: ephemeris)
/// let love = day.scores[.love].unified
/// ```
///
/// Every score is a pure function of chart, date and zone: no filler, no hidden state, no clock.
public struct Astrometer: Sendable {
  /// The chart as the meters see it.
  public let natal: NatalProfile
  /// The person's yardstick.
  public let norms: Norms

  /// Makes the instrument of a chart.
  ///
  /// - Throws: ``NormsError``.
  /// - Complexity: 2 404 skies.
  public init(of chart: NatalChart, ephemeris: any EphemerisProvider) throws(NormsError) {
    natal = NatalProfile(of: chart)
    norms = try Norms(of: natal, ephemeris: ephemeris)
  }

  /// Makes the instrument from norms that were kept.
  public init(of chart: NatalChart, norms: Norms) {
    natal = NatalProfile(of: chart)
    self.norms = norms
  }

  /// Makes the instrument of a profile and its norms.
  package init(_ natal: NatalProfile, norms: Norms) {
    self.natal = natal
    self.norms = norms
  }

  /// The scores of a day's skies, or of an instant's.
  public func scores(during day: DaySkies) -> DayScores { scores(during: day.skies) }

  /// The scores of some skies that hold the eleven points: those of a day, or one.
  package func scores(during skies: [Sky]) -> DayScores {
    DayScores(meters: norms.kept.scores(from: MeterActivity(of: natal, during: skies)))
  }

  /// The score of the whole at each of some instants, of skies that hold the eleven points.
  package func overall(at skies: [Sky]) -> [MeterScore] {
    MeterActivity.each(of: natal, at: skies) { norms.kept.overall(from: $0) }
  }
}

extension Astrometer {
  /// The scores of a civil date in a zone, beside those of the date before.
  ///
  /// - Returns: A day without a day before where the ephemeris begins with it.
  /// - Throws: ``/Ephemeris/EphemerisError`` for a date outside the ephemeris.
  /// - Complexity: Eight skies.
  public func day(
    _ date: CalendarDate, in zone: CivilZone = .utc, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> DayScores.Day {
    let today = try DaySkies(of: date, in: zone, ephemeris: ephemeris)
    let yesterday = try DaySkies.before(date, in: zone, ephemeris: ephemeris)
    return DayScores.Day(
      scores: scores(during: today.skies), before: yesterday.map { scores(during: $0.skies) })
  }

  /// The scores of one instant, beside those of 24 hours earlier, ranked by the same yardstick.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris.
  /// - Complexity: Two skies.
  public func moment(
    _ instant: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> DayScores.Day {
    let now = try DaySkies(at: instant, ephemeris: ephemeris)
    let dayBefore = try DaySkies.before(instant, ephemeris: ephemeris)
    return DayScores.Day(
      scores: scores(during: now.skies), before: dayBefore.map { scores(during: $0.skies) })
  }
}

extension MeterNorms {
  /// The score of what the meter has heard: the readable form of `kernel_meter_scores`, which ranks all meters.
  func score(of sums: MeterSums) -> MeterScore {
    let polarity = sums.polarity(medianActivity: medianActivity)
    let harmony =
      if polarity > 0 {
        50 + 50 * harmonious.rank(of: polarity)
      } else if polarity < 0 {
        50 - 50 * challenging.rank(of: -polarity)
      } else {
        50.0
      }
    return MeterScore(intensity: 100 * activity.rank(of: sums.activity), harmony: harmony)
  }
}
