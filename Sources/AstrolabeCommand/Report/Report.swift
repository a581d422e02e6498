import Astrolabe

/// All that a report tells, computed.
struct Report {
  /// Whose it is, if that was told.
  let name: String?
  let reading: DailyReading
  let texts: ReadingTexts
  /// What the texts are chosen from.
  let words: WordCorpus
  /// The days of the calendar month that the date is in.
  let month: [MeterColumn]
  /// The hours of the date.
  let hours: [MeterColumn]
  /// What happens in the week that begins with the date, in the sky and to the chart.
  let week: [DayMoment]
  /// The year of life that the date falls in; nothing before birth and where the ephemeris ends in it.
  let year: ReportYear?
  /// The other of two people; nothing in a report on one.
  let bond: ReportBond?
  let profile: SignProfile
  let provenance: ReadingProvenance

  /// How many civil dates the week has.
  static let weekDays = 7

  /// Computes a report.
  ///
  /// The day is readied before the yardstick, which takes most of the time: a date that can't be read
  /// is refused at once.
  init(
    of birth: Birth, name: String?, houses: HouseSystem, on date: CalendarDate, in zone: CivilZone,
    with other: (birth: Birth, name: String?)? = nil, ephemeris: StandardEphemeris,
    words: WordCorpus
  ) throws {
    let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
    let chart = try NatalChart(of: birth, houses: houses, ephemeris: ephemeris)
    let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: astrometer, on: day)
    let outlook = try DayOutlook(of: reading, eclipses: ephemeris)
    self.name = name
    self.reading = reading
    texts = ReadingTexts(of: ReadingFacts(outlook), words: words)
    self.words = words
    let first = date.advanced(byDays: 1 - date.day)
    let next = first.advanced(byDays: 31)
    let last = next.advanced(byDays: -next.day)
    month = try Self.columns(
      of: MeterSeries(
        astrometer: astrometer, first: first, last: last, zone: zone, isHourly: false),
      ephemeris: ephemeris)
    hours = try outlook.sky.hours.map { sky in
      try MeterColumn(astrometer.scores(during: [sky]), at: .hour(sky.ut), in: zone)
    }
    week = try Self.week(of: chart, from: date, in: zone, ephemeris: ephemeris)
    year = try ReportYear.year(
      of: chart, at: zone.civilMoment(date, .noon).instant, ephemeris: ephemeris)
    bond = try other.map { other in
      try ReportBond(
        of: other.birth, name: other.name, houses: houses, with: chart, ephemeris: ephemeris)
    }
    profile = try SignProfile.of(chart.sunSign)
    provenance = try .ofThisSystem(ephemeris)
  }

  private static func columns(
    of series: MeterSeries, ephemeris: StandardEphemeris
  ) throws -> [MeterColumn] {
    var columns: [MeterColumn] = []
    try series.forEach(ephemeris: ephemeris) { _, day, label in
      columns.append(try MeterColumn(day.scores, at: label, in: series.zone))
    }
    return columns
  }

  /// The sky's events without the Moon's aspects, and the exact transits of all bodies but the Moon:
  /// hers would be forty.
  private static func week(
    of chart: NatalChart, from date: CalendarDate, in zone: CivilZone, ephemeris: StandardEphemeris
  ) throws -> [DayMoment] {
    let end = zone.day(date.advanced(byDays: weekDays - 1)).upperBound
    let period = zone.day(date).lowerBound..<end
    let events = try SkyCalendar().events(during: period, ephemeris: ephemeris)
    let transits = try chart.exactTransits(
      of: BodySet.eleven.subtracting(BodySet(.moon)), during: period, ephemeris: ephemeris)
    let moments = events.map(DayMoment.sky) + transits.map(DayMoment.transit)
    return moments.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}
