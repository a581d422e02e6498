public import Astrology
public import Astrometers
internal import Drawing
public import Ephemeris
public import Readings
internal import Signs
public import Words

/// The content of a report on a person's day, computed: the reading with its texts, the month, the hours, the
/// week, the year of life, the sun sign, and the other of two people.
///
/// ```swift
/// let report = try DayReport(of: chart, on: date, in: zone, named: "Ada", ephemeris: ephemeris)
/// let html = try ReportPage(report).html()
/// ```
///
/// A server that keeps norms passes them; without them the initializer takes new ones, from 2,404 skies.
public struct DayReport: Sendable {
  /// The person's name, if the caller gave one.
  public let name: String?
  /// The day's reading.
  public let reading: DailyReading
  /// The reading in words.
  public let texts: ReadingTexts
  /// What the texts are chosen from.
  let words: WordCorpus
  /// The days of the calendar month that the date is in.
  let month: [MeterColumn]
  /// The hours of the date.
  let hours: [MeterColumn]
  /// What happens in the week that begins with the date, in the sky and to the chart.
  let week: [DayMoment]
  /// The year of life that the date falls in; nil before birth and if the ephemeris ends in it.
  let year: ReportYear?
  /// The other of two people; nil in a report on one.
  let bond: ReportBond?
  /// The profile of the sun sign.
  let profile: SignProfile

  /// How many civil dates the week has.
  static let weekDays = 7

  /// Computes a report.
  ///
  /// The day is readied before the yardstick: a date that can't be read is refused at once.
  ///
  /// - Parameters:
  ///   - chart: The birth chart.
  ///   - norms: The person's norms, if they were kept; else they are taken.
  ///   - date: The date to read.
  ///   - zone: The zone whose clocks define the date.
  ///   - name: Whose report it is, for the heading.
  ///   - other: The chart of another person for a chapter on both, and that person's name.
  ///   - ephemeris: Where skies and eclipses come from.
  ///   - words: What the texts are chosen from.
  /// - Throws: ``ReportError``.
  /// - Complexity: 2 404 skies for norms that weren't kept, four for each day of the month, searches of two
  ///   weeks and of a few years; 601 skies for each of two people.
  public init(
    of chart: NatalChart, norms: Norms? = nil, on date: CalendarDate, in zone: CivilZone = .utc,
    named name: String? = nil, with other: (chart: NatalChart, name: String?)? = nil,
    ephemeris: some EphemerisProvider & EclipseProvider, words: WordCorpus = .english
  ) throws(ReportError) {
    let outlook: DayOutlook
    let days: [(date: CalendarDate, scores: DayScores)]
    do throws(ReadingError) {
      let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
      let astrometer = try Self.astrometer(of: chart, norms: norms, ephemeris: ephemeris)
      let reading = try DailyReading(of: chart, by: astrometer, on: day)
      outlook = try DayOutlook(of: reading, eclipses: ephemeris)
      days = try Self.month(of: date, in: zone, by: astrometer, ephemeris: ephemeris)
      week = try Self.week(of: chart, from: date, in: zone, ephemeris: ephemeris)
      year = try ReportYear.year(
        of: chart, at: zone.civilMoment(date, .noon).instant, ephemeris: ephemeris)
      bond = try ReportBond.bond(of: chart, with: other, ephemeris: ephemeris)
    } catch {
      throw .reading(error)
    }
    do throws(DrawingError) {
      month = try days.map { day throws(DrawingError) in
        try MeterColumn(day.scores, at: .date(day.date), in: zone)
      }
      hours = try outlook.sky.hours.map { sky throws(DrawingError) in
        try MeterColumn(
          outlook.reading.astrometer.scores(during: [sky]), at: .hour(sky.ut), in: zone)
      }
    } catch {
      throw .drawing(error)
    }
    do throws(SignProfileError) {
      profile = try SignProfile.of(chart.sunSign)
    } catch {
      throw .sign(error)
    }
    self.name = name
    self.words = words
    reading = outlook.reading
    texts = ReadingTexts(of: ReadingFacts(outlook), words: words)
  }

  private static func astrometer(
    of chart: NatalChart, norms: Norms?, ephemeris: any EphemerisProvider
  ) throws(ReadingError) -> Astrometer {
    if let norms { return Astrometer(of: chart, norms: norms) }
    do {
      return try Astrometer(of: chart, ephemeris: ephemeris)
    } catch {
      throw .norms(error)
    }
  }

  private static func month(
    of date: CalendarDate, in zone: CivilZone, by astrometer: Astrometer,
    ephemeris: any EphemerisProvider
  ) throws(ReadingError) -> [(date: CalendarDate, scores: DayScores)] {
    let first = date.advanced(byDays: 1 - date.day)
    let next = first.advanced(byDays: 31)
    let last = next.advanced(byDays: -next.day)
    var days: [(CalendarDate, DayScores)] = []
    do {
      for number in first.dayNumber...last.dayNumber {
        let date = CalendarDate(dayNumber: number)
        let skies = try DaySkies(of: date, in: zone, ephemeris: ephemeris)
        days.append((date, astrometer.scores(during: skies)))
      }
    } catch {
      throw .ephemeris(error)
    }
    return days
  }

  /// The sky's events without the Moon's aspects, and the exact transits of all bodies but the Moon:
  /// hers would be forty.
  private static func week(
    of chart: NatalChart, from date: CalendarDate, in zone: CivilZone,
    ephemeris: some EphemerisProvider & EclipseProvider
  ) throws(ReadingError) -> [DayMoment] {
    let end = zone.day(date.advanced(byDays: weekDays - 1)).upperBound
    let period = zone.day(date).lowerBound..<end
    do {
      let events = try SkyCalendar().events(during: period, ephemeris: ephemeris)
      let transits = try chart.exactTransits(
        of: BodySet.eleven.subtracting(BodySet(.moon)), during: period, ephemeris: ephemeris)
      let moments = events.map(DayMoment.sky) + transits.map(DayMoment.transit)
      return moments.enumerated()
        .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    } catch {
      throw .ephemeris(error)
    }
  }
}
