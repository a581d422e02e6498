internal import Ephemeris

/// Finds the dates that a question names.
struct PeriodReader {
  /// The reader's day.
  let today: CalendarDate
  /// The date of birth, for birthdays and ages.
  let birth: CalendarDate
  /// Whether the reader lives south of the equator.
  let isSouthern: Bool
  /// Whether 3/5 is the third of May.
  let isDayFirst: Bool
  /// Where the reader lives, two letters; nil if it is unknown.
  let country: String?
  /// Whether the question speaks of the past.
  private(set) var isPast: Bool
  /// The words of sentences that speak of the past.
  var pastPlaces: Set<Int> = []
  /// Whether the question asks for the reasons of something.
  var asksWhy = false

  /// A time that a question names.
  struct Time: Equatable {
    var period: AskedPeriod
    /// The words that name it.
    var place: Range<Int>
    var kind: Kind
    /// The single dates, where it lists some to choose from.
    var options: [AskedPeriod] = []

    enum Kind: Equatable {
      /// One date.
      case day
      /// Some dates.
      case span
      /// A week, this one or another.
      case week
      /// A month or more.
      case month
      /// Back from today or ahead of it, named by no date.
      case vague
    }
  }

  /// Every time that a text names, in order.
  func times(in words: [FoldedText.Word], text: String) -> [Time] {
    var texts = Self.spelledOut(words.map(\.text))
    // "Next year's", "today's" name the same times as without the s.
    let spans: Set<String> = [
      "years", "months", "weeks", "weekends", "todays", "tomorrows", "yesterdays",
    ]
    for index in texts.indices where spans.contains(texts[index]) {
      let isDay = texts[index].hasSuffix("ays") || texts[index] == "tomorrows"
      // "In the next weeks" means several; "next week's plan" means one.
      let isSeveral =
        index > 1 && texts[index - 2] == "the"
        && !words[index].typed.contains { "'’‘`´".contains($0) }
      if isSeveral && texts[index] != "years" { continue }
      if isDay || index > 0 && ["this", "next", "last"].contains(texts[index - 1]) {
        texts[index].removeLast()
      }
    }
    for index in texts.indices where texts[index].hasSuffix("s") {
      // "Thursday's shift", "before June's done".
      let base = String(texts[index].dropLast())
      if words[index].typed.contains(where: { "'’‘`´".contains($0) }), Self.isName(base) {
        texts[index] = base
      }
    }
    var times: [Time] = []
    var index = 0
    while index < texts.count {
      if texts[index] == "that", word(index + 1, texts) == "week", let last = times.last,
        last.kind == .day
      {
        // "Christmas is coming, how will I get through that week".
        let week = week(of: last.period.from, later: 0)
        times = [Time(period: week, place: index..<(index + 2), kind: .span)]
        index += 2
        continue
      }
      if let time = oneAfter(times.last, at: index, texts, words)
        ?? time(at: index, texts, words, text)
      {
        let next = time.place.upperBound
        if index > 0, texts[index - 1] == "not", next < texts.count,
          let after = oneAfter(time, at: next, texts, words)
            ?? oneAfter(time, at: next + 1, texts, words)
        {
          // "Not this weekend, the one after".
          times.append(after)
          index = after.place.upperBound
          continue
        }
        let isNegated = index > 0 && texts[index - 1] == "not"
        if let (moved, end) = oneLater(time, isNegated: isNegated, texts) {
          times.append(moved)
          index = end
          continue
        }
        times.append(time)
        index = max(index + 1, time.place.upperBound)
      } else {
        index += 1
      }
    }
    if times.isEmpty { times = texts.indices.compactMap { countedAhead(at: $0, texts) } }
    return times
  }

  private static func isName(_ word: String) -> Bool {
    CalendarWords.months[word] != nil || CalendarWords.weekdays[word] != nil
      || ["summer", "winter", "spring", "autumn", "easter"].contains(word)
  }

