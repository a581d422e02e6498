internal import Astrology
internal import Ephemeris

extension TransitFact {
  /// The transit in one sentence, for anyone: the contract's `interpretation` of a priority transit.
  public var sentence: String {
    let subject = body.phrase.sentenceCased
    let place = "\(subject) \(TransitWords.effect(of: body, kind)) \(TransitWords.area(of: natal))"
    let digest = FactDigest(
      Int(body.rawValue), Int(natal.rawValue), Tone(kind).rawValue, natalHouse.number)
    return "\(place)\(houses(digest)); \(digest.choose(from: TransitWords.stages(stage)))."
  }

  /// Where in life it is felt.
  private func houses(_ digest: FactDigest) -> String {
    let here = natalHouse.topic
    if natalHouse == transitHouse {
      return digest.choose(from: [", above all in \(here)", ", mainly in \(here)"])
    }
    let there = transitHouse.topic
    return digest.choose(from: [
      ", reaching from \(there) into \(here)", ", with \(there) acting on \(here)",
      ", linking \(there) with \(here)",
    ])
  }

  /// The transit as a theme of a day, such as `Patience and structure for who you are`.
  var theme: String {
    "\(TransitWords.themeLead(of: body, Tone(kind))) \(TransitWords.topic(of: natal))"
  }

  /// The transit named within a sentence: `Mars square your natal Moon`.
  var phrase: String { "\(body.phrase) \(kind.preposition) \(natal.natalPhrase)" }
}
