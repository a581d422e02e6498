internal import Astrology
internal import Ephemeris

// The first paragraph: what most of the chart wants, what stands against it, and what follows.

extension PortraitPlan {
  /// How many planets an element must have to be counted.
  private static let elementCount = 3

  /// Three statements; none if too few signs are certain.
  func opening() -> [Portrait.Statement] {
    let signs = PortraitWeights(facts)
    guard let element = signs.element, let sign = signs.sign(of: element) else { return [] }
    let place = signs.place
    let points = signs.points.filter { facts.signs[$0] == sign }
    let count = CelestialBody.tenPlanets.count { facts.signs[.body($0)]?.element == element }
    // Where few planets weigh most, they are named alone.
    let carriers =
      (count >= Self.elementCount ? [PortraitFact.element(element, count: count)] : [])
      + points.prefix(2).map { .sign($0, sign) }
    let most = Portrait.Statement(
      [], because: carriers + (place.map { [$0.fact] } ?? []),
      weight: 6, variant: facts.signs[.body(.sun)] == sign ? 0 : 1,
      form: .most(sign, place?.field))
    guard let other = signs.sign(against: element) else {
      return [
        most,
        Portrait.Statement(
          [], because: carriers, weight: 2, variant: facts.variant,
          form: .follows(element, nil)),
      ]
    }
    let ends = Array(signs.points.filter { facts.signs[$0] == other }.prefix(2))
    let because = ends.map { PortraitFact.sign($0, other) }
    let fields = ends.compactMap { point in
      facts.fields(of: point).first { $0 != place?.field }
    }
    let isOfLights = ends.contains { $0.portraitWeight >= 5 || $0.isAngle }
    return [
      most,
      Portrait.Statement(
        [], because: because, weight: 5, variant: isOfLights ? 0 : 1,
        form: .against(other, fields)),
      Portrait.Statement(
        [], because: because, weight: 2, variant: isOfLights ? 0 : 1,
        form: .follows(element, other)),
    ]
  }
}

/// How much of a chart is in each sign and house, by what its points say about one person.
private struct PortraitWeights {
  let facts: PortraitFacts
  /// The points with a certain sign, the heaviest first.
  let points: [ChartPoint]

  init(_ facts: PortraitFacts) {
    self.facts = facts
    let all =
      CelestialBody.tenPlanets.map(ChartPoint.body) + [ChartPoint.angle(.ascendant)]
    points = all.filter { facts.signs[$0] != nil }.enumerated().sorted {
      (Self.weight(of: $0.element, in: facts), $1.offset)
        > (Self.weight(of: $1.element, in: facts), $0.offset)
    }.map(\.element)
  }

  /// The ruler of the rising sign weighs more, and the three slow planets little.
  private static func weight(of point: ChartPoint, in facts: PortraitFacts) -> Double {
    let own: Double =
      switch point {
      case .angle: 1
      case .body(let body):
        switch ChartBody(body) {
        case .sun, .moon: 3
        case .mercury, .venus, .mars: 2
        case .jupiter, .saturn: 1.2
        case .uranus, .neptune, .pluto: 0.6
        case .meanNode, nil: 0
        }
      }
    return own + (facts.ruler.map(ChartPoint.body) == point ? 0.5 : 0)
  }

  private func weight(where isCounted: (ChartPoint) -> Bool) -> Double {
    points.filter(isCounted).reduce(0) { $0 + Self.weight(of: $1, in: facts) }
  }

  /// The element that weighs most.
  var element: ZodiacSign.Element? {
    ZodiacSign.Element.allCases.max { one, other in
      weight { facts.signs[$0]?.element == one } < weight { facts.signs[$0]?.element == other }
    }
  }

  /// The sign of an element that weighs most.
  func sign(of element: ZodiacSign.Element) -> ZodiacSign? {
    heaviest(ZodiacSign.allCases.filter { $0.element == element })
  }

  /// The sign that weighs most of those that want something else.
  func sign(against element: ZodiacSign.Element) -> ZodiacSign? {
    let signs = ZodiacSign.allCases.filter { !element.suits($0.element) }
    // A slow planet alone stands against nothing.
    return heaviest(signs).flatMap { sign in
      weight { facts.signs[$0] == sign } >= 1.7 ? sign : nil
    }
  }

  private func heaviest(_ signs: [ZodiacSign]) -> ZodiacSign? {
    signs.max { one, other in
      weight { facts.signs[$0] == one } < weight { facts.signs[$0] == other }
    }
  }

  /// The house of three planets or more, or the half of nearly all, or the house that weighs most.
  var place: (field: PortraitField, fact: PortraitFact)? {
    guard facts.isTimed else { return nil }
    let planets = CelestialBody.tenPlanets
    let house = House.all.max { one, other in
      weight { isIn($0, one) } < weight { isIn($0, other) }
    }
    guard let house else { return nil }
    let members = planets.filter { facts.house(of: $0) == house }
    if members.count >= 3 { return (.house(house), .crowd(house, members)) }
    if let halves = NatalChart.Distributions(of: facts.chart).hemispheres {
      let counts: [(Portrait.Hemisphere, Int)] = [
        (.northern, halves.northern), (.southern, halves.southern), (.eastern, halves.eastern),
        (.western, halves.western),
      ]
      if let (half, count) = counts.first(where: { $0.1 >= 8 }) {
        return (.half(half), .hemisphere(half, count: count))
      }
    }
    guard let first = members.first else { return nil }
    return (.house(house), .house(first, house))
  }

  private func isIn(_ point: ChartPoint, _ house: House) -> Bool {
    switch point {
    case .angle: false
    case .body(let body): facts.house(of: body) == house
    }
  }
}
