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
    let own = ZodiacSign(context.chart.sky[.sun].longitude)
    let signs = understanding.signs
    if signs.count >= 2 { return signPair(signs[0], signs[1], isOwn: false) }
    if understanding.cues.has("word.which_signs") { return bestSigns(for: signs.first ?? own) }
    if let other = signs.first { return signPair(own, other, isOwn: true) }
    var draft = AnswerDraft()
    draft.add(speech.say("pair.need_birth"))
    draft.add(speech.say("pair.own", ["sign": own.title, "element": own.element.rawValue]))
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
    draft.add(speech.say("pair.\(relation)", slots))
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
    let (own, their) = (
      ZodiacSign(context.chart.sky[.sun].longitude), ZodiacSign(other.sky[.sun].longitude)
    )
    draft.note("signs", "\(own.name) \(their.name)")
    let name = context.partnerName ?? Speech.phrase("pair.other")
    let theirs = isDateOnly ? "their" : context.partnerName.map { "\($0)’s" } ?? "their"
    let contacts = try Synastry(
      of: context.chart, and: other, ephemeris: context.ephemeris
    ).contacts.filter(counts).sorted { weight($0) > weight($1) }
    let wantsClash = understanding.cues.has("word.clash")
    let wantsStrongest = understanding.cues.has("word.strongest")
    let easy = contacts.filter { isEasy($0) }
    let hard = contacts.filter { !isEasy($0) }
    if wantsStrongest, let first = contacts.min(by: { $0.orb < $1.orb }) {
      draft.add(speech.say("pair.strongest"))
      draft.add(contact(first, theirs))
      if let next = contacts.filter({ $0 != first }).min(by: { $0.orb < $1.orb }) {
        draft.add(contact(next, theirs))
      }
      return draft
    }
    if wantsClash {
      draft.add(speech.say(hard.isEmpty ? "pair.no_clash" : "pair.clash"))
      for one in hard.sorted(by: { $0.orb < $1.orb }).prefix(3) { draft.add(contact(one, theirs)) }
      draft.add(speech.say("pair.clash.use"))
      return draft
    }
    let balance = easy.reduce(0) { $0 + weight($1) } - hard.reduce(0) { $0 + weight($1) }
    let key = balance > 2 ? "pair.fit.easy" : balance < -2 ? "pair.fit.work" : "pair.fit.mixed"
    draft.note("balance", Int(balance.rounded()))
    draft.add(
      speech.say(
        key,
        [
          "name": isDateOnly ? "that person" : name, "their": their.title, "own": own.title,
        ]))
    for one in easy.prefix(2) { draft.add(contact(one, theirs)) }
    for one in hard.prefix(2) { draft.add(contact(one, theirs)) }
    if isDateOnly {
      draft.add(speech.say("pair.date_only"))
    } else {
      draft.add(speech.say("pair.use"))
    }
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
    let effect = speech.say(
      "contact.\(isEasy(contact) ? "easy" : "hard")",
      ["one": topic(contact.first), "other": theirTopic(contact.second)]
    ).lowercasedFirst
    let verb: String =
      switch contact.kind {
      case .conjunction: "stands on"
      case .square: Speech.phrase("contact.square")
      case .opposition: "is opposite"
      case .trine: Speech.phrase("contact.trine")
      case .sextile: Speech.phrase("contact.sextile")
      }
    return "Your \(contact.first.ownName) \(verb) \(their) \(contact.second.ownName): \(effect)."
  }

  /// "Their feelings" for "your feelings".
  private func theirTopic(_ point: ChartPoint) -> String {
    topic(point).replacingFirst("your ", with: "their ")
  }
}
