internal import Ephemeris

// Times that are named by another time: the beginning of a month, the week before a birthday, a week from Friday.
extension PeriodReader {
  /// A time that is named by another; nil if none begins at a place.
  func around(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    edge(at: index, texts) ?? beside(at: index, texts, words, text)
      ?? kindOf(at: index, texts) ?? countedFrom(at: index, texts, words, text)
      ?? weekdayAfterNext(at: index, texts) ?? weekdayOf(at: index, texts)
      ?? quarterName(at: index, texts) ?? dayOfMonth(at: index, texts)
  }

  private static let beginnings: Set<String> = ["beginning", "start"]
  private static let middles: Set<String> = ["middle"]
  private static let ends: Set<String> = ["end"]
  private static let untils: Set<String> = ["by", "before", "until", "till", "til"]

  /// "The beginning of March", "the end of next week", "before the end of January".
  private func edge(at index: Int, _ texts: [String]) -> Time? {
    var place = index
    let isUntil = Self.untils.contains(texts[place])
    if isUntil { place += 1 }
    if word(place, texts) == "the" { place += 1 }
    let part = word(place, texts)
    guard Self.beginnings.contains(part) || Self.middles.contains(part) || Self.ends.contains(part),
      word(place + 1, texts) == "of",
      let (whole, end) = container(at: place + 2, texts, orWeek: true)
    else { return nil }
    let range = index..<end
    if isUntil, Self.ends.contains(part), whole.to >= today {
      return Time(period: AskedPeriod(today, whole.to), place: range, kind: .span)
    }
    let third: Third =
      Self.beginnings.contains(part) ? .beginning : Self.ends.contains(part) ? .end : .middle
    return Time(
      period: period(third, of: whole, daysOfAWeeksBeginning: 2), place: range, kind: .span)
  }

  /// A third of a week, a month or a year.
  enum Third { case beginning, middle, end }

  /// The days of a third, from today on if it has begun and the question does not look back.
  func period(
    _ third: Third, of whole: AskedPeriod, daysOfAWeeksBeginning: Int
  ) -> AskedPeriod {
    let (isWeek, isYear) = (whole.dayCount == 7, whole.dayCount > 40)
    let daysOfAThird = isYear ? 60 : 10
    let (start, days) =
      switch third {
      case .beginning: (whole.from, isWeek ? daysOfAWeeksBeginning : daysOfAThird)
      case .middle:
        (
          whole.from.advanced(byDays: isWeek ? 1 : isYear ? 150 : 10), isWeek ? 3 : daysOfAThird
        )
      case .end:
        (
          whole.to.advanced(byDays: isWeek ? -2 : 1 - daysOfAThird), isWeek ? 3 : daysOfAThird
        )
      }
    let last = min(start.advanced(byDays: days - 1), whole.to)
    return AskedPeriod(last >= today && !isPast ? max(start, today) : start, last)
  }

  /// The day that stands behind "before" or "after"; nil if none does.
  func dayBeside(at index: Int, _ texts: [String], orWeekday: Bool) -> Time? {
    var place = index
    while ["the", "my"].contains(word(place, texts)) { place += 1 }
    guard texts.indices.contains(place) else { return nil }
    let found =
      dayList(at: place, texts) ?? feast(at: place, texts) ?? bareDay(at: place, texts)
      ?? (orWeekday ? weekday(at: place, texts) : nil)
    return found?.kind == .day ? found : nil
  }

  /// "The day after the wedding on the 5th" names too much, but "the week before my birthday" and "the weekend after
  /// Easter" are times.
  private func beside(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    let first = texts[index] == "the" ? index + 1 : index
    let unit = word(first, texts)
    guard ["day", "evening", "night", "week", "weekend"].contains(unit) else { return nil }
    // "Which day before Christmas" and "the quietest day before New Year" are one of many.
    let lead = word(first - 1, texts)
    if ["which", "what", "a", "any", "one", "some", "good", "best", "worst"].contains(lead)
      || lead.hasSuffix("est")
    {
      return nil
    }
    let side = word(first + 1, texts)
    guard ["before", "after"].contains(side) || unit == "weekend" && side == "of" else {
      return nil
    }
    guard let found = dayBeside(at: first + 2, texts, orWeekday: true) else { return nil }
    let date = found.period.from
    let step = side == "before" ? -1 : 1
    let range = index..<found.place.upperBound
    switch unit {
    case "week":
      let start = step < 0 ? date.advanced(byDays: -7) : date.advanced(byDays: 1)
      return Time(
        period: AskedPeriod(start, start.advanced(byDays: 6)), place: range, kind: .week)
    case "weekend":
      let saturday = week(of: date).from.advanced(byDays: 5)
      let isBefore = side == "before" && saturday >= date
      let isAfter = side == "after" && saturday.advanced(byDays: 1) <= date
      let moved = saturday.advanced(byDays: isBefore ? -7 : isAfter ? 7 : 0)
      return Time(
        period: AskedPeriod(moved, moved.advanced(byDays: 1)), place: range, kind: .span)
    default:
      return Time(period: AskedPeriod(date.advanced(byDays: step)), place: range, kind: .day)
    }
  }

