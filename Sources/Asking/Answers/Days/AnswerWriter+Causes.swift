internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// Why something is as it is.
extension AnswerWriter {
  func cause() throws(EphemerisError) -> AnswerDraft {
    if understanding.explained == .portrait { return portraitReasons() }
    if understanding.isLifelong { return lifelongCause() }
    let period = understanding.period ?? AskedPeriod(context.today)
    if let explained = understanding.explained { return try explanation(of: explained) }
    if period.dayCount > 45 { return try longCause(period) }
    var draft = AnswerDraft()
    draft.period = period
    let isGlad = understanding.isGlad
    let last = min(period.to, max(period.from, context.today))
    let dates = AskedPeriod(period.from, last).dates
    var sums: [TransitKey: (transit: ActiveTransit, weight: Double, date: CalendarDate)] = [:]
    for date in dates {
      for transit in try ActiveTransit.all(on: date, moving: meters, of: context)
      where transit.explains(glad: isGlad) && (dates.count < 4 || transit.key.body != .moon) {
        let old = sums[transit.key]
        sums[transit.key] = (transit, (old?.weight ?? 0) + transit.weight, date)
      }
    }
    var weighed = sums.values.sorted { ($0.weight, $1.transit.key) > ($1.weight, $0.transit.key) }
    // Of a day long ago the slow planets are remembered, not the Moon of some hours.
    if last < context.today.advanced(byDays: -14) {
      let heavy = weighed.filter {
        BodySet.slow.contains($0.transit.key.body) && $0.transit.orbDegrees <= 2
      }
      weighed =
        heavy
        + weighed.filter { cause in
          !heavy.contains { $0.transit.key == cause.transit.key }
        }
    }
    // What the question blames comes first.
    let blamed = understanding.bodies.first
    let ranked = Array(
      weighed.filter { $0.transit.key.body == blamed }.prefix(1)
        + weighed.filter { $0.transit.key.body != blamed })
    let days = try MeterDays(dates, meters: meters, of: context)
    draft.note("score", Int(days.mean.rounded()))
    // A planet that the question names.
    if let body = understanding.bodies.first {
      let cause = ranked.first { $0.transit.key.body == body }
      draft = try named(body, on: last, cause?.transit, draft)
    }
    if understanding.has("fullmoon"),
      let full = try context.lunations(full: true, from: last.advanced(byDays: -2), count: 1).first
    {
      let days = full.date.dayNumber - last.dayNumber
      draft.add(
        speech.say(
          abs(days) <= 1 ? "cause.full_moon" : "cause.not_full_moon",
          ["day": speech.onDay(full.date)]))
    }
    let isPast = last < context.today
    let when =
      dates.count == 1 ? speech.time(of: AskedPeriod(last)) : Speech.phrase("time.that_time")
    if ranked.isEmpty {
      draft.add(speech.say("cause.none", ["on": when]))
      draft.add(deed(.neutral))
      return draft
    }
    // The cause itself begins an answer to "why".
    let isOpening = draft.sentences.isEmpty
    // A slow planet in a hard angle is heavy, whatever the day's score is.
    let isHeavy =
      ranked.first.map {
        BodySet.slow.contains($0.transit.key.body) && $0.transit.orbDegrees <= 1.5
          && $0.transit.isEasy == isGlad
      } ?? false
    let isOdd = isHeavy || (isGlad ? days.mean > 10 : days.mean < -10)
    var firstMoon = true
    for (place, cause) in ranked.prefix(2).enumerated() {
      if cause.transit.key.body == .moon { firstMoon = false }
      draft.note("transit_\(place + 1)", cause.transit.key)
      let reason = try reason(cause.transit, on: cause.date)
      draft.add(
        isOpening && place == 0
          ? opening(
            reason, of: cause.transit.key.body, key: isOdd ? "cause.first" : "cause.mild", when)
          : reason)
    }
    if !firstMoon, !isPast, last == context.today { draft.add(speech.say("cause.moon")) }
    let isBodily = understanding.area == .energy || understanding.area == .mood
    if !isGlad, isBodily, last == context.today { draft.add(try course(from: context.today)) }
    if !isPast {
      draft.add(deed(isGlad ? .leanYes : .leanNo))
      if !isGlad {
        let end = try ranked[0].transit.lastDate(from: context.today, of: context)
        if let end, end > context.today { draft.name(end) }
      }
    }
    if isPast { try addAftermath(of: ranked[0].transit, days, &draft) }
    if !isGlad, understanding.has("lonely"), !isPast { draft.add(speech.say("warm")) }
    if isBodily, !isGlad {
      draft.add(speech.say("cause.health"))
    }
    return draft
  }

