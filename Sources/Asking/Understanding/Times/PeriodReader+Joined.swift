internal import Ephemeris

// Times of two parts: a weekday and its number, a season and its year, "the one after", a count from here.
extension PeriodReader {
  /// "Sat 29", "friday the 5th", "el sábado 8": the next day that is both.
  func numberedWeekday(at index: Int, _ texts: [String]) -> Time? {
    let short = texts[index] == "sun" ? 0 : nil
    guard let weekday = CalendarWords.weekdays[texts[index]] ?? short else { return nil }
    let place = ["the", "el"].contains(word(index + 1, texts)) ? index + 2 : index + 1
    guard let number = CalendarWords.day(word(place, texts)), (1...31).contains(number),
      word(place, texts).count <= 4,
      !["am", "pm", "h", "oclock", "days", "weeks", "months", "years"].contains(
        word(place + 1, texts)),
      CalendarWords.months[word(place + 1, texts)] == nil,
      !["of", "de"].contains(word(place + 1, texts))
    else { return nil }
    // "El sábado 8 y el sábado 15 de mayo": both of May.
    let named = texts[place...].prefix(9).compactMap { name in
      CalendarWords.doubtfulMonths.contains(name) ? nil : CalendarWords.months[name]
    }.first
    for step in 0..<7 {
      let month = wholeMonth(of: today, later: isPast ? -step : step)
      guard number <= month.dayCount else { continue }
      let date = month.from.advanced(byDays: number - 1)
      guard date.weekday == weekday, isPast ? date <= today : date >= today else { continue }
      if let named, date.month != named { continue }
      return Time(period: AskedPeriod(date), place: index..<(place + 1), kind: .day)
    }
    return nil
  }

  /// "Spring 2027", "the summer of 2028".
  func seasonOfYear(at index: Int, _ texts: [String]) -> Time? {
    let northern = [
      "spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12, "primavera": 3, "verano": 6,
      "otono": 9, "invierno": 12,
    ]
    guard let month = northern[texts[index]] else { return nil }
    let place = ["of", "de", "del", "in"].contains(word(index + 1, texts)) ? index + 2 : index + 1
    guard word(place, texts).count == 4, let year = Int(word(place, texts)),
      (1800...2399).contains(year)
    else { return nil }
    let start = wholeMonth(year, isSouthern ? (month + 5) % 12 + 1 : month).from
    return Time(
      period: AskedPeriod(start, wholeMonth(of: start, later: 2).to), place: index..<(place + 1),
      kind: .month)
  }

  /// "This weekend or the one after", "tomorrow or the day after", "Saturday or the Saturday after".
  func oneAfter(
    _ last: Time?, at index: Int, _ texts: [String], _ words: [FoldedText.Word]
  ) -> Time? {
    let lead = word(index, texts)
    // "Tomorrow or day after".
    let isBare =
      lead == "or" && ["day", "week", "weekend", "month"].contains(word(index + 1, texts))
    guard let last, isBare || ["the", "el", "la"].contains(lead) else { return nil }
    let isFollowing = ["following", "siguiente"].contains(word(index + 1, texts))
    let unit = word(isFollowing ? index + 2 : index + 1, texts)
    let end = index + 3
    let isLast =
      end >= texts.count || words[end].startsClause
      || ["for", "to", "is", "which", "will", "should", "would"].contains(word(end, texts))
    guard isFollowing || word(index + 2, texts) == "after" && isLast else { return nil }
    let place = (isBare ? index + 1 : index)..<min(end, texts.count)
    let period = last.period
    switch unit {
    case "day" where !isFollowing, "dia" where isFollowing:
      return Time(period: AskedPeriod(period.to.advanced(byDays: 1)), place: place, kind: .day)
    case "one", "week", "weekend", "semana":
      if last.kind == .month, period.dayCount < 32, unit == "one" {
        return Time(
          period: wholeMonth(of: period.from, later: 1), place: place, kind: .month)
      }
      guard last.kind != .month, last.kind != .vague, period.dayCount < 9 else { return nil }
      return Time(period: period.moved(byDays: 7), place: place, kind: last.kind)
    case "month" where last.kind == .month && period.dayCount < 32:
      return Time(period: wholeMonth(of: period.from, later: 1), place: place, kind: .month)
    default:
      guard let weekday = CalendarWords.weekdays[unit], last.kind == .day else { return nil }
      let shift = (weekday - period.to.weekday + 6) % 7 + 1
      return Time(
        period: AskedPeriod(period.to.advanced(byDays: shift)), place: place, kind: .day)
    }
  }

