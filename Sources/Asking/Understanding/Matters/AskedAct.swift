internal import Astrology

/// What somebody asks about doing, in their own words: "opening the café" of "is Friday good to open the café".
///
/// An answer that repeats the reader's words shows what it is about, where no activity of the table fits. Words of
/// time are left out, and "my" becomes "your".
struct AskedAct: Sendable, Equatable {
  /// The words, as they stand after "a good time for".
  let text: String
  /// The places of the words in the question.
  let place: Range<Int>
  /// Whether it is something to do rather than a thing.
  let isDeed: Bool

  /// How many words it has at most.
  private static let mostWords = 8

  /// The act or the thing that a text asks about; nil if it names none that can be repeated.
  init?(_ reader: QuestionReader) {
    for start in Self.deeds(in: reader) + Self.gerunds(in: reader) {
      if let act = Self.read(reader, from: start, isDeed: true) {
        self = act
        return
      }
    }
    for start in Self.things(in: reader) {
      if let thing = Self.read(reader, from: start, isDeed: false) {
        self = thing
        return
      }
    }
    return nil
  }

  /// Whether an answer names it; false where an activity that the question names elsewhere says it better.
  func suits(_ asked: Understanding, _ reader: QuestionReader) -> Bool {
    switch asked.intent {
    case .outlook, .bestTime, .compareTimes, .decision, .cause: break
    case .chartFact, .skyFact, .transitWhen, .compatibility, .concept, .portrait, .followUp,
      .courtesy, .care, .outOfScope:
      return false
    }
    return !asked.isChoice && !asked.has("leave_out") && !asked.isLifelong
      && (!isDeed || asked.intent != .cause)
      && (asked.activity == nil || names(asked.activity, in: reader))
  }

  /// Whether its words name an activity.
  func names(_ activity: AskedActivity?, in reader: QuestionReader) -> Bool {
    reader.matches.contains { match in
      guard case .activity(let index) = match.meaning, AskedActivity.all[index] == activity else {
        return false
      }
      return place.overlaps(match.place..<(match.place + match.length))
    }
  }

  private init(text: String, place: Range<Int>, isDeed: Bool) {
    (self.text, self.place, self.isDeed) = (text, place, isDeed)
  }

  // MARK: - Where it begins

  /// The places of verbs that are asked about: after "should I", "a good day to", "is it wise to".
  private static func deeds(in reader: QuestionReader) -> [Int] {
    let texts = reader.texts
    var found: [Int] = []
    for index in texts.indices {
      guard let start = afterOpening(texts, at: index) else { continue }
      var place = start
      while place < texts.count, adverbs.contains(texts[place]) { place += 1 }
      guard place < texts.count, !reader.words[place].startsClause || place == index + 1 else {
        continue
      }
      found.append(place)
    }
    return found
  }

  /// The place after words that a verb follows; nil if they don't stand at a place.
  private static func afterOpening(_ texts: [String], at index: Int) -> Int? {
    let next = index + 1 < texts.count ? texts[index + 1] : ""
    switch texts[index] {
    case "should", "shud", "shld", "shall", "could", "can", "may":
      return ["i", "we"].contains(next) ? index + 2 : nil
    case "need", "have":
      let isAsked = index > 1 && ["do", "should"].contains(texts[index - 2])
      return isAsked && next == "to" ? index + 2 : nil
    case "to":
      // "A good day to open", "ok next week to open": within the clause of the praise.
      let lead = texts[..<index].suffix(8)
      return lead.contains(where: praises.contains) ? index + 1 : nil
    default: return nil
    }
  }

  /// The places of verbs in "ing" that are asked about: "good for calling clients".
  private static func gerunds(in reader: QuestionReader) -> [Int] {
    let texts = reader.texts
    return texts.indices.dropFirst().filter { index in
      texts[index - 1] == "for" && texts[index].hasSuffix("ing") && texts[index].count > 4
        && !nouns.contains(texts[index])
    }
  }

  /// The places of things that are asked about: "for the tax audit".
  private static func things(in reader: QuestionReader) -> [Int] {
    let texts = reader.texts
    return texts.indices.dropFirst().filter { index in
      texts[index - 1] == "for" && !fixed.contains(texts[index])
    }
  }

  // MARK: - Where it ends

