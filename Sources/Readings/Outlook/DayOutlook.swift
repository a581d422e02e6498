internal import Astrology
internal import Astrometers
public import Ephemeris

/// What is beyond a daily reading: the hours of the day, its events, the week ahead, the slow bodies.
public struct DayOutlook: Sendable {
  /// The reading.
  public let reading: DailyReading
  /// What is the same for everyone.
  public let sky: SkyOutlook
  /// How much is going on, hour by hour of the civil day.
  public let hours: [DayOutlook.HourlyPoint]
  /// What is notable in the seven civil days after it, the weightiest first.
  public let weekAhead: [SkyOutlook.NotableMoment]

  /// The aspects between slow bodies, the tightest first.
  public var collective: [DailyReading.CollectiveAspect] { sky.collective }

  /// Looks beyond a reading.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - sky: What is beyond its day for everyone.
  /// - Throws: ``ReadingError`` where the ephemeris' data are at fault.
  /// - Complexity: The score of the whole for each hour, and a search of seven days.
  public init(of reading: DailyReading, sky: SkyOutlook) throws(ReadingError) {
    self.reading = reading
    self.sky = sky
    hours = DayOutlook.HourlyPoint.curve(of: reading.astrometer, during: sky.hours)
    weekAhead = SkyOutlook.NotableMoment.ranked(try reading.momentsOfWeek(sky))
  }

  /// Looks beyond a reading whose day is not looked beyond for anyone else.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - eclipses: Who knows the circumstances of eclipses, such as ``/Ephemeris/CompiledEphemeris``.
  /// - Throws: ``ReadingError`` where an hour or the week leaves the ephemeris.
  public init(
    of reading: DailyReading, eclipses: any EclipseProvider
  ) throws(ReadingError) {
    try self.init(of: reading, sky: SkyOutlook(of: reading.day, eclipses: eclipses))
  }

  /// What happens in the civil day, in order of time; at one instant, in the sky first.
  ///
  /// - Throws: ``ReadingError`` where the ephemeris' data are at fault.
  /// - Complexity: A search of one day, made each time: a reading's texts do without.
  public func events() throws(ReadingError) -> [DayMoment] {
    try reading.momentsOfDay(sky)
  }
}
