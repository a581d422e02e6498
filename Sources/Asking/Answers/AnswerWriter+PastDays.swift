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
}
