internal import Astrology
internal import Ephemeris
internal import Words

// Where a life is: its named cycles, its progressions and its profected year.
extension AnswerWriter {
  /// A return or another named cycle that has a number or lies behind; nil if the question looks ahead.
  func lifeCycle(
    of body: CelestialBody, _ aspect: AspectKind
  ) throws(EphemerisError) -> AnswerDraft? {
    let asked = understanding
    let number = (1...3).first { asked.has("order.\($0)") }
    let looksBack = asked.has("order.past") || asked.has("last_one") || asked.wantsEnd
    guard asked.period == nil, looksBack || number != nil, !asked.has("next"),
      let kind = LifeCycle.Kind.allCases.first(where: {
        $0.body == body && $0.angle == aspect.angle
      }), context.ephemeris.span.start <= chart.instant
    else { return nil }
    let end = min(
      context.ephemeris.span.end,
      chart.instant.advanced(byDays: 365.25 * Double(Self.longestLifeYears)))
    let cycles = try LifeCycle.cycles(
      of: chart, during: chart.instant..<end, kinds: [kind], ephemeris: context.ephemeris)
    let now = context.zone.day(context.today).lowerBound
    let begun = cycles.last { $0.passes[0] < now }
    let wanted = number.flatMap { number in cycles.first { $0.number == number } } ?? begun
    guard let wanted else { return nil }
    let next = cycles.first { $0.passes[0] >= now }
    var draft = lifeCycle(wanted, next: next, now)
    // "When were my Saturn returns" asks for all of them.
    if understanding.has("word.returns"), kind.angle == .zero,
      let before = cycles.last(where: { $0.number < wanted.number })
    {
      draft?.sentences.insert(line(on: before), at: 2)
      for pass in before.passes { draft?.name(context.date(pass)) }
    }
    return draft
  }

  private func lifeCycle(
    _ cycle: LifeCycle, next: LifeCycle?, _ now: JulianDay<UT1>
  ) -> AnswerDraft? {
    let kind = cycle.kind
    var draft = AnswerDraft()
    let (behind, ahead) = (cycle.passes.filter { $0 < now }, cycle.passes.filter { $0 >= now })
    // What is going on is a matter of transits.
    if understanding.wantsEnd, !ahead.isEmpty { return nil }
    let dates = cycle.passes.map { context.date($0) }
    for date in dates { draft.name(date) }
    draft.note("cycle", "\(kind.name) \(cycle.number)")
    let what = "your \(kind.title.lowercasedName)"
    let slots = [
      "what": what, "day": speech.onDay(dates[0]),
      "dates": speech.days((behind.isEmpty ? ahead : behind).map { context.date($0) }),
      "count": behind.count > 1
        ? Speech.phrase("transit.times.many", ["count": speech.number(behind.count)])
        : speech.number(dates.count),
    ]
    // A "when" is answered with a date, and only "is it over" with yes or no.
    let asksWhether =
      (understanding.has("word.whether") || understanding.has("word.asks_whether"))
      && !understanding.has("when")
    if behind.isEmpty {
      draft.add(speech.say(dates.count == 1 ? "transit.once" : "transit.passes", slots))
    } else if !ahead.isEmpty, asksWhether {
      draft.add(speech.say("transit.partly", slots))
    } else if asksWhether {
      draft.add(speech.say("transit.already", slots))
    } else if understanding.wantsEnd {
      draft.add(speech.say("transit.over", slots))
    } else {
      draft.add(speech.say(behind.count == 1 ? "transit.was.once" : "transit.was", slots))
    }
    if !behind.isEmpty {
      draft.add(speech.say("cycle.age", ["age": "\(Int(cycle.age))"]))
    }
    if !behind.isEmpty, !ahead.isEmpty {
      let days = ahead.map { context.date($0) }
      draft.add(speech.say("cycle.again", ["dates": speech.days(days)]))
    }
    if understanding.has("concept"),
      let row = AskingTable.concepts.rows.first(where: { $0.count >= 4 && $0[0] == kind.name })
    {
      draft.add(row[2])
    } else if kind.angle == .zero {
      draft.add(speech.say("return.\(kind.body.name)"))
    }
    if ahead.isEmpty, let next, next.number != cycle.number {
      let day = context.date(next.passes[0])
      draft.name(day)
      draft.add(speech.say("cycle.next", ["day": speech.day(day)]))
    }
    return draft
  }

