internal import Astrology
internal import Ephemeris
internal import Readings

/// Puts the statements of a portrait into sentences, one after the other.
///
/// A frame joins a text to the facts behind it. Frames have alternatives, and each is used in its turn, so that
/// neighbouring statements don't begin alike.
struct PortraitWriter {
  let words: WordCorpus
  /// Where the turns of the frames begin.
  let variant: Int
  private var turns: [PassageFrame: Int] = [:]
  /// The point that the paragraph is about, once its sign is named.
  var lead: ChartPoint?
  /// The point whose sign the sentence before names, as what decides.
  var judgedSign: ChartPoint?
  /// Whether the sentence before says that what follows is different.
  var isJudged = false
  /// The houses that are named with the signs of the paragraph.
  var houses: [CelestialBody: House] = [:]
  /// The houses that the chapter on Sun and Moon has named.
  private var named: Set<House> = []

  init(_ words: WordCorpus, variant: Int) {
    self.words = words
    self.variant = variant
  }

  /// Begins a paragraph: no point is named yet.
  mutating func beginParagraph(_ statements: [Portrait.Statement]) {
    lead = nil
    houses = [:]
    for statement in statements where statement.form != .but {
      // A scene has the house behind the sign.
      for case .house(let body, let house) in statement.facts.prefix(2) { houses[body] = house }
    }
  }

  /// The sentences of a statement.
  mutating func text(of statement: Portrait.Statement) -> String {
    if let touch = statement.touch { return touch.written(in: words) }
    let wasJudged = isJudged
    isJudged = false
    switch statement.form {
    case .whole: return whole(statement.facts, .wholeSame)
    case .work: return link(statement.facts, .wholeWork) { .domain($0) }
    case .gift: return link(statement.facts, .wholeGift) { .gift($0) }
    case .theme(let part): return told(part, statement)
    case .farewell:
      guard case .sign(_, let sign)? = statement.facts.first else { return "" }
      return words.passage(.clause(.farewell(sign)), variant: statement.variant)
    case .advice(let chapter, let other):
      if let other { return words.passage(.clause(.remedy(chapter, other)), variant: variant) }
      guard case .sign(_, let sign)? = statement.facts.first else { return "" }
      return words.passage(.clause(.advice(chapter, sign)), variant: variant)
    case .ruler, .steer, .bond, .mate, .exchange, .end: return ruled(statement)
    case .most, .against, .follows: return weighed(statement)
    case .bend, .both: return bent(statement)
    case .place:
      guard case .house(_, let house)? = statement.facts.last else { return "" }
      return framed(.place, "", ["point": clause(.field(.house(house)))])
    case .plain, .but, .inner, .shown, .torn, .rest: break
    }
    guard let text = statement.texts.first, let fact = statement.facts.first else { return "" }
    let said = words.portrait(text, variant: statement.variant)
    switch (text, fact) {
    case (.line(let point, _), _): return line(of: point, said, statement.form)
    case (.sign(let point, _), .sign(_, let sign)):
      lead = point
      let isNamed = judgedSign == point
      judgedSign = nil
      guard statement.form == .rest || isNamed else { return described(point, sign, said) }
      let unnamed = unnamed(text, sign, variant: statement.variant)
      if statement.form == .rest, !isNamed { return rest(of: sign, unnamed) }
      // The sentence before names the planet and its sign; an angle has to be explained.
      return point.isNamedAngle ? described(point, sign, said) : unnamed
    case (.house(let body, _), .house(_, let house)):
      return housed(body, house, said)
    case (.scene(let body, _, let house?), _) where body == .sun || body == .moon:
      // The house of both is named once.
      if named.contains(house) { return framed(.scene, said) }
      named.insert(house)
      return framed(
        .sceneInside, said, ["point": clause(.field(.house(house)))])
    case (.meeting(let rising, let sun), _): return met(rising, sun, said)
    case (.scene, _): return framed(.scene, said)
    case (.ruler, .ruler(_, let body, let house)):
      return framed(.rulerHead, said, ["body": name(.body(body)), "house": ordinal(house)])
    case (.aspect, .aspect(let aspect)), (.tension, .aspect(let aspect)):
      return joined(aspect, said, statement.form, isJudged: wasJudged)
    case (.stellium, .figure(let figure)):
      let text = framed(
        .stellium, said,
        ["list": list(figure.members), "sign": figure.sign?.title ?? ""])
      guard case .crowd(let house, _)? = statement.facts.last,
        let other = statement.texts.last, statement.texts.count > 1
      else { return text }
      return text + " "
        + framed(
          .crowdBehind, words.portrait(other, variant: statement.variant),
          ["house": ordinal(house)])
    case (.crowd, .crowd(let house, let members)):
      return framed(.crowd, said, ["list": list(members), "house": ordinal(house)])
    case (.figure, .figure(let figure)): return drawn(figure, said)
    case (.matter, _): return gathered(statement, said)
    case (.note(.signEdge), _):
      let points = statement.facts.compactMap { fact in
        if case .sign(let point, _) = fact { point } else { nil }
      }
      return said.filling(["list": words.list(points.map(name))])
    case (.note, .sign(_, let sign)): return said.filling(["sign": sign.title])
    case (.note, .house):
      let bodies = statement.facts.compactMap { fact in
        if case .house(let body, _) = fact { body } else { nil }
      }
      return said.filling(["list": list(bodies)])
    case (.station, _) where statement.form == .but && !wasJudged,
      (.retrograde, _) where statement.form == .but && !wasJudged:
      return framed(.yetSaid, said)
    case (_, _): return said
    }
  }
}

