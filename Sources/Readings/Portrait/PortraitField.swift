package import Astrology
internal import Ephemeris

/// Where in life something holds: the field of a point, of a house, or of a half of the chart.
package enum PortraitField: Sendable, Hashable {
  /// What a point stands for, such as love for Venus.
  case point(ChartPoint)
  /// What a house stands for.
  case house(House)
  /// What a half of the chart stands for.
  case half(Portrait.Hemisphere)

  /// Every field that has a text.
  package static let all: [Self] =
    (CelestialBody.tenPlanets.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)])
    .map(Self.point) + House.all.map(Self.house) + Portrait.Hemisphere.allCases.map(Self.half)
}

extension PortraitFact {
  /// Whether the fact holds in a part of life: others hold everywhere, and the text on a ruler says itself that it is of
  /// a part of the person only.
  package var isOfAField: Bool {
    switch self {
    case .sign, .house, .aspect, .retrograde, .station, .unaspected: true
    case .crowd, .hemisphere, .ruler, .element, .mode, .figure, .transit, .birthTime: false
    }
  }
}

extension PortraitFacts {
  /// The field of a point, and that of its house; the Descendant and the Moon's node have none of their own.
  func fields(of point: ChartPoint) -> [PortraitField] {
    let own: [PortraitField] = point.portraitWeight > 0 ? [.point(point)] : []
    switch point {
    case .angle: return own
    case .body(let body):
      let houses = house(of: body).map { [PortraitField.house($0)] } ?? []
      // The Sun is lived where it stands.
      return body == .sun ? houses + own : own + houses
    }
  }
}
