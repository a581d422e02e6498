internal import Ephemeris

// Parts of months and years.
extension PeriodReader {
  /// "The first week of July", "the second half of March", "the first three days of May", "mid December".
  func partOfMonth(at index: Int, _ texts: [String]) -> Time? {
    guard let number = Self.partNumbers[texts[index]] else { return nil }
    let isLast = number < 0
    var place = index + 1
    var count = 1
    if let some = CalendarWords.numbers[word(place, texts)], some < 15 {
      count = some
      place += 1
    }
    let unit = word(place, texts)
    // "The last days of December" are some.
    if unit == "days" || unit == "dias", place == index + 1 { count = 5 }
    let isNamed = Self.partUnits.contains(unit)
    if isNamed { place += 1 }
    // "Mid December" and "early in May" have no unit; "first" has one.
    guard isNamed || ["early", "mid", "late"].contains(texts[index]) else { return nil }
    let isShort = isNamed || word(place, texts) == "in"
    let isJoined = ["of", "in", "de", "del"].contains(word(place, texts))
    // "First half January".
    let isMonth =
      CalendarWords.months[word(place, texts)] != nil
      && !CalendarWords.doubtfulMonths.contains(word(place, texts))
    if isShort, !isJoined, !isMonth { return nil }
    if isShort, isJoined { place += 1 }
    guard let (whole, end) = container(at: place, texts, orWeek: false) else { return nil }
    let last = whole.dayCount
    let days: ClosedRange<Int>? =
      switch (isNamed ? unit : texts[index]) {
      case "half", "mitad", "quincena":
        last > 40
          ? nil : number == 1 ? 1...15 : 16...last
      case "week", "weeks", "semana", "semanas":
        isLast
          ? (last - 7 * count + 1)...last
          : (7 * (number - 1) + 1)...min(last, 7 * (number - 1 + count))
      case "day", "days", "dias":
        isLast ? (last - count + 1)...last : number == 1 ? 1...count : nil
      case "early": 1...min(10, last)
      case "mid": 11...min(20, last)
      case "late": (last - 9)...last
      default: nil
      }
    let range = index..<end
    if Self.quarterUnits.contains(unit) {
      guard last > 40, number != 0 else { return nil }
      let quarter = AskedPeriod(
        wholeMonth(of: whole.from, later: number < 0 ? 9 : 3 * (number - 1)).from,
        wholeMonth(of: whole.from, later: number < 0 ? 11 : 3 * number - 1).to)
      return Time(period: quarter, place: range, kind: .month)
    }
    if unit == "half" || unit == "mitad", last > 40 {
      let middle = wholeMonth(of: whole.from, later: 6).from
      return Time(
        period: number == 1
          ? AskedPeriod(whole.from, middle.advanced(byDays: -1)) : AskedPeriod(middle, whole.to),
        place: range, kind: .month)
    }
    guard let days, days.lowerBound >= 1, days.upperBound <= last else { return nil }
    return Time(
      period: AskedPeriod(
        whole.from.advanced(byDays: days.lowerBound - 1),
        whole.from.advanced(byDays: days.upperBound - 1)), place: range, kind: .span)
  }

  private static let partNumbers: [String: Int] = [
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4,
    "last": -1, "early": 1,
    "mid": 2, "late": 3, "primera": 1, "primeros": 1, "primer": 1, "segunda": 2, "segundo": 2,
    "tercer": 3, "cuarto": 4, "ultima": -1, "ultimos": -1,
  ]
  private static let partUnits: Set<String> = [
    "half", "week", "weeks", "day", "days", "mitad", "quincena", "semana", "semanas", "dias",
    "quarter",
    "trimestre",
  ]
  private static let quarterUnits: Set<String> = ["quarter", "trimestre"]

  /// The month, the year or the week that a part is of, and the place behind its name.
  func container(
    at index: Int, _ texts: [String], orWeek isWeekToo: Bool
  ) -> (AskedPeriod, Int)? {
    var place = index
    var step = 0
    let leads = ["the", "this", "next", "last", "el", "la", "este", "esta", "proximo", "proxima"]
    while leads.contains(word(place, texts)) {
      if ["next", "proximo", "proxima"].contains(word(place, texts)) { step = 1 }
      if word(place, texts) == "last" { step = -1 }
      place += 1
    }
    let name = word(place, texts)
    if let month = CalendarWords.months[name] {
      let after = word(place + 1, texts)
      if after.count == 4, let year = Int(after), (1800...2399).contains(year) {
        return (wholeMonth(year, month), place + 2)
      }
      return (named(month), place + 1)
    }
    if name.count == 4, let year = Int(name), (1800...2399).contains(year) {
      return (wholeYear(year), place + 1)
    }
    if name != "fall", let season = season(name) { return (season, place + 1) }
    var end = place + 1
    // "Finales del mes que viene", "principios del mes pasado".
    if isComing(at: end, texts) {
      step = 1
      end += 2
    } else if ["pasado", "pasada", "proximo", "proxima"].contains(word(end, texts)) {
      step = word(end, texts).hasPrefix("pasad") ? -1 : 1
      end += 1
    }
    guard
      ["month", "year", "mes", "ano"].contains(name)
        || isWeekToo && ["week", "semana"].contains(name),
      let (period, _) = unit(name, step)
    else {
      return nil
    }
    return (period, end)
  }

