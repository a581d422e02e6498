// Questions about days, and about what to do on them.
extension IntentRules {
  var isComparison: Bool {
    let choices = reader.period().choices
    guard choices.count >= 2 else { return false }
    let joined = says("or", "o", "than", "vs", "versus") || has("better")
    if has("worst"), !has("better") { return false }
    // "September or October, give me a Saturday" looks for a day in both.
    if has("best"), says("pick", "day", "date", "saturday", "sunday", "choose"),
      choices.allSatisfy({ $0.dayCount > 20 })
    {
      return false
    }
    return joined
  }

  /// Whether one of two or more named days is asked for.
  var offersDays: Bool {
    let choices = reader.period().choices
    return choices.count > 1 && choices.allSatisfy { $0.dayCount == 1 } && reader.asksWhichOne
      && points.isEmpty
  }

  var isBestTime: Bool {
    let isOneDay = reader.times.count == 1 && reader.times[0].kind == .day
    if asksWhetherNow || asksOfThatDay { return false }
    if asksForHour || asksForDay { return true }
    // "Is morning or evening better tomorrow".
    if has("better"), reader.times.count == 1, reader.times[0].period.dayCount == 1,
      reader.dayParts.count > 1
    {
      return true
    }
    if has("best"),
      has("when") || !isOneDay || reader.period().period.map({ $0.dayCount > 1 }) == true
    {
      return true
    }
    if has("worst"), says("day", "days", "dia", "when", "which", "week", "time", "date") {
      return true
    }
    if asksWhen, activity != nil, points.isEmpty, !says("will", "did", "was") { return true }
    return asksWhen && says("when", "cuando") && has("should", "better") && points.isEmpty
  }

  /// Whether a moment is right is asked rather than which: "is it the right time to have a baby".
  var asksWhetherNow: Bool {
    let texts = reader.texts
    if asksIfDayIsGood { return true }
    guard let first = texts.first, ["is", "es"].contains(first), texts.count > 3 else {
      return false
    }
    let isThis = ["it", "now", "this", "today", "tonight", "tomorrow", "el", "un"].contains(
      texts[1])
    // "Is next Saturday, January 16, a day on which I ought to have friends in".
    if let time = reader.times.first, time.place.lowerBound <= 2, time.period.dayCount == 1,
      has("should"), says("day"), !has("better"), !says("best")
    {
      return true
    }
    let spans = reader.times.contains { $0.period.dayCount > 2 }
    return isThis && !spans && has("should") && says("time", "moment", "momento", "day")
      && !has("better") && !says("best")
  }

  /// Whether one day that is named is good for something: "is Wednesday the 20th a suitable day to …".
  private var asksIfDayIsGood: Bool {
    guard reader.times.count == 1, reader.times[0].period.dayCount == 1,
      reader.times[0].kind == .day, !has("better", "when", "best", "worst"), points.isEmpty,
      reader.dayParts.count < 2
    else { return false }
    let texts = reader.texts
    let goods: Set<String> = [
      "good", "bad", "suitable", "right", "fine", "ok", "okay", "wise", "sensible", "smart",
      "favorable", "favourable", "recommended",
    ]
    return texts.indices.contains { index in
      guard ["is", "would", "will"].contains(texts[index]), reader.words[index].startsClause,
        let good = texts[index...].prefix(8).firstIndex(where: goods.contains)
      else { return false }
      let rest = texts[(good + 1)...]
      return rest.isEmpty || rest.prefix(2).contains { ["idea", "to"].contains($0) }
        || rest.first.map { ["day", "time", "moment", "date", "evening"].contains($0) } == true
          && rest.dropFirst().prefix(2).contains { ["to", "for"].contains($0) }
        || rest.count == 1 && ["day", "time", "moment"].contains(rest.first ?? "")
    }
  }

  /// Whether one day is asked about that is named: "should I decide on that very day".
  var asksOfThatDay: Bool {
    guard has("strongshould"), reader.times.count == 1, reader.times[0].period.dayCount == 1 else {
      return false
    }
    let texts = reader.texts
    return texts.indices.dropLast().contains { index in
      texts[index] == "that"
        && (texts[index + 1] == "day" || Array(texts[(index + 1)...].prefix(2)) == ["very", "day"])
    }
  }

  /// Whether what is planned for a day is asked about: "swap shifts on Wednesday, does it matter either way".
  var asksWhetherItMatters: Bool { has("matters") && hasTime && points.isEmpty }

