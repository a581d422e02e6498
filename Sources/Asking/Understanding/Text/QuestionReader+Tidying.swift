internal import Ephemeris

// Which of the times that are found are times of the question.
extension QuestionReader {
  /// Leaves out a feast that names a thing where a day is named, too: "spend my Christmas money today".
  mutating func leaveFeastsOut() {
    let feasts: Set<String> = [
      "christmas", "xmas", "holidays", "easter", "halloween", "valentines",
    ]
    let joints: Set<String> = ["or", "to", "until", "and", "than", "before", "after", "till"]
    let days = times.filter { $0.kind == .day && !feasts.contains(texts[$0.place.lowerBound]) }
    if times.count > 2, days.count > 1 {
      // "Fri 11th or fri 18th for the xmas night out".
      times.removeAll { time in
        let (start, end) = (time.place.lowerBound, time.place.upperBound)
        return time.place.count == 1 && feasts.contains(texts[start])
          && !(start > 0 && joints.contains(texts[start - 1]))
          && !(end < texts.count && joints.contains(texts[end]))
      }
    }
    guard times.count == 2 else { return }
    let all = times
    times.removeAll { time in
      guard feasts.contains(texts[time.place.lowerBound]), time.place.count == 1,
        let other = all.first(where: { $0 != time }), other.kind == .day,
        !feasts.contains(texts[other.place.lowerBound])
      else { return false }
      let (one, next) =
        time.place.lowerBound < other.place.lowerBound ? (time, other) : (other, time)
      let between = texts[one.place.upperBound..<max(one.place.upperBound, next.place.lowerBound)]
      return between.count > 4 || !between.contains { joints.contains($0) }
    }
  }

  /// Leaves out a weekday that stands beside its date, and "now" and "soon" beside another time.
  mutating func tidyTimes() {
    if times.contains(where: { $0.kind != .vague }) {
      times.removeAll { time in
        // "Now or tomorrow" is a choice.
        let isChoice =
          texts.indices.contains(time.place.upperBound) && texts[time.place.upperBound] == "or"
        return time.kind == .vague && !isChoice
      }
    }
    // "2027 … how is the whole year": the year that is named.
    let namesYear = times.contains { time in
      time.place.count == 1 && Int(texts[time.place.lowerBound]).map { $0 > 1000 } ?? false
    }
    if namesYear {
      times.removeAll { time in
        texts[time.place].last == "year"
          && ["whole", "all", "the"].contains(texts[time.place.lowerBound])
      }
    }
    var index = 0
    while index + 1 < times.count {
      let (one, other) = (times[index], times[index + 1])
      let between = texts[one.place.upperBound..<max(one.place.upperBound, other.place.lowerBound)]
      let joins = between.allSatisfy { ["the", "on", "of", "de", "el", "in"].contains($0) }
      if isWeekday(one), other.kind == .month, between.count == 1, joins,
        !other.period.contains(one.period.from)
      {
        // "A calm Sunday in February" is one of four.
        times.remove(at: index)
        continue
      }
      if one.kind == .day, other.kind == .day, joins, between.count <= 2,
        !between.has("in"), !(isWeekday(one) && isWeekday(other)),
        !(isDated(one) && isDated(other) && one.period != other.period),
        !(CalendarWords.isOrdinal(texts[one.place.lowerBound]) && one.place.count == 1),
        other.period.from != one.period.from || between.isEmpty
          || between.first == "the"
      {
        // "Saturday 6 March", "tomorrow the 5th".
        times.remove(at: index)
        continue
      }
      // "Labour weekend, 23 to 25 October".
      if one.kind == .span, other.kind == .span || other.kind == .day, between.count <= 1,
        texts[one.place].has("weekend"), !texts[other.place].has("weekend"),
        texts[other.place].contains(where: { CalendarWords.day($0) != nil })
      {
        times.remove(at: index)
        continue
      }
      // "The 5th this month", "Saturday in June", "christmas days, 24th to 26th".
      if one.kind == .day, other.kind == .span, other.options.isEmpty,
        other.period.contains(one.period.from)
      {
        times.remove(at: index)
        continue
      }
      if one.kind == .month, other.kind == .month, joins, between.count <= 1,
        one.period.contains(other.period.from) || other.period.contains(one.period.from)
      {
        times.remove(at: one.period.dayCount < other.period.dayCount ? index + 1 : index)
        continue
      }
      index += 1
    }
  }

