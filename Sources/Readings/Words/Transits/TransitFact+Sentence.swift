internal import Astrology
internal import Ephemeris

extension TransitFact {
  /// The transit in one sentence, with regard to those told before it.
  func sentence(after told: inout ToldTransits) -> String {
    let subject = body.phrase.sentenceCased
    let effect = "\(told.adverb(for: body, kind))\(TransitWords.effect(of: body, kind))"
    let digest = FactDigest(
      Int(body.rawValue), Int(natal.rawValue), Tone(kind).rawValue, natalHouse.number)
    let stage = told.choose(from: TransitWords.stages(stage), by: digest)
    return "\(subject) \(effect) \(TransitWords.area(of: natal))\(houses(digest)); \(stage)."
  }

  /// Where in life it is felt.
  private func houses(_ digest: FactDigest) -> String {
    let here = natalHouse.topic
    if natalHouse == transitHouse {
      return digest.choose(from: [", above all in \(here)", ", mainly in \(here)"])
    }
    let there = transitHouse.topic
    return digest.choose(from: [
      ", reaching from \(there) into \(here)", ", letting \(there) colour \(here)",
      ", linking \(there) with \(here)",
    ])
  }

  /// The transit as a theme of a day, such as `Patience and structure for who you are`.
  var theme: String { "\(themeLead) \(TransitWords.topic(of: natal))" }

  /// How the theme begins.
  var themeLead: String { TransitWords.themeLead(of: body, Tone(kind)) }

  /// The transit named within a sentence: `Mars square your natal Moon`.
  var phrase: String { "\(body.phrase) \(kind.preposition) \(natal.natalPhrase)" }
}
