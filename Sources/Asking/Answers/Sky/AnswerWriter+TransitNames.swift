internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// What transits are called, what they do, and when they are over.
extension AnswerWriter {
  func effect(
    _ body: CelestialBody, _ kind: AspectKind, _ natal: ChartPoint
  ) -> String {
    let key = TransitKey(body: body, natal: natal, aspect: kind)
    let effect = speech.say(
      "effect.\(body.name).\(isEasy(key) ? "easy" : "hard")", ["what": topic(natal)]
    ).lowercasedFirst
    return speech.say("transit.effect", ["effect": effect])
  }

  func returnName(of body: CelestialBody) -> String {
    switch body {
    case .sun: Speech.phrase("transit.solar_return")
    case .moon: Speech.phrase("transit.lunar_return")
    default: "your \(body.title) return"
    }
  }

  func statementName(
    _ body: CelestialBody, _ kind: AspectKind, _ natal: ChartPoint
  ) -> String {
    let place: String =
      switch kind {
      case .conjunction: "passing over"
      case .square: "square to"
      case .opposition: "opposite"
      case .trine: "trine to"
      case .sextile: "sextile to"
      }
    return "\(body.phrase) \(place) your \(natal.ownName)"
  }

  /// The date on which a body is more than 3° past a place; nil beyond a year.
  func leaving(
    _ body: CelestialBody, _ kind: AspectKind, _ natal: EclipticLongitude, after date: CalendarDate
  ) throws(EphemerisError) -> CalendarDate? {
    for step in 1...400 {
      let day = date.advanced(byDays: step)
      guard context.holds(AskedPeriod(day)) else { return nil }
      let place = try context.state(of: body, at: context.noon(day)).longitude
      if abs(natal.separation(from: place).degrees - kind.angle.degrees) > 3 { return day }
    }
    return nil
  }

  /// The first day on which a body is within 3° of an aspect, before a day on which it is exact; nil beyond 400 days.
  func entering(
    _ body: CelestialBody, _ kind: AspectKind, _ natal: EclipticLongitude,
    before date: CalendarDate
  ) throws(EphemerisError) -> CalendarDate? {
    for step in 1...400 {
      let day = date.advanced(byDays: -step)
      guard context.holds(AskedPeriod(day)) else { return nil }
      let place = try context.state(of: body, at: context.noon(day)).longitude
      if abs(natal.separation(from: place).degrees - kind.angle.degrees) > 3 {
        return day.advanced(byDays: 1)
      }
    }
    return nil
  }

  /// The next exact aspect of a body to the chart within three years after a date.
  func addNextTransit(
    of body: CelestialBody, after date: CalendarDate, _ draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let years = AskedPeriod(date.advanced(byDays: 1), date.advanced(byDays: 1_096))
    guard let span = context.instants(years) else { return }
    let next = try TransitCalendar(of: context.chart, bodies: BodySet(body))
      .exactTransits(during: span, ephemeris: context.ephemeris)
      .first {
        $0.key.natal != .body(.meanNode) && (context.isTimed || $0.key.natal != .body(.moon))
          && (!understanding.has("anyofmine") || fitsAspect($0.key.aspect))
      }
    guard let next else { return }
    let day = context.date(next.at)
    draft.name(day)
    draft.add(
      speech.say(
        "transit.body.later",
        [
          "day": speech.onDay(day), "aspect": next.key.aspect.noun,
          "what": next.key.natal.ownName,
        ]))
    draft.add(effect(body, next.key.aspect, next.key.natal))
  }
}
