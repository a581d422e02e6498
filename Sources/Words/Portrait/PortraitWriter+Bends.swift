internal import Astrology
internal import Ephemeris
internal import Readings

// What changes a sign, and which of two facts decides.

extension PortraitWriter {
  /// The sentence before a planet's sign, or before a statement that says another thing than an earlier one.
  mutating func bent(_ statement: Portrait.Statement) -> String {
    switch (statement.form, statement.facts.first, statement.facts.last) {
    case (.bend(let place), .aspect(let aspect)?, .sign(let point, let sign)?):
      lead = point
      let said = statement.texts.first.map { words.portrait($0, variant: statement.variant) } ?? ""
      return framed(
        place.frame(isFused: aspect.kind.portraitNature == .fused), said,
        [
          "body": name(point), "sign": sign.title, "one": clause(.mate(sign)),
          "other": aspect.other(than: point).map(name) ?? "", "house": houseBehind(point),
          "point": aspect.other(than: point).map(want) ?? "",
          "orb": "\(max(1, Int(aspect.orb.degrees.rounded(.up))))",
        ])
    case (.both(let sayings, let judge), let later?, _):
      return judged(sayings, judge, later, Array(statement.facts.dropFirst()))
    case (_, _, _): return ""
    }
  }

  /// The house of a planet behind its sign, between commas, if the paragraph says what it means.
  private func houseBehind(_ point: ChartPoint) -> String {
    guard case .body(let body) = point, body != .sun, body != .moon, let house = houses[body] else {
      return ""
    }
    return words.frame(.bendHouse, ["house": ordinal(house)])
  }

  /// What a planet wants.
  private func want(_ point: ChartPoint) -> String {
    if case .body(let body) = point { clause(.want(body)) } else { "" }
  }

  private mutating func judged(
    _ sayings: [PortraitFact.Saying], _ judge: PortraitJudge, _ later: PortraitFact,
    _ earlier: [PortraitFact]
  ) -> String {
    let (frame, field): (PassageFrame, String) =
      switch judge {
      case .field(let point): (.sideField, clause(.field(.point(point))))
      case .own: (.sideOwn, "")
      case .weight(let isLater): (isLater ? .sideLater : .sideEarlier, "")
      }
    if case .sign(let point, _) = later { judgedSign = point }
    isJudged = true
    // What several sayings are against is named once.
    var others: [PortraitFact] = []
    for fact in earlier where !others.contains(fact) { others.append(fact) }
    return framed(
      frame, "",
      [
        "point": field, "first": items([later]),
        "one": words.list(sayings.map { clause(.both($0)) }), "other": items(others),
      ])
  }

  /// The text of a sign that is named before it: an alternative that does not name it again.
  func unnamed(_ text: PortraitText, _ sign: ZodiacSign, variant: Int) -> String {
    let all = (0..<Self.alternatives).map { words.portrait(text, variant: variant + $0) }
    return all.first { !$0.firstSentence.holds(sign.title) } ?? all[0]
  }

  /// How many alternatives a sign's text has at most.
  private static let alternatives = 4

  /// A sign's text behind what changes it; one that names its sign stands alone.
  mutating func rest(of sign: ZodiacSign, _ said: String) -> String {
    said.firstSentence.holds(sign.title) ? said : framed(.rest, said, ["sign": sign.title])
  }

  /// A text about the main tension in a later chapter, behind the names of the two.
  ///
  /// The figures of Sun and Moon are names already, and so is the sentence about the planet that leads the chapter.
  mutating func again(_ said: String, _ aspect: Aspect?, _ part: PortraitTheme.Part) -> String {
    guard part != .close, let aspect, (aspect.first, aspect.second) != (.body(.sun), .body(.moon)),
      aspect.second.isAngle || aspect.first != lead
    else { return said }
    let frame: PassageFrame =
      aspect.second.isAngle
      ? .againRising : aspect.kind.portraitNature == .fused ? .againFused : .againHard
    return framed(frame, said, ["first": name(aspect.first), "second": name(aspect.second)])
  }
}

extension PortraitBend {
  fileprivate func frame(isFused: Bool) -> PassageFrame {
    switch self {
    case .here: isFused ? .bendFused : .bendHard
    case .tension: isFused ? .bendTensionFused : .bendTensionHard
    case .story: isFused ? .bendStoryFused : .bendStoryHard
    }
  }
}

extension ChartPoint {
  /// Whether it is an angle that a portrait explains where it names it.
  var isNamedAngle: Bool { self == .angle(.midheaven) || self == .angle(.descendant) }
}
