internal import Astrology
public import Astrometers
public import Ephemeris

/// The part of a day's reading that is the same for everyone in a zone: the skies, the Moon, stations.
///
/// Make one and read it for as many people as there are.
///
/// ```swift
/// let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
/// let reading = try DailyReading(of: chart, by: astrometer, on: day)
/// ```
public struct ReadingDay: Sendable {
  /// The date, which is a label: that of the instant on the zone's clocks.
  public let date: CalendarDate
  /// The zone whose clocks define the date.
  public private(set) var zone: CivilZone
  /// The date's instants, none where the zone left it out.
  let civilDay: Range<JulianDay<UT1>>
  /// The sky at the reading's instant: 12:00 of the date, or the instant asked for.
  public let sky: Sky
  /// The skies that scores are means over.
  public let skies: DaySkies
  /// Those of the day before, or of 24 hours before an instant; nil if the ephemeris begins later.
  public let skiesBefore: DaySkies?
  /// The Moon.
  public let moon: MoonOfDay
  /// The planets that move backwards, in their order.
  public let retrogrades: [DailyReading.RetrogradePlanet]
  /// The bodies in the first or the last degree of a sign, in their order.
  public let criticalDegrees: [DailyReading.CriticalDegree]
  /// Whether an instant was asked for rather than a date.
  public let isInstant: Bool
  /// How each of the eleven points moves around the instant, as far as a transit in orb can be exact.
  let runs: [MotionRun]
  /// Where bodies stand when the date begins and ends, and a day before and after.
  let edges: DayEdges
  package let ephemeris: any EphemerisProvider

  /// The instant of the reading's facts.
  public var instant: JulianDay<UT1> { sky.ut }

  /// Readies a civil date of a zone.
  ///
  /// - Throws: ``ReadingError``.
  /// - Complexity: Nine skies, and about 100 longitudes for what comes next.
  public init(
    of date: CalendarDate, in zone: CivilZone = .utc, ephemeris: any EphemerisProvider
  ) throws(ReadingError) {
    do {
      try self.init(date: date, zone: zone, at: .refused, ephemeris: ephemeris)
    } catch {
      throw ReadingError(error, date: date, span: ephemeris.span)
    }
  }

  /// The same day by the clocks of another zone.
  ///
  /// The caller must make sure that both zones' clocks show the same on the day and the day before. The other
  /// zone's clocks give the dates of other days, such as the one on which a transit is exact again.
  @_spi(FrontEnd) public func shown(by zone: CivilZone) -> Self {
    var day = self
    day.zone = zone
    return day
  }

  /// Readies a civil date of a zone up to the ephemeris' last: what comes next and lies beyond is left out
  /// of the Moon and of the retrograde planets, which a document can't do without, but a page can.
  ///
  /// - Throws: ``ReadingError``.
  package init(
    upToTheEnd date: CalendarDate, in zone: CivilZone, ephemeris: any EphemerisProvider
  ) throws(ReadingError) {
    do {
      try self.init(date: date, zone: zone, at: .leftOut, ephemeris: ephemeris)
    } catch {
      throw .ephemeris(error)
    }
  }

  private init(
    date: CalendarDate, zone: CivilZone, at end: EphemerisEnd, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    try self.init(
      date: date, zone: zone, isInstant: false,
      skies: DaySkies(of: date, in: zone, ephemeris: ephemeris),
      before: DaySkies.before(date, in: zone, ephemeris: ephemeris), at: end,
      ephemeris: ephemeris)
  }

  /// Readies an instant: its one sky serves for facts and for scores.
  ///
  /// - Throws: ``ReadingError``.
  public init(
    at instant: JulianDay<UT1>, in zone: CivilZone = .utc, ephemeris: any EphemerisProvider
  ) throws(ReadingError) {
    do {
      let skies = try DaySkies(at: instant, ephemeris: ephemeris)
      try self.init(
        date: zone.clock(at: instant).date, zone: zone, isInstant: true, skies: skies,
        before: DaySkies.before(instant, ephemeris: ephemeris), at: .refused,
        ephemeris: ephemeris)
    } catch {
      throw ReadingError(error, date: try? CalendarDate(utc: instant), span: ephemeris.span)
    }
  }

  private init(
    date: CalendarDate, zone: CivilZone, isInstant: Bool, skies: DaySkies, before: DaySkies?,
    at end: EphemerisEnd, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.date = date
    self.zone = zone
    civilDay = zone.day(date)
    self.isInstant = isInstant
    self.skies = skies
    self.ephemeris = ephemeris
    skiesBefore = before
    let sky = isInstant ? skies.skies[0] : try ephemeris.sky(at: skies.instant)
    self.sky = sky
    var runs = BodySet.eleven.bodies.map { MotionRun(of: $0, in: sky) }
    retrogrades = try DailyReading.RetrogradePlanet.all(
      in: sky, on: date, runs: &runs, at: end, ephemeris: ephemeris)
    for index in runs.indices {
      try runs[index].look(within: AspectKind.conjunction.widestOrb, ephemeris: ephemeris)
    }
    self.runs = runs
    edges = try DayEdges(of: date, in: zone, sky: sky, ephemeris: ephemeris)
    criticalDegrees = DailyReading.CriticalDegree.all(in: sky)
    moon = try MoonOfDay(in: sky, at: end, ephemeris: ephemeris)
  }
}
