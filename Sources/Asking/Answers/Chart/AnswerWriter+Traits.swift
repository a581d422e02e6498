internal import Astrology
internal import Ephemeris
internal import Words

// How the reader is: whether the chart shows a trait, by what, and what is good in it.
extension AnswerWriter {
  /// What of the chart counts for a trait.
  private struct Sign {
    /// Such as "your Mars in Scorpio".
    let name: String
    /// What it says, in a sentence.
    let meaning: String
    /// The sign of the zodiac; nil for an aspect.
    var zodiac: ZodiacSign?
  }

  /// Whether the chart shows the trait that the question names; nil if it names none.
  func ownTrait() -> AnswerDraft? {
    let named = AskedTrait.all.first { understanding.has("trait.\($0.key)") }
    guard let trait = named else { return nil }
    var draft = AnswerDraft()
    let found = signs(of: trait)
    draft.note("trait", trait.key)
    draft.note("signs_of_it", found.count)
    let asksHow = understanding.has("word.how_to")
    if asksHow { draft.add(trait.deed) }
    let slots = [
      "trait": trait.name, "list": speech.list(found.prefix(3).map(\.name)),
      "signs": trait.signs.prefix(3).map(\.title).joined(separator: ", "),
    ]
    let strength = found.count > 1 ? "yes" : found.count == 1 ? "some" : "none"
    let asksWhether = understanding.has("word.asks_whether") && !understanding.has("word.why")
    let kind = asksWhether && !asksHow ? "whether" : "why"
    draft.add(speech.say("trait.\(kind).\(strength)", slots))
    // Two places in one sign say the same.
    let other = found.dropFirst().first { $0.zodiac == nil || $0.zodiac != found[0].zodiac }
    for sign in found.prefix(1) + (other.map { [$0] } ?? []) { draft.add(sign.meaning) }
    draft.add(found.isEmpty ? speech.say("trait.learned", slots) : trait.gift)
    if !asksHow { draft.add(trait.deed) }
    if !context.isTimed { draft.add(speech.say("portrait.no_time")) }
    return draft
  }

  /// What of the chart counts for a trait, the weightiest first: points in its signs, then close aspects.
  private func signs(of trait: AskedTrait) -> [Sign] {
    let places = trait.points.compactMap { point -> Sign? in
      guard context.natalLongitude(of: point) != nil else { return nil }
      let possible = possibleSigns(of: point)
      guard possible.count == 1, let sign = possible.first, trait.signs.contains(sign) else {
        return nil
      }
      return Sign(
        name: Speech.phrase("trait.place", ["what": point.ownName, "sign": sign.title]),
        meaning: meaning(of: point, in: sign), zodiac: sign)
    }
    let links = closeAspects.filter(trait.counts).map { aspect in
      Sign(
        name: Speech.phrase(
          "trait.aspect",
          [
            "one": aspect.first.ownName, "other": aspect.second.ownName,
            "aspect": aspect.kind.noun,
          ]),
        meaning: speech.say("aspect.\(aspect.kind.name)", pair(aspect.first, aspect.second)))
    }
    // One of each kind comes first.
    return Array(places.prefix(1)) + Array(links.prefix(1)) + places.dropFirst()
      + links.dropFirst()
  }
}
