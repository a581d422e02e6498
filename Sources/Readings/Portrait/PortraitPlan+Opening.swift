internal import Astrology
internal import Ephemeris

// The first paragraph: what most of the chart wants, what stands against it, and what follows.

extension PortraitPlan {
  /// How many planets an element must have to be counted.
  private static let elementCount = 3
  /// How many of the ten planets are most of a chart.
  private static let mostCount = 6

  /// Three statements; none if too few signs are certain.
  func opening() -> [Portrait.Statement] {
    let signs = PortraitWeights(facts)
    guard let element = signs.element, let sign = signs.sign(of: element) else { return [] }
    let points = signs.points.filter { facts.signs[$0] == sign }
    let count = CelestialBody.tenPlanets.count { facts.signs[.body($0)]?.element == element }
    let other = signs.sign(against: element)
    let ends = other.map { other in
      Array(signs.points.filter { facts.signs[$0] == other }.prefix(2))
    }
    let fields = signs.fields(of: ends ?? [], against: element)
    let place = signs.place(of: element, besides: fields)
    // Where few planets weigh most, they are named alone.
    let carriers =
      (count >= Self.elementCount ? [PortraitFact.element(element, count: count)] : [])
      + points.prefix(2).map { .sign($0, sign) }
    let most = Portrait.Statement(
      [], because: carriers + (place.map { [$0.fact] } ?? []),
      weight: 6, variant: facts.signs[.body(.sun)] == sign ? 0 : 1,
      form: .most(sign, place?.field, isMost: count >= Self.mostCount))
    guard let other, let ends else {
      return [
        most,
        Portrait.Statement(
          [], because: carriers, weight: 2, variant: facts.variant,
          form: .follows(element, nil)),
      ]
    }
    let because = ends.map { PortraitFact.sign($0, other) }
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

  /// The fields of the points that stand against an element.
  ///
  /// A house where planets of the element stand, too, would say both things of one field.
  func fields(of ends: [ChartPoint], against element: ZodiacSign.Element) -> [PortraitField] {
    ends.compactMap { point in
      facts.fields(of: point).first { field in
        guard case .house(let house) = field else { return true }
        return members(of: house).allSatisfy { facts.signs[.body($0)]?.element != element }
      }
    }
  }

  /// Where the planets of an element are lived: their house, or the half of the chart with nearly all.
  ///
  /// A house or a half with a personal planet of another kind is no place of theirs, nor is one that is the field of
  /// what stands against them.
  ///
  /// - Parameters:
  ///   - element: The element that weighs most.
  ///   - others: The fields of what stands against it.
  /// - Returns: The field, and the fact behind it; nil if no place is theirs alone.
  func place(
    of element: ZodiacSign.Element, besides others: [PortraitField]
  ) -> (field: PortraitField, fact: PortraitFact)? {
    guard facts.isTimed else { return nil }
    func isOwn(_ body: CelestialBody) -> Bool {
      facts.signs[.body(body)]?.element == element
    }
    func isFree(_ field: PortraitField, _ members: [CelestialBody]) -> Bool {
      let isShared = members.contains { body in
        let point = ChartPoint.body(body)
        return Self.weight(of: point, in: facts) >= 1
          && facts.signs[point].map { !element.suits($0.element) } ?? true
      }
      return !isShared && !others.contains { $0.isKin(to: field) }
    }
    let rising = facts.signs[.angle(.ascendant)]
    let houses = House.all.filter { house in
      // Beside the rising sign, the first house says how the person meets people.
      let isDenied = house.number == 1 && rising.map { !element.suits($0.element) } ?? false
      return !isDenied && isFree(.house(house), members(of: house))
    }
    func owners(of house: House) -> [CelestialBody] { members(of: house).filter(isOwn) }
    func weight(of house: House) -> Double {
      owners(of: house).reduce(0) { $0 + Self.weight(of: .body($1), in: facts) }
    }
    let house = houses.max { weight(of: $0) < weight(of: $1) }
    let own = house.map(owners) ?? []
    if let house, own.count >= 3 { return (.house(house), .crowd(house, own)) }
    if let halves = NatalChart.Distributions(of: facts.chart).hemispheres {
      let counts: [(Portrait.Hemisphere, Int)] = [
        (.northern, halves.northern), (.southern, halves.southern), (.eastern, halves.eastern),
        (.western, halves.western),
      ]
      let whole = counts.first { half, count in
        let members = CelestialBody.tenPlanets.filter { body in
          facts.house(of: body).map { half.holds($0) } ?? false
        }
        return count >= 8 && isFree(.half(half), members)
          && CelestialBody.tenPlanets.filter(isOwn).allSatisfy(members.contains)
      }
      if let (half, count) = whole { return (.half(half), .hemisphere(half, count: count)) }
    }
    // A slow planet alone says little of one person.
    guard let house, let first = own.first, weight(of: house) >= 1 else { return nil }
    return (.house(house), .house(first, house))
  }

  private func members(of house: House) -> [CelestialBody] {
    CelestialBody.tenPlanets.filter { facts.house(of: $0) == house }
  }
}

extension Portrait.Hemisphere {
  /// Whether a house is in this half of the chart.
  fileprivate func holds(_ house: House) -> Bool {
    switch self {
    case .northern: house.number <= 6
    case .southern: house.number > 6
    case .eastern: house.number <= 3 || house.number >= 10
    case .western: 4...9 ~= house.number
    }
  }
}

extension PortraitField {
  /// Whether a reader takes two fields for one part of life, such as a partner and the few people one trusts.
  fileprivate func isKin(to other: Self) -> Bool {
    self == other || Self.kinds.contains { $0.contains(self) && $0.contains(other) }
  }

  private static let kinds: [Set<PortraitField>] = [
    [.point(.angle(.ascendant)), house(1)],
    [.point(.body(.venus)), house(5), house(7), house(8)],
    [house(4), house(7), house(8)],
    [house(8), house(11)],
    [.point(.body(.moon)), house(4), house(12), .half(.northern)],
    [.point(.body(.mercury)), house(3)],
    [.point(.body(.sun)), .half(.eastern)],
    [.point(.angle(.midheaven)), house(6), house(10), .half(.southern)],
    [.point(.body(.mars)), .half(.eastern)],
  ]

  private static func house(_ number: Int) -> Self {
    .house(House.all[number - 1])
  }
}
