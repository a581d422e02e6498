internal import Astrology
internal import Ephemeris
internal import Words

// When a body turns, and the time between two events of the sky.
extension AnswerWriter {
  /// The next station of a body, with its place; nil for a body that never turns.
  func station() throws(EphemerisError) -> AnswerDraft? {
    guard let body = understanding.bodies.first,
      let run = try context.retrograde(of: body, from: searchStart)
    else { return nil }
    var draft = AnswerDraft()
    let isAhead = run.start >= context.zone.day(searchStart).lowerBound
    let turn = isAhead ? run.start : run.end
    let longitude = try context.state(of: body, at: turn).longitude
    let position = ZodiacPosition(longitude)
    let date = context.date(turn)
    draft.name(date)
    draft.note("sign", position.sign.name)
    if let point = understanding.touched { draft.add(touch(longitude, point: point)) }
    draft.add(
      speech.say(
        isAhead ? "sky.station.back" : "sky.station.forward",
        [
          "body": body.phrase, "day": speech.onDay(date), "time": time(turn),
          "place": position.description,
        ]))
    if isAhead {
      let end = context.date(run.end)
      draft.name(end)
      draft.add(speech.say("sky.station.until", ["day": speech.onDay(end)]))
    }
    if understanding.touched == nil { touch(longitude, &draft) }
    return draft
  }

  /// Whether a body is retrograde in some weeks, from when until when, and on a day of them that is named, too.
  func addRetrograde(
    of body: CelestialBody, in period: AskedPeriod,
    next: (start: JulianDay<UT1>, end: JulianDay<UT1>), _ draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let runs = try context.retrogrades(of: body, during: period)
    let run = runs.first ?? next
    let (from, to) = (context.date(run.start), context.date(run.end))
    draft.note("\(body.name)_retrograde", !runs.isEmpty)
    draft.note("from", from)
    draft.note("to", to)
    draft.name(from)
    draft.name(to)
    // "Is Mercury retrograde when I film from the 20th to the 1st" has a "when" that asks for no date.
    let asksDate = understanding.has("when") && !understanding.has("word.asks_whether")
    let isWhole = from <= period.from && period.to <= to
    let key =
      asksDate
      ? "sky.retro.coming"
      : runs.isEmpty
        ? "sky.retro.span.no" : isWhole ? "sky.retro.span.all" : "sky.retro.span.part"
    draft.add(
      speech.say(
        runs.count > 1 ? "sky.retro.span.yes" : key,
        [
          "body": body.title, "when": speech.time(of: period), "from": speech.day(from),
          "to": speech.day(to), "first": speech.day(max(from, period.from)),
          "last": speech.day(min(to, period.to)),
        ]))
    if let day = understanding.dayBeside {
      let isWithin = !runs.isEmpty && from <= day && day <= to
      draft.name(day)
      draft.add(
        speech.say(
          isWithin ? "sky.retro.holds" : "sky.retro.spares", ["day": speech.day(day)]))
    }
    touch(try context.state(of: body, at: run.start).longitude, &draft)
  }

  /// The outlook on the days between two events of the sky that a question names; nil if one is not found.
  func outlookBetweenEvents() throws(EphemerisError) -> AnswerDraft? {
    let asked = understanding
    var dates: [CalendarDate] = []
    let days = AskedPeriod(context.today, context.today.advanced(byDays: 370))
    guard context.holds(days) else { return nil }
    if asked.has("equinox") || asked.has("solstice") {
      let signs: [ZodiacSign] = asked.has("equinox") ? [.aries, .libra] : [.cancer, .capricorn]
      let found = try context.ingresses(of: .sun, from: context.today, days: 370)
      if let next = found.first(where: { signs.contains($0.sign) }) {
        dates.append(context.date(next.at))
      }
    }
    for (cue, isFull) in [("fullmoon", true), ("newmoon", false)] where asked.has(cue) {
      let next = try context.lunations(full: isFull, from: context.today, count: 1).first
      if let next { dates.append(next.date) }
    }
    if asked.has("eclipse") {
      let wanted: [Luminary] =
        asked.has("solar") ? [.sun] : asked.has("lunar") ? [.moon] : [.sun, .moon]
      let next = try context.eclipses(days).first { wanted.contains($0.luminary) }
      if let next { dates.append(context.date(next.maximum)) }
    }
    guard dates.count == 2, let first = dates.min(), let last = dates.max() else { return nil }
    var between = understanding
    between.period = AskedPeriod(first, last)
    between.choices = []
    // "What is the energy" asks for the mood of the time, not for strength.
    if between.area == .energy, between.activity == nil { between.area = nil }
    between.cues.remove(IntentRules.Term.betweenEvents.cue)
    let writer = AnswerWriter(understanding: between, context: context, speech: speech)
    return try writer.outlook()
  }
}
