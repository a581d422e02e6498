internal import Astrology
internal import Ephemeris
internal import Words

// States of the birth chart that astrologers ask for by their terms.
extension AnswerWriter {
  /// The answer to a question about such a state; nil for other questions.
  func chartTerm() throws(EphemerisError) -> AnswerDraft? {
    func asks(_ term: IntentRules.Term) -> Bool { understanding.has(term.cue) }
    if asks(.dignities) { return try dignities() }
    if asks(.receptions) { return try receptions() }
    if asks(.voidAtBirth) { return try voidAtBirth() }
    if asks(.together) { return together() }
    if asks(.sidereal) { return try siderealSigns() }
    if asks(.onAngle) { return onAngles() }
    return nil
  }

  /// The planets that are in one of the dignities that the question names.
  private func dignities() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let asked = understanding.dignities
    var parts: [String] = []
    var open: [String] = []
    for body in Self.planets {
      let signs = possibleSigns(of: .body(body))
      let found = signs.compactMap { EssentialDignity(of: body, in: $0) }.filter(asked.contains)
      guard let dignity = found.first, let sign = signs.first else { continue }
      guard signs.count == 1 else {
        if let line = openSign(of: .body(body)) { open.append(line) }
        continue
      }
      draft.note("\(body.name)_dignity", dignity.rawValue)
      parts.append(
        Speech.phrase(
          "term.dignity.one",
          [
            "body": body.title, "dignity": Speech.phrase("dignity.in.\(dignity.rawValue)"),
            "sign": sign.title,
          ]))
    }
    let names = asked.map { Speech.phrase("dignity.in.\($0.rawValue)") }
    draft.add(
      parts.isEmpty
        ? speech.say(
          open.isEmpty ? "term.dignity.none" : "term.dignity.open",
          ["what": names.joined(separator: " or ")])
        : "\(speech.list(parts)).".sentenceCased)
    for line in open { draft.add(line) }
    if understanding.concepts.has("mutual_reception") {
      for line in try receptions().sentences.prefix(1) { draft.add(line) }
    }
    for dignity in asked { draft.add(speech.say("dignity.means.\(dignity.rawValue)")) }
    draft.add(speech.say("dignity.limits"))
    return draft
  }

  /// The mutual receptions of the chart, or those of the planets that the question names.
  private func receptions() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let bodies = understanding.bodies.filter { Self.planets.contains($0) }
    let found = wider.receptions.filter(\.isCertain).map(\.content).filter { reception in
      let pair = [reception.first.body, reception.second.body]
      return bodies.count > 1
        ? pair.allSatisfy(bodies.contains) : bodies.isEmpty || pair.contains(bodies[0])
    }
    if understanding.has("degree") || understanding.has("sign"), let body = bodies.first,
      let place = try place(of: .body(body))
    {
      draft.add(speech.say("chart.place", ["what": body.title, "place": place]))
    }
    draft.note("receptions", found.map(\.description).joined(separator: "; "))
    let slots = ["what": speech.list(bodies.map { "your \($0.title)" })]
    guard !found.isEmpty else {
      draft.add(
        speech.say(
          bodies.isEmpty
            ? "term.reception.none" : bodies.count > 1 ? "term.reception.no" : "term.reception.not",
          slots))
      draft.add(concept("mutual_reception"))
      return draft
    }
    for reception in found.prefix(3) {
      draft.add(
        speech.say(
          "term.reception.\(reception.kind.rawValue)",
          ["one": reception.first.body.title, "other": reception.second.body.title]))
    }
    draft.add(concept("mutual_reception"))
    return draft
  }

  /// The meaning of a term.
  func concept(_ key: String) -> String? {
    AskingTable.concepts.rows.first { $0.count >= 4 && $0[0] == key }.map { $0[2] }
  }

  /// Whether the Moon was void of course at birth.
  private func voidAtBirth() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let instants =
      context.isTimed
      ? chart.instant...chart.instant
      : chart.birth.openInstants(within: context.ephemeris.span) ?? chart.instant...chart.instant
    let definition = SkyCalendar().void
    let void = try VoidOfCourse.period(
      definition, at: instants.lowerBound, ephemeris: context.ephemeris)
    let later = try VoidOfCourse.periods(
      definition, during: instants.lowerBound..<instants.lowerBound.advanced(byDays: 3),
      ephemeris: context.ephemeris
    ).first
    draft.note("void", void != nil)
    if let void, void.end > instants.upperBound {
      draft.add(speech.say("term.void.yes", slots(of: void)))
    } else if void == nil, let later, later.start > instants.upperBound {
      draft.add(speech.say("term.void.no", slots(of: later)))
    } else {
      draft.note("birth_time", "unknown")
      draft.add(speech.say("term.void.open"))
    }
    draft.add(concept("void"))
    return draft
  }

  private func slots(of void: VoidOfCourse) -> [String: String] {
    [
      "aspect": void.lastAspect?.kind.noun ?? Speech.phrase("term.void.no_aspect"),
      "body": void.lastAspect?.body.phrase ?? "", "sign": void.sign.title,
    ]
  }

  /// What several planets in one sign or house mean together.
  private func together() -> AnswerDraft {
    var draft = AnswerDraft()
    let bodies = understanding.bodies.filter { Self.planets.contains($0) }
    let signs = Set(bodies.map { possibleSigns(of: .body($0)) })
    let houses = Set(bodies.map { chart.frame.house(of: chart.sky[$0].longitude).number })
    let list = speech.list(bodies.map(\.phrase))
    let sign = signs.count == 1 ? signs.first.flatMap { $0.count == 1 ? $0[0] : nil } : nil
    let house = context.isTimed && houses.count == 1 ? houses.first : nil
    let isAsClaimed =
      understanding.signs.allSatisfy { $0 == sign }
      && understanding.houses.allSatisfy { $0 == house }
    guard sign != nil || house != nil, isAsClaimed else {
      draft.add(
        speech.say(
          "term.together.no",
          [
            "list": speech.list(
              bodies.map {
                "\($0.phrase) in \(possibleSigns(of: .body($0)).titles)"
                  + (context.isTimed
                    ? " (\(chart.frame.house(of: chart.sky[$0].longitude).number))" : "")
              })
          ]))
      for body in bodies { draft.add(concept("\(body.name)_meaning")) }
      return draft
    }
    draft.note("together", bodies.map(\.name).joined(separator: " "))
    let places = [sign.map(\.title), house.map { speech.inHouse($0) }].compactMap { $0 }
    draft.add(
      speech.say(
        "term.together",
        [
          "list": list, "place": sign == nil ? places[0] : "in " + places.joined(separator: ", "),
          "topics": speech.list(bodies.map { topic(.body($0)) }),
        ]))
    if let sign {
      draft.add(
        speech.say(
          "term.together.manner",
          ["sign": sign.title, "manner": speech.say("manner.\(sign.name)").lowercasedFirst]))
    }
    if let house {
      draft.add(
        speech.say(
          "term.together.house",
          [
            "house": speech.ordinal(house),
            "topic": speech.topic(ofHouse: house),
          ]))
    }
    let closest = closeAspects.first { aspect in
      aspect.kind == .conjunction
        && [aspect.first, aspect.second].allSatisfy { point in
          bodies.contains { .body($0) == point }
        }
    }
    if let closest {
      draft.add(
        speech.say(
          "term.together.closest",
          [
            "one": closest.first.ownName, "other": closest.second.ownName,
            "orb": orb(closest.orb),
          ]))
    } else {
      draft.add(speech.say("term.together.wide"))
    }
    return draft
  }
}
