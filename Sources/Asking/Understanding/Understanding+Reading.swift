internal import Astrology
internal import Ephemeris

extension Understanding {
  /// Understands a text by its words alone, without what was asked before.
  ///
  /// - Parameters:
  ///   - reader: The words and what they mean.
  ///   - isByRules: Whether the rules alone decide the intent, as they do of what continues a conversation.
  init(_ reader: QuestionReader, isByRules: Bool = false) {
    let rules = IntentRules(reader)
    let ruled = rules.intent()
    let features = isByRules ? nil : IntentFeatures(reader)
    let (found, sureness) =
      features.map { Self.intent(IntentClassifier.builtIn.guess($0), ruled, reader) } ?? ruled
    self.init(intent: found)
    self.sureness = sureness
    cues = rules.cues
    if rules.isReturnByPlace { cues.insert("return") }
    if let term = rules.term {
      cues.insert(term.cue)
      addTermCues(reader)
    }
    if rules.joinsPartner { cues.insert("word.joined") }
    activity = rules.activity
    let namedAct = AskedAct(reader)
    area = Self.area(of: reader, namedAct)
    if let features { learnArea(features, reader, namedAct) }
    let (named, options) = reader.period()
    period = named
    choices = options
    // "Next year, please. I lost a lot in the autumn."
    let today = reader.situation.today
    let live = found == .cause ? options : options.filter { $0.to >= today }
    if named == nil, let first = live.first ?? options.first {
      // Several times that are no choice: the widest where a day is looked for, else the first.
      period =
        found == .bestTime
        ? live.max { $0.dayCount < $1.dayCount } : reader.askedTime?.period ?? first
      choices = []
    }
    settleComparison(reader)
    for (point, _, _) in rules.points {
      switch point {
      case .body(let body): if !bodies.contains(body) { bodies.append(body) }
      case .angle(let angle): if !angles.contains(angle) { angles.append(angle) }
      }
    }
    let own = rules.points.filter(\.isOwn).map(\.point)
    let others = rules.points.filter { !$0.isOwn }.map(\.point)
    for point in others where transiting == nil {
      if case .body(let body) = point { transiting = body }
    }
    natal = own.first ?? others.dropFirst().first
    if transiting == nil, own.count > 1, case .body(let body)? = own.first {
      (transiting, natal) = (body, own[1])
    }
    // An angle can't move to a planet.
    if natal == nil, case .angle? = others.first { natal = others.first }
    signs = rules.signs
    houses = rules.houses
    concepts = rules.concepts
    aspect = reader.aspect
    // "What sign is Uranus in these days" asks of now.
    if found == .skyFact, let named = period, named.to == today, named.dayCount == 15,
      cues.has("now")
    {
      period = AskedPeriod(today)
    }
    if found == .compatibility { otherBirth = rules.otherBirth ?? rules.dayLongAgo }
    if otherBirth != nil { (period, choices) = (nil, []) }
    if found == .chartFact, rules.asksWhichHouse { (period, choices) = (nil, []) }
    if rules.term?.isOfBirth == true { (period, choices) = (nil, []) }
    if rules.term == .planetInHouse, let house = reader.ordinalHouse {
      (houses, period, choices) = ([house], nil, [])
    }
    if found == .chartFact, rules.claimsSign {
      (period, choices) = (nil, [])
      cues.insert("word.claim")
    }
    // "Two Aquarius people": the sign with itself.
    if found == .compatibility, signs.count == 1,
      ["two", "both", "another", "dos"].contains(where: { reader.has($0) }),
      !reader.has("i") && !reader.has("im") && !reader.has("me")
    {
      signs.append(signs[0])
    }
    namesOther = !reader.persons.isEmpty
    wantsWorst = cues.has("worst")
    wantsEnd = cues.has("until") && !cues.has("howlongtill")
    wantsShort = cues.has("shorter")
    isLifelong =
      cues.has("habit") && reader.times.isEmpty
      || reader.times.isEmpty && ["chart", "carta"].contains { reader.has($0) }
    let glad = [
      "thank", "hopeful", "happy", "great", "good", "lucky", "cheerful", "energised", "energized",
      "giddy", "calm", "feliz", "bien", "wonderful", "well", "amazing", "confident", "motivated",
      "inspired",
      "smoothly", "relaxed", "excited",
    ]
    isGlad = glad.contains { reader.has($0) } && !reader.has("not") && !reader.has("isnt")
    if rules.term == .dispute { isGlad = false }
    onlyWeekdays =
      ["weekday", "weekdays", "workday", "workdays"].contains { reader.has($0) }
      || reader.asksForBusinessDays || reader.leavesWeekendsOut
    if reader.asksForBusinessDays, activity == nil, area == nil || area == .energy {
      area = .pathProfession
    }
    if found == .bestTime || found == .compareTimes {
      for (index, word) in reader.texts.enumerated() {
        guard let weekday = CalendarWords.weekdays[word] else { continue }
        let before = index > 0 ? reader.texts[index - 1] : ""
        let isAny =
          ["a", "of", "any", "un", "which", "what", "best"].contains(before)
          || word.hasSuffix("days")
        let isOfSpan = reader.times.contains { $0.period.dayCount > 14 }
        if isAny || isOfSpan { onlyWeekday = weekday }
      }
    }
    isSpanish = reader.isSpanish
    addWordCues(reader)
    addOrderCues(reader)
    addSideCues(reader)
    offer(reader, ruled: ruled)
    addOthers(reader, rules, namedAct)
    keepNamedMatter(reader)
    takePeople(reader)
  }

