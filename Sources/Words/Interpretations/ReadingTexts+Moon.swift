internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// What the Moon brings: sign, house, and its closest aspect, a void or its phase, in three
  /// sentences.
  public var moon: String {
    let moon = facts.moon
    let digest = FactDigest(moon.sign.rawValue, moon.house.number, moon.phase.rawValue)
    let mood = digest.choose(from: MoonWords.mood(in: moon.sign))
    let subject = MoonWords.subject(moon.phase).sentenceCased
    let attention = MoonWords.attention(in: moon.house)
    return """
      \(subject) in \(moon.sign.title) \(mood). \
      It passes through your \(moon.house.ordinal) house, \(attention). \
      \(lastOfMoon)
      """
  }

  private var lastOfMoon: String {
    let moon = facts.moon
    if moon.isVoidOfCourse { return MoonFacts.voidSentence }
    if let aspect = moon.aspects.first {
      return "It \(aspect.kind.verb) \(aspect.natal.natalPhrase): \(aspect.note)."
    }
    return MoonWords.counsel(moon.phase)
  }
}
