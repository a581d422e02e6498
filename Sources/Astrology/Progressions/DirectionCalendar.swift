public import Ephemeris

/// When the points of a chart, directed by an arc, make exact aspects to natal points.
///
/// ```swift
/// let directions = DirectionCalendar(of: chart)
/// for direction in try directions.directions(during: start..<end, ephemeris: ephemeris) {
///   print(direction, direction.at.iso8601)  // directed Mars conjunction natal Midheaven 2025-…
/// }
/// ```
///
/// The arc grows always, so each place is reached once in a turn.
public struct DirectionCalendar: Sendable, Equatable {
  /// The chart of the birth.
  public let natal: NatalChart
  /// Which arc.
  public let arc: SolarArc.Kind
  /// Whether points are moved westward.
  public let isConverse: Bool

  /// Creates the calendar of a chart.
  public init(of natal: NatalChart, by arc: SolarArc.Kind = .solar, isConverse: Bool = false) {
    self.natal = natal
    self.arc = arc
    self.isConverse = isConverse
  }
}

extension DirectionCalendar {
  /// A directed point at the moment at which its aspect to a natal point is exact.
  public struct ExactDirection: Sendable, Hashable {
    /// The directed point.
    public let directed: ChartPoint
    /// The natal point.
    public let natal: ChartPoint
    /// What they make.
    public let aspect: AspectKind
    /// The arc that it takes, from 0° up to 360°.
    public let arc: PlaneAngle
    /// When.
    public let at: JulianDay<UT1>
    /// How many days either way an unknown time of birth leaves open, by what both points move in half a
    /// day; nil if the time is known.
    public let uncertainDays: Int?
  }
}

extension DirectionCalendar {
  /// The directions of a period that are exact in it, in order of time; those of one instant in the order
  /// of charts.
  ///
  /// A period that begins before the birth has those from birth on. That each point stands on its own
  /// place at birth is none.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the progressed days leave
  ///   the ephemeris, or what is wrong with the data.
  /// - Complexity: The Sun's longitude for each year, and once or twice for each direction.
  public func directions(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [DirectionCalendar.ExactDirection] {
    let progression = Progression(from: natal.instant)
    guard let days = progression.progressed(during: period) else { return [] }
    try ephemeris.checkSpan(contains: days.lowerBound)
    try ephemeris.checkSpan(contains: days.upperBound)
    let found =
      switch arc {
      case .solar: try bySun(during: days, ephemeris: ephemeris)
      case .naibod: byMeanSun(during: days)
      }
    return found.filter { !$0.candidate.isOwnPlace || $0.days > Self.leastDays }
      .map { found in
        DirectionCalendar.ExactDirection(
          directed: found.candidate.directed.point, natal: found.candidate.natal.point,
          aspect: found.candidate.kind, arc: found.candidate.arc,
          at: progression.target(of: natal.instant.advanced(byDays: found.days)),
          uncertainDays: natal.birth.openInstants == nil ? nil : found.candidate.uncertainDays)
      }
      .sorted()
  }

  /// Progressed days after birth within which a point is taken to stand on its own place: half a minute of
  /// life.
  private static let leastDays = 1e-6

  /// A direction, and how many progressed days after birth it is exact.
  private typealias Found = (candidate: Candidate, days: Double)

  /// A point, a place that it may be directed to, and the arc between them.
  private struct Candidate {
    let directed: ChartPlace
    let natal: ChartPlace
    let kind: AspectKind
    let arc: PlaneAngle

    var isOwnPlace: Bool { directed.point == natal.point && kind == .conjunction }

    /// Both move while half a day goes by.
    var uncertainDays: Int {
      let degrees = (directed.longitudePerDay - natal.longitudePerDay).degrees.magnitude / 2
      let years = degrees / Progression.naibodPerYear.degrees
      return Int((years * Progression.daysPerYear).rounded(.up))
    }
  }

  private var candidates: [Candidate] {
    let places = natal.places.filter(natal.isDirectable)
    var candidates: [Candidate] = []
    for directed in places {
      for natal in places {
        for kind in AspectKind.allCases {
          for angle in kind.anglesAround {
            let place = natal.longitude + angle
            let arc =
              isConverse
              ? place.eastwardArc(to: directed.longitude)
              : directed.longitude.eastwardArc(to: place)
            candidates.append(
              Candidate(directed: directed, natal: natal, kind: kind, arc: arc))
          }
        }
      }
    }
    return candidates
  }

  private func bySun(
    during days: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Found] {
    let sun = natal.sky[.sun].longitude
    var candidates = candidates
    // In a few years few of a thousand places are passed.
    if days.lowerBound.days(until: days.upperBound) < 180 {
      let from = try Self.sun(at: days.lowerBound, ephemeris) - Self.margin
      let until = try Self.sun(at: days.upperBound, ephemeris) + Self.margin
      let way = from.eastwardArc(to: until)
      candidates.removeAll { from.eastwardArc(to: sun + $0.arc) > way }
    }
    let search = SkySearch([.passage(of: .sun, through: candidates.map { sun + $0.arc })])
    return try search.events(during: days, ephemeris: ephemeris).compactMap { event in
      guard case .passage(let place) = event.happening else { return nil }
      return (candidates[place], natal.instant.days(until: event.ut))
    }
  }

  /// More than rounding takes.
  private static let margin = PlaneAngle.degrees(0.01)

  private static func sun(
    at ut: JulianDay<UT1>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> EclipticLongitude {
    try ephemeris.motion(of: .sun, at: ephemeris.instant(ut).tt).longitude
  }

  private func byMeanSun(during days: Range<JulianDay<UT1>>) -> [Found] {
    let birth = natal.instant
    return candidates.flatMap { candidate in
      let turn = 360 / Progression.naibodPerYear.degrees
      let first = candidate.arc.degrees / Progression.naibodPerYear.degrees
      let turns = (birth.days(until: days.upperBound) / turn).rounded(.up)
      return (0...Int(turns)).compactMap { number in
        let after = first + Double(number) * turn
        return days.contains(birth.advanced(byDays: after)) ? (candidate, after) : nil
      }
    }
  }
}

extension DirectionCalendar.ExactDirection: Comparable {
  /// Orders directions by their instant, then by the directed point, the natal one and the aspect.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.at != rhs.at { return lhs.at < rhs.at }
    return lhs.rank < rhs.rank
  }

  private var rank: Int { (directed.rank << 8 | natal.rank) << 3 | aspect.index }
}

extension DirectionCalendar.ExactDirection: CustomStringConvertible {
  /// Such as `directed Mars conjunction natal Midheaven`.
  public var description: String {
    "directed \(directed.title) \(aspect.name) natal \(natal.title)"
  }
}