  /// Takes the area that the classifier finds where phrases name none, or one that is less likely.
  private mutating func learnArea(
    _ features: IntentFeatures, _ reader: QuestionReader, _ act: AskedAct?
  ) {
    // "How should I spend my day" is about all of it.
    if asksForPlan { return }
    if let act, act.isDeed, act.names(activity, in: reader) { return }
    let guess = AreaClassifier.builtIn.guess(features)
    switch intent {
    case .outlook, .bestTime, .compareTimes, .decision, .cause:
      // Where none is first, the nearest has to be far ahead of the others.
      guard let found = guess.area ?? (guess.isClear ? guess.nearest : nil) else { return }
      take(found, guess)
    case .compatibility where area == nil:
      let others: [Answer.Area] = [.familyFriendships, .pathProfession]
      area = guess.isLikely && others.contains(guess.nearest) ? guess.nearest : .loveRelationships
    case .chartFact, .skyFact, .transitWhen, .compatibility, .concept, .portrait, .followUp,
      .courtesy, .care, .outOfScope:
      return
    }
  }

  private mutating func take(_ found: Answer.Area, _ guess: AreaClassifier.Guess) {
    guard found != area else { return }
    let isBetter =
      area == nil && activity == nil
      ? guess.isLikely
      : activity == nil ? guess.isClear : guess.isCertain
    guard isBetter else { return }
    area = found
    if activity?.area != found { activity = nil }
  }

  /// Takes a question that offers two things for a decision between them.
  private mutating func offer(
    _ reader: QuestionReader, ruled: (intent: Understanding.Intent, sureness: Double)
  ) {
    guard !has("leave_out"), let choice = OfferedChoice(reader) else { return }
    let asks = has("strongshould") || has("better")
    let fits =
      switch intent {
      case .decision, .compareTimes, .bestTime: true
      case .outlook:
        asks || ruled.intent == .decision || ruled.sureness < 0.5 || choice.activities.count == 2
      case .outOfScope: choice.isOfClothes || choice.activities.count == 2 || asks && area != nil
      // "I got two offers. Which one?" asks for no reason.
      case .cause: !has("why") && !reader.has("why") && choice.activities.isEmpty
      case .skyFact: ruled.intent != .skyFact
      case .chartFact, .transitWhen, .compatibility, .concept, .portrait, .followUp, .courtesy,
        .care:
        false
      }
    guard fits else { return }
    intent = .decision
    offered = choice.activities
    choices = []
    cues.insert("word.choice")
    if choice.isOfClothes { cues.insert("word.clothes") }
    if choice.isMixed { (area, activity) = (nil, nil) }
  }

