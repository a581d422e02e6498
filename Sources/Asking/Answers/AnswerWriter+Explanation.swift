internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// Why an answer about days was as it was.
extension AnswerWriter {
  private typealias Reason = (transit: ActiveTransit, date: CalendarDate)

  /// What helps and what hinders on the day or in the span that an answer spoke of.
  func explanation(of intent: Understanding.Intent) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isSearch = intent == .bestTime || intent == .compareTimes
    let month = AskedPeriod(context.today, context.today.advanced(byDays: 29))
    let asked = understanding.period ?? (isSearch ? month : AskedPeriod(context.today))
    let period = asked.to < context.today ? asked : asked.from(context.today)
    draft.period = asked
    let dates = period.dayCount > 62 ? Array(period.dates.prefix(62)) : period.dates
    let days = try MeterDays(dates, meters: meters, of: context)
    let best = days.ranked.first
    let isBest = isSearch && period.dayCount > 1
    let mean = isBest ? best?.mean ?? 0 : days.mean
    let verdict = Answer.Verdict(mean: mean)
    draft.verdict = intent == .decision ? verdict : nil
    let when = isBest ? best.map { speech.onDay($0.date) } ?? "" : speech.time(of: period)
    let key =
      switch verdict {
      case .leanYes: "why.yes"
      case .leanNo: "why.no"
      case .neutral, .refuse: "why.neutral"
      }
    let helps = isBest ? best : days.days.max { $0.mean < $1.mean }
    let hinders = isBest ? best : days.days.min { $0.mean < $1.mean }
    var (easy, hard): ([Reason], [Reason]) = ([], [])
    if let helps { easy = try transits(on: helps.date, isEasy: true) }
    if let hinders { hard = try transits(on: hinders.date, isEasy: false) }
    let shown: [Reason] =
      switch verdict {
      case .leanYes: Array(easy.prefix(2)) + hard.prefix(1)
      case .leanNo: Array(hard.prefix(2)) + easy.prefix(1)
      case .neutral, .refuse: Array(easy.prefix(1)) + hard.prefix(1)
      }
    for (place, (transit, date)) in shown.enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      let reason = try reason(transit, on: date)
      draft.add(place == 0 ? opening(reason, of: transit.key.body, key: "why.first", when) : reason)
      if place == 0 { draft.add(speech.say(key, ["when": when, "matter": matter])) }
    }
    if shown.isEmpty { draft.add(speech.say(key, ["when": when, "matter": matter])) }
    if isBest, let best { draft.name(best.date) } else { draft.name(period.from) }
    return draft
  }

  /// The transits of a day that help or hinder, those that last before those of the Moon.
  private func transits(
    on date: CalendarDate, isEasy: Bool
  ) throws(EphemerisError) -> [Reason] {
    let active = try ActiveTransit.all(on: date, moving: meters, of: context)
      .filter { $0.isEasy == isEasy && $0.explains(glad: isEasy) }
    let lasting = active.filter { $0.key.body != .moon }
    return (lasting + active.filter { $0.key.body == .moon }).map { ($0, date) }
  }
}
