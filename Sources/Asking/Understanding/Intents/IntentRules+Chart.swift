internal import Astrology
internal import Ephemeris

// Questions about terms, the birth chart and the reader.
extension IntentRules {
  /// Concepts that are asked about wherever they are named.
  static let certainConcepts = [
    "pluto_planet", "zodiac_system", "astrology_real", "thirteen_signs", "sidereal", "two_rulers",
    "houses_untimed", "relocation",
  ]

  var isConcept: Bool {
    guard !concepts.isEmpty else { return false }
    if has("fullmoon", "newmoon", "eclipse"), says("me", "my"), !says("what", "whats") {
      return false
    }
    if concepts.has("astrology_real"), asksOfDayBesideDoubt { return false }
    if Self.certainConcepts.contains(where: concepts.has) { return true }
    if concepts.has("meters"), !hasTime {
      return has("concept") || says("what", "whats", "how", "why")
    }
    if concepts == ["void"], reader.texts.count <= 4, !hasTime, !has("now", "when", "next"),
      !says("is", "esta")
    {
      return true
    }
    if concepts.has("sect"), says("sect"), !ownsSomething { return true }
    if says("explain", "explicame", "happens"), !hasTime, !ownsSomething { return true }
    if has("conceptsure"), own.isEmpty, !hasTime, !ownsSomething { return true }
    if has("concept"), says("same", "all", "deal"), own.isEmpty, !hasTime, !ownsSomething {
      return true
    }
    if concepts.has("rulership"), has("concept", "why"), !ownsSomething { return true }
    if has("meanthat"), !own.isEmpty || !concepts.isEmpty, !hasTime, !has("compat") { return true }
    return has("concept") && !hasTime && own.isEmpty && !has("when", "now", "next", "phrasesoon")
      && !says("i", "my", "mi")
      || has("concept") && says("mean", "means", "significa", "difference")
        && own.isEmpty && !hasTime
      || reader.texts.first == "eli5"
  }

  /// "Prove it. What was happening on the day I got divorced, 3 June 2019?"
  var asksOfDayBesideDoubt: Bool {
    reader.times.contains { $0.kind == .day }
      && (has("question", "why", "outlook") || says("what", "how"))
  }

  /// Whether a calculated point is asked for: "Part of Fortune?".
  var asksForPoint: Bool { has("fortune", "vertex") && asksForShape }

  /// Whether a figure, a full house, the polarity, a leading planet or a calculated point is asked for.
  var asksForShape: Bool {
    guard !hasTime, !has("when", "best", "strongshould") else { return false }
    if has("fullest", "leading", "fortune", "vertex") { return !has("concept") }
    if has("polarity"), ownsSomething || has("natal") { return true }
    if has("figures"), ownsSomething { return true }
    if has("natal"), AspectPattern.Kind.named(in: concepts).contains(where: { $0 != .stellium }) {
      return true
    }
    // "Do I have any squares", "what house is Scorpio in for me".
    if has("natal"), points.isEmpty, houses.isEmpty, let aspect = reader.aspect,
      aspect != .conjunction || says("conjunction", "conjunctions"), !has("eclipse", "transit")
    {
      return true
    }
    return signs.count == 1 && has("houseword") && points.isEmpty && reader.persons.isEmpty
      && (ownsSomething || says("me"))
  }

