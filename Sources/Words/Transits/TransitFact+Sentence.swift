internal import Astrology
internal import Ephemeris

extension TransitFact {
  /// The transit in one sentence of a list.
  ///
  /// - Parameters:
  ///   - times: How many sentences before tell of the same body and aspect.
  ///   - told: The wordings of stages that those before have.
  /// - Returns: The sentence.
  func sentence(afterTellingEffect times: Int, stages told: inout ToldStages) -> String {
    let digest = FactDigest(
      Int(body.rawValue), natal.rank, Tone(aspect).rawValue, natalHouse.number)
    let again = TransitWords.again(times)
    let effect = TransitWords.effect(of: body, aspect)
    let stage = told.choose(stage, by: digest)
    return """
      \(body.phrase.sentenceCased) \(again)\(effect) \(TransitWords.area(of: natal))\(houses(digest)); \
      \(stage).
      """
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
  var themeLead: String { TransitWords.themeLead(of: body, Tone(aspect)) }

  /// The transit named within a sentence: `Mars square your natal Moon`.
  var phrase: String { "\(body.phrase) \(aspect.preposition) \(natal.natalPhrase)" }
}
