internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// Which of some days that have passed was the best.
extension AnswerWriter {
  /// The best and the worst of some days that have passed.
  func bestPast(
    _ best: MeterDays.Day, _ worst: MeterDays.Day, _ ending: String, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    let isWorst = understanding.wantsWorst
    let (first, other) = isWorst ? (worst, best) : (best, worst)
    draft.note(isWorst ? "hardest_day" : "best_day", first.date)
    draft.add(
      speech.say(
        (isWorst ? "best.worst.past" : "best.first.past") + ending,
        ["day": speech.day(first.date), "matter": matter]))
    let leaning: Answer.Verdict = isWorst ? .leanNo : .leanYes
    if let transit = try reasons(on: first.date, leaning: leaning, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: first.date))
    }
    draft.name(first.date)
    guard other.date != first.date else { return draft }
    draft.name(other.date)
    draft.add(
      speech.say(
        isWorst ? "best.instead.past" : "best.leave.past", ["day": speech.day(other.date)]))
    return draft
  }

  /// On which of some days behind the cause weighed most, and whether it is over.
  func addAftermath(
    of cause: ActiveTransit, _ days: MeterDays, _ draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let isGlad = understanding.isGlad
    guard let last = days.days.last?.date, last >= context.today.advanced(byDays: -45) else {
      return
    }
    let peak =
      isGlad ? days.days.max { $0.mean < $1.mean } : days.days.min { $0.mean < $1.mean }
    if days.days.count > 2, let peak {
      draft.add(
        speech.say(
          isGlad ? "cause.past.best" : "cause.past.worst", ["day": speech.onDay(peak.date)]))
    }
    let now = try ActiveTransit.all(on: context.today, moving: meters, of: context)
    guard let lasting = now.first(where: { $0.key == cause.key }) else {
      draft.add(speech.say(isGlad ? "cause.past.over.glad" : "cause.past.over"))
      return
    }
    let end = try lasting.lastDate(from: context.today, of: context)
    if let end { draft.name(end) }
    let until =
      end.map { Speech.phrase("cause.until", ["day": speech.day($0)]) }
      ?? Speech.phrase("time.some_months")
    draft.add(
      speech.say(
        isGlad ? "cause.past.lasts.glad" : "cause.past.lasts",
        ["body": cause.key.body.phrase, "until": until]))
    draft.add(deed(isGlad ? .leanYes : .leanNo))
  }
}
