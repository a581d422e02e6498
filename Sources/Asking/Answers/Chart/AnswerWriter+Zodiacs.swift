internal import Astrology
internal import Ephemeris
internal import Words

// The signs by the sidereal zodiac, beside those of the tropical one that answers use.
extension AnswerWriter {
  /// The sign of the Sun, or of the bodies that are named, in both zodiacs; nil if there is no sidereal one.
  func siderealSigns() throws(EphemerisError) -> AnswerDraft? {
    guard let provider = context.ephemeris as? any AyanamsaProvider else { return nil }
    let sidereal = try SiderealChart(of: chart, ephemeris: provider)
    var draft = AnswerDraft()
    let named = understanding.bodies.filter { ChartBody($0) != nil }
    for body in (named.isEmpty ? [.sun] : named).prefix(3) {
      guard let own = ChartBody(body) else { continue }
      let tropical = possibleSigns(of: .body(body))
      guard tropical.count == 1, let sign = tropical.first, sidereal.isSignCertain(of: own) else {
        draft.add(openSign(of: .body(body)))
        draft.add(speech.say("zodiac.open", ["what": body.title]))
        continue
      }
      let other = sidereal.position(of: own).sign
      draft.note("\(body.name)_sign", sign.name)
      draft.note("\(body.name)_sidereal_sign", other.name)
      draft.add(
        speech.say(
          sign == other ? "zodiac.same" : "zodiac.both",
          ["what": body.title, "sign": sign.title, "other": other.title]))
    }
    if understanding.angles.contains(.ascendant), context.isTimed,
      let tropical = chart.ascendant, let other = sidereal.angles?.ascendant
    {
      draft.add(
        speech.say(
          ZodiacSign(tropical) == ZodiacSign(other) ? "zodiac.same" : "zodiac.both",
          [
            "what": ChartPoint.angle(.ascendant).ownName, "sign": ZodiacSign(tropical).title,
            "other": ZodiacSign(other).title,
          ]))
    }
    draft.add(speech.say("zodiac.why"))
    draft.add(speech.say("zodiac.neither"))
    return draft
  }

  /// How the sky was, or will be, on a day: the signs, the closest angles and what moves backwards.
  func skyOfDay() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    // "What did the sky look like when I was born".
    let isOfBirth = understanding.period == nil
    let date = isOfBirth ? chart.birth.date : start
    draft.period = AskedPeriod(date)
    draft.name(date)
    let instant = isOfBirth && context.isTimed ? chart.instant : context.noon(date)
    let sky = try context.ephemeris.sky(at: instant, bodies: .eleven)
    var list: [String] = []
    for sign in ZodiacSign.allCases {
      let bodies = Self.planets.filter { ZodiacSign(sky[$0].longitude) == sign }
      guard !bodies.isEmpty else { continue }
      for body in bodies { draft.note("\(body.name)_sign", sign.name) }
      list.append("\(speech.list(bodies.map(\.phrase))) in \(sign.title)")
    }
    let tense = date < context.today ? ".past" : ""
    draft.add(
      speech.say(
        "sky.of_day" + tense,
        [
          "day": speech.time(of: AskedPeriod(date)).sentenceCased,
          "list": list.joined(separator: "; "),
        ]))
    let bodies = Self.planets.filter { $0 != .moon }
    var close: [(one: CelestialBody, other: CelestialBody, kind: AspectKind, orb: Double)] = []
    for (index, one) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        let arc = sky[one].longitude.separation(from: sky[other].longitude).degrees
        for kind in AspectKind.allCases where abs(arc - kind.angle.degrees) <= 2 {
          close.append((one, other, kind, abs(arc - kind.angle.degrees)))
        }
      }
    }
    let closest = close.sorted { $0.orb < $1.orb }.prefix(2)
    if !closest.isEmpty {
      let pairs = closest.map {
        Speech.phrase(
          "sky.of_day.pair",
          ["aspect": $0.kind.noun, "one": $0.one.phrase, "other": $0.other.phrase])
      }
      draft.add(speech.say("sky.of_day.angles" + tense, ["list": speech.list(pairs)]))
    }
    let backwards = Self.planets.filter { sky[$0].isRetrograde }
    if !backwards.isEmpty {
      draft.add(
        speech.say(
          "sky.of_day.retrograde" + tense,
          [
            "list": speech.list(backwards.map(\.phrase)),
            "are": backwards.count == 1 ? "is" : "are",
            "were": backwards.count == 1 ? "was" : "were",
          ]))
    }
    if let transit = try ActiveTransit.all(on: date, moving: [], of: context).first(where: {
      BodySet.slow.contains($0.key.body)
    }), date > chart.birth.date {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: date))
    }
    return draft
  }

  /// That a retrograde harms nothing by itself, and when it is.
  func retrogradeHarm() throws(EphemerisError) -> AnswerDraft {
    var asked = understanding
    asked.cues.formUnion(["when"])
    asked.cues.subtract([IntentRules.Term.retrogradeHarm.cue, "concept"])
    let body = asked.bodies.first ?? .mercury
    asked.bodies = [body]
    let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
    var draft = try writer.retrogradeNow()
    draft.sentences.removeAll { $0 == speech.say("sky.retro.born", ["body": body.title]) }
    draft.sentences = [speech.say("retro.harm", ["body": body.title])] + draft.sentences.prefix(1)
    draft.add(speech.say(body == .mercury ? "retro.harm.mercury" : "retro.harm.other"))
    return draft
  }
}
