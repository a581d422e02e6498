internal import Astrology
internal import Ephemeris

// Which of two people has more of a trait.
extension AnswerWriter {
  private static let personal: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars]

  /// How many personal planets of each stand in signs that have a trait.
  func comparing(
    _ trait: PairTrait, with other: NatalChart, _ name: String, _ start: AnswerDraft
  ) -> AnswerDraft {
    var draft = start
    let own = Self.personal.count { body in possibleSigns(of: .body(body)).allSatisfy(trait.holds) }
    let their = Self.personal.count { body in
      context.possibleSigns(of: body, in: other).allSatisfy(trait.holds)
    }
    draft.note("trait_own", own)
    draft.note("trait_their", their)
    let side = own > their ? "own" : own < their ? "theirs" : "same"
    draft.add(
      speech.say(
        "pair.trait.\(side)",
        [
          "own": speech.number(own), "their": speech.number(their), "name": name,
          "kind": trait.rawValue,
        ]))
    draft.add(speech.say("pair.trait.\(trait.rawValue)"))
    draft.add(speech.say("pair.trait.use"))
    return draft
  }
}
