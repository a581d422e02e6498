internal import Astrology
internal import Ephemeris

// What changes a planet's sign.

extension PortraitPlan {
  /// How close an aspect must be to change a sign.
  private static let bendOrb = 2.0

  /// What changes the sign of a planet most: the main tension if it is the planet's, one of the strongest aspects, or the
  /// closest of these aspects; none if all are easy or wide.
  func bend(of body: CelestialBody, by own: [Portrait.Statement]) -> [Portrait.Statement] {
    let point = ChartPoint.body(body)
    guard let sign = facts.signs[point] else { return [] }
    let isOwn = { (aspect: Aspect) in
      aspect.kind.portraitNature != .easy && !aspect.second.isAngle
        && aspect.other(than: point) != nil
    }
    func said(
      _ place: PortraitBend, _ aspect: Aspect, texts: [PortraitText] = []
    ) -> Portrait.Statement {
      Portrait.Statement(
        texts, because: [.aspect(aspect), .sign(point, sign)], weight: point.portraitWeight + 3,
        variant: facts.variant, form: .bend(place))
    }
    // Of two planets the first is read by the aspect, so that it is said once.
    if let theme, isOwn(theme) {
      guard theme.first == point else { return [] }
      let part: [Portrait.Statement] =
        body == .venus ? told(.love) : body == .mars ? told(.action) : []
      return [said(.story, theme)] + part
    }
    if let aspect = tense.first(where: { isOwn($0) && $0.first == point }) {
      return [said(.tension, aspect)]
    }
    let aspects = own.compactMap { statement -> (Aspect, Portrait.Statement)? in
      if case .aspect(let aspect)? = statement.facts.first { (aspect, statement) } else { nil }
    }
    guard
      let (aspect, statement) = aspects.filter({ isOwn($0.0) && $0.0.orb.degrees <= Self.bendOrb })
        .min(by: { $0.0.orb < $1.0.orb })
    else { return [] }
    return [said(.here, aspect, texts: statement.texts)]
  }
}
