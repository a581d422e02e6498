internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

/// Writes what was found as an answer.
struct AnswerWriter {
  let understanding: Understanding
  let context: FindingContext
  let speech: Speech

  /// The draft of an answer to a question that a chart can say something about.
  func draft() throws(EphemerisError) -> AnswerDraft {
    if let period = understanding.period, !context.holds(period) {
      var draft = AnswerDraft()
      draft.add(
        speech.say(
          "beyond",
          [
            "from": "\(context.ephemeris.span.first.year)",
            "to": "\(context.ephemeris.span.last.year)",
          ]))
      draft.period = period
      return draft
    }
    if let draft = try worried() { return draft }
    if understanding.has("word.tips") { return try tips() }
    if let dealing = understanding.dealing { return try self.dealing(dealing) }
    if let supposed = understanding.supposed { return try after(supposed) }
    if understanding.intent != .concept, understanding.concepts.has("astrology_real") {
      // What was asked beside the doubt is answered after it.
      var asked = understanding
      asked.concepts.removeAll { $0 == "astrology_real" }
      let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
      var draft = try writer.draft()
      // The answer begins it; what it rests on comes behind.
      draft.sentences = Answerer.cut(draft.sentences, toWords: 80)
      draft.add(speech.say("doubt.short"))
      return draft
    }
    if understanding.has(IntentRules.Term.events.cue) {
      var asked = understanding
      asked.cues.remove(IntentRules.Term.events.cue)
      let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
      var draft = try writer.draft()
      draft.sentences.insert(speech.say("exact.none"), at: 0)
      return draft
    }
    if let draft = try technicalAnswer() { return draft }
    switch understanding.intent {
    case .chartFact:
      if let birth = understanding.otherBirth { return try places(ofBirth: birth) }
      return besidePremise(try chartFact())
    case .skyFact: return try skyFact()
    case .transitWhen: return besideFear(try transitWhen())
    case .outlook, .followUp: return besideOutcome(besideFear(besideHealth(try outlook())))
    case .bestTime: return try bestTime()
    case .compareTimes: return try compareTimes()
    case .decision:
      if let draft = vocation() { return draft }
      return asksForCalling ? portrait() : besideOutcome(try decision())
    case .cause:
      if let draft = sameBirthday() { return draft }
      var draft = try cause()
      if understanding.has(IntentRules.Term.dispute.cue) {
        draft.sentences.insert(speech.say("courtesy.dispute"), at: 0)
      }
      return draft
    case .compatibility: return besideHope(besideHiring(try compatibility()))
    case .concept: return try concept()
    case .portrait:
      if let draft = vocation() { return draft }
      return understanding.has("seenby") ? try seen() : portrait()
    case .courtesy, .care, .outOfScope: return AnswerDraft()
    }
  }

  /// Whether it asks what to do with a whole life, which is no matter of a day.
  private var asksForCalling: Bool {
    understanding.has("whattodo") && understanding.area == .purposeSpirituality
      && understanding.period == nil && understanding.activity == nil
  }

  /// The meters that a question is judged by; none is the whole day.
  var meters: [Meter] { understanding.activity?.meters ?? understanding.area?.meters ?? [] }

  /// What the question is about: "a first date", "love", "the day".
  var matter: String {
    if let act = understanding.act { return act.text }
    if let activity = understanding.activity { return activity.name }
    if let area = understanding.area {
      return speech.say("matter.\(area.rawValue)").lowercasedFirst
    }
    let isDay =
      understanding.intent == .outlook || understanding.intent == .cause
      || understanding.intent == .bestTime
        && (understanding.wantsWorst || understanding.has("ofself"))
    return speech.say(isDay || understanding.intent == .compareTimes ? "matter.none" : "matter.it")
      .lowercasedFirst
  }

  // MARK: - Transits in words

  /// "Mars is at a right angle (a square) to your Moon".
  func statement(_ key: TransitKey) -> String {
    "\(key.body.phrase) \(key.aspect.phrase) your \(key.natal.ownName)"
  }

  /// The statement with what it does and until when.
  func reason(_ transit: ActiveTransit, on date: CalendarDate) throws(EphemerisError) -> String {
    let effect = speech.say(
      "effect.\(transit.key.body.name).\(transit.isEasy ? "easy" : "hard")",
      ["what": topic(transit.key.natal)]
    ).lowercasedFirst
    let isPast = date < context.today
    let statement =
      isPast
      ? self.statement(transit.key).replacingFirst(" is ", with: " was ")
      : self.statement(transit.key)
    let until: String
    if isPast || transit.key.body == .moon {
      until = ""
    } else if let last = try transit.lastDate(from: date, of: context) {
      until = last == date ? "" : " until \(speech.shortDay(last))"
    } else if let natal = context.natalLongitude(of: transit.key.natal) {
      let end = try leaving(transit.key.body, transit.key.aspect, natal, after: date)
      let isLong = end.map { $0.dayNumber - date.dayNumber > 365 } ?? true
      until = " " + Speech.phrase(isLong ? "time.long" : "time.some_months")
    } else {
      until = ""
    }
    if isPast { return "\(statement); that often \(effect).".sentenceCased }
    return "\(statement)\(until), which \(effect).".sentenceCased
  }

  /// What a natal point represents, in everyday words, and in the part of life that is asked about.
  func topic(_ point: ChartPoint) -> String {
    let area = understanding.activity?.area ?? understanding.area
    let own = area.map { "topic.\(point.name).\($0.rawValue)" }
    let key = own.flatMap { speech.has($0) ? $0 : nil } ?? "topic.\(point.name)"
    return speech.say(key).lowercasedFirst
  }

  /// One thing to do: the activity's own, or one for the area and the leaning.
  func deed(_ verdict: Answer.Verdict) -> String {
    if understanding.has("word.conflict") { return speech.say("conflict.deed") }
    if let activity = understanding.activity, verdict != .leanNo { return activity.deed }
    let isOwn = understanding.act.map { $0.isDeed || understanding.area == nil } ?? false
    let area = isOwn ? "act" : understanding.area?.rawValue ?? "none"
    let tone = verdict == .leanYes ? "yes" : verdict == .leanNo ? "no" : "neutral"
    return speech.say("deed.\(area).\(tone)")
  }
}

extension String {
  /// The same with a small first letter, unless a name begins it.
  var lowercasedFirst: String {
    let names =
      CelestialBody.allCases.map(\.title) + ZodiacSign.allCases.map(\.title)
      + CalendarWords.names
    let word = prefix { $0.isLetter }
    let isName =
      names.contains { $0.hasPrefix(word) && hasPrefix($0) } || names.contains(String(word))
    if isName || hasPrefix("I ") { return self }
    return prefix(1).lowercased() + dropFirst()
  }

  /// The same with the first place of a part replaced.
  func replacingFirst(_ part: String, with other: String) -> String {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return self[..<start] + other + self[index(start, offsetBy: part.count)...]
      }
      start = index(after: start)
    }
    return self
  }
}