// One fact.

extension PortraitWriter {
  private mutating func described(
    _ point: ChartPoint, _ sign: ZodiacSign, _ said: String
  ) -> String {
    var frame: PassageFrame
    var house: House?
    switch point {
    case .angle(.midheaven): frame = .midheavenHead
    case .angle(.descendant): frame = .descendantHead
    case .body(let body):
      switch ChartBody(body) {
      case .mercury, .venus, .mars, .jupiter, .saturn:
        house = houses[body]
        let isWeak = [.detriment, .fall].contains(EssentialDignity(of: body, in: sign))
        frame =
          house == nil
          ? isWeak ? .signHeadWeak : .signHead : isWeak ? .signHouseHeadWeak : .signHouseHead
      case .sun, .moon, .uranus, .neptune, .pluto, .meanNode, nil: return said
      }
    case .angle: return said
    }
    // A text on a planet at home names it.
    if said.hasPrefix(point.title) { return said }
    return framed(
      frame, said,
      [
        "body": name(point), "name": point.title, "sign": sign.title,
        "house": house.map(ordinal) ?? "",
      ])
  }

  /// The line of a point; the Sun's stands behind that of the rising sign.
  private mutating func line(
    of point: ChartPoint, _ said: String, _ form: PortraitForm
  ) -> String {
    switch form {
    case .inner(let isBut): framed(isBut ? .lineInnerBut : .lineInner, said)
    case .but: framed(.lineBut, said)
    case _: point == .body(.sun) ? framed(.lineCore, said) : said
    }
  }

  /// A slow planet's house; behind its own sign it is not named again.
  private mutating func housed(_ body: CelestialBody, _ house: House, _ said: String) -> String {
    if ChartBody(body) == .meanNode || lead == .body(body) { return said }
    return framed(
      .houseHead, said,
      ["body": name(.body(body)), "name": body.title, "house": ordinal(house)])
  }

  /// How far a planet may be that stands right beside another.
  private static let widestBeside = 4.0

  private mutating func joined(
    _ aspect: Aspect, _ said: String, _ form: PortraitForm, isJudged: Bool
  ) -> String {
    if form == .shown { return framed(.risingStory, said, ["first": name(aspect.first)]) }
    // Behind what says that this aspect decides, a “but” would take it back.
    let form = isJudged ? PortraitForm.plain : form
    if !isJudged, let lead, let other = aspect.other(than: lead) {
      let nature = aspect.kind.portraitNature
      let isWide = nature == .fused && aspect.orb.degrees > Self.widestBeside
      return framed(
        form == .but && nature != .hard ? .besideBut : isWide ? .besideWide : nature.besideFrame,
        said,
        ["other": name(other), "point": name(lead)])
    }
    return framed(
      aspect.frame(form), said, ["first": name(aspect.first), "second": name(aspect.second)])
  }

  /// A text about the main tension, which the story names.
  private mutating func told(
    _ part: PortraitTheme.Part, _ statement: Portrait.Statement
  ) -> String {
    var theme = PortraitTheme(.body(.sun), .body(.moon))
    var aspect: Aspect?
    var wants: [String: String] = [:]
    var signs: [String: String] = [:]
    for fact in statement.facts {
      switch fact {
      case .aspect(let main):
        aspect = main
        theme = PortraitTheme(main.first, main.second)
      case .sign(.body(.sun), let sign):
        wants["one"] = clause(.sunWant(sign))
        wants["first"] = clause(.sunFigure(sign))
        signs["one"] = sign.title
      case .sign(_, let sign):
        wants["other"] = clause(.moonNeed(sign))
        wants["second"] = clause(.moonFigure(sign))
        signs["other"] = sign.title
      case _: break
      }
    }
    let said = words.passage(.theme(theme, part), wants, variant: statement.variant)
    guard part == .story else { return again(said, aspect, part) }
    guard let aspect else { return framed(.themeSigns, said, signs) }
    let frame: PassageFrame =
      switch aspect.frame(.plain) {
      case .conjunction: .themeFused
      case .square, .opposition: .themeHard
      case .rising: .themeRising
      case .fullMoon: .themeFull
      case let frame: frame
      }
    return framed(frame, said, ["first": name(aspect.first), "second": name(aspect.second)])
  }
}

// Several facts.

extension PortraitWriter {
  private mutating func whole(_ facts: [PortraitFact], _ frame: PassageFrame) -> String {
    guard facts.count == 2, case .sign(_, let sun) = facts[0], case .sign(_, let moon) = facts[1]
    else { return "" }
    return framed(
      frame, "",
      ["one": clause(.sunWant(sun)), "other": clause(.moonNeed(moon))])
  }

