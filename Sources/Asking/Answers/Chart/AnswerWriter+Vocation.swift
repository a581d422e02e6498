internal import Ephemeris

// Whether somebody is made for a job, has a trait, or should be hired: what a chart can add, and what it can't decide.
extension AnswerWriter {
  /// How the reader works, for one who asks about a job by its name; nil where none is named.
  func vocation() -> AnswerDraft? {
    guard let job = understanding.vocation, understanding.period == nil else { return nil }
    var draft = theme(.worker)
    let use = speech.say("theme.worker.use")
    draft.sentences.removeAll { $0 == use }
    draft.sentences.insert(speech.say("vocation.lead", ["job": job]), at: 0)
    draft.add(speech.say("vocation.use"))
    return draft
  }

  /// What comes before a place of the chart for one who concludes a trait from it: "so I'm needy".
  func besidePremise(_ draft: AnswerDraft) -> AnswerDraft {
    guard let trait = understanding.premise, !draft.sentences.isEmpty else { return draft }
    var draft = draft
    draft.sentences.insert(
      trait.isEmpty
        ? speech.say("premise.first.plain") : speech.say("premise.first", ["what": trait]), at: 0)
    return draft
  }

  /// What comes before how two people get along for one who asks whether to hire somebody.
  func besideHiring(_ draft: AnswerDraft) -> AnswerDraft {
    guard understanding.activity?.id == "hire" else { return draft }
    var draft = draft
    draft.sentences.insert(speech.say("hire.first"), at: 0)
    return draft
  }

  /// Why two people of one birthday differ; nil for other questions.
  func sameBirthday() -> AnswerDraft? {
    guard understanding.has("samebirth"), understanding.namesOther else { return nil }
    var draft = AnswerDraft()
    for key in ["birthday.first", "birthday.more", "birthday.ask"] { draft.add(speech.say(key)) }
    return draft
  }

  /// Help for one who can't sleep and worries, which is no matter of a good day; nil for others.
  func worried() throws(EphemerisError) -> AnswerDraft? {
    guard understanding.has("sleepless"),
      understanding.has("worried") || understanding.has("whattodo") || understanding.has("tips"),
      understanding.choices.isEmpty
    else { return nil }
    var draft = AnswerDraft()
    for key in ["sleepless.first", "sleepless.deed", "sleepless.doctor"] {
      draft.add(speech.say(key))
    }
    let days = AskedPeriod(context.today, context.today.advanced(byDays: 6))
    if context.holds(days),
      let best = try MeterDays(days.dates, meters: Answer.Area.mood.meters, of: context).ranked
        .first
    {
      draft.add(speech.say("sleepless.chart", ["day": speech.day(best.date)]))
      draft.name(best.date)
    }
    return draft
  }
}
