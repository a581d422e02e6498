internal import Ephemeris

// Words that make a time the end of a span, and times that belong together across others.
extension QuestionReader {
  private static let untils: Set<String> = ["by", "before", "until", "till", "til"]

  /// The word that makes a time the end or the beginning of what is asked: "up to the 23rd" ends with it, as
  /// "before my wedding on 5 December" does.
  func limit(of time: PeriodReader.Time) -> String? {
    var place = time.place.lowerBound - 1
    while place > 0, ["the", "my", "el", "la", "mi"].contains(texts[place]) { place -= 1 }
    guard place >= 0 else { return nil }
    let before = place > 0 ? texts[place - 1] : ""
    switch texts[place] {
    case "to"
    where before == "up" && place > 1 && ["run", "lead", "leading"].contains(texts[place - 2]):
      // "The run up to Christmas".
      return "before"
    case "to" where ["up", "now", "today"].contains(before): return "until"
    case "a", "al":
      // "De aquí a marzo".
      return ["aqui", "aca", "ahora"].contains(before) ? "hasta" : nil
    case "than" where before == "later": return "until"
    case "of" where before == "ahead": return "before"
    case "upto": return "until"
    case "de" where before == "antes", "del" where before == "antes": return "before"
    case "before", "antes", "and", "until", "till", "til", "by", "hasta", "since", "desde", "after":
      return texts[place]
    default: break
    }
    guard time.kind == .day, place > 0 else { return nil }
    let isPast = time.period.to < situation.today
    if isPast { return texts[..<place].suffix(6).first { ["since", "desde"].contains($0) } }
    // Within the clause that the time ends.
    for index in (max(0, place - 8)..<place).reversed() {
      if words[index + 1].startsClause { return nil }
      let isFromNow = index > 0 && texts[index - 1] == "now"
      if isFromNow || asksWhich, ["before", "until", "till", "til"].contains(texts[index]) {
        return texts[index] == "before" ? "before" : "until"
      }
      if asksWhich, texts[index] == "ahead" { return "before" }
    }
    return nil
  }

  private var asksWhich: Bool {
    ["which", "when", "day", "date", "evening", "night", "dia", "cuando", "fecha"].contains {
      has($0)
    }
  }

  /// "Before the year is out", "before June's done", "till new year": the last day of what ends.
  func endOf(_ time: PeriodReader.Time, _ lead: String) -> CalendarDate? {
    guard Self.untils.contains(lead), time.period.to > situation.today else { return nil }
    if time.kind == .day, texts[time.place].has("new"), !texts[time.place].has("eve") {
      return time.period.from.advanced(byDays: -1)
    }
    guard time.period.dayCount > 1 else { return nil }
    let rest = texts[time.place.upperBound...].prefix(2)
    let ends: Set<String> = [
      "ends", "end", "closes", "finishes", "out", "over", "done", "up", "through", "termina",
      "acaba",
    ]
    let first = rest.first ?? ""
    let says =
      ends.contains(first) || ["is", "s", "are"].contains(first) && ends.contains(rest.last ?? "")
    return says ? time.period.to : nil
  }

  func isSingleMonth(_ time: PeriodReader.Time) -> Bool {
    time.kind == .month && (28...31).contains(time.period.dayCount)
  }

  /// The days from the first of some times to the last.
  func hull(_ periods: [AskedPeriod]) -> AskedPeriod? {
    guard let first = periods.map(\.from).min(), let last = periods.map(\.to).max() else {
      return nil
    }
    return AskedPeriod(first, last)
  }

  /// "Between the 14th and Christmas Eve", wherever it stands among other times.
  func namedRange() -> AskedPeriod? {
    guard times.count > 2 else { return nil }
    for (one, other) in zip(times, times.dropFirst()) {
      let start = one.place.lowerBound
      let lead = texts[..<start].suffix(2).first {
        ["between", "from", "entre", "desde", "del"].contains($0)
      }
      guard let lead, one.place.upperBound <= other.place.lowerBound else { continue }
      let between = texts[one.place.upperBound..<other.place.lowerBound]
      let joints = ["to", "until", "till", "til", "through", "thru", "al", "hasta", "a"]
      let isBetween = ["between", "entre"].contains(lead)
      guard between.count <= 2, one.period.from < other.period.to,
        between.contains(where: joints.contains)
          || isBetween && between.contains(where: { ["and", "y"].contains($0) })
      else { continue }
      return AskedPeriod(one.period.from, other.period.to)
    }
    return nil
  }

  /// "Feb, March, April in love".
  func monthsInARow() -> AskedPeriod? {
    guard times.count > 2, times.allSatisfy(isSingleMonth) else { return nil }
    let isRow = zip(times, times.dropFirst()).allSatisfy { one, other in
      let gap = texts[one.place.upperBound..<max(one.place.upperBound, other.place.lowerBound)]
      return gap.allSatisfy { ["and", "y"].contains($0) }
        && one.period.to.advanced(byDays: 1) == other.period.from
    }
    return isRow ? hull(times.map(\.period)) : nil
  }

  /// "There's a run on the 5th and another on the 19th, which suits me": days or months to choose from that no "or"
  /// joins.
  func unjoinedChoices() -> [AskedPeriod]? {
    let asks = ["which", "better", "cual", "or", "whichever", "when"].contains { has($0) }
    guard asks, times.allSatisfy({ $0.options.isEmpty }) else { return nil }
    let isOfDays = times.allSatisfy { $0.kind == .day }
    guard isOfDays || times.allSatisfy(isSingleMonth) else { return nil }
    if has("when"), !isOfDays || times.contains(where: { $0.place.count > 1 }) { return nil }
    var periods: [AskedPeriod] = []
    for time in times where !periods.contains(time.period) { periods.append(time.period) }
    guard periods.count > 1, periods.allSatisfy({ $0.to >= situation.today }) else { return nil }
    return periods
  }
}
