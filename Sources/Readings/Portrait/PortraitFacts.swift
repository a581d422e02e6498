package import Astrology
internal import Ephemeris

/// The facts of a chart that a portrait may use: those that an unknown time of birth leaves certain.
struct PortraitFacts {
  let chart: NatalChart
  /// The signs of bodies and angles, as far as they are certain.
  let signs: [ChartPoint: ZodiacSign]
  /// The aspects that have a text, the strongest first.
  let aspects: [WeightedAspect]
  /// The figures, without those of the Moon if the time is not known.
  let figures: [AspectPattern]

  /// An aspect and how strong it is.
  struct WeightedAspect {
    let aspect: Aspect
    let weight: Double
  }

  /// The three closest aspects from Sun to Saturn, the closest one of the planet that rules the rising sign, and what is
  /// nearly exact.
  ///
  /// A portrait never leaves them out.
  let closest: Set<Aspect>

  init(of chart: NatalChart) {
    self.chart = chart
    var signs: [ChartPoint: ZodiacSign] = [:]
    for body in ChartBody.allCases where Self.keepsSign(body.body, in: chart) {
      signs[.body(body.body)] = chart.position(of: body).sign
    }
    if let angles = chart.angles {
      signs[.angle(.ascendant)] = ZodiacSign(angles.ascendant)
      signs[.angle(.midheaven)] = ZodiacSign(angles.midheaven)
      signs[.angle(.descendant)] = ZodiacSign(angles[.descendant])
    }
    self.signs = signs
    let isTimed = chart.angles != nil
    let moon = ChartPoint.body(.moon)
    aspects = chart.aspects().compactMap { aspect in
      guard aspect.first.portraitWeight > 0, aspect.second.portraitWeight > 0,
        PortraitText.hasAspect(aspect.first, aspect.second),
        isTimed || (aspect.first != moon && aspect.second != moon)
      else { return nil }
      return WeightedAspect(
        aspect: aspect, weight: Self.weight(of: aspect) + Self.prominence(of: aspect, in: chart))
    }.sorted { ($0.weight, $1.aspect.first) > ($1.weight, $0.aspect.first) }
    closest = Self.closest(
      of: aspects.map(\.aspect), ruler: signs[.angle(.ascendant)]?.traditionalRuler)
    figures = AspectPattern.all(in: chart.sky).filter { figure in
      // A crowd of a sign may be none at another hour of the day.
      isTimed
        || !figure.members.contains(.moon)
          && (figure.kind != .stellium || figure.members.allSatisfy { signs[.body($0)] != nil })
    }
  }

  private static func closest(of aspects: [Aspect], ruler: CelestialBody?) -> Set<Aspect> {
    let planets = aspects.filter { !$0.second.isAngle }
      .sorted { ($0.orb.degrees, $0.first) < ($1.orb.degrees, $1.first) }
    let inner = planets.filter { aspect in
      if case .body(let slower) = aspect.second { !slower.isOuter } else { false }
    }
    let own = planets.first { aspect in
      ruler.map { aspect.other(than: .body($0)) != nil } ?? false
    }
    return Set(inner.prefix(3) + [own].compactMap(\.self) + planets.filter(\.isNearlyExact))
  }

  /// Chooses among alternatives: the Sun's minute of arc.
  var variant: Int { chart.position(of: .sun).minute }

  /// Whether the time of birth is known.
  var isTimed: Bool { chart.angles != nil }

  /// The house of a body; nil if the time of birth is not known.
  func house(of body: CelestialBody) -> House? { isTimed ? chart.house(of: body) : nil }

  /// The house of a point: an angle begins one; nil if the time of birth is not known.
  func house(of point: ChartPoint) -> House? {
    guard isTimed else { return nil }
    switch point {
    case .body(let body): return house(of: body)
    case .angle(.ascendant): return .all[0]
    case .angle(.imumCoeli): return .all[3]
    case .angle(.descendant): return .all[6]
    case .angle(.midheaven): return .all[9]
    }
  }

  /// Whether a planet moves backwards; false for the Moon's node, which always does.
  func isRetrograde(_ body: CelestialBody) -> Bool {
    switch ChartBody(body) {
    case .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto:
      chart.sky[body].isRetrograde
    case .sun, .moon, .meanNode, nil: false
    }
  }

