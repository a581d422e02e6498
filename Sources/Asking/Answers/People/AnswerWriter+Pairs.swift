internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// How two people or two signs go together.
extension AnswerWriter {
  func compatibility() throws(EphemerisError) -> AnswerDraft {
    if let birth = understanding.otherBirth { return try withBirth(birth) }
    if let partner = context.partner, understanding.signs.isEmpty {
      return try with(partner, isDateOnly: false)
    }
    let signs = understanding.signs
    if signs.count >= 2 { return signPair(signs[0], signs[1], isOwn: false) }
    let asksForSigns = understanding.cues.has("word.which_signs")
    if asksForSigns, let sign = signs.first { return bestSigns(for: sign) }
    guard let own = chart.certainSign(of: .sun) else { return openSunPair() }
    if asksForSigns { return bestSigns(for: own) }
    if let other = signs.first { return signPair(own, other, isOwn: true) }
    var draft = AnswerDraft()
    draft.add(speech.say("pair.need_birth"))
    draft.add(speech.say("pair.own", ["sign": own.title, "element": own.element.rawValue]))
    return draft
  }

  /// What can be said of signs if the Sun changed its sign on the reader's day of birth.
  private func openSunPair() -> AnswerDraft {
    var draft = AnswerDraft()
    draft.note("sun_sign", possibleSigns(of: .body(.sun)).map(\.name).joined(separator: " or "))
    draft.add(openSign(of: .body(.sun)))
    draft.add(speech.say("pair.need_birth"))
    return draft
  }

  private func relation(_ one: ZodiacSign, _ other: ZodiacSign) -> String {
    switch abs(one.rawValue - other.rawValue) {
    case 0: "same"
    case 1, 11: "next"
    case 2, 10: "sextile"
    case 3, 9: "square"
    case 4, 8: "trine"
    case 5, 7: "quincunx"
    default: "opposite"
    }
  }

  private func slots(_ one: ZodiacSign, _ other: ZodiacSign) -> [String: String] {
    [
      "one": one.title, "other": other.title, "element_one": one.element.rawValue,
      "element_other": other.element.rawValue, "mode_one": one.modality.rawValue,
      "mode_other": other.modality.rawValue,
    ]
  }

  private func signPair(_ one: ZodiacSign, _ other: ZodiacSign, isOwn: Bool) -> AnswerDraft {
    var draft = AnswerDraft()
    let slots = slots(one, other)
    let relation = relation(one, other)
    draft.note("relation", relation)
    draft.note("signs", "\(one.name) \(other.name)")
    let frame = PairFrame(understanding)
    if understanding.has("their_mind") { draft.add(speech.say("pair.mind")) }
    let framed = "pair.\(relation).\(frame.rawValue)"
    draft.add(speech.say(speech.has(framed) ? framed : "pair.\(relation)", slots))
    draft.add(
      speech.say(
        one.element == other.element
          ? "pair.elements.same" : "pair.elements.\(elementPair(one, other))",
        slots))
    draft.add(
      speech.say(
        one.modality == other.modality
          ? "pair.modes.\(one.modality.rawValue)" : "pair.modes.differ", slots))
    draft.add(speech.say(isOwn ? "pair.limits.own" : "pair.limits"))
    return draft
  }

  private func elementPair(_ one: ZodiacSign, _ other: ZodiacSign) -> String {
    let order: [ZodiacSign.Element] = [.fire, .earth, .air, .water]
    let pair = [one.element, other.element].sorted {
      (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0)
    }
    return pair.map(\.rawValue).joined(separator: "_")
  }

