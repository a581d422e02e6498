internal import Ephemeris

// Parts of a week, a month or a year by where they stand in it, and days that are counted from another day.
extension PeriodReader {
  /// A time that is named by its place in another or by a count from it; nil if none begins at a place.
  func edged(at index: Int, _ texts: [String]) -> Time? {
    shortEnd(at: index, texts) ?? laterIn(at: index, texts) ?? partOfWeek(at: index, texts)
      ?? spanishPart(at: index, texts) ?? weekdaysAhead(at: index, texts)
      ?? countedBeside(at: index, texts) ?? spanishCount(at: index, texts)
  }

  /// "EOW", "before eom".
  private func shortEnd(at index: Int, _ texts: [String]) -> Time? {
    let isUntil = ["before", "by", "until", "till", "til"].contains(texts[index])
    let place = isUntil ? index + 1 : index
    let units = ["eow": "week", "eom": "month", "eoy": "year"]
    if word(place, texts) == "eod", !isUntil {
      return Time(period: AskedPeriod(today), place: index..<(place + 1), kind: .day)
    }
    guard let name = units[word(place, texts)], let (whole, kind) = unit(name, 0) else {
      return nil
    }
    return Time(
      period: isUntil ? AskedPeriod(today, whole.to) : lastDays(of: whole),
      place: index..<(place + 1), kind: kind)
  }

  /// "Later this week", "later in the month", "earlier this year".
  private func laterIn(at index: Int, _ texts: [String]) -> Time? {
    guard ["later", "earlier"].contains(texts[index]) else { return nil }
    var place = index + 1
    while ["on", "in", "this", "the"].contains(word(place, texts)) { place += 1 }
    guard place > index + 1, let (whole, _) = unit(word(place, texts), 0) else { return nil }
    let period =
      texts[index] == "later" ? AskedPeriod(today, whole.to) : AskedPeriod(whole.from, today)
    return Time(period: period, place: index..<(place + 1), kind: .span)
  }

  /// "Early next week", "late this week", "midweek", "a mitad de semana".
  private func partOfWeek(at index: Int, _ texts: [String]) -> Time? {
    let names = ["early": 0, "mid": 1, "midweek": 1, "late": 2, "mitad": 1, "mediados": 1]
    guard let part = names[texts[index]] else { return nil }
    var place = index + 1
    var step = 0
    var isNamed = texts[index] == "midweek"
    // "Midweek" and "mid week next week".
    if texts[index] == "mid", word(place, texts) == "week" {
      isNamed = true
      place += 1
    }
    let joints = ["in", "of", "the", "this", "next", "de", "la", "esta", "proxima"]
    var end = place
    while joints.contains(word(end, texts)) {
      if ["next", "proxima"].contains(word(end, texts)) { step = 1 }
      end += 1
    }
    if ["week", "semana"].contains(word(end, texts)) {
      end += 1
      if isComing(at: end, texts) {
        step = 1
        end += 2
      }
    } else if isNamed {
      (end, step) = (place, 0)
    } else {
      return nil
    }
    let parts = [0...2, 1...3, 4...6][part]
    func days(_ step: Int) -> AskedPeriod {
      let monday = week(of: today, later: step).from
      return AskedPeriod(
        monday.advanced(byDays: parts.lowerBound), monday.advanced(byDays: parts.upperBound))
    }
    // What is over by now is that of next week.
    let isOver = step == 0 && !isPast && days(0).to < today
    return Time(period: days(isOver ? 1 : step), place: index..<end, kind: .span)
  }

