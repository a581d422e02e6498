internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Techniques of astrologers: how the chart is spread, and the parts of signs.
extension AnswerWriter {
  /// What a technique shows in the chart, or what there is in place of it.
  func technique() throws(EphemerisError) -> AnswerDraft? {
    guard let asked = AskedTechnique(in: understanding.concepts) else { return nil }
    var draft: AnswerDraft
    switch asked {
    case .hemisphere: draft = hemispheres()
    case .chartShape: draft = try chartShape()
    case .intercepted: draft = intercepted()
    case .decan, .duad, .bound, .triplicity: draft = partOfSign(asked)
    case .antiscion, .midpoint, .parallel, .minorAspect, .outOfBounds, .harmonic:
      draft = try contacts(asked)
    case .lot: draft = try lots()
    case .fixedStar: draft = try stars()
    case .prenatalEclipse: draft = try prenatalEclipses()
    case .solarArc, .primaryDirection: draft = try directions(asked)
    case .firdaria, .releasing: draft = try lifePeriods(asked)
    case .draconic: draft = try draconic()
    case .joy: draft = joys()
    case .angularHouse: draft = angularHouses()
    case .elevated: draft = elevated()
    case .oriental: draft = oriental()
    case .stationary: draft = try stationary()
    case .peregrine: draft = try peregrine()
    case .composite:
      guard context.partner == nil else { return nil }
      return try limit(asked)
    case .almuten: draft = try almuten()
    case .hyleg, .sabian, .heliocentric, .astrocartography, .planetaryHour, .tertiary,
      .planetaryNode:
      return try limit(asked)
    }
    draft.note("technique", asked.rawValue)
    draft.add(concept(asked.rawValue))
    return draft
  }

