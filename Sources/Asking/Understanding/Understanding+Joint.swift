internal import Astrology
internal import Ephemeris

// Times that are set beside each other, dates that others have fixed, and what comes after a refusal.
extension Understanding {
  /// Keeps that a question compares two times, wants the best and the worst of them, or is about a fixed date.
  mutating func addJointCues(_ reader: QuestionReader) {
    if reader.comparesTimes, choices.count > 1, intent == .outlook || intent == .bestTime {
      intent = .compareTimes
    }
    if reader.wantsBestAndWorst, intent == .bestTime {
      wantsWorst = false
      cues.insert("word.best_and_worst")
    }
    if intent == .chartFact, bodies.isEmpty, angles == [.ascendant], reader.namesStarSign {
      bodies = [.sun]
    }
    if reader.namesFixedDate, intent == .outlook || intent == .decision,
      period.map({ $0.dayCount == 1 }) ?? false
    {
      cues.insert("word.fixed_date")
    }
  }

  /// A second question that sets its time beside that of the first: "best day in March, and is it better than April".
  static func comparing(_ reader: QuestionReader, after first: Self) -> Self? {
    guard first.intent == .bestTime || first.intent == .outlook || first.intent == .decision,
      reader.has("better") || reader.has("worse"), reader.times.count == 1,
      reader.has("than") || reader.has("it") || reader.has("that"),
      let before = first.period, let period = reader.period().period, before != period
    else { return nil }
    var second = first
    second.intent = .compareTimes
    second.choices = [before, period]
    second.period = reader.hull(second.choices)
    second.cues.remove("word.best_and_worst")
    return second
  }

  /// Another time beside those that were offered before: "and Sunday?", "or the 24th?".
  func addsChoice(after previous: Self, _ reader: QuestionReader) -> Bool {
    guard let period, choices.isEmpty, previous.intent == .compareTimes,
      previous.choices.count > 1, activity == nil, area == nil, reader.texts.count <= 5,
      let first = reader.texts.first
    else { return false }
    if ["or", "o"].contains(first) { return true }
    return ["and", "y", "what", "how", "hows", "n"].contains(first)
      && previous.choices.allSatisfy { $0.dayCount == period.dayCount }
  }
}

extension QuestionReader {
  /// Whether two times are compared without "or": "how is December compared to January".
  var comparesTimes: Bool {
    guard times.count > 1 else { return false }
    let between = texts[
      times[0].place.upperBound..<max(times[0].place.upperBound, times[1].place.lowerBound)]
    return between.contains(where: Self.comparing.contains)
      && times.allSatisfy { $0.period.to >= situation.today }
  }

  static let comparing: Set<String> = ["compared", "comparison", "against", "versus", "vs"]

  /// Whether both are asked for: "which day is best, and which should I avoid".
  var wantsBestAndWorst: Bool {
    let goods: Set<String> = ["best", "good", "better", "strongest", "luckiest", "mejor"]
    let bads: Set<String> = [
      "worst", "avoid", "skip", "hardest", "bad", "weakest", "peor", "evitar",
    ]
    return texts.indices.contains { joint in
      guard ["and", "y", "or"].contains(texts[joint]) else { return false }
      let before = texts[..<joint].suffix(9)
      let after = texts[joint...].dropFirst().prefix(6)
      return before.contains(where: goods.contains) && after.contains(where: bads.contains)
        && texts[..<joint].contains { ["which", "what", "when", "day", "date"].contains($0) }
        && after.contains {
          ["which", "what", "when", "worst", "peor", "hardest", "weakest"].contains($0)
        }
    }
  }

  /// Whether it asks for the sign of the Sun in the words of newspapers, beside something else: "what sign am I, and
  /// what is my rising sign".
  var namesStarSign: Bool {
    guard texts.contains(where: { ["and", "y", "plus", "also"].contains($0) }) else { return false }
    return texts.indices.dropLast().contains { index in
      let next = texts[index + 1]
      return texts[index] == "sign" && ["am", "and"].contains(next)
        && !["rising", "moon"].contains(index > 0 ? texts[index - 1] : "")
        || ["star", "zodiac", "sun", "birth"].contains(texts[index]) && next == "sign"
    }
  }

  /// Whether what it asks about has a date that others have set.
  var namesFixedDate: Bool {
    let events: Set<String> = [
      "exam", "exams", "test", "mock", "mocks", "finals", "viva", "audition", "operation",
      "surgery", "court", "hearing", "trial", "appointment", "flight", "funeral", "recital", "gig",
      "concert", "graduation", "deadline", "tournament", "birthday", "examen", "audiencia", "vuelo",
    ]
    return texts.contains(where: events.contains)
  }

  /// What it supposes to follow: "and if they say no", "what if she turns me down".
  var supposed: Supposed? { Supposed(texts) }

  /// The two times that "or" joins, behind one that only belongs to the story: "we fought last night; today or the
  /// weekend".
  func joinedBehindStory() -> [AskedPeriod]? {
    guard times.count == 3 else { return nil }
    func gap(_ one: Int, _ other: Int) -> ArraySlice<String> {
      let start = times[one].place.upperBound
      return texts[start..<max(start, times[other].place.lowerBound)]
    }
    let isJoined = gap(1, 2).count <= 4 && gap(1, 2).contains { ["or", "o"].contains($0) }
    let isStory =
      gap(0, 1).count > 2 && !gap(0, 1).contains { ["or", "o", "vs", "between"].contains($0) }
    guard isJoined, isStory, times[1].options.isEmpty, times[2].options.isEmpty else { return nil }
    // "Or wait till the weekend": what was is no time to wait for.
    let isAhead = times[1].period.from >= situation.today
    return [times[1].period, times[2].period].map { period in
      isAhead && period.to < situation.today && period.dayCount < 8
        ? period.moved(byDays: 7) : period
    }
  }
}
