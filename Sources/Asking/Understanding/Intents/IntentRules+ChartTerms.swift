internal import Astrology
internal import Ephemeris

// Terms that name a state of the reader's own planets, and events that are held against the chart.
extension IntentRules {
  /// A term about the reader's own chart; nil if there is none.
  var chartTerm: Term? {
    if asksForDignities { return .dignities }
    if concepts.has("mutual_reception"), !points.isEmpty || ownsSomething { return .receptions }
    if concepts.has("void"), asksOfBirth { return .voidAtBirth }
    if asksForRulerNow { return .rulerNow }
    if asksWhatEclipseTouches { return .eclipseTouch }
    if asksForGroup { return .together }
    if asksWhatIsOnAngle { return .onAngle }
    if asksWhatBodiesDo { return .bodiesAtWork }
    if asksForSidereal { return .sidereal }
    if asksForSkyOfDay { return .skyOfDay }
    if asksForHarm { return .retrogradeHarm }
    if asksForEvents { return .events }
    if asksWhatShows { return .whatShows }
    return nil
  }

  /// Words for the dignities, each with those that it means.
  static let dignityWords: [String: [EssentialDignity]] = [
    "detriment": [.detriment], "exalted": [.exaltation], "exaltation": [.exaltation],
    "domicile": [.domicile], "debilitated": [.detriment, .fall], "debility": [.detriment, .fall],
    "dignified": [.domicile, .exaltation], "dignity": EssentialDignity.named,
    "dignities": EssentialDignity.named,
  ]

  /// "Which of my placements are in detriment or fall", "do I have an exalted planet".
  private var asksForDignities: Bool {
    let texts = reader.texts
    let namesFall = texts.indices.dropFirst().contains { index in
      ["fall", "falls"].contains(texts[index])
        && (["in", "their", "its"].contains(texts[index - 1])
          && says("planet", "planets", "placements", "placement")
          || ["detriment", "or"].contains(texts[index - 1]) && says("detriment"))
    }
    let names = namesFall || texts.contains { Self.dignityWords[$0] != nil }
    // A season "fall" is no time here.
    let isTimeless = reader.times.allSatisfy { texts[$0.place].has("fall") }
    let ofMine =
      says("my", "mine", "i", "me") || says("any") && says("planet", "planets")
    return names && isTimeless && points.isEmpty && houses.isEmpty && ofMine && !has("ruler")
      && reader.persons.isEmpty
  }

  /// Whether a state at birth is asked about: "is my Moon void of course natally".
  private var asksOfBirth: Bool {
    says("natally", "natal", "born", "birth") || !own.isEmpty && !hasTime && !has("now", "when")
  }

  /// "What's my chart ruler doing by transit this month", "where is my ruling planet right now".
  private var asksForRulerNow: Bool {
    guard has("ruler"), ownsSomething, houses.isEmpty, points.isEmpty, !has("dignity") else {
      return false
    }
    let isNow = hasTime || has("now", "transit")
    return isNow
      && (has("transit", "retro", "direct")
        || says("doing", "up", "where", "wheres", "moving", "sitting", "passing"))
  }

  /// "Is the eclipse on 7 September hitting my chart", "will the solar eclipse touch my Venus".
  private var asksWhatEclipseTouches: Bool {
    guard has("eclipse"), reader.activity == nil, !has("visible") else { return false }
    let verbs: Set<String> = [
      "hit", "hits", "hitting", "touch", "touches", "touching", "touched", "affect", "affects",
      "affecting", "affected", "aspect", "aspects", "aspecting", "activate", "activates",
      "activating", "conjunct", "land", "lands", "landing", "near", "close", "trigger", "triggers",
    ]
    let ofMine = !own.isEmpty || says("chart", "placements", "natal") || says("me", "mine")
    return ofMine
      && (reader.texts.contains(where: verbs.contains) || asksWhatItDoesToMe)
  }

  /// "What does the eclipse in August mean for me", "what will it do to my chart".
  private var asksWhatItDoesToMe: Bool {
    let texts = reader.texts
    let verbs: Set<String> = ["mean", "means", "bring", "do", "change", "say", "about", "going"]
    return texts.indices.dropLast().contains { index in
      ["for", "to", "with", "in", "me"].contains(texts[index])
        && ["me", "my", "mine"].contains(texts[index + 1])
        || texts[index] == "bring" && texts[index + 1] == "me"
    } && says("what", "whats", "how", "tell", "explain") && texts.contains(where: verbs.contains)
  }

