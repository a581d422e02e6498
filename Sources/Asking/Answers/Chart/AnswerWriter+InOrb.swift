internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Transits within reach of exact: how close they are, until when, and whether they come back.
extension AnswerWriter {
  /// Until when a transit of today lasts, and when it comes back.
  func end(
    of key: TransitKey, at natal: EclipticLongitude, _ draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let out = try leaving(key.body, key.aspect, natal, after: context.today)
    draft.note("transit", key)
    guard let out else {
      draft.add(speech.say("transit.hard_lasts", ["what": statement(key)]))
      return
    }
    let last = out.advanced(byDays: -1)
    draft.name(last)
    draft.add(
      speech.say("transit.hard_ends", ["what": statement(key), "day": speech.day(last)]))
    guard let next = try nextReach(of: key, to: natal, after: out) else { return }
    draft.name(next.from)
    draft.add(
      speech.say(
        "transit.back",
        [
          "from": speech.shortDay(next.from),
          "to": next.to.map { speech.shortDay($0) } ?? Speech.phrase("time.some_years"),
        ]))
  }

  /// When a slow body comes back within reach of an aspect that it leaves, within 400 days; nil if it does not.
  ///
  /// The end is nil beyond 400 days more.
  private func nextReach(
    of key: TransitKey, to natal: EclipticLongitude, after out: CalendarDate
  ) throws(EphemerisError) -> (from: CalendarDate, to: CalendarDate?)? {
    guard BodySet.slow.contains(key.body) || key.body == .chiron else { return nil }
    for step in 1...400 {
      let date = out.advanced(byDays: step)
      guard context.holds(AskedPeriod(date)) else { return nil }
      let place = try context.state(of: key.body, at: context.noon(date)).longitude
      let orb = abs(natal.separation(from: place).degrees - key.aspect.angle.degrees)
      guard orb <= ActiveTransit.reach(of: key.body) else { continue }
      let end = try leaving(key.body, key.aspect, natal, after: date)
      return (date, end?.advanced(byDays: -1))
    }
    return nil
  }

  /// An aspect of a body to the chart on a date, within reach of exact.
  private struct InOrb {
    let key: TransitKey
    let place: EclipticLongitude
    let orbDegrees: Double
  }

  /// The aspects of a body to the planets and angles of the chart that are within reach, the closest first.
  private func inOrb(
    of body: CelestialBody, on date: CalendarDate
  ) throws(EphemerisError) -> [InOrb] {
    let longitude = try context.state(of: body, at: context.noon(date)).longitude
    var points: [ChartPoint] = Self.planets.map { .body($0) }
    if context.isTimed {
      points += [.angle(.ascendant), .angle(.midheaven)]
    } else {
      points.removeAll { $0 == .body(.moon) }
    }
    var found: [InOrb] = []
    for point in points {
      guard let place = context.natalLongitude(of: point) else { continue }
      let arc = place.separation(from: longitude).degrees
      for kind in AspectKind.allCases {
        let orb = abs(arc - kind.angle.degrees)
        guard orb <= ActiveTransit.reach(of: body) else { continue }
        let key = TransitKey(body: body, natal: point, aspect: kind)
        found.append(InOrb(key: key, place: place, orbDegrees: orb))
      }
    }
    return found.sorted { ($0.orbDegrees, $0.key) < ($1.orbDegrees, $1.key) }
  }

  /// The aspects that the question names.
  var namedAspects: [AspectKind] {
    AspectKind.allCases.filter { understanding.has("aspect.\($0.name)") }
  }

  /// Whether an aspect is one that the question names; each is where it names none.
  func fitsAspect(_ kind: AspectKind) -> Bool {
    let named = namedAspects
    return named.isEmpty || named.contains(kind)
  }

  /// What a body makes to the chart on a date, each with how far it is from exact and the nearest exact dates; nil
  /// if there is nothing within reach.
  func closeTransits(
    of body: CelestialBody, on date: CalendarDate
  ) throws(EphemerisError) -> AnswerDraft? {
    let found = try inOrb(of: body, on: date).filter {
      !understanding.has("anyofmine") || fitsAspect($0.key.aspect)
    }
    guard let first = found.first else { return nil }
    var draft = AnswerDraft()
    for (index, close) in found.prefix(3).enumerated() {
      draft.note("transit_\(index + 1)", close.key)
      draft.add(
        speech.say(
          index == 0 ? "transit.close" : "transit.close.next",
          [
            "what": statement(close.key), "orb": orb(PlaneAngle(degrees: close.orbDegrees)),
            "when": date == context.today ? "now" : speech.onDay(date),
          ]))
      if let line = try exactLine(close, on: date, &draft) { draft.add(line) }
    }
    draft.add(effect(body, first.key.aspect, first.key.natal))
    return draft
  }

  /// When a close aspect was and is exact, within three years of a date.
  private func exactLine(
    _ close: InOrb, on date: CalendarDate, _ draft: inout AnswerDraft
  ) throws(EphemerisError) -> String? {
    let now = context.zone.day(date).lowerBound
    let days = BodySet.slow.contains(close.key.body) ? 1_100.0 : 60
    let start = max(context.ephemeris.span.start, now.advanced(byDays: -days))
    let end = min(context.ephemeris.span.end, now.advanced(byDays: days))
    guard start < end else { return nil }
    let passes = try context.passes(
      of: close.key.body, kind: close.key.aspect, to: close.place, during: start..<end)
    let dates = passes.map { context.date($0) }
    let ahead = Array(dates.filter { $0 >= date }.prefix(3))
    let last = dates.last { $0 < date }
    for date in ahead { draft.name(date) }
    if ahead.isEmpty, let last { draft.name(last) }
    let list = speech.list(ahead.map { speech.shortDay($0) })
    switch (last, ahead.isEmpty) {
    case (nil, true): return nil
    case (nil, false): return speech.say("transit.close.ahead", ["dates": list])
    case (let last?, true):
      return speech.say("transit.close.past", ["day": speech.shortDay(last)])
    case (let last?, false):
      return speech.say(
        "transit.close.both", ["day": speech.shortDay(last), "dates": list])
    }
  }
}
