internal import Ephemeris

// Which of several events a question means: the first, the one that was, the one after this.
extension Understanding {
  /// Keeps the number of an event and whether it lies behind.
  mutating func addOrderCues(_ reader: QuestionReader) {
    let numbers = [
      ["first", "1st", "primer", "primero", "primera"], ["second", "2nd", "segundo", "segunda"],
      ["third", "3rd", "tercer", "tercero", "tercera"],
    ]
    for (index, words) in numbers.enumerated() where words.contains(where: { reader.has($0) }) {
      cues.insert("order.\(index + 1)")
    }
    let past = ["already", "yet", "toco", "tuve", "tocaba"]
    if reader.periods.isPast || past.contains(where: { reader.has($0) }) {
      cues.insert("order.past")
    }
    if reader.has("date") || reader.has("day") { cues.insert("term.date") }
    if reader.has("without"), ["him", "her", "them"].contains(where: { reader.has($0) }) {
      cues.insert("word.alone")
    }
    for word in ["soon", "early", "late"] where reader.has(word) { cues.insert("too.\(word)") }
    // "The next Mercury retrograde after this one".
    let these: Set<String> = ["this", "that", "current", "upcoming"]
    let isAfterThis = reader.texts.indices.dropLast().contains { index in
      reader.texts[index] == "after"
        && reader.texts[(index + 1)...].prefix(2).contains(where: these.contains)
    }
    if intent == .skyFact, isAfterThis, !cues.isDisjoint(with: Self.events) {
      skips = 1
    }
  }

  private static let events: Set<String> = ["retro", "fullmoon", "newmoon", "eclipse"]
}
