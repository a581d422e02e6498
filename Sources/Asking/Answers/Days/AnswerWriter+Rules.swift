internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// What tradition asks of the sky for an activity.
extension AnswerWriter {
  /// A rule that a day breaks, with the words of its sentence.
  struct BrokenRule {
    let rule: AskedActivity.Rule
    let slots: [String: String]
  }

  /// The rule of tradition that speaks against a day; nil if none does.
  func brokenRule(on date: CalendarDate) throws(EphemerisError) -> BrokenRule? {
    guard let activity = understanding.activity else { return nil }
    for rule in activity.rules {
      switch rule {
      case .mercury:
        let state = try context.state(of: .mercury, at: context.noon(date))
        if state.isRetrograde, let run = try context.retrograde(of: .mercury, from: date) {
          return BrokenRule(
            rule: rule, slots: ["until": speech.shortDay(context.date(run.end))])
        }
      case .void:
        let day = context.zone.day(date)
        let calendar = SkyCalendar()
        if let void = try VoidOfCourse.period(
          calendar.void, at: context.noon(date), ephemeris: context.ephemeris)
        {
          let end = context.clock(min(void.end, day.upperBound))
          return BrokenRule(rule: rule, slots: ["time": end.time.hoursAndMinutes])
        }
      case .waxing:
        let sky = try context.ephemeris.sky(at: context.noon(date), bodies: [.sun, .moon].bodySet)
        let arc = sky[.sun].longitude.eastwardArc(to: sky[.moon].longitude).degrees
        if arc > 180 { return BrokenRule(rule: rule, slots: [:]) }
      }
    }
    return nil
  }

  /// A rule of tradition that speaks against a day, named as such.
  func rule(on date: CalendarDate) throws(EphemerisError) -> String? {
    try brokenRule(on: date).map { speech.say("rule.\($0.rule.rawValue)", $0.slots) }
  }

  /// A rule that the best day breaks, although days that keep it were looked for.
  func ruleBeside(_ date: CalendarDate) throws(EphemerisError) -> String? {
    guard let broken = try brokenRule(on: date) else { return nil }
    let key = "rule.\(broken.rule.rawValue)"
    let slots = broken.slots.merging(["day": speech.day(date)]) { $1 }
    return speech.say(speech.has(key + ".best") ? key + ".best" : key, slots)
  }

  /// How many of the best days are tried for one that keeps tradition's rules.
  private static let triedDays = 16
  /// How far such a day may stay behind the best one.
  private static let ruleWorth = 25.0

  /// The best day of some, the best first, that keeps tradition's rules and is nearly as good as the first; nil if
  /// there is none.
  func bestByRule(_ ranked: [MeterDays.Day]) throws(EphemerisError) -> MeterDays.Day? {
    guard let best = ranked.first, understanding.activity?.rules.isEmpty == false else {
      return nil
    }
    for day in ranked.prefix(Self.triedDays)
    where best.leading - day.leading <= Self.ruleWorth && day.leading > 0 {
      if try brokenRule(on: day.date) == nil { return day }
    }
    return nil
  }

  /// The days with the best one that keeps the rules in the first place, and the next such one behind it.
  func byRule(_ ranked: [MeterDays.Day]) throws(EphemerisError) -> [MeterDays.Day] {
    guard let first = try bestByRule(ranked) else { return ranked }
    let others = ranked.filter { $0.date != first.date }
    let near = others.prefix(Self.triedDays).filter { first.leading - $0.leading <= Self.ruleWorth }
    var second: MeterDays.Day?
    for day in near where second == nil {
      if try brokenRule(on: day.date) == nil { second = day }
    }
    guard let second else { return [first] + others }
    return [first, second] + others.filter { $0.date != second.date }
  }

  /// The dates of a period on which Mercury is retrograde, for what tradition then leaves; nil if there are none.
  func retrogradeDates(in period: AskedPeriod) throws(EphemerisError) -> AskedPeriod? {
    guard understanding.activity?.rules.contains(.mercury) == true,
      let run = try context.retrogrades(of: .mercury, during: period).first
    else { return nil }
    let (from, to) = (context.date(run.start), context.date(run.end))
    guard from <= period.to, to >= period.from else { return nil }
    return AskedPeriod(max(from, period.from), min(to, period.to))
  }

  /// The days to leave out, as many as the question asks for, and what tradition leaves out, too.
  func daysToAvoid(
    _ ranked: [MeterDays.Day], in period: AskedPeriod, _ ending: String, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    guard let worst = ranked.last else { return draft }
    let isSeveral = understanding.has("word.plural_days") && ranked.count > 9
    let avoided = isSeveral ? Array(ranked.suffix(3)) : [worst]
    let names = avoided.map(\.date).sorted().map { speech.day($0) }
    draft.add(
      speech.say(
        (isSeveral ? "best.avoid.days" : "best.avoid") + ending,
        ["day": speech.day(worst.date), "list": speech.list(names), "matter": matter]))
    let retrograde = try retrogradeDates(in: period)
    if let retrograde {
      draft.note("mercury_retrograde", "\(retrograde.from) \(retrograde.to)")
      draft.add(
        speech.say(
          retrograde == period ? "best.avoid.mercury.all" : "best.avoid.mercury",
          ["on": speech.time(of: retrograde), "matter": matter]))
    }
    if let transit = try difference(of: worst.date, from: ranked[0].date, leaning: .leanNo) {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: worst.date))
    }
    let free = ranked.filter { !(retrograde?.contains($0.date) ?? false) }
    let easy = try byRule(free.isEmpty ? ranked : free).first ?? ranked[0]
    draft.add(speech.say("best.instead", ["day": speech.day(easy.date)]))
    draft.dates = [worst.date, easy.date]
    for day in avoided { draft.name(day.date) }
    draft.note("hardest_day", worst.date)
    return draft
  }
}
