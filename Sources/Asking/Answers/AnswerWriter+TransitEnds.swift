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
    let end = try leaving(main.key.body, main.key.aspect, natal, after: context.today)
    draft.note("transit", main.key)
    if let end { draft.name(end) }
    draft.add(
      speech.say(
        end == nil ? "transit.hard_lasts" : "transit.hard_ends",
        ["what": statement(main.key), "day": end.map { speech.day($0) } ?? ""]))
    draft.add(effect(main.key.body, main.key.aspect, main.key.natal))
    draft.add(deed(main.isEasy ? .leanYes : .leanNo))
    return draft
  }

  /// When a body is done with a point of the chart: the transit in force, or that there is none.
  func ending(of body: CelestialBody, at natal: ChartPoint) throws(EphemerisError) -> AnswerDraft {
    if let active = try longest(of: body, natal: natal) { return active }
    var draft = AnswerDraft()
    draft.add(
      speech.say("transit.not_now", ["body": body.phrase.sentenceCased, "what": natal.ownName]))
    draft.note("transit", "none")
    return draft
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
    let active = try ActiveTransit.all(on: context.today, moving: meters, of: context)
      .filter { $0.explains(glad: false) && !$0.isEasy && $0.key.body != .moon }
    guard let main = active.first(where: { BodySet.slow.contains($0.key.body) }) ?? active.first,
      let natal = context.natalLongitude(of: main.key.natal)
    else {
      draft.add(speech.say("transit.no_hard"))
      draft.add(deed(.neutral))
      return draft
    }
    let end = try leaving(main.key.body, main.key.aspect, natal, after: context.today)
    draft.note("transit", main.key)
    if let end { draft.name(end) }
    draft.add(
      speech.say(
        end == nil ? "transit.hard_lasts" : "transit.hard_ends",
        ["what": statement(main.key), "day": end.map { speech.day($0) } ?? ""]))
    draft.add(effect(main.key.body, main.key.aspect, main.key.natal))
    if let other = active.first(where: { $0.key != main.key }) {
      draft.add(try reason(other, on: context.today))
    }
    draft.add(deed(.leanNo))
    return draft
  }
}
