internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Figures, full houses, polarity, leading planets and calculated points of the chart.
extension AnswerWriter {
  /// The answer about a shape of the chart, nil if the question is about something else.
  func shape() throws(EphemerisError) -> AnswerDraft? {
    let asked = understanding
    if asked.has("fortune") || asked.has("vertex") { return try calculatedPoint() }
    if asked.has("fullest") { return fullestHouses() }
    if asked.concepts.has("empty_house") { return emptyHouses() }
    if asked.concepts.has("unaspected"), asked.bodies.isEmpty { return unaspected() }
    if asked.has("polarity") { return polarity() }
    if asked.has("leading") { return leadingPlanets() }
    guard asked.bodies.isEmpty, asked.angles.isEmpty, asked.houses.isEmpty else { return nil }
    if asked.has("figures") || askedFigures.contains(where: { $0 != .stellium }) {
      return try figures()
    }
    if asked.signs.count == 1, asked.has("houseword") { return houses(of: asked.signs[0]) }
    if let kind = asked.aspect, asked.signs.isEmpty { return aspects(of: kind) }
    return nil
  }

  /// The figures that a question names.
  private var askedFigures: [AspectPattern.Kind] {
    AspectPattern.Kind.named(in: understanding.concepts)
  }

  /// Whether the chart has the figures that the question names, or which it has.
  func figures() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let found = wider.patterns.filter(\.isCertain).map(\.content)
    let asked = askedFigures
    let wanted =
      asked.isEmpty
      ? found.filter { $0.kind != .stellium } : found.filter { asked.contains($0.kind) }
    draft.note("figures", wanted.map(\.kind.rawValue).joined(separator: " "))
    let name = asked.map { Speech.phrase("figure.\($0.rawValue)") }.joined(separator: " or ")
    // "What is a yod, and do I have one".
    let meant = understanding.has("concept")
    let row = AskingTable.concepts.rows.first {
      $0.count >= 4 && asked.map(\.rawValue).contains($0[0])
    }
    if meant, let row { draft.add(row[2]) }
    guard !wanted.isEmpty else {
      if let within = figure(asked, within: found) { return within.after(draft) }
      draft.add(
        asked.isEmpty
          ? speech.say("chart.figures.none") : speech.say("chart.figure.no", ["figure": name]))
      if !meant { for kind in asked.prefix(2) { draft.add(concept(kind.rawValue)) } }
      if !asked.isEmpty, let other = found.first(where: { $0.kind != .stellium }) {
        draft.add(
          speech.say(
            "chart.figure.instead",
            [
              "figure": Speech.phrase("figure.\(other.kind.rawValue)"),
              "list": speech.list(other.members.map(\.title)),
            ]))
      }
      if let first = closeAspects.first, asked.isEmpty {
        draft.add(
          speech.say(
            "chart.next_aspect.own",
            [
              "one": first.first.ownName, "other": first.second.ownName,
              "aspect": first.kind.noun,
            ]))
      }
      return draft
    }
    // Of several figures that are asked for, each has its yes or no.
    let missing = asked.filter { kind in !wanted.contains { $0.kind == kind } }
    for (place, figure) in wanted.prefix(2).enumerated() {
      let isSecond = place > 0 && figure.kind == wanted[0].kind
      draft.add(
        speech.say(
          isSecond
            ? "chart.figure.second" : asked.isEmpty ? "chart.figure.one" : "chart.figure.yes",
          [
            "figure": Speech.phrase("figure.\(figure.kind.rawValue)"),
            "list": speech.list(figure.members.map(\.title)),
          ]))
      if let apex = figure.apex {
        draft.add(
          speech.say("chart.figure.apex", ["body": apex.title, "topic": topic(.body(apex))]))
      }
    }
    if !missing.isEmpty {
      let names = missing.map { Speech.phrase("figure.\($0.rawValue)") }
      draft.add(speech.say("chart.figure.without", ["list": names.joined(separator: " or ")]))
    }
    if let kind = wanted.first?.kind { draft.add(speech.say("figure.means.\(kind.rawValue)")) }
    return draft
  }

  /// All aspects of one kind, or of each kind where a question names several.
  func aspects(of kind: AspectKind) -> AnswerDraft {
    var draft = AnswerDraft()
    if namedAspects.count > 1 { return counts(of: namedAspects) }
    let found = closeAspects.filter { $0.kind == kind }
    draft.note("aspects", found.count)
    if understanding.has("concept") { draft.add(concept(kind.name)) }
    guard let first = found.first else {
      draft.add(speech.say("chart.kind.none", ["aspect": kind.noun]))
      return draft
    }
    let isOne = found.count == 1
    let pairs = found.map { aspect in
      aspect.first.ownName + (isOne ? " and " : " with ") + aspect.second.ownName
    }
    draft.add(
      speech.say(
        isOne ? "chart.kind.one" : "chart.kind",
        [
          "count": speech.number(found.count), "aspect": kind.noun, "aspects": kind.plural,
          "list": speech.list(pairs),
        ]))
    draft.add(speech.say("aspect.\(kind.name)", pair(first.first, first.second)))
    return draft
  }

  /// The houses with the most planets.
  func fullestHouses() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.houses")]))
      return draft
    }
    let counted = House.all.map { house in
      (
        house: house.number,
        bodies: Self.planets.filter { chart.frame.house(of: chart.sky[$0].longitude) == house }
      )
    }
    let most = counted.map(\.bodies.count).max() ?? 0
    let fullest = counted.filter { $0.bodies.count == most }
    for (house, bodies) in fullest {
      draft.note("house_\(house)", bodies.map(\.name).joined(separator: " "))
    }
    if fullest.count == 1, let (house, bodies) = fullest.first {
      draft.add(
        speech.say(
          "chart.fullest",
          [
            "house": speech.ordinal(house), "count": speech.number(most),
            "list": speech.list(bodies.map(\.title)),
          ]))
    } else {
      let houses = fullest.map { speech.ordinal($0.house) }
      draft.add(
        speech.say(
          "chart.fullest.some", ["list": speech.list(houses), "count": speech.number(most)]))
    }
    if let first = fullest.first { draft.add(speech.say("house.\(first.house)")) }
    return draft
  }

  /// The planets without a major aspect.
  func unaspected() -> AnswerDraft {
    var draft = AnswerDraft()
    let aspects = closeAspects
    let alone = Self.planets.filter { body in
      !aspects.contains { $0.first == .body(body) || $0.second == .body(body) }
    }
    draft.note("unaspected", alone.map(\.name).joined(separator: " "))
    draft.add(
      alone.isEmpty
        ? speech.say("chart.unaspected.none")
        : speech.say("chart.unaspected.list", ["list": speech.list(alone.map(\.title))]))
    return draft
  }

  /// The houses without planets.
  func emptyHouses() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.houses")]))
      return draft
    }
    let full = Set(Self.planets.map { chart.frame.house(of: chart.sky[$0].longitude).number })
    let empty = House.all.map(\.number).filter { !full.contains($0) }
    draft.note("empty_houses", empty.map { "\($0)" }.joined(separator: " "))
    draft.add(
      speech.say(
        "chart.empty_houses",
        ["count": speech.number(empty.count), "list": speech.list(empty.map(speech.ordinal))]))
    draft.add(speech.say("chart.empty_houses.mean"))
    return draft
  }

  /// The house that a sign is on.
  func houses(of sign: ZodiacSign) -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.houses")]))
      return draft
    }
    let begun = House.all.filter { ZodiacSign(chart.frame.cusps[$0.number - 1]) == sign }
    let house = begun.first ?? chart.frame.house(of: sign.start)
    draft.note("house", house.number)
    draft.add(
      speech.say(
        begun.isEmpty ? "chart.sign_house.within" : "chart.sign_house",
        [
          "sign": sign.title,
          "list": speech.list((begun.isEmpty ? [house] : begun).map { speech.ordinal($0.number) }),
          "houses": begun.count > 1 ? "houses begin" : "house begins",
        ]))
    draft.add(speech.say("house.\(house.number)"))
    return draft
  }

  /// How many planets are in active and in receptive signs.
  func polarity() -> AnswerDraft {
    var draft = AnswerDraft()
    let elements = NatalChart.Distributions(of: chart).elements
    let active = (elements[.fire] ?? 0) + (elements[.air] ?? 0)
    let receptive = (elements[.earth] ?? 0) + (elements[.water] ?? 0)
    draft.note("active", active)
    draft.note("receptive", receptive)
    draft.add(
      speech.say(
        active > receptive
          ? "chart.polarity.active"
          : active < receptive ? "chart.polarity.receptive" : "chart.polarity.even",
        ["active": speech.number(active), "receptive": speech.number(receptive)]))
    return draft
  }

  /// The planets that stand out: close to an angle, ruler of the rising sign, or with many close aspects.
  func leadingPlanets() -> AnswerDraft {
    var draft = AnswerDraft()
    let ranked = Self.planets.map { ($0, prominence(of: $0)) }
      .filter { !$0.1.isEmpty }
      .sorted { $0.1.reduce(0) { $0 + $1.weight } > $1.1.reduce(0) { $0 + $1.weight } }
    for (body, reasons) in ranked.prefix(2) {
      draft.note("\(draft.facts.isEmpty ? "first" : "second")_planet", body.name)
      draft.add(
        speech.say(
          draft.sentences.isEmpty ? "chart.leads" : "chart.leads.second",
          ["body": body.title, "reasons": speech.list(reasons.prefix(2).map(\.text))]))
    }
    if let body = ranked.first?.0 {
      let signs = possibleSigns(of: .body(body))
      draft.add(
        openSign(of: .body(body)) ?? signs.first.map { meaning(of: .body(body), in: $0) })
    }
    return draft
  }

  /// Why a planet stands out, the weightiest reason first.
  private func prominence(of body: CelestialBody) -> [(weight: Int, text: String)] {
    let longitude = chart.sky[body].longitude
    var reasons: [(weight: Int, text: String)] = []
    if let angles = chart.angles, context.isTimed {
      let near = ChartAngle.allCases.map { ($0, longitude.separation(from: angles[$0]).degrees) }
        .min { $0.1 < $1.1 }
      if let near, near.1 <= Self.angularOrbDegrees {
        reasons.append(
          (4, Speech.phrase("leads.angle", ["angle": ChartPoint.angle(near.0).ownName])))
      }
      if let ascendant = chart.ascendant, ZodiacSign(ascendant).traditionalRuler == body {
        reasons.append((3, Speech.phrase("leads.ruler", ["sign": ZodiacSign(ascendant).title])))
      }
    }
    let count = closeAspects.count {
      ($0.first == .body(body) || $0.second == .body(body)) && $0.orb.degrees <= 3
    }
    if count >= 3 {
      reasons.append((count, Speech.phrase("leads.aspects", ["count": speech.number(count)])))
    }
    if let sign = chart.certainSign(of: .sun), sign.traditionalRuler == body {
      reasons.append((1, Speech.phrase("leads.sun", ["sign": sign.title])))
    }
    return reasons
  }

  /// How far from an angle a planet may be to count as standing on it, as most textbooks have it.
  private static var angularOrbDegrees: Double { 8 }

  /// The Part of Fortune or the Vertex.
  func calculatedPoint() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isVertex = understanding.has("vertex")
    let name = Speech.phrase(isVertex ? "what.vertex" : "what.fortune")
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let longitude =
      isVertex
      ? wider.horizon?.minorAngles.vertex : wider.place(of: Lot.fortune.formula)?.longitude
    guard context.isTimed, let longitude else {
      draft.add(speech.say("chart.no_time", ["what": "your \(name)"]))
      return draft
    }
    let position = ZodiacPosition(longitude)
    draft.note(isVertex ? "vertex_sign" : "fortune_sign", position.sign.name)
    let house = speech.inHouse(chart.frame.house(of: longitude).number)
    draft.add(
      speech.say(
        "chart.place",
        [
          "what": name,
          "place": "\(position.sign.title) at \(Int(position.degreeInSign))°, \(house)",
        ]))
    draft.add(speech.say(isVertex ? "means.vertex" : "means.fortune"))
    return draft
  }
}

extension AspectPattern.Kind {
  /// The figures that are among some terms.
  static func named(in concepts: [String]) -> [Self] {
    allCases.filter { concepts.contains($0.rawValue) }
  }
}

extension AspectKind {
  /// The noun for several: "squares".
  var plural: String { "\(name)s" }
}
