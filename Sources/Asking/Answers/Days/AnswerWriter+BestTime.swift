internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// The best time, comparisons of times and decisions.
extension AnswerWriter {
  // MARK: - The best time

  /// The least score of a day that is worth naming as a choice.
  private static let weakest = 5.0

  /// Whether the question names neither an activity nor a part of life.
  var isOfNoMatter: Bool {
    understanding.activity == nil && understanding.area == nil && understanding.act == nil
  }

  func bestTime() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked =
      understanding.period ?? AskedPeriod(context.today, context.today.advanced(byDays: 29))
    let period = asked.from(context.today)
    // A month that is named is the whole of it; "any day this year" is what is left of it.
    draft.period = asked.dayCount > 40 ? period : asked
    if period.dayCount == 1 { return try bestHour(period.from, draft) }
    var dates = period.dates
    if dates.count > 400 { dates = Array(dates.prefix(400)) }
    if understanding.onlyWeekdays { dates.removeAll { $0.weekday == 0 || $0.weekday == 6 } }
    if let weekday = understanding.onlyWeekday {
      let some = dates.filter { $0.weekday == weekday }
      if !some.isEmpty { dates = some }
    }
    if var garden = try gardenDays(dates) {
      garden.period = draft.period
      return garden
    }
    let days = try MeterDays(dates, meters: meters, of: context)
    let all = days.ranked
    // "And second best?" leaves out those that were named.
    let isAhead = period.to >= context.today && !understanding.wantsWorst
    let ordered = isAhead ? try byRule(all) : all
    let ranked = Array(ordered.dropFirst(min(understanding.skips, max(0, all.count - 1))))
    guard let best = ranked.first, let last = ranked.last else { return draft }
    // A day that leans towards the matter is none to avoid, even if it is the last of them.
    let avoided = ranked.last { $0.mean <= 0 && $0.leading < best.leading }
    let worst = understanding.wantsWorst ? last : avoided ?? last
    if understanding.has("word.which_month"), period.dayCount > 62, !understanding.wantsWorst {
      return bestMonth(days, draft)
    }
    // Without a matter a day is simply the best.
    let ending = isOfNoMatter ? ".any" : ""
    if let week = bestWeek(days, ending, draft) { return week }
    if period.to < context.today { return try bestPast(best, worst, ending, draft) }
    if understanding.wantsWorst { return try daysToAvoid(ranked, in: period, ending, draft) }
    if let several = try severalDays(ranked, ending, draft) { return several }
    let isWeak = best.leading < Self.weakest
    draft.add(
      speech.say(
        (understanding.skips > 0 ? "best.after" : isWeak ? "best.weak" : "best.first") + ending,
        ["day": speech.day(best.date), "matter": matter]))
    if let transit = try difference(of: best.date, from: worst.date, leaning: .leanYes) {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    draft.name(best.date)
    draft.note("best_day", best.date)
    draft.note("score", Int(best.leading.rounded()))
    // Who answers at work is there on working days.
    let isOffice = understanding.activity?.area == .pathProfession && best.date.isWeekend
    if isOffice, let workday = ranked.first(where: { !$0.date.isWeekend }),
      workday.date != worst.date
    {
      draft.add(speech.say("best.workday", ["day": speech.day(workday.date)]))
      draft.name(workday.date)
    } else if ranked.count > 2, ranked[1].leading >= Self.weakest {
      draft.add(speech.say("best.second", ["day": speech.day(ranked[1].date)]))
      draft.name(ranked[1].date)
    }
    if ranked.count > 1, avoided != nil || understanding.has("word.best_and_worst") {
      draft.add(speech.say("best.leave", ["day": speech.day(worst.date)]))
      draft.name(worst.date)
    }
    draft.add(try laterDay(than: best, after: period))
    draft.add(try ruleBeside(best.date))
    draft.add(deed(.leanYes))
    return draft
  }