  private mutating func link(
    _ facts: [PortraitFact], _ frame: PassageFrame, _ part: (ChartPoint) -> PortraitClause
  ) -> String {
    guard case .aspect(let aspect)? = facts.first else { return "" }
    return framed(
      frame, "",
      [
        "one": clause(part(aspect.first)), "other": clause(part(aspect.second)),
        "first": name(aspect.first), "second": name(aspect.second),
      ])
  }

  /// What several facts say about a matter; which they are stands behind it.
  private mutating func gathered(_ statement: Portrait.Statement, _ said: String) -> String {
    if case .torn = statement.form { return framed(.tornBetween, said) }
    return framed(.agree, said)
  }

  private mutating func drawn(_ figure: AspectPattern, _ said: String) -> String {
    let ends = figure.members.filter { $0 != figure.apex }
    func want(_ body: CelestialBody?) -> String { body.map { clause(.want($0)) } ?? "" }
    return framed(
      figure.kind.frame, said,
      [
        "list": list(figure.members), "apex": figure.apex.map { name(.body($0)) } ?? "",
        "one": ends.first.map { name(.body($0)) } ?? "",
        "other": ends.dropFirst().first.map { name(.body($0)) } ?? "",
        "first": want(ends.first), "second": want(ends.dropFirst().first),
        "point": want(figure.apex ?? ends.dropFirst(2).first),
      ])
  }

  /// How many facts are named at most.
  private static let itemCount = 4

  /// The strongest facts in a row; planets in the same sign stand together.
  func items(_ facts: [PortraitFact]) -> String {
    var signs: [(sign: ZodiacSign, points: [ChartPoint])] = []
    var others: [String] = []
    for fact in facts.prefix(Self.itemCount) {
      switch fact {
      case .sign(.angle(.ascendant), let sign):
        others.append(words.frame(.itemRising, ["sign": sign.title]))
      case .sign(let point, let sign):
        if let index = signs.firstIndex(where: { $0.sign == sign }) {
          signs[index].points.append(point)
        } else {
          signs.append((sign, [point]))
        }
      case .house(let body, let house):
        others.append(
          words.frame(.itemHouse, ["body": name(.body(body)), "house": ordinal(house)]))
      case .aspect(let aspect):
        others.append(
          words.frame(
            aspect.kind.portraitNature.itemFrame,
            ["first": name(aspect.first), "second": name(aspect.second)]))
      case .station(let body):
        others.append(words.frame(.itemStill, ["body": name(.body(body))]))
      case .retrograde(let body):
        others.append(words.frame(.itemBackwards, ["body": name(.body(body))]))
      case .ruler, .element, .mode, .hemisphere, .figure, .crowd, .unaspected, .transit,
        .birthTime:
        break
      }
    }
    return words.list(
      signs.map { item in
        words.frame(
          .itemSign,
          ["list": words.list(item.points.map(name)), "sign": item.sign.title])
      } + others)
  }
}

// Frames and clauses.

extension PortraitWriter {
  /// A text within a frame.
  mutating func framed(
    _ frame: PassageFrame, _ said: String, _ values: [String: String] = [:]
  ) -> String {
    let turn = turns[frame] ?? variant
    turns[frame] = turn + 1
    return words.sentence(frame, said, values, variant: turn)
  }
}

extension Aspect {
  /// What stands around the text.
  fileprivate func frame(_ form: PortraitForm) -> PassageFrame {
    switch (first, second, kind) {
    case (.body(.sun), .body(.moon), .conjunction): return .newMoon
    case (.body(.sun), .body(.moon), .opposition): return .fullMoon
    case (_, .angle(.ascendant), .conjunction): return .rising
    case (_, .angle(.midheaven), .conjunction): return .culminating
    case (_, _, let kind):
      if form == .but { return kind.portraitNature.butFrame }
      switch kind {
      case .conjunction: return .conjunction
      case .sextile: return .sextile
      case .square: return .square
      case .trine: return .trine
      case .opposition: return .opposition
      }
    }
  }
}

extension Portrait.Nature {
  var besideFrame: PassageFrame {
    switch self {
    case .fused: .besideFused
    case .easy: .besideEasy
    case .hard: .besideHard
    }
  }

  fileprivate var butFrame: PassageFrame {
    switch self {
    case .fused: .butFused
    case .easy: .butEasy
    case .hard: .butHard
    }
  }

  fileprivate var itemFrame: PassageFrame {
    switch self {
    case .fused: .itemFused
    case .easy: .itemEasy
    case .hard: .itemHard
    }
  }
}

extension AspectPattern.Kind {
  fileprivate var frame: PassageFrame {
    switch self {
    case .grandTrine: .grandTrine
    case .tSquare: .tSquare
    case .grandCross: .grandCross
    case .kite: .kite
    case .mysticRectangle: .mysticRectangle
    case .grandSextile, .stellium, .yod: .grandSextile
    }
  }
}
