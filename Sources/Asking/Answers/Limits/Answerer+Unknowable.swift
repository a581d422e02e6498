internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

extension Answerer {
  /// What nobody can know, and what can be said of it instead.
  private enum Unknowable: String {
    /// What another person thinks, feels or does.
    case mind
    /// Whether something will come.
    case event
    /// The day of an operation, which doctors choose.
    case operation
    /// How somebody else will be.
    case fare
    /// Whether a child will come.
    case child
    /// Who inherits.
    case heir
  }

  /// The answer to what nobody can know: one honest sentence, then the reader's own good days and one thing to do.
  ///
  /// Returns nil for a matter that has fixed texts.
  func unknowable(
    _ question: Question, _ understanding: Understanding, _ matter: Question.SafetyMatter,
    _ context: FindingContext, _ speech: Speech, asker: Asker, mind: OtherMind? = nil
  ) -> Answer? {
    let awaited = AwaitedEvent(QuestionReader(question.text, situation: .unknown))
    let found = mind == nil ? Self.unknowable(question, matter, awaited) : .mind
    guard let kind = found else { return nil }
    var understanding = understanding
    var draft = AnswerDraft()
    draft.verdict = .refuse
    let isLeft = TermBook.shared.terms(in: FoldedText(question.text).words)
      .contains { $0.meaning == .cue("breakup") }
    if isLeft, speech.said.isEmpty { draft.add(speech.say("breakup.first")) }
    let isDated = kind == .event && awaited != nil
    let isOwnChild = kind == .child && Self.isOwnChild(question)
    draft.add(
      speech.say(
        isOwnChild
          ? Self.childKey(question)
          : isDated
            ? "event.when" : mind?.isOfFaith == true ? "mind.faith" : "\(kind.rawValue).first"))
    if case .own(isOfLove: true)? = awaited { understanding.area = .loveRelationships }
    if kind == .mind, understanding.area == nil {
      understanding.area = Self.area(ofRegardIn: Set(FoldedText(question.text).words.map(\.text)))
    }
    // What the words name is nearer to the event than what the classifier takes it for.
    if mind == nil, kind == .event || kind == .mind && understanding.area == nil,
      case let named? = QuestionReader(question.text, situation: .unknown).area
    {
      understanding.area = named
    }
    if kind == .mind, Self.awaitsCall(in: FoldedText(question.text).words.map(\.text)) {
      understanding.area = .pathProfession
    }
    if kind == .event, understanding.area == nil, Self.asksForCompany(question) {
      understanding.area = .loveRelationships
    }
    let today = context.today
    let named = understanding.period.map { $0.from(today) }
    let month = AskedPeriod(today, today.advanced(byDays: 29))
    // A time that is named, if it leaves a choice of days.
    let period =
      named.map { $0.dayCount > 2 && kind != .mind && kind != .fare ? $0 : month } ?? month
    let (meters, area) = Self.subject(kind, of: understanding)
    let offered = understanding.choices.filter { $0.dayCount == 1 && $0.from >= today }
    let isOffered = kind == .operation && offered.count > 1 && offered.allSatisfy(context.holds)
    if isOffered,
      let days = try? MeterDays(offered.map(\.from), meters: meters, of: context),
      let best = days.days.max(by: { $0.mean < $1.mean })
    {
      // The days that are offered, and no other.
      draft.add(speech.say("operation.next.one", ["list": speech.day(best.date)]))
      draft.name(best.date)
    } else if kind == .event, let year = goodYear(question, meters, area, context, speech) {
      draft.note("best_year", year.year)
      draft.name(year.month)
      draft.add(year.sentence)
    } else if context.holds(period), period.dayCount <= 366, period.to >= today,
      let days = try? MeterDays(
        area == .pathProfession || kind == .mind && Self.areasOfWeekdays.contains(area)
          ? period.dates.filter { !$0.isWeekend } : period.dates,
        meters: meters, of: context)
    {
      // The same days as those of "which day is best".
      let best = days.ranked.prefix(2).map(\.date).sorted()
      let list = speech.list(best.map { speech.day($0) })
      let subject = area.map { speech.say("matter.\($0.rawValue)").lowercasedFirst }
      let key =
        isOwnChild
        ? "child.next.own" : subject == nil ? "event.next.any" : "\(kind.rawValue).next"
      draft.add(speech.say(key, ["list": list, "matter": subject ?? ""]))
      for date in best { draft.name(date) }
    }
    let isOfLove = kind == .event && area == .loveRelationships
    // Who asks whether love comes again has lost one.
    let isAgain = isOfLove && FoldedText(question.text).words.contains { $0.text == "again" }
    let isOfYear = draft.facts.contains { $0.name == "best_year" }
    draft.add(
      speech.say(
        isOfYear
          ? "event.year.deed"
          : isAgain
            ? "event.deed.again"
            : isOfLove
              ? "event.deed.love"
              : mind?.isOfApplication == true
                ? "mind.deed.application" : Self.deed(of: kind, area, in: question)))
    if isOwnChild { draft.sentences.append(speech.say("child.wait.own")) }
    if kind == .operation || kind == .child { understanding.activity = nil }
    var sentences = draft.sentences
    if let name = asker.firstName, let first = sentences.first, speech.said.isEmpty {
      sentences[0] = "\(name), \(first.lowercasedFirst)"
    }
    if let language = AskedLanguage(of: FoldedText(question.text).words, text: question.text),
      language.code == "es", !speech.said.contains(where: { $0.holds(language.note) })
    {
      sentences.append(language.note)
    }
    // Only a question about death is of that matter; what others think is none.
    let isOfMinds = matter == .death && [.mind, .fare, .event, .child].contains(kind)
    return Answer(sentences, understanding, matter: isOfMinds ? nil : matter, draft: draft)
  }

