/// Two things to choose from that are no times: "gym or rest today", "take the bus job or stay at the shop".
struct OfferedChoice {
  /// The activities of the two sides, where each side names one of its own.
  let activities: [AskedActivity]
  /// Whether the two are things to wear.
  let isOfClothes: Bool
  /// Whether the sides are of two parts of life, and only one has an activity: "drama club or basketball".
  let isMixed: Bool

  /// The choice that a text offers; nil if it offers none.
  init?(_ reader: QuestionReader) {
    guard reader.period().choices.count < 2, reader.dayParts.count < 2, reader.points.isEmpty,
      reader.signs.isEmpty, reader.houses.isEmpty, reader.concepts.allSatisfy({ $0 == "house" })
    else { return nil }
    if let joint = Self.joint(in: reader) {
      let (before, after) = Self.sides(of: joint, in: reader)
      let sides = [before, after].compactMap { Self.activity(in: $0, of: reader) }
      activities = sides.count == 2 && sides[0] != sides[1] ? sides : []
      isOfClothes = sides.contains { $0.id == "clothes" } && activities.isEmpty
      let areas = [before, after].map { side in
        Self.activity(in: side, of: reader)?.area ?? reader.area(within: side)
      }
      isMixed = sides.count == 1 && !areas.contains(nil) && areas[0] != areas[1]
    } else {
      guard Self.asksWhichOfTwo(reader) else { return nil }
      (activities, isOfClothes, isMixed) = ([], false, false)
    }
  }

  /// Words after "or" that offer nothing: "or not", "or what", "or is it just me".
  private static let nothings: Set<String> = [
    "not", "no", "nah", "na", "nay", "nope", "what", "so", "something", "whatever", "never", "if",
    "later", "now", "other", "more", "less", "two", "three", "maybe", "bad", "good", "just", "even",
    "better", "worse",
    "anything", "somewhere", "someone", "any", "harder", "easier", "nothing", "else", "o", "que",
    "wait", "skip", "survive", "rather", "chaos", "crazy", "stressful", "boring", "rough",
    "trouble",
    "drama", "disaster", "hell", "mess", "calm", "both", "neither", "dont", "mejor", "mas",
    "espero", "esperar",
  ]

  /// Words that turn a question round where a pronoun follows: "or is it", "or do I".
  private static let helpers: Set<String> = [
    "am", "is", "are", "do", "does", "did", "has", "have", "can", "will", "was",
  ]
  private static let pronouns: Set<String> = [
    "i", "it", "he", "she", "we", "they", "you", "u", "this", "that", "my", "the", "there",
  ]

  /// Words of a side that only keeps things as they are: "or stay", "or leave it".
  private static let keeping: Set<String> = [
    "stay", "wait", "leave", "it", "him", "her", "them", "that", "this", "keep", "hold", "on",
    "off",
    "to", "forget", "let", "put", "home", "here", "in", "go", "should", "i", "we", "a", "the", "my",
    "be", "sensible", "quiet", "with", "for", "until", "till", "longer", "while", "bit", "just",
    "alone", "drop", "back", "of", "and", "see", "how", "things", "say", "nothing", "am",
    "first", "come", "me", "around", "sleep", "cut", "lose", "decline", "refuse", "pass", "hang",
    "more", "time", "one", "give", "another", "next", "rather", "than", "some", "up", "stop", "try",
  ]

  /// The place of the word between the two sides; nil if there is none.
  private static func joint(in reader: QuestionReader) -> Int? {
    let texts = reader.texts
    let joints: Set<String> = ["or", "vs", "versus", "o"]
    return texts.indices.last { index in
      guard joints.contains(texts[index]), index > 0, index + 1 < texts.count,
        texts[index] != "o" || reader.isSpanish,
        !nothings.contains(texts[index + 1]) || waitsForThing(after: index, texts)
      else { return false }
      if helpers.contains(texts[index + 1]), index + 2 < texts.count,
        pronouns.contains(texts[index + 2]), texts[index + 1] != "do" || texts[index + 2] != "the"
      {
        return false
      }
      let (before, after) = sides(of: index, in: reader)
      let timed = reader.times.flatMap { Array($0.place) }
      func offers(_ side: Range<Int>) -> Bool {
        side.contains { !keeping.contains(texts[$0]) && !timed.contains($0) }
      }
      return offers(before) && offers(after)
    }
  }

  /// Whether "or wait" names what is waited for: "take the offer or wait for the startup".
  private static func waitsForThing(after joint: Int, _ texts: [String]) -> Bool {
    let rest = Array(texts[(joint + 1)...])
    guard rest.count > 3, rest[0] == "wait", rest[1] == "for",
      ["the", "another", "my"].contains(rest[2])
    else { return false }
    let moments: Set<String> = [
      "right", "best", "perfect", "next", "end", "moment", "time", "day", "results", "result",
      "answer", "reply", "weekend", "week", "month", "year", "new", "full", "good", "better",
    ]
    return !moments.contains(rest[3])
  }

  /// The words before and after a place, within their clauses.
  private static func sides(
    of joint: Int, in reader: QuestionReader
  ) -> (before: Range<Int>, after: Range<Int>) {
    let words = reader.words
    let start =
      words[joint].startsClause
      ? 0 : words[...joint].lastIndex { $0.startsClause } ?? 0
    let end = words[(joint + 1)...].dropFirst().firstIndex { $0.startsClause } ?? words.count
    return (start..<joint, (joint + 1)..<end)
  }

  /// The activity that one side names with its longest phrase.
  private static func activity(in side: Range<Int>, of reader: QuestionReader) -> AskedActivity? {
    var best: (index: Int, length: Int)?
    for match in reader.matches {
      guard case .activity(let index) = match.meaning, side.contains(match.place),
        match.place + match.length <= side.upperBound, match.length > best?.length ?? 0,
        !reader.staysSomewhere(match)
      else { continue }
      best = (index, match.length)
    }
    return best.map { AskedActivity.all[$0.index] }
  }

  /// Whether one of two things is asked for that stand in no one clause: "Two offers. Which should I take?"
  private static func asksWhichOfTwo(_ reader: QuestionReader) -> Bool {
    let texts = reader.texts
    if texts.indices.contains(where: { index in
      texts[index] == "between" && index > 0
        && ["torn", "choose", "choosing", "decide", "deciding", "stuck", "pick", "choice"]
          .contains(texts[index - 1])
    }) {
      return reader.times.isEmpty
    }
    // "Offer from Oslo, offer from Rome. Which one should I take?"
    let asksWhichOne = texts.indices.contains { index in
      texts[index...].starts(with: ["which", "one"]) && texts[index...].prefix(4).has("should")
    }
    if asksWhichOne, reader.times.isEmpty { return true }
    guard ["two", "2", "both", "either"].contains(where: texts.contains) else { return false }
    return texts.indices.dropLast().contains { index in
      ["which", "wich"].contains(texts[index])
        && ["should", "shud", "do", "one", "would", "to", "of"].contains(texts[index + 1])
    }
  }
}
