public import Ephemeris

/// What happens in a person's progressions: signs, the Moon's houses, lunations, stations, exact aspects to
/// natal points.
///
/// ```swift
/// let calendar = ProgressedCalendar(of: chart)
/// for event in try calendar.events(during: start..<end, ephemeris: ephemeris) {
///   print(event, event.at.iso8601)  // Progressed Moon enters Cancer 2025-…
/// }
/// ```
///
/// A year of life is a day of the sky, so a life is searched as quickly as a season. The search's millisecond
/// is 0.4 s of life.
public struct ProgressedCalendar: Sendable, Equatable {
  /// The chart of the birth.
  public let natal: NatalChart
  /// How the progressed Midheaven is found.
  public let angles: Progression.Angles
  /// Whether the days before birth are taken.
  public let isConverse: Bool
  /// How much of a life a day of the sky represents.
  public let kind: Progression.Kind

  /// Creates the calendar of a chart.
  public init(
    of natal: NatalChart, angles: Progression.Angles = .solarArcLongitude, isConverse: Bool = false,
    kind: Progression.Kind = .secondary
  ) {
    self.kind = kind
    self.natal = natal
    self.angles = angles
    self.isConverse = isConverse
  }

  /// The bodies that turn.
  private static let turning = Station.bodies.intersection(.eleven)
}

extension ProgressedCalendar {
  /// The events of a period of life, in the order of ``ProgressedEvent``.
  ///
  /// A period that begins before the birth has those from birth on. That each body stands on its own natal
  /// place at birth is none. Without a time of birth there are no houses and angles, aspects to the natal
  /// Moon are left out, and every event may be half a year early or late.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the progressed days leave
  ///   the ephemeris, or what is wrong with the data.
  /// - Complexity: For each year the longitudes of eleven bodies, and once or twice those of one for each
  ///   event.
  public func events(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [ProgressedEvent] {
    let progression = Progression(from: natal.instant, isConverse: isConverse, kind: kind)
    guard let days = progression.progressed(during: period) else { return [] }
    let entries = entries
    let found = try SkySearch(entries.map(\.watch)).events(during: days, ephemeris: ephemeris)
    var events: [ProgressedEvent] = []
    func add(_ happening: ProgressedEvent.Happening, at ut: JulianDay<UT1>) {
      events.append(
        ProgressedEvent(
          at: progression.target(of: ut), progressed: ut, happening: happening,
          uncertainDays: natal.birth.openInstants == nil ? nil : progression.uncertainDays))
    }
    for event in found {
      if let happening = try entries[event.watch].read(event, ephemeris),
        !isOwnPlace(happening, at: event.ut)
      {
        add(happening, at: event.ut)
      }
    }
    if let meridian = try ProgressedMeridian(of: natal, by: angles, ephemeris: ephemeris) {
      let turning = AngleIngressSearch(meridian: meridian, birth: natal.instant)
      for ingress in try turning.ingresses(during: days, ephemeris: ephemeris) {
        add(
          .sign(
            of: .angle(ingress.angle), entered: isConverse ? ingress.left : ingress.entered,
            motion: ingress.motion), at: ingress.at)
      }
    }
    return events.sorted()
  }

  /// Whether the event only says that a body stands at birth where it stood at birth.
  private func isOwnPlace(
    _ happening: ProgressedEvent.Happening, at ut: JulianDay<UT1>
  ) -> Bool {
    guard case .aspect(let key) = happening else { return false }
    return key.aspect == .conjunction && key.natal == .body(key.body)
      && natal.instant.days(until: ut).magnitude < Self.leastDays
  }

  /// Half a minute of life, in progressed days.
  private static let leastDays = 1e-6
}

extension ProgressedCalendar {
  /// A watch, and how what it finds becomes an event.
  private struct Entry {
    let watch: SkyArc.Watch
    let read:
      (SkyArc.Event, any EphemerisProvider) throws(EphemerisError) -> ProgressedEvent.Happening?
  }

  private var entries: [Entry] {
    let bodies = BodySet.eleven.bodies
    return bodies.map(signs) + houses + [lunations]
      + bodies.filter { Self.turning.contains($0) }.map(stations) + aspects(of: bodies)
  }

  /// Which of two neighbours is entered when the border at the beginning of the later one is passed: in a
  /// converse progression time runs the other way.
  private func entersLater(_ event: SkyArc.Event) -> Bool {
    (event.motion == .direct) != isConverse
  }

  private func signs(of body: CelestialBody) -> Entry {
    Entry(watch: SignIngress.watch(body)) { event, _ in
      guard case .passage(let place) = event.happening else { return nil }
      let border = ZodiacSign.allCases[place]
      return .sign(
        of: .body(body), entered: entersLater(event) ? border : border.advanced(by: -1),
        motion: event.motion)
    }
  }

  private var houses: [Entry] {
    guard natal.birth.isTimed else { return [] }
    let watch = SkyArc.Watch.passage(of: .moon, through: natal.frame.cusps)
    return [
      Entry(watch: watch) { event, _ in
        guard case .passage(let cusp) = event.happening else { return nil }
        let house = House(cuspIndex: entersLater(event) ? cusp : (cusp + 11) % 12)
        return .house(entered: house, motion: event.motion)
      }
    ]
  }

  private var lunations: Entry {
    Entry(watch: Lunation.watch) { event, ephemeris throws(EphemerisError) in
      try Lunation(event, ephemeris: ephemeris).map {
        .lunation($0.quarter, longitude: $0.longitude)
      }
    }
  }

  private func stations(of body: CelestialBody) -> Entry {
    Entry(watch: Station.watch(body)) { event, ephemeris throws(EphemerisError) in
      let station = try Station(event, of: body, ephemeris: ephemeris)
      let before: SkyArc.Motion = station.motion == .direct ? .retrograde : .direct
      return .station(
        of: body, motion: isConverse ? before : station.motion, longitude: station.longitude)
    }
  }

  private func aspects(of bodies: [CelestialBody]) -> [Entry] {
    let targets = TransitTarget.all(of: natal).filter { target in
      natal.birth.isTimed || target.natal != .body(.moon)
    }
    let places = targets.map(\.longitude)
    return bodies.map { body in
      Entry(watch: .passage(of: body, through: places)) { event, _ in
        guard case .passage(let place) = event.happening else { return nil }
        return .aspect(targets[place].key(of: body))
      }
    }
  }
}