  /// The words from a place on, as far as they belong together; nil if they can't be repeated.
  private static func read(_ reader: QuestionReader, from start: Int, isDeed: Bool) -> AskedAct? {
    let words = reader.words
    var end = start
    while end < words.count, end == start || !words[end].startsClause && !words[end].followsMark {
      let text = words[end].text
      let isOfTime = reader.times.contains { $0.place.contains(end) }
      if isOfTime || end > start && ends.contains(text) { break }
      end += 1
    }
    while end > start + (isDeed ? 1 : 0), tails.contains(words[end - 1].text),
      !isPhrasal(reader, before: end)
    { end -= 1 }
    let place = start..<end
    guard !place.isEmpty, place.count <= mostWords,
      isDeed ? isActing(place, in: reader) : isThing(place, in: reader),
      isFit(words[place].map { FoldedText.fold($0.typed) }),
      let text = speech(words[place], isDeed: isDeed)
    else { return nil }
    return AskedAct(text: text, place: place, isDeed: isDeed)
  }

  /// Whether the last of some words belongs to a verb, as in "ask her to move in", and begins no time.
  private static func isPhrasal(_ reader: QuestionReader, before end: Int) -> Bool {
    guard end > 1, !reader.times.contains(where: { $0.place.contains(end) }) else { return false }
    let verbs: Set<String> =
      switch reader.texts[end - 1] {
      case "in": ["move", "give", "check", "hand"]
      case "over": ["come", "invite"]
      case "by": ["stop", "drop", "come"]
      default: []
      }
    return verbs.contains(reader.texts[end - 2])
  }

  /// Whether some words name something to do.
  private static func isActing(_ place: Range<Int>, in reader: QuestionReader) -> Bool {
    let texts = Array(reader.texts[place])
    guard let verb = texts.first, !states.contains(verb), !determiners.contains(verb),
      verb.allSatisfy({ $0.isLetter }), verb.count > 1,
      isFit(texts)
    else { return false }
    // "Should I have said": a deed that is past.
    if verb == "have", let next = texts.dropFirst().first, !determiners.contains(next) {
      return false
    }
    // "Do it", "go for it", "have it" say nothing; "do the dishes" does.
    let rest = texts.dropFirst().filter { !empty.contains($0) }
    return !rest.isEmpty || texts.count == 1 && !vague.contains(verb)
  }

  /// Whether some words name a thing: no person, sign or point of a chart.
  private static func isThing(_ place: Range<Int>, in reader: QuestionReader) -> Bool {
    let texts = Array(reader.texts[place])
    guard let last = texts.last, isFit(texts), texts.count <= 5, !determiners.contains(last),
      !texts.contains(where: { $0.hasSuffix("ly") && $0.count > 5 && $0 != "family" })
    else { return false }
    return !reader.matches.contains { match in
      guard place.contains(match.place) else { return false }
      switch match.meaning {
      case .body, .angle, .sign, .house, .aspect, .element, .mode, .concept: return true
      case .person: return match.place == place.upperBound - 1
      case .cue, .outside, .area, .activity, .care: return false
      }
    }
  }

  /// Whether some words may be said again: none that hurts, and none whose verb would have to be turned.
  private static func isFit(_ texts: [String]) -> Bool {
    !texts.contains { unfit.contains($0) || turnless.contains($0) }
  }

  /// Whether a word hurts or makes fun.
  static func isUnfit(_ word: String) -> Bool { unfit.contains(word) }

  /// The words as an answer says them.
  private static func speech(_ words: ArraySlice<FoldedText.Word>, isDeed: Bool) -> String? {
    guard words.allSatisfy({ $0.typed.contains { $0.isLetter || $0.isNumber } }) else { return nil }
    let isShouted = words.allSatisfy { !$0.typed.contains(where: \.isLowercase) }
    var text = ""
    for (place, word) in zip(words.indices, words) {
      if place > words.startIndex {
        let before = words[place - 1].typed
        let isJoined =
          before.endIndex < word.typed.startIndex
          && before.base[before.endIndex..<word.typed.startIndex] == "-"
        text += isJoined ? "-" : " "
      }
      if place == words.startIndex, isDeed {
        text += Gerund.of(FoldedText.fold(word.typed))
      } else if let turned = turns[word.text] {
        text += turned
      } else {
        // As typed: a word that is taken for a misspelt one may be right.
        let typed = String(word.typed).replacingCharacters("'`´‘", with: "’")
        text += isShouted ? typed.lowercased() : typed
      }
    }
    return isDeed ? mended(text, last: words.last?.text ?? "") : text
  }

