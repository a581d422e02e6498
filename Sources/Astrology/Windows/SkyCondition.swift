public import Ephemeris

/// Something that holds in the sky at some times and not at others.
///
/// ```swift
/// let calm = SkyCondition.moving(.mercury, .direct) && !.void
/// let wish = SkyCondition.inSign(.moon, .taurus) || .inSign(.moon, .virgo)
/// let search = try WindowSearch(calm && wish)
/// ```
public indirect enum SkyCondition: Sendable, Hashable {
  /// A body is in a sign.
  case inSign(CelestialBody, ZodiacSign)
  /// A body moves forward, or backward.
  case moving(CelestialBody, SkyArc.Motion)
  /// Two bodies are within an orb of an aspect; with a motion, only while the orb shrinks or grows.
  case aspect(
    CelestialBody, AspectKind, CelestialBody, orb: PlaneAngle, motion: Aspect.Motion? = nil)
  /// A body is within an orb of an aspect to a point of a birth chart.
  case natalAspect(CelestialBody, AspectKind, ChartPoint, orb: PlaneAngle)
  /// The Moon is on its way from new to full. It wanes at all other times.
  case waxing
  /// The Moon has one of its eight phases.
  case phase(MoonPhase)
  /// The Moon is void of course, by the aspects to Sun to Pluto.
  case void
  /// A body is so near to the Sun. The three states exclude each other, as in ``SolarNearness``.
  case nearSun(CelestialBody, SolarNearness.State)
  /// A body's declination is greater than the obliquity of the ecliptic.
  case outOfBounds(CelestialBody)
  /// A planet is in its domicile or its exaltation, as ``EssentialDignity`` has it.
  case dignified(CelestialBody)
  /// A body is in a house of the place, by Placidus; by whole signs where Placidus is undefined.
  case inHouse(CelestialBody, House)
  /// The centre of a body is on or above the true horizon of the place.
  case above(CelestialBody)
  /// A body is within an orb of an angle of the place, in longitude.
  case onAngle(CelestialBody, ChartAngle, orb: PlaneAngle)
  /// A sign is on the eastern horizon of the place: it has the Ascendant.
  case rising(ZodiacSign)
  /// It is an hour of a planet at the place.
  case hour(ClassicalPlanet)
  /// All of some conditions hold; always, if there are none.
  case all([SkyCondition])
  /// At least one of some conditions holds; never, if there are none.
  case any([SkyCondition])
  /// A condition doesn't hold.
  case not(SkyCondition)
}

extension SkyCondition {
  /// Both hold.
  public static func && (lhs: Self, rhs: Self) -> Self { .all([lhs, rhs]) }

  /// At least one holds.
  public static func || (lhs: Self, rhs: Self) -> Self { .any([lhs, rhs]) }

  /// The condition doesn't hold.
  public static prefix func ! (condition: Self) -> Self { .not(condition) }

  /// The orb of aspects and angles unless another is given.
  public static let usualOrb = PlaneAngle.degrees(3)

  /// The orbs that a condition may have: more than 0° and at most 30°.
  static let widestOrb = PlaneAngle.degrees(30)
}

extension SkyCondition {
  /// The conditions that others are made of, each once, in order.
  var parts: [Self] {
    switch self {
    case .all(let some), .any(let some):
      var seen: Set<Self> = []
      return some.flatMap(\.parts).filter { seen.insert($0).inserted }
    case .not(let one): return one.parts
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .inHouse, .above, .onAngle, .rising, .hour:
      return [self]
    }
  }

  /// The time in which the condition holds, of a period in which the times of its parts are known.
  func time(
    within period: Range<JulianDay<UT1>>, _ times: [Self: IntervalSet]
  ) -> IntervalSet {
    switch self {
    case .all(let some):
      return some.reduce(IntervalSet([period])) { $0.intersection($1.time(within: period, times)) }
    case .any(let some):
      return IntervalSet(some.flatMap { $0.time(within: period, times).ranges })
    case .not(let one):
      return one.time(within: period, times).complement(within: period)
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .inHouse, .above, .onAngle, .rising, .hour:
      return times[self] ?? .empty
    }
  }

  /// Stretches of a period beyond which the condition can't hold, whatever its conditions of a place are; the whole period
  /// if the others don't leave much out.
  func reach(
    within period: Range<JulianDay<UT1>>, _ times: [Self: IntervalSet]
  ) -> [Range<JulianDay<UT1>>] {
    let found = limits.reduce(IntervalSet([period])) {
      $0.intersection($1.time(within: period, times))
    }.ranges
    // A day is searched around each stretch.
    let days = found.reduce(0) { $0 + $1.lowerBound.days(until: $1.upperBound) + 1 }
    return days < period.lowerBound.days(until: period.upperBound) ? found : [period]
  }

  /// Conditions without a place that hold whenever this one does.
  private var limits: [Self] {
    if case .all(let some) = self { return some.flatMap(\.limits) }
    return needsPlace ? [] : [self]
  }

  /// Whether the condition depends on a place on the Earth.
  public var needsPlace: Bool {
    parts.contains { part in
      switch part {
      case .inHouse, .above, .onAngle, .rising, .hour: true
      case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun,
        .outOfBounds, .dignified, .all, .any, .not:
        false
      }
    }
  }

  /// Whether the condition depends on a birth chart.
  public var needsChart: Bool {
    parts.contains { if case .natalAspect = $0 { true } else { false } }
  }
}

extension SkyCondition: CustomStringConvertible {
  /// The condition as it is typed, such as `moon in taurus`; compounds in brackets.
  public var description: String {
    switch self {
    case .inSign(let body, let sign): "\(body.name) in \(sign.name)"
    case .moving(let body, let motion): "\(body.name) \(motion.rawValue)"
    case .aspect(let body, let kind, let other, let orb, let motion):
      "\(body.name) \(motion.map { "\($0.name) " } ?? "")\(kind.name) \(other.name) "
        + Self.number(orb)
    case .natalAspect(let body, let kind, let point, let orb):
      "\(body.name) \(kind.name) natal \(point.name) \(Self.number(orb))"
    case .waxing: "moon waxing"
    case .phase(let phase): "moon \(phase.name)"
    case .void: "moon void"
    case .nearSun(let body, let state): "\(body.name) \(state.name)"
    case .outOfBounds(let body): "\(body.name) out of bounds"
    case .dignified(let body): "\(body.name) dignified"
    case .inHouse(let body, let house): "\(body.name) in house \(house)"
    case .above(let body): "\(body.name) up"
    case .onAngle(let body, let angle, let orb):
      "\(body.name) on \(angle.name) \(Self.number(orb))"
    case .rising(let sign): "\(sign.name) rising"
    case .hour(let planet): "hour of \(planet.name)"
    case .all(let some): "(\(some.map(\.description).joined(separator: " and ")))"
    case .any(let some): "(\(some.map(\.description).joined(separator: " or ")))"
    case .not(let one): "not \(one)"
    }
  }

  private static func number(_ angle: PlaneAngle) -> String {
    Int(exactly: angle.degrees).map { "\($0)" } ?? "\(angle.degrees)"
  }
}