  /// Whether a time is behind: "since Monday", "last December".
  private func looksBack(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word]
  ) -> Bool {
    if word(index - 1, texts) == "last" || texts[index] == "last" { return true }
    if pastPlaces.contains(index) { return true }
    // "Ever since the equinox, the 20th".
    let since = texts[..<index].suffix(6).lastIndex { $0 == "since" || $0 == "desde" }
    guard let start = since?.advanced(by: 1) else { return false }
    return !words[start..<max(index - 1, start)].contains(where: \.startsClause)
  }

  private func time(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    if !isPast, looksBack(at: index, texts, words), partOfMonth(at: index, texts) == nil,
      weekdayOf(at: index, texts) == nil
    {
      var past = self
      past.isPast = true
      if let found = past.time(at: index, texts, words, text),
        found.kind != .vague, found.period.from <= today
      {
        return found
      }
    }
    if let edge = edged(at: index, texts) { return edge }
    if let part = partOfMonth(at: index, texts) { return part }
    if let day = numberedWeekday(at: index, texts) { return day }
    if let season = seasonOfYear(at: index, texts) { return season }
    if let span = countedFromHere(at: index, texts) { return span }
    if let around = around(at: index, texts, words, text) { return around }
    if let named = weekOrMonthOf(at: index, texts, words, text) { return named }
    return written(at: index, texts, words, text) ?? relative(at: index, texts)
      ?? dayList(at: index, texts) ?? counted(at: index, texts) ?? weekday(at: index, texts)
      ?? feast(at: index, texts) ?? month(at: index, texts, words) ?? age(at: index, texts)
      ?? bareDay(at: index, texts) ?? year(at: index, texts)
  }

  /// "The week of 21 December", "the month of February": what is named by what stands in it.
  private func weekOrMonthOf(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    let unit = ["the", "la", "el"].contains(texts[index]) ? index + 1 : index
    guard ["week", "month", "semana", "mes"].contains(word(unit, texts)) else { return nil }
    var place = unit + 1
    let joints = ["of", "beginning", "starting", "commencing", "de", "del"]
    guard joints.contains(word(place, texts)) else { return nil }
    place += 1
    if word(place, texts) == "the" { place += 1 }
    guard texts.indices.contains(place) else { return nil }
    if ["month", "mes"].contains(texts[unit]) {
      guard let month = CalendarWords.months[texts[place]] else { return nil }
      return Time(period: named(month), place: index..<(place + 1), kind: .month)
    }
    let found =
      written(at: place, texts, words, text) ?? dayList(at: place, texts)
      ?? feast(at: place, texts) ?? bareDay(at: place, texts)
    guard let found, found.kind == .day else { return nil }
    return Time(
      period: week(of: found.period.from), place: index..<found.place.upperBound, kind: .week)
  }

  func word(_ index: Int, _ texts: [String]) -> String {
    texts.indices.contains(index) ? texts[index] : ""
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
    try? CalendarDate(year, month, day)
  }

  /// `2027-05-01`, `1.5.2027`, `5/1/27`.
  private func written(
    at index: Int, _ texts: [String], _ words: [FoldedText.Word], _ text: String
  ) -> Time? {
    guard let first = Int(texts[index]) else { return nil }
    func mark(_ after: Int) -> Substring {
      guard after + 1 < words.count else { return "" }
      return text[words[after].typed.endIndex..<words[after + 1].typed.startIndex]
    }
    guard index + 1 < texts.count, let second = Int(texts[index + 1]) else { return nil }
    let between = mark(index)
    guard ["-", "/", "."].contains(between) else { return nil }
    if index + 2 < texts.count, let third = Int(texts[index + 2]), mark(index + 1) == between {
      let place = index..<(index + 3)
      if texts[index].count == 4 {
        return date(first, second, third).map { day($0, place) }
      }
      let year = third < 100 ? (third > today.year % 100 + 10 ? 1900 : 2000) + third : third
      let dayFirst = date(year, second, first)
      let monthFirst = date(year, first, second)
      let date = between == "/" && !isDayFirst ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
      return date.map { day($0, place) }
    }
    guard between == "/" else { return nil }
    let (dayNumber, month) =
      isDayFirst && second <= 12 || first > 12
      ? (first, second) : (second, first)
    return nearest(month, dayNumber).map { day($0, index..<(index + 2)) }
  }

  private func day(_ date: CalendarDate, _ place: Range<Int>) -> Time {
    Time(period: AskedPeriod(date), place: place, kind: .day)
  }

  /// The date of a month and a day: the next one, or the last one if the question speaks of the past.
  func nearest(_ month: Int, _ day: Int) -> CalendarDate? {
    let years = isPast ? [today.year, today.year - 1] : [today.year, today.year + 1]
    let found = years.compactMap { date($0, month, day) }
    return found.first { isPast ? $0 <= today : $0 >= today } ?? found.first
  }

  /// The week that a date is in, from Monday.
  func week(of date: CalendarDate, later weeks: Int = 0) -> AskedPeriod {
    let monday = date.advanced(byDays: -((date.weekday + 6) % 7) + 7 * weeks)
    return AskedPeriod(monday, monday.advanced(byDays: 6))
  }

  /// The weekend of a week: this one's even on its Sunday.
  func weekend(later weeks: Int = 0) -> AskedPeriod {
    let monday = week(of: today, later: weeks).from
    return AskedPeriod(monday.advanced(byDays: 5), monday.advanced(byDays: 6))
  }

  /// A whole month, some months after a date's.
  func wholeMonth(of date: CalendarDate, later months: Int = 0) -> AskedPeriod {
    let number = date.year * 12 + date.month - 1 + months
    return wholeMonth(number / 12, number % 12 + 1)
  }

  func wholeMonth(_ year: Int, _ month: Int) -> AskedPeriod {
    guard let first = date(year, month, 1),
      let last = date(year, month, CalendarDate.lengthOfMonth(month, year: year))
    else { return AskedPeriod(today) }
    return AskedPeriod(first, last)
  }

  func wholeYear(_ year: Int) -> AskedPeriod {
    guard let first = date(year, 1, 1), let last = date(year, 12, 31) else {
      return AskedPeriod(today)
    }
    return AskedPeriod(first, last)
  }

  /// `2027` alone.
  private func year(at index: Int, _ texts: [String]) -> Time? {
    guard texts[index].count == 4, let year = Int(texts[index]), (1800...2399).contains(year)
    else { return nil }
    return Time(period: wholeYear(year), place: index..<(index + 1), kind: .month)
  }

  /// The birthday of a year; the last of February where that has no 29th.
  func birthday(_ year: Int) -> CalendarDate? { birth.anniversary(in: year) }

  /// `the 20th`, `on the 20th`.
  func bareDay(at index: Int, _ texts: [String]) -> Time? {
    guard let number = CalendarWords.day(texts[index]), (1...31).contains(number),
      !["house", "casa", "person", "time"].contains(word(index + 1, texts))
    else { return nil }
    let before = word(index - 1, texts)
    let isDay =
      CalendarWords.isOrdinal(texts[index])
      && !["my", "our"].contains(before)
      || ["dia", "the", "el"].contains(before) && Int(texts[index]) != nil
        && word(index - 2, texts) != "with"
    // "Lend him the 2 grand" has no date.
    if !CalendarWords.isOrdinal(texts[index]), before == "the",
      !word(index + 1, texts).isEmpty, !Self.afterNumbers.contains(word(index + 1, texts))
    {
      return nil
    }
    guard isDay, let date = bareDate(number) else { return nil }
    return day(date, index..<(index + 1))
  }

  private static let afterNumbers: Set<String> = [
    "or", "and", "to", "of", "is", "was", "for", "at", "on", "in", "if", "i", "im", "will",
    "should",
    "vs", "it", "we", "my", "can", "do", "does", "how", "which", "what", "good", "best", "que",
    "when",
  ]

  /// The next day of that number, or the last one.
  func bareDate(_ day: Int) -> CalendarDate? {
    for step in 0..<4 {
      let month = wholeMonth(of: today, later: isPast ? -step : step).from
      if let found = date(month.year, month.month, day),
        isPast ? found <= today : found >= today
      {
        return found
      }
    }
    return nil
  }

  /// Days of a month that is named: `5 May`, `May 5th`, `24th to 26th December 2027`.
  func dayList(at index: Int, _ texts: [String]) -> Time? {
    // The days, then the month.
    if let (days, next) = days(at: index, texts) {
      var place = next
      if ["of", "de", "del", "in", "mes"].contains(word(place, texts)) { place += 1 }
      if let month = CalendarWords.months[word(place, texts)] {
        return dates(days, month, at: index..<(place + 1), texts)
      }
      // Several days without a month.
      if days.count > 1,
        CalendarWords.isOrdinal(texts[index]) || word(index - 1, texts) == "between",
        let first = bareDate(days[0]), let last = bareDate(days[days.count - 1]), last > first,
        isRange(index..<next, texts)
      {
        return Time(period: AskedPeriod(first, last), place: index..<next, kind: .span)
      }
      return nil
    }
    // The month, then the days.
    guard let month = CalendarWords.months[texts[index]] else { return nil }
    var place = index + 1
    if word(place, texts) == "the" { place += 1 }
    guard let (days, next) = days(at: place, texts), days[0] <= 31 else { return nil }
    return dates(days, month, at: index..<next, texts)
  }

  /// `5`, `5 and 12`, `24th to 26th`, and the place behind.
  private func days(at index: Int, _ texts: [String]) -> ([Int], Int)? {
    guard let first = CalendarWords.day(word(index, texts)), (1...31).contains(first),
      word(index, texts).count <= 4
    else { return nil }
    var (days, place) = ([first], index + 1)
    while true {
      var next = place
      if ["to", "and", "or", "until", "till", "til", "through", "y", "o", "al", "a", "und"]
        .contains(word(next, texts))
      {
        next += 1
      }
      if ["the", "el"].contains(word(next, texts)) { next += 1 }
      guard next > place || place < texts.count,
        let day = CalendarWords.day(word(next, texts)), (1...31).contains(day),
        word(next, texts).count <= 4,
        next > place || CalendarWords.isOrdinal(word(next, texts)) || days.count == 1
      else { break }
      days.append(day)
      place = next + 1
    }
    return (days, place)
  }

  private func isRange(_ place: Range<Int>, _ texts: [String]) -> Bool {
    let inner = texts[place]
    return !inner.has("or") && !inner.has("o")
      && (inner.contains { ["to", "until", "till", "through", "al", "a", "and", "y"].contains($0) }
        || inner.count == 2)
  }

  private func dates(
    _ days: [Int], _ month: Int, at place: Range<Int>, _ texts: [String]
  ) -> Time? {
    var (place, year): (Range<Int>, Int?) = (place, nil)
    var next = place.upperBound
    if ["of", "de", "del"].contains(word(next, texts)) { next += 1 }
    if let number = Int(word(next, texts)), word(next, texts).count == 4, number > 1000 {
      (year, place) = (number, place.lowerBound..<(next + 1))
    } else if let number = Int(word(next, texts)), word(next, texts).count == 2, number > 31 {
      (year, place) = (1900 + number, place.lowerBound..<(next + 1))
    }
    func made(_ day: Int) -> CalendarDate? { dateOrLast(month, day, year: year) }
    guard let first = made(days[0]) else { return nil }
    if days.count == 1 { return day(first, place) }
    guard let last = made(days[days.count - 1]) else { return nil }
    // "On twice, the 5th and the 19th of December. Where are my chances better?"
    let isPair =
      texts[place].has("and") && !texts[..<place.lowerBound].has("between")
      && (texts.contains { ["better", "twice"].contains($0) }
        || texts.indices.dropLast().contains { index in
          texts[index] == "which" && ["is", "one", "of"].contains(texts[index + 1])
        })
    let isList = texts[place].has("or") || texts[place].has("o") || days.count > 2 || isPair
    return Time(
      period: AskedPeriod(first, last), place: place, kind: .span,
      options: isList ? days.compactMap(made).map { AskedPeriod($0) } : [])
  }
}
