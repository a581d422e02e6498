public import Ephemeris

/// The Moon on some civil dates: its sign, its phase and what happens to it.
///
/// ```swift
/// let month = try MoonCalendar(
///   from: first, through: last, in: zone, ephemeris: ephemeris)
/// let void = month.days[0].events  // with a void that began on the day before
/// ```
public struct MoonCalendar: Sendable, Hashable {
  /// The Moon on one date.
  public struct Day: Sendable, Hashable {
    /// The date.
    public let date: CalendarDate
    /// The sign that the Moon is in when the date begins.
    public let sign: ZodiacSign
    /// The Moon's longitude at 12:00.
    public let longitude: EclipticLongitude
    /// How the Moon is lit at 12:00.
    public let illumination: MoonPhase.Illumination
    /// The instants of the date.
    public let period: Range<JulianDay<UT1>>
    /// Quarters, entries into signs and eclipses of the date, and every void that has a part in it, in order.
    public let events: [SkyEvent]
  }

  /// The dates, in order; one that a zone left out is missing.
  public let days: [Day]
  /// The zone of the dates.
  public let zone: CivilZone
  /// Which bodies' aspects count for voids.
  public let void: VoidOfCourse.Definition

  /// A void, with the one it may go on into, is shorter than twice the Moon's stay in a sign.
  private static let longestVoidDays = 5.5

  /// Makes the calendar of some dates.
  ///
  /// - Parameters:
  ///   - first: The first date.
  ///   - last: The last date.
  ///   - zone: The zone of the dates.
  ///   - void: Which bodies' aspects count for voids.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the dates leave the ephemeris.
  /// - Complexity: Some milliseconds a year, most of them for voids.
  public init(
    from first: CalendarDate, through last: CalendarDate, in zone: CivilZone,
    void: VoidOfCourse.Definition = .modern, ephemeris: some EphemerisProvider & EclipseProvider
  ) throws(EphemerisError) {
    self.zone = zone
    self.void = void
    let dates = first <= last ? Array(first.dayNumber...last.dayNumber) : []
    let periods = dates.map { number in
      let date = CalendarDate(dayNumber: number)
      return (date: date, period: zone.day(date))
    }.filter { !$0.period.isEmpty }
    guard let start = periods.first?.period.lowerBound, let end = periods.last?.period.upperBound
    else {
      days = []
      return
    }
    let calendar = SkyCalendar(void: void)
    let moments = try calendar.events(
      [.lunation, .ingress, .eclipse], during: start..<end, ephemeris: ephemeris
    ).filter(Self.concernsMoon)
    let earlier = max(ephemeris.span.start, start.advanced(byDays: -Self.longestVoidDays))
    let voids = try VoidOfCourse.periods(void, during: earlier..<end, ephemeris: ephemeris)
    var days: [Day] = []
    for (date, period) in periods {
      let moon = try ephemeris.sky(at: period.lowerBound, bodies: BodySet(.moon))
      let noon = try ephemeris.sky(at: zone.civilMoment(date, .noon).instant, bodies: .sunAndMoon)
      let atStart: BodyState = moon[.moon]
      let atNoon: BodyState = noon[.moon]
      let touching = voids.filter { $0.start < period.upperBound && $0.end > period.lowerBound }
      days.append(
        Day(
          date: date, sign: ZodiacSign(atStart.longitude), longitude: atNoon.longitude,
          illumination: MoonPhase.Illumination(of: noon), period: period,
          events: (moments.filter { period.contains($0.at) } + touching.map(SkyEvent.void))
            .sorted()))
    }
    self.days = days
  }

  private static func concernsMoon(_ event: SkyEvent) -> Bool {
    switch event {
    case .ingress(let ingress): ingress.body == .moon
    case .lunation, .void, .eclipse: true
    case .station, .aspect: false
    }
  }
}
