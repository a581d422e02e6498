internal import Astrology
internal import Ephemeris
internal import Words

// What passes one point of the chart, and the cycle before the next one.
extension AnswerWriter {
  /// The transits to one point: those within reach of a day, or exact in a longer time.
  func passing() throws(EphemerisError) -> AnswerDraft? {
    guard
      let point = understanding.angles.first.map({ ChartPoint.angle($0) })
        ?? understanding.natal ?? understanding.bodies.first.map({ .body($0) })
    else { return nil }
    var draft = AnswerDraft()
    draft.period = understanding.period
    guard let place = context.natalLongitude(of: point),
      context.isTimed || point != .body(.moon)
    else {
      draft.note("birth_time", "unknown")
      draft.add(
        speech.say(
          "chart.no_time", ["what": Speech.phrase("what.transits_to", ["what": point.ownName])]))
      return draft
    }
    let date = start
    var found: [(key: TransitKey, orb: Double)] = []
    for body in Self.planets where body != .moon {
      let arc = place.separation(
        from: try context.state(of: body, at: context.noon(date)).longitude
      ).degrees
      for kind in AspectKind.allCases {
        let orb = abs(arc - kind.angle.degrees)
        guard orb <= ActiveTransit.reach(of: body) else { continue }
        found.append((TransitKey(body: body, natal: point, aspect: kind), orb))
      }
    }
    if let period = understanding.period, period.dayCount > 7,
      try addExact(at: point, place, in: period, to: &draft), !period.contains(context.today)
    {
      return draft
    }
    found.sort { $0.orb < $1.orb }
    let when = date == context.today ? "now" : speech.onDay(date)
    for (index, transit) in found.prefix(3).enumerated() {
      draft.note("transit_\(index + 1)", transit.key)
      draft.add(
        speech.say(
          index == 0 ? "transit.close" : "transit.close.next",
          [
            "what": statement(transit.key), "orb": orb(PlaneAngle(degrees: transit.orb)),
            "when": when,
          ]))
    }
    if let first = found.first {
      let key = first.key
      if let out = try leaving(key.body, key.aspect, place, after: date) {
        draft.name(out.advanced(byDays: -1))
        draft.add(
          speech.say(
            found.count == 1 ? "point.until.one" : "point.until",
            ["body": key.body.phrase, "day": speech.day(out.advanced(byDays: -1))]))
      }
      draft.add(effect(key.body, key.aspect, key.natal))
    } else {
      draft.add(speech.say("point.none", ["what": point.ownName, "when": when]))
    }
    try addNextPass(of: point, at: place, from: date, to: &draft)
    return draft
  }

  /// Adds the transits that are exact at a point in a time of some weeks or more; false if there are none.
  private func addExact(
    at point: ChartPoint, _ place: EclipticLongitude, in asked: AskedPeriod,
    to draft: inout AnswerDraft
  ) throws(EphemerisError) -> Bool {
    let period = asked.contains(context.today) ? asked.from(context.today) : asked
    guard let span = context.instants(period) else { return false }
    var exact: [(key: TransitKey, at: JulianDay<UT1>)] = []
    for body in Self.planets where body != .moon {
      for kind in AspectKind.allCases {
        let key = TransitKey(body: body, natal: point, aspect: kind)
        exact += try context.passes(of: body, kind: kind, to: place, during: span)
          .map { (key, $0) }
      }
    }
    // In a longer time the slow ones say more.
    let slow = exact.filter { BodySet.slow.contains($0.key.body) }
    let shown = (exact.count > 4 && !slow.isEmpty ? slow : exact).sorted { $0.at < $1.at }
    guard let first = shown.first else { return false }
    for (index, one) in shown.prefix(4).enumerated() {
      draft.note("transit_\(index + 1)", one.key)
      draft.name(context.date(one.at))
    }
    let parts = shown.prefix(4).map { one in
      Speech.phrase(
        "point.exact.one",
        [
          "body": one.key.body.title, "aspect": one.key.aspect.noun,
          "day": speech.days([context.date(one.at)]),
        ])
    }
    draft.add(
      speech.say(
        "point.exact",
        [
          "what": point.ownName, "list": speech.list(parts),
        ]))
    draft.add(effect(first.key.body, first.key.aspect, point))
    return true
  }

  /// The next strong transit that is exact at a point within two years.
  private func addNextPass(
    of point: ChartPoint, at place: EclipticLongitude, from date: CalendarDate,
    to draft: inout AnswerDraft
  ) throws(EphemerisError) {
    guard let span = context.instants(from: date.advanced(byDays: 1), days: 730) else { return }
    var next: (key: TransitKey, at: JulianDay<UT1>)?
    for body in [CelestialBody.mars, .jupiter, .saturn, .uranus, .neptune, .pluto] {
      for kind in [AspectKind.conjunction, .square, .opposition] {
        guard
          let at = try context.passes(of: body, kind: kind, to: place, during: span).first,
          next.map({ at < $0.at }) ?? true
        else { continue }
        next = (TransitKey(body: body, natal: point, aspect: kind), at)
      }
    }
    guard let next else { return }
    let day = context.date(next.at)
    draft.name(day)
    draft.add(
      speech.say(
        "point.next",
        [
          "what": statementName(next.key.body, next.key.aspect, point), "day": speech.days([day]),
        ]))
    if draft.facts.isEmpty { draft.add(effect(next.key.body, next.key.aspect, point)) }
  }

  // MARK: - Passes and cycles

  /// Passes of one transit in the order of time, where some are over: the next ones first, and then what was.
  func partlyPast(_ dates: [CalendarDate], what: String) -> [String]? {
    let behind = dates.filter { $0 < context.today }
    let ahead = dates.filter { $0 >= context.today }
    guard understanding.period == nil, !behind.isEmpty, let next = ahead.first else { return nil }
    let slots = [
      "what": what, "day": speech.days([next]), "dates": speech.days(ahead),
      "count": speech.number(ahead.count), "all": speech.number(dates.count),
      "past": speech.days(behind),
    ]
    return [
      speech.say(ahead.count == 1 ? "transit.rest.last" : "transit.rest", slots),
      speech.say(behind.count == 1 ? "transit.rest.was.once" : "transit.rest.was", slots),
    ]
  }

  /// Adds the cycle of a slow body that is over, beside the next return.
  func addCycleBefore(
    of body: CelestialBody, to draft: inout AnswerDraft
  ) throws(EphemerisError) {
    let now = context.zone.day(context.today).lowerBound
    guard understanding.period == nil, context.ephemeris.span.start <= chart.instant,
      chart.instant < now,
      let kind = LifeCycle.Kind.allCases.first(where: { $0.body == body && $0.angle == .zero }),
      let before = try LifeCycle.cycles(
        of: chart, during: chart.instant..<now, kinds: [kind], ephemeris: context.ephemeris
      ).last,
      // A cycle that goes on has its dates in the answer already.
      let last = before.passes.last, !draft.dates.contains(context.date(last))
    else { return }
    draft.add(line(on: before))
    for pass in before.passes { draft.name(context.date(pass)) }
  }

  /// A sentence such as "The one before it was exact on 5 March 1997, when you were 29".
  func line(on cycle: LifeCycle) -> String {
    speech.say(
      "cycle.before",
      [
        "dates": speech.days(cycle.passes.map { context.date($0) }), "age": "\(Int(cycle.age))",
      ])
  }
}
