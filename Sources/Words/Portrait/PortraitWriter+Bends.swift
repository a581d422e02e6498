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
          "orb": "\(max(1, Int(aspect.orb.degrees.rounded(.up))))",
        ])
    case (.both(let sayings, let judge), let later?, let earlier?):
      let field: String
      let frame: PassageFrame
      switch judge {
      case .field(let point): (frame, field) = (.sideField, clause(.field(.point(point))))
      case .own: (frame, field) = (.sideOwn, "")
      case .weight(let isLater): (frame, field) = (isLater ? .sideLater : .sideEarlier, "")
      }
      return framed(
        frame, "",
        [
          "point": field, "first": items([later]), "second": items([earlier]),
          "one": words.list(sayings.map { clause(.both($0)) }),
        ])
    case (_, _, _): return ""
    }
  }

  /// A sign's text behind what changes it; one that names its sign stands alone.
  mutating func rest(of sign: ZodiacSign, _ said: String) -> String {
    said.firstSentence.contains(sign.title) ? said : framed(.rest, said, ["sign": sign.title])
  }

  /// A text about the main tension in a later chapter, behind the names of the two.
  ///
  /// The figures of Sun and Moon are names already, and so is the sentence about the planet that leads the chapter.
  mutating func again(_ said: String, _ aspect: Aspect?, _ part: PortraitTheme.Part) -> String {
    guard part != .close, let aspect, (aspect.first, aspect.second) != (.body(.sun), .body(.moon)),
      lead.map({ aspect.other(than: $0) == nil }) ?? true
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
