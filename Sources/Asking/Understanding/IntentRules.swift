internal import Astrology
internal import Ephemeris

/// Decides by the words of a question what it wants.
///
/// The rules stand in order: the first that holds decides.
struct IntentRules {
  let reader: QuestionReader
  let cues: Set<String>
  let points: [(point: ChartPoint, isOwn: Bool, place: Int)]
  let signs: [ZodiacSign]
  let houses: [Int]
  let activity: AskedActivity?
  let concepts: [String]
  let ownsSomething: Bool

  init(_ reader: QuestionReader) {
    self.reader = reader
    cues = reader.cueNames()
    points = reader.points
    signs = reader.signs
    houses = reader.houses
    activity = reader.activity?.activity
    concepts = reader.concepts
    ownsSomething = !Set(["my", "i", "im", "mi", "me", "ive", "mis", "soy", "tengo", "own"])
      .isDisjoint(with: reader.texts)
  }

  private func has(_ some: String...) -> Bool { some.contains { cues.contains($0) } }
  private func says(_ some: String...) -> Bool { some.contains { reader.texts.contains($0) } }

  private var own: [ChartPoint] { points.filter(\.isOwn).map(\.point) }
  private var foreign: [ChartPoint] { points.filter { !$0.isOwn }.map(\.point) }
  private var hasTime: Bool { !reader.times.isEmpty }
  private var isAstrological: Bool {
    !points.isEmpty || !signs.isEmpty || !houses.isEmpty || !concepts.isEmpty
  }

  /// A date of birth of somebody else.
  var otherBirth: CalendarDate? {
    let date = reader.times.first {
      $0.kind == .day && $0.period.from.year < reader.situation.today.year - 4
    }
    guard let date, reader.situation.birth != date.period.from else { return nil }
    let isOther =
      !reader.persons.isEmpty || has("compat")
      || says("someone", "somebody", "born", "nacio", "hes", "shes", "theyre", "us", "we", "wed")
    return isOther && !says("moon", "luna")
      && !(says("i") && says("born") && reader.persons.isEmpty)
      ? date.period.from : nil
  }

  /// What the question wants, and how sure that is.
  func intent() -> (intent: AskedIntent, sureness: Double) {
    if isCourtesy { return (.courtesy, 1) }
    if isOutside { return (.outOfScope, 0.9) }
    if claimsSign { return (.chartFact, 0.9) }
    if isCompatibility { return (.compatibility, 0.9) }
    if isConcept { return (.concept, 0.9) }
    if isCause { return (.cause, 0.9) }
    if isTransitWhen { return (.transitWhen, 0.9) }
    if isPortrait { return (.portrait, 0.9) }
    if isSkyFact { return (.skyFact, 0.9) }
    if isChartFact { return (.chartFact, 0.9) }
    if isComparison { return (.compareTimes, 0.9) }
    if isBestTime { return (.bestTime, 0.9) }
    if isDecision { return (.decision, 0.8) }
    if isOutlook { return (.outlook, 0.7) }
    if has("thanks") { return (.courtesy, 0.7) }
    if activity != nil || reader.area != nil { return (.outlook, 0.4) }
    if !points.isEmpty || !houses.isEmpty { return (.chartFact, 0.4) }
    if !signs.isEmpty { return (.compatibility, 0.3) }
    return (.outOfScope, 0.2)
  }

