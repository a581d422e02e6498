package import Astrology
internal import Ephemeris

// Figures.

extension PortraitPlan {
  /// The largest figure, and another that shares no planet with it.
  func figures() -> [[Portrait.Statement]] {
    let kinds = AspectPattern.Kind.shown
    let aspects = facts.chart.aspects()
    // A figure is as strong as its loosest side.
    let firm = facts.figures.filter { figure in
      let points = figure.members.map(ChartPoint.body)
      return aspects.allSatisfy { aspect in
        !points.contains(aspect.first) || !points.contains(aspect.second)
          || aspect.orb.degrees <= 0.8 * aspect.kind.widestOrb.degrees
      }
    }
    let largest = kinds.compactMap { kind in firm.first { $0.kind == kind } }
      .sorted { $0.members.count > $1.members.count }
    // What comes easily in one figure must not be hard in another.
    let members = Set(largest.first?.members ?? [])
    let others = largest.dropFirst().filter { members.isDisjoint(with: $0.members) }
    return (largest.prefix(1) + others.prefix(1)).map { figure in
      [
        Portrait.Statement(
          [.figure(figure.kind)], because: [.figure(figure)],
          weight: 2 * Double(figure.members.count))
      ]
    }
  }
}

extension AspectPattern.Kind {
  /// The figures that a portrait describes: a stellium stands with the crowds, and a yod is made of wide angles that
  /// portraits don't know.
  package static let shown: [Self] = allCases.filter { $0 != .stellium && $0 != .yod }
}
