internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// How bodies move: retrogrades, meetings, the Moon's phase and where a body is.
extension AnswerWriter {
  func retrogradeNow() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = searchStart
    let retrogrades: [CelestialBody] = [
      .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
    ]
    let asked = understanding.bodies.filter { retrogrades.contains($0) }
    let when = date == context.today ? "now" : speech.onDay(date)
    guard !asked.isEmpty else {
      if let period = understanding.period, period.dayCount > 1, period.from >= context.today {
        return try retrogradesOverSpan(retrogrades, in: period)
      }
      let sky = try context.ephemeris.sky(at: context.noon(date), bodies: retrogrades.bodySet)
      let backwards = retrogrades.filter { sky[$0].isRetrograde }
      draft.period = AskedPeriod(date)
      draft.note("retrograde", backwards.map(\.name).joined(separator: " "))
      guard !backwards.isEmpty else {
        draft.add(speech.say("sky.retro.none", ["when": when]))
        return draft
      }
      draft.add(
        speech.say(
          backwards.count == 1 ? "sky.retro.one" : "sky.retro.list",
          ["list": speech.list(backwards.map(\.title)), "when": when]))
      var ends: [String] = []
      for body in backwards.prefix(3) {
        if let run = try context.retrograde(of: body, from: date) {
          ends.append("\(body.title) until \(speech.shortDay(context.date(run.end)))")
          draft.name(context.date(run.end))
        }
      }
      draft.add(speech.say("sky.retro.ends", ["list": speech.list(ends)]))
      return draft
    }
    if understanding.period == nil, understanding.has("last_one"), let body = asked.first,
      let last = try context.retrogrades(
        of: body, during: AskedPeriod(context.today.advanced(byDays: -800), context.today)
      ).last(where: { context.date($0.end) < context.today })
    {
      let (from, to) = (context.date(last.start), context.date(last.end))
      draft.name(from)
      draft.name(to)
      draft.add(
        speech.say(
          "sky.retro.last",
          ["body": body.title, "from": speech.day(from), "to": speech.day(to)]))
      return draft
    }
    for body in asked.prefix(2) {
      guard var run = try context.retrograde(of: body, from: date) else { continue }
      if let period = understanding.period, period.dayCount > (period.to < context.today ? 1 : 31) {
        let runs = try context.retrogrades(of: body, during: period)
        let list = runs.map {
          "\(speech.shortDay(context.date($0.start))) to \(speech.shortDay(context.date($0.end)))"
        }
        for run in runs { draft.name(context.date(run.start)) }
        draft.add(
          runs.isEmpty
            ? speech.say(
              "sky.retro.year.none", ["body": body.title, "on": speech.time(of: period)])
            : speech.say(
              period.to < context.today ? "sky.retro.year.past" : "sky.retro.year",
              ["body": body.title, "on": speech.time(of: period), "list": speech.list(list)]))
        if runs.isEmpty { continue }
        continue
      }
      let day = context.zone.day(date)
      let isNow = run.start < day.upperBound && run.end > day.lowerBound
      if let period = understanding.period, period.dayCount > 1, understanding.skips == 0,
        !isNow || period.from > context.today, !understanding.wantsEnd
      {
        try addRetrograde(of: body, in: period, next: run, &draft)
        continue
      }
      for _ in 0..<understanding.skips {
        if let next = try context.retrograde(
          of: body, from: context.date(run.end).advanced(byDays: 1))
        {
          run = next
        }
      }
      let slots = [
        "body": body.title, "from": speech.day(context.date(run.start)),
        "to": speech.day(context.date(run.end)), "when": when,
        "on": speech.onDay(context.date(run.end)),
      ]
      draft.note("\(body.name)_retrograde", isNow)
      draft.note("from", context.date(run.start))
      draft.note("to", context.date(run.end))
      if understanding.wantsEnd, !understanding.has("begin") {
        draft.name(context.date(run.end))
      } else {
        draft.name(isNow ? context.date(run.end) : context.date(run.start))
      }
      draft.name(context.date(run.start))
      draft.name(context.date(run.end))
      if isNow, understanding.skips == 0 {
        let isOver = run.end < context.zone.day(context.today).lowerBound
        let asksEnd = understanding.has(IntentRules.Term.retrogradeEnd.cue)
        draft.add(
          speech.say(
            isOver
              ? "sky.retro.yes.past"
              : understanding.has("direct") && !understanding.has("retro")
                ? (understanding.has("when") ? "sky.direct.when" : "sky.direct.no")
                : asksEnd || understanding.has("when") ? "sky.retro.until" : "sky.retro.yes",
            slots))
        if understanding.has("next"),
          let next = try context.retrograde(
            of: body, from: context.date(run.end).advanced(byDays: 1))
        {
          draft.name(context.date(next.start))
          draft.name(context.date(next.end))
          draft.add(
            speech.say(
              "sky.retro.next",
              [
                "from": speech.day(context.date(next.start)),
                "to": speech.day(context.date(next.end)),
              ]))
        }
      } else {
        let isAfterThis = understanding.skips > 0 && !understanding.isFollowUp
        draft.add(
          speech.say(
            isAfterThis
              ? "sky.retro.after"
              : understanding.has("when") || understanding.skips > 0
                || understanding.isFollowUp && !asksWhetherRetrograde
                ? "sky.retro.coming"
                : understanding.has("direct") ? "sky.direct.yes" : "sky.retro.no", slots))
      }
      if let row = retrogradeConcept { draft.add(row[2]) }
      touch(try context.state(of: body, at: run.start).longitude, &draft)
      if retrogradeConcept != nil, chart.sky[body].isRetrograde {
        draft.add(speech.say("sky.retro.born", ["body": body.title]))
      }
    }
    return draft
  }

  /// "And Venus?", after "is Mercury retrograde now".
  private var asksWhetherRetrograde: Bool {
    understanding.has("word.whether") && !understanding.has("next")
  }

  /// The row that explains retrogrades, where a question asks what they mean.
  private var retrogradeConcept: [String]? {
    guard understanding.has("concept") || understanding.has("meanthat") else { return nil }
    return AskingTable.concepts.rows.first { row in
      row.count >= 4 && ["retrograde", "mercury_retrograde"].has(row[0])
        && understanding.concepts.contains(row[0])
    }
  }

  /// The angle that two bodies make on a date, within 6° of exact, or that there is none.
  func aspectNow(
    _ one: CelestialBody, _ other: CelestialBody
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    let places = [
      try context.state(of: one, at: context.noon(start)).longitude,
      try context.state(of: other, at: context.noon(start)).longitude,
    ]
    let arc = places[0].separation(from: places[1]).degrees
    let near = AspectKind.allCases.min {
      abs(arc - $0.angle.degrees) < abs(arc - $1.angle.degrees)
    }
    let when = start == context.today ? "now" : speech.onDay(start)
    guard let near, abs(arc - near.angle.degrees) <= 6 else {
      draft.add(
        speech.say(
          "sky.aspect.none",
          ["one": one.phrase.sentenceCased, "other": other.phrase, "when": when]))
      return draft
    }
    draft.note("aspect", near.name)
    draft.add(
      speech.say(
        "sky.aspect.now",
        [
          "one": one.phrase, "other": other.phrase, "aspect": near.noun, "when": when,
          "orb": orb(PlaneAngle(degrees: abs(arc - near.angle.degrees))),
        ]))
    touch(places[0], &draft)
    return draft
  }

  func meeting(
    _ one: CelestialBody, _ other: CelestialBody
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let kind = understanding.aspect ?? .conjunction
    let found = try context.meetings(of: one, and: other, kind: kind, from: searchStart)
    guard let next = found.dropFirst(understanding.skips).first else {
      draft.add(speech.say("sky.meet.none", ["one": one.phrase, "other": other.phrase]))
      return draft
    }
    let place = try context.state(of: one, at: next).longitude
    draft.name(context.date(next))
    draft.note("sign", ZodiacSign(place).name)
    draft.add(
      speech.say(
        kind == .conjunction ? "sky.meet" : "sky.meet.aspect",
        [
          "one": one.phrase, "other": other.phrase, "aspect": kind.noun,
          "day": speech.onDay(context.date(next)), "time": time(next),
          "sign": ZodiacSign(place).title,
        ]))
    touch(place, &draft)
    return draft
  }

  func phase() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = start
    draft.period = AskedPeriod(date)
    let sky = try context.ephemeris.sky(
      at: context.noon(date), bodies: [CelestialBody.sun, .moon].bodySet)
    let light = MoonPhase.Illumination(sun: sky[.sun], moon: sky[.moon])
    let arc = sky[.sun].longitude.eastwardArc(to: sky[.moon].longitude).degrees
    draft.note("moon_phase", light.phase.name)
    let next = try context.lunations(full: arc < 180, from: date, count: 1).first
    if let period = understanding.period, period.dayCount > 1, period.dayCount < 15, let next {
      draft.period = period
      draft.name(next.date)
      let (side, end) = arc < 180 ? ("waxing", "full") : ("waning", "new")
      let turns = period.contains(next.date) && next.date < period.to
      draft.add(
        speech.say(
          "sky.\(side).\(turns ? "turn" : "span")",
          ["when": speech.name(of: period), "day": speech.onDay(next.date)]))
      if !turns {
        draft.add(
          speech.say(
            "sky.until_\(end)", ["day": speech.onDay(next.date), "sign": next.sign.title]))
      }
      return draft
    }
    draft.add(
      speech.say(
        arc < 180 ? "sky.waxing" : "sky.waning",
        [
          "on": speech.time(of: AskedPeriod(date)), "phase": light.phase.title.lowercased(),
          "percent": "\(Int((light.illuminatedFraction * 100).rounded()))",
        ]))
    if let next {
      draft.name(next.date)
      draft.add(
        speech.say(
          arc < 180 ? "sky.until_full" : "sky.until_new",
          ["day": speech.onDay(next.date), "sign": next.sign.title]))
    }
    return draft
  }

  /// "Venus is in Libra at 14°", and the state.
  func place(
    of body: CelestialBody
  ) throws(EphemerisError) -> (String, BodyState) {
    let state = try context.state(of: body, at: context.noon(start))
    let position = ZodiacPosition(state.longitude)
    let isPast = start < context.today
    return (
      speech.say(
        isPast ? "sky.was" : "sky.is",
        [
          "body": body.phrase, "sign": position.sign.title,
          "degree": "\(Int(position.degreeInSign))",
          "when": start == context.today ? "now" : speech.onDay(start),
        ]), state
    )
  }

  /// The planets in the signs of an element, each with its sign.
  func planetsNow(in element: ZodiacSign.Element) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    let isNow = understanding.period?.contains(context.today) ?? true
    let day = isNow ? context.today : start
    let sky = try context.ephemeris.sky(at: context.noon(day), bodies: .eleven)
    let found = Self.planets.filter { ZodiacSign(sky[$0].longitude).element == element }
    draft.note("bodies", found.map(\.name).joined(separator: " "))
    let list = found.map { "\($0.phrase) in \(ZodiacSign(sky[$0].longitude).title)" }
    draft.add(
      speech.say(
        found.isEmpty ? "sky.element.none" : "sky.element",
        [
          "element": element.rawValue, "list": speech.list(list),
          "when": isNow ? "now" : speech.onDay(day),
        ]
      ).sentenceCased)
    let own = Self.planets.filter { body in
      possibleSigns(of: .body(body)).allSatisfy { $0.element == element }
    }
    if !own.isEmpty {
      draft.add(
        speech.say(
          own.count == 1 ? "sky.element.own.one" : "sky.element.own",
          ["list": speech.list(own.map(\.title)), "element": element.rawValue]))
    }
    return draft
  }

  /// The planets that stand in a sign on the day.
  func planetsNow(in sign: ZodiacSign) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    // "These days" means now.
    let isNow = understanding.period?.contains(context.today) ?? true
    let day = isNow ? context.today : start
    let sky = try context.ephemeris.sky(at: context.noon(day), bodies: .eleven)
    let found = Self.planets.filter { ZodiacSign(sky[$0].longitude) == sign }
    draft.note("bodies", found.map(\.name).joined(separator: " "))
    let slots = [
      "sign": sign.title, "list": speech.list(found.map(\.phrase)),
      "when": isNow ? "now" : speech.onDay(day),
    ]
    let key = found.isEmpty ? "none" : found.count == 1 ? "one" : "some"
    draft.add(speech.say("sky.planets_in.\(key)", slots).sentenceCased)
    touch(sign.start, &draft)
    return draft
  }

  func whereabouts(_ body: CelestialBody) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = start
    draft.period = understanding.period
    let changes = try context.ingresses(
      of: body, from: date, days: min(body.daysAroundZodiac, 1_500))
    let today = context.zone.day(date)
    if let change = changes.first, change.at < today.upperBound {
      let before = ZodiacSign(try context.state(of: body, at: today.lowerBound).longitude)
      draft.add(
        speech.say(
          date < context.today ? "sky.changed" : "sky.changes",
          [
            "body": body.phrase, "sign": before.title, "next": change.sign.title,
            "time": time(change.at), "when": date == context.today ? "today" : speech.onDay(date),
          ]))
      draft.note("sign", "\(before.name) \(change.sign.name)")
      draft.name(date)
      touch(change.sign.start, &draft)
      return draft
    }
    let (text, state) = try place(of: body)
    draft.note("sign", ZodiacSign(state.longitude).name)
    draft.add(text)
    if state.isRetrograde, Station.bodies.contains(body) {
      draft.add(speech.say(date == context.today ? "sky.backwards.now" : "sky.backwards"))
    }
    if date >= context.today, let change = changes.first {
      draft.name(context.date(change.at))
      draft.add(
        speech.say(
          "sky.moves_on",
          [
            "sign": change.sign.title, "day": speech.onDay(context.date(change.at)),
            "time": time(change.at),
          ]))
    }
    touch(state.longitude, &draft)
    return draft
  }
}