  private func bestSigns(for sign: ZodiacSign) -> AnswerDraft {
    var draft = AnswerDraft()
    let same = [sign.advanced(by: 4), sign.advanced(by: 8)]
    let friendly = [sign.advanced(by: 2), sign.advanced(by: 10)]
    if understanding.wantsWorst {
      let hard = [sign.advanced(by: 3), sign.advanced(by: 9)]
      draft.note("signs", hard.map(\.name).joined(separator: " "))
      draft.add(
        speech.say(
          "pair.worst", ["sign": sign.title, "hard": speech.list(hard.map(\.title))]))
      draft.add(speech.say("pair.limits.own"))
      return draft
    }
    draft.note("signs", (same + friendly).map(\.name).joined(separator: " "))
    draft.add(
      speech.say(
        "pair.best",
        [
          "sign": sign.title, "same": speech.list(same.map(\.title)),
          "element": sign.element.rawValue, "friendly": speech.list(friendly.map(\.title)),
          "opposite": sign.opposite.title,
        ]))
    draft.add(speech.say("pair.best.opposite", ["opposite": sign.opposite.title]))
    draft.add(speech.say("pair.limits.own"))
    return draft
  }

  private func withBirth(_ date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    guard context.ephemeris.span.contains(date) else {
      var draft = AnswerDraft()
      draft.add(
        speech.say(
          "beyond",
          [
            "from": "\(context.ephemeris.span.first.year)",
            "to": "\(context.ephemeris.span.last.year)",
          ]))
      return draft
    }
    let other = try NatalChart(of: Birth(date: date), ephemeris: context.ephemeris)
    return try with(other, isDateOnly: true)
  }