  /// Words for how somebody thinks of the reader.
  private static let regards: Set<String> = [
    "hate", "hates", "dislike", "dislikes", "despises", "resents", "mad", "angry", "annoyed",
    "upset",
    "respect", "respects", "trust", "trusts", "like", "likes", "odia", "odian", "detesta",
    "detestan", "mania", "caigo", "conmigo", "piensa", "piensan", "opina", "opinan",
  ]
  private static let teachers: Set<String> = [
    "teacher", "prof", "professor", "coach", "profe", "profesor", "profesora", "maestro",
    "maestra",
  ]

  /// The area of life in which somebody thinks so of the reader, where the question names none; nil for love.
  private static func area(ofRegardIn texts: Set<String>) -> Answer.Area? {
    guard !regards.isDisjoint(with: texts) else { return nil }
    if !teachers.isDisjoint(with: texts) { return .pathProfession }
    let partners: Set<String> = [
      "he", "she", "him", "her", "husband", "wife", "boyfriend", "girlfriend", "crush", "ex",
      "novio",
      "novia", "marido", "mujer",
    ]
    return partners.isDisjoint(with: texts) ? .familyFriendships : nil
  }

  /// Areas whose people are met on working days.
  private static let areasOfWeekdays: [Answer.Area?] = [.pathProfession, .financeAbundance]
  /// Areas beside love, work and family that people belong to.
  private static let areasOfPeople: [Answer.Area] = [
    .personalGrowth, .homeEnvironment, .energy, .financeAbundance,
  ]

  /// The meters of the good days, and the area that they are of.
  private static func subject(
    _ kind: Unknowable, of understanding: Understanding
  ) -> (meters: [Meter], area: Answer.Area?) {
    switch kind {
    case .operation: return (Answer.Area.mood.meters, .mood)
    case .child: return (Answer.Area.familyFriendships.meters, .familyFriendships)
    case .heir: return (Answer.Area.decisionsCrossroads.meters, .decisionsCrossroads)
    case .mind, .fare:
      // A colleague's mind is a matter of work, a sister's one of the family.
      switch understanding.area {
      case .pathProfession?: return (Answer.Area.pathProfession.meters, .pathProfession)
      case .familyFriendships?: return (Answer.Area.familyFriendships.meters, .familyFriendships)
      case let area? where kind == .mind && Self.areasOfPeople.contains(area):
        return (area.meters, area)
      case .loveRelationships?, .personalGrowth?, .financeAbundance?, .purposeSpirituality?,
        .homeEnvironment?, .decisionsCrossroads?, .energy?, .mood?, nil:
        return (Answer.Area.loveRelationships.meters, .loveRelationships)
      }
    case .event:
      return (understanding.area?.meters ?? [], understanding.area)
    }
  }