  /// "What kind of week is it".
  private func kindOf(at index: Int, _ texts: [String]) -> Time? {
    guard ["kind", "sort", "type"].contains(texts[index]), word(index + 1, texts) == "of" else {
      return nil
    }
    let place = word(index + 2, texts) == "a" ? index + 3 : index + 2
    // "What kind of year will 2028 be".
    guard let (period, kind) = unit(word(place, texts), 0),
      !texts[min(place + 1, texts.count)...].contains(where: { isTimeWord($0) })
    else { return nil }
    return Time(period: period, place: index..<(place + 1), kind: kind)
  }

  private func isTimeWord(_ word: String) -> Bool {
    ["next", "last", "tomorrow", "coming", "turn", "birthday"].contains(word)
      || CalendarWords.months[word] != nil && !CalendarWords.doubtfulMonths.contains(word)
      || CalendarWords.day(word) != nil
  }

  /// "In three days", "in a week", "two weeks ago", "a week from Friday", "a fortnight today".
  private func countedFrom(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    let isIn = texts[index] == "in"
    // "My first day off in eleven days" says how long it was.
    if isIn, texts[..<index].suffix(4).has("first") { return nil }
    var place = isIn ? index + 1 : index
    var days = 1
    if word(place, texts) == "a", word(place + 1, texts) == "fortnight" {
      days = 14
      place += 2
    } else {
      guard let count = CalendarWords.number(word(place, texts)), (1...60).contains(count) else {
        return nil
      }
      switch word(place + 1, texts) {
      case "day", "days": days = count
      case "week", "weeks": days = 7 * count
      case "month", "months": days = 30 * count
      default: return nil
      }
      place += 2
    }
    func day(_ date: CalendarDate, _ end: Int) -> Time {
      Time(period: AskedPeriod(date), place: index..<end, kind: .day)
    }
    let next = word(place, texts)
    if next == "ago", !isIn {
      guard days >= 30 else { return day(today.advanced(byDays: -days), place + 1) }
      let number = today.year * 12 + today.month - 1 - days / 30
      let length = CalendarDate.lengthOfMonth(number % 12 + 1, year: number / 12)
      return (try? CalendarDate(number / 12, number % 12 + 1, min(today.day, length))).map {
        day($0, place + 1)
      }
    }
    if isIn {
      // "In two weeks from now"; a time of months is wide.
      let isTime = ["time", "from"].contains(next)
      guard days < 30 else { return nil }
      return day(
        today.advanced(byDays: days),
        isTime && ["now", "today"].contains(word(place + 1, texts)) ? place + 2 : place)
    }
    guard ["from", "on", "today", "tomorrow"].contains(next) else { return nil }
    let start = ["today", "tomorrow"].contains(next) ? place : place + 1
    guard texts.indices.contains(start), days < 60 else { return nil }
    if ["today", "now"].contains(texts[start]) {
      return day(today.advanced(byDays: days), start + 1)
    }
    if texts[start] == "tomorrow" { return day(today.advanced(byDays: days + 1), start + 1) }
    guard let found = weekday(at: start, texts) else { return nil }
    return day(found.period.from.advanced(byDays: days), found.place.upperBound)
  }

  /// "The Friday after next".
  private func weekdayAfterNext(at index: Int, _ texts: [String]) -> Time? {
    guard let weekday = CalendarWords.weekdays[texts[index]], word(index + 1, texts) == "after",
      word(index + 2, texts) == "next"
    else { return nil }
    let date = upcoming(weekday).advanced(byDays: 7)
    return Time(period: AskedPeriod(date), place: index..<(index + 3), kind: .day)
  }

