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

  /// Every field that has a text.
  package static let all: [Self] =
    (CelestialBody.tenPlanets.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)])
    .map(Self.point) + House.all.map(Self.house) + PortraitHemisphere.allCases.map(Self.half)

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
    case .point, .half: self
    }
  }

  /// Whether two fields are the same or nearly so.
  func isLike(_ other: Self) -> Bool { kind == other.kind }
}

extension PortraitFact {
  /// Where in life the fact holds, the nearest first; none for what holds everywhere.
  func fields(in facts: PortraitFacts) -> [PortraitField] {
    switch self {
    case .sign(let point, _): Self.fields(of: point, in: facts)
    case .house(let body, let house):
      [.house(house)] + Self.fields(of: .body(body), in: facts).prefix(1)
    case .ruler(_, _, let house), .crowd(let house, _): [.house(house)]
    case .aspect(let aspect):
      [aspect.first, aspect.second].flatMap { Self.fields(of: $0, in: facts).prefix(1) }
        + [aspect.first, aspect.second].flatMap { Self.fields(of: $0, in: facts).dropFirst() }
    case .retrograde(let body), .station(let body), .unaspected(let body):
      Self.fields(of: .body(body), in: facts)
    case .hemisphere(let half, _): [.half(half)]
    case .element, .mode, .figure, .transit, .birthTime: []
    }
  }

  /// The field of a point, and that of its house; the Descendant and the Moon's node have none of their own.
  private static func fields(
    of point: ChartPoint, in facts: PortraitFacts
  ) -> [PortraitField] {
    let own: [PortraitField] = point.portraitWeight > 0 ? [.point(point)] : []
    switch point {
    case .angle: return own
    case .body(let body): return own + (facts.house(of: body).map { [.house($0)] } ?? [])
    }
  }
}
