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
    let asksWhichWeek = reader.texts.indices.dropLast().contains { index in
      reader.texts[index + 1] == "week"
        && ["which", "what", "best", "worst", "calmest"].contains(reader.texts[index])
    }
    if asksWhichWeek { cues.insert("word.which_week") }
    addDayParts(reader)
    if reader.asksWhichWeekend { cues.insert("word.which_weekend") }
    if let count = reader.askedDayCount { cues.insert("word.days.\(count)") }
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

  /// A second question after one about the sky, which asks of the date of that event where it names none: "when is the
  /// new Moon, and is it good for a start".
  func dated(after first: Self, _ dates: [CalendarDate]) -> Self {
    // "My son was born on …: what is his Sun sign, and where is his Mars?"
    if let birth = first.otherBirth, first.intent == .chartFact, !bodies.isEmpty || !angles.isEmpty
    {
      var same = self
      (same.intent, same.otherBirth, same.person) = (.chartFact, birth, first.person)
      return same
    }
    guard first.intent == .skyFact, period == nil, isOfDays, let date = dates.first else {
      return self
    }
    var dated = self
    dated.period = AskedPeriod(date)
    return dated
  }

  private static let events: Set<String> = ["retro", "fullmoon", "newmoon", "eclipse"]
}
