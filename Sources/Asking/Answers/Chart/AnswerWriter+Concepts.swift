internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// What a term means, and where it stands in the reader's chart.
extension AnswerWriter {
  func concept() throws(EphemerisError) -> AnswerDraft {
    if understanding.isFollowUp, understanding.has("meanthat"), let draft = try meaningOfFact() {
      return draft
    }
    if understanding.isFollowUp, understanding.has("meanthat"), let draft = try meaningOfLunation()
    {
      return draft
    }
    let rows = AskingTable.concepts.rows.filter { $0.count >= 4 }
    if let draft = try ownConcept(rows) { return draft }
    var draft = AnswerDraft()
    let general: Set<String> = ["horoscope", "zodiac", "natal_chart"]
    let named =
      understanding.concepts.has("orb_used")
      ? ["orb_used"] : understanding.concepts.filter { !general.contains($0) }
    let keys = (named.isEmpty ? understanding.concepts : named).prefix(2)
    for key in keys {
      guard let row = rows.first(where: { $0[0] == key }) else { continue }
      draft.add(row[2])
      draft.note("concept", key)
    }
    if draft.sentences.isEmpty { draft.add(speech.say("concept.unknown")) }
    if keys.count == 1, let key = keys.first, let row = rows.first(where: { $0[0] == key }),
      !understanding.wantsShort
    {
      draft.add(try ownPart(row[3]))
    }
    return draft
  }

  /// The reader's own point and then what it is: "what is my rising sign and what does it mean".
  private func ownConcept(_ rows: [[String]]) throws(EphemerisError) -> AnswerDraft? {
    guard understanding.asksOwn, let point = understanding.natal, understanding.signs.isEmpty,
      let row = rows.first(where: { row in
        understanding.concepts.contains(row[0])
          && ["angle \(point.name)", "body \(point.name)"].contains(row[3])
      })
    else { return nil }
    var draft = try positions([point])
    guard let first = draft.sentences.first else { return nil }
    draft.sentences = [first, row[2]] + draft.sentences.dropFirst()
    draft.note("concept", row[0])
    return draft
  }

  /// What a sign of the fact before means.
  private func meaningOfFact() throws(EphemerisError) -> AnswerDraft? {
    var draft = AnswerDraft()
    let points: [ChartPoint] =
      understanding.angles.map { .angle($0) } + understanding.bodies.map { .body($0) }
    for point in points.prefix(2) {
      let signs = possibleSigns(of: point)
      guard signs.count == 1, let sign = signs.first else {
        draft.add(openSign(of: point))
        continue
      }
      draft.add(
        speech.say(
          "means.with_sign",
          [
            "what": point.ownName, "sign": sign.title,
            "meaning": meaning(of: point, in: sign).lowercasedFirst,
          ]))
      draft.note("\(point.name)_sign", sign.name)
    }
    if understanding.has("houseword"), understanding.houses.isEmpty, context.isTimed,
      let first = points.first, let longitude = context.natalLongitude(of: first)
    {
      draft.sentences.insert(
        speech.say("house.\(chart.frame.house(of: longitude).number)"), at: 0)
    }
    for house in understanding.houses.prefix(1) { draft.add(speech.say("house.\(house)")) }
    if draft.sentences.isEmpty { return nil }
    if let concept = points.first.flatMap({ point in
      AskingTable.concepts.rows.first {
        $0.count >= 4 && ($0[3] == "angle \(point.name)" || $0[3] == "body \(point.name)")
          && ($0[0] == point.name || $0[0] == "\(point.name)_meaning")
      }
    }) {
      draft.add(concept[2])
    }
    return draft
  }

  /// What the full or new Moon of the answer before touches in the chart.
  private func meaningOfLunation() throws(EphemerisError) -> AnswerDraft? {
    let isFull = understanding.has("fullmoon")
    guard isFull || understanding.has("newmoon"), !understanding.has("eclipse"),
      let next = try context.lunations(full: isFull, from: searchStart, count: 1).first
    else { return nil }
    var draft = AnswerDraft()
    touch(try context.state(of: .moon, at: next.at).longitude, &draft)
    draft.name(next.date)
    let key = isFull ? "full_moon" : "new_moon"
    if let row = AskingTable.concepts.rows.first(where: { $0.count >= 4 && $0[0] == key }) {
      draft.add(row[2])
    }
    return draft.sentences.isEmpty ? nil : draft
  }

