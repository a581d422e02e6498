internal import Astrology
internal import Ephemeris

extension Understanding {
  /// Whether it is about days and what they are good for.
  var isOfDays: Bool {
    switch intent {
    case .outlook, .bestTime, .compareTimes, .decision: true
    case .cause: explained != nil
    case .chartFact, .skyFact, .transitWhen, .compatibility, .concept, .portrait, .followUp,
      .courtesy, .care, .outOfScope:
      false
    }
  }

  /// Whether a text only makes sense after another one.
  ///
  /// It is short, and begins or refers as such texts do, or has no question of its own.
  static func isFollowUp(_ reader: QuestionReader, _ own: Self, after previous: Self) -> Bool {
    guard previous.intent != .courtesy, previous.intent != .care,
      own.intent != .courtesy || own.cues.has("correction") && own.period != nil
    else { return false }
    let cues = own.cues
    if reader.texts.count > 14 { return false }
    if reader.supposed != nil { return true }
    if own.dealing?.isOfEarlier == true { return true }
    if reader.isOfCharacter { return false }
    if !cues.isDisjoint(with: ["why_short"]), reader.texts.count <= 4 { return true }
    if cues.has("correction"), own.period != nil, reader.texts.count <= 8 { return true }
    if cues.has("shorter") || cues.has("after") { return true }
    if cues.has("more"), reader.texts.count <= 6 { return true }
    if cues.has("second"), previous.intent == .bestTime { return true }
    if cues.has("tips"), own.period == nil, own.activity == nil, own.area == nil,
      own.bodies.isEmpty, reader.texts.count <= 11, !reader.has("life")
    {
      return true
    }
    if own.asksHowSure(reader) || cues.has("sure"), reader.texts.count <= 12 { return true }
    if own.asksForOther(reader) || own.asksOfWaiting(reader, after: previous) { return true }
    if cues.has("meanthat"), own.bodies.isEmpty, own.concepts.isEmpty { return true }
    // "In which sign will it stand", after the date of a new Moon.
    let isOfIt = ["it", "that", "its"].contains { reader.has($0) } && reader.texts.count <= 8
    if isOfIt, own.bodies.isEmpty, own.signs.isEmpty, own.houses.isEmpty, own.concepts.isEmpty,
      own.activity == nil, own.area == nil, own.period == nil, own.otherBirth == nil,
      [.skyFact, .transitWhen, .chartFact].contains(previous.intent)
    {
      return true
    }
    if own.asksTouch(reader, after: previous) { return true }
    if previous.asksAround(reader) { return true }
    let isComplete =
      own.intent == .chartFact && own.sureness > 0.8 && !cues.has("and_start")
      || own.intent == .concept && own.sureness > 0.8 && !cues.has("refer")
      || own.intent == .compatibility && own.sureness > 0.8
      || own.intent == .skyFact
        && (!own.bodies.isEmpty
          || !cues.isDisjoint(with: ["fullmoon", "newmoon", "eclipse", "equinox", "solstice"]))
        && !cues.has("and_start")
    if isComplete { return false }
    if cues.has("and_start") { return reader.texts.count <= 10 }
    if own.sureness < 0.6 { return true }
    // "Which month will be the best", "would September be any better", of what was asked before.
    if previous.isOfDays, own.activity == nil, own.area == nil, own.bodies.isEmpty,
      reader.texts.count <= 7,
      own.intent == .bestTime && own.period == nil && previous.period != nil
        || own.intent == .outlook && cues.has("better")
    {
      return true
    }
    if cues.has("refer"), reader.texts.count <= 8, own.activity == nil { return true }
    // "How's December for love", after something that is no matter of days, is a question of its own.
    if own.intent == .outlook, cues.has("outlook"), !previous.isOfDays,
      own.period != nil || own.area != nil
    {
      return false
    }
    // A time or an area alone.
    return reader.texts.count <= 4 && own.activity == nil
      && (own.intent == .outlook || own.intent == .bestTime || own.intent == .cause)
  }