  /// A reason as the first sentence: "Most likely Mars: it is at a right angle …".
  func opening(
    _ reason: String, of planet: CelestialBody, key: String, _ when: String
  ) -> String {
    let body = planet.phrase
    let rest = ["is", "was"].reduce(reason) { text, verb in
      text.replacingFirst("\(body.sentenceCased) \(verb) ", with: "it \(verb) ")
    }
    return speech.say(key, ["body": body, "rest": rest.droppingStop, "when": when])
  }

  /// What a planet that the question blames is doing.
  private func named(
    _ body: CelestialBody, on date: CalendarDate, _ cause: ActiveTransit?, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    let isAskedOfRetrograde = body == .mercury || understanding.has("retro")
    let run = isAskedOfRetrograde ? try context.retrograde(of: body, from: date) : nil
    let day = context.zone.day(date)
    let isNow = run.map { $0.start < day.upperBound && $0.end > day.lowerBound } ?? false
    if let run, isNow || cause == nil {
      draft.note("\(body.name)_retrograde", isNow)
      draft.add(
        speech.say(
          isNow ? "cause.retro" : "cause.not_retro",
          [
            "body": body.title, "from": speech.shortDay(context.date(run.start)),
            "to": speech.shortDay(context.date(run.end)),
          ]))
      if isNow { draft.name(context.date(run.end)) }
    }
    if let cause {
      draft.note("transit", cause.key)
      draft.add(
        speech.say(
          understanding.has("word.why") ? "cause.blame.part" : "cause.blame.yes",
          ["body": body.phrase]))
    } else if !isAskedOfRetrograde, !understanding.has("fullmoon") {
      draft.add(speech.say("cause.blame.no", ["body": body.phrase]))
    }
    return draft
  }

  /// What stood behind some months or years.
  private func longCause(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = period
    let slow = try slowTransits(period)
    let isGlad = understanding.isGlad
    let fitting = slow.filter { $0.isEasy == isGlad }
    // What helps is no reason for something hard.
    let shown = fitting.isEmpty && isGlad ? slow : fitting
    // The answer for a month without slow transits comes from its days.
    if shown.isEmpty, period.dayCount <= 62 { return try outlook() }
    let when = speech.name(of: period)
    if shown.isEmpty {
      draft.add(
        speech.say(
          slow.isEmpty ? "cause.long.none" : "cause.long.easy",
          ["when": when, "on": speech.time(of: period)]))
    }
    for (place, transit) in shown.prefix(2).enumerated() {
      draft.note("transit_\(place + 1)", transit.key)
      let statement = longStatement(transit)
      draft.add(
        place == 0
          ? opening(statement, of: transit.key.body, key: "cause.long", when) : statement)
      for date in transit.dates { draft.name(date) }
    }
    if period.to >= context.today {
      if let last = shown.first?.dates.last {
        draft.add(speech.say("cause.long.until", ["day": speech.day(last)]))
      }
      draft.add(deed(.neutral))
    }
    return draft
  }

  /// The places behind a portrait that was given before.
  private func portraitReasons() -> AnswerDraft {
    var draft = AnswerDraft()
    let facts = portraitFacts(of: understanding.area)
    draft.add(speech.say("why.portrait", ["list": speech.list(facts)]))
    draft.add(speech.say("why.portrait.means"))
    draft.add(speech.say("portrait.last"))
    return draft
  }

  /// What in the birth chart a lasting trait may come from.
  private func lifelongCause() -> AnswerDraft {
    var draft = AnswerDraft()
    let sentences = portraitSentences(of: understanding.area, words: 60, into: &draft)
    for (place, sentence) in sentences.enumerated() {
      draft.add(
        place == 0
          ? speech.say("cause.lifelong", ["first": sentence.lowercasedFirst.droppingStop])
          : sentence)
    }
    draft.add(speech.say("cause.lifelong.use"))
    return draft
  }
}

extension String {
  /// The same without a stop at its end.
  var droppingStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