  /// An answer that the time of birth is missing for.
  func untimed(_ what: String) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.note("birth_time", "unknown")
    draft.add(speech.say("chart.no_time", ["what": Speech.phrase(what)]))
    return draft
  }

  /// That an answer does not have a technique, and what it has in place of it.
  private func limit(_ asked: AskedTechnique) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.note("technique", asked.rawValue)
    draft.add(speech.say("technique.limit.\(asked.rawValue)"))
    switch asked {
    case .hyleg: for line in ruler().sentences.prefix(2) { draft.add(line) }
    case .sabian:
      let position = ZodiacPosition(chart.sky[.sun].longitude)
      draft.add(
        speech.say(
          "technique.sabian",
          ["degree": "\(Int(position.degreeInSign) + 1)", "sign": position.sign.title]))
    case .tertiary: for line in try progressed().sentences.prefix(3) { draft.add(line) }
    default: draft.add(concept(asked.rawValue))
    }
    return draft
  }

  // MARK: - How the chart is spread

  /// How many planets are above, below, east and west.
  private func hemispheres() -> AnswerDraft {
    var draft = AnswerDraft()
    guard let counts = NatalChart.Distributions(of: chart).hemispheres, context.isTimed else {
      return untimed("what.houses")
    }
    let (above, below) = (counts.southern, counts.northern)
    let (east, west) = (counts.eastern, counts.western)
    for (name, count) in [("above", above), ("below", below), ("east", east), ("west", west)] {
      draft.note(name, count)
    }
    draft.add(
      speech.say(
        above == below
          ? "hemisphere.level" : above > below ? "hemisphere.above" : "hemisphere.below",
        ["more": speech.number(max(above, below)), "less": speech.number(min(above, below))]))
    draft.add(
      speech.say(
        east == west
          ? "hemisphere.sides.level" : east > west ? "hemisphere.east" : "hemisphere.west",
        ["more": speech.number(max(east, west)), "less": speech.number(min(east, west))]))
    return draft
  }

  private func chartShape() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let shape = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris).shape
    let found = shape.content
    draft.note("shape", found.kind.rawValue)
    draft.add(
      speech.say(
        shape.isCertain ? "shape.is" : "shape.may_be",
        [
          "shape": Speech.phrase("shape.\(found.kind.rawValue)"),
          "gap": "\(Int(found.widestGap.degrees.rounded()))°",
        ]))
    if let handle = found.handle {
      draft.add(speech.say("shape.handle", ["body": handle.phrase, "topic": topic(.body(handle))]))
    }
    if let first = found.leading {
      draft.add(speech.say("shape.leading", ["body": first.phrase, "topic": topic(.body(first))]))
    }
    draft.add(speech.say("shape.means.\(found.kind.rawValue)"))
    return draft
  }

  /// The signs in which no house begins.
  private func intercepted() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.houses") }
    let begun = Set(chart.frame.cusps.map { ZodiacSign($0) })
    let found = ZodiacSign.allCases.filter { !begun.contains($0) }
    draft.note("intercepted", found.map(\.name).joined(separator: " "))
    guard !found.isEmpty else {
      draft.add(speech.say("intercepted.none"))
      return draft
    }
    let parts = found.map { sign in
      "\(sign.title) \(speech.inHouse(chart.frame.house(of: sign.start).number))"
    }
    draft.add(speech.say("intercepted.some", ["list": speech.list(parts)]))
    let bodies = Self.planets.filter { found.contains(ZodiacSign(chart.sky[$0].longitude)) }
    if !bodies.isEmpty {
      draft.add(speech.say("intercepted.planets", ["list": speech.list(bodies.map(\.phrase))]))
    }
    return draft
  }

  /// The decan, the twelfth part or the bound of the points that the question names, else of Sun, Moon and Ascendant.
  private func partOfSign(_ asked: AskedTechnique) -> AnswerDraft {
    var draft = AnswerDraft()
    var points: [ChartPoint] =
      understanding.bodies.filter { Self.planets.contains($0) }.map { .body($0) }
      + understanding.angles.map { .angle($0) }
    if points.isEmpty { points = [.body(.sun), .body(.moon), .angle(.ascendant)] }
    for point in points.prefix(3) {
      let isMoving = point == .body(.moon) || !point.isBody
      guard let longitude = context.natalLongitude(of: point), context.isTimed || !isMoving else {
        draft.add(
          speech.say(
            "chart.no_time", ["what": Speech.phrase("what.part_of", ["what": point.ownName])]))
        continue
      }
      let position = ZodiacPosition(longitude)
      let number = Int(position.degreeInSign / 10) + 1
      let lords = DegreeLords(of: longitude)
      let twelfth = position.sign.advanced(by: Int(position.degreeInSign / 2.5))
      draft.note(
        "\(point.name)_\(asked.rawValue)",
        asked == .decan ? "\(number)" : asked == .duad ? twelfth.name : lords.term.body.name)
      if asked == .triplicity {
        draft.add(triplicity(of: point, position.sign))
        continue
      }
      draft.add(
        speech.say(
          "part.\(asked.rawValue)",
          [
            "what": point.ownName, "sign": position.sign.title,
            "degree": "\(Int(position.degreeInSign))°", "number": speech.ordinal(number),
            "other": position.sign.advanced(by: 4 * (number - 1)).title,
            "ruler": position.sign.advanced(by: 4 * (number - 1)).traditionalRuler.phrase,
            "face": lords.face.body.phrase, "twelfth": twelfth.title,
            "term": lords.term.body.phrase,
          ]))
    }
    return draft
  }

  /// The triplicity of a sign and its lord by the chart's sect.
  private func triplicity(of point: ChartPoint, _ sign: ZodiacSign) -> String {
    let lords = sign.element.triplicityLords
    let wider = try? WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let sect = context.isTimed ? wider?.sect : nil
    return speech.say(
      sect == nil ? "part.triplicity.open" : "part.triplicity",
      [
        "what": point.ownName, "sign": sign.title, "element": sign.element.rawValue,
        "sect": sect?.name ?? "", "lord": sect.map { lords[$0].body.phrase } ?? "",
        "day": lords.day.body.phrase, "night": lords.night.body.phrase,
      ])
  }

  // MARK: - Strength by place

  /// Whether planets have none of the five dignities.
  private func peregrine() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let scores = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris).dignities
      .filter(\.isCertain).map(\.content)
    let named = scores.filter { understanding.bodies.contains($0.planet.body) }
    for score in named {
      let position = ZodiacPosition(chart.sky[score.planet.body].longitude)
      let isPeregrine = score.standings.contains(.peregrine)
      let worth = score.standings.filter { $0.points > 0 }
      draft.note("\(score.planet.body.name)_peregrine", isPeregrine)
      draft.add(
        speech.say(
          isPeregrine ? "peregrine.yes" : "peregrine.no",
          [
            "body": score.planet.body.title, "sign": position.sign.title,
            "degree": "\(Int(position.degreeInSign))°",
            "list": speech.list(worth.map { Speech.phrase("standing.\($0.rawValue)") }),
          ]))
    }
    guard named.isEmpty else { return draft }
    let found = scores.filter { $0.standings.contains(.peregrine) }.map(\.planet.body)
    draft.note("peregrine", found.map(\.name).joined(separator: " "))
    draft.add(
      found.isEmpty
        ? speech.say("peregrine.none")
        : speech.say("peregrine.list", ["list": speech.list(found.map(\.phrase))]))
    return draft
  }

  /// Planets in the houses where tradition says that they rejoice.
  private func joys() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.houses") }
    let joys: [(body: CelestialBody, house: Int)] = [
      (.mercury, 1), (.moon, 3), (.venus, 5), (.mars, 6), (.sun, 9), (.jupiter, 11), (.saturn, 12),
    ]
    let named = joys.filter { understanding.bodies.contains($0.body) }
    for (body, house) in named {
      let here = chart.frame.house(of: chart.sky[body].longitude).number
      draft.note("\(body.name)_joy", here == house)
      draft.add(
        speech.say(
          here == house ? "joy.yes" : "joy.no",
          [
            "body": body.title, "house": speech.ordinal(house), "here": speech.ordinal(here),
          ]))
    }
    guard named.isEmpty else { return draft }
    let found = joys.filter {
      chart.frame.house(of: chart.sky[$0.body].longitude).number == $0.house
    }
    draft.note("joys", found.map(\.body.name).joined(separator: " "))
    draft.add(
      found.isEmpty
        ? speech.say("joy.none")
        : speech.say("joy.list", ["list": speech.list(found.map(\.body.phrase))]))
    return draft
  }

  /// How many planets stand in the first, fourth, seventh and tenth house.
  private func angularHouses() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.houses") }
    let kinds = ["angular", "succedent", "cadent"]
    let found = kinds.indices.map { kind in
      Self.planets.filter {
        (chart.frame.house(of: chart.sky[$0].longitude).number - 1) % 3 == kind
      }
    }
    for (kind, bodies) in zip(kinds, found) { draft.note(kind, bodies.count) }
    let slots = [
      "angular": speech.number(found[0].count), "succedent": speech.number(found[1].count),
      "cadent": speech.number(found[2].count), "list": speech.list(found[0].map(\.phrase)),
    ]
    draft.add(speech.say(found[0].isEmpty ? "angular.none" : "angular.some", slots))
    draft.add(speech.say("angular.counts", slots))
    return draft
  }

  /// The planet above the horizon that is closest to the Midheaven.
  private func elevated() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed, let midheaven = chart.midheaven else { return untimed("what.houses") }
    let above = Self.planets.filter {
      chart.frame.house(of: chart.sky[$0].longitude).number > 6
    }
    func distance(_ body: CelestialBody) -> Double {
      chart.sky[body].longitude.separation(from: midheaven).degrees
    }
    guard let top = above.min(by: { distance($0) < distance($1) }) else {
      draft.add(speech.say("elevated.none"))
      return draft
    }
    draft.note("elevated", top.name)
    draft.add(
      speech.say(
        "elevated",
        [
          "body": top.phrase, "place": signAndHouse(of: top), "topic": topic(.body(top)),
          "degrees": "\(Int(distance(top).rounded()))°",
        ]))
    return draft
  }

  /// Whether planets rise before the Sun or after it.
  private func oriental() -> AnswerDraft {
    var draft = AnswerDraft()
    let named = understanding.bodies.filter {
      Self.planets.contains($0) && $0 != .sun && $0 != .moon
    }
    let bodies = named.isEmpty ? Array(Self.planets.dropFirst(2).prefix(5)) : named
    let sun = chart.sky[.sun].longitude
    func isEast(_ body: CelestialBody) -> Bool {
      EclipticLongitude(wrapping: sun.degrees - chart.sky[body].longitude.degrees).degrees < 180
    }
    for (key, some) in [
      ("oriental.yes", bodies.filter(isEast)), ("oriental.no", bodies.filter { !isEast($0) }),
    ] where !some.isEmpty {
      draft.note(key, some.map(\.name).joined(separator: " "))
      draft.add(
        speech.say(
          key,
          ["list": speech.list(some.map(\.phrase)), "are": some.count == 1 ? "is" : "are"]))
    }
    return draft
  }

  /// The planets that turned within some days of the birth.
  private func stationary() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let start = max(context.ephemeris.span.start, chart.instant.advanced(byDays: -5))
    let end = min(context.ephemeris.span.end, chart.instant.advanced(byDays: 5))
    var found: [CelestialBody] = []
    for body in Self.planets.dropFirst(2) where start < end {
      let turns = try SkySearch([.turn(.longitude(body))]).events(
        during: start..<end, ephemeris: context.ephemeris)
      guard let turn = turns.first else { continue }
      found.append(body)
      draft.add(
        speech.say(
          turn.motion == .retrograde ? "stationary.back" : "stationary.forward",
          [
            "body": body.title,
            "day": speech.shortDay(
              chart.birth.date.advanced(
                byDays: Int(chart.instant.days(until: turn.ut).rounded()))),
          ]))
    }
    draft.note("stationary", found.map(\.name).joined(separator: " "))
    if found.isEmpty { draft.add(speech.say("stationary.none")) }
    return draft
  }
}
