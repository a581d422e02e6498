internal import Astrology
internal import Ephemeris

// What changes a planet's sign.

extension PortraitPlan {
  /// How close an aspect must be to change a sign.
  private static let bendOrb = 3.0

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
      _ place: PortraitBend, _ aspect: Aspect, texts: [PortraitText] = [], weight: Double = 2
    ) -> Portrait.Statement {
      Portrait.Statement(
        texts, because: [.aspect(aspect), .sign(point, sign)], weight: weight,
        variant: facts.variant, form: .bend(place))
    }
    if let theme, isOwn(theme) {
      let part: [Portrait.Statement] =
        body == .venus ? told(.love) : body == .mars ? told(.action) : []
      return [said(.story, theme)] + part
    }
    if let aspect = tense.first(where: isOwn) { return [said(.tension, aspect)] }
    let aspects = own.compactMap { statement -> (Aspect, Portrait.Statement)? in
      if case .aspect(let aspect)? = statement.facts.first { (aspect, statement) } else { nil }
    }
    guard
      let (aspect, statement) = aspects.filter({ isOwn($0.0) && $0.0.orb.degrees <= Self.bendOrb })
        .min(by: { $0.0.orb < $1.0.orb })
    else { return [] }
    return [said(.here, aspect, texts: statement.texts, weight: statement.weight)]
  }
}
