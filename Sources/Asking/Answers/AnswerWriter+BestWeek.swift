internal import Astrometers
internal import Ephemeris

// The best week of some weeks, and the best weekend.
extension AnswerWriter {
  /// How many days of a week must be among those that are asked about.
  private static let leastDays = 4

  /// The best and the weakest week or weekend of some days; nil if none is asked for or there are not two.
  func bestWeek(
    _ days: MeterDays, _ ending: String, _ start: AnswerDraft
  ) -> AnswerDraft? {
    let isOfWeekends = understanding.has("word.which_weekend")
    guard isOfWeekends || understanding.has("word.which_week") else { return nil }
    let some = isOfWeekends ? days.days.filter(\.date.isWeekend) : days.days
    let weeks = Dictionary(grouping: some) { day in
      day.date.dayNumber - (day.date.weekday + 6) % 7
    }.filter { $0.value.count >= (isOfWeekends ? 2 : Self.leastDays) }.map {
      (monday: $0.key, days: $0.value)
    }
    func mean(_ days: [MeterDays.Day]) -> Double {
      days.reduce(0) { $0 + $1.leading } / Double(days.count)
    }
    let ranked = weeks.sorted { (mean($0.days), $1.monday) > (mean($1.days), $0.monday) }
    guard ranked.count > 1, let best = ranked.first, let worst = ranked.last,
      let day = best.days.max(by: { $0.leading < $1.leading })
    else { return nil }
    func name(_ week: Int) -> String {
      let monday = CalendarDate(dayNumber: week)
      let saturday = monday.advanced(byDays: 5)
      return speech.name(
        of: AskedPeriod(isOfWeekends ? saturday : monday, monday.advanced(byDays: 6)))
    }
    let (first, last) = understanding.wantsWorst ? (worst, best) : (best, worst)
    var draft = start
    draft.add(
      speech.say(
        (isOfWeekends ? "best.weekend" : "best.week") + (understanding.wantsWorst ? ".worst" : "")
          + ending,
        ["week": name(first.monday), "other": name(last.monday), "matter": matter]))
    draft.add(speech.say("best.week.day", ["day": speech.day(day.date)]))
    draft.note("best_week", CalendarDate(dayNumber: best.monday).description)
    draft.name(CalendarDate(dayNumber: first.monday))
    draft.name(day.date)
    draft.add(deed(.leanYes))
    return draft
  }
}