  /// The best month of a long span, and its best day.
  private func bestMonth(_ days: MeterDays, _ start: AnswerDraft) -> AnswerDraft {
    var draft = start
    let ranked = days.months.sorted {
      ($0.leadingMean, $1.days[0].date.dayNumber) > ($1.leadingMean, $0.days[0].date.dayNumber)
    }
    guard let best = ranked.first, let worst = ranked.last,
      let day = best.days.max(by: { $0.leading < $1.leading })
    else { return draft }
    draft.note("best_month", String(day.date.description.prefix(7)))
    draft.add(
      speech.say(
        "best.month",
        [
          "best": speech.month(of: day.date), "worst": speech.month(of: worst.days[0].date),
          "matter": matter,
          "day": speech.day(day.date),
        ]))
    draft.name(day.date)
    draft.add(deed(.leanYes))
    return draft
  }

  /// A clearly better day soon after a short period; nil if there is none.
  private func laterDay(
    than best: MeterDays.Day, after period: AskedPeriod
  ) throws(EphemerisError) -> String? {
    guard period.dayCount <= 14, understanding.skips == 0 else { return nil }
    let next = AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 30))
    guard context.holds(next),
      let later = try MeterDays(next.dates, meters: meters, of: context).ranked.first,
      later.leading - best.leading >= 2 * Answer.Verdict.offer
    else { return nil }
    return speech.say("best.later", ["day": speech.day(later.date)])
  }

  // MARK: - Comparison

  /// A time to choose, with its side of what both lie around: "13 to 15 May (before it)".
  private func name(ofChoice choice: AskedPeriod) -> String {
    let name = speech.name(of: choice)
    guard understanding.has("word.around"), let first = understanding.choices.first else {
      return name
    }
    return Speech.phrase(choice == first ? "around.before" : "around.behind", ["when": name])
  }

  func compareTimes() throws(EphemerisError) -> AnswerDraft {
    if understanding.has("word.around_event"), let draft = try aroundEvent() { return draft }
    var draft = AnswerDraft()
    draft.period = understanding.period
    var best: (choice: AskedPeriod, days: MeterDays)?
    var others: [(choice: AskedPeriod, days: MeterDays)] = []
    var choices: [AskedPeriod] = []
    for named in understanding.choices where context.holds(named) {
      // Of a long time only what is left of it is of use.
      let isBegun = named.dayCount > 1 && named.to >= context.today
      let choice = isBegun ? named.from(context.today) : named
      if !choices.contains(choice) { choices.append(choice) }
    }
    if choices.count == 1, understanding.choices.count > 1 {
      draft = try choices[0].dayCount == 1 ? dayOutlook(choices[0].from) : spanOutlook(choices[0])
      draft.sentences.insert(
        speech.say("compare.same", ["on": speech.time(of: choices[0])]), at: 0)
      return draft
    }
    for choice in choices {
      let days = try MeterDays(choice.dates, meters: meters, of: context)
      if let old = best, old.days.leadingMean >= days.leadingMean {
        others.append((choice, days))
      } else {
        if let old = best { others.append(old) }
        best = (choice, days)
      }
    }
    others.sort {
      ($0.days.leadingMean, $1.choice.from) > ($1.days.leadingMean, $0.choice.from)
    }
    guard let best, let other = others.first else { return try bestTime() }
    let difference = best.days.leadingMean - other.days.leadingMean
    let slots = [
      "best": name(ofChoice: best.choice),
      "other": speech.list(others.prefix(3).map { name(ofChoice: $0.choice) }),
      "are": others.count > 1 ? "are" : "is",
      "matter": matter,
    ]
    let key =
      difference < 5
      ? "compare.close" : best.days.leadingMean < 0 ? "compare.lesser" : "compare.first"
    draft.add(speech.say(key, slots))
    draft.note("difference", Int(difference.rounded()))
    let ranked = best.choice.dayCount > 1 ? try byRule(best.days.ranked) : []
    let day = ranked.first?.date ?? best.choice.from
    // Only what holds on one of the two can say why it is better.
    let isOfDays = best.choice.dayCount == 1 && other.choice.dayCount == 1
    let rival = isOfDays ? other.choice.from : other.days.ranked.last?.date
    var isExplained = false
    if let transit = try self.difference(
      of: day, from: rival, leaning: .leanYes, isStrict: isOfDays)
    {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: day))
      isExplained = true
    }
    if best.choice.dayCount > 1 {
      draft.add(speech.say("compare.day", ["day": speech.day(day)]))
    } else if let transit = try self.difference(
      of: other.choice.from, from: day, leaning: .leanNo, isStrict: isOfDays)
    {
      draft.add(
        isOfDays
          ? speech.say(
            "compare.against",
            [
              "day": speech.day(other.choice.from),
              "reason": try reason(transit, on: other.choice.from).lowercasedFirst,
            ])
          : try reason(transit, on: other.choice.from))
      isExplained = true
    }
    if !isExplained { draft.add(speech.say("compare.same_sky")) }
    if let broken = try brokenRule(on: day), broken.rule != .waxing {
      draft.add(try rule(on: day))
    }
    if understanding.has("lonely") { draft.add(speech.say("warm")) }
    draft.add(deed(.leanYes))
    draft.name(best.choice.dayCount > 1 ? day : best.choice.from)
    for other in others.prefix(3) { draft.name(other.choice.from) }
    return draft
  }

  // MARK: - Decision

  /// What two people do together, so that their charts count.
  private static let ofTwo: Set<String> = [
    "move_in", "wedding", "propose", "engagement", "get_back",
  ]

  func decision() throws(EphemerisError) -> AnswerDraft {
    if understanding.has("sickpet") {
      var draft = AnswerDraft()
      draft.verdict = .leanYes
      draft.add(speech.say("pet.sick"))
      draft.add(speech.say("pet.sick.ask"))
      return draft
    }
    if understanding.isChoice { return try choice() }
    if let draft = try stepOfLife() { return draft }
    if understanding.has(IntentRules.Term.tooSoon.cue) { return try tooSoon() }
    if understanding.has(IntentRules.Term.trust.cue) { return try trust() }
    let asked = understanding.period ?? AskedPeriod(context.today)
    if understanding.asksForPlan, asked.dayCount == 1, asked.from >= context.today {
      return try dayPlan(asked.from)
    }
    var draft = AnswerDraft()
    draft.period = asked
    // Days that have passed are no choice.
    if asked.to < context.today { return try outlook() }
    let period = asked.from(context.today)
    let dates = period.dayCount > 62 ? Array(period.dates.prefix(62)) : period.dates
    let days = try MeterDays(dates, meters: meters, of: context)
    if understanding.has("leave_out"), understanding.activity != nil {
      return try leavingOut(days, draft)
    }
    let verdict = Answer.Verdict(mean: days.mean)
    draft.verdict = verdict
    draft.note("score", Int(days.mean.rounded()))
    let when = speech.name(of: period)
    let isClear = abs(days.mean) > Answer.Verdict.clear
    let key: String =
      switch verdict {
      case .leanYes: isClear ? "decision.yes.clear" : "decision.yes"
      // Nothing ever speaks against a rest.
      case .leanNo where understanding.activity?.id == "rest": "decision.no.rest"
      case .leanNo where isFixed: "decision.no.fixed"
      case .leanNo: isClear ? "decision.no.clear" : "decision.no"
      case .neutral, .refuse: "decision.neutral"
      }
    let broken = period.dayCount == 1 ? try brokenRule(on: period.from) : nil
    var slots = ["when": when, "on": speech.time(of: period), "matter": matter]
    if verdict == .neutral, negativeKey(verdict) == nil, let broken {
      // What tradition says beside a chart that takes no side leans the answer.
      slots.merge(broken.slots) { $1 }
      draft.add(speech.say("decision.neutral.\(broken.rule.rawValue)", slots))
    } else {
      draft.add(speech.say(negativeKey(verdict) ?? key, slots))
    }
    let isOfTwo = understanding.activity.map { Self.ofTwo.contains($0.id) } ?? false
    if let birth = understanding.otherBirth {
      draft.add(try fitBeside(birth))
    } else if let partner = context.partner, isOfTwo {
      draft.add(try fitBeside(partner))
    } else if period.dayCount == 1, period.from >= context.today {
      draft.add(try shade(on: period.from, beside: verdict))
    }
    let day =
      (verdict == .leanNo
      ? days.days.min { $0.mean < $1.mean } : days.days.max { $0.mean < $1.mean })?.date
      ?? period.from
    if let transit = try reasons(on: day, leaning: verdict, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: day))
    }
    draft.name(period.from)
    if verdict != .leanYes, !isAppointment {
      // A day that tradition likes no better is none to wait for on its account.
      let isWaning = broken?.rule == .waxing && verdict == .neutral
      let end = period.to
      let next = AskedPeriod(end.advanced(byDays: 1), end.advanced(byDays: 14))
      let later = AskedPeriod(end.advanced(byDays: 15), end.advanced(byDays: 42))
      if let better = try betterDay(than: days.mean, in: next, keepsAllRules: isWaning) {
        draft.add(speech.say("better", ["day": speech.day(better.date), "matter": matter]))
        draft.note("better_day", better.date)
        draft.name(better.date)
      } else if let better = try betterDay(than: days.mean, in: later, keepsAllRules: isWaning) {
        draft.add(speech.say("better.later", ["day": speech.day(better.date), "matter": matter]))
        draft.note("better_day", better.date)
        draft.name(better.date)
      } else if !isWaning {
        draft.add(speech.say(verdict == .leanNo ? "better.none.no" : "better.none"))
      }
    } else if period.dayCount > 1, verdict == .leanYes {
      draft.add(speech.say("decision.day", ["day": speech.day(day)]))
      draft.name(day)
    }
    // What tradition only prefers is no word against a day that the answer calls good.
    if verdict != .neutral, broken?.rule != .waxing || verdict == .leanNo {
      draft.add(try rule(on: period.from))
    }
    draft.add(deed(verdict))
    draft.add(speech.say("decision.yours"))
    return draft
  }
}

