public import Ephemeris

/// A civil date at a place: the Sun's day and twilights, planetary hours, when bodies rise and set.
public struct LocalDay: Sendable, Hashable {
  /// The date.
  public let date: CalendarDate
  /// Whose clocks and dates are meant.
  public let zone: CivilZone
  /// The place.
  public let place: GeographicPlace
  /// The Sun on that date.
  public let sun: HorizonDay
  /// The Sun at the edges of each twilight, from civil to astronomical: dawn is a rising, dusk a setting.
  public let twilights: [HorizonDay]
  /// The planetary day that begins on that date, nil where there is none.
  public let planetaryDay: PlanetaryDay?
  /// The bodies that were asked for, in the order of charts.
  public let bodies: [HorizonDay]

  /// Finds what a date brings.
  ///
  /// - Returns: nil where the zone's clocks left the date out.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 1 ms for ten bodies from the compiled table.
  public init?(
    on date: CalendarDate, in zone: CivilZone, place: GeographicPlace, bodies: BodySet,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let period = zone.day(date)
    guard !period.isEmpty else { return nil }
    func day(
      _ body: CelestialBody, _ rule: HorizonRule = .almanac, includesCulminations: Bool = true
    ) throws(EphemerisError) -> HorizonDay {
      try HorizonDay(
        HorizonSearch(
          for: body, at: place, by: rule, includesCulminations: includesCulminations),
        during: period, ephemeris: ephemeris)
    }
    self.date = date
    self.zone = zone
    self.place = place
    sun = try day(.sun)
    var twilights: [HorizonDay] = []
    for twilight in HorizonRule.Twilight.allCases {
      twilights.append(try day(.sun, .twilight(twilight), includesCulminations: false))
    }
    self.twilights = twilights
    planetaryDay = try PlanetaryDay(on: date, in: zone, place: place, ephemeris: ephemeris)
    var days: [HorizonDay] = []
    for body in bodies.bodies { days.append(try day(body)) }
    self.bodies = days
  }
}
