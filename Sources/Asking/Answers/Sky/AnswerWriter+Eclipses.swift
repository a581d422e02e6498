internal import Astrology
internal import Ephemeris
internal import Words

// Eclipses: when, in which sign, and whether they are seen from the birthplace.
extension AnswerWriter {
  func eclipse() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let wanted: [Luminary] =
      understanding.has("solar") && !understanding.has("lunar")
      ? [.sun]
      : understanding.has("lunar") && !understanding.has("solar") ? [.moon] : [.sun, .moon]
    if let period = understanding.period, period.dayCount > 1 {
      draft.period = period
      let found = try context.eclipses(period).filter { wanted.contains($0.luminary) }
      for eclipse in found { draft.name(context.date(eclipse.maximum)) }
      let list = found.map { "\(speech.onDay(context.date($0.maximum))) (\(phrase($0)))" }
      draft.add(
        found.isEmpty
          ? speech.say("sky.eclipse.none", ["on": speech.time(of: period)])
          : speech.say(
            "sky.eclipse.list",
            [
              "on": speech.time(of: period), "list": speech.list(list),
              "count": speech.number(found.count),
              "eclipses": (wanted == [.sun] ? "solar " : wanted == [.moon] ? "lunar " : "")
                + (found.count == 1 ? "eclipse" : "eclipses"),
              "are": found.count == 1 ? "There is" : "There are",
            ]))
      if let first = found.first {
        touch(try context.state(of: .moon, at: first.maximum).longitude, &draft)
        return draft
      }
      guard period.to >= context.today else { return draft }
      let later = AskedPeriod(period.to.advanced(byDays: 1), period.to.advanced(byDays: 900))
      if let next = try context.eclipses(later).first(where: { wanted.contains($0.luminary) }) {
        let place = try context.state(of: .moon, at: next.maximum).longitude
        draft.name(context.date(next.maximum))
        draft.add(sentence(on: next, in: ZodiacSign(place)))
      }
      return draft
    }
    if understanding.period == nil,
      understanding.has("order.past") || understanding.has("last_one"),
      !understanding.has("next"), let last = try lastEclipse(of: wanted)
    {
      return last
    }
    let span = AskedPeriod(searchStart, searchStart.advanced(byDays: 900))
    let found = try context.eclipses(span).filter { wanted.contains($0.luminary) }
    guard let next = found.dropFirst(understanding.skips).first else { return draft }
    let place = try context.state(of: .moon, at: next.maximum).longitude
    draft.name(context.date(next.maximum))
    draft.note("kind", next.kind.name)
    if let point = understanding.touched {
      draft.add(touch(place, point: point))
      draft.add(sentence(on: next, in: ZodiacSign(place)))
      return draft
    }
    let asksSight = understanding.has("visible") || context.named != nil
    let visible = asksSight && !understanding.has("phase") ? try visibility(of: next) : []
    // "Will I see it" is answered first, unless the date is asked for, too.
    let asksDate = understanding.has("when") || understanding.has("next")
    if asksDate { draft.add(sentence(on: next, in: ZodiacSign(place))) }
    for line in visible { draft.add(line) }
    if !asksDate { draft.add(sentence(on: next, in: ZodiacSign(place))) }
    touch(place, &draft)
    return draft
  }

  /// The last eclipse before today, where a question speaks of the past; nil if there is none.
  private func lastEclipse(of wanted: [Luminary]) throws(EphemerisError) -> AnswerDraft? {
    let span = AskedPeriod(context.today.advanced(byDays: -900), context.today)
    guard context.holds(span),
      let last = try context.eclipses(span).last(where: { wanted.contains($0.luminary) })
    else { return nil }
    var draft = AnswerDraft()
    let place = try context.state(of: .moon, at: last.maximum).longitude
    draft.name(context.date(last.maximum))
    draft.note("kind", last.kind.name)
    draft.add(
      speech.say(
        "sky.eclipse.last",
        [
          "what": phrase(last), "article": last.kind.name.hasPrefix("a") ? "an" : "a",
          "day": speech.onDay(context.date(last.maximum)), "time": time(last.maximum),
          "sign": ZodiacSign(place).title,
        ]))
    touch(place, &draft)
    return draft
  }

  /// Whether an eclipse is seen from the place that the question names, else from the birthplace.
  private func visibility(of eclipse: Eclipse) throws(EphemerisError) -> [String] {
    let named = context.named
    let there = named == nil ? "" : ".there"
    let slots = ["place": named?.name ?? ""]
    guard let place = named?.coordinates ?? chart.birth.place,
      let local = context.ephemeris as? any FullEphemerisProvider
    else { return [speech.say("sky.eclipse.no_place")] }
    let start = eclipse.maximum.advanced(byDays: -0.5)
    guard
      let seen = try local.nextEclipse(of: eclipse.luminary, seenFrom: place, after: start)
    else { return [speech.say("sky.eclipse.unseen" + there, slots)] }
    guard abs(seen.maximum.days(until: eclipse.maximum)) < 0.5 else {
      return [
        speech.say("sky.eclipse.unseen" + there, slots),
        speech.say(
          "sky.eclipse.unseen.next", ["day": speech.onDay(context.date(seen.maximum))]),
        named == nil ? speech.say("sky.eclipse.where") : "",
      ]
    }
    let contacts = seen.contactsInOrder
    let percent = Int(((seen.obscuration ?? min(1, seen.magnitude)) * 100).rounded())
    return [
      speech.say(
        (contacts.count > 1 ? "sky.eclipse.seen" : "sky.eclipse.seen.short") + there,
        [
          "from": contacts.first.map { timeThere($0.at) } ?? "", "time": timeThere(seen.maximum),
          "to": contacts.last.map { timeThere($0.at) } ?? "", "percent": "\(max(0, percent)) %",
          "place": named?.name ?? "",
        ]), named == nil ? speech.say("sky.eclipse.where") : "",
    ]
  }

  /// What an eclipse is called.
  private func phrase(_ eclipse: Eclipse) -> String {
    let kind = eclipse.kind.name.replacingFirst("_", with: " ")
    let luminary = eclipse.luminary == .sun ? "solar" : "lunar"
    return "\(kind) \(luminary) eclipse"
  }

  private func sentence(on eclipse: Eclipse, in sign: ZodiacSign) -> String {
    speech.say(
      "sky.eclipse",
      [
        "what": phrase(eclipse), "article": eclipse.kind.name.hasPrefix("a") ? "an" : "a",
        "day": speech.onDay(context.date(eclipse.maximum)), "time": time(eclipse.maximum),
        "sign": sign.title,
      ])
  }
}
