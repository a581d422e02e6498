public import Astrology
public import Ephemeris

/// What is beyond a day's readings and the same for everyone in a zone: the skies of its hours, what
/// happens in the sky on the day and in the week ahead, the slow bodies.
///
/// Make one beside a ``ReadingDay`` and look with it beyond as many readings as there are.
///
/// ```swift
/// let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
/// let sky = try SkyOutlook(of: day, eclipses: ephemeris)
/// let outlook = try DayOutlook(of: reading, sky: sky)
/// ```
public struct SkyOutlook: Sendable {
  /// The sky at each full hour since the civil day began: 24 of them mostly, 23 or 25 where clocks
  /// change, none where the zone left the date out.
  public let hours: [Sky]
  /// What happens in the civil day, in order of time: with the Moon's own moments, and the void that
  /// she is in when the day begins.
  public let events: [SkyEvent]
  /// What happens in the seven civil days after it, in order of time, without the Moon's own moments:
  /// of some 60 in a week, 40 would be hers.
  public let weekAhead: [SkyEvent]
  /// The aspects between slow bodies, the tightest first.
  public let collective: [DailyReading.CollectiveAspect]

  /// The sign that the eclipsed luminary stands in, for each eclipse of the day and the week.
  let eclipseSigns: [Eclipse: ZodiacSign]

  /// How many civil days the week ahead has.
  public static let daysAhead = 7

  /// Looks beyond a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - eclipses: Who knows the circumstances of eclipses, such as ``/Ephemeris/CompiledEphemeris``.
  /// - Throws: ``ReadingError`` where an hour or the week leaves the ephemeris.
  /// - Complexity: A sky for each hour, a search of eight days, and one of two years for each aspect of
  ///   slow bodies.
  public init(of day: ReadingDay, eclipses: any EclipseProvider) throws(ReadingError) {
    let ephemeris = day.ephemeris
    do {
      hours = try Self.hours(of: day)
      events = try SkyCalendar(includesMoonAspects: true).events(
        on: day.date, in: day.zone, eclipses: eclipses, ephemeris: ephemeris)
      weekAhead = try SkyCalendar().events(
        [.lunation, .ingress, .station, .aspect, .eclipse], during: day.weekAhead,
        eclipses: eclipses, ephemeris: ephemeris)
      collective = try DailyReading.CollectiveAspect.all(in: day.sky, ephemeris: ephemeris)
      eclipseSigns = try Self.signs(of: events + weekAhead, ephemeris: ephemeris)
    } catch {
      throw ReadingError(error, date: day.date, span: ephemeris.span)
    }
  }

  /// The sign that the eclipsed luminary stands in, for each eclipse among some events.
  static func signs(
    of events: [SkyEvent], ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Eclipse: ZodiacSign] {
    var signs: [Eclipse: ZodiacSign] = [:]
    for case .eclipse(let eclipse) in events {
      let body = eclipse.luminary.body
      let table = try ephemeris.longitudes(
        of: BodySet(body), at: try ephemeris.terrestrialTime(eclipse.maximum))
      signs[eclipse] = ZodiacSign(table.longitude(of: body))
    }
    return signs
  }

  private static func hours(of day: ReadingDay) throws(EphemerisError) -> [Sky] {
    let span = day.civilDay
    let (start, end) = (span.lowerBound.secondsSince1970, span.upperBound.secondsSince1970)
    var skies: [Sky] = []
    for second in stride(from: start, to: end, by: 3_600) {
      skies.append(try day.ephemeris.sky(at: JulianDay(secondsSince1970: second)))
    }
    return skies
  }
}

extension ReadingDay {
  /// The seven civil days after it.
  var weekAhead: Range<JulianDay<UT1>> {
    let last = zone.day(date.advanced(byDays: SkyOutlook.daysAhead))
    return civilDay.upperBound..<last.upperBound
  }
}
