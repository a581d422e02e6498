public import Ephemeris

/// A table of the hours that a birth may have had, each with what touches its angles at the events of the life.
///
/// ```swift
/// let table = try Rectification(
///   of: start...end, at: place, events: [wedding, move], stepMinutes: 4, ephemeris: ephemeris)
/// let likely = table.best(3).map(\.instant)
/// ```
///
/// It proves nothing: an angle goes through the zodiac once a day, so among many hours some fit whatever
/// happened. The scores say where to look first.
public struct Rectification: Sendable {
  /// The events, in the order they were given.
  public let events: [JulianDay<UT1>]
  /// The techniques that count.
  public let techniques: [Rectification.Technique]
  /// The hours, in order of time.
  public let hours: [Rectification.Hour]

  /// The widest orb of a contact.
  public static let widestOrb = PlaneAngle.degrees(1)
  /// The step between hours unless another is given: about a degree of the Midheaven.
  public static let usualStepMinutes = 4

  /// Tries the hours of a stretch of time.
  ///
  /// - Parameters:
  ///   - period: The instants between which the birth was.
  ///   - place: The place of birth.
  ///   - events: When something happened in the life.
  ///   - stepMinutes: The minutes from one hour that is tried to the next, 1…60.
  ///   - techniques: Which techniques count; all unless given.
  ///   - ephemeris: Where the skies come from.
  /// - Throws: ``RectificationError``; ``/Ephemeris/EphemerisError`` outside the ephemeris.
  /// - Complexity: A chart for each hour, and some longitudes for each hour and event.
  public init(
    of period: ClosedRange<JulianDay<UT1>>, at place: GeographicPlace, events: [JulianDay<UT1>],
    stepMinutes: Int = usualStepMinutes,
    techniques: [Rectification.Technique] = Rectification.Technique.allCases,
    ephemeris: any EphemerisProvider
  ) throws {
    guard !events.isEmpty else { throw RectificationError.noEvents }
    guard (1...60).contains(stepMinutes) else { throw RectificationError.minutes(stepMinutes) }
    try ephemeris.checkSpan(contains: period.lowerBound)
    try ephemeris.checkSpan(contains: period.upperBound)
    if let early = events.first(where: { $0 <= period.upperBound }) {
      throw RectificationError.eventBeforeBirth(early)
    }
    self.events = events
    self.techniques = techniques
    let skies = try events.map { try ephemeris.sky(at: $0, bodies: Self.slowBodies) }
    let minutes = period.lowerBound.days(until: period.upperBound) * 1_440
    // Instants are sums of days, which may end a microsecond early.
    let count = Int((minutes / Double(stepMinutes) + 1e-6).rounded(.down))
    hours = try (0...count).map { index in
      let instant = period.lowerBound.advanced(
        bySeconds: Double(index * stepMinutes * 60))
      let chart = try NatalChart(at: instant, place: place, ephemeris: ephemeris)
      let trial = RectificationTrial(of: chart, events: events, skies: skies, ephemeris: ephemeris)
      return try trial.hour(by: techniques)
    }
  }

  /// The planets whose transits last long enough to mark a day of a life.
  static let slowBodies = BodySet([
    CelestialBody.mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ])

  /// The hours with the highest scores, the highest first; of equal ones the earlier first.
  ///
  /// There are none for a count below 1.
  public func best(_ count: Int) -> [Rectification.Hour] {
    Array(
      hours.enumerated().sorted {
        ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
      }.prefix(max(0, count)).map(\.element))
  }
}

extension Rectification: CustomStringConvertible {
  /// Such as `360 hours, 5 events`.
  public var description: String { "\(hours.count) hours, \(events.count) events" }
}

/// One hour that is tried.
private struct RectificationTrial {
  let chart: NatalChart
  let events: [JulianDay<UT1>]
  let skies: [Sky]
  let ephemeris: any EphemerisProvider

  init(
    of chart: NatalChart, events: [JulianDay<UT1>], skies: [Sky], ephemeris: any EphemerisProvider
  ) {
    self.chart = chart
    self.events = events
    self.skies = skies
    self.ephemeris = ephemeris
  }

