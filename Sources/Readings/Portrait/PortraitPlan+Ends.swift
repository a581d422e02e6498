internal import Astrology
internal import Ephemeris

// The questions.

extension PortraitPlan {
  /// The question that every second chapter ends with: about the sign that leads it, or for the tensions about the
  /// slower planet of the strongest aspect.
  func question(
    of chapter: PortraitChapter, _ paragraphs: [[Portrait.Statement]]
  ) -> PassageText? {
    guard (chapter.order + facts.variant).isMultiple(of: 2) else { return nil }
    let point: ChartPoint
    switch chapter {
    case .core: point = .body(.sun)
    case .mind: point = .body(.mercury)
    case .trust: point = .body(.jupiter)
    case .direction: point = .body(.meanNode)
    case .tensions:
      let bodies = paragraphs.first?.first?.points.compactMap { point -> CelestialBody? in
        if case .body(let body) = point { body } else { nil }
      }
      return bodies?.max().map(PassageText.tensionQuestion)
    case .summary, .love, .action, .work, .generation, .balance, .bridge, .whole, .certainty:
      return nil
    }
    return facts.signs[point].map { .question(chapter, $0) }
  }
}

// The end of chapters, and of the portrait.

extension PortraitPlan {
  /// Something to do, by the sign of the point that leads the chapter.
  func advice(_ chapter: PortraitChapter, _ point: ChartPoint) -> [Portrait.Statement] {
    guard let sign = facts.signs[point] else { return [] }
    return [
      Portrait.Statement(
        [], because: [.sign(point, sign)], weight: 1, form: .advice(chapter))
    ]
  }

  /// The chart in a few sentences: what Sun and Moon ask for, and of the strong aspects that were named the hardest
  /// and the most helpful.
  func whole(named: [PortraitFact]) -> [[Portrait.Statement]] {
    var statements: [Portrait.Statement] = []
    let (sun, moon) = (ChartPoint.body(.sun), ChartPoint.body(.moon))
    let named = named.compactMap { fact in
      if case .aspect(let aspect) = fact { aspect } else { nil }
    }
    if let sunSign = facts.signs[sun], let moonSign = facts.signs[moon] {
      let isDivided = facts.aspects.map(\.aspect).contains { aspect in
        (aspect.first, aspect.second) == (sun, moon) && aspect.kind.portraitNature == .hard
      }
      statements.append(
        Portrait.Statement(
          [], because: [.sign(sun, sunSign), .sign(moon, moonSign)], weight: 5,
          form: .whole(isSame: sunSign.element.suits(moonSign.element) && !isDivided)))
    }
    for (nature, form) in [(PortraitNature.hard, PortraitForm.work), (.easy, .gift)] {
      let strongest = named.first { aspect in
        aspect.kind.portraitNature == nature && (aspect.first, aspect.second) != (sun, moon)
      }
      guard let strongest else { continue }
      statements.append(
        Portrait.Statement([], because: [.aspect(strongest)], weight: 4, form: form))
    }
    if let sign = facts.signs[sun] {
      statements.append(
        Portrait.Statement(
          [], because: [.sign(sun, sign)], weight: 1, variant: facts.variant, form: .farewell))
    }
    return [statements]
  }
}

extension ZodiacSign.Element {
  /// Whether two elements want the same: fire and air, earth and water.
  fileprivate func suits(_ other: Self) -> Bool {
    switch self {
    case .fire, .air: other == .fire || other == .air
    case .earth, .water: other == .earth || other == .water
    }
  }
}
