internal import Astrometers
internal import Ephemeris

// The best week or weekend of some weeks.
extension AnswerWriter {
  /// How many days of a week and of a weekend must be among those that are asked about.
  private static let leastDays = (ofWeek: 4, ofWeekend: 2)

  /// The best and the weakest week or weekend of some days; nil if none is asked for or there are not two.
  func bestWeek(
    _ days: MeterDays, _ ending: String, _ start: AnswerDraft
  ) -> AnswerDraft? {
    let isOfWeekends = understanding.has("word.which_weekend")
    guard isOfWeekends || understanding.has("word.which_week") else { return nil }
    let (least, unit) =
      isOfWeekends ? (Self.leastDays.ofWeekend, "weekend") : (Self.leastDays.ofWeek, "week")
    let weeks = Dictionary(grouping: days.days.filter { !isOfWeekends || $0.date.isWeekend }) {
      $0.date.dayNumber - ($0.date.weekday + 6) % 7
    }.filter { $0.value.count >= least }.map { (monday: $0.key, days: $0.value) }
    func mean(_ days: [MeterDays.Day]) -> Double {
      days.reduce(0) { $0 + $1.leading } / Double(days.count)
    }
    let ranked = weeks.sorted { (mean($0.days), $1.monday) > (mean($1.days), $0.monday) }
    guard ranked.count > 1, let best = ranked.first, let worst = ranked.last,
      let day = best.days.max(by: { $0.leading < $1.leading })
    else { return nil }
    func name(_ week: Int) -> String {
      let monday = CalendarDate(dayNumber: week)
      return speech.name(
        of: AskedPeriod(monday.advanced(byDays: isOfWeekends ? 5 : 0), monday.advanced(byDays: 6)))
    }
    let (first, last) = understanding.wantsWorst ? (worst, best) : (best, worst)
    var draft = start
    draft.add(
      speech.say(
        "best.\(unit)" + (understanding.wantsWorst ? ".worst" : "") + ending,
        ["week": name(first.monday), "other": name(last.monday), "matter": matter]))
    draft.add(speech.say("best.week.day", ["day": speech.day(day.date)]))
    let starts = CalendarDate(dayNumber: best.monday).advanced(byDays: isOfWeekends ? 5 : 0)
    draft.note("best_\(unit)", starts.description)
    draft.name(CalendarDate(dayNumber: first.monday).advanced(byDays: isOfWeekends ? 5 : 0))
    draft.name(day.date)
    draft.add(deed(.leanYes))
    return draft
  }
}
