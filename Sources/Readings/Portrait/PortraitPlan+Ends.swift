internal import Astrology
internal import Ephemeris

// The questions.

extension PortraitPlan {
  /// The question that a chapter ends with: after the strongest aspects about the slower planet of the main tension, and
  /// after every second of the others about the sign that leads it.
  func question(of chapter: Portrait.ChapterKind) -> PassageText? {
    let point: ChartPoint
    switch chapter {
    case .core: point = .body(.sun)
    case .mind: point = .body(.mercury)
    case .trust: point = .body(.jupiter)
    case .direction: point = .body(.meanNode)
    case .tensions:
      let bodies = [theme?.first, theme?.second].compactMap { point -> CelestialBody? in
        if case .body(let body)? = point { body } else { nil }
      }
      return bodies.max().map(PassageText.tensionQuestion)
    case .summary, .love, .action, .work, .generation, .balance, .bridge, .whole, .certainty:
      return nil
    }
    guard (chapter.order + facts.variant).isMultiple(of: 2) else { return nil }
    return facts.signs[point].map { .question(chapter, $0) }
  }
}

// The end of chapters, and of the portrait.

extension PortraitPlan {
  /// The chart in a few sentences: the main tension once more, from its good side.
  ///
  /// Without one, what Sun and Moon ask for, and the hardest and the most helpful of the strong aspects that were named.
  func whole(named: [PortraitFact]) -> [[Portrait.Statement]] {
    var statements: [Portrait.Statement] = []
    let (sun, moon) = (ChartPoint.body(.sun), ChartPoint.body(.moon))
    let hasStory = !storyFacts.isEmpty
    statements += told(.close)
    if !hasStory, let sunSign = facts.signs[sun], let moonSign = facts.signs[moon] {
      statements.append(
        Portrait.Statement(
          [], because: [.sign(sun, sunSign), .sign(moon, moonSign)], weight: 5, form: .whole))
    }
    let named = named.compactMap { fact in
      if case .aspect(let aspect) = fact { aspect } else { nil }
    }
    for (nature, form) in [(Portrait.Nature.hard, PortraitForm.work), (.easy, .gift)]
    where !hasStory || nature == .easy {
      guard let strongest = named.first(where: { $0.kind.portraitNature == nature }) else {
        continue
      }
      statements.append(
        Portrait.Statement([], because: [.aspect(strongest)], weight: 4, form: form))
    }
    // A story has an end of its own.
    if !hasStory, let sign = facts.signs[sun] {
      statements.append(
        Portrait.Statement(
          [], because: [.sign(sun, sign)], weight: 1, variant: facts.variant, form: .farewell))
    }
    return [statements]
  }
}