  /// "What does it mean that I have Saturn, Moon and Uranus together in Taurus".
  private var asksForGroup: Bool {
    let bodies = points.filter(\.point.isBody)
    let isMixed = !own.isEmpty && !foreign.isEmpty && bodies.count < 3
    guard bodies.count >= 2, signs.count <= 1, houses.count <= 1, !hasTime,
      !has("now", "when", "transit", "next", "compat"), ownsSomething,
      reader.persons.isEmpty
    else { return false }
    let isJoined = !isMixed && says("conjunct", "conjunction", "conjoined")
    return (says("together", "all") || isJoined || bodies.count > 2)
      && (signs.count == 1 || houses.count == 1 || says("together"))
      && (has("concept", "meanthat", "natal") || says("mean", "means", "say", "says"))
  }
}

// Which question it is: other zodiacs, the sky of a day, what a retrograde does, what shows a talent.
extension IntentRules {
  /// "Isn't my real sign Sagittarius because of precession", "am I a Virgo in the sidereal zodiac".
  private var asksForSidereal: Bool {
    guard says("my", "i", "im", "me", "mine"), reader.persons.isEmpty, !hasTime,
      otherBirth == nil
    else { return false }
    if says("precession", "sidereal", "ayanamsa", "lahiri") {
      return !has("conceptsure") && (has("sign", "mysign") || !signs.isEmpty || !points.isEmpty)
    }
    return says("vedic") && (!signs.isEmpty || has("sign", "mysign"))
      || says("constellation", "constellations", "astronomers", "astronomically")
        && !signs.isEmpty && says("sign", "signs", "really", "actually", "real", "am", "im")
  }

  /// "What was the sky like on 12 May 1965", "where were the planets on the day I married, 3 June 2019".
  private var asksForSkyOfDay: Bool {
    let isOfBirth = reader.times.isEmpty && says("born", "birth") && says("i", "my")
    let isAhead = reader.times.contains { $0.period.to >= reader.situation.today }
    guard isOfBirth || reader.times.contains(where: { $0.kind == .day }), signs.isEmpty,
      houses.isEmpty, points.isEmpty, !(isAhead && reader.area != nil),
      activity == nil || dayLongAgo != nil, !has("why", "visible", "best")
    else { return false }
    let isLike = says("like", "look", "looked", "looks") && says("sky", "heavens", "stars")
    let isWhere = says("where") && says("planets") && says("were", "are", "stood")
    return isLike || isWhere
  }

  /// "What exactly will happen to me on 11 November": events rather than a mood.
  private var asksForEvents: Bool {
    let texts = reader.texts
    guard let verb = texts.lastIndex(where: { ["happen", "happens"].contains($0) }), hasTime,
      says("what", "tell", "predict"), points.isEmpty, signs.isEmpty, houses.isEmpty,
      reader.persons.isEmpty,
      !has("why", "eclipse", "fullmoon", "newmoon", "retro", "concept")
        || says("exactly", "precisely")
    else { return false }
    let isOfMe = ["to me", "to us"].contains(texts[(verb + 1)...].prefix(2).joined(separator: " "))
    return isOfMe && says("will", "going", "gonna", "happens")
      || says("exactly", "precisely", "specifically", "exact", "concrete")
  }

  /// "Is Mercury retrograde going to break my phone", which is no question about a date.
  private var asksForHarm: Bool {
    guard has("retro"), own.isEmpty, foreign.count <= 1, !hasTime, !has("when", "why") else {
      return false
    }
    let harms: Set<String> = [
      "break", "ruin", "destroy", "wreck", "kill", "fry", "crash", "delete", "hack", "curse",
      "mess", "screw", "doom", "harm", "hurt", "damage",
    ]
    let helpers: Set<String> = [
      "going", "gonna", "will", "can", "could", "does", "might", "would", "did", "wont", "to",
    ]
    let texts = reader.texts
    return texts.indices.dropFirst().contains { index in
      harms.contains(texts[index]) && texts[..<index].suffix(4).contains(where: helpers.contains)
    }
  }

  /// "What in my chart says I'm good with money", "where in my chart do you see that I'm creative".
  private var asksWhatShows: Bool {
    let texts = reader.texts
    guard says("chart", "placements", "horoscope"), says("my"), points.isEmpty, houses.isEmpty,
      !hasTime, has("portrait", "natal") || reader.area != nil || PortraitTheme(cues) != nil
    else { return false }
    let shows: Set<String> = [
      "says", "say", "shows", "show", "suggests", "indicates", "proves", "points", "see",
      "tells", "means",
    ]
    return texts.indices.dropLast(3).contains { index in
      ["what", "where", "which"].contains(texts[index])
        && texts[(index + 1)...].prefix(4).has("my")
        && texts[(index + 2)...].prefix(7).contains(where: shows.contains)
        && texts[(index + 3)...].contains { ["im", "i", "me"].contains($0) }
    } && (PortraitTheme(cues) != nil || reader.area != nil)
  }
}

extension EssentialDignity {
  /// Those that lists of a chart name.
  static let named: [EssentialDignity] = [.domicile, .exaltation, .detriment, .fall]
}