  /// Keeps single words that answers depend on, as cues of their own.
  private mutating func addWordCues(_ reader: QuestionReader) {
    let words = [
      ("spring", ["spring", "vernal", "march", "primavera"]),
      ("autumn", ["autumn", "fall", "autumnal", "september", "otono"]),
      ("summer", ["summer", "june", "verano"]), ("winter", ["winter", "december", "invierno"]),
      ("leave", ["leave", "leaves", "leaving", "left", "exit", "exits", "sale", "out"]),
      (
        "weak",
        [
          "weakness", "weaknesses", "weak", "flaws", "flaw", "worst", "bad", "dark", "shadow",
          "challenge", "blind", "debilidades",
        ]
      ),
      (
        "strong",
        [
          "strength", "strengths", "talent", "talents", "gifts", "good", "superpower", "best",
          "fortalezas",
        ]
      ),
      (
        "clash",
        [
          "clash", "fight", "argue", "friction", "difficult", "problems", "hard", "tension",
          "nerves", "annoy", "annoys", "arguing", "fighting", "quarrel",
        ]
      ),
      ("why", ["why", "whys", "porque"]), ("mighty", ["strong", "weak", "strength", "fuerte"]),
      ("strongest", ["strongest", "link", "closest", "tightest"]), ("long", ["long"]),
    ]
    if ["march", "june", "september", "december"].contains(where: { reader.has($0) }) {
      cues.insert("word.month")
    }
    if ["last", "previous", "latest", "ultima"].contains(where: { reader.has($0) }) {
      cues.insert("last_one")
    }
    if let first = reader.texts.first, ["has", "have", "is", "did", "are", "isnt"].contains(first) {
      cues.insert("word.whether")
    }
    // "Is 2027 a good year for me", "ive got netball on saturday, will I play well".
    let verbs = ["is", "will", "are", "am", "would", "do", "does", "can", "isnt", "wont"]
    let openers = reader.texts.indices.filter { reader.words[$0].startsClause }
    let isMidway = reader.texts.indices.dropLast().contains { index in
      reader.texts[index] == "will"
        && ["i", "it", "my", "we", "the", "there"].contains(reader.texts[index + 1])
        && !reader.texts[..<index].contains {
          ["how", "what", "when", "why", "where"].contains($0)
        }
    }
    let opens = openers.contains { verbs.contains(reader.texts[$0]) } || isMidway
    if opens, !has("strongshould") { cues.insert("word.asks_whether") }
    for (name, some) in words where some.contains(where: { reader.has($0) }) {
      cues.insert("word.\(name)")
    }
    if ["sign", "signs", "zodiac", "match", "signos"].contains(where: { reader.has($0) }),
      ["which", "what", "best", "worst", "que"].contains(where: { reader.has($0) })
    {
      cues.insert("word.which_signs")
    }
    // "Any tips for my exam on Thursday".
    if cues.has("tips"), activity != nil, intent == .outlook || intent == .decision {
      cues.insert("word.tips")
    }
    if reader.has("my") { cues.insert("word.own") }
    if reader.has("month"), reader.has("which") || reader.has("what") || reader.asksBestMonth {
      cues.insert("word.which_month")
    }
    // "Go or skip" offers both, and asks about going.
    let skips = reader.matches.filter { $0.meaning == .cue("leave_out") }
    let isOffered = skips.contains { reader.texts[..<$0.place].suffix(4).has("or") }
    if isOffered { cues.remove("leave_out") }
    for part in reader.dayParts { cues.insert("part.\(part)") }
    for match in reader.matches {
      switch match.meaning {
      case .element(let element): cues.insert("element.\(element.rawValue)")
      case .aspect(let kind): cues.insert("aspect.\(kind.name)")
      case .body, .angle, .sign, .house, .mode, .cue, .outside, .person, .area, .activity,
        .concept, .care:
        break
      }
    }
  }

