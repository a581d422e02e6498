internal import Astrology
internal import Ephemeris
internal import Words

// Whether a time before or after an event of the sky is better.
extension AnswerWriter {
  /// The days before and after the event of the answer before, compared; nil if there is no such event.
  func aroundEvent() throws(EphemerisError) -> AnswerDraft? {
    guard let event = try namedEvent() else { return nil }
    let today = context.today
    let after = AskedPeriod(event.to.advanced(byDays: 1), event.to.advanced(byDays: 14))
    let isRetrograde = understanding.has("retro")
    let slots = ["from": speech.shortDay(event.from), "to": speech.shortDay(event.to)]
    guard event.from > today.advanced(byDays: 1) else {
      var draft = AnswerDraft()
      draft.name(event.to)
      draft.add(speech.say(isRetrograde ? "around.after" : "around.after.day", slots))
      return draft
    }
    let first = max(today, event.from.advanced(byDays: -14))
    let before = AskedPeriod(first, event.from.advanced(byDays: -1))
    guard context.holds(AskedPeriod(before.from, after.to)) else { return nil }
    var asked = understanding
    asked.cues.remove("word.around_event")
    asked.choices = [before, after]
    asked.period = AskedPeriod(before.from, after.to)
    let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
    var draft = try writer.compareTimes()
    draft.sentences.insert(
      speech.say(isRetrograde ? "around.either" : "around.either.day", slots), at: 0)
    return draft
  }

  /// The dates of the retrograde, eclipse or Moon that the answer before named.
  private func namedEvent() throws(EphemerisError) -> AskedPeriod? {
    let asked = understanding
    if asked.has("retro") {
      let body = asked.bodies.first ?? .mercury
      var run = try context.retrograde(of: body, from: searchStart)
      if let period = asked.period,
        let within = try context.retrogrades(of: body, during: period).first
      {
        run = within
      }
      guard let run else { return nil }
      return AskedPeriod(context.date(run.start), context.date(run.end))
    }
    if asked.has("eclipse") {
      let span = AskedPeriod(searchStart, searchStart.advanced(byDays: 400))
      return try context.eclipses(span).first.map { AskedPeriod(context.date($0.maximum)) }
    }
    let isFull = asked.has("fullmoon")
    return try context.lunations(full: isFull, from: searchStart, count: 1).first
      .map { AskedPeriod($0.date) }
  }
}
