internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// When what is in force ends.
extension AnswerWriter {
  /// The transit of one body that is in force today, and when it ends; nil if there is none.
  func longest(
    of body: CelestialBody, kind: AspectKind? = nil, natal: ChartPoint? = nil
  ) throws(EphemerisError) -> AnswerDraft? {
    let active = try ActiveTransit.all(on: context.today, moving: [], of: context)
      .filter { transit in
        transit.key.body == body && (kind.map { $0 == transit.key.aspect } ?? true)
          && (natal.map { $0 == transit.key.natal } ?? true)
      }
    guard let main = active.first(where: { !$0.isEasy }) ?? active.first,
      let natal = context.natalLongitude(of: main.key.natal)
    else { return nil }
    var draft = AnswerDraft()
    try end(of: main.key, at: natal, &draft)
    draft.add(effect(main.key.body, main.key.aspect, main.key.natal))
    draft.add(speech.say(transitDeed(main.key.body, isEasy: main.isEasy)))
    return draft
  }

  /// When a body is done with a point of the chart: the transit in force, or when it was and will be there.
  func ending(
    of body: CelestialBody, _ kind: AspectKind?, at natal: ChartPoint
  ) throws(EphemerisError) -> AnswerDraft {
    if let active = try longest(of: body, kind: kind, natal: natal) { return active }
    var draft = AnswerDraft()
    let what = [
      "body": body.phrase.sentenceCased, "what": natal.ownName,
      "aspect": kind.map { $0.noun } ?? "",
    ]
    draft.add(speech.say(kind == nil ? "transit.not_now" : "transit.not_now.aspect", what))
    draft.note("transit", "none")
    guard let place = context.natalLongitude(of: natal) else { return draft }
    let now = context.zone.day(context.today).lowerBound
    let reach = Double(min(body.daysAroundZodiac, 366 * 100))
    let start = max(
      context.ephemeris.span.start, context.chart.instant, now.advanced(byDays: -reach))
    let end = min(context.ephemeris.span.end, now.advanced(byDays: reach))
    let wanted = kind ?? .conjunction
    if start < now,
      let last = try context.passes(of: body, kind: wanted, to: place, during: start..<now).last
    {
      let date = context.date(last)
      draft.name(date)
      draft.add(speech.say("transit.before", ["day": speech.shortDay(date)]))
    }
    if now < end,
      let next = try context.passes(of: body, kind: wanted, to: place, during: now..<end).first
    {
      let date = context.date(next)
      if date.year <= chart.birth.date.year + Self.longestLifeYears {
        draft.dates.insert(date, at: 0)
        draft.add(speech.say("transit.later", ["day": speech.shortDay(date)]))
        draft.add(effect(body, wanted, natal))
      } else {
        draft.add(speech.say("transit.later.never"))
      }
    }
    return draft
  }