  /// Whether an hour or a part of a day is looked for: "what hour tomorrow", "morning or evening for a workout".
  var asksForHour: Bool {
    if says("hour", "hours"), says("what", "which", "best"), has("best") { return true }
    // "A good hour for a nap today", and not "is 3pm a good hour".
    if says("hour"), says("good"), reader.clockHour == nil, reader.texts.first != "is" {
      return true
    }
    let joined = says("or", "o", "vs", "versus")
    return joined && reader.dayParts.count > 1 && reader.times.count <= 1
      && reader.times.allSatisfy { $0.period.dayCount == 1 }
  }

  /// Whether a good or the most fitting day of a span is looked for.
  var asksForDay: Bool {
    let days: Set<String> = [
      "day", "days", "evening", "night", "morning", "date", "time", "moment", "afternoon", "dia",
    ]
    for (index, word) in reader.texts.enumerated() {
      if word == "any", has("should") || says("ok", "okay", "good", "fine"),
        index + 1 < reader.texts.count, days.contains(reader.texts[index + 1]),
        reader.times.contains(where: { $0.period.dayCount > 2 })
      {
        return true
      }
      // "Is there a day this week that's good for gardening".
      if days.contains(word), index > 0, ["a", "any", "un"].contains(reader.texts[index - 1]),
        reader.times.contains(where: { $0.period.dayCount > 2 }),
        reader.texts[index...].contains(where: { ["good", "better", "great", "ok"].contains($0) })
      {
        return true
      }
      let isMost = word == "most" || word.hasSuffix("est") && word.count > 5
      let isGood = ["good", "great", "nice", "right", "decent", "lucky", "buen"].contains(word)
      guard isMost || isGood else { continue }
      let near = reader.texts[(index + 1)..<min(reader.texts.count, index + 3)]
      guard near.contains(where: days.contains) else { continue }
      let spans = reader.times.contains { $0.period.dayCount > 2 }
      let isOneDay = reader.times.count == 1 && reader.times[0].period.dayCount == 1
      if isMost, !isOneDay || has("before") { return true }
      if isGood, spans, activity != nil || reader.area != nil { return true }
    }
    return false
  }

  /// Whether a "when" asks rather than joins, as in "when he comes home".
  var asksWhen: Bool {
    guard has("when") else { return false }
    let whens: Set<String> = ["when", "whens", "wen", "cuando"]
    let places = reader.texts.indices.filter { whens.contains(reader.texts[$0]) }
    return places.isEmpty
      || places.contains { reader.words[$0].startsClause || $0 == reader.texts.count - 1 }
  }

  /// Whether what comes is asked about: "what happens before my birthday, anything I should plan for".
  var asksWhatToPlan: Bool {
    guard hasTime, activity == nil else { return false }
    let texts = reader.texts
    let plans: Set<String> = ["plan", "prepare", "know", "watch", "expect", "look", "be"]
    return texts.indices.contains { index in
      guard ["anything", "something"].contains(texts[index]) else { return false }
      let rest = texts[(index + 1)...].prefix(5)
      return rest.has("should") && rest.contains { ["i", "we"].contains($0) }
        && rest.contains(where: plans.contains)
    }
  }

  var isDecision: Bool {
    let asks = reader.text.contains("?") || reader.text.contains("¿")
    let isPlain = has("outlook")
    // "What should I watch out for" asks how it will be.
    if says("worried", "worry", "scared", "afraid", "concerned"), activity == nil { return false }
    if says("know", "watch", "expect", "focus", "prepare", "careful", "aware", "look"),
      says("anything", "something", "what") || says("expect"), activity == nil || says("know")
    {
      return false
    }
    if asksWhetherNow || asksOfThatDay || asksWhetherItMatters { return true }
    if has("strongshould") {
      if activity != nil { return true }
      return says("should", "shud", "shld", "shall", "debo", "deberia", "would")
        || reader.area != nil && says("to")
    }
    if activity != nil {
      if has("should") { return true }
      if !isPlain, asks || hasTime { return reader.activity.map { $0.length > 0 } ?? false }
      if reader.texts.first == "do" || reader.texts.first == "can" { return true }
    }
    return false
  }

  var isOutlook: Bool {
    hasTime
      || has("outlook") && (ownsSomething || reader.area != nil || reader.meaningfulWordCount > 1)
  }
}