  /// A time a week after one that is not meant, and the place behind it: "not this weekend but next", "Monday, not this
  /// one".
  func oneLater(_ time: Time, isNegated: Bool, _ texts: [String]) -> (Time, Int)? {
    guard time.kind != .month, time.kind != .vague, time.period.dayCount < 9 else { return nil }
    let rest = Array(texts[time.place.upperBound...].prefix(4))
    let tails =
      isNegated
      ? [["but", "next"], ["but", "the", "next"], ["next"], ["the", "next"]]
      : [
        ["not", "this", "one"], ["not", "this", "coming", "one"], ["not", "the", "next", "one"],
      ]
    guard let tail = tails.first(where: { rest.starts(with: $0) }) else { return nil }
    let end = time.place.upperBound + tail.count
    // "Not today but next week" names another time.
    let next = word(end, texts)
    if isNegated, unit(next, 0) != nil || CalendarWords.weekdays[next] != nil { return nil }
    var moved = time
    moved.period = time.period.moved(byDays: 7)
    return (moved, end)
  }

  /// How many days a count of days, nights or weeks is, and the place behind it.
  func dayCount(at index: Int, _ texts: [String]) -> (days: Int, end: Int)? {
    if word(index, texts) == "fortnight" { return (14, index + 1) }
    if word(index, texts) == "a", word(index + 1, texts) == "fortnight" { return (14, index + 2) }
    guard let count = CalendarWords.number(word(index, texts)), (1...90).contains(count) else {
      return nil
    }
    switch word(index + 1, texts) {
    case "day", "days", "night", "nights", "dias", "noches": return (count, index + 2)
    case "week", "weeks", "semana", "semanas": return (7 * count, index + 2)
    case "month", "months", "mes", "meses":
      let end = monthsAround(count).to
      return (end.dayNumber - today.dayNumber + 1, index + 2)
    default: return nil
    }
  }

  /// "The seven days from now", "for a fortnight from today", "seven nights in a row from tonight".
  func countedFromHere(at index: Int, _ texts: [String]) -> Time? {
    guard let (days, end) = dayCount(at: index, texts), days > 1 else { return nil }
    let starts = ["now": 0, "today": 0, "tonight": 0, "hoy": 0, "tomorrow": 1, "manana": 1]
    for place in end..<min(end + 9, max(end, texts.count)) {
      guard ["from", "starting", "desde", "a"].contains(texts[place]),
        let start = starts[word(place + 1, texts)]
      else { continue }
      let isSpan = place > end || ["for", "the", "los", "las"].contains(word(index - 1, texts))
      guard isSpan else { return nil }
      let first = today.advanced(byDays: start)
      return Time(
        period: AskedPeriod(first, first.advanced(byDays: days - 1)), place: index..<(place + 2),
        kind: .span)
    }
    return nil
  }

  /// "Ten days of ploughing in front of me", "two months until the loan is paid", "I've slept badly for two weeks":
  /// a count that is no time by itself, where nothing else is one.
  func countedAhead(at index: Int, _ texts: [String]) -> Time? {
    guard let (days, end) = dayCount(at: index, texts), days > 1,
      !["old", "ago", "late", "pregnant", "later", "apart"].contains(word(end, texts))
    else { return nil }
    let before = word(index - 1, texts)
    let rest = texts[end...].prefix(7)
    let since = ["ive", "have", "has", "been", "weve", "shes", "hes", "llevo", "hace"]
    if ["for", "llevo", "hace"].contains(before), texts[..<index].contains(where: since.contains) {
      return Time(
        period: AskedPeriod(today.advanced(byDays: -days), today), place: index..<end, kind: .vague)
    }
    let isAhead =
      rest.contains { ["ahead", "left", "until", "till", "til"].contains($0) }
      || rest.has("front") || ["to", "before"].contains(rest.first ?? "")
    guard isAhead, !["for", "after", "every", "last", "past"].contains(before) else { return nil }
    return Time(
      period: AskedPeriod(today, today.advanced(byDays: days - 1)), place: index..<end, kind: .span)
  }

  /// Some months from today on, or back from it.
  func monthsAround(_ count: Int) -> AskedPeriod {
    let number = today.year * 12 + today.month - 1 + count
    let (year, month) = (number / 12, number % 12 + 1)
    let day = min(today.day, CalendarDate.lengthOfMonth(month, year: year))
    guard let end = try? CalendarDate(year, month, day) else { return AskedPeriod(today) }
    return count < 0 ? AskedPeriod(end, today) : AskedPeriod(today, end.advanced(byDays: -1))
  }

  /// `when I turn 30`.
  func age(at index: Int, _ texts: [String]) -> Time? {
    guard ["turn", "turned", "am", "was", "be", "cumpla", "age"].contains(texts[index]),
      let age = Int(word(index + 1, texts)), (1...110).contains(age),
      texts[index] == "turn" || texts[index] == "turned" || texts[index] == "cumpla"
        || texts[index] == "age" || word(index - 2, texts) == "when",
      let first = birthday(birth.year + age), let next = birthday(birth.year + age + 1)
    else { return nil }
    return Time(
      period: AskedPeriod(first, next.advanced(byDays: -1)), place: index..<(index + 2),
      kind: .month)
  }
}