  /// Whether a text begins with the Spanish "and", which is an English why elsewhere.
  private func isGreetedBySpanishAnd(_ reader: QuestionReader) -> Bool {
    guard reader.texts.first == "y", reader.texts.count > 1 else { return false }
    let english: Set<String> = [
      "tho", "though", "not", "so", "is", "do", "did", "does", "am", "are", "was", "would", "the",
      "it", "me", "my", "i", "u", "r", "that", "this",
    ]
    return !english.contains(reader.texts[1])
  }

  /// The concepts that are returns of a body, and the body.
  private static let returns: [(concept: String, body: CelestialBody)] = [
    ("solar_return", .sun), ("lunar_return", .moon), ("saturn_return", .saturn),
    ("jupiter_return", .jupiter), ("chiron_return", .chiron),
  ]

  /// "And next one?", after a week or a month.
  private func nextTime(after previous: Self, reader: QuestionReader) -> AskedPeriod? {
    guard period == nil, reader.has("next"), reader.texts.count <= 5, previous.isOfDays,
      let old = previous.period
    else { return nil }
    switch old.dayCount {
    case 1: return old.moved(byDays: 1)
    case 2...7 where old.to.dayNumber - reader.situation.today.dayNumber < 14:
      return reader.periods.week(of: old.to, later: 1)
    default:
      let start = old.to.advanced(byDays: 1)
      return AskedPeriod(start, start.advanced(byDays: old.dayCount > 25 ? 30 : old.dayCount - 1))
    }
  }