  func hour(by techniques: [Rectification.Technique]) throws -> Rectification.Hour {
    guard let angles = chart.angles else { throw RectificationError.unknownPlace }
    let found = try techniques.flatMap { technique in
      switch technique {
      case .transits: transits(to: angles)
      case .solarArc: try solarArcs(angles)
      case .primary: try primaries()
      }
    }
    let contacts = found.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.event != second.event { return first.event < second.event }
      if first.technique != second.technique {
        return techniques.firstIndex(of: first.technique) ?? 0
          < techniques.firstIndex(of: second.technique) ?? 0
      }
      return (first.orb, one.offset) < (second.orb, other.offset)
    }.map(\.element)
    return Rectification.Hour(
      instant: chart.instant, angles: angles, contacts: contacts,
      score: Self.score(of: contacts, by: techniques, events: events.count))
  }

  private static func score(
    of contacts: [Rectification.HourContact], by techniques: [Rectification.Technique], events: Int
  ) -> Double {
    (0..<events).reduce(0) { sum, event in
      techniques.reduce(sum) { sum, technique in
        let orbs = contacts.lazy.filter { $0.event == event && $0.technique == technique }
          .map(\.orb.degrees)
        return sum + (orbs.min().map { 1 - $0 / Rectification.widestOrb.degrees } ?? 0)
      }
    }
  }

  /// Hard aspects alone: with trines and sextiles half of the zodiac would touch an angle.
  private static let orbs = OrbTable([
    .conjunction: Rectification.widestOrb, .opposition: Rectification.widestOrb,
    .square: Rectification.widestOrb,
  ])

  private func contact(
    _ event: Int, _ technique: Rectification.Technique, _ moving: ChartPoint,
    at longitude: EclipticLongitude, to natal: ChartPoint, at place: EclipticLongitude
  ) -> Rectification.HourContact? {
    let separation = longitude.separation(from: place)
    return Self.orbs.kind(at: separation).map { kind in
      Rectification.HourContact(
        event: event, technique: technique, moving: moving, natal: natal, kind: kind,
        orb: (separation - kind.angle).magnitude)
    }
  }

  private static let angles = [ChartAngle.ascendant, .midheaven]

  private func transits(to angles: ChartAngles) -> [Rectification.HourContact] {
    skies.enumerated().flatMap { event, sky in
      sky.bodies.bodies.flatMap { body in
        Self.angles.compactMap { angle in
          contact(
            event, .transits, .body(body), at: sky[body].longitude, to: .angle(angle),
            at: angles[angle])
        }
      }
    }
  }

  private func solarArcs(_ angles: ChartAngles) throws -> [Rectification.HourContact] {
    let bodies = ChartBody.allCases.map { ($0.body, chart.sky[$0.body].longitude) }
    return try events.enumerated().flatMap { event, instant in
      let arc = try SolarArc(of: chart, at: instant, ephemeris: ephemeris)
      return Self.angles.flatMap { angle in
        bodies.flatMap { body, longitude in
          [
            contact(
              event, .solarArc, .body(body), at: arc.directed(longitude), to: .angle(angle),
              at: angles[angle]),
            contact(
              event, .solarArc, .angle(angle), at: arc.directed(angles[angle]), to: .body(body),
              at: longitude),
          ].compactMap(\.self)
        }
      }
    }
  }

  private func primaries() throws -> [Rectification.HourContact] {
    let calendar = try PrimaryCalendar(
      of: WiderChart(of: chart, points: [], ephemeris: ephemeris))
    // A degree is a year and five days.
    let room = Progression.daysPerYear * 1.02
    var found: [Rectification.HourContact] = []
    for (event, instant) in events.enumerated() {
      let period = instant.advanced(byDays: -room)..<instant.advanced(byDays: room)
      for direction in try calendar.directions(during: period, ephemeris: ephemeris) {
        guard case .angle = direction.significator, Self.orbs[direction.aspect] != nil else {
          continue
        }
        let years = instant.days(until: direction.at) / Progression.daysPerYear
        let orb = PlaneAngle.degrees(years.magnitude * Progression.naibodPerYear.degrees)
        guard orb <= Rectification.widestOrb else { continue }
        found.append(
          Rectification.HourContact(
            event: event, technique: .primary, moving: .body(direction.promissor.body),
            natal: direction.significator, kind: direction.aspect, orb: orb))
      }
    }
    return found
  }
}
