internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

/// One side of a person that is asked about.
enum PortraitSide: String {
  case strong, weak
}

extension Understanding {
  /// Whether strengths or weaknesses are asked about.
  var portraitSide: PortraitSide? {
    if has("word.weak") { return .weak }
    return has("word.strong") ? .strong : nil
  }
}

// What the birth chart says of the person, in short.
extension AnswerWriter {
  func portrait() -> AnswerDraft {
    var draft = AnswerDraft()
    let area = understanding.area
    if understanding.has("unlike") { return unlikeSign() }
    if understanding.has(IntentRules.Term.whatShows.cue) { return whatShows() }
    if let theme = PortraitTheme(understanding.cues) { return self.theme(theme) }
    if area == nil, understanding.has("word.weak"), understanding.has("word.strong") {
      // "My strengths and weaknesses".
      for side in [PortraitSide.strong, .weak] {
        draft.add(speech.say("portrait.first.\(side.rawValue)"))
        for sentence in sideSentences(side).prefix(1) { draft.add(sentence) }
      }
      draft.add(speech.say("portrait.last.strong"))
      return draft
    }
    if let side = area == nil ? understanding.portraitSide : nil {
      draft.add(speech.say("portrait.first.\(side.rawValue)"))
      for sentence in sideSentences(side) { draft.add(sentence) }
      draft.add(speech.say("portrait.last.\(side.rawValue)"))
      return draft
    }
    if understanding.has("word.alone") { draft.add(speech.say("portrait.first.alone")) }
    let most = understanding.wantsShort ? 30 : 75
    for sentence in portraitSentences(of: area, words: most, into: &draft) { draft.add(sentence) }
    draft.add(speech.say("portrait.last"))
    if !context.isTimed { draft.add(speech.say("portrait.no_time")) }
    return draft
  }

  /// The places of the chart that speak for a talent, and what they say.
  private func whatShows() -> AnswerDraft {
    var asked = understanding
    asked.cues.remove(IntentRules.Term.whatShows.cue)
    asked.cues.remove("word.strong")
    let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
    var draft = writer.portrait()
    let places =
      PortraitTheme(asked.cues).map { theme in
        theme.points.filter { context.isTimed || $0.isBody }.map {
          Speech.phrase(
            "place.in_sign", ["what": $0.ownName, "sign": possibleSigns(of: $0).titles])
        }
      } ?? portraitFacts(of: understanding.area)
    let first = speech.say(
      "portrait.shows", ["list": speech.list(Array(places.prefix(3))), "matter": matter])
    draft.sentences.insert(first, at: 0)
    return draft
  }

  /// How others see the reader first: the rising sign.
  func seen() throws(EphemerisError) -> AnswerDraft {
    guard context.isTimed, let ascendant = context.chart.ascendant else { return portrait() }
    var draft = AnswerDraft()
    let sign = ZodiacSign(ascendant)
    draft.note("ascendant_sign", sign.name)
    draft.add(
      speech.say(
        "portrait.seen",
        ["sign": sign.title, "manner": speech.say("manner.\(sign.name)").lowercasedFirst]))
    for sentence in surroundings(of: .angle(.ascendant)) { draft.add(sentence) }
    return draft
  }

  /// The aspects and planets that speak of strengths or of weaknesses.
  private func sideSentences(_ side: PortraitSide) -> [String] {
    let hard: Set<AspectKind> = [.square, .opposition]
    let easy: Set<AspectKind> = [.trine, .sextile]
    let wanted = side == .weak ? hard : easy
    let aspects = context.chart.aspects().filter {
      wanted.contains($0.kind) && $0.first != .body(.meanNode) && $0.second != .body(.meanNode)
        && ($0.first.isPersonal || $0.second.isPersonal)
        && (context.isTimed || $0.first != .body(.moon) && $0.second != .body(.moon))
    }.sorted { $0.orb < $1.orb }
    var sentences = aspects.prefix(2).map(aspectSentence)
    let point: ChartPoint = side == .weak ? .body(.saturn) : .body(.jupiter)
    let signs = possibleSigns(of: point)
    if signs.count == 1, let longitude = context.natalLongitude(of: point) {
      var place = signs.titles
      if context.isTimed {
        place += " " + speech.inHouse(context.chart.frame.house(of: longitude).number)
      }
      sentences.append(
        speech.say(
          "portrait.\(point.name)",
          [
            "place": place,
            "manner": speech.say("manner.\(signs[0].name)").lowercasedFirst,
          ]))
    }
    return sentences
  }

