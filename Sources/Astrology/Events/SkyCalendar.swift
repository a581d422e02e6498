public import Ephemeris

/// What happens in the sky, in order of time.
///
/// ```swift
/// let calendar = SkyCalendar()
/// let year = try calendar.events(during: start..<end, ephemeris: ephemeris)
/// let today = try calendar.events([.station, .ingress], on: date, in: zone, ephemeris: ephemeris)
/// ```
///
/// Periods are half open, and an event belongs to the one it happens in, a void to the one it begins
/// in: so the calendars of periods that meet make up the calendar of both, to the bit.
public struct SkyCalendar: Sendable, Hashable {
  /// Which definition of a void counts.
  public let void: VoidOfCourse.Definition
  /// Whether the Moon's aspects are events: some 80 a month, beside about 15 of the others.
  public let includesMoonAspects: Bool

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - void: Which bodies' aspects count for the Moon's voids.
  ///   - includesMoonAspects: Whether the Moon's exact aspects are events of their own.
  public init(void: VoidOfCourse.Definition = .modern, includesMoonAspects: Bool = false) {
    self.void = void
    self.includesMoonAspects = includesMoonAspects
  }
}

extension SkyCalendar {
  /// The events of some kinds in a period, in the order of ``SkyEvent``.
  ///
  /// - Parameters:
  ///   - kinds: The kinds; all unless given.
  ///   - period: When.
  ///   - eclipses: Who knows the circumstances of eclipses.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: Those of the kinds, none where nothing happens.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris,
  ///   or what is wrong with the data.
  /// - Complexity: For each day the longitudes of all bodies, and once or twice those of two for
  ///   each event: from compiled tables some milliseconds a year, most of them for the voids.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases),
    during period: Range<JulianDay<UT1>>, eclipses: any EclipseProvider,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [SkyEvent] {
    var events = try passagesAndTurns(kinds, during: period, ephemeris: ephemeris)
    if kinds.contains(.void) {
      events += try VoidOfCourse.periods(void, during: period, ephemeris: ephemeris)
        .map(SkyEvent.void)
    }
    if kinds.contains(.eclipse) {
      events += try eclipses.eclipses(during: period, ephemeris: ephemeris)
        .map(SkyEvent.eclipse)
    }
    return events.sorted()
  }

  /// The events of some kinds in a period, where the ephemeris knows eclipses, too.
  ///
  /// - Throws: As ``events(_:during:eclipses:ephemeris:)`` does.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases),
    during period: Range<JulianDay<UT1>>, ephemeris: some EphemerisProvider & EclipseProvider
  ) throws(EphemerisError) -> [SkyEvent] {
    try events(kinds, during: period, eclipses: ephemeris, ephemeris: ephemeris)
  }

  /// The events of a civil day, of 23 or 25 hours where clocks are changed, with the void that the
  /// Moon is in when it begins.
  ///
  /// - Throws: As ``events(_:during:eclipses:ephemeris:)`` does.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases), on date: CalendarDate,
    in zone: CivilZone, eclipses: any EclipseProvider, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [SkyEvent] {
    let day = zone.day(date)
    let events = try events(kinds, during: day, eclipses: eclipses, ephemeris: ephemeris)
    guard kinds.contains(.void),
      let current = try VoidOfCourse.period(void, at: day.lowerBound, ephemeris: ephemeris),
      current.start < day.lowerBound
    else { return events }
    return [.void(current)] + events
  }

  /// The events of a civil day, where the ephemeris knows eclipses, too.
  ///
  /// - Throws: As ``events(_:during:eclipses:ephemeris:)`` does.
  public func events(
    _ kinds: Set<SkyEvent.Kind> = Set(SkyEvent.Kind.allCases), on date: CalendarDate,
    in zone: CivilZone, ephemeris: some EphemerisProvider & EclipseProvider
  ) throws(EphemerisError) -> [SkyEvent] {
    try events(kinds, on: date, in: zone, eclipses: ephemeris, ephemeris: ephemeris)
  }
}

extension SkyCalendar {
  /// A watch, and how what it finds becomes an event.
  private struct Entry {
    let watch: SkyArc.Watch
    let read: (SkyArc.Event, any EphemerisProvider) throws(EphemerisError) -> SkyEvent?
  }

  /// The events that are a passage or a turn of an arc, all found in one pass over the sky.
  private func passagesAndTurns(
    _ kinds: Set<SkyEvent.Kind>, during period: Range<JulianDay<UT1>>,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [SkyEvent] {
    let entries = entries(kinds)
    let found = try SkySearch(entries.map(\.watch)).events(during: period, ephemeris: ephemeris)
    var events: [SkyEvent] = []
    for event in found {
      if let event = try entries[event.watch].read(event, ephemeris) { events.append(event) }
    }
    return events
  }

  private func entries(_ kinds: Set<SkyEvent.Kind>) -> [Entry] {
    var entries: [Entry] = []
    if kinds.contains(.lunation) {
      entries.append(
        Entry(watch: Lunation.watch) { event, ephemeris throws(EphemerisError) in
          try Lunation(event, ephemeris: ephemeris).map(SkyEvent.lunation)
        })
    }
    if kinds.contains(.ingress) {
      entries += SignIngress.bodies.bodies.map { body in
        Entry(watch: SignIngress.watch(body)) { event, _ in
          SignIngress(event, of: body).map(SkyEvent.ingress)
        }
      }
    }
    if kinds.contains(.station) {
      entries += Station.bodies.bodies.map { body in
        Entry(watch: Station.watch(body)) { event, ephemeris throws(EphemerisError) in
          .station(try Station(event, of: body, ephemeris: ephemeris))
        }
      }
    }
    if kinds.contains(.aspect) {
      entries += pairs.map { pair in
        Entry(watch: pair.watch) { event, ephemeris throws(EphemerisError) in
          try ExactAspect(event, of: pair, ephemeris: ephemeris).map(SkyEvent.aspect)
        }
      }
    }
    return entries
  }

  private var pairs: [AspectPair] {
    let pairs = AspectPair.all(of: ExactAspect.bodies)
    return includesMoonAspects ? pairs + AspectPair.ofMoon(with: ExactAspect.bodies) : pairs
  }
}