  private var isCourtesy: Bool {
    if has("bot") { return true }
    if has("help"), !hasTime, activity == nil, !isAstrological { return true }
    guard has("greeting", "thanks"), !hasTime || has("thanks"), !isAstrological else {
      return false
    }
    let courtesies = reader.matches.filter {
      $0.meaning == .cue("greeting") || $0.meaning == .cue("thanks")
    }
    let covered = Set(courtesies.flatMap { $0.place..<($0.place + $0.length) })
    let fillers: Set<String> = [
      "you", "so", "much", "very", "really", "that", "was", "helpful", "a", "lot", "stars", "there",
      "again", "for", "this", "it", "is", "all", "the", "muchas", "lots", "and", "oh", "ok", "okay",
      "dear", "astrolabe", "everyone", "my", "friend", "help", "your", "answer", "great", "nice",
      "good", "cool", "wow", "super", "now", "today", "im", "glad", "nothing", "else", "one", "i",
      "feel", "better", "advice", "made", "sense", "makes", "will", "do", "try", "tal", "how",
      "are", "que", "estas", "tomorrow", "just", "wanted", "to", "say", "have", "day", "needed",
    ]
    let rest = reader.texts.indices.filter {
      !covered.contains($0) && !fillers.contains(reader.texts[$0])
    }
    return rest.isEmpty
      || rest.count <= 1 && !has("best", "should", "why", "when") && activity == nil
  }

  private var isOutside: Bool {
    let isOwnKind = reader.matches.contains { $0.meaning == .outside("otherart") }
    if isOwnKind { return true }
    guard reader.isOutside else {
      // Words that nobody knows.
      let unknown = reader.texts.filter { !Spelling.shared.knows($0) }
      return reader.meaningfulWordCount == 0 && unknown.count * 2 > reader.texts.count
    }
    if has("strongshould", "best", "compat"), activity != nil { return false }
    return !isAstrological || has("concept") && !hasTime
  }

  /// Whether the reader says which sign they are, and asks whether it is so: "im a leo, right?".
  var claimsSign: Bool {
    guard !signs.isEmpty, points.isEmpty, houses.isEmpty, !hasTime || namesOwnBirthday,
      activity == nil, otherBirth == nil
    else { return false }
    if has("cusp") { return true }
    let claims = reader.texts.indices.contains { index in
      guard ["im", "am", "being"].contains(reader.texts[index]) else { return false }
      return reader.texts[(index + 1)...].prefix(3).contains { word in
        ZodiacSign.allCases.contains { $0.name == word }
      }
    }
    return claims && !has("compat")
      && (has("sure") || says("right", "correct", "isnt", "arent", "true", "or"))
  }

  /// Whether every date that it names is the reader's birthday.
  private var namesOwnBirthday: Bool {
    let birth = reader.situation.birth
    return reader.times.allSatisfy { time in
      time.kind == .day && time.period.from.month == birth.month
        && time.period.from.day == birth.day
    }
  }

  private var isCompatibility: Bool {
    if has("bigtransit", "ruler") { return false }
    if says("tengo", "have"), points.count == 1 { return false }
    if otherBirth != nil { return true }
    if has("compatstrong") { return true }
    if signs.count >= 2, own.isEmpty, points.isEmpty, !ownsSomething || has("compat") {
      return true
    }
    let other =
      !reader.persons.isEmpty || !signs.isEmpty
      || reader.situation.hasPartner && says("us", "we", "our")
      || namesPartner
    if says("sign", "signs", "zodiac", "match"), has("compat", "best", "worst"), !hasTime,
      points.isEmpty,
      says("which", "what", "best", "worst")
    {
      return true
    }
    if has("compat"), !signs.isEmpty, !hasTime, points.isEmpty { return true }
    return has("compat") && other && !has("best", "when", "strongshould") && !hasTime
      && !(activity != nil && has("should"))
  }

  private var namesPartner: Bool {
    reader.situation.partnerName.map { reader.texts.contains($0) } ?? false
  }

  private var isConcept: Bool {
    guard !concepts.isEmpty else { return false }
    if concepts.has("pluto_planet") || concepts.has("zodiac_system") { return true }
    if has("meanthat"), !own.isEmpty || !concepts.isEmpty, !hasTime, !has("compat") { return true }
    return has("concept") && !hasTime && own.isEmpty && !has("when", "now", "next", "phrasesoon")
      && !says("i", "my", "mi")
      || has("concept") && says("mean", "means", "significa", "difference")
        && own.isEmpty && !hasTime
      || reader.texts.first == "eli5"
  }

