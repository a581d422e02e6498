internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Facts of the sky.
extension AnswerWriter {
  private var start: CalendarDate {
    guard let period = understanding.period else { return context.today }
    return period.from
  }

  /// From when on events are looked for: a period that is named, or today.
  private var searchStart: CalendarDate {
    guard let period = understanding.period else { return context.today }
    return period.to < context.today || period.from > context.today ? period.from : context.today
  }

  func skyFact() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    if asked.has("eclipse") { return try eclipse() }
    if asked.has("fullmoon") || asked.has("newmoon") { return try lunation() }
    if asked.has("equinox") || asked.has("solstice") { return try seasonPoint() }
    if asked.has("void") { return try void() }
    if asked.has("season"), let sign = asked.signs.first { return try enters(.sun, sign) }
    if asked.has("retro") || asked.has("direct") { return try retrogradeNow() }
    let bodies = asked.bodies
    if bodies.count >= 2, asked.aspect != nil || asked.has("when") {
      return try meeting(bodies[0], bodies[1])
    }
    if asked.has("waxing") || asked.has("phase") { return try phase() }
    guard let body = bodies.first else {
      if let sign = asked.signs.first { return try enters(.sun, sign) }
      return try phase()
    }
    if asked.has("enter"), let sign = asked.signs.first { return try enters(body, sign) }
    if bodies.count > 1 {
      var draft = AnswerDraft()
      for body in bodies.prefix(3) { draft.add(try place(of: body).0) }
      return draft
    }
    return try whereabouts(body)
  }

  private func time(_ ut: JulianDay<UT1>) -> String {
    context.clock(ut).time.hoursAndMinutes
  }

  /// What a place of the zodiac touches in the reader's chart.
  private func touch(_ longitude: EclipticLongitude, _ draft: inout AnswerDraft) {
    let bodies: [CelestialBody] = [
      .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
    ]
    let near = bodies.filter { context.isTimed || $0 != .moon }.compactMap { body in
      let arc = context.chart.sky[body].longitude.separation(from: longitude).degrees
      return AspectKind.allCases.filter { $0 != .sextile && abs(arc - $0.angle.degrees) <= 3 }
        .first.map { (body: body, kind: $0, orb: abs(arc - $0.angle.degrees)) }
    }.min { $0.orb < $1.orb }
    if context.isTimed {
      let house = context.chart.frame.house(of: longitude).number
      draft.note("house", house)
      draft.add(
        speech.say(
          "sky.house",
          [
            "house": speech.ordinal(house),
            "topic": speech.say("house.topic.\(house)").lowercasedFirst,
          ]))
    }
    if let near {
      draft.add(
        speech.say(
          near.kind == .trine
            ? "sky.touch.easy" : near.kind == .conjunction ? "sky.touch" : "sky.touch.hard",
          [
            "aspect": near.kind.phrase.replacingFirst("is ", with: ""), "body": near.body.title,
            "topic": topic(.body(near.body)),
          ]))
    }
  }

  private func lunation() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isFull = understanding.has("fullmoon")
    let name = isFull ? "full Moon" : "new Moon"
    draft.period = understanding.period
    let isPast =
      understanding.has("past") && understanding.period == nil && understanding.has("last_one")
    let from = isPast ? context.today.advanced(byDays: -31) : searchStart
    let found = try context.lunations(full: isFull, from: from, count: 3 + understanding.skips)
    if let period = understanding.period, period.dayCount > 1 || understanding.has("nplanets") {
      let within = try context.lunations(
        full: isFull, from: period.from, count: max(2, period.dayCount / 28 + 1)
      )
      .filter { period.contains($0.date) }
      if understanding.has("nplanets") || period.dayCount > 45 {
        let list = within.map { "\(speech.day($0.date)) in \($0.sign.title)" }
        for event in within { draft.name(event.date) }
        draft.note("count", within.count)
        draft.add(
          within.isEmpty
            ? speech.say("sky.lunation.none", ["what": name, "when": speech.name(of: period)])
            : speech.say(
              within.count == 1 ? "sky.lunation.one" : "sky.lunation.count",
              [
                "count": speech.number(within.count), "what": name,
                "when": speech.name(of: period), "list": speech.list(list),
              ]))
        return draft
      }
      if within.isEmpty, let next = found.first {
        draft.add(
          speech.say("sky.lunation.none", ["what": name, "when": speech.name(of: period)]))
        draft.add(
          speech.say(
            "sky.lunation.next",
            [
              "what": name, "day": speech.onDay(next.date), "time": next.time.hoursAndMinutes,
              "sign": next.sign.title,
            ]))
        draft.name(next.date)
        return draft
      }
    }
    guard let event = found.dropFirst(understanding.skips).first else { return draft }
    draft.name(event.date)
    draft.note("sign", event.sign.name)
    draft.note("time", event.time.hoursAndMinutes)
    let asksSign = understanding.isFollowUp && understanding.has("sign") && understanding.skips == 0
    draft.add(
      speech.say(
        asksSign
          ? "sky.lunation.sign" : understanding.skips > 0 ? "sky.lunation.after" : "sky.lunation",
        [
          "what": name, "day": speech.onDay(event.date), "time": event.time.hoursAndMinutes,
          "sign": event.sign.title,
        ]))
    let place = try context.state(of: .moon, at: event.at).longitude
    touch(place, &draft)
    return draft
  }

  private func eclipse() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let wanted: [Luminary] =
      understanding.has("solar") && !understanding.has("lunar")
      ? [.sun]
      : understanding.has("lunar") && !understanding.has("solar") ? [.moon] : [.sun, .moon]
    func phrase(_ eclipse: Eclipse) -> String {
      let kind = eclipse.kind.name.replacingFirst("_", with: " ")
      let luminary = eclipse.luminary == .sun ? "solar" : "lunar"
      return "\(kind) \(luminary) eclipse"
    }
    if let period = understanding.period, period.dayCount > 1 {
      draft.period = period
      let found = try context.eclipses(period).filter { wanted.contains($0.luminary) }
      for eclipse in found { draft.name(context.date(eclipse.maximum)) }
      let list = found.map { "\(speech.onDay(context.date($0.maximum))) (\(phrase($0)))" }
      draft.add(
        found.isEmpty
          ? speech.say("sky.eclipse.none", ["when": speech.name(of: period)])
          : speech.say(
            "sky.eclipse.list",
            [
              "when": speech.name(of: period), "list": speech.list(list),
              "count": speech.number(found.count),
              "eclipses": found.count == 1 ? "eclipse" : "eclipses",
              "are": found.count == 1 ? "There is" : "There are",
            ]))
      if let first = found.first {
        touch(try context.state(of: .moon, at: first.maximum).longitude, &draft)
      }
      return draft
    }
    let span = AskedPeriod(searchStart, searchStart.advanced(byDays: 900))
    let found = try context.eclipses(span).filter { wanted.contains($0.luminary) }
    guard let next = found.dropFirst(understanding.skips).first else { return draft }
    let place = try context.state(of: .moon, at: next.maximum).longitude
    draft.name(context.date(next.maximum))
    draft.note("kind", next.kind.name)
    draft.add(
      speech.say(
        "sky.eclipse",
        [
          "what": phrase(next), "article": next.kind.name.hasPrefix("a") ? "an" : "a",
          "day": speech.onDay(context.date(next.maximum)), "time": time(next.maximum),
          "sign": ZodiacSign(place).title,
        ]))
    touch(place, &draft)
    return draft
  }

  private func seasonPoint() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let cues = understanding.cues
    let signs: [ZodiacSign]
    if cues.contains("equinox") {
      signs =
        cues.contains("word.spring")
        ? [.aries] : cues.contains("word.autumn") ? [.libra] : [.aries, .libra]
    } else {
      signs =
        cues.contains("word.summer")
        ? [.cancer] : cues.contains("word.winter") ? [.capricorn] : [.cancer, .capricorn]
    }
    let found = try context.ingresses(of: .sun, from: searchStart, days: 370)
    guard let next = found.first(where: { signs.contains($0.sign) }) else { return draft }
    let date = context.date(next.at)
    draft.name(date)
    draft.add(
      speech.say(
        cues.contains("equinox") ? "sky.equinox" : "sky.solstice",
        ["day": speech.onDay(date), "time": time(next.at), "sign": next.sign.title]))
    touch(next.sign.start, &draft)
    return draft
  }

  private func void() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = start
    draft.period = AskedPeriod(date)
    let calendar = SkyCalendar()
    let day = context.zone.day(date)
    var periods: [VoidOfCourse] = []
    if let current = try VoidOfCourse.period(
      calendar.void, at: day.lowerBound, ephemeris: context.ephemeris)
    {
      periods.append(current)
    }
    if let span = context.instants(from: date, days: 4) {
      periods += try VoidOfCourse.periods(calendar.void, during: span, ephemeris: context.ephemeris)
        .filter { $0.start >= day.lowerBound }
    }
    func moment(_ ut: JulianDay<UT1>) -> String {
      "\(speech.shortDay(context.date(ut))) at \(time(ut))"
    }
    if let void = periods.first(where: { $0.start < day.upperBound && $0.end > day.lowerBound }) {
      draft.add(
        speech.say(
          "sky.void.yes",
          [
            "when": speech.name(of: AskedPeriod(date)), "from": moment(void.start),
            "to": moment(void.end), "sign": void.nextSign.title,
          ]))
      draft.name(context.date(void.start))
    } else if let next = periods.first {
      draft.add(
        speech.say(
          "sky.void.no",
          [
            "when": speech.name(of: AskedPeriod(date)), "from": moment(next.start),
            "to": moment(next.end),
          ]))
      draft.name(context.date(next.start))
    }
    return draft
  }

  private func enters(
    _ body: CelestialBody, _ sign: ZodiacSign
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let here = ZodiacSign(try context.state(of: body, at: context.noon(searchStart)).longitude)
    let found = try context.ingresses(of: body, from: searchStart, days: body.daysAroundZodiac)
    let slots = ["body": body.phrase, "sign": sign.title]
    let leaves = understanding.wantsEnd || understanding.cues.contains("word.leave")
    let isSeason = understanding.has("season")
    if here == sign {
      if let out = found.first {
        draft.name(context.date(out.at))
        draft.add(
          speech.say(
            isSeason ? "sky.season.now" : "sky.leaves",
            slots.merging(
              ["day": speech.onDay(context.date(out.at)), "next": out.sign.title]) { $1 }))
      }
      // The season of a sign begins again next year.
      if isSeason, let again = found.first(where: { $0.sign == sign }) {
        draft.name(context.date(again.at))
        draft.add(
          speech.say(
            "sky.season.again", slots.merging(["day": speech.onDay(context.date(again.at))]) { $1 })
        )
      }
      return draft
    }
    guard let into = found.firstIndex(where: { $0.sign == sign }) else {
      draft.add(speech.say("sky.enters.far", slots))
      return draft
    }
    draft.name(context.date(found[into].at))
    draft.add(
      speech.say(
        isSeason ? "sky.season" : "sky.enters",
        slots.merging(
          ["day": speech.onDay(context.date(found[into].at)), "here": here.title]) { $1 }))
    if into + 1 < found.count, leaves || !isSeason {
      draft.name(context.date(found[into + 1].at))
      draft.add(
        speech.say(
          "sky.enters.leaves",
          slots.merging(["day": speech.onDay(context.date(found[into + 1].at))]) { $1 }))
    }
    touch(sign.start, &draft)
    return draft
  }

  private func retrogradeNow() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = searchStart
    let retrogrades: [CelestialBody] = [
      .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
    ]
    let asked = understanding.bodies.filter { retrogrades.contains($0) }
    let when = date == context.today ? "now" : speech.onDay(date)
    guard !asked.isEmpty else {
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
    for body in asked.prefix(2) {
      guard var run = try context.retrograde(of: body, from: date) else { continue }
      if let period = understanding.period, period.dayCount > 31 {
        let runs = try context.retrogrades(of: body, during: period)
        let list = runs.map {
          "\(speech.shortDay(context.date($0.start))) to \(speech.shortDay(context.date($0.end)))"
        }
        for run in runs { draft.name(context.date(run.start)) }
        draft.add(
          runs.isEmpty
            ? speech.say(
              "sky.retro.year.none", ["body": body.title, "when": speech.name(of: period)])
            : speech.say(
              "sky.retro.year",
              ["body": body.title, "when": speech.name(of: period), "list": speech.list(list)]))
        if runs.isEmpty { continue }
        continue
      }
      let day = context.zone.day(date)
      let isNow = run.start < day.upperBound && run.end > day.lowerBound
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
        draft.add(speech.say("sky.retro.yes", slots))
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
        draft.add(
          speech.say(
            understanding.has("when") || understanding.skips > 0 || understanding.isFollowUp
              ? "sky.retro.coming" : "sky.retro.no", slots))
      }
      touch(try context.state(of: body, at: run.start).longitude, &draft)
    }
    return draft
  }

  private func meeting(
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

  private func phase() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = start
    draft.period = AskedPeriod(date)
    let sky = try context.ephemeris.sky(
      at: context.noon(date), bodies: [CelestialBody.sun, .moon].bodySet)
    let light = MoonIllumination(sun: sky[.sun], moon: sky[.moon])
    let arc = sky[.sun].longitude.eastwardArc(to: sky[.moon].longitude).degrees
    draft.note("moon_phase", light.phase.name)
    let next = try context.lunations(full: arc < 180, from: date, count: 1).first
    draft.add(
      speech.say(
        arc < 180 ? "sky.waxing" : "sky.waning",
        [
          "when": speech.name(of: AskedPeriod(date)), "phase": light.phase.title.lowercased(),
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
  private func place(
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

  private func whereabouts(_ body: CelestialBody) throws(EphemerisError) -> AnswerDraft {
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
    if state.isRetrograde, Station.bodies.contains(body) {
      draft.add(speech.say("sky.backwards"))
    }
    touch(state.longitude, &draft)
    return draft
  }
}
