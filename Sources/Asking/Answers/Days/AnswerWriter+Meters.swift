internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// What is easy and what is hard on a day, meter by meter.
extension AnswerWriter {
  /// How each meter stands on a date, −100…100, the highest first.
  func standings(
    on date: CalendarDate
  ) throws(EphemerisError) -> [(meter: Meter, score: Double)] {
    let skies = try DaySkies(of: date, in: context.zone, ephemeris: context.ephemeris)
    let scores = context.reading.astrometer.scores(during: skies)
    return Meter.allCases.map { ($0, scores[$0].unified) }.sorted {
      ($0.score, $1.meter.rawValue) > ($1.score, $0.meter.rawValue)
    }
  }

  /// The meters that may matter beside those that decide; all of them without an area.
  private var widerMeters: [Meter] {
    let area = understanding.activity?.area ?? understanding.area
    let wide: [Meter] =
      switch area {
      case .loveRelationships?: [.love, .communication, .connection, .sensitivity, .innerStability]
      case .familyFriendships?: [.socialLife, .communication, .connection, .innerStability]
      case .pathProfession?: [.career, .communication, .focus, .mentalClarity, .opportunities]
      case .financeAbundance?: [.opportunities, .career, .mentalClarity]
      case .personalGrowth?: [.growth, .focus, .creativity, .mentalClarity]
      case .purposeSpirituality?: [.purpose, .intuition, .growth]
      case .homeEnvironment?, .mood?: [.innerStability, .wellness, .connection]
      case .decisionsCrossroads?: [.mentalClarity, .intuition, .innerStability]
      case .energy?: [.vitality, .drive, .wellness]
      case nil: Meter.allCases
      }
    return wide + (understanding.activity?.meters ?? []).filter { !wide.contains($0) }
  }

  /// What comes easily on a date and what does not, of the meters that may matter; nil where both are level.
  func shade(
    on date: CalendarDate, beside verdict: Answer.Verdict
  ) throws(EphemerisError) -> String? {
    let wide = widerMeters
    let some = try standings(on: date).filter { wide.contains($0.meter) }
    let strong = some.first.flatMap { $0.score > Answer.Verdict.leaning ? $0.meter : nil }
    let weak = some.last.flatMap { $0.score < -Answer.Verdict.leaning ? $0.meter : nil }
    let slots = [
      "strong": strong.map(name) ?? "", "weak": weak.map(name) ?? "",
      "when": then(date),
    ]
    switch verdict {
    case .leanYes: return weak == nil ? nil : speech.say("shade.weak", slots)
    case .leanNo: return strong == nil ? nil : speech.say("shade.still", slots)
    case .neutral, .refuse:
      guard strong != nil || weak != nil else { return nil }
      let key = strong == nil ? "shade.weak" : weak == nil ? "shade.strong" : "shade.both"
      return speech.say(key, slots)
    }
  }

  /// What to leave on a date, because the weakest meter that may matter is low; nil where none is.
  func weakest(on date: CalendarDate) throws(EphemerisError) -> String? {
    let wide = widerMeters
    guard let weak = try standings(on: date).last(where: { wide.contains($0.meter) }),
      weak.score < -Answer.Verdict.leaning
    else { return nil }
    return speech.say(
      "plan.leave",
      [
        "weak": name(weak.meter),
        "deed": speech.say("plan.not.\(weak.meter.name)").lowercasedFirst,
      ])
  }

  /// A date that was named before: "today", "then".
  private func then(_ date: CalendarDate) -> String {
    let isNear = abs(date.dayNumber - context.today.dayNumber) <= 1
    return isNear ? speech.name(of: AskedPeriod(date)) : Speech.phrase("time.then")
  }

  /// A date at the end of a clause: "today", "on Thursday 24 December".
  private func when(_ date: CalendarDate) -> String {
    let isNear = abs(date.dayNumber - context.today.dayNumber) <= 1
    return isNear ? speech.name(of: AskedPeriod(date)) : speech.onDay(date)
  }

  /// A meter in everyday words: "a clear head".
  func name(_ meter: Meter) -> String { Speech.phrase("meter.\(meter.name)") }

