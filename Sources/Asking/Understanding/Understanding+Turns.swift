internal import Ephemeris

// Turns of a conversation that ask about the last answer in a few words.
extension Understanding {
  /// "Is that certain?", "is it definite?", "how reliable is that".
  func asksHowSure(_ reader: QuestionReader) -> Bool {
    let words: Set<String> = ["certain", "definite", "definitely", "reliable", "accurate", "sure"]
    return reader.texts.count <= 6 && reader.texts.contains(where: words.contains)
      && bodies.isEmpty && signs.isEmpty && period == nil
      && ["that", "it", "this", "how", "you", "for"].contains { reader.has($0) }
  }

  /// "And for her?", "what about for my sister", "and my husband?": the same of somebody else.
  func asksForOther(_ reader: QuestionReader) -> Bool {
    let texts = reader.texts
    guard texts.count <= 6, bodies.isEmpty, signs.isEmpty, houses.isEmpty, activity == nil,
      ["and", "what", "how", "same", "for", "but", "or"].contains(texts.first ?? ""),
      let last = texts.last
    else { return false }
    let isPerson =
      ["her", "him", "them", "she", "he", "they"].contains(last) || OtherMind.area(of: last) != nil
    guard isPerson, !texts.has("with"), !texts.has("to"), !texts.has("is"), !texts.has("does")
    else {
      return false
    }
    return texts.has("for") || texts.first == "and" && texts.count <= 3
      || texts.starts(with: ["what", "about"]) && texts.count <= 4 || texts.starts(with: ["same"])
  }

  /// "What if I wait until March?", after a question whether to do something.
  func asksOfWaiting(_ reader: QuestionReader, after previous: Self) -> Bool {
    let waits = ["wait", "waited", "waiting", "postpone", "delay", "later"]
    return reader.texts.count <= 9 && reader.times.count == 1
      && previous.intent == .decision && waits.contains { reader.has($0) }
      && ["if", "until", "till", "til", "or", "should", "better"].contains { reader.has($0) }
  }

  /// The part of a day that a text names without a day: "what about the evening"; nil if it names more.
  func partAlone(_ reader: QuestionReader) -> String? {
    let fillers: Set<String> = [
      "and", "what", "about", "how", "the", "in", "at", "is", "then", "hows", "for", "or", "but",
      "same", "later", "on", "will", "be", "it", "that",
    ]
    guard reader.dayParts.count == 1, let part = reader.dayParts.first,
      reader.texts.count <= 6,
      reader.texts.allSatisfy({ word in
        fillers.contains(word)
          || reader.words.contains { $0.text == word && Self.parts.contains(word) }
      })
    else { return nil }
    return part
  }

  private static let parts: Set<String> = [
    "morning", "afternoon", "evening", "night", "mornings", "afternoons", "evenings", "nights",
    "lunchtime", "lunch", "breakfast",
  ]

  /// "December compared to January" compares both, and "morning or evening to ask her" the parts of today.
  mutating func settleComparison(_ reader: QuestionReader) {
    if intent == .outlook, choices.count > 1, reader.has("compared") {
      (intent, activity) = (.compareTimes, nil)
    }
    if intent == .compareTimes, period == nil, choices.isEmpty, reader.dayParts.count > 1 {
      period = AskedPeriod(reader.situation.today)
    }
  }
}
