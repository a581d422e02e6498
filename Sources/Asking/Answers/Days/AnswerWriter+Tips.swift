internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

// What to do about what was said: acts, and no facts again.
extension AnswerWriter {
  /// Two or three things to do, those first that were not said in the conversation.
  func tips() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked = understanding.period?.from(context.today)
    draft.period = understanding.period
    let span =
      asked ?? AskedPeriod(context.today, context.today.advanced(byDays: isSearching ? 13 : 0))
    var date = span.from
    if span.dayCount > 1, span.dayCount <= 62,
      let best = try MeterDays(span.dates, meters: meters, of: context).ranked.first?.date
    {
      date = best
    }
    let score = try MeterDays([date], meters: meters, of: context).mean
    let verdict = Answer.Verdict(mean: score)
    for act in try acts(on: date, verdict) where !said(act) && draft.sentences.count < 2 {
      draft.add(act)
    }
    if let weak = try weakest(on: date), !draft.sentences.contains(where: { repeats($0, weak) }) {
      draft.add(weak)
    }
    if date > context.today || understanding.activity != nil, let hours = try bestHours(date) {
      draft.note("hour", hours.best)
      draft.add(hours.sentence)
    } else if span.dayCount > 1 {
      draft.add(speech.say("tips.day", ["day": speech.day(date)]))
    }
    draft.name(date)
    return draft
  }

  /// Whether a sentence says the same as the act in another one.
  private func repeats(_ sentence: String, _ other: String) -> Bool {
    let words = Set(sentence.lowercased().split(separator: " ").filter { $0.count > 2 })
    let same = other.lowercased().split(separator: " ").count { words.contains($0) }
    return same >= 3
  }

  private var isSearching: Bool {
    understanding.intent == .bestTime || understanding.explained == .bestTime
  }

  private func said(_ act: String) -> Bool { speech.said.contains { $0.holds(act) } }

  /// What fits: the transit's own act, the activity's, the area's, and that of the strongest meter.
  private func acts(
    on date: CalendarDate, _ verdict: Answer.Verdict
  ) throws(EphemerisError) -> [String] {
    var acts: [String] = []
    switch understanding.intent {
    case .compatibility: acts += ["tips.pair", "tips.pair.other"].map { speech.say($0) }
    case .chartFact, .portrait, .concept:
      let body = understanding.bodies.first ?? .sun
      let key = "use.\(body.name)"
      if speech.has(key) { acts.append(speech.say(key)) }
      acts.append(speech.say(transitDeed(body, isEasy: true)))
    case .transitWhen, .skyFact, .cause:
      if let body = understanding.transiting ?? understanding.bodies.first {
        acts.append(speech.say(transitDeed(body, isEasy: false)))
      } else if let transit = try reasons(on: date, leaning: .leanNo, count: 1).first {
        acts.append(speech.say(transitDeed(transit.key.body, isEasy: transit.isEasy)))
      }
    case .outlook, .bestTime, .compareTimes, .decision, .followUp, .courtesy, .care, .outOfScope:
      break
    }
    if let activity = understanding.activity { acts.append(activity.deed) }
    let area = understanding.area?.rawValue ?? "none"
    let tone = verdict == .leanYes ? "yes" : verdict == .leanNo ? "no" : "neutral"
    acts.append(speech.say("deed.\(area).\(tone)"))
    if let transit = try reasons(on: date, leaning: verdict, count: 1).first {
      acts.append(speech.say(transitDeed(transit.key.body, isEasy: transit.isEasy)))
    }
    acts.append(speech.say("deed.\(area).neutral"))
    return acts
  }
}
