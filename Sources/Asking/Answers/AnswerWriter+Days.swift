internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// Outlook, best time, comparison and decision: what the meters say of days.
extension AnswerWriter {
  private func tone(_ mean: Double) -> String {
    if mean > AskedVerdict.clear { return "very_good" }
    if mean > AskedVerdict.leaning { return "good" }
    if mean < -AskedVerdict.clear { return "very_hard" }
    return mean < -AskedVerdict.leaning ? "hard" : "level"
  }

  /// The transits that explain a day's leaning, at most some.
  func reasons(
    on date: CalendarDate, leaning: AskedVerdict, count: Int
  ) throws(EphemerisError) -> [ActiveTransit] {
    let active = try ActiveTransit.all(on: date, moving: meters, of: context)
    let fitting: [ActiveTransit] =
      switch leaning {
      case .leanYes: active.filter { $0.explains(glad: true) && $0.isEasy }
      case .leanNo: active.filter { $0.explains(glad: false) && !$0.isEasy }
      case .neutral, .refuse: active
      }
    return Array((fitting.isEmpty ? active : fitting).prefix(count))
  }

  /// A day that is clearly better, from a date on.
  private func betterDay(
    than score: Double, in period: AskedPeriod
  ) throws(EphemerisError) -> MeterDays.Day? {
    guard context.holds(period) else { return nil }
    let days = try MeterDays(period.dates, meters: meters, of: context)
    guard let best = days.days.max(by: { $0.mean < $1.mean }),
      best.mean - score >= AskedVerdict.offer, best.mean > 0
    else { return nil }
    return best
  }

  // MARK: - Outlook

  func outlook() throws(EphemerisError) -> AnswerDraft {
    let period = understanding.period ?? AskedPeriod(context.today)
    if period.dayCount == 1 { return try dayOutlook(period.from) }
    return period.dayCount <= 62 ? try spanOutlook(period) : try longOutlook(period)
  }