  private func ownPart(_ rule: String) throws(EphemerisError) -> String? {
    let parts = rule.split(separator: " ").map(String.init)
    let chart = context.chart
    switch parts.first {
    case "body":
      guard parts.count == 2,
        let body = CelestialBody.allCases.first(where: { $0.name == parts[1] }),
        let longitude = context.natalLongitude(of: .body(body))
      else { return nil }
      let signs = possibleSigns(of: .body(body)).map(\.title).joined(separator: " or ")
      let house =
        context.isTimed
        ? ", \(speech.inHouse(chart.frame.house(of: longitude).number))" : ""
      return speech.say("concept.own", ["what": body.title, "place": signs + house])
    case "angle":
      guard parts.count == 2, let angle = ChartAngle(rawValue: parts[1]) else { return nil }
      guard let longitude = context.natalLongitude(of: .angle(angle)) else {
        return speech.say("chart.no_time", ["what": "your \(angle.title)"])
      }
      return speech.say(
        "concept.own", ["what": angle.title, "place": ZodiacSign(longitude).title])
    case "house":
      guard parts.count == 2, let number = Int(parts[1]), context.isTimed else {
        return context.isTimed ? nil : speech.say("chart.no_time", ["what": "the houses"])
      }
      let sign = ZodiacSign(chart.frame.cusps[number - 1])
      return speech.say(
        "concept.own_house",
        ["house": speech.ordinal(number), "sign": sign.title, "ruler": sign.traditionalRuler.title])
    case "first_house":
      guard context.isTimed, let ascendant = chart.ascendant else { return nil }
      return speech.say(
        "concept.own_house",
        [
          "house": "first", "sign": ZodiacSign(ascendant).title,
          "ruler": ZodiacSign(ascendant).traditionalRuler.title,
        ])
    case "aspect":
      guard parts.count == 2,
        let kind = AspectKind.allCases.first(where: { $0.name == parts[1] })
      else { return nil }
      let found = chart.aspects().filter {
        $0.kind == kind && $0.first != .body(.meanNode) && $0.second != .body(.meanNode)
      }.min { $0.orb < $1.orb }
      guard let found else { return speech.say("concept.own_aspect.none", ["what": kind.noun]) }
      return speech.say(
        "concept.own_aspect",
        ["what": kind.noun, "one": found.first.ownName, "other": found.second.ownName])
    case "ruler":
      guard let ascendant = chart.ascendant, context.isTimed else { return nil }
      let sign = ZodiacSign(ascendant)
      let place = chart.sky[sign.traditionalRuler].longitude
      return speech.say(
        "chart.ruler",
        [
          "sign": sign.title, "ruler": sign.traditionalRuler.phrase,
          "place":
            "\(ZodiacSign(place).title), \(speech.inHouse(chart.frame.house(of: place).number))",
        ])
    case "return":
      guard parts.count == 2,
        let body = CelestialBody.allCases.first(where: { $0.name == parts[1] }),
        let place = context.natalLongitude(of: .body(body)),
        let span = context.instants(from: context.today, days: body.daysAroundZodiac),
        let next = try context.passes(of: body, kind: .conjunction, to: place, during: span).first
      else { return nil }
      return speech.say(
        "concept.own_return", ["what": body.title, "day": speech.day(context.date(next))])
    case "retro":
      let bodies = BodySet.eleven.bodies.filter {
        $0 != .meanNode && chart.sky[$0].isRetrograde
      }
      return bodies.isEmpty
        ? speech.say("chart.retro.none")
        : speech.say("chart.retro.list", ["list": speech.list(bodies.map(\.title))])
    case "stellium": return stelliumLine()
    case "elements":
      let counts = NatalChart.Distributions(of: chart).elements
      guard let top = ZodiacSign.Element.allCases.max(by: { (counts[$0] ?? 0) < (counts[$1] ?? 0) })
      else { return nil }
      return speech.say(
        "concept.own_element",
        ["element": top.rawValue, "count": speech.number(counts[top] ?? 0)])
    case "tightest":
      let found = chart.aspects().filter {
        $0.first != .body(.meanNode) && $0.second != .body(.meanNode)
      }.min { $0.orb < $1.orb }
      return found.map {
        speech.say(
          "chart.next_aspect.own",
          ["one": $0.first.ownName, "other": $0.second.ownName, "aspect": $0.kind.noun])
      }
    default: return nil
    }
  }

  private func stelliumLine() -> String {
    let chart = context.chart
    for sign in ZodiacSign.allCases {
      let bodies = BodySet.eleven.bodies.filter {
        $0 != .meanNode && ChartBody($0).map(chart.possibleSigns) == [sign]
      }
      if bodies.count >= 3 {
        return speech.say(
          "chart.stellium.yes",
          ["list": "\(speech.list(bodies.map(\.title))) in \(sign.title)"])
      }
    }
    return speech.say("chart.stellium.no")
  }
}
