package import Astrology
internal import Ephemeris

// The main tension, from the first paragraph to the last.

extension PortraitPlan {
  /// A text about the main tension; none if the chart has none.
  func told(_ part: PortraitTheme.Part) -> [Portrait.Statement] {
    let story = storyFacts
    guard !story.isEmpty else { return [] }
    // The story is what the first chapter is about.
    return [
      Portrait.Statement(
        [], because: story, weight: part == .story ? 30 : 1,
        variant: facts.variant, form: .theme(part))
    ]
  }

  /// The aspect and, for Sun and Moon, their signs, since what they want is in the text.
  ///
  /// Without such an aspect the two signs are the tension, if their elements don't want the same.
  var storyFacts: [PortraitFact] {
    let lights = [ChartPoint.body(.sun), .body(.moon)]
    if let theme, [theme.first, theme.second] != lights { return [.aspect(theme)] }
    let signs = lights.compactMap { point in facts.signs[point].map { (point, $0) } }
    let isDivided = signs.count == 2 && !signs[0].1.element.suits(signs[1].1.element)
    guard theme != nil || isDivided else { return [] }
    return [theme].compactMap { $0.map(PortraitFact.aspect) } + signs.map { .sign($0, $1) }
  }
}

// The end of chapters.

extension PortraitPlan {
  /// Something to do about the clash of a chapter: the hard aspect of its point that was said, or the main tension's if
  /// that is of the point; else by the point's sign.
  func advice(
    _ chapter: Portrait.ChapterKind, _ point: ChartPoint, after statements: [Portrait.Statement]
  ) -> [Portrait.Statement] {
    let said = statements.flatMap(\.facts).compactMap { fact -> Aspect? in
      if case .aspect(let aspect) = fact, aspect.kind.portraitNature != .easy {
        aspect
      } else {
        nil
      }
    }
    let clash = ([theme].compactMap(\.self) + said).first { aspect in
      guard let other = aspect.other(than: point) else { return false }
      return !other.isAngle
    }
    var advice: [Portrait.Statement] = []
    if clash == nil, chapter == .work, let theme, case .body(let heavier) = theme.heavier {
      advice.append(
        Portrait.Statement(
          [], because: [.aspect(theme)], weight: 1, form: .advice(chapter, about: heavier)))
    }
    if let clash, case .body(let other)? = clash.other(than: point) {
      advice.append(
        Portrait.Statement(
          [], because: [.aspect(clash)], weight: 1, form: .advice(chapter, about: other)))
    }
    // Where the clash is left out, the sign stands in for it.
    if let sign = facts.signs[point] {
      advice.append(
        Portrait.Statement(
          [], because: [.sign(point, sign)], weight: 1, form: .advice(chapter, about: nil)))
    }
    return advice
  }

  /// An element that no planet is in, where it is missed; none if the chart has planets in it.
  func missing(_ element: ZodiacSign.Element) -> [Portrait.Statement] {
    let planets = CelestialBody.tenPlanets
    let signs = planets.compactMap { facts.signs[.body($0)] }
    guard signs.count == planets.count, !signs.contains(where: { $0.element == element }) else {
      return []
    }
    return [
      Portrait.Statement(
        [.element(element, isStrong: false)], because: [.element(element, count: 0)], weight: 3,
        variant: facts.variant)
    ]
  }
}

extension Aspect {
  /// The slower of the two points; an angle's planet.
  var heavier: ChartPoint { second.isAngle ? first : second }

  /// The other of the two points; nil if that point is neither.
  package func other(than point: ChartPoint) -> ChartPoint? {
    PortraitTheme(first, second).other(than: point)
  }
}

extension ZodiacSign.Element {
  /// Whether two elements want the same: fire and air, earth and water.
  package func suits(_ other: Self) -> Bool {
    switch self {
    case .fire, .air: other == .fire || other == .air
    case .earth, .water: other == .earth || other == .water
    }
  }
}
