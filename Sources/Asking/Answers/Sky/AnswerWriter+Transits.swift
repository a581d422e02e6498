internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// When transits and returns come and end.
extension AnswerWriter {
  func transitWhen() throws(EphemerisError) -> AnswerDraft {
    guard understanding.has("word.promise") else { return try transitDates() }
    // No transit brings an event for sure.
    var draft = AnswerDraft()
    let dated = try transitDates()
    draft.dates = dated.dates
    draft.add(speech.say("event.first"))
    draft.add(speech.say("transit.opens", ["matter": matter]))
    draft.add(deed(.leanYes))
    return draft
  }

  private func transitDates() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    if asked.has(IntentRules.Term.rulerNow.cue) { return try rulerNow() }
    if asked.has(IntentRules.Term.bodiesAtWork.cue) { return try bodiesAtWork() }
    // "When is the next eclipse, and does it touch my chart".
    if asked.bodies.isEmpty, asked.has("eclipse") { return try eclipse() }
    if asked.bodies.isEmpty, asked.has("fullmoon") || asked.has("newmoon") {
      return try lunation()
    }
    if asked.has("return") || asked.has("solarreturn") || asked.has("lunarreturn") {
      let body: CelestialBody =
        asked.has("solarreturn")
        ? .sun : asked.has("lunarreturn") ? .moon : asked.bodies.first ?? .saturn
      if let cycle = try lifeCycle(of: body, .conjunction) { return cycle }
      return try passage(of: body, kind: .conjunction, to: .body(body), isReturn: true)
    }
    if let house = asked.houses.first, let body = asked.transiting ?? asked.bodies.first {
      return try entry(of: body, into: house)
    }
    // "My Uranus opposition" is Uranus opposite its own place.
    let isToItself =
      asked.bodies.count == 1 && asked.angles.isEmpty
      && asked.aspect.map { $0 != .conjunction } ?? false
    if let body = asked.transiting
      ?? (asked.natal == nil || isToItself ? asked.bodies.first : nil)
    {
      if isToItself, let kind = asked.aspect, let cycle = try lifeCycle(of: body, kind) {
        return cycle
      }
      if let natal = asked.natal {
        if asked.wantsEnd || asked.has("word.leave"), asked.period == nil, !asked.has("return") {
          let isNamed = asked.aspect != nil && asked.aspect != .conjunction
          let kind = isNamed ? asked.aspect : nil
          // "When does Saturn hit my Moon, and how long does it last" is of the next time, if there is none now.
          let isAhead = asked.has("when") && asked.has("word.long")
          if !isAhead { return try ending(of: body, kind, at: natal) }
          if let active = try longest(of: body, kind: kind, natal: natal) { return active }
        }
        return try passage(of: body, kind: asked.aspect, to: natal, isReturn: false)
      }
      if asked.bodies.count == 1, asked.has("anyofmine") { return try transits(of: body) }
      if asked.bodies.count == 1, !asked.has("bigtransit") {
        if let kind = asked.aspect, kind != .conjunction {
          // "How long does this square from Uranus last", and "is it square to anything now", are about one in force.
          let isNow = asked.period.map { $0 == AskedPeriod(context.today) } ?? asked.wantsEnd
          if isNow {
            return try longest(of: body, kind: kind) ?? notNow(body, kind)
          }
          return try passage(of: body, kind: kind, to: .body(body), isReturn: false)
        }
        if asked.wantsEnd, let active = try longest(of: body) { return active }
        return try transits(of: body)
      }
    }
    if asked.has("transitsnow"), asked.bodies.isEmpty, asked.houses.isEmpty,
      asked.period.map({ $0.dayCount == 1 }) ?? true, !asked.has("bigtransit")
    {
      return try transitsNow(on: asked.period?.from ?? context.today)
    }
    if asked.wantsEnd, asked.bodies.isEmpty, asked.period.map({ $0.dayCount < 32 }) ?? false {
      return try hardTime()
    }
    if asked.period != nil || asked.has("bigtransit") || asked.has("transit") {
      return try exactTransits()
    }
    return try hardTime()
  }

  private func unknownPoint(_ point: ChartPoint) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.add(speech.say("chart.no_time", ["what": "your \(point.ownName)"]))
    return draft
  }

  private func passage(
    of body: CelestialBody, kind named: AspectKind?, to natal: ChartPoint, isReturn: Bool
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    guard let place = context.natalLongitude(of: natal) else { return unknownPoint(natal) }
    if isReturn, understanding.period == nil,
      understanding.has("last_one") || understanding.has("order.past"),
      let last = try lastReturn(of: body, to: place)
    {
      draft.name(context.date(last))
      draft.add(
        speech.say(
          "transit.last",
          ["what": returnName(of: body), "day": speech.onDay(context.date(last))]))
      draft.add(effect(body, .conjunction, natal))
      return draft
    }
    if let past = try pastPasses(of: body, named ?? .conjunction, to: natal, place, isReturn) {
      return past
    }
    let isSlow = BodySet.slow.contains(body) || body == .chiron || body == .mars
    let from = understanding.period.map { $0.from } ?? context.today
    let isAlready = understanding.has("already") && !isReturn
    let back = isSlow ? 420.0 : 0
    let center = context.zone.day(from).lowerBound
    let since = min(Double(body.daysAroundZodiac), chart.instant.days(until: center))
    let start = max(
      context.ephemeris.span.start, center.advanced(byDays: isAlready ? -max(900, since) : -back))
    var end = min(
      context.ephemeris.span.end, center.advanced(byDays: Double(body.daysAroundZodiac)))
    if let period = understanding.period, period.dayCount > 1, let span = context.instants(period) {
      end = max(span.upperBound, start.advanced(byDays: 1))
    }
    guard start < end else { return draft }
    var kinds: [AspectKind] = [named ?? .conjunction]
    // "What will the nodes do to my Mercury in 2026": any aspect, the strongest first.
    if named == nil, !isReturn, understanding.period.map({ $0.dayCount > 1 }) ?? false {
      kinds = [.conjunction, .opposition, .square, .trine, .sextile]
    }
    var span = start..<end
    // "Does this retrograde touch my Sun": any strong angle within the run.
    let isRetrograde = understanding.has("retro")
    if isRetrograde, let run = try context.retrograde(of: body, from: context.today) {
      span = run.start.advanced(byDays: -1)..<run.end.advanced(byDays: 1)
      if named == nil || named == .conjunction {
        kinds = [.conjunction, .opposition, .square, .trine, .sextile]
      }
    }
    var passes: [JulianDay<UT1>] = []
    var kind = kinds[0]
    for option in kinds where passes.isEmpty {
      passes = try context.passes(of: body, kind: option, to: place, during: span)
      if option == kinds[0] || !passes.isEmpty { kind = option }
      if let period = understanding.period, kinds.count > 1, !isRetrograde {
        passes.removeAll { !period.contains(context.date($0)) }
      }
    }
    var name = isReturn ? returnName(of: body) : statementName(body, kind, natal)
    let slots = ["what": name]
    let now = context.zone.day(context.today).lowerBound
    var sets = groups(passes, isSlow: isSlow && !isRetrograde)
    if understanding.period == nil, !isRetrograde {
      // What is over counts only if it was asked for.
      let current = sets.filter { ($0.last.map { $0 >= now } ?? false) }
      let past = sets.filter { ($0.last.map { $0 < now } ?? false) }
      if isAlready,
        let set = current.first, set.contains(where: { $0 < now })
      {
        let dates = set.filter { $0 < now }.map { context.date($0) }
        for date in dates.reversed() { draft.name(date) }
        draft.add(
          speech.say(
            "transit.partly",
            ["what": name, "dates": speech.list(dates.map { speech.day($0) })]))
        let later = set.filter { $0 >= now }.map { context.date($0) }
        for date in later { draft.name(date) }
        draft.note("passes", set.count)
        if understanding.has("howmany") {
          draft.add(speech.say("transit.times", ["count": speech.number(set.count)]))
        }
        if let next = later.first {
          draft.add(
            later.count == 1
              ? speech.say("transit.again", ["day": speech.day(next)])
              : speech.say(
                "transit.again.dates", ["dates": speech.list(later.map { speech.day($0) })]))
        }
        draft.add(effect(body, kind, natal))
        return draft
      }
      if isAlready, let last = past.last, !understanding.wantsEnd {
        let dates = last.map { context.date($0) }
        for date in dates.reversed() { draft.name(date) }
        draft.add(
          speech.say(
            "transit.already", ["what": name, "dates": speech.list(dates.map { speech.day($0) })]))
        if let next = current.first?.first(where: { $0 >= now }) {
          draft.add(
            speech.say("transit.again", ["day": speech.day(context.date(next))]))
        }
        draft.add(effect(body, kind, natal))
        return draft
      }
      if isAlready, past.isEmpty, natal.isBody { draft.add(speech.say("transit.not_yet")) }
      sets = current
    } else if let period = understanding.period, !isRetrograde {
      // What was exact before the time that is named is not of it.
      sets = sets.map { $0.filter { context.date($0) >= period.from } }.filter { !$0.isEmpty }
    }
    let set = isRetrograde ? passes : sets.dropFirst(understanding.skips).first ?? []
    guard
      let first = set.first(where: { $0 >= now || understanding.period != nil || isRetrograde })
        ?? set.first
    else {
      if let period = understanding.period {
        draft.add(
          speech.say("transit.none", ["what": name, "when": speech.name(of: period)]))
        var later = try context.passes(
          of: body, kind: kind, to: place,
          during:
            end..<min(
              context.ephemeris.span.end, end.advanced(byDays: Double(body.daysAroundZodiac))))
        later.removeAll { $0 < now }
        if let next = later.first {
          draft.name(context.date(next))
          draft.add(speech.say("transit.next", ["day": speech.day(context.date(next))]))
        }
      } else if !isRetrograde, !isReturn,
        let past = try behind(of: body, kind, natal, at: place, from: now, isSlow)
      {
        return past
      } else {
        draft.add(speech.say(isRetrograde ? "transit.untouched" : "transit.never", slots))
      }
      return draft
    }
    let inPeriod =
      understanding.period.map { period in
        set.filter { period.contains(context.date($0)) }
      } ?? set
    let shown = (inPeriod.isEmpty ? set : inPeriod)
    let dates = shown.map { context.date($0) }
    let ahead = dates.first { $0 >= context.today } ?? context.date(first)
    draft.name(ahead)
    for date in dates { draft.name(date) }
    draft.note("transit", "\(body.name) \(kind.name) \(natal.name)")
    draft.note("passes", dates.count)
    if ahead.year > chart.birth.date.year + Self.longestLifeYears {
      draft.dates = []
      if !isReturn, let past = try behind(of: body, kind, natal, at: place, from: now, isSlow) {
        return past
      }
      draft.add(speech.say("transit.too_far", ["what": name, "year": "\(ahead.year)"]))
      return draft
    }
    if understanding.has("begin") || understanding.has("word.long"), isSlow, !isRetrograde,
      let begin = try entering(body, kind, place, before: dates[0])
    {
      draft.name(begin)
      draft.add(
        speech.say(
          begin < context.today ? "transit.began" : "transit.begins",
          ["what": name, "day": speech.onDay(begin)]))
      name = Speech.phrase("transit.it")
    }
    if understanding.wantsEnd {
      let last = context.date(shown[shown.count - 1])
      let end = try leaving(body, kind, place, after: last)
      draft.add(
        speech.say(
          "transit.ends",
          ["what": name, "last": speech.onDay(last), "day": speech.day(end ?? last)]))
      if let end { draft.name(end) }
    } else if dates.count == 1 {
      let clock = context.clock(shown[0])
      draft.add(
        speech.say(
          isReturn && (body == .sun || body == .moon) ? "transit.moment" : "transit.once",
          ["what": name, "day": speech.onDay(dates[0]), "time": clock.time.hoursAndMinutes]))
    } else if let lines = partlyPast(dates, what: name) {
      for line in lines { draft.add(line) }
    } else {
      draft.add(
        speech.say(
          "transit.passes",
          [
            "what": name, "count": speech.number(dates.count),
            "dates": speech.days(Array(dates.prefix(5))),
          ]))
    }
    if isReturn {
      try addCycleBefore(of: body, to: &draft)
    } else if isSlow, body != .mars, understanding.period == nil, !understanding.wantsEnd,
      understanding.skips == 0, let first = dates.first, first >= context.today,
      first.year > context.today.year + 2,
      let old = try earlier(of: body, kind, at: place, before: now, isSlow), old.isInLife
    {
      for date in old.dates { draft.name(date) }
      draft.add(speech.say("transit.earlier", ["dates": speech.days(old.dates)]))
    }
    if understanding.has("howmany") {
      draft.add(
        speech.say(
          dates.count == 1 ? "transit.only_once" : "transit.times",
          ["count": speech.number(dates.count)]))
    }
    if natal == .body(.moon) || { if case .angle = natal { true } else { false } }(),
      !context.isTimed
    {
      draft.add(speech.say("transit.roughly"))
    }
    draft.add(
      isReturn
        ? speech.say("return.\(body.name)") : effect(body, kind, natal))
    return draft
  }

  /// The next exact transits of one body to the whole chart.
  func transits(of body: CelestialBody) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let period =
      understanding.period
      ?? AskedPeriod(
        context.today, context.today.advanced(byDays: BodySet.slow.contains(body) ? 730 : 60))
    draft.period = understanding.period
    let isNow = understanding.period.map { $0.dayCount < 8 } ?? understanding.has("now")
    if isNow, let close = try closeTransits(of: body, on: start) { return close }
    guard let span = context.instants(period) else { return draft }
    let calendar = TransitCalendar(of: context.chart, bodies: BodySet(body))
    let found = try calendar.exactTransits(during: span, ephemeris: context.ephemeris)
      .filter {
        $0.key.natal != .body(.meanNode) && (context.isTimed || $0.key.natal != .body(.moon))
          && (!understanding.has("anyofmine") || fitsAspect($0.key.aspect))
      }
    let parts = found.prefix(4).map { exact in
      "\(speech.onDay(context.date(exact.at))) \(exact.key.aspect.noun) to your \(exact.key.natal.ownName)"
    }
    for exact in found.prefix(4) { draft.name(context.date(exact.at)) }
    draft.add(
      parts.isEmpty
        ? speech.say("transit.body.none", ["body": body.phrase])
        : speech.say("transit.body", ["body": body.phrase, "list": speech.list(Array(parts))]))
    if let first = found.first { draft.add(effect(body, first.key.aspect, first.key.natal)) }
    if found.isEmpty { try addNextTransit(of: body, after: period.to, &draft) }
    return draft
  }

  /// The transits that are exact in a period: of all bodies but the Moon in some weeks, else of slow ones.
  private func exactTransits() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked =
      understanding.period ?? AskedPeriod(context.today, context.today.advanced(byDays: 364))
    draft.period = asked
    // "This year", asked in autumn, is what is left of it.
    let period =
      understanding.has("past") || asked.to < context.today ? asked : asked.from(context.today)
    let isLong = period.dayCount > 45
    if isLong || understanding.has("bigtransit") && period.dayCount > 1 {
      var (slow, when) = (try slowTransits(period), period)
      // If nothing more is exact, those that were still say what the time is about.
      if slow.isEmpty, period != asked { (slow, when) = (try slowTransits(asked), asked) }
      // Some weeks without a slow one have fast ones.
      if isLong || !slow.isEmpty {
        draft.add(
          speech.say(
            slow.isEmpty ? "transit.list.none" : "transit.list.long",
            ["when": speech.name(of: when), "count": speech.number(min(3, slow.count))]))
        for (place, transit) in slow.prefix(3).enumerated() {
          draft.note("transit_\(place + 1)", transit.key)
          draft.add(longStatement(transit))
          for date in transit.dates { draft.name(date) }
        }
        return draft
      }
    }
    guard let span = context.instants(period) else { return draft }
    let bodies = BodySet.eleven.subtracting([CelestialBody.moon, .meanNode].bodySet)
    let calendar = TransitCalendar(of: context.chart, bodies: bodies)
    let found = try calendar.exactTransits(during: span, ephemeris: context.ephemeris)
      .filter {
        $0.key.natal != .body(.meanNode) && (context.isTimed || $0.key.natal != .body(.moon))
      }
    let ranked = found.enumerated().sorted {
      ($0.element.key.body.rawValue, $1.offset) > ($1.element.key.body.rawValue, $0.offset)
    }.prefix(4).sorted { $0.offset < $1.offset }.map(\.element)
    draft.add(
      speech.say(
        found.isEmpty ? "transit.list.none" : "transit.list",
        ["when": speech.name(of: period), "count": speech.number(found.count)]))
    for (place, exact) in ranked.enumerated() {
      let date = context.date(exact.at)
      draft.name(date)
      draft.note("transit_\(place + 1)", exact.key)
      draft.add(
        period.dayCount == 1
          ? "\(statement(exact.key).sentenceCased)."
          : "\(speech.onDay(date).sentenceCased), \(statement(exact.key)).")
    }
    if let first = ranked.last {
      draft.add(effect(first.key.body, first.key.aspect, first.key.natal))
    }
    return draft
  }
}
