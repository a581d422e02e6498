internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// Outlook, best time, comparison and decision: what the meters say of days.
extension AnswerWriter {
  func tone(_ mean: Double) -> String {
    if mean > Answer.Verdict.clear { return "very_good" }
    if mean > Answer.Verdict.leaning { return "good" }
    if mean < -Answer.Verdict.clear { return "very_hard" }
    return mean < -Answer.Verdict.leaning ? "hard" : "level"
  }

  /// The transits that explain a day's leaning, at most some.
  func reasons(
    on date: CalendarDate, leaning: Answer.Verdict, count: Int
  ) throws(EphemerisError) -> [ActiveTransit] {
    let active = try ActiveTransit.all(on: date, moving: meters, of: context)
    let fitting: [ActiveTransit] =
      switch leaning {
      case .leanYes: active.filter { $0.explains(glad: true) && $0.isEasy && suits($0) }
      case .leanNo: active.filter { $0.explains(glad: false) && !$0.isEasy }
      case .neutral, .refuse: active
      }
    // What presses is no reason for a good day, and what helps is none for a bad one.
    let isOpen = leaning == .neutral || leaning == .refuse
    let found =
      fitting.isEmpty && !isOpen
      ? active.filter { leaning == .leanYes ? $0.isEasy && suits($0) : !$0.isEasy } : fitting
    // What passes within hours explains less than what lasts, unless it weighs twice as much.
    if count == 1, let first = found.first, first.key.body == .moon,
      let lasting = found.first(where: { $0.key.body != .moon }),
      2 * lasting.weight >= first.weight
    {
      return [lasting]
    }
    return Array(found.prefix(count))
  }

  /// A day that is clearly better, from a date on.
  ///
  /// - Parameters:
  ///   - score: What it has to be better than.
  ///   - period: The days to choose from.
  ///   - keepsAllRules: Whether it has to keep what tradition only prefers, too.
  /// - Returns: The day; nil if there is none.
  /// - Throws: `EphemerisError` if the sky of a day is unknown.
  func betterDay(
    than score: Double, in period: AskedPeriod, keepsAllRules: Bool = false
  ) throws(EphemerisError) -> MeterDays.Day? {
    guard context.holds(period) else { return nil }
    let days = try MeterDays(period.dates, meters: meters, of: context)
    // A day on which tradition leaves the matter is no better one.
    let better = days.byMean.filter { $0.mean - score >= Answer.Verdict.offer && $0.mean > 0 }
    for day in better.prefix(keepsAllRules ? 40 : 12) {
      let rule = try brokenRule(on: day.date)?.rule
      if rule == nil || rule == .waxing && !keepsAllRules { return day }
    }
    return nil
  }

  // MARK: - Outlook

  func outlook() throws(EphemerisError) -> AnswerDraft {
    if understanding.has(IntentRules.Term.betweenEvents.cue), let draft = try outlookBetweenEvents()
    {
      return draft
    }
    let period = understanding.period ?? AskedPeriod(context.today)
    if let draft = try outlookOfTwo(period.from(context.today)) { return draft }
    if let draft = try outlookOfParts(period.from(context.today)) { return draft }
    if understanding.period == nil, understanding.has("when") { return try upswing() }
    if period.dayCount == 1 {
      let isPlan = understanding.asksForPlan && period.from >= context.today
      return isPlan ? try dayPlan(period.from) : try dayOutlook(period.from)
    }
    // "This year", asked in autumn, is what is left of it.
    let rest = understanding.has("past") ? period : period.from(context.today)
    if rest.dayCount <= 62 { return try spanOutlook(period) }
    var draft = try longOutlook(rest)
    // A year that is named is the whole of it.
    if understanding.period != nil { draft.period = period }
    return draft
  }

  /// Whether it asks for yes or no: "is 2027 a good year", "will I play well".
  private var asksWhether: Bool { understanding.has("word.asks_whether") }

  /// Whether the day is fixed by others, so that a better one is of no use.
  var isAppointment: Bool {
    let fixed: Set<String> = [
      "exam", "defence", "interview", "audition", "meeting", "present", "party", "go_party",
      "first_date",
      "wedding", "sport", "stage", "court", "night_work", "meet_family", "anniversary", "new_job",
      "engagement", "audit", "prom", "pitch", "viewing",
    ]
    if understanding.has("word.fixed_date") { return true }
    guard let period = understanding.period, period.dayCount == 1 else { return false }
    return understanding.activity.map { fixed.contains($0.id) } ?? false
  }

  /// Whether others have set the day for good, so that it can't be left out either.
  var isFixed: Bool {
    isAppointment
      && (understanding.has("word.fixed_date")
        || ["exam", "defence", "interview", "audition"].contains(understanding.activity?.id ?? ""))
  }

