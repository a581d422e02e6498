internal import Astrology
internal import Ephemeris

// Everyday scenes, each of two facts together.

extension PortraitPlan {
  /// A scene of a planet in its sign and house, or in its sign alone; none where the sign is not certain.
  func scenes(of body: CelestialBody) -> [Portrait.Statement] {
    let point = ChartPoint.body(body)
    guard let sign = facts.signs[point] else { return [] }
    let house = facts.house(of: body)
    if let house, !CelestialBody.shownByHouseScenes.contains(body) {
      // Where Sun and Moon are lived is said with them, and a crowd's house at the head.
      let isSaid =
        CelestialBody.shownByHouseScenes.contains { facts.house(of: $0) == house }
        || marked.contains { if case .crowd(house, _) = $0 { true } else { false } }
      guard !isSaid else { return [] }
      return [
        Portrait.Statement(
          [], because: [.sign(point, sign), .house(body, house)], weight: 1,
          variant: facts.variant, form: .place)
      ]
    }
    return [
      Portrait.Statement(
        [.scene(body, sign, house)],
        because: [.sign(point, sign)] + (house.map { [.house(body, $0)] } ?? []),
        weight: point.portraitWeight + 1)
    ]
  }

  /// How people meet somebody of this rising sign and Sun sign.
  func meeting() -> [Portrait.Statement] {
    guard let rising = facts.signs[.angle(.ascendant)], let sun = facts.signs[.body(.sun)] else {
      return []
    }
    return [
      Portrait.Statement(
        [.meeting(rising: rising, sun: sun)],
        because: [.sign(.angle(.ascendant), rising), .sign(.body(.sun), sun)],
        weight: ChartPoint.angle(.ascendant).portraitWeight + 1)
    ]
  }
}

extension Portrait.Statement {
  /// The same with the long text of its aspect.
  var atLength: Self {
    with(
      texts: texts.map { text in
        if case .aspect(let first, let second, let nature) = text {
          .tension(first, second, nature)
        } else {
          text
        }
      })
  }
}