  /// Whether a body is in the chart's sign during all the hours in which the birth may have been.
  static func keepsSign(_ body: CelestialBody, in chart: NatalChart) -> Bool {
    ChartBody(body).map { chart.possibleSigns(of: $0) == [chart.position(of: $0).sign] } ?? true
  }

  /// What an aspect gains by planets near the angles of a timed chart, and by the ruler of its rising sign.
  func prominence(of aspect: Aspect) -> Double { Self.prominence(of: aspect, in: chart) }

  /// The same before the facts are known.
  private static func prominence(of aspect: Aspect, in chart: NatalChart) -> Double {
    guard let angles = chart.angles, !aspect.second.isAngle else { return 0 }
    let ruler = ZodiacSign(angles.ascendant).traditionalRuler
    return [aspect.first, aspect.second].reduce(0) { sum, point in
      guard case .body(let body) = point else { return sum }
      return sum + (chart.house(of: body)?.strength == .angular ? 0.5 : 0)
        + (body == ruler ? 1 : 0)
    }
  }

  /// Strong if the points are important, the aspect is close, and of a kind that shows.
  private static func weight(of aspect: Aspect) -> Double {
    let kind =
      switch aspect.kind {
      case .conjunction: 1.0
      case .opposition, .square: 0.9
      case .trine: 0.75
      case .sextile: 0.55
      }
    let orb = aspect.orb.degrees
    let exactness = 1.3 - 1.1 * orb / aspect.kind.widestOrb.degrees
    // Two slow planets stand so for everyone who was born about that time.
    let isOfMany = !aspect.first.isPersonal && !aspect.second.isPersonal
    let bonus = aspect.second.isAngle || isOfMany ? 0 : orb <= 0.5 ? 4.0 : orb <= 1 ? 3 : 0
    // The hard ones of Saturn and Pluto, and what stands at an angle, are what a life is about.
    let isAtAngle = aspect.kind == .conjunction && aspect.second.isAngle
    // Angles move a degree in four minutes, so that no exactness of theirs is certain.
    let certainty = aspect.second.isAngle && !isAtAngle ? 0.7 : 1
    return (aspect.first.portraitWeight + aspect.second.portraitWeight) * kind * exactness
      * certainty + bonus
      + (aspect.isHeavy || isAtAngle ? 2 : 0)
  }
}

extension ChartPoint {
  /// How much a point says about one person; 0 for one whose aspects have no text.
  var portraitWeight: Double {
    switch self {
    case .body(let body):
      switch ChartBody(body) {
      case .sun, .moon: 5
      case .mercury, .venus, .mars: 4
      case .jupiter, .saturn: 3
      case .uranus, .neptune, .pluto: 2.5
      case .meanNode, nil: 0
      }
    case .angle(.ascendant): 4
    case .angle(.midheaven): 3
    case .angle(.descendant), .angle(.imumCoeli): 0
    }
  }

  /// Whether the point is one person's rather than a generation's.
  var isPersonal: Bool { portraitWeight >= 4 || self == .angle(.midheaven) }
}

extension AspectKind {
  /// What the aspect does in a portrait.
  package var portraitNature: Portrait.Nature {
    switch self {
    case .conjunction: .fused
    case .trine, .sextile: .easy
    case .square, .opposition: .hard
    }
  }
}

extension Aspect {
  /// Whether it is so close that no portrait leaves it out: within 1°, or 2° if it pulls and is of a personal planet.
  var isNearlyExact: Bool {
    let pulls = kind.portraitNature != .easy
    let isPersonal = first.portraitWeight >= 4
    return orb.degrees <= 1 ? pulls || isPersonal : orb.degrees <= 2 && pulls && isPersonal
  }

  /// Whether it is far from exact.
  var isFaint: Bool { orb.degrees > 0.6 * kind.widestOrb.degrees }

  /// Whether it is a hard one of a personal planet and Saturn or Pluto, or puts a planet opposite an angle.
  var isHeavy: Bool {
    guard kind.portraitNature == .hard, !isFaint else { return false }
    return second.isAngle
      ? kind == .opposition && orb.degrees <= Self.widestAtAngle
      : first.portraitWeight >= 4 && (second == .body(.saturn) || second == .body(.pluto))
  }
}