  /// Takes over from an earlier question what this one leaves out.
  func completed(after previous: Self, reader: QuestionReader) -> Self {
    var whole = previous
    whole.isFollowUp = true
    whole.skips = 0
    whole.doubts = false
    whole.wantsShort = wantsShort
    whole.sureness = min(previous.sureness, 0.8)
    whole.isSpanish = isSpanish || previous.isSpanish
    if wantsShort { return whole }
    if whole.takes(dealing, of: self, after: previous) { return whole }
    whole.cues.subtract(Supposed.allCases.map(\.cue))
    if let supposed = reader.supposed {
      if !previous.isOfDays { whole.intent = .decision }
      whole.cues.insert(supposed.cue)
      return whole
    }
    if cues.has("tips"), period == nil, activity == nil, area == nil, bodies.isEmpty {
      whole.isFollowUp = true
      whole.cues.insert("word.tips")
      return whole
    }
    whole.cues.remove("word.tips")
    whole.cues.remove("word.choice")
    whole.cues.remove("word.touched")
    if asksTouch(reader, after: previous) {
      whole.natal = natal
      whole.cues.insert("word.touched")
      return whole
    }
    if previous.intent == .concept, cues.has("when"), reader.has("mine") || reader.has("my"),
      let returning = Self.returns.first(where: { previous.concepts.has($0.concept) })
    {
      // "And when's mine", after what a solar return is.
      whole.intent = .transitWhen
      (whole.bodies, whole.concepts) = ([returning.body], [])
      whole.cues = ["return", "when"]
      whole.period = period
      return whole
    }
    if cues.has("correction"), let period {
      (whole.period, whole.choices) = (period, choices)
      return whole
    }
    let saysMean = cues.has("meanthat")
    if saysMean, bodies.isEmpty, angles.isEmpty {
      whole.intent =
        previous.intent == .chartFact || previous.intent == .skyFact
          || previous.intent == .transitWhen && !previous.concepts.isEmpty
        ? .concept : previous.intent
      whole.isFollowUp = true
      whole.cues.insert("meanthat")
      return whole
    }
    if previous.intent == .skyFact, period == nil, cues.has("after") || reader.has("after"),
      cues.has("fullmoon") && previous.has("newmoon")
        || cues.has("newmoon") && previous.has("fullmoon")
    {
      // "And the full one after that", after a new Moon.
      let isFull = cues.has("fullmoon")
      whole.cues.remove(isFull ? "newmoon" : "fullmoon")
      whole.cues.formUnion([isFull ? "fullmoon" : "newmoon", "word.after_other"])
      return whole
    }
    if previous.asksAround(reader) {
      // "Should I book before or after that", after the dates of a retrograde.
      whole.intent = .compareTimes
      whole.cues.insert("word.around_event")
      if let activity { whole.activity = activity }
      if let area { whole.area = area }
      return whole
    }
    if cues.has("after") || reader.has("after"),
      previous.intent == .skyFact || previous.intent == .transitWhen,
      period == nil
    {
      whole.skips = previous.skips + 1
      return whole
    }
    if cues.has("second"), previous.intent == .bestTime, period == nil, activity == nil {
      whole.skips = previous.skips + 1
      return whole
    }
    if let next = timeAfter(previous, reader: reader) {
      whole.period = next
      return whole
    }
    if reader.has("after"), reader.has("week") || reader.has("month") || reader.has("day"),
      let period = previous.period
    {
      whole.period =
        reader.has("week")
        ? period.moved(byDays: 7)
        : reader.has("day")
          ? period.moved(byDays: 1)
          : AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 30))
      return whole
    }
    if let next = nextTime(after: previous, reader: reader) {
      whole.period = next
      return whole
    }
    if asksForOther(reader) {
      // "And for her?": the chart is the reader's.
      whole.cues.insert("word.for_other")
      if let period { (whole.period, whole.choices) = (period, choices) }
      return whole
    }
    if asksOfWaiting(reader, after: previous), let later = reader.times.first?.period {
      let today = AskedPeriod(reader.situation.today)
      whole.intent = .compareTimes
      whole.choices = [previous.period ?? today, later]
      whole.period = reader.hull(whole.choices)
      return whole
    }
    if let part = partAlone(reader), let old = previous.period, old.dayCount == 1,
      previous.isOfDays
    {
      // "What about the evening", after a day.
      for name in ["morning", "afternoon", "evening"] { whole.cues.remove("part.\(name)") }
      whole.cues.insert("part.\(part)")
      whole.intent = .outlook
      return whole
    }
    if cues.has("sure") || asksHowSure(reader) {
      whole.doubts = true
      if previous.signs.isEmpty { whole.signs = [] }
      for sign in signs where !whole.signs.contains(sign) { whole.signs.append(sign) }
      return whole
    }
    if previous.intent == .compatibility, signs.isEmpty, otherBirth == nil, period == nil {
      let asked = cues.intersection(["word.clash", "word.strongest", "keeps", "understand", "why"])
      if cues.has("why_short") || !asked.isEmpty && intent != .decision {
        whole.cues.formUnion(asked)
        if cues.has("why_short") { whole.cues.insert("why") }
        whole.intent = .compatibility
        return whole
      }
    }
    let namesThings = !bodies.isEmpty || !angles.isEmpty || !houses.isEmpty
    if namesThings || !signs.isEmpty && previous.intent == .compatibility {
      if !bodies.isEmpty || !angles.isEmpty {
        (whole.bodies, whole.angles) = (bodies, angles)
        if transiting != nil { whole.transiting = transiting }
        if natal != nil { whole.natal = natal }
      }
      if !houses.isEmpty {
        whole.houses = houses
        if previous.intent == .chartFact { (whole.bodies, whole.angles) = (bodies, angles) }
      }
      if !signs.isEmpty { whole.signs = signs }
      if aspect != nil { whole.aspect = aspect }
      if previous.intent == .chartFact {
        whole.houses = houses
        whole.cues.formUnion(cues)
        whole.cues.subtract(["tightest", "stellium", "elements", "daynight", "ruler"])
      }
      return whole
    }
    // What is asked of the same event.
    if previous.intent == .skyFact || previous.intent == .transitWhen
      || previous.intent == .chartFact,
      activity == nil, area == nil || previous.intent == .chartFact
    {
      whole.cues.formUnion(cues)
      if cues.has("until") {
        whole.wantsEnd = true
        whole.cues.remove("begin")
      }
      if let period { whole.period = period }
      if intent == .cause || intent == .decision { whole.intent = intent }
      return whole
    }
    whole.cues.remove("more")
    if cues.has("more") { whole.cues.insert("more") }
    if cues.has("more"), previous.intent == .chartFact {
      whole.cues.insert("aspects")
      return whole
    }
    if let period {
      whole.period = period
      whole.choices = choices
    }
    if let period, addsChoice(after: previous, reader) {
      // "Or the 24th?", of days that were offered before.
      whole.choices = previous.choices + [period]
      whole.period = reader.hull(whole.choices)
      whole.intent = .compareTimes
      return whole
    }
    if let area {
      whole.area = area
      // "Will that bring me a wife", after the date of a transit.
      if previous.intent == .transitWhen, cues.has("word.asks_whether") {
        whole.cues.insert("word.promise")
      }
      whole.cues.remove("seenby")
    }
    if activity != nil {
      whole.activity = activity
    } else if area != nil, area != previous.area {
      whole.activity = nil
    }
    if activity != nil || area != nil || act != nil { whole.act = act }
    whole.wantsWorst = wantsWorst
    let own = cues
    if own.has("until"), period == nil, activity == nil,
      [.cause, .outlook, .transitWhen].contains(previous.intent)
    {
      // "When does that end?" asks for the end of what weighs.
      whole.intent = .transitWhen
      whole.wantsEnd = true
      (whole.bodies, whole.transiting, whole.natal, whole.period) = ([], nil, nil, nil)
      whole.cues = own.intersection(["pain"]).union(["until"])
      return whole
    }
    if own.has("better"), !own.has("why"), let period, choices.isEmpty,
      let before = previous.period,
      before != period, previous.intent == .decision || previous.intent == .outlook
    {
      // "And would summer be better", after a question about spring.
      whole.intent = .compareTimes
      whole.choices = [before, period]
      whole.period = reader.hull(whole.choices)
      return whole
    }
    let asksWhy =
      own.has("why") || own.has("why_short") || own.has("more") && previous.isOfDays
    if previous.intent == .cause, let explained = previous.explained, !asksWhy {
      // "And tomorrow?" after a "why?" asks again what was asked before it.
      whole.intent = explained == .decision && area != nil && activity == nil ? .outlook : explained
      whole.explained = nil
    }
    if own.has("more") && previous.isOfDays || own.has("why") && !isGreetedBySpanishAnd(reader)
      || (own.has("why_short") && !isGreetedBySpanishAnd(reader))
    {
      whole.intent = .cause
      if previous.isOfDays { whole.explained = previous.explained ?? previous.intent }
      if previous.intent == .portrait { whole.explained = .portrait }
      whole.cues.formUnion(["why"])
    } else if intent == .bestTime || own.has("best") || own.has("worst")
      || own.has("when") && period == nil
    {
      whole.intent = .bestTime
      whole.cues.formUnion(own.intersection(["word.which_month"]))
      // "Would September be any better": what was asked before beside what is asked now.
      if own.has("better"), let period, let before = previous.period, before != period,
        previous.intent == .bestTime, before.dayCount > 1
      {
        whole.intent = .compareTimes
        whole.choices = [before, period]
      }
    } else if intent == .compareTimes {
      whole.intent = .compareTimes
    } else if intent == .decision, sureness >= 0.8, own.has("should") || own.has("strongshould") {
      whole.intent = .decision
    } else if intent == .outlook, own.has("outlook") {
      whole.intent =
        previous.intent == .decision || previous.intent == .bestTime
          || previous.intent == .compareTimes || !previous.isOfDays && period != nil
        ? .outlook : previous.intent
      if own.has("and_start"), area == nil, activity == nil { whole.intent = previous.intent }
    }
    if whole.intent == .bestTime, previous.intent != .bestTime, let named = whole.period,
      named.dayCount == 1, period == nil, !reader.has("time"), !reader.has("hour")
    {
      // "When then", after one day, looks at the days that follow.
      whole.period = AskedPeriod(named.from, named.from.advanced(byDays: 13))
    }
    if whole.intent == .compareTimes, whole.choices.count < 2 { whole.intent = .bestTime }
    // "Will 2027 be different", after what the birth chart says of love.
    if intent == .outlook, period != nil, !asksWhy, whole.explained == nil,
      whole.intent == .cause || whole.intent == .portrait
    {
      whole.intent = .outlook
      whole.isLifelong = false
    }
    if whole.intent == .cause, previous.isFollowUp, area != nil || activity != nil,
      !own.has("why"), !own.has("why_short")
    {
      // "And work?" after a "why?" asks how work will be.
      whole.intent = .outlook
    }
    return whole
  }
}
