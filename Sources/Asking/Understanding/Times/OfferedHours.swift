internal import Ephemeris

/// Two hours of a day to choose from: "the interview at 10am or 2pm", "walk the dog at 6 or 8 tonight".
struct OfferedHours {
  /// The two hours, 0 to 23, in the order of the question.
  let hours: [Int]

  /// The hours that a text offers; nil if it offers none.
  init?(_ reader: QuestionReader) {
    let texts = reader.texts
    guard reader.period().choices.count < 2,
      reader.times.allSatisfy({ $0.period.dayCount == 1 })
    else { return nil }
    for index in texts.indices.dropFirst().dropLast()
    where ["or", "vs", "versus", "o"].contains(texts[index]) {
      var next = index + 1
      while next < texts.count, ["at", "around", "about", "a", "las"].contains(texts[next]) {
        next += 1
      }
      guard let before = Self.hour(endingAt: index, in: reader),
        let after = Self.hour(at: next, in: reader)
      else { continue }
      let isMarked = before.half != nil || after.half != nil || before.isLed
      guard isMarked, before.number != after.number || before.half != after.half else { continue }
      let isLate = reader.dayParts == ["evening"]
      var first = before.value(isLate: isLate)
      var second = after.value(isLate: isLate)
      // "8 or 10pm" are of one evening, as "at 6 or 8" are.
      if before.half == nil, after.half == "pm", before.number < after.number, first < 12 {
        first += 12
      }
      if after.half == nil, second < first, second + 12 < 24 { second += 12 }
      hours = [first, second]
      return
    }
    return nil
  }

  /// An hour as it is typed.
  private struct Hour {
    let number: Int
    /// "am" or "pm"; nil where neither is typed.
    let half: String?
    /// Whether "at" stands before it.
    let isLed: Bool

    /// The hour from 0 to 23: of those without a half the one at which people do things.
    func value(isLate: Bool) -> Int {
      switch half {
      case "am": number % 12
      case "pm": number % 12 + 12
      default:
        number > 12 ? number : isLate ? number % 12 + 12 : number < 8 ? number + 12 : number
      }
    }
  }

  private static let units: Set<String> = [
    "day", "days", "week", "weeks", "month", "months", "year", "years", "hours", "people", "times",
    "kids", "of", "minutes", "bedroom", "bedrooms", "percent",
  ]

  private static func hour(at place: Int, in reader: QuestionReader) -> Hour? {
    let texts = reader.texts
    guard texts.indices.contains(place), !reader.times.contains(where: { $0.place.contains(place) })
    else { return nil }
    let digits = texts[place].prefix { $0.isNumber }
    guard let number = Int(digits), digits.count <= 2, (1...23).contains(number) else { return nil }
    let next = place + 1 < texts.count ? texts[place + 1] : ""
    let end = String(texts[place].dropFirst(digits.count))
    let half = end.isEmpty ? next : end
    guard end.isEmpty || ["am", "pm"].contains(end), !units.contains(next),
      CalendarWords.months[next] == nil
    else { return nil }
    return Hour(
      number: number, half: ["am", "pm"].contains(half) && number <= 12 ? half : nil,
      isLed: place > 0 && ["at", "around"].contains(texts[place - 1]))
  }

  /// The hour whose last word stands before a place: "10", "10am", "10 am".
  private static func hour(endingAt end: Int, in reader: QuestionReader) -> Hour? {
    if end > 1, ["am", "pm"].contains(reader.texts[end - 1]) {
      return hour(at: end - 2, in: reader)
    }
    return hour(at: end - 1, in: reader)
  }
}

extension Understanding {
  private static let cue = "word.hours."

  /// The two hours that it offers; nil if it offers none.
  var offeredHours: [Int]? {
    cues.first { $0.hasPrefix(Self.cue) }.map { cue in
      cue.dropFirst(Self.cue.count).split(separator: "-").compactMap { Int($0) }
    }
  }

  /// Takes a question that offers two hours for a question about the better one.
  mutating func takeHours(_ reader: QuestionReader) {
    switch intent {
    case .decision, .outlook, .bestTime, .compareTimes, .outOfScope: break
    case .chartFact, .skyFact, .transitWhen, .cause, .compatibility, .concept, .portrait,
      .followUp, .courtesy, .care:
      return
    }
    guard let offered = OfferedHours(reader) else { return }
    (intent, sureness, choices) = (.bestTime, 0.9, [])
    period = AskedPeriod(period?.from ?? reader.situation.today)
    cues.remove("word.choice")
    cues.insert(Self.cue + offered.hours.map { "\($0)" }.joined(separator: "-"))
  }
}
