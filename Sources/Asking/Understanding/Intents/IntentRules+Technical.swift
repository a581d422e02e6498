internal import Astrology
internal import Ephemeris

// Questions of students of astrology: what passes an angle, what leads the chart, what a year's chart says.
extension IntentRules {
  /// The term of such a question; nil for others.
  var technicalTerm: Term? {
    if asksForBalance { return .balance }
    if concepts.has("profection"), reader.askedAge != nil { return .profection }
    if asksForYearChart { return .yearChart }
    if asksOfEmptyHouse { return .emptyHouse }
    if asksOfPlanetInHouse { return .planetInHouse }
    if asksOfPlanetInSign || asksOfSign { return .planetInSign }
    if rank != nil { return .rank }
    if asksForBlame { return .retrogradeBlame }
    if asksForCustom { return .retrogradeCustom }
    if asksWhatPassesPoint { return .pointNow }
    if concepts.has("combust"), says("planets"), !has("concept"), !hasTime { return .nearSun }
    if asksForTechnique { return .technique }
    return nil
  }

  /// "Which element dominates my chart", "am I mostly cardinal, fixed or mutable".
  private var asksForBalance: Bool {
    guard points.isEmpty, houses.isEmpty, signs.isEmpty, !hasTime, ownsSomething,
      reader.persons.isEmpty, !has("concept") || says("my")
    else { return false }
    let names = says(
      "element", "elements", "modality", "modalities", "mode", "modes", "quality", "qualities",
      "quadruplicity", "quadruplicities")
    let modes = ["cardinal", "fixed", "mutable"].count { says($0) }
    let leads = says(
      "dominates", "dominate", "dominant", "dominating", "predominant", "prevails", "balance",
      "strongest", "main", "primary", "most", "mostly", "leads", "breakdown", "distribution",
      "split")
    return leads && (names || modes > 0) || modes > 1 && !has("concept")
  }

  /// "What's my solar return for 2027 like", "what does my solar return chart say for next year".
  private var asksForYearChart: Bool {
    guard has("solarreturn"), ownsSomething || says("ascendant", "rising"),
      !has("concept") || says("my")
    else { return false }
    if says("ascendant", "rising", "rises") { return true }
    let asksDate = says("when", "date", "exact", "time")
    return !asksDate
      && says(
        "like", "say", "says", "about", "chart", "theme", "themes", "bring", "look", "looks",
        "ascendant", "rising", "mean", "means", "show", "shows", "hold", "read", "reading", "good",
        "how")
  }

  /// Words for a house without planets.
  private static let emptyWords: Set<String> = ["empty", "unoccupied", "vacant", "untenanted"]

  /// "Empty 7th house meaning", "why is my tenth house empty", "I have no planets in the fifth house".
  private var asksOfEmptyHouse: Bool {
    guard houses.count == 1, points.isEmpty, !hasTime, reader.persons.isEmpty else { return false }
    let texts = reader.texts
    let hasNone = texts.indices.dropLast().contains { index in
      ["no", "without", "zero"].contains(texts[index])
        && ["planet", "planets"].contains(texts[index + 1])
    }
    return hasNone || texts.contains(where: Self.emptyWords.contains)
      || says("nothing") && says("in")
  }

  /// "What does Venus in the 8th house mean", "do I have Saturn in the 7th house".
  private var asksOfPlanetInHouse: Bool {
    guard points.count == 1, case .body = points[0].point, signs.isEmpty,
      houses.count == 1 && !hasTime || reader.ordinalHouse != nil, reader.persons.isEmpty,
      reader.aspect == nil,
      !has("enter", "transit", "when", "now", "next", "until", "retro", "compat", "why", "ruler")
    else { return false }
    let texts = reader.texts
    let place = points[0].place
    // The house follows the planet: "Mars in the 10th".
    let isIn = texts.indices.contains { index in
      index > place && index <= place + 2 && texts[index] == "in"
    }
    let means =
      has("concept", "meanthat")
      || says(
        "mean", "means", "meaning", "say", "says", "interpretation", "effect", "effects", "affect",
        "affects", "influence")
      || texts.count <= 6
    let asksIf = has("natal") && says("do", "have", "is")
    // "So my Sun in the seventh house means I'm needy" draws a conclusion.
    let concludes = texts.indices.dropLast().contains { index in
      ["mean", "means", "so", "that"].contains(texts[index])
        && ["im", "i", "ill", "ive"].contains(texts[index + 1])
    }
    guard !concludes else { return false }
    return isIn && (means || asksIf) && !says("ruled", "rule", "rules", "transiting", "going")
  }