  private static func unknowable(
    _ question: Question, _ matter: Question.SafetyMatter, _ awaited: AwaitedEvent?
  ) -> Unknowable? {
    switch question.subject {
    case .operation?: return .operation
    case .child?: return .child
    default: break
    }
    let words = FoldedText(question.text).words
    let texts = Set(words.map(\.text))
    let terms = TermBook.shared.terms(in: words).map(\.meaning)
    switch matter {
    case .medicine:
      let asksForDay =
        terms.contains(.cue("best")) || terms.contains(.cue("should"))
        || terms.contains(.cue("when")) || terms.contains(.cue("better"))
        || texts.has("day") || texts.has("date")
      if terms.contains(.cue("operation")), asksForDay { return .operation }
      let isAhead = !texts.isDisjoint(with: ["will", "ever", "gonna", "going"])
      return terms.contains(.cue("child_event")) && isAhead ? .child : nil
    case .lawAndMoney: return terms.contains(.cue("heir")) ? .heir : nil
    case .death:
      guard Question.ofDying.isDisjoint(with: texts) else { return nil }
      let others: Set<String> = ["he", "she", "they", "my", "him", "her"]
      let isAhead = !texts.isDisjoint(with: ["will", "ever", "gonna", "going"])
      if terms.contains(.cue("child_event")), isAhead, awaited == nil { return .child }
      if terms.contains(.cue("fare")), !texts.has("i"), !others.isDisjoint(with: texts) {
        return .fare
      }
      // "At what age will I marry" has the words of a question about death, but names its event.
      if let awaited {
        if case .other = awaited { return .mind }
        return .event
      }
      guard !Question.isOfDeath(question.text) else { return nil }
      // Whether a love will come is an event, not what somebody thinks.
      if Question.asksForLove(words.map(\.text)) { return .event }
      let ofPeople: Set<String> = ["who", "anyone", "someone", "somebody", "love", "soulmate"]
      let hasPerson = terms.contains { term in
        if case .person(let kind) = term { kind != "family" } else { false }
      }
      return hasPerson || !ofPeople.isDisjoint(with: texts) || !Self.regards.isDisjoint(with: texts)
        ? .mind : .event
    case .selfHarm, .violenceAtHome, .emergency, .eating, .drugs, .harmToOthers, .minor, .lottery,
      .gambling, .grief:
      return nil
    }
  }

  /// The key of one thing to do.
  private static func deed(
    of kind: Unknowable, _ area: Answer.Area?, in question: Question
  ) -> String {
    if kind == .event, area == .familyFriendships { return "event.deed.family_friendships" }
    if kind == .mind, let area {
      let key = "mind.deed.\(area.rawValue)"
      if !Speech.texts(key).isEmpty { return key }
    }
    let isOwn = kind == .child && isOwnChild(question)
    return isOwn ? "child.ask.own" : "\(kind.rawValue).deed"
  }

  /// Whether a child would be the reader's own: "try for another baby" names nobody else.
  private static func isOwnChild(_ question: Question) -> Bool {
    let texts = FoldedText(question.text).words.map(\.text)
    guard !texts.contains(where: { $0.hasPrefix("grand") }) else { return false }
    let isOfOther = texts.contains { ["he", "she", "they", "her", "his", "their"].has($0) }
    let owned = NamedPerson(in: FoldedText(question.text).words)
    return texts.contains { ["i", "we", "am", "im", "us", "ill"].has($0) }
      || !isOfOther && owned == nil
  }

  /// The key of the first sentence to one who may have a child.
  private static func childKey(_ question: Question) -> String {
    let texts = FoldedText(question.text).words.map(\.text)
    let asksNow = texts.indices.contains { texts[$0...].starts(with: ["am", "i", "pregnant"]) }
    return asksNow ? "child.test.own" : "child.first.own"
  }
}
