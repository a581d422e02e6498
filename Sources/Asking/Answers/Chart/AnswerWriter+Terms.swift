internal import Astrology
internal import Ephemeris
internal import Words

// Facts of the chart that astrologers ask for by their terms.
extension AnswerWriter {
  /// The answer to a question in an astrologer's term; nil for other questions.
  func termFact() throws(EphemerisError) -> AnswerDraft? {
    func asks(_ term: IntentRules.Term) -> Bool { understanding.has(term.cue) }
    if asks(.age) { return age() }
    if let draft = try chartTerm() { return draft }
    if asks(.progressed) { return try progressed() }
    if asks(.profection) { return try profectedYear() }
    if asks(.dispositor) { return dispositor() }
    if asks(.nearSun) { return try nearSun() }
    if asks(.criticalDegree) { return criticalDegrees() }
    if asks(.housesRuled) { return housesRuled() }
    if asks(.strongRuler), context.isTimed, let ascendant = chart.ascendant {
      let ruler = ZodiacSign(ascendant).traditionalRuler
      guard var draft = try condition(of: ruler) else { return nil }
      draft.note("ruler", ruler.name)
      let line = speech.say(
        "term.chart_ruler", ["ruler": ruler.phrase, "sign": ZodiacSign(ascendant).title])
      // "Who rules my chart, and in what condition is it" asks for it first.
      let isFirst = understanding.has("word.who")
      draft.sentences.insert(line, at: isFirst ? 0 : draft.sentences.count)
      return draft
    }
    return nil
  }

  /// How old the reader is, and when the next birthday is, as periods name it.
  private func age() -> AnswerDraft {
    var draft = AnswerDraft()
    let (birth, today) = (chart.birth.date, context.today)
    let birthdays = [today.year, today.year + 1].compactMap(birth.anniversary)
    guard let next = birthdays.first(where: { $0 > today }) else { return draft }
    let years = next.year - birth.year
    draft.note("age", years - 1)
    draft.name(next)
    let isToday = birthdays.contains(today)
    draft.add(speech.say(isToday ? "term.age.today" : "term.age", ["age": "\(years - 1)"]))
    draft.add(speech.say("term.birthday", ["day": speech.day(next), "age": "\(years)"]))
    return draft
  }

  /// "Cancer, in your tenth house".
  func signAndHouse(of body: CelestialBody) -> String {
    let longitude = chart.sky[body].longitude
    let sign = ZodiacSign(longitude).title
    guard context.isTimed else { return sign }
    return "\(sign), \(speech.inHouse(chart.frame.house(of: longitude).number))"
  }

  /// The ruler of the sign in which a planet stands, and the modern one.
  private func dispositor() -> AnswerDraft {
    var draft = AnswerDraft()
    let bodies = understanding.bodies.filter { Self.planets.contains($0) }
    guard !bodies.isEmpty else { return finalDispositor() }
    for body in bodies.prefix(2) {
      let signs = possibleSigns(of: .body(body))
      guard signs.count == 1, let sign = signs.first else {
        draft.add(
          speech.say("chart.no_time", ["what": Speech.phrase("term.sign_of", ["body": body.title])])
        )
        continue
      }
      let ruler = sign.traditionalRuler
      draft.note("dispositor", ruler.name)
      let isOwn = ruler == body
      draft.add(
        speech.say(
          isOwn ? "term.dispositor.own" : "term.dispositor",
          [
            "body": body.title, "sign": sign.title, "ruler": ruler.phrase,
            "place": signAndHouse(of: ruler),
          ]))
      if sign.modernRuler != ruler {
        draft.add(
          speech.say(
            "term.dispositor.modern",
            ["ruler": sign.modernRuler.phrase, "place": signAndHouse(of: sign.modernRuler)]))
      }
    }
    return draft
  }

  /// The planet that every chain of rulers ends with, or that there is none.
  private func finalDispositor() -> AnswerDraft {
    var draft = AnswerDraft()
    let ends = Self.planets.map { body in
      var last = body
      for _ in Self.planets { last = ZodiacSign(chart.sky[last].longitude).traditionalRuler }
      return last
    }
    let atHome = Self.planets.filter { ZodiacSign(chart.sky[$0].longitude).traditionalRuler == $0 }
    if let only = ends.first, ends.allSatisfy({ $0 == only }), atHome == [only] {
      draft.note("dispositor", only.name)
      draft.add(
        speech.say(
          "term.dispositor.final", ["ruler": only.phrase, "place": signAndHouse(of: only)]))
    } else {
      draft.note("dispositor", "none")
      draft.add(speech.say("term.dispositor.no_final"))
      if !atHome.isEmpty {
        draft.add(
          speech.say(
            atHome.count == 1 ? "term.dispositor.home.one" : "term.dispositor.home",
            ["list": speech.list(atHome.map(\.phrase))]))
      }
    }
    return draft
  }