// Whether to leave something out.
extension AnswerWriter {
  /// The answer to "should I skip the gym": a good day for it speaks against leaving it out.
  private func leavingOut(
    _ days: MeterDays, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    let verdict = Answer.Verdict(mean: -days.mean)
    draft.verdict = verdict
    draft.note("score", Int(-days.mean.rounded()))
    let day = days.days.first?.date ?? context.today
    let key =
      switch verdict {
      case .leanYes: "leave_out.yes"
      case .leanNo: "leave_out.no"
      case .neutral, .refuse: "leave_out.neutral"
      }
    draft.add(speech.say(key, ["when": speech.name(of: AskedPeriod(day)), "matter": matter]))
    let leaning = Answer.Verdict(mean: days.mean)
    if let transit = try reasons(on: day, leaning: leaning, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: day))
    }
    if verdict == .leanYes,
      let better = try betterDay(
        than: days.mean, in: AskedPeriod(day.advanced(byDays: 1), day.advanced(byDays: 14)))
    {
      draft.add(speech.say("better", ["day": speech.day(better.date), "matter": matter]))
      draft.name(better.date)
    }
    draft.name(day)
    draft.add(speech.say("decision.yours"))
    return draft
  }
}

extension CalendarDate {
  /// Whether it is a Saturday or a Sunday.
  var isWeekend: Bool { weekday == 0 || weekday == 6 }
}
