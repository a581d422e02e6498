internal import Astrology
internal import Ephemeris
internal import Words

// What the sky does over a span of days that a question names.
extension AnswerWriter {
  /// Which of some bodies are retrograde on any day of a time, and on which.
  func retrogradesOverSpan(
    _ bodies: [CelestialBody], in period: AskedPeriod
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = period
    var parts: [String] = []
    var names: [String] = []
    for body in bodies {
      for run in try context.retrogrades(of: body, during: period) {
        let (from, to) = (context.date(run.start), context.date(run.end))
        let key =
          switch (from > period.from, to < period.to) {
          case (false, false): "sky.retro.any.all"
          case (true, false): "sky.retro.any.from"
          case (false, true): "sky.retro.any.until"
          case (true, true): "sky.retro.any.both"
          }
        parts.append(
          Speech.phrase(
            key,
            ["body": body.title, "from": speech.shortDay(from), "to": speech.shortDay(to)]))
        if from > period.from { draft.name(from) }
        if to < period.to { draft.name(to) }
        names.append(body.name)
      }
    }
    draft.note("retrograde", names.joined(separator: " "))
    let when = speech.name(of: period)
    draft.add(
      speech.say(
        parts.isEmpty ? "sky.retro.any.none" : "sky.retro.any",
        ["when": when, "list": speech.list(parts)]))
    if names.contains(CelestialBody.mercury.name) { draft.add(speech.say("sky.retro.any.check")) }
    return draft
  }

  /// Whether a body is in the sign that a question names over some days, and where else it is; nil for other questions.
  func signsOverSpan(_ body: CelestialBody) throws(EphemerisError) -> AnswerDraft? {
    guard let period = understanding.period, period.dayCount > 1, period.dayCount < 400,
      period.from >= context.today, understanding.signs.count == 1,
      let asked = understanding.signs.first, understanding.has("word.asks_whether"),
      !understanding.has("enter"), !understanding.has("when")
    else { return nil }
    let start = context.zone.day(period.from).lowerBound
    let end = context.zone.day(period.to).upperBound
    let first = ZodiacSign(try context.state(of: body, at: start).longitude)
    let changes = try context.ingresses(of: body, from: period.from, days: period.dayCount)
      .filter { $0.at < end }
    let signs = [first] + changes.map(\.sign)
    var draft = AnswerDraft()
    draft.period = period
    draft.note("sign", signs.map(\.name).joined(separator: " "))
    var parts = [first.title]
    for change in changes.prefix(4) {
      let date = context.date(change.at)
      draft.name(date)
      parts.append(
        Speech.phrase(
          "sky.sign.from", ["sign": change.sign.title, "day": speech.shortDay(date)]))
    }
    let key =
      signs.allSatisfy { $0 == asked }
      ? "sky.span.yes"
      : signs.contains(asked)
        ? "sky.span.part" : signs.count == 1 ? "sky.span.no.one" : "sky.span.no"
    draft.add(
      speech.say(
        key,
        [
          "body": body.phrase, "sign": asked.title, "when": speech.name(of: period),
          "list": speech.list(parts),
        ]))
    touch(asked.start, &draft)
    return draft
  }

  /// When each of several bodies goes into its next sign.
  func signChanges(of bodies: [CelestialBody]) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    for body in bodies.prefix(3) {
      let here = ZodiacSign(try context.state(of: body, at: context.noon(searchStart)).longitude)
      let found = try context.ingresses(
        of: body, from: searchStart, days: min(body.daysAroundZodiac, 9_000))
      guard let next = found.first else { continue }
      let date = context.date(next.at)
      draft.name(date)
      draft.add(
        speech.say(
          "sky.change",
          [
            "body": body.phrase, "here": here.title, "sign": next.sign.title,
            "day": speech.onDay(date),
          ]
        ).sentenceCased)
    }
    return draft
  }
}