  private func aspectSentence(_ aspect: Aspect) -> String {
    speech.say(
      "portrait.aspect",
      [
        "one": aspect.first.ownName, "other": aspect.second.ownName, "aspect": aspect.kind.noun,
        "effect": speech.say(
          "aspect.\(aspect.kind.name)",
          ["one": topic(aspect.first), "other": topic(aspect.second)]
        ).lowercasedFirst,
      ])
  }

  /// The chapter of a portrait that speaks of an area.
  private static func chapter(of area: Answer.Area?) -> Portrait.ChapterKind {
    switch area {
    case .loveRelationships?: .love
    case .pathProfession?: .work
    case .financeAbundance?: .trust
    case .familyFriendships?, .homeEnvironment?, .mood?: .core
    case .personalGrowth?, .decisionsCrossroads?: .mind
    case .purposeSpirituality?: .direction
    case .energy?: .action
    case nil: .summary
    }
  }

  /// The places of the chart that a portrait of an area was read from, at most five.
  func portraitFacts(of area: Answer.Area?) -> [String] {
    let portrait = WrittenPortrait(Portrait(of: context.chart))
    guard let chapter = portrait.chapter(Self.chapter(of: area)) ?? portrait.chapter(.core) else {
      return []
    }
    var facts: [String] = []
    for fact in chapter.paragraphs.flatMap(\.statements).flatMap(\.why)
    where !facts.contains(fact) && facts.count < 5 {
      facts.append(fact)
    }
    return facts
  }

  /// Why somebody is not like their Sun sign: Moon and rising sign.
  private func unlikeSign() -> AnswerDraft {
    var draft = AnswerDraft()
    let moon = possibleSigns(of: .body(.moon))
    let rising = context.isTimed ? chart.ascendant.map { ZodiacSign($0) } : nil
    draft.note("moon_sign", moon.map(\.name).joined(separator: " or "))
    if let rising { draft.note("rising_sign", rising.name) }
    draft.add(
      speech.say(
        rising == nil ? "portrait.unlike.untimed" : "portrait.unlike",
        [
          "moon": moon.map(\.title).joined(separator: " or "), "rising": rising?.title ?? "",
        ]))
    if moon.count == 1 { draft.add(meaning(of: .body(.moon), in: moon[0])) }
    if let rising { draft.add(meaning(of: .angle(.ascendant), in: rising)) }
    draft.add(speech.say("portrait.last"))
    return draft
  }

  /// The signs of Sun, Moon and Ascendant, as the facts behind a portrait name them; without those that aren't known.
  private var threePlaces: [String] {
    [ChartPoint.body(.sun), .body(.moon), .angle(.ascendant)].compactMap { point in
      let signs = possibleSigns(of: point)
      return signs.count == 1 ? "\(point.title) in \(signs[0].title)" : nil
    }
  }

  /// What the portrait says of an area, the strongest statement first, and the facts behind it.
  func portraitSentences(
    of area: Answer.Area?, words most: Int, into draft: inout AnswerDraft
  ) -> [String] {
    let portrait = WrittenPortrait(Portrait(of: context.chart))
    let wanted = Self.chapter(of: area)
    guard let chapter = portrait.chapter(wanted) ?? portrait.chapter(.core) else { return [] }
    let statements = chapter.paragraphs.flatMap(\.statements)
    var (texts, facts, count): ([String], [String], Int) = ([], [], 0)
    // The first fact of each statement, then the others.
    let firsts = statements.compactMap(\.why.first)
    for fact in firsts + statements.flatMap(\.why) where !facts.contains(fact) {
      facts.append(fact)
    }
    for statement in statements {
      let size = statement.text.split(separator: " ").count
      guard texts.isEmpty || count + size <= most else { continue }
      texts.append(statement.text)
      count += size
    }
    for body in [CelestialBody.sun, .moon, .venus, .mars] {
      let signs = possibleSigns(of: .body(body))
      draft.note("\(body.name)_sign", signs.map(\.name).joined(separator: " or "))
    }
    // A portrait of the whole person names the three places by which people know a chart.
    let three = area == nil ? threePlaces : []
    let shown = Array((three + facts.filter { !three.contains($0) }).prefix(4))
    return shown.isEmpty
      ? texts : texts + [speech.say("portrait.why", ["list": speech.list(shown)])]
  }
}

extension ChartPoint {
  /// Whether it differs from person to person, rather than from one generation to the next.
  var isPersonal: Bool {
    switch self {
    case .angle: true
    case .body(let body): body <= .saturn
    }
  }
}
