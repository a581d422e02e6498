/// How long a kind of text may be, and which slots it may have.
struct WordLimits {
  var words: ClosedRange<Int>?
  var characters: ClosedRange<Int>?
  var sentences: ClosedRange<Int> = 1...1
  var slots: WordSlots = []
  /// Slots of phrases, which have names of their own.
  var names: [String] = []
  /// How many alternatives there are at least: what the promise not to repeat takes.
  var alternatives = 1
  /// Whether it is a name rather than running text: it may stand elsewhere, and have any word.
  var isLabel = false

  /// What a meter or a group is: the contract's limits.
  static let overview = Self(words: 5...30)
  static let detailed = Self(words: 10...70, sentences: 1...3)
  static let role = Self(words: 1...12, sentences: 0...1)
  /// The contract's limits of a state's label.
  static let label = Self(
    words: 1...2, characters: 1...32, sentences: 0...0, alternatives: 5, isLabel: true)
  static let criticalDegree = Self(words: 8...26, slots: [.sign])
  static let criticalSign = Self(words: 4...20)
  /// What an area of life is called, and the number of a house.
  static let areaTitle = Self(words: 1...5, sentences: 0...0, isLabel: true)
  static let areaHouse = Self(words: 1...1, sentences: 0...0, isLabel: true)
  /// A word or a few by which a question is understood, or a name that is inserted: no text for readers.
  static let rule = Self(sentences: 0...9, isLabel: true)
  /// What is answered where care is owed; it may have any word, and the line that helps.
  static let care = Self(words: 18...130, sentences: 2...8, names: ["line"], isLabel: true)
  static let helpline = Self(
    words: 6...40, sentences: 1...2, names: ["line", "emergency"], isLabel: true)
  /// The sentences of an area: with any of them a text has the contract's 80 to 120 words.
  private static func area(_ alternatives: Int, _ slots: WordSlots = []) -> Self {
    Self(words: 6...24, sentences: 1...2, slots: slots, alternatives: alternatives)
  }
  static let areaOpening = area(7)
  static let areaBeside = area(7)
  static let areaTransit = area(4, [.natal])
  static let areaAspect = area(7)
  static let areaStill = area(5)
  static let areaHouseLine = area(7, [.transiting])
  static let areaTrend = area(7)
  static let areaThought = area(13)
  static let areaCounsel = area(7)
  static let detailedPoint = Self(words: 9...24, alternatives: 5)
  static let detailedSlow = Self(words: 9...24, slots: [.first, .second], alternatives: 7)
  static let detailedRetrograde = Self(
    words: 9...24, slots: [.transiting, .sign], alternatives: 9)

  static func detailedComing(_ kind: ComingKind) -> Self {
    Self(words: 9...24, slots: kind.slots, alternatives: kind.alternatives)
  }

  /// A point in a sign, in one sentence.
  static let portraitLine = Self(words: 5...24)
  /// A statement of a portrait: short enough to be a chapter's short text.
  static let portrait = Self(words: 8...40, sentences: 1...4)
  /// A strong aspect at length.
  static let portraitTension = Self(words: 26...60, sentences: 2...5)
  /// An everyday scene.
  static let portraitScene = Self(words: 14...40, sentences: 1...3)
  /// One that many people share.
  static let portraitShared = Self(words: 20...48, sentences: 2...5, alternatives: 2)
  /// A statement that a frame joins to the facts behind it.
  static let portraitBody = Self(words: 5...40, sentences: 1...4)
  /// What several facts say: few texts for many people.
  static let portraitMatter = Self(words: 8...40, sentences: 1...4, alternatives: 2)
  static let portraitTitle = Self(words: 1...8, sentences: 0...0, isLabel: true)

  static let glossaryTerm = Self(words: 1...4, sentences: 0...0, isLabel: true)
  static let glossaryMeaning = Self(words: 6...40, sentences: 1...3)

  /// The limits of a phrase.
  static func phrase(_ phrase: Phrase) -> Self {
    Self(words: 1...40, sentences: 0...3, names: phrase.slots, isLabel: true)
  }

  static let title = Self(words: 1...6, sentences: 0...1)
  static let essence = Self(words: 14...24, alternatives: 2)
  static let body = Self(words: 40...70, sentences: 2...6, alternatives: 2)
  /// The contract's limits of a meter's interpretation.
  static let brief = Self(characters: 80...150, sentences: 1...2, alternatives: 2)
  static let moonBrief = Self(characters: 80...150, sentences: 1...2, alternatives: 3)
  static let stage = Self(
    words: 8...20, slots: [.transiting, .natal, .day, .count, .month], alternatives: 34)
  static let houseBody = Self(words: 35...60, sentences: 1...6)
  static let moonSign = Self(words: 12...22, alternatives: 6)
  static let void = Self(words: 10...20, slots: [.hour], alternatives: 14)
  static let today = Self(words: 11...24, slots: [.hour], alternatives: 2)
  static let coming = Self(words: 11...24, slots: [.day])
  static let headline = Self(words: 3...11, sentences: 0...2, alternatives: 300)
  static let deed = Self(words: 5...16, alternatives: 300)
  static let reflection = Self(words: 7...20, sentences: 1...2, alternatives: 300)
  static let question = Self(words: 5...14, alternatives: 300)
  static let group = Self(words: 11...22, alternatives: 8)
  static let note = Self(words: 10...24, sentences: 1...2, alternatives: 12)
  static let moonTransit = Self(words: 12...24, slots: [.transiting], alternatives: 12)
  static let hours = Self(words: 8...22, slots: [.hour], alternatives: 6)
  static let weather = Self(words: 6...22, alternatives: 9)
  static let comingTransit = Self(
    words: 8...22, slots: [.transiting, .natal, .day], alternatives: 30)
  static let comingEclipse = Self(words: 11...24, slots: [.sign, .day], alternatives: 7)
  static let sharedSky = Self(words: 8...24, slots: [.first, .second], alternatives: 8)
  static let technical = Self(
    words: 4...26, sentences: 1...2,
    slots: [
      .transiting, .natal, .sign, .orb, .aspect, .degree, .day, .hour, .first,
    ], alternatives: 2)
  /// Where two charts touch; without a tone of its own, and true whatever the two are to each other.
  static let relationship = Self(words: 8...26, sentences: 1...2)
  static let goingBackToday = Self(
    words: 8...24, slots: [.transiting, .sign, .hour], alternatives: 2)
  static let goingBackComing = Self(words: 8...24, slots: [.transiting, .sign, .day])

  /// What is wrong with a text.
  func flaws(of text: String) -> [String] {
    var flaws: [String] = []
    if let words, !words.contains(text.wordCount) {
      flaws.append("has \(text.wordCount) words; \(words.lowerBound) to \(words.upperBound) fit")
    }
    if let characters, !characters.contains(text.count) {
      flaws.append(
        "has \(text.count) characters; \(characters.lowerBound) to \(characters.upperBound) fit")
    }
    if !sentences.contains(text.sentenceCount) {
      flaws.append(
        "has \(text.sentenceCount) sentences; \(sentences.lowerBound) to \(sentences.upperBound) fit"
      )
    }
    return flaws
  }
}