  /// "The first Monday in March", "the last weekend of the month".
  func weekdayOf(at index: Int, _ texts: [String]) -> Time? {
    let numbers = ["first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1]
    guard let number = numbers[texts[index]] else { return nil }
    let name = word(index + 1, texts)
    let isWeekend = name == "weekend"
    guard let weekday = isWeekend ? 6 : CalendarWords.weekdays[name],
      ["of", "in"].contains(word(index + 2, texts)),
      let (whole, end) = container(at: index + 3, texts, orWeek: false), whole.dayCount < 40
    else { return nil }
    let first = whole.from.advanced(byDays: (weekday - whole.from.weekday + 7) % 7)
    let back = (whole.to.weekday - weekday + 7) % 7
    let date =
      number < 0 ? whole.to.advanced(byDays: -back) : first.advanced(byDays: 7 * number)
    return Time(
      period: isWeekend ? AskedPeriod(date, date.advanced(byDays: 1)) : AskedPeriod(date),
      place: index..<end, kind: isWeekend ? .span : .day)
  }

  /// "Q2", "the second quarter", and "the next half year".
  private func quarterName(at index: Int, _ texts: [String]) -> Time? {
    let here = texts[index]
    if ["next", "coming"].contains(here), word(index + 1, texts) == "half",
      word(index + 2, texts) == "year"
    {
      return Time(
        period: monthsAround(6), place: index..<(index + 3), kind: .month)
    }
    let quarters = ["q1": 0, "q2": 1, "q3": 2, "q4": 3]
    let spoken = ["first": 0, "second": 1, "third": 2, "fourth": 3, "last": 3, "previous": 3]
    var number = quarters[here]
    var end = index + 1
    if number == nil, word(index + 1, texts) == "quarter" {
      number = spoken[here]
      end = index + 2
    }
    // "How was last quarter" asks of the one before this; "the last quarter" of a year is its fourth.
    let isBefore =
      here == "previous" || here == "last" && (isPast || word(index - 1, texts) != "the")
    guard let number else { return nil }
    var year = today.year
    var place = end
    let isOf = ["of", "de", "del"].contains(word(place, texts))
    if isOf { place += 1 }
    if let named = Int(word(place, texts)), (1800...2399).contains(named) {
      (year, end) = (named, place + 1)
    } else if let step = ["this": 0, "next": 1, "last": -1][word(place, texts)],
      word(place + 1, texts) == "year"
    {
      (year, end) = (year + step, place + 2)
    } else if isOf || word(place, texts) == "moon" {
      return nil
    } else if isBefore {
      return Time(period: quarter(later: -1), place: index..<end, kind: .month)
    } else if isPast, quarters[here] != nil, wholeMonth(year, 3 * number + 1).from > today {
      year -= 1
    }
    let start = wholeMonth(year, 3 * number + 1).from
    return Time(
      period: AskedPeriod(start, wholeMonth(of: start, later: 2).to), place: index..<end,
      kind: .month)
  }

  /// "The 5th of next month".
  private func dayOfMonth(at index: Int, _ texts: [String]) -> Time? {
    guard CalendarWords.isOrdinal(texts[index]), let number = CalendarWords.day(texts[index]) else {
      return nil
    }
    let place = word(index + 1, texts) == "of" ? index + 2 : index + 1
    let steps = ["this": 0, "next": 1]
    guard let step = steps[word(place, texts)], word(place + 1, texts) == "month" else {
      return nil
    }
    let month = wholeMonth(of: today, later: step)
    guard (1...month.dayCount).contains(number) else { return nil }
    return Time(
      period: AskedPeriod(month.from.advanced(byDays: number - 1)), place: index..<(place + 2),
      kind: .day)
  }

  /// Short forms of phones as whole words, and days of a month that are written as words as numbers.
  static func spelledOut(_ texts: [String]) -> [String] {
    var texts = texts
    for index in texts.indices {
      if let long = shortForms[texts[index]] { texts[index] = long }
    }
    for index in texts.indices {
      guard let number = spokenDays[texts[index]] else { continue }
      let after = index + 1 < texts.count ? texts[index + 1] : ""
      let then = index + 2 < texts.count ? texts[index + 2] : ""
      let isOfMonth =
        CalendarWords.months[after] != nil && !CalendarWords.doubtfulMonths.contains(after)
        || after == "of" && CalendarWords.months[then] != nil
      let isBare =
        number > 3 && index > 0 && texts[index - 1] == "the"
        && (index == 1
          || ["on", "by", "until", "till", "before", "since", "or", "and", "to"].contains(
            texts[index - 2]))
        && !["house", "quarter", "day", "date", "time", "one", "person", "sign", "planet"].contains(
          after)
      if isOfMonth || isBare { texts[index] = "\(number)th" }
    }
    return texts
  }

  private static let shortForms = [
    "wk": "week", "wks": "weeks", "wknd": "weekend", "wkend": "weekend", "wkd": "weekend",
    "weeknd": "weekend", "nxt": "next", "yr": "year", "yrs": "years", "mth": "month",
    "mths": "months", "mnth": "month",
  ]
  private static let spokenDays: [String: Int] = {
    let names = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
  }()
}
