internal import Astrology
internal import Ephemeris

// Whether the reader asks why they are as they are, or whether their chart shows it.
extension IntentRules {
  /// Words that a trait is somebody else's behind: "my husband is so stubborn".
  private static let others = Set(
    words:
      """
      he she they hes shes theyre him her them you youre we were everyone everybody people men women who it its this that
      husband wife boss man woman guy girl people person someone somebody
      """)
  /// Words between the reader and a trait: "am I just too stubborn".
  private static let between = Set(
    words:
      """
      so very too such really just a an the always often sometimes quite pretty rather bit little kind sort of bloody damn
      fucking freaking extremely incredibly naturally actually not never still even being be get become becoming getting
      feel feeling always constantly stop person natural born more less as way super totally do have having got tend to
      easily and or most known for called
      """)

  /// The trait that the reader asks about in themselves: "why am I so stubborn", "my wife says I'm bossy, is that in
  /// my chart".
  var ownTrait: AskedTrait? {
    let texts = reader.texts
    guard texts.count <= 24, reader.times.isEmpty, points.isEmpty, houses.isEmpty, signs.count < 2,
      otherBirth == nil, !has("now", "when", "best", "compat", "worst"),
      !says("enough", "lately", "should", "shud", "shall", "suddenly", "todays"),
      let (trait, place) = AskedTrait.named(in: reader.words), isOwn(place)
    else { return nil }
    let last = place.upperBound < texts.count ? texts[place.upperBound] : ""
    // "Am I a jealous person".
    let isOfSelf = ["person", "man", "woman", "girl", "guy"].contains(last)
    guard isOfSelf || !Self.others.contains(last),
      !reader.matches.contains(where: { $0.isPerson(at: place) })
    else { return nil }
    let openers: Set<String> = [
      "am", "why", "do", "is", "does", "what", "where", "how", "could", "can",
    ]
    let asks =
      has("why", "natal", "habit") || says("chart", "stars", "horoscope", "sign", "astrologically")
      || reader.words.indices.contains {
        reader.words[$0].startsClause && openers.contains(texts[$0])
      }
    return asks ? trait : nil
  }

  /// Whether a trait is the reader's: the nearest word before it that names somebody is "I" or "my".
  private func isOwn(_ place: Range<Int>) -> Bool {
    let texts = reader.texts
    let own: Set<String> = ["i", "im", "ive", "me", "myself", "soy", "am"]
    if texts[place].contains(where: own.contains) { return true }
    for index in texts[..<place.lowerBound].indices.reversed() {
      let word = texts[index]
      if own.contains(word) {
        // "Does he think I'm needy" is of his mind.
        return !asksOfMind(before: index)
      }
      if ["my", "mi"].contains(word) { return true }
      guard Self.between.contains(word) || word.hasSuffix("ly") else { return false }
    }
    return false
  }

  /// Whether somebody else's thoughts are asked for before a word: "does my boss think I'm".
  private func asksOfMind(before index: Int) -> Bool {
    let minds: Set<String> = ["think", "thinks", "thought", "thinking", "believe", "feel", "feels"]
    let lead = reader.texts[..<index].suffix(3)
    return lead.contains(where: minds.contains) && !says("why", "chart")
  }
}

extension PhraseBook.Match where Meaning == TermBook.Term {
  /// Whether it names a person right behind some words: "my stubborn boss".
  fileprivate func isPerson(at place: Range<Int>) -> Bool {
    guard case .person = meaning else { return false }
    return self.place == place.upperBound
  }
}
