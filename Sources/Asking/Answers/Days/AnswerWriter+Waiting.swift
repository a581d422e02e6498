internal import Astrometers
internal import Ephemeris
internal import Readings

// Whether it is too soon for something, and whom to trust.
extension AnswerWriter {
  /// The answer to "is it too soon to move in": a good time says that it is not.
  func tooSoon() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    // The word "soon" names no time there.
    let named = understanding.period.map { $0.from(context.today) }
    let isVague = understanding.has("too.soon") && (named?.dayCount ?? 0) > 10
    let period = isVague ? AskedPeriod(context.today) : named ?? AskedPeriod(context.today)
    draft.period = period
    let days = try MeterDays(Array(period.dates.prefix(62)), meters: meters, of: context)
    let verdict = Answer.Verdict(mean: -days.mean)
    draft.verdict = verdict
    draft.note("score", Int(-days.mean.rounded()))
    let word = ["soon", "early", "late"].first { understanding.has("too.\($0)") } ?? "soon"
    let key =
      switch verdict {
      case .leanYes: "too.yes"
      case .leanNo: "too.no"
      case .neutral, .refuse: "too.neutral"
      }
    let what = understanding.activity?.name ?? speech.say("matter.it").lowercasedFirst
    draft.add(
      speech.say(key, ["word": word, "when": speech.name(of: period), "matter": what]))
    draft.add(speech.say("too.yours"))
    let leaning = Answer.Verdict(mean: days.mean)
    if let transit = try reasons(on: period.from, leaning: leaning, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: period.from))
    }
    draft.name(period.from)
    if verdict != .leanNo {
      let next = AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 14))
      if let better = try betterDay(than: days.mean, in: next) {
        draft.add(speech.say("better", ["day": speech.day(better.date), "matter": what]))
        draft.name(better.date)
      }
    }
    return draft
  }

  /// That no chart shows whom to trust, and on which days one sees clearly.
  func trust() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.verdict = .refuse
    draft.add(speech.say("trust.first"))
    let period = AskedPeriod(context.today, context.today.advanced(byDays: 13))
    if context.holds(period) {
      let days = try MeterDays(period.dates, meters: [.mentalClarity], of: context)
      let best = days.ranked.prefix(2).map(\.date).sorted()
      for date in best { draft.name(date) }
      draft.add(speech.say("trust.next", ["list": speech.list(best.map { speech.day($0) })]))
    }
    draft.add(speech.say("trust.deed"))
    return draft
  }
}
