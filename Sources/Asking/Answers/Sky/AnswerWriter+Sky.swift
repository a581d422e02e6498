internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Facts of the sky.
extension AnswerWriter {
  var start: CalendarDate {
    guard let period = understanding.period else { return context.today }
    // "These days" and "this week" mean now, where one moment of the sky is asked for.
    return period.contains(context.today) ? context.today : period.from
  }

  /// From when on events are looked for: a period that is named, or today.
  var searchStart: CalendarDate {
    guard let period = understanding.period else { return context.today }
    return period.to < context.today || period.from > context.today ? period.from : context.today
  }

  func skyFact() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    if asked.has(IntentRules.Term.skyOfDay.cue) { return try skyOfDay() }
    if asked.has(IntentRules.Term.retrogradeHarm.cue) { return try retrogradeHarm() }
    if asked.has(IntentRules.Term.eclipseTouch.cue), let draft = try eclipseTouch() { return draft }
    if asked.has("eclipse") { return try eclipse() }
    if asked.has("fullmoon") || asked.has("newmoon") { return try lunation() }
    if asked.has("equinox") || asked.has("solstice") { return try seasonPoint() }
    if asked.has("sunrise") { return try risesAndSets() }
    if asked.has("void") { return try void() }
    if asked.has("season"), asked.bodies.isEmpty {
      let sun = try context.state(of: .sun, at: context.noon(start)).longitude
      return try enters(.sun, asked.signs.first ?? ZodiacSign(sun))
    }
    if asked.has("planets"), asked.bodies.isEmpty, let element = asked.element {
      return try planetsNow(in: element)
    }
    if asked.has(IntentRules.Term.station.cue), let draft = try station() { return draft }
    if asked.has("retro") || asked.has("direct") { return try retrogradeNow() }
    if asked.has("skyevents"), asked.bodies.isEmpty, asked.signs.isEmpty { return try skyEvents() }
    let bodies = asked.bodies
    if bodies.count >= 2, asked.has("enter"), asked.signs.isEmpty, asked.aspect == nil {
      return try signChanges(of: bodies)
    }
    if bodies.count == 1, let draft = try signsOverSpan(bodies[0]) { return draft }
    if bodies.count >= 2, asked.has("aspects"), asked.aspect == nil, !asked.has("when") {
      return try aspectNow(bodies[0], bodies[1])
    }
    if bodies.count >= 2, asked.aspect != nil || asked.has("when") {
      return try meeting(bodies[0], bodies[1])
    }
    if asked.has("waxing") || asked.has("phase") { return try phase() }
    guard let body = bodies.first else {
      if asked.has("planets"), let sign = asked.signs.first { return try planetsNow(in: sign) }
      if let sign = asked.signs.first { return try enters(.sun, sign) }
      return try phase()
    }
    if asked.has("enter") || asked.has("when") || asked.has("next") || asked.wantsEnd,
      let sign = asked.signs.first
    {
      return try enters(body, sign)
    }
    if bodies.count > 1 {
      var draft = AnswerDraft()
      for body in bodies.prefix(3) { draft.add(try place(of: body).0) }
      return draft
    }
    if asked.isFollowUp, asked.wantsEnd, body != .moon {
      // "How long does it stay there", after where it is.
      let here = try context.state(of: body, at: context.noon(start)).longitude
      return try enters(body, ZodiacSign(here))
    }
    return try whereabouts(body)
  }

  func time(_ ut: JulianDay<UT1>) -> String {
    context.clock(ut).time.hoursAndMinutes
  }

  /// What a place of the zodiac touches in the reader's chart.
  func touch(_ longitude: EclipticLongitude, _ draft: inout AnswerDraft) {
    let bodies: [CelestialBody] = [
      .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
    ]
    var near: (body: CelestialBody, kind: AspectKind, orb: Double)?
    for body in bodies where context.isTimed || body != .moon {
      let arc = context.chart.sky[body].longitude.separation(from: longitude).degrees
      for kind in AspectKind.allCases where kind != .sextile {
        let orb = abs(arc - kind.angle.degrees)
        if orb <= 3, orb < near?.orb ?? .infinity { near = (body, kind, orb) }
      }
    }
    addHouse(of: longitude, to: &draft)
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

  func lunation() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isFull = understanding.has("fullmoon")
    let name = isFull ? "full Moon" : "new Moon"
    draft.period = understanding.period
    let isPast =
      understanding.has("past") && understanding.period == nil && understanding.has("last_one")
    var from = isPast ? context.today.advanced(byDays: -31) : searchStart
    if understanding.has("word.after_other"),
      let other = try context.lunations(full: !isFull, from: from, count: 1).first
    {
      from = other.date
    }
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
            ? speech.say("sky.lunation.none", ["what": name, "on": speech.time(of: period)])
            : speech.say(
              within.count == 1 ? "sky.lunation.one" : "sky.lunation.count",
              [
                "count": speech.number(within.count), "what": name,
                "when": speech.name(of: period), "list": speech.list(list),
              ]))
        return draft
      }
      if let passed = within.last, passed.date < context.today, period.to >= context.today {
        try add(passed, of: name, in: period, to: &draft)
        return draft
      }
      if within.isEmpty, let next = found.first {
        draft.add(
          speech.say("sky.lunation.none", ["what": name, "on": speech.time(of: period)]))
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
    var passed = isPast ? found.last { $0.date < context.today } : nil
    if passed == nil, understanding.skips == 0, let period = understanding.period,
      period.dayCount > 1, period.dayCount < 32, period.from < context.today,
      !(found.first.map { period.contains($0.date) } ?? false)
    {
      // "When is the full Moon this week", after it.
      passed = try context.lunations(full: isFull, from: period.from, count: 1).first {
        $0.date < context.today
      }
    }
    guard let event = passed ?? found.dropFirst(understanding.skips).first else { return draft }
    draft.name(event.date)
    draft.note("sign", event.sign.name)
    draft.note("time", event.time.hoursAndMinutes)
    let asksSign = understanding.isFollowUp && understanding.has("sign") && understanding.skips == 0
    draft.add(
      speech.say(
        asksSign
          ? "sky.lunation.sign"
          : passed != nil
            ? "sky.lunation.last"
            : understanding.skips > 0 ? "sky.lunation.after" : "sky.lunation",
        [
          "what": name, "day": speech.onDay(event.date), "time": event.time.hoursAndMinutes,
          "sign": event.sign.title,
        ]))
    let place = try context.state(of: .moon, at: event.at).longitude
    if let point = understanding.touched {
      draft.sentences.insert(touch(place, point: point), at: 0)
      return draft
    }
    touch(place, &draft)
    if passed == nil, !asksSign, !understanding.wantsShort {
      draft.add(try shade(on: event.date, beside: .neutral))
      draft.add(speech.say(isFull ? "sky.full.deed" : "sky.new.deed"))
    }
    return draft
  }

  func seasonPoint() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let cues = understanding.cues
    var signs: [ZodiacSign]
    if cues.has("equinox") {
      signs =
        cues.has("word.spring")
        ? [.aries] : cues.has("word.autumn") ? [.libra] : [.aries, .libra]
    } else {
      signs =
        cues.has("word.summer")
        ? [.cancer] : cues.has("word.winter") ? [.capricorn] : [.cancer, .capricorn]
    }
    // South of the equator winter begins in June.
    if context.isSouthern, signs.count == 1, !cues.has("word.month") {
      signs = signs.map(\.opposite)
    }
    let found = try context.ingresses(of: .sun, from: searchStart, days: 370)
    guard let next = found.first(where: { signs.contains($0.sign) }) else { return draft }
    let date = context.date(next.at)
    draft.name(date)
    // To the second, as the moment itself is known: almanacs give 20:25 for one at 20:24:42.
    let time = context.zone.clock(at: next.at).time.description
    draft.add(
      speech.say(
        cues.has("equinox") ? "sky.equinox" : "sky.solstice",
        ["day": speech.onDay(date), "time": time, "sign": next.sign.title]))
    touch(next.sign.start, &draft)
    return draft
  }

  func void() throws(EphemerisError) -> AnswerDraft {
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
          understanding.has("when") ? "sky.void.when" : "sky.void.yes",
          [
            "on": speech.time(of: AskedPeriod(date)), "from": moment(void.start),
            "to": moment(void.end), "sign": void.nextSign.title,
          ]))
      draft.name(context.date(void.start))
    } else if let next = periods.first {
      draft.add(
        speech.say(
          understanding.has("when") ? "sky.void.next" : "sky.void.no",
          [
            "on": speech.time(of: AskedPeriod(date)), "from": moment(next.start),
            "to": moment(next.end),
          ]))
      draft.name(context.date(next.start))
    }
    // "Is the Moon void today, and what is that".
    if understanding.has("concept"),
      let row = AskingTable.concepts.rows.first(where: { $0.count >= 4 && $0[0] == "void" })
    {
      draft.add(row[2])
    }
    return draft
  }

  func enters(
    _ body: CelestialBody, _ sign: ZodiacSign
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    // The search begins with the date, and so does the sign: a body may change signs later that day.
    let day = context.zone.day(searchStart)
    let here = ZodiacSign(try context.state(of: body, at: day.lowerBound).longitude)
    let found = try context.ingresses(of: body, from: searchStart, days: body.daysAroundZodiac)
    let slots = ["body": body.phrase, "sign": sign.title]
    let leaves = understanding.wantsEnd || understanding.cues.has("word.leave")
    if understanding.isFollowUp, understanding.wantsEnd, body != .moon {
      let changes = found.map { (at: $0.at, isThere: $0.sign == sign) }
      if let stay = stayDraft(stays(changes, here == sign), "sky.stays", slots) { return stay }
    }
    let isSeason = understanding.has("season")
    let isToday = found.first.map { $0.at < day.upperBound } ?? false
    if isToday, let change = found.first, here == sign || change.sign == sign {
      return try entersToday(body, sign, here, found)
    }
    if isSeason, here == sign, understanding.has("past") || understanding.has("begin"),
      !understanding.wantsEnd, let into = try begunSeason(of: sign)
    {
      draft.name(context.date(into))
      draft.add(
        speech.say(
          "sky.season.began", slots.merging(["day": speech.onDay(context.date(into))]) { $1 }))
    }
    if understanding.has("word.whether"), understanding.signs.count == 1, !isSeason {
      // "Has Jupiter entered Virgo yet", "is Pluto still in Capricorn", "has Saturn left Pisces".
      let isYes = understanding.cues.has("word.leave") ? here != sign : here == sign
      draft.add(
        speech.say(
          isYes ? "sky.whether.yes" : "sky.whether.no", ["body": body.phrase, "here": here.title]))
    }
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
        isSeason ? "sky.season" : body == .moon ? "sky.enters.at" : "sky.enters",
        slots.merging(
          [
            "day": speech.onDay(context.date(found[into].at)), "here": here.title,
            "time": time(found[into].at),
          ]) { $1 }))
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

  /// Says in which house of the chart a point of the sky stands, if the time of birth is known.
  func addHouse(of longitude: EclipticLongitude, to draft: inout AnswerDraft) {
    guard context.isTimed else { return }
    let house = context.chart.frame.house(of: longitude).number
    draft.note("house", house)
    draft.add(
      speech.say(
        "sky.house", ["house": speech.ordinal(house), "topic": speech.topic(ofHouse: house)]))
  }
}