  /// The quarter of a year, some quarters after today's.
  func quarter(later quarters: Int) -> AskedPeriod {
    let first = wholeMonth(today.year, (today.month - 1) / 3 * 3 + 1).from
    let start = wholeMonth(of: first, later: 3 * quarters).from
    return AskedPeriod(start, wholeMonth(of: start, later: 2).to)
  }

  /// The season of a name: this year's or the next, or the last if it is past.
  func season(_ name: String) -> AskedPeriod? {
    let northern: Int? =
      switch name {
      case "spring", "primavera": 3
      case "summer", "verano": 6
      case "autumn", "fall", "otono": 9
      case "winter", "invierno": 12
      default: nil
      }
    guard let northern else { return nil }
    let first = isSouthern ? (northern + 5) % 12 + 1 : northern
    if isPast {
      let start = wholeMonth(first <= today.month ? today.year : today.year - 1, first)
      return AskedPeriod(start.from, wholeMonth(of: start.from, later: 2).to)
    }
    // "Why do I keep getting ghosted this summer", asked in September, is of the one that just ended.
    if asksWhy {
      let last = wholeMonth(first <= today.month ? today.year : today.year - 1, first)
      let whole = AskedPeriod(last.from, wholeMonth(of: last.from, later: 2).to)
      if whole.to < today, today.dayNumber - whole.to.dayNumber < 92 { return whole }
    }
    let start = wholeMonth(
      first >= today.month || first + 2 >= today.month ? today.year : today.year + 1, first)
    return AskedPeriod(start.from, wholeMonth(of: start.from, later: 2).to)
  }

  /// A term of schools, by the months in which terms begin, some terms after today's.
  func term(_ starts: [Int], later terms: Int) -> AskedPeriod {
    let now = (starts.lastIndex { $0 <= today.month } ?? 0) + starts.count * today.year + terms
    func first(_ number: Int) -> CalendarDate {
      wholeMonth(number / starts.count, starts[number % starts.count]).from
    }
    return AskedPeriod(first(now), first(now + 1).advanced(byDays: -1))
  }

  /// The rest of the week, the month, the year; the end of it.
  func rest(at index: Int, _ texts: [String]) -> Time? {
    var place = index + 1
    guard ["of", "de", "del"].contains(word(place, texts)) else { return nil }
    place += 1
    while ["the", "this", "la", "el", "my", "este", "esta", "next"].contains(word(place, texts)) {
      place += 1
    }
    let isNext = texts[index..<place].has("next")
    guard let (whole, kind) = unit(word(place, texts), isNext ? 1 : 0) else {
      let name = word(place, texts)
      if ["day", "dia", "today"].contains(name) {
        return Time(period: AskedPeriod(today), place: index..<(place + 1), kind: .day)
      }
      // "The rest of November", "the rest of the summer".
      guard ["rest", "remainder", "resto"].contains(texts[index]),
        let whole = CalendarWords.months[name].map(named) ?? season(name)
      else { return nil }
      return Time(
        period: AskedPeriod(max(today, whole.from), whole.to), place: index..<(place + 1),
        kind: .month)
    }
    if texts[index] == "end" {
      return Time(period: lastDays(of: whole), place: index..<(place + 1), kind: kind)
    }
    return Time(
      period: AskedPeriod(today, whole.to), place: index..<(place + 1), kind: kind)
  }

  /// The last days of a week, a month or a year, from today on.
  func lastDays(of whole: AskedPeriod) -> AskedPeriod {
    let days = whole.dayCount > 40 ? 60 : whole.dayCount > 10 ? 9 : 2
    return AskedPeriod(max(whole.to.advanced(byDays: -days), today), whole.to)
  }

  /// Whether "que viene" stands at a place.
  func isComing(at index: Int, _ texts: [String]) -> Bool {
    ["que", "q"].contains(word(index, texts)) && word(index + 1, texts) == "viene"
  }

  /// Whether the week at a place is the one whose reasons are asked for: "why such a bad week".
  func isBlamed(at index: Int, _ texts: [String]) -> Bool {
    let blames: Set<String> = [
      "bad", "hard", "rough", "awful", "terrible", "horrible", "tough", "difficult", "weird",
      "strange", "crazy", "heavy",
    ]
    return asksWhy && blames.contains(word(index - 1, texts))
  }
}