  /// The words with the small ones that a hurried or foreign writer leaves out: "buying car", "asking boss the money".
  private static func mended(_ text: String, last: String) -> String {
    var parts = text.split(separator: " ").map(String.init)
    guard parts.count > 1 else { return text }
    let taken: Set<String> = ["buying", "getting", "renting", "ordering", "leasing", "adopting"]
    let left: Set<String> = ["selling", "leaving", "quitting", "changing"]
    let things: Set<String> = [
      "car", "house", "flat", "apartment", "dog", "cat", "phone", "laptop", "bike", "boat", "sofa",
      "computer", "motorbike", "caravan", "puppy", "kitten", "job",
    ]
    let chiefs: Set<String> = [
      "boss", "chef", "landlord", "manager", "supervisor", "teacher", "girlfriend", "boyfriend",
      "husband", "wife", "neighbour", "neighbor", "bank",
    ]
    if parts.count == 2, things.contains(last) {
      if taken.contains(parts[0]) { parts.insert(last.hasVowelFirst ? "an" : "a", at: 1) }
      if left.contains(parts[0]) { parts.insert("your", at: 1) }
    } else if chiefs.contains(parts[1].lowercased()) {
      parts.insert("your", at: 1)
    }
    // "Asking your boss the money" asks for it.
    let asked: Set<String> = [
      "money", "raise", "loan", "promotion", "holiday", "holidays", "bonus", "job", "help",
      "refund", "advance", "vacation", "permission", "transfer",
    ]
    if parts[0] == "asking", asked.contains(last), !parts.has("for"), parts.count > 2,
      !parts.has("about"), !parts.has("to")
    {
      let isNoun = ["the", "a", "an", "some", "your", "more"].has(parts[parts.count - 2])
      let place = parts.count - (isNoun ? 2 : 1)
      if place > 1 { parts.insert("for", at: place) }
    }
    return parts.joined(separator: " ")
  }

  // MARK: - Words

  /// The reader's side, turned to the one who answers.
  private static let turns = [
    "my": "your", "mine": "yours", "me": "you", "myself": "yourself", "our": "your",
    "ours": "yours", "us": "you", "ourselves": "yourselves",
  ]
  /// Words whose verb would have to be turned, too, and words to the one who answers.
  private static let turnless = Set(
    words:
      """
      i im ive ill id we were weve u ur r you your youre yours that which who what when where how why
      """)
  /// Words that hurt or make fun, which no answer repeats.
  private static let unfit = Set(
    Speech.phrase("act.unfit").alternatives.flatMap { [$0, $0 + "s", Gerund.of($0)] })
  /// Words before "to" that ask whether something is good to do.
  private static let praises = Set(
    words:
      """
      good better best bad worst great right wrong ok okay fine wise smart safe sensible perfect ideal nice decent lucky \
      favourable favorable auspicious time day days date moment night evening week weekend month when idea reasonable
      """)
  private static let adverbs = Set(
    words:
      """
      just really actually finally still also even maybe rather better perhaps already
      """)
  /// Words after "for" that end in "ing" and name no deed.
  private static let nouns = Set(
    words:
      """
      morning evening spring everything anything something nothing king ring thing being wedding bring sibling feeling
      """)
  /// Words after "for" that begin no thing that is asked about.
  private static let fixed = Set(
    words:
      """
      me us you him her them it that this these those now real good sure once example ever all both anyone everyone \
      someone somebody everybody anything everything something nothing what which how who when long short free fun life \
      instance reference its each every one two three himself herself myself ourselves people
      """)
  /// Words that end an act.
  private static let ends = Set(
    words:
      """
      because if when while since so but or before after between until till unless cause cuz bc though tho lol lmao haha pls plz \
      please thanks thx rn now today tonight tomorrow soon yet already again instead ever really right maybe is are was \
      will would does do did should can be and than vs versus via according considering given as compared comparing \
      against
      """)
  /// Words that are left over at the end of an act.
  private static let tails = Set(
    words:
      """
      on in at by for from of to the a an this next these over around during within with about my some any mid end \
      beginning middle morning evening afternoon night then too either not also
      """)
  /// Verbs that are no deed, or that leave one out.
  private static let states = Set(
    words:
      """
      be am is are do expect know watch worry wait avoid skip miss cancel postpone delay refuse decline reject ignore \
      believe think feel care trust hope fear seem understand become not never focus beware i we
      """)
  private static let determiners = Set(
    words:
      """
      the a an my your our his her their this that these those it he she they some any no all both me him them us
      """)
  /// Words that leave open what is done.
  private static let empty = Set(
    words:
      """
      it that this so anything something everything them one for on with about to up out in of
      """)
  /// Verbs that say nothing alone.
  private static let vague = Set(
    words:
      """
      go get have make take keep put let see look use pay stop say come leave hear prepare try start begin act
      """)
}

extension String {
  /// Whether it begins with the letter of a vowel.
  fileprivate var hasVowelFirst: Bool { first.map { "aeiou".contains($0) } ?? false }

  /// The same with each of some characters replaced.
  fileprivate func replacingCharacters(_ some: String, with other: Character) -> String {
    String(map { some.contains($0) ? other : $0 })
  }
}