  /// What to do and what to leave on a day, and its best hours.
  func dayPlan(_ date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = AskedPeriod(date)
    draft.dates = [date]
    let standings = try standings(on: date)
    let days = try MeterDays([date], meters: [], of: context)
    let verdict = Answer.Verdict(mean: days.mean)
    draft.verdict = verdict
    draft.note("score", Int(days.mean.rounded()))
    let when = when(date)
    if let strong = standings.first {
      draft.note("strongest", strong.meter.name)
      let key = strong.score > Answer.Verdict.leaning ? "plan.do" : "plan.do.level"
      draft.add(
        speech.say(
          key,
          [
            "when": when, "strong": name(strong.meter),
            "deed": speech.say("plan.deed.\(strong.meter.name)").lowercasedFirst,
          ]))
    }
    if let weak = standings.last {
      draft.note("weakest", weak.meter.name)
      let key = weak.score < -Answer.Verdict.leaning ? "plan.leave" : "plan.leave.level"
      draft.add(
        speech.say(
          key,
          [
            "weak": name(weak.meter),
            "deed": speech.say("plan.not.\(weak.meter.name)").lowercasedFirst,
          ]))
    }
    if let hours = try bestHours(date) {
      draft.note("hour", hours.best)
      draft.add(hours.sentence)
    }
    if let transit = try reasons(on: date, leaning: verdict, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: date))
    }
    return draft
  }

  /// The best and the worst hours of a date; nil where they are alike.
  func bestHours(
    _ date: CalendarDate
  ) throws(EphemerisError) -> (best: Int, sentence: String)? {
    let hours = try hourly(date)
    guard let best = hours.max(by: { $0.score < $1.score }),
      let worst = hours.min(by: { $0.score < $1.score }), best.score - worst.score > 8
    else { return nil }
    let slots = ["best": "\(best.hour):00", "worst": "\(worst.hour):00"]
    return (best.hour, speech.say("plan.hours", slots))
  }

  /// What to watch out for on a date, and how; that there is little where no meter is low.
  func warning(_ date: CalendarDate) throws(EphemerisError) -> [String] {
    let wide = widerMeters
    let when = when(date)
    let weak = try standings(on: date).last { wide.contains($0.meter) }
    guard let weak, weak.score < -Answer.Verdict.leaning else {
      return [speech.say("watch.none", ["when": when])]
    }
    return [
      speech.say("watch.first", ["when": when, "weak": name(weak.meter)]),
      speech.say("plan.not.\(weak.meter.name)") + ".",
    ]
  }

  /// The hours in which people do such a thing: those of offices, or from 8 to 22.
  private var hoursOfDay: ClosedRange<Int> {
    let area = understanding.act == nil ? nil : understanding.area
    return switch understanding.activity?.area ?? area {
    case .pathProfession?, .financeAbundance?, .homeEnvironment?: 9...17
    case .loveRelationships?, .familyFriendships?, .personalGrowth?, .purposeSpirituality?,
      .decisionsCrossroads?, .energy?, .mood?, nil:
      8...22
    }
  }

  /// The score of each such hour of a date, by the leading meter or the whole day.
  func hourly(
    _ date: CalendarDate, hours some: ClosedRange<Int>? = nil
  ) throws(EphemerisError) -> [(hour: Int, score: Double)] {
    let day = context.zone.day(date)
    var hours: [(hour: Int, score: Double)] = []
    for hour in some ?? hoursOfDay {
      let at = day.lowerBound.advanced(byDays: Double(hour) / 24)
      let sky = try context.ephemeris.sky(at: at, bodies: .eleven)
      let scores = context.reading.astrometer.scores(during: [sky])
      hours.append((hour, meters.first.map { scores[$0].unified } ?? scores.overall.unified))
    }
    return hours
  }

  /// What comes easiest over some dates, and what to do with it.
  func theme(of period: AskedPeriod) throws(EphemerisError) -> String {
    var sums = [Double](repeating: 0, count: Meter.allCases.count)
    for date in period.dates {
      for (meter, score) in try standings(on: date) { sums[meter.rawValue] += score }
    }
    let best = Meter.allCases.max { sums[$0.rawValue] < sums[$1.rawValue] } ?? .focus
    return speech.say(
      "theme",
      [
        "strong": name(best), "deed": speech.say("plan.deed.\(best.name)").lowercasedFirst,
      ])
  }

  /// When the meters of a matter are next high: "when will my finances improve".
  func upswing() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let span = AskedPeriod(context.today, context.today.advanced(byDays: 44))
    guard context.holds(span) else { return try dayOutlook(context.today) }
    let ranked = try MeterDays(span.dates, meters: meters, of: context).ranked
    guard let best = ranked.first, let worst = ranked.last else { return draft }
    draft.note("best_day", best.date)
    draft.note("hardest_day", worst.date)
    draft.add(
      speech.say("outlook.when", ["day": speech.onDay(best.date), "matter": matter]))
    if let transit = try reasons(on: best.date, leaning: .leanYes, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    draft.add(speech.say("outlook.worst", ["day": speech.day(worst.date)]))
    draft.add(deed(.neutral))
    draft.name(best.date)
    draft.name(worst.date)
    return draft
  }

  /// When a low of some meters is deepest, and the first day after it that is clearly better; nil without a low.
  func course(from date: CalendarDate) throws(EphemerisError) -> String? {
    let period = AskedPeriod(date, date.advanced(byDays: 24))
    guard context.holds(period) else { return nil }
    let days = try MeterDays(period.dates, meters: meters, of: context).days
    guard let low = days.prefix(15).min(by: { $0.mean < $1.mean }), low.mean < -10,
      let turn = days.first(where: {
        $0.date > low.date && $0.mean > max(0, low.mean + Answer.Verdict.offer)
      })
    else { return nil }
    return speech.say(
      low.date == context.today ? "course.now" : "course.later",
      [
        "what": matter, "low": speech.onDay(low.date), "turn": speech.day(turn.date),
      ])
  }
}
