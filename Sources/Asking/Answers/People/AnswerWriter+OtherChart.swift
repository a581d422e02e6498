internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Where something stands in another person's chart, of whom the date of birth is known.
extension AnswerWriter {
  /// The places of another person's birth that are asked for, with what the date alone leaves open.
  func places(ofBirth date: CalendarDate) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.ephemeris.span.contains(date) else {
      let span = context.ephemeris.span
      draft.add(speech.say("beyond", ["from": "\(span.first.year)", "to": "\(span.last.year)"]))
      return draft
    }
    let chart = try NatalChart(of: Birth(date: date), ephemeris: context.ephemeris)
    let whose =
      understanding.person.map { Speech.phrase("other.whose", ["person": $0]) }
      ?? Speech.phrase("other.whose.any")
    let named = understanding.bodies
    let bodies = named.isEmpty && understanding.angles.isEmpty ? [.sun] : named
    for body in bodies.prefix(3) {
      let signs = context.possibleSigns(of: body, in: chart)
      draft.note("\(body.name)_sign", signs.map(\.name).joined(separator: " or "))
      guard signs.count == 1, let sign = signs.first else {
        draft.add(
          speech.say(
            "other.place.open", ["whose": whose, "what": body.title, "list": signs.titles]))
        continue
      }
      draft.add(
        speech.say("other.place", ["whose": whose, "what": body.title, "sign": sign.title]))
      guard bodies.count == 1 else { continue }
      draft.add(
        speech.say(
          "other.\(body.name)",
          [
            "manner": speech.say("manner.\(sign.name)").lowercasedFirst,
            "need": speech.say("need.\(sign.name)").lowercasedFirst,
          ]))
    }
    for angle in understanding.angles.prefix(1) {
      draft.add(speech.say("other.angle", ["whose": whose, "what": angle.title]))
    }
    return draft
  }
}

extension AnswerWriter {
  /// What another person is like by the date of birth: Sun, Moon, and how they talk and love.
  func nature(ofBirth date: CalendarDate, owner: String) throws(EphemerisError) -> AnswerDraft {
    guard context.ephemeris.span.contains(date) else { return try places(ofBirth: date) }
    var draft = AnswerDraft()
    let chart = try NatalChart(of: Birth(date: date), ephemeris: context.ephemeris)
    var said: [ZodiacSign] = []
    for body in [CelestialBody.sun, .moon, .mercury, .venus] {
      let signs = context.possibleSigns(of: body, in: chart)
      draft.note("\(body.name)_sign", signs.map(\.name).joined(separator: " or "))
      guard signs.count == 1, let sign = signs.first else {
        if body == .moon { draft.add(speech.say("other.nature.moon", ["list": signs.titles])) }
        continue
      }
      // Two bodies in one sign would say the same twice.
      if said.contains(sign) {
        draft.add(speech.say("other.nature.too", ["body": body.title, "sign": sign.title]))
        continue
      }
      said.append(sign)
      // A manner is written for the reader: "with your own ideas".
      let manner = speech.say("manner.\(sign.name)").lowercasedFirst
        .replacingFirst(" your ", with: " \(owner) ")
      let key = body == .moon ? "other.nature.moon.in" : "other.nature.\(body.name)"
      draft.add(speech.say(key, ["whose": owner, "sign": sign.title, "manner": manner]))
    }
    draft.add(speech.say("other.nature.limits"))
    return draft
  }

  /// A word about trust and fate before an answer about two people.
  func besideHope(_ draft: AnswerDraft) -> AnswerDraft {
    let key =
      understanding.has("word.trust")
      ? "pair.trust"
      : understanding.has("word.meant")
        ? "pair.meant" : understanding.has("word.lasting") ? "pair.lasting" : nil
    guard let key, !draft.sentences.isEmpty else { return draft }
    var draft = draft
    draft.sentences.insert(speech.say(key), at: 0)
    return draft
  }
}
