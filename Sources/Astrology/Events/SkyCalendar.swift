public import Ephemeris

/// What happens in the sky, in order of time.
///
/// ```swift
/// let calendar = SkyCalendar(ephemeris: ephemeris, eclipses: ephemeris)
/// let year = try calendar.events(from: start, to: end)
/// let today = try calendar.events([.station, .ingress], on: date, in: zone)
/// ```
///
/// Periods are half open, and an event belongs to the one it happens in, a void to the one it begins
/// in: so the calendars of periods that meet make up the calendar of both, to the bit.
public struct SkyCalendar: Sendable {
  let ephemeris: any EphemerisProvider
  let eclipses: any EclipseProvider
  /// Which definition of a void counts.
  public let void: VoidOfCourse.Definition
  /// Whether the Moon's aspects are events: some 80 a month, beside about 15 of the others.
  public let includesMoonAspects: Bool

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - ephemeris: Where the sky comes from.
  ///   - eclipses: Who knows the circumstances of eclipses, such as ``/Ephemeris/CompiledEphemeris``.
  ///   - void: Which bodies' aspects count for the Moon's voids.
  ///   - includesMoonAspects: Whether the Moon's exact aspects are events of their own.
  public init(
    ephemeris: any EphemerisProvider, eclipses: any EclipseProvider,
    void: VoidOfCourse.Definition = .modern, includesMoonAspects: Bool = false
  ) {
    self.ephemeris = ephemeris
    self.eclipses = eclipses
    self.void = void
    self.includesMoonAspects = includesMoonAspects
  }
}

extension SkyCalendar {
  /// The events of some kinds from one instant up to another, in the order of ``SkyEvent``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of two for
  ///   each event: from compiled tables some milliseconds a year, of which most are the voids'.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases), from start: JulianDay<UT1>,
    to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [SkyEvent] {
    var events = try passagesAndTurns(kinds, from: start, to: end)
    if kinds.contains(.void) {
      events += try VoidOfCourse.periods(void, from: start, to: end, ephemeris: ephemeris)
        .map(SkyEvent.void)
    }
    if kinds.contains(.eclipse) {
      events += try eclipses.eclipses(from: start, to: end, ephemeris: ephemeris)
        .map(SkyEvent.eclipse)
    }
    return events.sorted()
  }

  /// The events of a civil day, of 23 or 25 hours where clocks are changed, with the void that the
  /// Moon is in when it begins.
  ///
  /// - Throws: As ``events(_:from:to:)`` does.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases), on date: CalendarDate,
    in zone: CivilZone
  ) throws(EphemerisError) -> [SkyEvent] {
    let day = zone.day(date)
    let events = try events(kinds, from: day.lowerBound, to: day.upperBound)
    guard kinds.contains(.void),
      let current = try VoidOfCourse.period(void, at: day.lowerBound, ephemeris: ephemeris),
      current.start < day.lowerBound
    else { return events }
    return [.void(current)] + events
  }
}