  /// The strongest transits of a date, each with the day on which it ends.
  func transitsNow(on date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = AskedPeriod(date)
    let all = try ActiveTransit.all(on: date, moving: [], of: context)
      .filter { $0.key.body != .moon }
    // What lasts for months comes before what lasts for days, and what weighs before what helps.
    let active = all.enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }.map(\.element)
    for (place, transit) in active.prefix(4).enumerated() {
      guard let natal = context.natalLongitude(of: transit.key.natal) else { continue }
      let end = try leaving(transit.key.body, transit.key.aspect, natal, after: date)
      draft.note("transit_\(place + 1)", transit.key)
      if let end { draft.name(end.advanced(byDays: -1)) }
      let effect = speech.say(
        "effect.\(transit.key.body.name).\(transit.isEasy ? "easy" : "hard")",
        ["what": topic(transit.key.natal)]
      ).lowercasedFirst
      draft.add(
        speech.say(
          place == 0 ? "now.first" : place == 1 ? "now.second" : "now.next",
          [
            "what": statementName(transit.key.body, transit.key.aspect, transit.key.natal),
            "until": end.map {
              Speech.phrase("now.until", ["day": speech.shortDay($0.advanced(byDays: -1))])
            } ?? Speech.phrase("now.long"),
            "effect": effect, "when": speech.name(of: AskedPeriod(date)),
          ]))
    }
    guard let first = active.first else {
      draft.add(speech.say("now.none"))
      return draft
    }
    draft.add(speech.say(transitDeed(first.key.body, isEasy: first.isEasy)))
    return draft
  }

  /// The place of a transit among those in force: slow before fast, hard to a personal point first.
  private static func rank(_ transit: ActiveTransit) -> Int {
    guard BodySet.slow.contains(transit.key.body) else { return 16 }
    let personal: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars]
    let isPersonal = transit.key.natalBody.map(personal.contains) ?? true
    return (transit.isEasy ? 4 : 0) + (isPersonal ? 0 : 2) + (transit.key.body == .jupiter ? 1 : 0)
  }

  /// The key of what to do while a body presses or helps.
  func transitDeed(_ body: CelestialBody, isEasy: Bool) -> String {
    let key = "deed.transit.\(body.name).\(isEasy ? "easy" : "hard")"
    return speech.has(key) ? key : isEasy ? "deed.none.yes" : "deed.none.no"
  }

  /// That a body makes no aspect of a kind to the chart now.
  func notNow(_ body: CelestialBody, _ kind: AspectKind) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.add(
      speech.say("transit.none_now", ["body": body.phrase.sentenceCased, "aspect": kind.noun]))
    draft.note("transit", "none")
    return draft
  }

  /// What comes later than so many years after birth is no matter of this life.
  static var longestLifeYears: Int { 105 }

  /// The last time that a body came back to its own place; nil if that was before the tables begin.
  func lastReturn(
    of body: CelestialBody, to place: EclipticLongitude
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    let now = context.zone.day(context.today).lowerBound
    let start = max(
      context.ephemeris.span.start, context.chart.instant.advanced(byDays: 20),
      now.advanced(byDays: -Double(body.daysAroundZodiac)))
    guard start < now else { return nil }
    return try context.passes(of: body, kind: .conjunction, to: place, during: start..<now).last
  }

  /// The hard slow transits of today and when they end.
  func hardTime() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    // When an area of life improves is read from its days.
    if understanding.area != nil, let course = try course(from: context.today) {
      draft.add(course)
      for transit in try reasons(on: context.today, leaning: .leanNo, count: 1) {
        draft.note("transit", transit.key)
        draft.add(try reason(transit, on: context.today))
      }
      draft.add(deed(.leanNo))
      return draft
    }
    if let easier = try easierDays() { draft.add(easier) }
    let active = try ActiveTransit.all(on: context.today, moving: meters, of: context)
      .filter { $0.explains(glad: false) && !$0.isEasy && $0.key.body != .moon }
    guard let main = active.first(where: { BodySet.slow.contains($0.key.body) }) ?? active.first,
      let natal = context.natalLongitude(of: main.key.natal)
    else {
      draft.add(speech.say("transit.no_hard"))
      draft.add(deed(.neutral))
      return draft
    }
    if draft.sentences.isEmpty {
      try end(of: main.key, at: natal, &draft)
      draft.add(effect(main.key.body, main.key.aspect, main.key.natal))
    } else {
      draft.note("transit", main.key)
      draft.add(try reason(main, on: context.today))
    }
    if let other = active.first(where: { $0.key != main.key }) {
      draft.add(try reason(other, on: context.today))
    }
    draft.add(deed(.leanNo))
    if understanding.area == .energy || understanding.area == .mood {
      draft.add(speech.say("cause.health"))
    }
    return draft
  }

  /// The next days on which a part of life is easier; nil where none is named or none is ahead.
  private func easierDays() throws(EphemerisError) -> String? {
    guard understanding.area != nil else { return nil }
    let period = AskedPeriod(context.today.advanced(byDays: 1), context.today.advanced(byDays: 30))
    guard context.holds(period) else { return nil }
    let easy = try MeterDays(period.dates, meters: meters, of: context).days
      .filter { $0.mean > Answer.Verdict.leaning }.prefix(2).map { speech.day($0.date) }
    guard !easy.isEmpty else { return nil }
    return speech.say("hard.easier", ["list": speech.list(Array(easy)), "matter": matter])
  }
}