  private func dayOutlook(_ date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = AskedPeriod(date)
    let days = try MeterDays([date], meters: meters, of: context)
    let verdict = AskedVerdict(mean: days.mean)
    draft.verdict = verdict
    draft.note("score", Int(days.mean.rounded()))
    let isPast = date < context.today
    let when = speech.name(of: AskedPeriod(date))
    draft.add(
      speech.say(
        "outlook.day.\(tone(days.mean))\(isPast ? ".past" : "")", ["when": when, "matter": matter]))
    for (place, transit) in try reasons(on: date, leaning: verdict, count: 2).enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      draft.add(try reason(transit, on: date))
    }
    if !isPast {
      draft.add(deed(verdict))
      if verdict != .leanYes,
        let better = try betterDay(
          than: days.mean,
          in: AskedPeriod(date.advanced(byDays: 1), date.advanced(byDays: 10)))
      {
        draft.add(speech.say("better", ["day": speech.day(better.date), "matter": matter]))
        draft.name(better.date)
      }
    }
    draft.dates.insert(date, at: 0)
    return draft
  }

  private func spanOutlook(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = period
    let days = try MeterDays(period.dates, meters: meters, of: context)
    let ranked = days.ranked
    guard let best = ranked.first, let worst = ranked.last else { return draft }
    draft.verdict = AskedVerdict(mean: days.mean)
    draft.note("score", Int(days.mean.rounded()))
    draft.note("best_day", best.date)
    draft.note("hardest_day", worst.date)
    let isPast = period.to < context.today
    draft.add(
      speech.say(
        "outlook.span.\(tone(days.mean))\(isPast ? ".past" : "")",
        ["when": speech.name(of: period), "matter": matter]))
    let isLevel = best.leading - worst.leading < 15
    let second = period.dayCount > 9 && ranked.count > 3 && !isLevel ? ranked[1] : nil
    let bestDays = speech.list([best, second].compactMap { $0 }.map { speech.day($0.date) })
    draft.add(speech.say(isPast ? "outlook.best.past" : "outlook.best", ["day": bestDays]))
    if let transit = try reasons(on: best.date, leaning: .leanYes, count: 1).first {
      draft.note("transit_best", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    if worst.date != best.date {
      draft.add(
        speech.say(
          isPast ? "outlook.worst.past" : isLevel ? "outlook.worst.level" : "outlook.worst",
          ["day": speech.day(worst.date)]))
      if let transit = try reasons(on: worst.date, leaning: .leanNo, count: 1).first {
        draft.note("transit_hardest", transit.key)
        draft.add(try reason(transit, on: worst.date))
      }
    }
    if !isPast { draft.add(deed(AskedVerdict(mean: days.mean))) }
    for date in [best.date, second?.date, worst.date].compactMap({ $0 }) { draft.name(date) }
    return draft
  }

  /// The exact transits of slow bodies to what matters most, the weightiest first.
  func slowTransits(
    _ period: AskedPeriod
  ) throws(EphemerisError) -> [(key: TransitKey, dates: [CalendarDate], isEasy: Bool)] {
    guard let span = context.instants(period) else { return [] }
    let calendar = TransitCalendar(of: context.chart, bodies: .slow)
    let wanted: [ChartPoint] = [
      .body(.sun), .body(.moon), .body(.venus), .body(.mars), .body(.mercury), .angle(.ascendant),
      .angle(.midheaven),
    ]
    let personal = context.isTimed ? wanted : wanted.filter { $0 != .body(.moon) }
    var found: [(key: TransitKey, dates: [CalendarDate], isEasy: Bool)] = []
    for exact in try calendar.exactTransits(during: span, ephemeris: context.ephemeris)
    where personal.contains(exact.key.natal) {
      let date = context.date(exact.at)
      if let index = found.firstIndex(where: { $0.key == exact.key }) {
        found[index].dates.append(date)
      } else {
        found.append((exact.key, [date], isEasy(exact.key)))
      }
    }
    func rank(_ key: TransitKey) -> Int {
      let kind: Int =
        switch key.aspect {
        case .conjunction: 0
        case .opposition, .square: 1
        case .trine: 2
        case .sextile: 4
        }
      let body: Int =
        switch key.body {
        case .saturn: 0
        case .jupiter: 0
        default: 1
        }
      let natal = wanted.firstIndex(of: key.natal) ?? 9
      return kind * 2 + body + (natal > 3 ? 2 : 0)
    }
    return found.enumerated().sorted {
      (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset)
    }.map(\.element)
  }

  func isEasy(_ key: TransitKey) -> Bool {
    switch key.aspect {
    case .trine, .sextile: true
    case .square, .opposition: false
    case .conjunction: [.jupiter, .venus, .sun].contains(key.body)
    }
  }

  private func longOutlook(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = period
    let step = max(2, period.dayCount / 90)
    let dates = stride(from: period.from.dayNumber, through: period.to.dayNumber, by: step)
      .map { CalendarDate(dayNumber: $0) }
    let days = try MeterDays(dates, meters: meters, of: context)
    let verdict = AskedVerdict(mean: days.mean)
    draft.verdict = verdict
    let slow = try slowTransits(period)
    let isPast = period.to < context.today
    draft.add(
      speech.say(
        "outlook.long\(isPast ? ".past" : "")",
        ["when": speech.name(of: period), "matter": matter]))
    for (place, transit) in slow.prefix(2).enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      draft.add(longStatement(transit))
      for date in transit.dates.prefix(3) { draft.name(date) }
    }
    if slow.isEmpty {
      draft.add(speech.say("outlook.long.quiet"))
    }
    var months: [(month: Int, year: Int, sum: Double, count: Int)] = []
    for day in days.days {
      if let last = months.indices.last, months[last].month == day.date.month {
        months[last].sum += day.leading
        months[last].count += 1
      } else {
        months.append((day.date.month, day.date.year, day.leading, 1))
      }
    }
    let ranked = months.sorted { $0.sum / Double($0.count) > $1.sum / Double($1.count) }
    if let best = ranked.first, let worst = ranked.last, ranked.count > 1,
      let one = try? CalendarDate(best.year, best.month, 1),
      let other = try? CalendarDate(worst.year, worst.month, 1)
    {
      draft.note("best_month", String(one.description.prefix(7)))
      draft.add(
        speech.say(
          isPast ? "outlook.months.past" : "outlook.months",
          ["best": one.monthName, "worst": other.monthName, "matter": matter]))
    }
    if !isPast { draft.add(deed(.neutral)) }
    return draft
  }

  /// "Saturn is opposite your Venus, exact on 3 May and 1 November: …".
  func longStatement(
    _ transit: (key: TransitKey, dates: [CalendarDate], isEasy: Bool)
  ) -> String {
    let effect = speech.say(
      "effect.\(transit.key.body.name).\(transit.isEasy ? "easy" : "hard")",
      ["what": topic(transit.key.natal)]
    ).lowercasedFirst
    let dates = speech.list(transit.dates.prefix(3).map { speech.shortDay($0) })
    let isPast = transit.dates.allSatisfy { $0 < context.today }
    let statement =
      isPast
      ? statement(transit.key).replacingFirst(" is ", with: " was ") : statement(transit.key)
    if isPast { return "\(statement), exact on \(dates); that often \(effect).".sentenceCased }
    return "\(statement), exact on \(dates), which \(effect).".sentenceCased
  }

  // MARK: - The best time

  func bestTime() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked =
      understanding.period ?? AskedPeriod(context.today, context.today.advanced(byDays: 29))
    let period = asked.from(context.today)
    draft.period = understanding.period.map { $0.from(context.today) } ?? period
    if period.dayCount == 1 { return try bestHour(period.from, draft) }
    var dates = period.dates
    if dates.count > 400 { dates = Array(dates.prefix(400)) }
    if understanding.onlyWeekdays { dates.removeAll { $0.weekday == 0 || $0.weekday == 6 } }
    if let weekday = understanding.onlyWeekday {
      let some = dates.filter { $0.weekday == weekday }
      if !some.isEmpty { dates = some }
    }
    let days = try MeterDays(dates, meters: meters, of: context)
    let ranked = days.ranked
    guard let best = ranked.first, let worst = ranked.last else { return draft }
    if understanding.wantsWorst {
      draft.add(
        speech.say("best.avoid", ["day": speech.day(worst.date), "matter": matter]))
      if let transit = try reasons(on: worst.date, leaning: .leanNo, count: 1).first {
        draft.note("transit", transit.key)
        draft.add(try reason(transit, on: worst.date))
      }
      draft.add(speech.say("best.instead", ["day": speech.day(best.date)]))
      draft.dates = [worst.date, best.date]
      draft.note("hardest_day", worst.date)
      return draft
    }
    let isWeak = best.leading < 5
    draft.add(
      speech.say(
        isWeak ? "best.weak" : "best.first",
        ["day": speech.day(best.date), "matter": matter]))
    if let transit = try reasons(on: best.date, leaning: .leanYes, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    draft.name(best.date)
    draft.note("best_day", best.date)
    draft.note("score", Int(best.leading.rounded()))
    if ranked.count > 2 {
      draft.add(speech.say("best.second", ["day": speech.day(ranked[1].date)]))
      draft.name(ranked[1].date)
    }
    if ranked.count > 1 {
      draft.add(speech.say("best.leave", ["day": speech.day(worst.date)]))
      draft.name(worst.date)
    }
    draft.add(try rule(on: best.date))
    draft.add(deed(.leanYes))
    return draft
  }

  /// The best part of a day.
  private func bestHour(
    _ date: CalendarDate, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    let day = context.zone.day(date)
    var best: (hour: Int, score: Double)?
    for hour in stride(from: 8, through: 22, by: 1) {
      let at = day.lowerBound.advanced(byDays: Double(hour) / 24)
      let sky = try context.ephemeris.sky(at: at, bodies: .eleven)
      let scores = context.reading.astrometer.scores(during: [sky])
      let score = meters.first.map { scores[$0].unified } ?? scores.overall.unified
      if best == nil || score > (best?.score ?? 0) + 0.01 { best = (hour, score) }
    }
    let hour = best?.hour ?? 12
    let part = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening"
    draft.add(
      speech.say(
        "best.hour",
        [
          "day": speech.name(of: AskedPeriod(date)), "hour": "\(hour):00", "part": part,
          "matter": matter,
        ]))
    let verdict = AskedVerdict(mean: best?.score ?? 0)
    if let transit = try reasons(on: date, leaning: verdict, count: 1).first {
      draft.add(try reason(transit, on: date))
    }
    draft.add(deed(verdict))
    draft.name(date)
    draft.note("hour", hour)
    return draft
  }

  /// A rule of tradition that speaks against a day, named as such.
  private func rule(on date: CalendarDate) throws(EphemerisError) -> String? {
    guard let activity = understanding.activity else { return nil }
    for rule in activity.rules {
      switch rule {
      case .mercury:
        let state = try context.state(of: .mercury, at: context.noon(date))
        if state.isRetrograde, let run = try context.retrograde(of: .mercury, from: date) {
          return speech.say("rule.mercury", ["until": speech.shortDay(context.date(run.end))])
        }
      case .void:
        let day = context.zone.day(date)
        let calendar = SkyCalendar()
        if let void = try VoidOfCourse.period(
          calendar.void, at: context.noon(date), ephemeris: context.ephemeris)
        {
          let end = context.clock(min(void.end, day.upperBound))
          return speech.say("rule.void", ["time": end.time.hoursAndMinutes])
        }
      case .waxing:
        let sky = try context.ephemeris.sky(at: context.noon(date), bodies: [.sun, .moon].bodySet)
        let arc = sky[.sun].longitude.eastwardArc(to: sky[.moon].longitude).degrees
        if arc > 180 { return speech.say("rule.waxing") }
      }
    }
    return nil
  }

  // MARK: - Comparison

  func compareTimes() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    var best: (choice: AskedPeriod, days: MeterDays)?
    var others: [(choice: AskedPeriod, days: MeterDays)] = []
    for choice in understanding.choices where context.holds(choice) {
      let days = try MeterDays(choice.dates, meters: meters, of: context)
      if let old = best, old.days.leadingMean >= days.leadingMean {
        others.append((choice, days))
      } else {
        if let old = best { others.append(old) }
        best = (choice, days)
      }
    }
    guard let best, let other = others.first else { return try bestTime() }
    let difference = best.days.leadingMean - other.days.leadingMean
    let slots = [
      "best": speech.name(of: best.choice), "other": speech.name(of: other.choice),
      "matter": matter,
    ]
    let key =
      difference < 5
      ? "compare.close" : best.days.leadingMean < 0 ? "compare.lesser" : "compare.first"
    draft.add(speech.say(key, slots))
    draft.note("difference", Int(difference.rounded()))
    let day =
      best.choice.dayCount > 1
      ? best.days.ranked.first?.date ?? best.choice.from : best.choice.from
    if let transit = try reasons(on: day, leaning: .leanYes, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: day))
    }
    if best.choice.dayCount > 1 {
      draft.add(speech.say("compare.day", ["day": speech.day(day)]))
    } else if let transit = try reasons(on: other.choice.from, leaning: .leanNo, count: 1).first {
      draft.add(try reason(transit, on: other.choice.from))
    }
    draft.add(try rule(on: day))
    draft.add(deed(.leanYes))
    draft.name(best.choice.dayCount > 1 ? day : best.choice.from)
    draft.name(other.choice.from)
    return draft
  }

  // MARK: - Decision

  func decision() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked = understanding.period ?? AskedPeriod(context.today)
    draft.period = asked
    let period = asked
    let dates = period.dayCount > 62 ? Array(period.dates.prefix(62)) : period.dates
    let days = try MeterDays(dates, meters: meters, of: context)
    let verdict = AskedVerdict(mean: days.mean)
    draft.verdict = verdict
    draft.note("score", Int(days.mean.rounded()))
    let when = speech.name(of: period)
    let isClear = abs(days.mean) > AskedVerdict.clear
    let key: String =
      switch verdict {
      case .leanYes: isClear ? "decision.yes.clear" : "decision.yes"
      case .leanNo: isClear ? "decision.no.clear" : "decision.no"
      case .neutral, .refuse: "decision.neutral"
      }
    draft.add(speech.say(key, ["when": when, "matter": matter]))
    let day =
      (verdict == .leanNo
      ? days.days.min { $0.mean < $1.mean } : days.days.max { $0.mean < $1.mean })?.date
      ?? period.from
    if let transit = try reasons(on: day, leaning: verdict, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: day))
    }
    draft.name(period.from)
    if verdict != .leanYes {
      let next = AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 14))
      if let better = try betterDay(than: days.mean, in: next) {
        draft.add(speech.say("better", ["day": speech.day(better.date), "matter": matter]))
        draft.note("better_day", better.date)
        draft.name(better.date)
      } else {
        draft.add(speech.say("better.none"))
      }
    } else if period.dayCount > 1 {
      draft.add(speech.say("decision.day", ["day": speech.day(day)]))
      draft.name(day)
    }
    draft.add(try rule(on: period.from))
    draft.add(deed(verdict))
    draft.add(speech.say("decision.yours"))
    return draft
  }
}

extension [CelestialBody] {
  /// The same as a set.
  var bodySet: BodySet { BodySet(self) }
}