  /// Puts weekdays into the week that stands beside them: "Thursday next week", "next week, Monday to Friday".
  mutating func joinWeeks() {
    let joints: Set<String> = ["of", "in", "on", "the", "or", "and", "to", "until", "from"]
    for week in times where week.kind == .week && week.period.dayCount == 7 {
      guard let own = times.firstIndex(of: week) else { continue }
      func areJoined(_ one: Int, _ other: Int) -> Bool {
        let (end, start) = (times[one].place.upperBound, times[other].place.lowerBound)
        return end <= start && start - end <= 2
          && texts[end..<start].allSatisfy { joints.contains($0) }
      }
      var (first, last) = (own, own)
      while first > 0, isWeekday(times[first - 1]), areJoined(first - 1, first) { first -= 1 }
      while first == own, last + 1 < times.count, isWeekday(times[last + 1]),
        areJoined(last, last + 1)
      {
        last += 1
      }
      guard first < own || last > own else { continue }
      for index in first...last where index != own {
        let shift = (times[index].period.from.weekday + 6) % 7
        times[index].period = AskedPeriod(week.period.from.advanced(byDays: shift))
      }
      times.remove(at: own)
    }
  }

  /// Whether a day is named by its number and month: of "Jan 12, Jan 19" neither only says more of the other.
  private func isDated(_ time: PeriodReader.Time) -> Bool {
    time.kind == .day && time.place.count > 1
      && texts[time.place].contains { CalendarWords.day($0) != nil }
  }

  func isWeekday(_ time: PeriodReader.Time) -> Bool {
    time.kind == .day && time.place.count == 1
      && CalendarWords.weekdays[texts[time.place.lowerBound]] != nil
  }

  /// Takes "the 26th" for that of the month after, where today is the 26th and another day is named beside it.
  mutating func moveTodaysNumber() {
    guard times.count > 1 else { return }
    for index in times.indices {
      let time = times[index]
      guard time.kind == .day, time.period.from == situation.today, time.place.count == 1,
        CalendarWords.isOrdinal(texts[time.place.lowerBound]),
        let other = times.first(where: { $0.kind == .day && $0.period.from > situation.today }),
        let moved = try? CalendarDate(
          other.period.from.year, other.period.from.month, time.period.from.day),
        moved > situation.today
      else { continue }
      times[index].period = AskedPeriod(moved)
    }
  }

  /// Leaves out what names no time of the question where another does: a year long ago, "my week", a name that
  /// stands twice.
  mutating func leaveAsidesOut() {
    func isNamed(_ time: PeriodReader.Time) -> Bool { time.kind != .vague && !isAside(time) }
    if times.contains(where: isNamed) { times.removeAll(where: isAside) }
    // "On Tuesday I dropped a tray. Why Tuesday?"
    var names: Set<String> = []
    times.removeAll { time in
      let name = texts[time.place.lowerBound]
      let isName = CalendarWords.weekdays[name] != nil || CalendarWords.months[name] != nil
      return time.place.count == 1 && isName && !names.insert(name).inserted
    }
  }

  private static let things: Set<String> = [
    "market", "party", "money", "present", "presents", "lunch", "dinner", "do", "card", "cards",
    "tree", "gifts", "shopping", "bonus", "play", "concert", "fair", "job", "jobs", "internship",
    "internships", "camp", "clothes", "term", "sale", "sales", "cake",
  ]
  private static let seasons: Set<String> = [
    "summer", "winter", "spring", "autumn", "christmas", "xmas", "easter",
  ]
  private static let birthdays: Set<String> = ["birthday", "bday", "cumpleanos"]

  private func isAside(_ time: PeriodReader.Time) -> Bool {
    let (start, end) = (time.place.lowerBound, time.place.upperBound)
    let name = texts[start]
    // "The long weekend, Saturday to Monday" is what the days say.
    if texts[time.place].last == "weekend", texts[..<end].suffix(3).has("long") { return true }
    guard time.place.count == 1 else { return false }
    if let year = Int(name), (1800...2399).contains(year) {
      return year < situation.today.year - 1
    }
    // "Before the Christmas party", "for summer jobs".
    if Self.seasons.contains(name), end < texts.count, Self.things.contains(texts[end]) {
      return true
    }
    // "My birthday is on the 20th".
    if Self.birthdays.contains(name) {
      return times.contains { other in
        other.kind == .day && other.place.lowerBound >= end && other.place.lowerBound - end < 4
          && texts[end..<other.place.lowerBound].allSatisfy { ["is", "on", "the"].contains($0) }
      }
    }
    let units = ["week", "month", "year", "day", "semana", "mes", "ano", "dia"]
    return units.contains(name) && time.period.contains(situation.today)
  }

  /// "The February eclipse on the 6th" is a day of February.
  mutating func joinDayToMonth() {
    guard times.count == 2, times[0].kind == .month, times[0].period.dayCount < 32,
      CalendarWords.months[texts[times[0].place.lowerBound]] != nil, times[0].place.count == 1,
      times[1].kind == .day, times[1].place.count == 1,
      let number = CalendarWords.day(texts[times[1].place.lowerBound]),
      CalendarWords.isOrdinal(texts[times[1].place.lowerBound]),
      (1...4).contains(times[1].place.lowerBound - times[0].place.upperBound),
      !texts[times[0].place.upperBound..<times[1].place.lowerBound].has("or"),
      number <= times[0].period.dayCount
    else { return }
    times[1].period = AskedPeriod(times[0].period.from.advanced(byDays: number - 1))
    times.removeFirst()
  }
}