  /// "Is Venus retrograde making my exes come back", "do people break up because of Mercury retrograde".
  private var asksForBlame: Bool {
    guard has("retro"), own.isEmpty, foreign.count <= 1, houses.isEmpty, signs.isEmpty,
      !has("when", "until"), !says("why"), !asksForCustom,
      reader.times.allSatisfy({ $0.period.contains(reader.situation.today) })
    else { return false }
    let verbs: Set<String> = [
      "making", "make", "makes", "causing", "cause", "causes", "caused", "bringing", "bring",
      "brings", "behind", "because", "responsible", "blame", "messing", "sending", "pulling",
      "affecting", "fault", "affect", "affects",
    ]
    // "Does it affect my chart" asks for its transits.
    if says("chart", "natal", "placements", "planets") { return false }
    let openers: Set<String> = [
      "is", "are", "does", "do", "can", "could", "will", "did", "isnt", "was", "has",
    ]
    return reader.texts.contains(where: verbs.contains)
      && reader.words.indices.contains {
        reader.words[$0].startsClause && openers.contains(reader.texts[$0])
      }
  }

  /// "Is it bad luck to get married during Venus retrograde", "should I sign in Mercury retrograde".
  private var asksForCustom: Bool {
    guard has("retro"), own.isEmpty, foreign.count <= 1, houses.isEmpty, signs.isEmpty,
      !has("why", "best"), !says("until", "till", "long", "ends", "over"),
      reader.times.allSatisfy({ $0.period.dayCount > 27 })
    else { return false }
    let texts = reader.texts
    let leads: Set<String> = ["during", "in", "while", "under", "through", "with", "when"]
    guard
      let retrograde = texts.firstIndex(where: { $0.hasPrefix("retro") || $0 == "rx" }),
      texts[..<retrograde].suffix(3).contains(where: leads.contains)
        || retrograde > 4 && texts[retrograde - 1] == "is"
    else { return false }
    let judges: Set<String> = [
      "bad", "unlucky", "luck", "ok", "okay", "fine", "safe", "wise", "wrong", "mistake", "good",
      "should", "can", "stupid", "risky", "dangerous", "never", "alright", "smart", "doomed",
    ]
    return texts.contains(where: judges.contains) && has("question", "should", "strongshould")
      || texts.first.map { ["is", "should", "can"].contains($0) } ?? false
        && texts.contains(where: judges.contains)
  }

  /// "What transits are hitting my Midheaven right now", "is anything transiting my Descendant".
  private var asksWhatPassesPoint: Bool {
    let bodies = foreign.filter(\.isBody)
    guard bodies.isEmpty, houses.isEmpty, signs.isEmpty, activity == nil, reader.persons.isEmpty,
      own.count + foreign.count == 1, !has("retro", "natal", "return", "enter", "concept"),
      !has("fullmoon", "newmoon", "eclipse", "why", "ruler"),
      !concepts.has("progression")
    else { return false }
    guard own.count == 1 || ownsSomething else { return false }
    let verbs: Set<String> = [
      "hitting", "transiting", "aspecting", "touching", "affecting", "crossing", "activating",
      "hit", "touch", "conjunct",
    ]
    let isOfSky = has("transit", "transitsnow") || reader.texts.contains(where: verbs.contains)
    let asks = says("what", "which", "whats", "any", "anything", "something", "is", "are")
    return isOfSky && asks && !says("degree", "sign", "big", "biggest", "long")
      && reader.aspect.map { $0 == .conjunction } ?? true
  }
}

extension QuestionReader {
  /// The age that it names: "at 36", "when I turn 40".
  var askedAge: Int? {
    texts.indices.dropFirst().lazy.compactMap { index -> Int? in
      guard ["at", "age", "turn", "turning", "aged"].contains(texts[index - 1]),
        let age = Int(texts[index]), (1...110).contains(age)
      else { return nil }
      return age
    }.first
  }

  /// The house after "in the", where nothing but its number names it: "Mars in the 10th".
  var ordinalHouse: Int? {
    guard houses.isEmpty, let body = points.last else { return nil }
    let rest = texts[body.place...].dropFirst()
    guard rest.prefix(2) == ["in", "the"], let word = rest.dropFirst(2).first,
      CalendarWords.isOrdinal(word), let number = CalendarWords.day(word), number <= 12,
      ![.some("of"), "quarter", "week", "month", "year"].contains(rest.dropFirst(3).first),
      times.count < 2
    else { return nil }
    return number
  }

  /// The first number that it names, such as that of a harmonic: "5th harmonic".
  var askedNumber: Int? {
    texts.lazy.compactMap { text -> Int? in
      Int(text.prefix { $0.isNumber })
    }.first { (1...360).contains($0) }
  }
}

extension QuestionReader {
  /// Whether the words of a name stand in it, one behind another.
  func hasPhrase(_ name: String) -> Bool {
    let words = FoldedText(name).words.map(\.text)
    guard let first = words.first else { return false }
    return texts.indices.contains { index in
      texts[index] == first && texts[index...].prefix(words.count).elementsEqual(words)
    }
  }
}