  private func with(_ other: NatalChart, isDateOnly: Bool) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let (own, their) = (possibleSigns(of: .body(.sun)), other.possibleSigns(of: .sun))
    draft.note(
      "signs",
      [own, their].map { $0.map(\.name).joined(separator: " or ") }.joined(separator: " "))
    let name = context.partnerName ?? Speech.phrase("pair.other")
    let theirs = isDateOnly ? "their" : context.partnerName.map { "\($0)’s" } ?? "their"
    if let trait = understanding.trait { return comparing(trait, with: other, name, draft) }
    let contacts = try Synastry(
      of: context.chart, and: other, ephemeris: context.ephemeris
    ).contacts.filter(counts).sorted { weight($0) > weight($1) }
    let weigh = understanding.has("word.strongest") ? { -$0.orb.degrees } : weightHere
    let ranked = contacts.sorted { weigh($0) > weigh($1) }
    let easy = ranked.filter { isEasy($0) }
    let hard = ranked.filter { !isEasy($0) }
    draft.note("balance", Int(balance(of: contacts).rounded()))
    if understanding.has("word.clash") {
      draft.add(
        hard.first.map { speech.say("pair.clash", ["bond": bond($0)]) }
          ?? speech.say("pair.no_clash"))
      if let first = hard.first { draft.add(behind([first], theirs)) }
      for one in hard.dropFirst().prefix(2) { draft.add(contact(one, theirs)) }
      draft.add(speech.say("pair.clash.use"))
      return draft
    }
    if let body = understanding.bodies.first {
      let mine = possibleSigns(of: .body(body))
      let their = context.possibleSigns(of: body, in: other)
      if mine.count == 1, their.count == 1, let yours = their.first {
        draft.note("\(body.name)_sign", mine[0].name)
        let kind =
          switch relation(mine[0], yours) {
          case "same": "same"
          case "sextile", "trine": "easy"
          case "square", "opposite": "hard"
          default: "neutral"
          }
        draft.add(
          speech.say(
            isDateOnly || context.partnerName == nil ? "pair.places.theirs" : "pair.places",
            [
              "what": body.title, "own": mine[0].title, "their": yours.title, "name": name,
              "relation": Speech.phrase("pair.places.\(kind)"),
            ]))
        let points: [ChartPoint] = [.body(body)]
        for one in ranked where points.contains(one.first) || points.contains(one.second) {
          if draft.sentences.count < 4 { draft.add(contact(one, theirs)) }
        }
        draft.add(speech.say(isDateOnly ? "pair.date_only" : "pair.use"))
        return draft
      }
    }
    if understanding.has("understand"), let draft = guide(to: other, draft) { return draft }
    if understanding.has("word.strongest"), let first = ranked.first {
      draft.add(speech.say("pair.strongest", ["bond": bond(first)]))
      draft.add(behind([first], theirs))
      for one in ranked.dropFirst().prefix(1) { draft.add(contact(one, theirs)) }
      return draft
    }
    let asksWhy = understanding.has("why") || understanding.has("keeps")
    if asksWhy, let first = easy.first {
      draft.add(
        speech.say(
          understanding.has("keeps") ? "pair.keeps" : "pair.why", ["bond": bond(first)]))
      draft.add(behind([first], theirs))
      for one in easy.dropFirst().prefix(2) { draft.add(contact(one, theirs)) }
      if let one = hard.first { draft.add(speech.say("pair.but", ["bond": bond(one)])) }
    } else {
      draft.add(
        opening(
          balance(of: contacts), easy.first, hard.first,
          [
            "name": isDateOnly
              ? understanding.person ?? Speech.phrase("pair.that_person") : name, "own": own.titles,
            "their": their.titles,
          ]))
      let tone = balance(of: contacts)
      draft.add(
        behind([easy.first, tone > 2 ? nil : hard.first].compactMap { $0 }, theirs))
      for one in easy.dropFirst().prefix(1) { draft.add(contact(one, theirs)) }
      for one in hard.dropFirst(tone > 2 ? 0 : 1).prefix(1) { draft.add(contact(one, theirs)) }
    }
    draft.add(speech.say(isDateOnly ? "pair.date_only" : "pair.use"))
    return draft
  }

  /// How much more is easy than hard between two charts.
  private func balance(of contacts: [Contact]) -> Double {
    contacts.reduce(0) { $0 + (isEasy($1) ? weight($1) : -weight($1)) }
  }

  /// The first sentence: what the two are to each other, how it is, and by which contact.
  private func opening(
    _ balance: Double, _ easy: Contact?, _ hard: Contact?, _ slots: [String: String]
  ) -> String {
    let frame = PairFrame(understanding)
    var slots = slots
    slots["frame"] = Speech.phrase("pair.frame.\(frame.rawValue)")
    slots["good"] = easy.map { bond($0) } ?? Speech.phrase("pair.bond.none")
    slots["hard"] = hard.map { bond($0) } ?? Speech.phrase("pair.bond.none")
    let tone = balance > 2 ? "easy" : balance < -2 ? "work" : "mixed"
    // "Were we ever compatible" asks about what was.
    let tense = understanding.has("order.past") ? ".past" : ""
    return speech.say("pair.open.\(tone)\(tense)", slots)
  }

  /// How the charts of the reader and of another person fit, as one sentence beside another answer.
  func fitBeside(_ birth: CalendarDate) throws(EphemerisError) -> String? {
    guard context.ephemeris.span.contains(birth) else { return nil }
    let other = try NatalChart(of: Birth(date: birth), ephemeris: context.ephemeris)
    return try fitBeside(other)
  }

  /// The same for a chart.
  func fitBeside(_ other: NatalChart) throws(EphemerisError) -> String? {
    let contacts = try Synastry(
      of: context.chart, and: other, ephemeris: context.ephemeris
    ).contacts.filter(counts).sorted { weightHere($0) > weightHere($1) }
    let balance = balance(of: contacts)
    let hard = contacts.first { !isEasy($0) }
    let easy = contacts.first { isEasy($0) }
    let tone = balance > 2 ? "easy" : balance < -2 ? "work" : "mixed"
    return speech.say(
      "pair.beside.\(tone)",
      [
        "good": easy.map { bond($0) } ?? Speech.phrase("pair.bond.none"),
        "hard": hard.map { bond($0) } ?? Speech.phrase("pair.bond.none"),
      ])
  }

  /// How another person thinks, feels and loves, for a reader who wants to understand them.
  private func guide(to other: NatalChart, _ start: AnswerDraft) -> AnswerDraft? {
    var draft = start
    for body in [CelestialBody.moon, .mercury, .venus] {
      let signs = context.possibleSigns(of: body, in: other)
      guard signs.count == 1, let sign = signs.first else { continue }
      draft.add(
        speech.say(
          "pair.guide.\(body.name)",
          [
            "sign": sign.title, "manner": speech.say("manner.\(sign.name)").lowercasedFirst,
            "need": speech.say("need.\(sign.name)").lowercasedFirst,
          ]))
    }
    draft.add(speech.say("pair.guide.use"))
    return draft
  }

  /// Whether an answer may name a contact: certain, close and of a personal point.
  private func counts(_ contact: Contact) -> Bool {
    let personal: [ChartPoint] = [
      .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars), .angle(.ascendant),
    ]
    let nodes: [ChartPoint] = [.body(.meanNode)]
    guard contact.orb.degrees <= 4, !nodes.contains(contact.first), !nodes.contains(contact.second)
    else { return false }
    return contact.isCertain
      && (personal.contains(contact.first) || personal.contains(contact.second))
  }

  private func isEasy(_ contact: Contact) -> Bool {
    switch contact.kind {
    case .trine, .sextile: return true
    case .square, .opposition: return false
    case .conjunction:
      let heavy: [ChartPoint] = [
        .body(.saturn), .body(.pluto), .body(.mars), .body(.uranus), .body(.neptune),
      ]
      return !heavy.contains(contact.first) && !heavy.contains(contact.second)
    }
  }

  /// The weight of a contact for what the two are to each other.
  private func weightHere(_ contact: Contact) -> Double {
    let wanted = PairFrame(understanding).bodies.map { ChartPoint.body($0) }
    let count = [contact.first, contact.second].count { wanted.contains($0) }
    let isAngle = !contact.first.isBody || !contact.second.isBody
    return weight(contact) * (1 + 0.4 * Double(count)) * (isAngle ? 0.5 : 1)
  }

  /// What a contact means for two people, as a clause.
  private func bond(_ contact: Contact) -> String {
    let tone = isEasy(contact) ? "easy" : "hard"
    let order: [ChartPoint] = [
      .body(.pluto), .body(.neptune), .body(.uranus), .body(.chiron), .body(.saturn),
      .body(.jupiter), .body(.mars), .body(.venus), .body(.mercury), .body(.moon), .body(.sun),
    ]
    let points = [contact.first, contact.second].sorted {
      (order.firstIndex(of: $0) ?? 99) < (order.firstIndex(of: $1) ?? 99)
    }
    let exact = "bond.\(points[0].name).\(points[1].name).\(tone)"
    let isAngle = !points[0].isBody || !points[1].isBody
    let isPublic = points.contains(.angle(.midheaven)) || points.contains(.angle(.imumCoeli))
    let ofAngle = isPublic ? "bond.public.\(tone)" : "bond.angle.\(tone)"
    let keys = [exact, isAngle ? ofAngle : "bond.\(points[0].name).\(tone)"]
    return Speech.phrase(keys.first { speech.has($0) } ?? "bond.any.\(tone)")
  }

  private func weight(_ contact: Contact) -> Double {
    let personal: [ChartPoint] = [
      .body(.sun), .body(.moon), .body(.venus), .body(.mars), .body(.mercury), .angle(.ascendant),
    ]
    let points = [contact.first, contact.second].count { personal.contains($0) }
    let kind: Double = contact.kind == .sextile ? 0.6 : 1
    return (5 - contact.orb.degrees) * kind * (points == 2 ? 1.3 : 1)
  }

  /// What a contact of two charts does.
  private func contact(_ contact: Contact, _ their: String) -> String {
    "Your \(link(contact, their)): \(bond(contact))."
  }

  /// The contacts behind what was said: "Behind it: your Venus is trine to their Venus".
  private func behind(_ contacts: [Contact], _ their: String) -> String? {
    contacts.isEmpty
      ? nil
      : speech.say(
        "pair.behind", ["list": contacts.map { link($0, their) }.joined(separator: " and your ")])
  }

  /// "Venus is trine to their Venus".
  private func link(_ contact: Contact, _ their: String) -> String {
    let verb: String =
      switch contact.kind {
      case .conjunction: "stands on"
      case .square: Speech.phrase("contact.square")
      case .opposition: "is opposite"
      case .trine: Speech.phrase("contact.trine")
      case .sextile: Speech.phrase("contact.sextile")
      }
    return "\(contact.first.ownName) \(verb) \(their) \(contact.second.ownName)"
  }
}