  func dayOutlook(_ date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = AskedPeriod(date)
    let days = try MeterDays([date], meters: meters, of: context)
    let isPast = date < context.today
    let part = isPast ? nil : try partOfDay(date)
    let mean = part?.mean ?? days.mean
    let verdict = Answer.Verdict(mean: mean)
    draft.verdict = verdict
    draft.note("score", Int(mean.rounded()))
    let day = speech.name(of: AskedPeriod(date))
    // "Tonight" is in the evening.
    let named = day == "tonight" ? nil : part
    let when = named.map { Speech.phrase("part.when", ["day": day, "part": $0.name]) } ?? day
    let isWarned = understanding.has("watchout") && !isPast
    if isWarned { for sentence in try warning(date) { draft.add(sentence) } }
    let isWhether = asksWhether && !isPast
    draft.add(
      speech.say(
        isWhether
          ? whetherKey(mean)
          : "outlook.day.\(tone(mean))\(isPast ? ".past" : "")",
        ["when": when, "matter": matter]))
    if let part { draft.add(speech.say(part.key)) }
    if !isPast { draft.add(try hourAsked(on: date)) }
    if !isPast, !isWarned { draft.add(try shade(on: date, beside: verdict)) }
    if !isPast, understanding.has("whattodo") { draft.add(try bestHours(date)?.sentence) }
    for (place, transit) in try reasons(on: date, leaning: verdict, count: 2).enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      draft.add(try reason(transit, on: date))
    }
    if !isPast {
      draft.add(deed(verdict))
      if verdict != .leanYes, !isAppointment,
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

  func spanOutlook(_ asked: AskedPeriod) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = asked
    // Days that have passed are of no use to someone who asks what comes.
    let period = understanding.has("past") ? asked : asked.from(context.today)
    if period.dayCount == 1, period != asked { return try dayOutlook(period.from) }
    let days = try MeterDays(period.dates, meters: meters, of: context)
    let ranked = days.ranked
    guard let best = ranked.first, let worst = ranked.last else { return draft }
    draft.verdict = Answer.Verdict(mean: days.mean)
    draft.note("score", Int(days.mean.rounded()))
    draft.note("best_day", best.date)
    draft.note("hardest_day", worst.date)
    // "How was my week", on its last day.
    let isPast =
      period.to < context.today || understanding.has("past") && period.to == context.today
    draft.add(
      speech.say(
        asksWhether && !isPast
          ? whetherKey(days.mean)
          : "outlook.span.\(tone(days.mean))\(isPast ? ".past" : "")",
        ["when": speech.name(of: period), "matter": matter]))
    let isLevel = best.leading - worst.leading < 15
    let second = period.dayCount > 9 && ranked.count > 3 && !isLevel ? ranked[1] : nil
    let bestDays = speech.list(
      [best.date, second?.date].compactMap(\.self).sorted().map { speech.day($0) })
    draft.add(speech.say(isPast ? "outlook.best.past" : "outlook.best", ["day": bestDays]))
    if let transit = try difference(of: best.date, from: worst.date, leaning: .leanYes) {
      draft.note("transit_best", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    if worst.date != best.date {
      draft.add(
        speech.say(
          isPast ? "outlook.worst.past" : isLevel ? "outlook.worst.level" : "outlook.worst",
          ["day": speech.day(worst.date)]))
      if let transit = try difference(of: worst.date, from: best.date, leaning: .leanNo) {
        draft.note("transit_hardest", transit.key)
        draft.add(try reason(transit, on: worst.date))
      }
    }
    if !isPast, period.dayCount > 9, understanding.area == nil, understanding.activity == nil,
      understanding.act == nil,
      let slow = try slowTransits(period).first
    {
      draft.note("transit_slow", slow.key)
      draft.add(longStatement(slow))
    }
    if !isPast {
      let isWhole =
        understanding.area == nil && understanding.activity == nil && understanding.act == nil
      draft.add(isWhole ? try theme(of: period) : deed(Answer.Verdict(mean: days.mean)))
    }
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

  func longOutlook(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = period
    let step = max(2, period.dayCount / 90)
    let dates = stride(from: period.from.dayNumber, through: period.to.dayNumber, by: step)
      .map { CalendarDate(dayNumber: $0) }
    let days = try MeterDays(dates, meters: meters, of: context)
    let verdict = Answer.Verdict(mean: days.mean)
    draft.verdict = verdict
    let slow = try slowTransits(period)
    let isPast = period.to < context.today
    draft.add(
      speech.say(
        asksWhether && !isPast
          ? whetherKey(days.mean)
          : "outlook.long.\(tone(days.mean))\(isPast ? ".past" : "")",
        ["when": speech.name(of: period), "matter": matter]))
    for (place, transit) in slow.prefix(2).enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      draft.add(longStatement(transit))
      for date in transit.dates.prefix(3) { draft.name(date) }
    }
    if slow.isEmpty {
      let isHard = verdict == .leanNo
      draft.add(speech.say(isHard ? "outlook.long.quiet.hard" : "outlook.long.quiet"))
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
    return Speech.phrase(
      isPast ? "outlook.was_exact" : "outlook.is_exact",
      ["statement": statement, "dates": "\(dates)", "effect": effect]
    ).sentenceCased
  }
}

extension [CelestialBody] {
  /// The same as a set.
  var bodySet: BodySet { BodySet(self) }
}