  /// "A principios de enero", "mediados de febrero", "fin de mes", "a finales del mes que viene".
  private func spanishPart(at index: Int, _ texts: [String]) -> Time? {
    let begin: Set<String> = [
      "principio", "principios", "inicio", "inicios", "comienzo", "comienzos",
    ]
    let middle: Set<String> = ["mediados"]
    let end: Set<String> = ["fin", "fines", "final", "finales"]
    let name = texts[index]
    guard begin.contains(name) || middle.contains(name) || end.contains(name),
      ["de", "del"].contains(word(index + 1, texts)),
      let (whole, after) = container(at: index + 2, texts, orWeek: name != "fin")
    else { return nil }
    // "Fin de año" is its last day.
    if name == "fin", whole.dayCount > 40 { return nil }
    let third: Third =
      begin.contains(name) ? .beginning : middle.contains(name) ? .middle : .end
    return Time(
      period: period(third, of: whole, daysOfAWeeksBeginning: 3), place: index..<after, kind: .span)
  }

  /// "Two Mondays from now", "three weekends away".
  private func weekdaysAhead(at index: Int, _ texts: [String]) -> Time? {
    guard let count = CalendarWords.number(texts[index]), (1...9).contains(count) else {
      return nil
    }
    let name = word(index + 1, texts)
    let isWeekend = ["weekend", "weekends"].contains(name)
    let ends = [
      ["from", "now"], ["from", "today"], ["from", "here"], ["away"], ["hence"], ["ahead"],
    ]
    let after = texts[min(index + 2, texts.count)...]
    guard let tail = ends.first(where: { after.starts(with: $0) }) else { return nil }
    let place = index..<(index + 2 + tail.count)
    if isWeekend {
      let isNow = today.weekday == 0 || today.weekday == 6
      return Time(period: weekend(later: isNow ? count : count - 1), place: place, kind: .span)
    }
    guard let weekday = CalendarWords.weekdays[name] else { return nil }
    let date = upcoming(weekday).advanced(byDays: 7 * (count - 1))
    return Time(period: AskedPeriod(date), place: place, kind: .day)
  }

  /// "Two days before Christmas", "in the two weeks before my birthday", "a week after the 5th".
  private func countedBeside(at index: Int, _ texts: [String]) -> Time? {
    var place = index
    let leads: Set<String> = ["in", "during", "over", "for", "the", "last", "first"]
    while leads.contains(word(place, texts)) { place += 1 }
    let isSpan = texts[index..<place].contains { $0 == "the" }
    guard let (days, end) = dayCount(at: place, texts), days < 60,
      ["before", "after"].contains(word(end, texts))
    else { return nil }
    guard let found = dayBeside(at: end + 1, texts, orWeekday: false) else { return nil }
    let isBefore = texts[end] == "before"
    let range = index..<found.place.upperBound
    let date = found.period.from
    guard isSpan else {
      let moved = date.advanced(byDays: isBefore ? -days : days)
      return Time(period: AskedPeriod(moved), place: range, kind: .day)
    }
    let period =
      isBefore
      ? AskedPeriod(date.advanced(byDays: -days), date.advanced(byDays: -1))
      : AskedPeriod(date.advanced(byDays: 1), date.advanced(byDays: days))
    return Time(period: period, place: range, kind: .span)
  }

  /// "Dentro de dos semanas", "en tres días", "hace una semana", "hace dos meses que no duermo".
  private func spanishCount(at index: Int, _ texts: [String]) -> Time? {
    if ["anteayer", "antier"].contains(texts[index]) {
      return Time(
        period: AskedPeriod(today.advanced(byDays: -2)), place: index..<(index + 1), kind: .day)
    }
    let isAgo = texts[index] == "hace"
    var place = index + 1
    switch texts[index] {
    case "dentro" where word(place, texts) == "de": place += 1
    case "en", "hace": break
    default: return nil
    }
    let units = ["dia": 1, "dias": 1, "semana": 7, "semanas": 7, "mes": 30, "meses": 30]
    guard let count = CalendarWords.number(word(place, texts)), (1...60).contains(count),
      let length = units[word(place + 1, texts)], isAgo || length < 30
    else { return nil }
    let range = index..<(place + 2)
    let date = today.advanced(byDays: (isAgo ? -1 : 1) * count * length)
    if isAgo, word(place + 2, texts) == "que" {
      return Time(period: AskedPeriod(date, today), place: range, kind: .vague)
    }
    return Time(period: AskedPeriod(date), place: range, kind: .day)
  }
}
