internal import Ephemeris

// Which of the times that a question names it asks about.
extension QuestionReader {
  /// The time after one that "or next" follows, as in "this weekend or next".
  private func nextOf(_ time: PeriodReader.Time) -> AskedPeriod? {
    let rest = texts[time.place.upperBound...]
    guard rest.starts(with: ["or", "next"]) || rest.starts(with: ["or", "the", "next"]) else {
      return nil
    }
    let period = time.period
    switch period.dayCount {
    case 2...8:
      return AskedPeriod(period.from.advanced(byDays: 7), period.to.advanced(byDays: 7))
    case 28...31:
      let start = period.to.advanced(byDays: 1)
      let days = CalendarDate.lengthOfMonth(start.month, year: start.year)
      return AskedPeriod(start, start.advanced(byDays: days - 1))
    case 88...93:
      return AskedPeriod(
        period.to.advanced(byDays: 1), period.to.advanced(byDays: 1).end(ofMonths: 3))
    case 360...366:
      let start = period.to.advanced(byDays: 1)
      return AskedPeriod(start, start.end(ofMonths: 12))
    default: return nil
    }
  }

  /// Two times to choose from that do not overlap: "now or in autumn", asked in autumn, means the next one.
  private func apart(_ periods: [AskedPeriod]) -> [AskedPeriod] {
    let today = situation.today
    guard periods.count == 2, let now = periods.firstIndex(of: AskedPeriod(today)) else {
      return periods
    }
    let other = periods[1 - now]
    if other.contains(today), (2...7).contains(other.dayCount) {
      return periods.indices.map { $0 == now ? periods[$0] : periods[$0].moved(byDays: 7) }
    }
    guard other.contains(today), (80...95).contains(other.dayCount) else { return periods }
    let from = other.from.advanced(byDays: 366)
    let next = periods.indices.map { index in
      index == now
        ? periods[index]
        : AskedPeriod(
          from.advanced(byDays: 1 - from.day), from.advanced(byDays: 1 - from.day).end(ofMonths: 3))
    }
    return next
  }

  /// Whether one of two days that "and" joins is asked for: "interviews on the 9th and the 15th, which is better".
  private func asksWhichOfDays(_ first: PeriodReader.Time, _ second: PeriodReader.Time) -> Bool {
    guard first.kind == .day, second.kind == .day, first.period != second.period,
      !texts[..<first.place.lowerBound].suffix(2).contains(where: {
        ["between", "from"].contains($0)
      })
    else { return false }
    let gap = texts[first.place.upperBound..<max(first.place.upperBound, second.place.lowerBound)]
    guard gap.contains(where: { ["and", "y", "plus"].contains($0) }), gap.count < 6 else {
      return false
    }
    return asksWhichOne
  }

  /// Whether one of several things is asked for: "which is better", "which one should I take".
  var asksWhichOne: Bool {
    let next: Set<String> = [
      "is", "one", "of", "would", "should", "looks", "has", "do", "date", "suits", "to",
    ]
    return has("better") || has("rather") || has("prefer")
      || texts.indices.dropLast().contains { index in
        ["which", "wich"].contains(texts[index]) && next.contains(texts[index + 1])
      }
  }

  /// Whether "between now and" stands before a time.
  private func isBetweenNow(_ time: PeriodReader.Time) -> Bool {
    let lead = texts[..<time.place.lowerBound].suffix(4)
    return lead.has("between") && (lead.has("now") || lead.has("today"))
  }

  /// The days before a time and those after it, where a question offers both: "before or after Christmas".
  func aroundFeast(_ time: PeriodReader.Time) -> (AskedPeriod, AskedPeriod)? {
    let today = situation.today
    guard time.period.from > today else { return nil }
    let lead = texts[..<time.place.lowerBound].suffix(4)
    let rest = texts[time.place.upperBound...].prefix(2)
    let isAround =
      (lead.has("before") || lead.has("b4"))
      && (lead.has("after") || Array(rest) == ["or", "after"])
      || lead.has("antes") && lead.has("despues")
    guard isAround, has("or") || has("o") else { return nil }
    let before = AskedPeriod(today, time.period.from.advanced(byDays: -1))
    let after = time.period.to.advanced(byDays: 1)
    // After a weekend comes the week, up to its Friday.
    let isWeekend = time.period.dayCount == 2 && time.period.from.weekday == 6
    return (before, AskedPeriod(after, after.advanced(byDays: isWeekend ? 4 : 13)))
  }

  /// The dates that one of two times offers: "in January or after carnival" has the two weeks after it.
  private func offeredSpan(_ time: PeriodReader.Time) -> AskedPeriod {
    let today = situation.today
    guard time.kind == .day || time.kind == .month, time.period.from > today else {
      return time.period
    }
    switch limit(of: time) {
    case "after", "despues":
      let start = time.period.to.advanced(byDays: 1)
      return AskedPeriod(start, start.advanced(byDays: 13))
    case "before", "antes": return AskedPeriod(today, time.period.from.advanced(byDays: -1))
    default: return time.period
    }
  }

  /// The time in the clause that asks: "I retire in June. How does the summer look?"
  var askedTime: PeriodReader.Time? {
    let clause = IntentFeatures.clause(of: self)
    guard clause.lowerBound > 0 else { return nil }
    return times.first { clause.contains($0.place.lowerBound) }
  }

  /// "Summer 2027, June to August": the months that "to" joins, wherever they stand.
  private func monthsBetween() -> AskedPeriod? {
    guard times.count > 2 else { return nil }
    for (one, other) in zip(times, times.dropFirst()) where other.kind == .month {
      let between = texts[one.place.upperBound..<max(one.place.upperBound, other.place.lowerBound)]
      if one.kind == .month, between.count == 1,
        ["to", "until", "till", "through", "thru", "al", "and", "y"].contains(between.first ?? ""),
        one.period.from < other.period.to
      {
        return AskedPeriod(one.period.from, other.period.to)
      }
    }
    return nil
  }

