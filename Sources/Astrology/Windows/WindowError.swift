public import Ephemeris

/// Why a condition can't be looked for.
public enum WindowError: AstrolabeError, Hashable {
  /// It depends on a place, and none is given.
  case needsPlace(SkyCondition)
  /// It depends on a birth, and none is given.
  case needsBirth(SkyCondition)
  /// The birth chart doesn't have the point.
  case noNatalPoint(ChartPoint)
  /// It compares a body with itself.
  case oneBody(CelestialBody)
  /// The body can't be near the Sun: it is the Sun.
  case sunNearItself
  /// The body has no dignities.
  case noDignities(CelestialBody)
  /// The orb is not one.
  case orb(PlaneAngle)

  /// The request, but for a point that an unknown time of birth leaves open.
  public var cause: ErrorCause {
    switch self {
    case .noNatalPoint: .input
    case .needsPlace, .needsBirth, .oneBody, .sunNearItself, .noDignities, .orb: .usage
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .needsPlace(let condition):
      "\"\(condition)\" depends on a place; give its latitude and longitude, or its name"
    case .needsBirth(let condition): "\"\(condition)\" depends on a birth; give one"
    case .noNatalPoint(let point):
      "the birth chart has no \(point.title); charts have Sun to Pluto and the North Node, and "
        + "angles if the time and the place of birth are known"
    case .oneBody(let body):
      "\(body.title) makes no aspect to itself; give two different bodies"
    case .sunNearItself: "the Sun can't be near the Sun; give another body"
    case .noDignities(let body):
      "\(body.title) has no dignities; give a planet from the Sun to Pluto"
    case .orb(let orb):
      "an orb can't be \(orb.degrees)°; it must be more than 0° and at most "
        + "\(Int(SkyCondition.widestOrb.degrees))°"
    }
  }
}

extension SkyCondition {
  /// Refuses a condition that makes no sense, or whose place or chart is missing.
  func check(place: GeographicPlace?, chart: NatalChart?) throws(WindowError) {
    for part in parts {
      if part.needsPlace, place == nil { throw .needsPlace(part) }
      switch part {
      case .aspect(let body, _, let other, let orb, _):
        if body == other { throw .oneBody(body) }
        try Self.check(orb)
      case .natalAspect(_, _, let point, let orb):
        guard let chart else { throw .needsBirth(part) }
        if chart.longitude(of: point) == nil { throw .noNatalPoint(point) }
        try Self.check(orb)
      case .onAngle(_, _, let orb): try Self.check(orb)
      case .nearSun(.sun, _): throw .sunNearItself
      case .dignified(let body):
        if EssentialDignity(of: body, in: .aries) == nil { throw .noDignities(body) }
      case .inSign, .moving, .waxing, .phase, .void, .nearSun, .outOfBounds, .inHouse, .above,
        .rising, .hour, .all, .any, .not:
        break
      }
    }
  }

  private static func check(_ orb: PlaneAngle) throws(WindowError) {
    guard orb > .zero, orb <= widestOrb else { throw .orb(orb) }
  }
}

extension NatalChart {
  /// Where a point of the chart stands; nil if the chart doesn't have it.
  func longitude(of point: ChartPoint) -> EclipticLongitude? {
    switch point {
    case .body(let body): (sky[body] as BodyState?)?.longitude
    case .angle(let angle): angles?[angle]
    }
  }
}
