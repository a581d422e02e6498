internal import Ephemeris

// Times that narrow other times, and times that only say with what something is compared.
extension QuestionReader {
  /// Leaves out what is past and only stands beside the time of the question: "better than last month", "we haven't
  /// talked since Easter", "why is all so hard lately? Yesterday a gull …".
  mutating func leaveComparedOut() {
    guard times.count > 1 else { return }
    let today = situation.today
    let lately = times.first { time in
      time.kind == .vague && time.period.dayCount == 15 && time.period.to == today
    }
    if let lately, periods.asksWhy, isInWhyClause(lately),
      times.allSatisfy({ $0.period.to <= today })
    {
      times = [lately]
      return
    }
    let all = times
    let isAhead = all.contains { $0.period.to >= today && $0.kind != .vague && !isCompared($0) }
    guard isAhead else { return }
    let kept = all.filter { time in
      if isCompared(time) { return false }
      guard time.period.to <= today, time.period.from < today else { return true }
      return !["since", "desde"].contains(limit(of: time))
    }
    if !kept.isEmpty { times = kept }
  }

  /// Leaves out how long something has not happened: "she hasn't called in two weeks".
  mutating func leaveSinceOut() {
    let negated: Set<String> = ["hasnt", "havent", "hadnt", "not", "never", "no", "didnt", "aint"]
    let perfect: Set<String> = ["has", "have", "had", "ive", "hes", "shes", "weve", "theyve"]
    times.removeAll { time in
      let start = time.place.lowerBound
      guard texts[time.place].first == "in",
        texts[time.place].contains(where: { CalendarWords.number($0) != nil || $0 == "a" })
      else { return false }
      let begin = texts.indices.prefix(start + 1).last { words[$0].startsClause } ?? 0
      let lead = texts[begin..<start]
      guard let place = lead.lastIndex(where: { negated.contains($0) }), !lead.has("yet") else {
        return false
      }
      return ["hasnt", "havent", "hadnt", "aint"].contains(texts[place])
        || lead[..<place].contains(where: perfect.contains)
    }
  }

  /// Whether a clause that asks why holds a time.
  private func isInWhyClause(_ time: PeriodReader.Time) -> Bool {
    let place = time.place.lowerBound
    let begin = texts.indices.prefix(place + 1).last { words[$0].startsClause } ?? 0
    let end = texts.indices.suffix(from: place + 1).first { words[$0].startsClause } ?? texts.count
    return texts[begin..<end].contains { ["why", "whys", "porque"].contains($0) }
      || texts[begin..<end].has("por") && texts[begin..<end].has("que")
  }

  /// Whether a time is over, or nearly, and the question only compares something with it or reports it.
  private func isCompared(_ time: PeriodReader.Time) -> Bool {
    let (start, end) = (time.place.lowerBound, time.place.upperBound)
    let today = situation.today
    let isThan = start > 0 && texts[start - 1] == "than"
    if isThan, time.period.to < today { return true }
    guard time.kind == .month, time.place.count == 1, time.period.dayCount < 100 else {
      return false
    }
    let name = texts[start]
    let isName = CalendarWords.months[name] != nil || Self.seasonNames.contains(name)
    guard isName, !periods.isPast else { return false }
    // "October was a desert".
    if end < texts.count, ["was", "were", "fue"].contains(texts[end]) { return true }
    guard isThan, !has("or") else { return false }
    // "Better than winter", in March: the year before's ended lately.
    let ended = time.period.to.advanced(byDays: time.period.from > today ? -365 : 0)
    return ended < today && today.dayNumber - ended.dayNumber < 60
  }

  private static let seasonNames: Set<String> = ["spring", "summer", "autumn", "fall", "winter"]

  /// A span that a day cuts: "the second half of October, from the 18th", "next month up to the 20th".
  func cutSpan() -> AskedPeriod? {
    guard times.count == 2, times[0].kind != .day, times[0].kind != .vague, times[1].kind == .day,
      times[0].options.isEmpty, times[0].period.dayCount < 93
    else { return nil }
    let (whole, cut) = (times[0].period, times[1])
    let start = cut.place.lowerBound
    let gap = texts[times[0].place.upperBound..<max(times[0].place.upperBound, start)]
    guard !gap.has("or"), !gap.has("o"), !gap.has("and") else { return nil }
    var date = cut.period.from
    if !whole.contains(date), cut.place.count == 1, let day = CalendarWords.day(texts[start]),
      (1...CalendarDate.lengthOfMonth(whole.from.month, year: whole.from.year)).contains(day)
    {
      date = whole.from.advanced(byDays: day - whole.from.day)
    }
    guard whole.contains(date) else { return nil }
    let isFrom = texts[..<start].suffix(2).contains { ["from", "starting", "desde"].contains($0) }
    if isFrom { return AskedPeriod(date, whole.to) }
    let first = max(whole.from, min(situation.today, date))
    switch limit(of: cut) {
    case "until", "till", "til", "by", "hasta": return AskedPeriod(first, date)
    case "before", "antes": return AskedPeriod(first, date.advanced(byDays: -1))
    case "after" where date < whole.to: return AskedPeriod(date.advanced(byDays: 1), whole.to)
    default: return nil
    }
  }

  /// "This week …, mon to fri only": the weekdays of a week that stands elsewhere.
  func weekdaysOfWeek() -> AskedPeriod? {
    guard times.count == 3, let own = times.firstIndex(where: { $0.kind == .week }),
      times[own].period.dayCount == 7, own != 1
    else { return nil }
    let days = times.indices.filter { $0 != own }.map { times[$0] }
    guard days.allSatisfy(isWeekday) else { return nil }
    let gap = texts[days[0].place.upperBound..<days[1].place.lowerBound]
    let joints = ["to", "thru", "through", "til", "till", "until", "a", "al"]
    guard gap.count <= 1, gap.allSatisfy(joints.contains) else { return nil }
    func place(_ time: PeriodReader.Time) -> CalendarDate {
      times[own].period.from.advanced(byDays: (time.period.from.weekday + 6) % 7)
    }
    let (first, last) = (place(days[0]), place(days[1]))
    return first < last ? AskedPeriod(first, last) : nil
  }

  /// Whether a day is named and then meant by a word: "my birthday is on the 12th, best day before it to …".
  var looksBeforeIt: Bool {
    texts.indices.dropLast().contains { index in
      ["before", "until"].contains(texts[index])
        && ["it", "then", "that"].contains(texts[index + 1])
    }
  }
}