  private var isCause: Bool {
    guard has("why")
    else { return false }
    if has("best", "compatstrong"), !says("why") { return false }
    return true
  }

  private var isTransitWhen: Bool {
    let asksTime = has("when", "until", "begin", "next", "already", "howmany", "now", "phrasesoon")
    if has("return"), !points.isEmpty || has("solarreturn", "lunarreturn"), !says("call") {
      return true
    }
    if isHalfReturn { return true }
    // "Is Pluto doing anything to my chart", "how long is Saturn on my case".
    if own.isEmpty, foreign.count == 1, !has("concept"), !has("retro", "enter"),
      has("until") && says("my", "me", "mi") && !has("retro", "direct")
        || says("chart", "carta") && says("doing", "do", "affect", "affecting", "hit", "hitting")
    {
      return true
    }
    if has("bigtransit") { return true }
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

  /// Whether a planet's aspect to its own place is asked for, as "my Uranus opposition".
  private var isHalfReturn: Bool {
    guard points.count == 1, case .body(let body) = points[0].point, let aspect = reader.aspect,
      aspect != .conjunction, houses.isEmpty, signs.isEmpty, !has("concept"), !has("natal")
    else { return false }
    return [.saturn, .uranus, .neptune, .pluto, .chiron, .jupiter].contains(body)
      && (has("when", "until", "already") || says("my", "mine", "get", "mi"))
  }

  private var isPortrait: Bool {
    guard has("portrait") else { return false }
    return !hasTime && !has("strongshould", "when") && otherBirth == nil
  }

  private var isSkyFact: Bool {
    if activity != nil, has("strongshould", "best"), !has("fullmoon", "newmoon", "eclipse") {
      return false
    }
    if has("strongshould"), activity != nil || says("i") { return false }
    if says("born", "naci"), says("i", "me", "my", "yo") { return false }
    if has("natal"), says("born", "natal", "chart", "birth", "naci") { return false }
    if has("fullmoon", "newmoon", "eclipse", "void", "equinox", "solstice") { return true }
    // "Anything in Pisces these days".
    if points.isEmpty, signs.count == 1, has("planets"), hasTime || has("now"), !ownsSomething {
      return true
    }
    if has("season"), !signs.isEmpty { return true }
    if has("waxing"), !ownsSomething { return true }
    if has("retro"), own.isEmpty, !says("born", "my") || hasTime || has("when") { return true }
    if has("direct"), !points.isEmpty { return true }
    guard !foreign.isEmpty, own.isEmpty else { return false }
    if has("enter"), !signs.isEmpty || has("when", "until", "sign") { return true }
    if foreign.count >= 2, !has("natal"), reader.aspect != nil || has("when") { return true }
    if has("phase"), !ownsSomething { return true }
    if hasTime,
      has("sign", "now", "degree") || says("where", "wheres", "doing", "donde", "transiting")
    {
      return true
    }
    if !has("mysign"), says("where", "wheres", "donde") { return true }
    return has("sign") && !has("mysign", "houseword") && !ownsSomething
      && says("what", "which", "que", "whats")
  }

  private var isChartFact: Bool {
    if says("born", "naci"), has("fullmoon", "newmoon", "eclipse", "phase", "waxing") {
      return true
    }
    if has("tightest", "stellium", "ruler", "daynight", "polar", "elements") { return true }
    if has("mysign"), !hasTime || otherTimeIsBirth { return true }
    if has("aspects"), ownsSomething, !hasTime { return true }
    if has("retro"), says("born", "my", "i") { return true }
    let hasElement = reader.matches.contains {
      switch $0.meaning {
      case .element, .mode: true
      default: false
      }
    }
    if hasElement, ownsSomething, !hasTime { return true }
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

  /// Whether the only date is that of the reader's birth.
  private var otherTimeIsBirth: Bool {
    says("born", "birth", "naci")
  }

  private var isComparison: Bool {
    let choices = reader.period().choices
    guard choices.count >= 2 else { return false }
    let joined = says("or", "o", "than", "vs", "versus") || has("better")
    if has("worst"), !has("better") { return false }
    // "September or October, give me a Saturday" looks for a day in both.
    if has("best"), says("pick", "day", "date", "saturday", "sunday", "choose"),
      choices.allSatisfy({ $0.dayCount > 20 })
    {
      return false
    }
    return joined
  }

  private var isBestTime: Bool {
    let isOneDay = reader.times.count == 1 && reader.times[0].kind == .day
    if asksForDay { return true }
    // "Is morning or evening better tomorrow".
    if has("better"), reader.times.count == 1, reader.times[0].period.dayCount == 1,
      reader.dayParts.count > 1
    {
      return true
    }
    if has("best"),
      has("when") || !isOneDay || reader.period().period.map({ $0.dayCount > 1 }) == true
    {
      return true
    }
    if has("worst"), says("day", "days", "dia", "when", "which", "week", "time", "date") {
      return true
    }
    if asksWhen, activity != nil, points.isEmpty, !says("will", "did", "was") { return true }
    return says("when", "cuando") && has("should", "better") && points.isEmpty
  }

  /// Whether a good or the most fitting day of a span is looked for.
  private var asksForDay: Bool {
    let days: Set<String> = [
      "day", "days", "evening", "night", "morning", "date", "time", "moment", "afternoon", "dia",
    ]
    for (index, word) in reader.texts.enumerated() {
      if word == "any", has("should") || says("ok", "okay", "good", "fine"),
        index + 1 < reader.texts.count, days.contains(reader.texts[index + 1]),
        reader.times.contains(where: { $0.period.dayCount > 2 })
      {
        return true
      }
      let isMost = word == "most" || word.hasSuffix("est") && word.count > 5
      let isGood = ["good", "great", "nice", "right", "decent", "lucky", "buen"].contains(word)
      guard isMost || isGood else { continue }
      let near = reader.texts[(index + 1)..<min(reader.texts.count, index + 3)]
      guard near.contains(where: days.contains) else { continue }
      let spans = reader.times.contains { $0.period.dayCount > 2 }
      let isOneDay = reader.times.count == 1 && reader.times[0].period.dayCount == 1
      if isMost, !isOneDay || has("before") { return true }
      if isGood, spans, activity != nil || reader.area != nil { return true }
    }
    return false
  }

  /// Whether a "when" asks rather than joins, as in "when he comes home".
  private var asksWhen: Bool {
    guard has("when") else { return false }
    let whens: Set<String> = ["when", "whens", "wen", "cuando"]
    let places = reader.texts.indices.filter { whens.contains(reader.texts[$0]) }
    return places.isEmpty
      || places.contains { reader.words[$0].startsClause || $0 == reader.texts.count - 1 }
  }

  private var isDecision: Bool {
    let asks = reader.text.contains("?") || reader.text.contains("¿")
    let isPlain = has("outlook")
    // "What should I watch out for" asks how it will be.
    if says("know", "watch", "expect", "focus", "prepare", "careful", "aware", "look"),
      says("anything", "something", "what"), activity == nil || says("know")
    {
      return false
    }
    if has("strongshould") {
      if activity != nil { return true }
      return says("should", "shud", "shld", "shall", "debo", "deberia", "would")
        || reader.area != nil && says("to")
    }
    if activity != nil {
      if has("should") { return true }
      if !isPlain, asks || hasTime { return reader.activity.map { $0.length > 0 } ?? false }
      if reader.texts.first == "do" || reader.texts.first == "can" { return true }
    }
    return false
  }

  private var isOutlook: Bool {
    hasTime
      || has("outlook") && (ownsSomething || reader.area != nil || reader.meaningfulWordCount > 1)
  }
}