  /// "When this week, … deadline soon": the time that is named, without the vague one of another clause.
  private func withoutSoon() -> AskedPeriod? {
    guard times.count == 2, times[1].kind == .vague, times[0].kind != .vague,
      texts[times[1].place].contains(where: { ["soon", "lately", "recently"].contains($0) }),
      texts[times[0].place.upperBound..<times[1].place.lowerBound].count > 3
    else { return nil }
    return times[0].period
  }

  /// The dates of the question as a whole, and the times to choose from.
  func period() -> (period: AskedPeriod?, choices: [AskedPeriod]) {
    guard let first = times.first else { return (nil, []) }
    let today = situation.today
    func before(_ time: PeriodReader.Time) -> String {
      time.place.lowerBound > 0 ? texts[time.place.lowerBound - 1] : ""
    }
    // "How will that week feel", after a day of it.
    if times.count == 1, first.kind == .day,
      texts.indices.dropLast().contains(where: { texts[$0] == "that" && texts[$0 + 1] == "week" })
    {
      return (periods.week(of: first.period.from), [])
    }
    if times.count == 1 {
      if let (one, other) = aroundFeast(first) {
        return (AskedPeriod(one.from, other.to), [one, other])
      }
      if !first.options.isEmpty { return (first.period, first.options) }
      if let next = nextOf(first) {
        return (AskedPeriod(first.period.from, next.to), [first.period, next])
      }
      let lead = limit(of: first) ?? (looksBeforeIt ? "before" : before(first))
      if let end = endOf(first, lead) { return (AskedPeriod(today, end), []) }
      switch lead {
      case "before" where first.period.from > today, "antes" where first.period.from > today:
        return (AskedPeriod(today, first.period.from.advanced(byDays: -1)), [])
      case "and" where first.period.to > today && isBetweenNow(first):
        return (AskedPeriod(today, endOf(first, "until") ?? first.period.to), [])
      case "until" where first.period.to >= today, "till" where first.period.to >= today,
        "til" where first.period.to >= today, "by" where first.period.to >= today,
        "hasta" where first.period.to >= today:
        // "From now until March" ends before it.
        let isMonth = first.kind == .month && first.place.count == 1 && first.period.dayCount < 93
        let end =
          isMonth && first.period.from > today && lead != "hasta"
          ? first.period.from.advanced(byDays: -1) : first.period.to
        return (AskedPeriod(today, end), [])
      case "since" where first.period.from <= today, "desde" where first.period.from <= today:
        return (AskedPeriod(first.period.from, today), [])
      case "after" where first.kind != .vague:
        let start = first.period.to.advanced(byDays: 1)
        return (AskedPeriod(start, start.advanced(byDays: 29)), [])
      default: return (first.period, [])
      }
    }
    if let cut = cutSpan() ?? weekdaysOfWeek() { return (cut, []) }
    if let range = monthsBetween() ?? namedRange() ?? monthsInARow() { return (range, []) }
    if let asked = withoutSoon() { return (asked, []) }
    if let joined = joinedBehindStory() { return (hull(joined), joined) }
    var second = times[1]
    let between = texts[
      first.place.upperBound..<max(first.place.upperBound, second.place.lowerBound)]
    // "From Monday to Friday" and "next Thursday and Friday" go on.
    let goesOn = ["to", "until", "till", "through", "thru", "and", "al", "y", "til"]
    if between.count == 1, goesOn.contains(between.first ?? ""), first.kind == .day,
      second.kind == .day, second.period.from < first.period.from, second.period.from > today,
      isWeekday(second)
    {
      if times.count == 2, first.period.from == today.advanced(byDays: 7),
        second.period.from == today.advanced(byDays: 1)
      {
        // "Saturday and Sunday", on a Saturday.
        return (AskedPeriod(today, second.period.to), [])
      }
      second.period = second.period.moved(byDays: 7)
    }
    let union = AskedPeriod(
      min(first.period.from, second.period.from), max(first.period.to, second.period.to))
    let isList =
      times.count > 2
      && (times.allSatisfy { $0.kind == .day } || times.allSatisfy { isSingleMonth($0) })
      && texts[second.place.upperBound...].prefix(3).contains { ["or", "o"].contains($0) }
    let isChoice =
      isList || asksWhichOfDays(first, second)
      || between.contains { ["or", "o", "than", "vs", "versus", "que"].contains($0) }
      || comparesTimes
    if isChoice {
      // "Tuesday or Thursday …, this week" offers two days.
      let days = times.count { $0.kind == .day }
      let offered = times.filter { time in
        days < 2 || time.kind == .day || ["or", "o", "than", "vs"].contains(before(time))
      }
      let named = apart(offered.filter { $0.options.isEmpty }.map(offeredSpan))
      // "Tuesday or Thursday this week" has two choices.
      let choices = named.filter { wide in
        !named.contains { wide.contains($0.from) && wide.contains($0.to) && $0 != wide }
      }
      return (hull(choices) ?? union, choices.count > 1 ? choices : named)
    }
    if between.count <= 3,
      between.contains(where: {
        ["to", "until", "till", "til", "thru", "through", "al", "hasta", "and", "y"].contains($0)
      })
        // "Is 2027 a good year" is no span.
        || Array(between) == ["a"]
        || between.isEmpty && first.kind == .day && second.kind == .day
    {
      return (union, [])
    }
    if let offered = unjoinedChoices() { return (hull(offered), offered) }
    // The wider of two where one lies within the other and a day is looked for.
    return (nil, times.map(\.period))
  }
}
