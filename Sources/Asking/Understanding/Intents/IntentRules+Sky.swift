internal import Astrology
internal import Ephemeris

// Questions about the sky and its transits.
extension IntentRules {
  var isCause: Bool {
    guard has("why")
    else { return false }
    if has("fullmoon", "newmoon", "eclipse"), has("when") { return false }
    if has("best", "compatstrong"), !says("why") { return false }
    return true
  }

  var isTransitWhen: Bool {
    let asksTime = has("when", "until", "begin", "next", "already", "howmany", "now", "phrasesoon")
    if has("return"), !points.isEmpty || has("solarreturn", "lunarreturn"), !says("call") {
      return true
    }
    if isHalfReturn || isReturnByPlace { return true }
    // "Is Pluto doing anything to my chart", "how long is Saturn on my case".
    if own.isEmpty, foreign.count == 1, !has("concept"), !has("retro", "enter"),
      has("until") && says("my", "me", "mi") && !has("retro", "direct")
        || says("chart", "carta", "me") && reader.texts.contains(where: Self.contactVerbs.contains)
    {
      return true
    }
    // "What planets are in Aquarius right now" is the sky's.
    if signs.count == 1 || has("direct"), points.isEmpty, !ownsSomething, has("planets") {
      return false
    }
    if has("bigtransit") { return true }
    // "Which planets are hitting my Moon", "anything going on with my natal Mercury".
    if !own.isEmpty, has("planets", "transit") || hasTime && has("now", "question"),
      reader.texts.contains(where: Self.contactVerbs.contains)
    {
      return true
    }
    if has("transit"), hasTime || asksTime || ownsSomething { return true }
    if !own.isEmpty || !houses.isEmpty && says("my", "mi"),
      !foreign.isEmpty,
      reader.aspect != nil || has("enter") || asksTime
    {
      // "Do I have Venus square my Moon" is the chart's.
      return !(has("natal") && !asksTime)
    }
    // "When is Jupiter on my Jupiter".
    if own.count >= 1, foreign.isEmpty, own.count == 2, asksTime, reader.aspect != nil {
      return true
    }
    if has("until"), points.isEmpty, !has("retro"), activity == nil,
      says("this", "it", "phase", "period", "streak", "bad", "hard", "things"), !has("best")
    {
      return true
    }
    return false
  }

  /// Whether a planet meets its own place, by other words: "when will Jupiter reach my Jupiter again".
  var isReturnByPlace: Bool {
    guard has("when", "next", "phrasesoon"), points.count == 2, points[0].point == points[1].point
    else { return false }
    return points[1].isOwn && says("again", "back", "reach", "reaches", "meet", "meets")
  }

  /// Verbs for what a planet of the sky does to a chart.
  static let contactVerbs: Set<String> = [
    "doing", "do", "affect", "affects", "affecting", "hit", "hits", "hitting", "touch", "touches",
    "touching", "going", "happening", "aspect", "aspects", "aspecting", "activating", "activate",
    "influencing", "active",
  ]

  /// Whether a planet's aspect to its own place is asked for, as "my Uranus opposition".
  var isHalfReturn: Bool {
    guard points.count == 1, case .body(let body) = points[0].point, let aspect = reader.aspect,
      aspect != .conjunction, houses.isEmpty, signs.isEmpty, !has("concept"), !has("natal")
    else { return false }
    return [.saturn, .uranus, .neptune, .pluto, .chiron, .jupiter].contains(body)
      && (has("when", "until", "already") || says("my", "mine", "get", "mi"))
  }

  /// Whether the events of the sky in some dates are asked for.
  var asksForSkyEvents: Bool {
    if has("why"), reader.area != nil { return false }
    guard has("skyevents"), points.isEmpty || says("sky"), !ownsSomething, houses.isEmpty,
      activity == nil, !has("why", "concept") || hasTime
    else { return false }
    return !has("fullmoon", "newmoon", "eclipse", "void", "retro")
  }

  var isSkyFact: Bool {
    if activity != nil, has("strongshould", "best"), !has("fullmoon", "newmoon", "eclipse") {
      return false
    }
    if has("strongshould"), activity != nil || says("i") { return false }
    if has("sunrise"), activity == nil, !has("best", "outlook") || says("when", "whens", "what") {
      return true
    }
    if says("born", "naci"), says("i", "me", "my", "yo") { return false }
    let isAhead = has("when", "next") && has("fullmoon", "newmoon", "eclipse", "retro")
    if has("natal"), says("born", "natal", "chart", "birth", "naci"), !isAhead { return false }
    if has("fullmoon", "newmoon", "eclipse", "void", "equinox", "solstice") { return true }
    // "Anything in Pisces these days".
    if points.isEmpty, signs.count == 1, has("planets"), hasTime || has("now"), !ownsSomething {
      return true
    }
    if foreign.count == 1, own.isEmpty, signs.count == 1, says("left", "still", "yet", "entered") {
      return true
    }
    if has("season"), !signs.isEmpty { return true }
    if has("waxing"), !ownsSomething { return true }
    if has("retro"), own.isEmpty, !(has("natal") && !hasTime && !has("when", "now", "next")),
      !says("born", "my") || hasTime || has("when")
    {
      return true
    }
    if has("direct"), !points.isEmpty || has("planets") { return true }
    if foreign.count == 1, own.isEmpty, says("my"), has("mysign"), has("when", "next") {
      return true
    }
    guard foreign.contains(where: \.isBody), own.isEmpty else { return false }
    if foreign.count == 1, signs.count == 1, has("when", "next", "until") { return true }
    if has("enter"), !signs.isEmpty || has("when", "until", "sign") { return true }
    if has("phase", "waxing"), hasTime { return true }
    if foreign.count >= 2, !has("natal"), reader.aspect != nil || has("when") { return true }
    if has("phase"), !ownsSomething { return true }
    if hasTime,
      has("sign", "now", "degree") || says("where", "wheres", "doing", "donde", "transiting")
    {
      return true
    }
    if !has("mysign"), says("where", "wheres", "donde", "up", "doing") { return true }
    return has("sign") && !has("mysign", "houseword") && !ownsSomething
      && says("what", "which", "que", "whats")
  }
}
