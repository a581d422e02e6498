// Of whom a question about two people speaks, and what it hopes or fears.
extension Understanding {
  /// Keeps who was born on the date that a question has, and whether it asks for trust or for fate.
  mutating func addPair(_ reader: QuestionReader, ofTwo: Bool) {
    takeBond(reader, ofTwo: ofTwo || reader.namesPartner)
    if reader.asksWhoSuits {
      (intent, sureness, act, activity, period, choices) = (.compatibility, 0.9, nil, nil, nil, [])
      cues.insert("word.which_signs")
    }
    guard intent == .compatibility else { return }
    if otherBirth != nil { person = Self.other(in: reader) }
    let words = Set(reader.texts)
    if !words.isDisjoint(with: ["trust", "trustworthy", "honest", "loyal", "reliable"]) {
      cues.insert("word.trust")
    }
    let fates: Set<String> = ["doomed", "destined", "fated", "soulmates", "soulmate", "hopeless"]
    let isMeant = reader.texts.indices.contains { index in
      reader.texts[index...].starts(with: ["meant", "to", "be"])
        || reader.texts[index...].starts(with: ["meant", "for"])
    }
    if isMeant || !words.isDisjoint(with: fates) { cues.insert("word.meant") }
  }

  /// Takes a question about what is between two people for one about their charts: "is Denise the one", "we fight about
  /// small things, where does it come from", "who is more stubborn, me or her".
  private mutating func takeBond(_ reader: QuestionReader, ofTwo: Bool) {
    let texts = reader.texts
    switch intent {
    case .outlook, .cause, .decision, .portrait, .outOfScope, .bestTime, .compatibility, .care:
      break
    case .chartFact, .skyFact, .transitWhen, .compareTimes, .concept, .followUp, .courtesy: return
    }
    guard reader.situation.hasPartner, reader.points.isEmpty, signs.isEmpty, otherBirth == nil,
      reader.times.isEmpty, !has("strongshould"),
      !["when", "day", "days"].contains(where: texts.has)
    else { return }
    let isOfBoth = ["we", "us", "our"].contains(where: texts.has)
    let trait = ofTwo || ["me", "i"].contains(where: texts.has) ? PairTrait(texts) : nil
    let isOne = texts.indices.dropFirst().contains { index in
      guard texts[index] == "one", texts[index - 1] == "the" else { return false }
      return index + 1 == texts.count || reader.words[index + 1].startsClause
        || texts[index + 1] == "for"
    }
    let lasts =
      isOfBoth
      && Self.lastings.contains { phrase in
        texts.indices.contains { texts[$0...].starts(with: phrase) }
      }
    if let trait {
      cues.insert(trait.cue)
    } else if isOne, ofTwo || ["he", "she"].contains(where: texts.has) {
      cues.insert("word.meant")
    } else if lasts {
      cues.insert("word.lasting")
    } else if !(ofTwo && has("word.clash")) {
      return
    }
    (intent, sureness, act, activity, period, choices) = (.compatibility, 0.9, nil, nil, nil, [])
  }

  /// Whether it asks what is between two people whose charts are known.
  var isOfBond: Bool {
    intent == .compatibility && (trait != nil || has("word.meant") || has("word.lasting"))
  }

  private static let lastings = [
    ["stay", "together"], ["last"], ["break", "up"], ["split", "up"], ["have", "a", "future"],
    ["make", "it"], ["grow", "old"], ["work", "out"],
  ]

  /// "your wife", "Jake" or "him".
  private static func other(in reader: QuestionReader) -> String? {
    if let person = NamedPerson(in: reader.words) {
      return Speech.phrase("pair.your", ["person": person.title])
    }
    let words = reader.words
    for index in words.indices.dropLast() where words[index + 1].text == "born" {
      let place = ["was", "is", "were"].has(words[index].text) && index > 0 ? index - 1 : index
      let typed = String(words[place].typed)
      if Self.partners.contains(words[place].text) {
        return Speech.phrase("pair.your", ["person": typed.lowercased()])
      }
      let isName = typed.first?.isUppercase ?? false
      if isName, !Self.noNames.contains(words[place].text), typed.count > 1 { return typed }
    }
    if reader.has("he") || reader.has("him") { return "him" }
    return reader.has("she") || reader.has("her") ? "her" : nil
  }

  private static let partners = Set(
    words:
      """
      wife husband girlfriend boyfriend fiance fiancee partner crush ex gf bf
      """)
  private static let noNames = Set(
    words:
      """
      i he she they him her them it who and we was is were born one person somebody \
      someone
      """)
}

extension QuestionReader {
  /// Whether it asks who suits the reader: "who would be the best roommate for me".
  var asksWhoSuits: Bool {
    guard points.isEmpty, houses.isEmpty, times.isEmpty, !has("when"), !has("day"),
      texts.contains(where: { ["who", "whos", "whom"].contains($0) })
    else { return false }
    let isBest =
      ["best", "ideal", "perfect", "right"].contains(where: has) && texts.suffix(4).has("me")
      && texts.contains { OtherMind.area(of: $0) != nil || Self.matches.contains($0) }
    return isBest || has("suits") && has("me")
  }

  private static let matches: Set<String> = ["match", "partner", "person", "friend", "mate"]

  /// Whether it asks of the reader's character, whatever was asked before: "am I hard to get on with".
  var isOfCharacter: Bool {
    PlainQuestion.asksOfLovePattern(texts)
      || texts.starts(with: ["am", "i"]) && texts.count > 4 && times.isEmpty
  }
}