  /// The intent by the classifier, and how sure it is beside what the rules say.
  private static func intent(
    _ guess: IntentClassifier.Guess, _ ruled: (intent: Understanding.Intent, sureness: Double),
    _ reader: QuestionReader
  ) -> (Understanding.Intent, Double) {
    // A date of birth alone.
    if ruled.intent == .compatibility, ruled.sureness >= 0.9, reader.matches.isEmpty,
      reader.times.count == 1
    {
      return ruled
    }
    // "When will Jupiter be back where it was when I was born", "me and Theo, does it work".
    let rules = IntentRules(reader)
    if rules.isCertain { return ruled }
    if ruled.intent == .transitWhen, rules.has("return"), rules.has("when") { return ruled }
    if ruled.intent == .compatibility, rules.joinsPartner { return ruled }
    if ruled.intent == .compareTimes, rules.offersDays { return ruled }
    if ruled.intent == .decision,
      rules.asksWhetherNow && rules.reader.times.first?.kind == .day || rules.asksOfThatDay
        || rules.asksWhetherItMatters
    {
      return ruled
    }
    if ruled.intent == .chartFact, rules.asksWhichHouse || rules.asksRetrogradeAtBirth {
      return ruled
    }
    // "Tinder match says 14.02.1996, worth it?"
    if ruled.intent == .compatibility, rules.otherBirth != nil { return ruled }
    let ofBirth = reader.has("born") && reader.has("i")
    if ofBirth, !reader.points.isEmpty, !reader.signs.isEmpty,
      [guess.intent, ruled.intent].contains(where: { $0 == .bestTime || $0 == .compareTimes })
    {
      return (.chartFact, 0.9)
    }
    if guess.intent == ruled.intent { return ruled }
    // "Mars retrograde: has it started, when is it over" is of the sky where nothing is the reader's.
    if ruled.intent == .skyFact, guess.intent == .transitWhen, rules.has("retro"),
      !["my", "me", "i", "mi"].contains(where: { reader.has($0) })
    {
      return ruled
    }
    // "Void of course moon??"
    if ruled.intent == .concept, reader.texts.count <= 4, reader.concepts == ["void"] {
      return ruled
    }
    // What is planned is no question by itself: "my in-laws land on Friday, brace me".
    let names = reader.cueNames()
    if guess.isVague, ruled.intent == .decision,
      names.isDisjoint(with: ["should", "strongshould"]),
      [.outlook, .bestTime, .compareTimes, .cause].contains(guess.intent)
    {
      return (guess.intent, 0.5)
    }
    if guess.isVague, ruled.sureness >= 0.8, ruled.intent != .outOfScope { return ruled }
    // "What was going on in March" asks for the reasons of a time as much as how it was.
    if guess.intent == .outlook, ruled.intent == .cause, !guess.isClear { return ruled }
    // Words that nobody knows have no features to go by.
    if ruled.intent == .outOfScope, ruled.sureness >= 0.9, reader.meaningfulWordCount == 0 {
      return ruled
    }
    // "September or October, give me a Saturday" looks for a day in both.
    let choices = reader.period().choices
    let isOfMonths = !choices.isEmpty && choices.allSatisfy { $0.dayCount > 20 }
    if guess.intent == .compareTimes, ruled.intent == .bestTime, isOfMonths { return ruled }
    // "Am I mostly water" and "why is Pluto in my chart if it is no planet" are certain by what they name.
    let namesElement = reader.matches.contains { match in
      if case .element = match.meaning { true } else { false }
    }
    if ruled.intent == .chartFact, ruled.sureness >= 0.9, namesElement { return ruled }
    // "Midheaven: what sign", "simply a strong full Moon" and "which planet do I thank" are certain, too.
    let hasAngle = reader.points.contains { !$0.point.isBody }
    if ruled.intent == .chartFact, ruled.sureness >= 0.9, hasAngle, reader.cueNames().has("sign") {
      return ruled
    }
    if ruled.intent == .concept, reader.cueNames().has("conceptsure") { return ruled }
    let cues = reader.cueNames()
    if guess.intent == .decision, !cues.has("should"), !cues.has("strongshould"),
      ruled.intent == .cause && ruled.sureness >= 0.9
        || ruled.intent == .outlook && cues.has("outlook")
    {
      return ruled
    }
    if ruled.intent == .portrait, cues.has("unlike") || PortraitTheme(cues) != nil { return ruled }
    if ruled.intent == .compatibility, reader.namesPartner || cues.has("keeps") { return ruled }
    if guess.intent == .compareTimes, ruled.intent == .outlook || ruled.intent == .decision,
      choices.isEmpty,
      reader.dayParts.count < 2
    {
      return ruled
    }
    if ruled.intent == .cause,
      guess.intent == .skyFact && reader.area != nil || reader.has("planet")
    {
      return ruled
    }
    if ruled.intent == .outOfScope, ruled.sureness >= 0.9, guess.intent == .transitWhen,
      reader.points.isEmpty, reader.times.isEmpty
    {
      return ruled
    }
    let isBirthday = ["born", "birth", "naci"].contains { reader.has($0) }
    if ruled.intent == .chartFact, ruled.sureness >= 0.9, isBirthday,
      guess.intent == .bestTime || guess.intent == .compareTimes || guess.intent == .decision
    {
      return ruled
    }
    let isCertain = IntentRules.certainConcepts.contains { reader.concepts.has($0) }
    if ruled.intent == .concept, isCertain { return ruled }
    return (guess.intent, guess.isClear ? 0.85 : 0.5)
  }

  private static func area(of reader: QuestionReader, _ act: AskedAct?) -> Answer.Area? {
    var named = reader.area
    // "Why do I feel so tired" is about strength more than about feelings.
    let ofStrength = ["tired", "exhausted", "drained", "sleepy", "sluggish", "knackered", "energy"]
    if named == .mood, ofStrength.contains(where: { reader.has($0) }) { named = .energy }
    // "Slow for business" is about business.
    if let act, !act.isDeed, let own = reader.area(within: act.place) {
      named = own
    }
    guard let found = reader.activity else { return named }
    // An activity of two words weighs more than a word of an area.
    if found.length >= 2 || named == nil { return found.activity.area ?? named }
    return named
  }
}
