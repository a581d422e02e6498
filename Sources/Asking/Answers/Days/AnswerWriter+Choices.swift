internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

// Which of two things that are no times: "gym or rest today", "the red dress or the black one".
extension AnswerWriter {
  /// Which of two activities has the better time, or what a chart can say where it knows neither of them.
  func choice() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding.period ?? AskedPeriod(context.today)
    let period = asked.from(context.today)
    var draft = AnswerDraft()
    draft.period = asked
    draft.name(period.from)
    if understanding.has("hurt") { return try sparing(period, draft) }
    if understanding.has("word.clothes") { return try dressing(period.from, draft) }
    let dates = period.dayCount > 62 ? Array(period.dates.prefix(62)) : period.dates
    if understanding.offered.count == 2 {
      return try compare(understanding.offered, on: dates, period, draft)
    }
    return try open(dates, period, draft)
  }

  /// Two activities that have meters of their own.
  private func compare(
    _ offered: [AskedActivity], on dates: [CalendarDate], _ period: AskedPeriod,
    _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    var scores: [Double] = []
    for activity in offered {
      scores.append(try MeterDays(dates, meters: activity.meters, of: context).mean)
    }
    let first = scores[0] >= scores[1] ? 0 : 1
    let (best, other) = (offered[first], offered[1 - first])
    let (high, low) = (scores[first], scores[1 - first])
    draft.note("chosen", best.id)
    draft.note("difference", Int((high - low).rounded()))
    // The first of the two is what is asked about.
    draft.verdict = Answer.Verdict(mean: scores[0])
    let key =
      high - low < 5
      ? "choice.close" : high < -Answer.Verdict.leaning ? "choice.lesser" : "choice.first"
    draft.add(
      speech.say(
        key,
        [
          "one": best.name, "other": other.name, "when": speech.name(of: period),
          "on": speech.time(of: period),
        ]))
    if let transit = try writer(about: best).reasons(
      on: period.from, leaning: high < 0 ? .leanNo : .leanYes, count: 1
    ).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: period.from))
    }
    let next = AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 10))
    if high - low >= 5, let better = try writer(about: other).betterDay(than: low, in: next) {
      draft.add(
        speech.say("choice.later", ["other": other.name, "day": speech.day(better.date)]))
      draft.name(better.date)
    }
    draft.add(best.deed)
    draft.add(speech.say("decision.yours"))
    return draft
  }

  /// Two things that a chart knows nothing about: how the time is for their matter, and how to choose.
  private func open(
    _ dates: [CalendarDate], _ period: AskedPeriod, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    let days = try MeterDays(dates, meters: meters, of: context)
    let verdict = Answer.Verdict(mean: days.mean)
    draft.verdict = verdict
    draft.note("score", Int(days.mean.rounded()))
    draft.add(speech.say("choice.open"))
    let kind = period.dayCount > 1 ? "span" : "day"
    draft.add(
      speech.say(
        "outlook.\(kind).\(tone(days.mean))",
        ["when": speech.name(of: period), "matter": isWithoutMatter ? "decisions" : matter]))
    if let transit = try reasons(on: period.from, leaning: verdict, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: period.from))
    }
    guard isOfWeight else {
      draft.add(understanding.activity?.deed ?? speech.say("choice.deed"))
      return draft
    }
    if understanding.period.map({ $0.dayCount > 1 }) ?? true {
      let last = understanding.period?.to ?? period.from.advanced(byDays: 9)
      if let day = try clearest(of: AskedPeriod(period.from, last)) {
        draft.add(speech.say("choice.day", ["day": speech.day(day)]))
        draft.note("best_day", day)
        draft.name(day)
      }
    }
    let area =
      understanding.has("word.at_work") ? "at_work" : understanding.area?.rawValue ?? "none"
    draft.add(speech.say(speech.has("choice.deed.\(area)") ? "choice.deed.\(area)" : "choice.deed"))
    return draft
  }

  /// Whether the choice changes a life for long, so that a day for deciding is worth looking for.
  private var isOfWeight: Bool {
    if let id = understanding.activity?.id {
      return [
        "sign", "buy", "sell", "decide", "change_job", "quit_job", "start_business", "move_house",
        "viewing", "course", "study", "move_in", "wedding", "break_up", "big_step", "take_on",
      ].contains(id)
    }
    return [.pathProfession, .homeEnvironment, .financeAbundance, .decisionsCrossroads, nil]
      .contains(understanding.area)
  }

  private var isWithoutMatter: Bool { understanding.activity == nil && understanding.area == nil }

  /// The day of some on which a head is clearest.
  private func clearest(of period: AskedPeriod) throws(EphemerisError) -> CalendarDate? {
    guard period.dayCount <= 62, context.holds(period) else { return nil }
    return try MeterDays(
      period.dates, meters: Answer.Area.decisionsCrossroads.meters, of: context
    ).ranked.first?.date
  }

  /// What hurts is spared, whatever the sky says.
  private func sparing(
    _ period: AskedPeriod, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    draft.verdict = .leanNo
    draft.add(speech.say("choice.hurt"))
    let sport = understanding.offered.first { $0.id != "rest" } ?? understanding.activity
    if let sport, sport.id != "rest" {
      let next = AskedPeriod(period.to.advanced(byDays: 3), period.to.advanced(byDays: 21))
      if context.holds(next),
        let day = try MeterDays(next.dates, meters: sport.meters, of: context).ranked.first?.date
      {
        draft.add(speech.say("choice.healed", ["day": speech.day(day), "matter": sport.name]))
        draft.name(day)
      }
    }
    draft.add(speech.say("choice.hurt.ask"))
    return draft
  }

  /// What to wear, by the element of the Moon's sign.
  private func dressing(
    _ date: CalendarDate, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    draft.verdict = .neutral
    let sign = ZodiacSign(try context.state(of: .moon, at: context.noon(date)).longitude)
    draft.note("moon_sign", sign.name)
    draft.add(speech.say("choice.clothes"))
    draft.add(
      speech.say(
        "choice.clothes.\(sign.element.rawValue)",
        ["sign": sign.title, "on": speech.time(of: AskedPeriod(date))]))
    return draft
  }

  /// The same writer for one of the activities.
  private func writer(about activity: AskedActivity) -> AnswerWriter {
    var asked = understanding
    (asked.activity, asked.area) = (activity, activity.area)
    return AnswerWriter(understanding: asked, context: context, speech: speech)
  }
}
