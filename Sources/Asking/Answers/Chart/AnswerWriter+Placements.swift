internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// What a planet in a sign means, the fastest and the weakest planet, and the almuten.
extension AnswerWriter {
  /// What a planet in a sign means, and where the reader's stands.
  func planetInSign() throws(EphemerisError) -> AnswerDraft? {
    // A sign alone is the Sun's: "Libra personality", "the good sides of my sign".
    let point =
      understanding.bodies.first.map(ChartPoint.body)
      ?? understanding.angles.first.map(ChartPoint.angle) ?? .body(.sun)
    let suns = possibleSigns(of: .body(.sun))
    guard let sign = understanding.signs.first ?? (suns.count == 1 ? suns[0] : nil) else {
      return bigThree()
    }
    var draft = AnswerDraft()
    draft.note("concept", "\(point.name)_in_\(sign.name)")
    let slots = ["what": point.title, "own": point.ownName, "sign": sign.title]
    let texts = WordCorpus.english.portrait(of: point, in: sign)
    if let named = texts.first(where: { $0.holds(sign.title) && $0.holds(point.title) }) {
      draft.add(named)
    } else if let text = texts.first {
      draft.add(speech.say("planet_in_sign", slots.merging(["meaning": text]) { $1 }))
    } else {
      let meaning = meaning(of: point, in: sign).lowercasedFirst
      draft.add(speech.say("planet_in_sign", slots.merging(["meaning": meaning]) { $1 }))
    }
    if case .angle = point, !context.isTimed {
      draft.add(speech.say("chart.no_time", ["what": "your \(point.ownName)"]))
      return draft
    }
    let signs = possibleSigns(of: point)
    if signs.count > 1 {
      draft.add(openSign(of: point))
    } else if signs == [sign] {
      draft.add(speech.say("planet_in_sign.yes", slots))
      if point == .body(.sun) { for line in besideSun() { draft.add(line) } }
    } else if let own = signs.first {
      draft.add(speech.say("planet_in_sign.no", slots.merging(["here": own.title]) { $1 }))
      draft.add(meaning(of: point, in: own))
    }
    // What stays in a sign for months colours the time, too.
    if case .body(let body) = point, BodySet.slow.contains(body) {
      let now = try context.state(of: body, at: context.noon(context.today)).longitude
      if ZodiacSign(now) == sign { draft.add(speech.say("planet_in_sign.now", slots)) }
    }
    return draft
  }

  /// What colours the Sun sign: Moon and rising sign.
  private func besideSun() -> [String] {
    var points: [ChartPoint] = [.body(.moon)]
    if context.isTimed { points.append(.angle(.ascendant)) }
    let places = points.compactMap { point -> String? in
      let signs = possibleSigns(of: point)
      return signs.count == 1
        ? Speech.phrase("trait.place", ["what": point.ownName, "sign": signs[0].title]) : nil
    }
    return places.isEmpty
      ? [] : [speech.say("planet_in_sign.beside", ["list": speech.list(places)])]
  }

  /// The fastest, the slowest or the weakest planet of the chart.
  func ranked() throws(EphemerisError) -> AnswerDraft? {
    guard let rank = IntentRules.Rank.allCases.first(where: { understanding.has("rank.\($0)") })
    else { return nil }
    switch rank {
    case .fastest: return bySpeed(fastest: true)
    case .slowest: return bySpeed(fastest: false)
    case .weakest: return try byDignity(best: false)
    case .dignified: return try byDignity(best: true)
    }
  }

  private func bySpeed(fastest: Bool) -> AnswerDraft {
    var draft = AnswerDraft()
    let speeds = Self.planets.map { (body: $0, speed: abs(chart.sky[$0].longitudePerDay.degrees)) }
      .sorted { fastest ? $0.speed > $1.speed : $0.speed < $1.speed }
    let shown = speeds.prefix(2).map { body, speed in
      draft.note("\(body.name)_speed", arcMinutes(speed))
      return ["body": body.phrase, "speed": arcMinutes(speed)]
    }
    draft.add(speech.say(fastest ? "rank.fastest" : "rank.slowest", shown[0]))
    draft.add(speech.say("rank.next", shown[1]))
    draft.add(concept("\(speeds[0].body.name)_meaning"))
    let signs = possibleSigns(of: .body(speeds[0].body))
    if signs.count == 1 { draft.add(meaning(of: .body(speeds[0].body), in: signs[0])) }
    return draft
  }

  /// Such as "14.8°" or "1.2 minutes of arc".
  private func arcMinutes(_ degrees: Double) -> String {
    let isWide = degrees >= 0.5
    let tenths = Int((degrees * (isWide ? 10 : 600)).rounded())
    let number = "\(tenths / 10).\(tenths % 10)"
    return isWide ? "\(number)°" : Speech.phrase("rank.minutes", ["number": number])
  }

  /// The planet of the seven with the most or the least dignity, as far as its place is known.
  private func byDignity(best: Bool) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let ranked = wider.dignities.filter(\.isCertain).map(\.content)
      .map { score in (score, score.standings.reduce(0) { $0 + $1.points }) }
      .sorted { best ? $0.1 > $1.1 : $0.1 < $1.1 }
    guard let (score, points) = ranked.first else { return draft }
    let body = score.planet.body
    let sign = ZodiacSign(chart.sky[body].longitude)
    let reasons: [DignityScore.Standing] =
      best ? [.domicile, .exaltation] : [.detriment, .fall, .peregrine]
    let reason = reasons.first(where: score.standings.contains)?.rawValue ?? "none"
    let key = best ? "rank.dignified" : "rank.weakest"
    draft.note(best ? "dignified_planet" : "weakest_planet", body.name)
    draft.note("points", points)
    draft.add(
      speech.say("\(key).\(reason)", ["body": body.phrase, "sign": sign.title]))
    draft.add(meaning(of: .body(body), in: sign))
    draft.add(speech.say("\(key).limits", ["what": topic(.body(body))]))
    return draft
  }

  /// The planet with the most dignities over the places of the chart, and the next.
  func almuten() throws(EphemerisError) -> AnswerDraft {
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let lunation = try PrenatalMoons.lunation(before: chart.instant, ephemeris: context.ephemeris)
    guard context.isTimed,
      let found = try AlmutenFiguris(
        of: wider, lunation: lunation, ephemeris: context.ephemeris)
    else { return untimed("what.almuten") }
    var draft = AnswerDraft()
    let ranked = found.scores.sorted { $0.points > $1.points }
    let most = ranked[0].points
    let first = found.planets.map(\.body)
    draft.note("almuten", first.map(\.name).joined(separator: " "))
    draft.add(
      speech.say(
        "almuten.is", ["list": speech.list(first.map(\.phrase)), "count": "\(most)"]))
    if let next = ranked.first(where: { $0.points < most }) {
      draft.add(
        speech.say(
          "almuten.next", ["body": next.planet.body.phrase, "count": "\(next.points)"]))
    }
    draft.add(speech.say("almuten.way"))
    if let body = first.first {
      draft.add(
        speech.say(
          "chart.place", ["what": body.title, "place": signAndHouse(of: body)]))
      draft.add(meaning(of: .body(body), in: ZodiacSign(chart.sky[body].longitude)))
    }
    return draft
  }
}
