internal import Astrology
internal import Ephemeris

// The planet in which the strongest aspects meet, and figures.

extension PortraitPlan {
  /// The planet in which aspects meet, the first of several; none if they share an angle only.
  func knot(of group: [Portrait.Statement]) -> [Portrait.Statement] {
    let points = group.flatMap(\.points)
    let counts = Dictionary(grouping: points) { $0 }.mapValues(\.count)
    guard group.count > 1, let most = counts.values.max(),
      case .body(let body)? = points.first(where: { counts[$0] == most }),
      !isHeldBack(body)
    else { return [] }
    return [
      Portrait.Statement([], because: group.flatMap(\.facts), weight: 0, form: .knot(body))
    ]
  }

  /// The largest figure, and another that shares no planet with it.
  func figures() -> [[Portrait.Statement]] {
    let kinds = AspectPattern.Kind.allCases.filter { $0 != .stellium }
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