  /// Where progressed points stand, and when the first of them changes signs.
  func progressed() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let target = context.noon(start)
    let span = context.ephemeris.span
    let now = Progression(from: chart.instant).progressed(at: target)
    guard target >= chart.instant, span.start < now, now < span.end.advanced(byDays: -3) else {
      draft.add(speech.say("term.progressed.beyond"))
      return draft
    }
    let progressed = try ProgressedChart(of: chart, at: target, ephemeris: context.ephemeris)
    let bodies = understanding.bodies.filter { Self.planets.contains($0) }
    let angles = understanding.angles.filter { $0 == .ascendant || $0 == .midheaven }
    var points: [ChartPoint] = bodies.map { .body($0) } + angles.map { .angle($0) }
    if points.isEmpty { points = [.body(.sun), .body(.moon), .angle(.ascendant)] }
    draft.period = understanding.period
    for point in points.prefix(3) {
      guard let longitude = longitude(of: point, in: progressed) else {
        draft.add(speech.say("chart.no_time", ["what": "your progressed \(point.ownName)"]))
        continue
      }
      let position = ZodiacPosition(longitude)
      draft.note("progressed_\(point.name)", position.sign.name)
      var place = "\(position.sign.title) at \(Int(position.degreeInSign))°"
      if context.isTimed, case .body = point {
        place += ", \(speech.inHouse(chart.frame.house(of: longitude).number))"
      }
      draft.add(
        speech.say("term.progressed", ["what": point.ownName, "place": place]))
    }
    if points.count == 1 { try addSignChanges(of: points[0], from: target, &draft) }
    if let first = points.first {
      draft.add(speech.say("term.progressed.means.\(first.progressedKey)"))
    }
    if !context.isTimed { draft.add(speech.say("term.progressed.untimed")) }
    return draft
  }

  private func longitude(of point: ChartPoint, in progressed: ProgressedChart) -> EclipticLongitude?
  {
    switch point {
    case .body(let body): progressed.sky[body].longitude
    case .angle(let angle): context.isTimed ? progressed.angles?[angle] : nil
    }
  }

  /// When a progressed point enters its next sign, or the one that is asked for.
  private func addSignChanges(
    of point: ChartPoint, from target: JulianDay<UT1>, _ draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let span = context.ephemeris.span
    let years = point == .body(.moon) ? 30.0 : 40
    let end = min(span.end.advanced(byDays: -3), target.advanced(byDays: 365.25 * years))
    guard target < end else { return }
    let events = try ProgressedCalendar(of: chart).events(
      during: target..<end, ephemeris: context.ephemeris)
    let entries = events.compactMap { event -> (sign: ZodiacSign, at: JulianDay<UT1>)? in
      guard case .sign(let moved, let sign, _) = event.happening, moved == point else { return nil }
      return (sign, event.at)
    }
    let wanted = understanding.signs.first
    guard let next = entries.first(where: { wanted == nil || $0.sign == wanted }) else { return }
    let date = context.date(next.at)
    draft.name(date)
    draft.add(
      speech.say(
        "term.progressed.enters",
        ["sign": next.sign.title, "month": "\(date.monthName) \(date.year)"]))
  }

  /// The profected year of the day and its lord.
  func profectedYear() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let askedDay = askedAge.flatMap { dayOfAge($0) }
    let target = context.noon(askedDay ?? start)
    guard
      let year = try Profection.Calendar(of: chart).profection(
        at: target, ephemeris: context.ephemeris)
    else {
      draft.add(speech.say("term.progressed.beyond"))
      return draft
    }
    let lord = year.lord
    let house = year.age % 12 + 1
    draft.note("house", house)
    draft.note("sign", year.sign.name)
    draft.note("lord", lord.name)
    if askedDay == nil, understanding.has("word.lord_now") {
      let now = try bodyNow(
        lord, context.isTimed ? "term.profection.lord_now" : "term.profection.lord_now.sun")
      for sentence in now.sentences { draft.add(sentence) }
      for date in now.dates { draft.name(date) }
      return draft
    }
    draft.add(
      speech.say(
        (context.isTimed ? "term.profection" : "term.profection.sun")
          + (askedDay == nil ? "" : ".at"),
        [
          "age": "\(year.age)", "house": speech.ordinal(house), "sign": year.sign.title,
          "lord": lord.phrase, "place": signAndHouse(of: lord),
        ]))
    if context.isTimed {
      draft.add(
        speech.say(
          "term.profection.theme",
          ["topic": speech.topic(ofHouse: house), "lord": lord.phrase]))
    }
    let end = context.date(year.period.upperBound)
    draft.name(end)
    let line = speech.say(
      askedDay == nil ? "term.profection.until" : "term.profection.ends", ["day": speech.day(end)])
    draft.sentences.insert(line, at: understanding.has("when") ? 0 : draft.sentences.count)
    return draft
  }
}

extension ChartPoint {
  /// The key of what a progressed point shows.
  fileprivate var progressedKey: String {
    switch self {
    case .body(.sun): "sun"
    case .body(.moon): "moon"
    default: "other"
    }
  }
}

extension String {
  /// "Saturn return" of "Saturn Return".
  fileprivate var lowercasedName: String {
    let words = split(separator: " ")
    guard words.count > 1 else { return self }
    return ([String(words[0])] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
  }
}