  /// Whether the reader asks how they are by nature: "am I an introvert", "how do I handle stress".
  var asksOwnNature: Bool {
    guard !hasTime, points.isEmpty, houses.isEmpty, signs.isEmpty, otherBirth == nil, !namesElement,
      !has("when", "best", "compat", "transit", "habit", "already", "next")
    else { return false }
    if has("nature") { return true }
    let texts = reader.texts
    for index in texts.indices where reader.words[index].startsClause {
      let rest = texts[index...]
      if rest.starts(with: ["am", "i"]) || rest.starts(with: ["would", "i", "be"])
        || rest.starts(with: ["would", "i", "make"]) || rest.starts(with: ["could", "i", "be"])
      {
        let state: Set<String> = [
          "going", "gonna", "allowed", "right", "wrong", "ok", "okay", "safe", "late", "free",
          "pregnant", "sick", "ill", "dying", "able", "ready", "supposed", "being", "missing",
          "doing", "getting", "having", "in", "about", "still", "the", "better", "at", "on", "due",
        ]
        let first = rest.dropFirst(rest.first == "am" ? 2 : 3).first
        return first.map { !state.contains($0) && !$0.hasSuffix("ing") } ?? false
      }
      if rest.starts(with: ["how", "do", "i"]) {
        let verbs: Set<String> = [
          "love", "handle", "deal", "cope", "react", "respond", "show", "express", "communicate",
          "seem", "appear", "treat", "fight", "argue", "learn", "think", "decide", "behave", "act",
          "relate", "connect", "come", "flirt", "grieve", "lead", "parent", "trust", "work",
        ]
        return rest.dropFirst(3).first.map(verbs.contains) ?? false
      }
      if rest.starts(with: ["what", "do", "i", "need"]) { return rest.count > 4 }
    }
    // "What kind of parent am I", "what sort of friend would I be".
    return says("kind", "type", "sort") && says("am", "would") && says("i")
      && says("what", "which", "wat")
  }

  var isPortrait: Bool {
    guard has("portrait") || PortraitTheme(cues) != nil else { return false }
    return !hasTime && !has("strongshould", "when") && otherBirth == nil
  }

  /// Whether ordinals after the reader's own planet are houses: "is my Mars in the 12th or in the 1st".
  var asksWhichHouse: Bool {
    guard !own.isEmpty, !has("when", "next", "best") else { return false }
    let texts = reader.texts
    return reader.times.allSatisfy { time in
      let range = time.place
      guard texts[range].allSatisfy({ CalendarWords.day($0).map { $0 <= 12 } ?? true }) else {
        return false
      }
      let lead = texts[..<range.lowerBound].suffix(2)
      return CalendarWords.isOrdinal(texts[range.lowerBound]) && Array(lead) == ["in", "the"]
    } && !reader.times.isEmpty
  }

  /// Whether a retrograde planet at birth is asked for: "was Mercury retrograde when I was born".
  var asksRetrogradeAtBirth: Bool {
    has("retro") && says("born", "naci", "birth") && says("i", "my", "yo", "naci", "mi")
  }

  var isChartFact: Bool {
    if asksWhichHouse { return true }
    if says("born", "naci", "birth"), has("fullmoon", "newmoon", "eclipse", "phase", "waxing") {
      return true
    }
    if has("tightest", "stellium", "ruler", "daynight", "polar", "elements") { return true }
    if has("mysign"), !hasTime || otherTimeIsBirth { return true }
    if has("aspects"), ownsSomething, !hasTime { return true }
    if has("retro"), says("born", "my", "i") { return true }
    if namesElement, ownsSomething, !hasTime { return true }
    if has("natal"), !points.isEmpty || !signs.isEmpty || !houses.isEmpty, !has("best", "should") {
      return !hasTime || otherTimeIsBirth
    }
    if !own.isEmpty, !hasTime, !has("best", "strongshould") { return true }
    if !houses.isEmpty, !hasTime, !has("best", "strongshould") { return true }
    if !points.isEmpty, has("houseword"), !hasTime { return true }
    if reader.points.contains(where: { if case .angle = $0.point { true } else { false } }),
      !hasTime
    {
      return true
    }
    return has("phase") && ownsSomething
  }

  private var namesElement: Bool {
    reader.matches.contains { match in
      switch match.meaning {
      case .element, .mode: true
      case .body, .angle, .sign, .aspect, .house, .cue, .outside, .person, .area, .activity,
        .concept, .care:
        false
      }
    }
  }

  /// Whether the only date is that of the reader's birth.
  var otherTimeIsBirth: Bool {
    says("born", "birth", "naci")
  }
}
