internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Narrow sides of a person, and whether a planet stands well.
extension AnswerWriter {
  /// What the chart says of one side of a person: a sentence for each point that speaks of it.
  func theme(_ theme: PortraitTheme) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.note("theme", theme.rawValue)
    let lead = "theme.\(theme.rawValue).lead"
    if speech.has(lead) { draft.add(speech.say(lead)) }
    var shown: [ZodiacSign] = []
    for point in theme.points {
      let signs = possibleSigns(of: point)
      guard signs.count == 1, context.isTimed || point.isBody else { continue }
      let sign = signs[0]
      // Two planets in one sign are described in two ways.
      let turn = shown.count { $0 == sign }
      shown.append(sign)
      draft.note("\(point.name)_sign", sign.name)
      draft.add(
        speech.say(
          "theme.\(theme.rawValue).\(point.name)",
          [
            "what": point.ownName, "sign": sign.title,
            "manner": speech.say("manner.\(sign.name)", turn: turn).lowercasedFirst,
            "need": speech.say("need.\(sign.name)").lowercasedFirst,
          ]))
    }
    if let house = theme.house, context.isTimed {
      let inside = Self.planets.filter {
        chart.frame.house(of: chart.sky[$0].longitude).number == house
      }
      if let body = inside.first {
        draft.add(
          speech.say(
            "theme.house",
            [
              "body": body.phrase.sentenceCased, "house": speech.ordinal(house),
              "topic": speech.topic(ofHouse: house),
              "own": topic(.body(body)),
            ]))
      }
    }
    draft.add(speech.say("theme.\(theme.rawValue).use"))
    return draft
  }

  /// Whether a planet stands well by its sign and house, in plain words.
  func condition(of body: CelestialBody) throws(EphemerisError) -> AnswerDraft? {
    let signs = possibleSigns(of: .body(body))
    guard signs.count == 1, let sign = signs.first,
      let dignity = EssentialDignity(of: body, in: sign)
    else { return nil }
    var draft = AnswerDraft()
    draft.note("\(body.name)_sign", sign.name)
    draft.note("dignity", dignity.rawValue)
    let longitude = chart.sky[body].longitude
    let house = context.isTimed ? chart.frame.house(of: longitude).number : nil
    draft.add(
      speech.say(
        understanding.has("word.mighty")
          ? "dignity.strong.\(dignity.rawValue)" : "dignity.\(dignity.rawValue)",
        ["body": body.title, "sign": sign.title, "opposite": sign.opposite.title]))
    draft.add(meaning(of: .body(body), in: sign))
    if let house {
      let strength = [1, 4, 7, 10].contains(house) ? "angular" : "other"
      draft.add(
        speech.say(
          "dignity.house.\(strength)",
          [
            "house": speech.ordinal(house),
            "topic": speech.topic(ofHouse: house),
          ]))
    }
    draft.add(speech.say("dignity.limits"))
    return draft
  }
}

extension ChartPoint {
  /// Whether it is a body rather than an angle.
  var isBody: Bool {
    switch self {
    case .body: true
    case .angle: false
    }
  }
}
