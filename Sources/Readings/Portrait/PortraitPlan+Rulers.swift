internal import Astrology
package import Ephemeris

// Who rules whom: the planets of Ascendant and Descendant, two in each other's signs, and the one that all lead to.

extension PortraitFacts {
  /// The planet that rules the rising sign; nil if the time of birth is not known.
  var ruler: CelestialBody? { signs[.angle(.ascendant)]?.traditionalRuler }

  /// The one planet in its own sign that the rulers of all signs lead to; nil if there is none, or a sign is not certain.
  var lastRuler: CelestialBody? {
    guard CelestialBody.tenPlanets.allSatisfy({ signs[.body($0)] != nil }) else { return nil }
    return Dispositors(in: chart.sky).final?.body
  }

  /// The first two planets that stand in each other's signs; nil if there are none.
  var exchange: (CelestialBody, CelestialBody)? {
    Reception.all(in: chart.sky).first { reception in
      reception.kind == .domicile && signs[.body(reception.first.body)] != nil
        && signs[.body(reception.second.body)] != nil
    }.map { ($0.first.body, $0.second.body) }
  }
}

extension CelestialBody {
  /// The seven planets that rule signs, in the order of charts.
  package static let rulers: [Self] = ClassicalPlanet.allCases.map(\.body)
}

extension PortraitPlan {
  private func said(
    _ form: PortraitForm, _ texts: [PortraitText] = [], weight: Double = 1,
    because facts: [PortraitFact]
  ) -> [Portrait.Statement] {
    [
      Portrait.Statement(
        texts, because: facts, weight: weight, variant: self.facts.variant, form: form)
    ]
  }

  /// The ruler of the rising sign: where it leads, and how it chooses.
  func chartRuler() -> [Portrait.Statement] {
    guard let ruler = facts.ruler, let house = facts.house(of: ruler),
      let sign = facts.signs[.body(ruler)]
    else { return [] }
    let fact = PortraitFact.ruler(.ascendant, ruler, house)
    let place = PortraitFact.sign(.body(ruler), sign)
    let isLight = ruler == .sun || ruler == .moon
    // The house of Sun and Moon is said with them.
    let head =
      isLight
      ? []
      : said(.ruler(isBut: false), [.ruler(.ascendant, house)], weight: 6, because: [fact])
    let steer =
      !isLight && isDenied(place.sayings, of: ruler)
      ? [] : said(.steer(isRuler: isLight), because: isLight ? [place, fact] : [place])
    return head + steer
  }

  /// Whether the rising sign, Mars, the main tension or the ruler's own aspects say the opposite.
  private func isDenied(_ sayings: [PortraitFact.Saying], of ruler: CelestialBody) -> Bool {
    let signs = facts.personalSigns.filter { fact in
      if case .sign(let point, _) = fact {
        point == .angle(.ascendant) || point == .body(.mars) || point == .body(ruler)
      } else {
        false
      }
    }
    let aspects = facts.aspects.map(\.aspect).filter { aspect in
      let isRising = aspect.second == .angle(.ascendant) && aspect.kind == .conjunction
      let isOwn = aspect.other(than: .body(ruler)) != nil
      return !aspect.isFaint && aspect.kind.portraitNature != .easy && (isOwn || isRising)
    }
    let others = (signs + aspects.map(PortraitFact.aspect)).flatMap(\.sayings)
    return sayings.contains { saying in
      others.contains { $0.trait == saying.trait && $0.isMore != saying.isMore }
    }
  }

  /// The ruler of the Descendant: where a bond is lived, and who stays.
  func bondRuler() -> [Portrait.Statement] {
    guard let descendant = facts.signs[.angle(.descendant)] else { return [] }
    let ruler = descendant.traditionalRuler
    guard let house = facts.house(of: ruler), let sign = facts.signs[.body(ruler)] else {
      return []
    }
    let head = said(.bond, weight: 2, because: [.ruler(.descendant, ruler, house)])
    // At home it is as the Descendant says, and in a sign of another kind it would deny whom one is drawn to.
    let isAlike =
      sign != descendant && sign.element.suits(descendant.element)
      && sign != descendant.advanced(by: 6)
    return isAlike ? head + said(.mate, because: [.sign(.body(ruler), sign)]) : head
  }

  /// The planet that all others lead to, or two planets in each other's signs.
  func chains() -> [Portrait.Statement] {
    func signs(_ bodies: [CelestialBody]) -> [PortraitFact] {
      bodies.compactMap { body in
        facts.signs[.body(body)].map { .sign(.body(body), $0) }
      }
    }
    if let last = facts.lastRuler { return said(.end, because: signs([last])) }
    guard let (one, other) = facts.exchange else { return [] }
    return said(.exchange, because: signs([one, other]))
  }
}
