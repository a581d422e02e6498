internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// Several best days where a question asks for a number of them.
extension AnswerWriter {
  /// Names the best days, as many as the question asks for, in the order of the calendar.
  ///
  /// - Parameters:
  ///   - ranked: The days, the best first.
  ///   - ending: What ends the key of a sentence where the question names no matter.
  ///   - start: The answer so far.
  /// - Returns: The answer; nil if the question asks for one day.
  /// - Throws: `EphemerisError` if the sky of a day is unknown.
  func severalDays(
    _ ranked: [MeterDays.Day], _ ending: String, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft? {
    guard let count = understanding.dayCount, ranked.count > count, let first = ranked.first else {
      return nil
    }
    var draft = start
    let best = ranked.prefix(count)
    let list = speech.list(best.map(\.date).sorted().map { speech.day($0) })
    draft.add(
      speech.say(
        "best.several" + ending,
        ["count": speech.number(count), "list": list, "matter": matter]))
    draft.add(speech.say("best.several.first", ["day": speech.day(first.date)]))
    if let transit = try difference(
      of: first.date, from: ranked.last?.date, leaning: .leanYes)
    {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: first.date))
    }
    for day in best { draft.name(day.date) }
    draft.note("best_day", first.date)
    draft.note("score", Int(first.leading.rounded()))
    draft.add(deed(.leanYes))
    return draft
  }
}

extension Understanding {
  /// How many days it asks for: "the three best days in May"; nil for one.
  var dayCount: Int? {
    cues.first { $0.hasPrefix("word.days.") }.flatMap { Int($0.dropFirst(10)) }
  }
}

extension QuestionReader {
  /// How many days a question asks for: "three strongest business days"; nil if it names no number of them.
  var askedDayCount: Int? {
    let units: Set<String> = ["days", "dates", "weekdays", "workdays", "dias", "fechas"]
    let spans: Set<String> = [
      "next", "last", "past", "first", "in", "for", "within", "proximos", "ultimos", "coming",
    ]
    for index in texts.indices {
      guard let count = CalendarWords.numbers[texts[index]] ?? Int(texts[index]),
        (2...7).contains(count),
        !["few", "couple"].contains(texts[index]), index == 0 || !spans.contains(texts[index - 1])
      else { continue }
      let after = texts[(index + 1)...].prefix(4)
      guard let unit = after.firstIndex(where: units.contains),
        !after[..<unit].contains(where: { spans.contains($0) || $0 == "or" || $0 == "of" })
      else { continue }
      let next = texts.dropFirst(unit + 1).first ?? ""
      if !["ago", "later", "before", "after", "from", "off"].contains(next) { return count }
    }
    return nil
  }

  /// Whether only days of business count: "business days", "working days".
  var asksForBusinessDays: Bool {
    texts.indices.dropLast().contains { index in
      ["business", "working", "office", "trading", "habiles", "laborables"].contains(texts[index])
        && ["day", "days"].contains(texts[index + 1])
        || ["dia", "dias"].contains(texts[index])
          && ["habil", "habiles", "laborable", "laborables"].contains(texts[index + 1])
    }
  }
}
