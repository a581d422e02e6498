package import Astrology
internal import Ephemeris

/// Where in life something holds: the field of a point, of a house, or of a half of the chart.
package enum PortraitField: Sendable, Hashable {
  /// What a point stands for, such as love for Venus.
  case point(ChartPoint)
  /// What a house stands for.
  case house(House)
  /// What a half of the chart stands for.
  case half(PortraitHemisphere)
  /// What Mars stands for where nobody quarrels.
  case deeds

  /// Every field that has a text.
  package static let all: [Self] =
    (CelestialBody.tenPlanets.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)])
    .map(Self.point) + House.all.map(Self.house) + PortraitHemisphere.allCases.map(Self.half)
    + [.deeds]

  /// The field's place among all of them.
  package var rank: Int { Self.all.firstIndex(of: self) ?? 0 }

  /// What field it is nearly the same as: Venus and the seventh house are both love.
  private var kind: Self {
    switch self {
    case .house(let house):
      switch house.number {
      case 1: .point(.angle(.ascendant))
      case 3: .point(.body(.mercury))
      case 4: .point(.body(.moon))
      case 5, 7: .point(.body(.venus))
      case 6, 10: .point(.angle(.midheaven))
      case _: self
      }
    case .deeds: .point(.body(.mars))
    case .point, .half: self
    }
  }

  /// Whether two fields are the same or nearly so.
  func isLike(_ other: Self) -> Bool { kind == other.kind }
}

extension PortraitFact {
  /// Where in life the fact holds, as far as it speaks of a trait, the nearest first; none for what holds everywhere.
  func fields(of trait: PortraitTrait, in facts: PortraitFacts) -> [PortraitField] {
    switch self {
    case .sign(let point, _): facts.fields(of: point, trait)
    case .house(let body, let house):
      [.house(house)] + facts.fields(of: .body(body), trait).prefix(1)
    case .crowd(let house, _): [.house(house)]
    case .aspect(let aspect):
      [aspect.first, aspect.second].flatMap { facts.fields(of: $0, trait).prefix(1) }
        + [aspect.first, aspect.second].flatMap { facts.fields(of: $0, trait).dropFirst() }
    case .retrograde(let body), .station(let body), .unaspected(let body):
      facts.fields(of: .body(body), trait)
    case .hemisphere(let half, _): [.half(half)]
    // A ruler's text says itself that it is a part of the person only.
    case .ruler, .element, .mode, .figure, .transit, .birthTime: []
    }
  }
}

extension PortraitFacts {
  /// The field of a point, and that of its house; the Descendant and the Moon's node have none of their own.
  func fields(of point: ChartPoint, _ trait: PortraitTrait? = nil) -> [PortraitField] {
    let own: [PortraitField] =
      point.portraitWeight > 0
      ? [point == .body(.mars) && trait?.isOfQuarrels == false ? .deeds : .point(point)] : []
    switch point {
    case .angle: return own
    case .body(let body):
      let houses = house(of: body).map { [PortraitField.house($0)] } ?? []
      // The Sun is lived where it stands.
      return body == .sun ? houses + own : own + houses
    }
  }
}

extension PortraitTrait {
  /// Whether Mars shows it in a quarrel rather than in what a person does.
  fileprivate var isOfQuarrels: Bool {
    switch self {
    case .speech, .temper, .openness, .hurt, .closeness, .depth: true
    case .pace, .change, .order, .attention, .imagination, .detail, .confidence, .persistence:
      false
    }
  }
}