  /// The houses whose cusps are in the signs of a planet.
  private func housesRuled() -> AnswerDraft? {
    guard let body = understanding.bodies.first else { return nil }
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.houses")]))
      return draft
    }
    let houses = House.all.map(\.number).filter { number in
      let sign = ZodiacSign(chart.frame.cusps[number - 1])
      return sign.traditionalRuler == body || sign.modernRuler == body
    }
    draft.note("houses", houses.map { "\($0)" }.joined(separator: " "))
    guard !houses.isEmpty else {
      draft.add(speech.say("term.rules.none", ["body": body.phrase]))
      return draft
    }
    let signs = ZodiacSign.allCases.filter { sign in
      houses.contains { ZodiacSign(chart.frame.cusps[$0 - 1]) == sign }
    }
    draft.add(
      speech.say(
        houses.count == 1 ? "term.rules.one" : "term.rules",
        [
          "body": body.phrase, "list": speech.list(houses.map(speech.ordinal)),
          "signs": speech.list(signs.map(\.title)),
        ]))
    draft.add(
      speech.say("term.rules.place", ["body": body.phrase, "place": signAndHouse(of: body)]))
    for house in houses.prefix(2) { draft.add(speech.say("house.\(house)")) }
    return draft
  }

  /// The planets and angles on critical degrees: 0°, 13° and 26° of cardinal signs, 8°, 9°, 21° and 22° of fixed, 4° and 17° of
  /// mutable ones, and 29° of all.
  private func criticalDegrees() -> AnswerDraft {
    var draft = AnswerDraft()
    var points: [ChartPoint] = Self.planets.map { .body($0) }
    if context.isTimed { points += [.angle(.ascendant), .angle(.midheaven)] }
    let found = points.compactMap { point -> String? in
      guard context.isTimed || point != .body(.moon),
        let longitude = context.natalLongitude(of: point)
      else { return nil }
      let position = ZodiacPosition(longitude)
      let degree = Int(position.degreeInSign)
      let critical: [Int] =
        switch position.sign.modality {
        case .cardinal: [0, 13, 26, 29]
        case .fixed: [8, 9, 21, 22, 29]
        case .mutable: [4, 17, 29]
        }
      guard critical.contains(degree) else { return nil }
      draft.note("\(point.name)_degree", degree)
      return "\(point.ownName) at \(degree)° \(position.sign.title)"
    }
    draft.add(
      found.isEmpty
        ? speech.say("term.critical.none")
        : speech.say("term.critical", ["list": speech.list(found)]))
    draft.add(speech.say("term.critical.list"))
    return draft
  }

  /// Whether planets are burnt by the Sun or in its heart, at birth or on the day.
  private func nearSun() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    let isOfSky =
      asked.has("when") || asked.has("next") || asked.has("now") || asked.period != nil
      || asked.has("term.date")
    let isOwn = asked.has("natal") || asked.asksOwn
    let some: [CelestialBody] = [.moon, .mercury, .venus, .mars, .jupiter, .saturn]
    let body = asked.bodies.first { some.contains($0) }
    if isOfSky, !isOwn, let body, asked.has("when") || asked.has("next") || asked.has("term.date") {
      return try meeting(.sun, body)
    }
    var draft = AnswerDraft()
    let isNow = isOfSky && !isOwn
    let sky =
      isNow
      ? try context.ephemeris.sky(at: context.noon(start), bodies: .eleven) : chart.sky
    func state(of body: CelestialBody) -> (orb: Double, state: SolarNearness.State?) {
      let arc = sky[body].longitude.separation(from: sky[.sun].longitude)
      return (arc.degrees, SolarNearness.State(distance: arc))
    }
    let when =
      isNow
      ? (start == context.today ? "now" : speech.onDay(start)) : Speech.phrase("time.at_birth")
    guard let body else {
      let timed = some.filter { isNow || context.isTimed || $0 != .moon }
      let burnt = timed.filter { [.cazimi, .combust].contains(state(of: $0).state) }
      draft.note("combust", burnt.map(\.name).joined(separator: " "))
      draft.add(
        burnt.isEmpty
          ? speech.say("term.combust.none", ["when": when])
          : speech.say(
            "term.combust.list", ["when": when, "list": speech.list(burnt.map(\.title))]))
      return draft
    }
    let found = state(of: body)
    draft.note("state", found.state?.rawValue ?? "none")
    draft.add(
      speech.say(
        "term.combust.\(found.state?.rawValue ?? "no")",
        [
          "body": isNow ? body.phrase : "your \(body.title)", "when": when,
          "was": isNow ? "is" : "was", "orb": orb(PlaneAngle(degrees: found.orb)),
        ]))
    draft.add(speech.say("term.combust.reach"))
    return draft
  }
}
