internal import Astrology
internal import Ephemeris
internal import Words

// When a transit was exact, where a question speaks of the past.
extension AnswerWriter {
  /// Passes that belong together: none more than 400 days after the one before.
  func groups(_ passes: [JulianDay<UT1>], isSlow: Bool) -> [[JulianDay<UT1>]] {
    var groups: [[JulianDay<UT1>]] = []
    for pass in passes {
      if isSlow, let last = groups.last?.last, last.days(until: pass) < 400 {
        groups[groups.count - 1].append(pass)
      } else {
        groups.append([pass])
      }
    }
    return groups
  }

  /// The last passes before today, where a question speaks of what was: "when did Saturn go over my Sun".
  func pastPasses(
    of body: CelestialBody, _ kind: AspectKind, to natal: ChartPoint, _ place: EclipticLongitude,
    _ isReturn: Bool
  ) throws(EphemerisError) -> AnswerDraft? {
    let asked = understanding
    guard asked.period == nil, asked.has("past"),
      !asked.has("already") || asked.has("when") || asked.has("last_one"), !asked.wantsEnd,
      !isReturn,
      !asked.has("next"), !asked.has("retro")
    else { return nil }
    let now = context.zone.day(context.today).lowerBound
    let start = max(
      context.ephemeris.span.start, context.chart.instant,
      now.advanced(byDays: -Double(body.daysAroundZodiac)))
    guard start < now else { return nil }
    var passes = try context.passes(of: body, kind: kind, to: place, during: start..<now)
    var isBeforeBirth = false
    if passes.isEmpty, asked.has("last_one") || asked.has("when") {
      // Slow bodies were there last before the reader was born.
      let early = max(
        context.ephemeris.span.start, start.advanced(byDays: -Double(body.daysAroundZodiac)))
      guard early < start else { return nil }
      passes = try context.passes(of: body, kind: kind, to: place, during: early..<start)
      isBeforeBirth = true
    }
    let isSlow = BodySet.slow.contains(body) || body == .chiron || body == .mars
    guard let last = groups(passes, isSlow: isSlow).last else { return nil }
    var draft = AnswerDraft()
    let dates = last.map { context.date($0) }
    for date in dates { draft.name(date) }
    draft.note("passes", dates.count)
    if isBeforeBirth { draft.add(speech.say("transit.was.before_birth")) }
    draft.add(
      speech.say(
        dates.count == 1 ? "transit.was.once" : "transit.was",
        [
          "what": statementName(body, kind, natal), "count": count(dates.count),
          "dates": speech.days(dates),
        ]))
    let end = min(context.ephemeris.span.end, now.advanced(byDays: 400))
    if isSlow, now < end, let latest = last.last, latest.days(until: now) < 400,
      let next = try context.passes(of: body, kind: kind, to: place, during: now..<end).first
    {
      draft.name(context.date(next))
      draft.add(speech.say("transit.again", ["day": speech.day(context.date(next))]))
    }
    let tone = isEasy(TransitKey(body: body, natal: natal, aspect: kind)) ? "easy" : "hard"
    let effect = speech.say("effect.\(body.name).\(tone)", ["what": topic(natal)])
    draft.add(speech.say("transit.effect.past", ["effect": effect.lowercasedFirst]))
    return draft
  }

  /// The last series of passes before a moment, in the reader's life or else before it; nil if none is found.
  func earlier(
    of body: CelestialBody, _ kind: AspectKind, at place: EclipticLongitude,
    before now: JulianDay<UT1>, _ isSlow: Bool
  ) throws(EphemerisError) -> (dates: [CalendarDate], isInLife: Bool)? {
    // A return has its first pass at birth, which is none.
    let birth = max(context.ephemeris.span.start, context.chart.instant.advanced(byDays: 700))
    if birth < now {
      let passes = try context.passes(of: body, kind: kind, to: place, during: birth..<now)
      if let last = groups(passes, isSlow: isSlow).last {
        return (last.map { context.date($0) }, true)
      }
    }
    let early = max(
      context.ephemeris.span.start, birth.advanced(byDays: -Double(body.daysAroundZodiac)))
    guard early < birth else { return nil }
    let passes = try context.passes(of: body, kind: kind, to: place, during: early..<birth)
    return groups(passes, isSlow: isSlow).last.map { ($0.map { context.date($0) }, false) }
  }

  /// That a transit is behind the reader, where it does not come again in their life; nil if it never was.
  func behind(
    of body: CelestialBody, _ kind: AspectKind, _ natal: ChartPoint, at place: EclipticLongitude,
    from now: JulianDay<UT1>, _ isSlow: Bool
  ) throws(EphemerisError) -> AnswerDraft? {
    guard let old = try earlier(of: body, kind, at: place, before: now, isSlow) else { return nil }
    var draft = AnswerDraft()
    for date in old.dates { draft.name(date) }
    draft.note("passes", old.dates.count)
    draft.add(
      speech.say(
        old.isInLife ? "transit.only_before" : "transit.only_before.birth",
        [
          "what": statementName(body, kind, natal),
          "dates": speech.list(old.dates.map { speech.day($0) }),
        ]
      ).sentenceCased)
    guard old.isInLife else { return draft }
    let tone = isEasy(TransitKey(body: body, natal: natal, aspect: kind)) ? "easy" : "hard"
    let effect = speech.say("effect.\(body.name).\(tone)", ["what": topic(natal)])
    draft.add(speech.say("transit.effect.past", ["effect": effect.lowercasedFirst]))
    draft.add(speech.say("transit.not_again"))
    return draft
  }

  /// "Three times".
  private func count(_ number: Int) -> String {
    Speech.phrase("transit.times.many", ["count": speech.number(number)])
  }
}
