internal import Ephemeris

extension PeriodReader {
  /// Today, tomorrow, this week, next month, lately.
  func relative(at index: Int, _ texts: [String]) -> Time? {
    let here = texts[index]
    let next = word(index + 1, texts)
    let third = word(index + 2, texts)
    func time(_ period: AskedPeriod, _ count: Int, _ kind: Time.Kind) -> Time {
      Time(period: period, place: index..<(index + count), kind: kind)
    }
    func day(_ shift: Int, _ count: Int = 1) -> Time {
      time(AskedPeriod(today.advanced(byDays: shift)), count, .day)
    }
    switch here {
    case "today", "todays", "tonight", "tonights", "tonite", "hoy", "2day", "2nite":
      return day(0)
    case "rn", "now", "ahora", "currently", "nowadays", "atm":
      return time(AskedPeriod(today), 1, .vague)
    case "tomorrow", "tomorrows", "tmrw", "tmr", "tmw", "tomoro", "tomorow", "tommorow",
      "tommorrow", "2moro", "2morrow":
      // "Tomorrow week".
      return next == "week" ? day(8, 2) : day(1)
    case "manana":
      // "Por la mañana" is in the morning.
      if word(index - 1, texts) == "la" || word(index - 1, texts) == "esta" { return day(0) }
      return day(word(index - 1, texts) == "pasado" ? 2 : 1)
    case "yesterday", "yesterdays", "yday", "yest", "ayer", "anoche": return day(-1)
    case "day" where next == "after" && (third.hasPrefix("tom") || third.hasPrefix("tm")):
      return day(2, 3)
    case "day" where next == "before" && third == "yesterday": return day(-2, 3)
    case "at" where next == "present": return time(AskedPeriod(today), 2, .vague)
    case "right" where next == "now", "at" where next == "the" && third == "moment":
      return time(AskedPeriod(today), here == "at" ? 3 : 2, .vague)
    case "esta" where ["noche", "tarde"].contains(next): return day(0, 2)
    case "last" where ["night", "nights"].contains(next): return day(-1, 2)
    case "lately", "recently", "ultimamente": return time(lastFortnight, 1, .vague)
    case "soon" where word(index - 1, texts) == "how": return nil
    case "soon", "pronto":
      return time(
        AskedPeriod(today, today.advanced(byDays: 13)), 1, .vague)
    case "past" where ["days", "weeks", "while"].contains(next),
      "these" where ["days", "weeks"].contains(next), "estos" where next == "dias":
      return time(lastFortnight, 2, .vague)
    case "fortnight": return time(AskedPeriod(today, today.advanced(byDays: 13)), 1, .span)
    case "all" where next == "year", "whole" where next == "year":
      return time(wholeYear(today.year), 2, .month)
    case "weekend" where next == "after" && third == "next":
      return time(weekend(later: 2), 3, .span)
    case "finde" where isComing(at: index + 1, texts):
      let isNear = today.weekday == 0 || today.weekday > 4
      return time(weekend(later: isNear ? 1 : 0), 3, .span)
    case "finde" where ["pasado", "anterior"].contains(next):
      return unit("weekend", -1).map { time($0.0, 2, $0.1) }
    case "weekend" where Self.isAnyWeekend(at: index, texts): return nil
    case "weekend", "finde": return unit("weekend", 0).map { time($0.0, 1, $0.1) }
    case "fin" where next == "de" && third == "semana":
      let isLast = word(index + 3, texts) == "pasado"
      return time(weekend(later: isLast ? -1 : 0), isLast ? 4 : 3, .span)
    case "rest", "remainder", "end", "resto":
      return rest(at: index, texts)
    case "coming" where ["week", "month", "year"].contains(next):
      // "The coming year" begins today.
      if next == "week" {
        return time(AskedPeriod(today, today.advanced(byDays: 6)), 2, .week)
      }
      return time(monthsAround(next == "year" ? 12 : 1), 2, .month)
    case "this", "the", "esta", "este", "coming", "upcoming", "current":
      // "The week after next", "the weekend after next".
      if third == "after", word(index + 3, texts) == "next" {
        return unit(next, 2).map { time($0.0, 4, $0.1) }
      }
      // "La semana que viene".
      if isComing(at: index + 2, texts) {
        return unit(next, 1).map { time($0.0, 4, $0.1) }
      }
      if ["coming", "upcoming"].contains(next), let (period, kind) = unit(third, 0) {
        let isNext = third == "week" || third == "month" || third == "year"
        return isNext ? nil : time(period, 3, kind)
      }
      return this(next, third, at: index, texts)
    case "la" where next == "semana" && ["que", "q"].contains(third):
      return word(index + 3, texts) == "viene" ? unit(next, 1).map { time($0.0, 4, $0.1) } : nil
    case "next", "following", "proximo", "proxima", "proximos", "proximas":
      return later(1, next, at: index, texts)
    case "last", "previous", "past":
      return later(-1, next, at: index, texts)
    case "week", "semana", "month", "mes", "year", "ano":
      if here == "week", next == "after" && third == "next" {
        return time(week(of: today, later: 2), 3, .week)
      }
      if isComing(at: index + 1, texts) {
        return unit(here, 1).map { time($0.0, 3, $0.1) }
      }
      if ["proximo", "proxima", "siguiente", "entrante"].contains(next) {
        return unit(here, 1).map { time($0.0, 2, $0.1) }
      }
      if ["pasado", "pasada"].contains(next) { return unit(here, -1).map { time($0.0, 2, $0.1) } }
      if isBlamed(at: index, texts) { return unit(here, 0).map { time($0.0, 1, $0.1) } }
      if ["my", "the", "mi", "best", "good", "whole", "la", "el"].contains(word(index - 1, texts)),
        word(index - 2, texts) != "de" || word(index - 1, texts) == "the"
      {
        return unit(here, 0).map { time($0.0, 1, $0.1) }
      }
      return nil
    case "morning", "afternoon", "evening":
      return ["this", "in", "today"].contains(word(index - 1, texts)) ? day(0) : nil
    case "day", "dia":
      return ["my", "mi"].contains(word(index - 1, texts)) && next != "off"
        && !texts.contains(where: { CalendarWords.weekdays[$0] != nil }) ? day(0) : nil
    case "summer", "winter", "spring", "autumn", "fall", "verano", "invierno", "otono",
      "primavera":
      // "Spring" and "fall" are verbs, too.
      if ["spring", "fall"].contains(here),
        ![
          "the", "in", "this", "next", "since", "until", "till", "by", "early", "late", "for", "is",
          "hows", "does", "will", "about", "that",
        ].contains(word(index - 1, texts))
      {
        return nil
      }
      return season(here).map { time($0, 1, .month) }
    default: return nil
    }
  }

  /// The last fourteen days and today.
  private var lastFortnight: AskedPeriod { AskedPeriod(today.advanced(byDays: -14), today) }

  func unit(_ word: String, _ step: Int) -> (AskedPeriod, Time.Kind)? {
    switch word {
    case "week", "weeks", "semana": (week(of: today, later: step), .week)
    case "weekend", "weekends", "finde":
      // "She went cold on me over the weekend".
      (weekend(later: step == 0 && isPast && weekend().from > today ? -1 : step), .span)
    case "month", "months", "mes": (wholeMonth(of: today, later: step), .month)
    case "year", "years", "ano": (wholeYear(today.year + step), .month)
    case "quarter", "trimestre": (quarter(later: step), .month)
    case "term": (term([1, 4, 8], later: step), .month)
    case "semester", "semestre": (term([1, 7], later: step), .month)
    default: nil
    }
  }

  private func this(_ next: String, _ third: String, at index: Int, _ texts: [String]) -> Time? {
    if ["morning", "afternoon", "evening", "arvo", "noche"].contains(next) {
      return Time(period: AskedPeriod(today), place: index..<(index + 2), kind: .day)
    }
    if let weekday = CalendarWords.weekdays[next] {
      let date = isPast ? last(weekday) : upcoming(weekday)
      return Time(period: AskedPeriod(date), place: index..<(index + 2), kind: .day)
    }
    // "What does the term orb mean" names a word.
    if next == "term", texts[index] == "the" { return nil }
    if let (period, kind) = unit(next, 0) {
      return Time(period: period, place: index..<(index + 2), kind: kind)
    }
    return nil
  }

  private func later(_ step: Int, _ next: String, at index: Int, _ texts: [String]) -> Time? {
    if let weekday = CalendarWords.weekdays[next] {
      let date = step > 0 ? upcoming(weekday) : last(weekday)
      // "Next Friday" is that of next week.
      let isSameWeek = step > 0 && week(of: today).contains(date)
      return Time(
        period: AskedPeriod(isSameWeek ? date.advanced(byDays: 7) : date),
        place: index..<(index + 2), kind: .day)
    }
    if let month = CalendarWords.months[next], !["may", "mar"].contains(next) || step > 0 {
      return Time(period: named(month), place: index..<(index + 2), kind: .month)
    }
    if let (period, kind) = unit(next, step), next.last != "s" {
      return Time(period: period, place: index..<(index + 2), kind: kind)
    }
    if ["summer", "winter", "spring", "autumn"].contains(next) { return nil }
    return nil
  }

  /// The next date of a weekday after today.
  func upcoming(_ weekday: Int) -> CalendarDate {
    today.advanced(byDays: (weekday - today.weekday + 6) % 7 + 1)
  }

  private func last(_ weekday: Int) -> CalendarDate {
    today.advanced(byDays: -((today.weekday - weekday + 6) % 7 + 1))
  }

  /// A weekday by name.
  func weekday(at index: Int, _ texts: [String]) -> Time? {
    // "Tue, thu or sun" are weekdays, as each stands beside another.
    let isListed = isWeekdayListed(at: index, texts)
    guard
      let weekday = CalendarWords.weekdays[texts[index]]
        ?? (isListed && texts[index] == "sun" ? 0 : nil)
    else { return nil }
    // "Wed" is married, and "a Saturday" is any.
    if !isListed, ["mon", "wed", "thu"].contains(texts[index]),
      !["on", "or", "till", "until", "by", "and", "this", "next"].contains(word(index - 1, texts)),
      index != 0, word(index + 1, texts) != "or"
    {
      return nil
    }
    // "Blue Monday" and "Ash Wednesday" have names of their own.
    if ["blue", "black", "cyber", "ash", "fat", "super"].contains(word(index - 1, texts)) {
      return nil
    }
    let before = word(index - 1, texts)
    let isAny =
      ["a", "any", "un"].contains(before) || before == "of" && !isListed
      || ["a", "any"].contains(word(index - 2, texts))
        && ["good", "nice", "calm", "decent", "free", "lucky"].contains(before)
    if isAny || texts[index].hasSuffix("days") {
      return nil
    }
    let date = isPast ? last(weekday) : upcoming(weekday)
    var end = index + 1
    if word(end, texts) == "pasado" {
      return Time(period: AskedPeriod(last(weekday)), place: index..<(end + 1), kind: .day)
    }
    if ["morning", "night", "evening", "afternoon", "week"].contains(word(end, texts)) { end += 1 }
    let isWeekAfter = word(end - 1, texts) == "week"
    return Time(
      period: AskedPeriod(isWeekAfter ? date.advanced(byDays: 7) : date), place: index..<end,
      kind: .day)
  }

  /// Whether another weekday stands beside a place, or only "or" or "and" between.
  private func isWeekdayListed(at index: Int, _ texts: [String]) -> Bool {
    func isWeekday(_ place: Int) -> Bool { CalendarWords.weekdays[word(place, texts)] != nil }
    func joins(_ place: Int) -> Bool {
      [
        "or", "and", "vs", "versus", "to", "thru", "through", "til", "till", "until", "o", "y", "a",
        "al",
      ]
      .contains(word(place, texts))
    }
    return isWeekday(index - 1) || isWeekday(index + 1) || joins(index - 1) && isWeekday(index - 2)
      || joins(index + 1) && isWeekday(index + 2)
  }

  /// The whole month of a name: this one's or the next, or the last that began if it is past.
  func named(_ month: Int) -> AskedPeriod {
    // "Why February?", in March.
    let age = (today.month - month + 12) % 12
    let isPast = isPast || asksWhy && (1...3).contains(age)
    let year =
      isPast
      ? (month <= today.month ? today.year : today.year - 1)
      : (month >= today.month ? today.year : today.year + 1)
    return wholeMonth(year, month)
  }

  /// A month by name, with or without a year.
  func month(at index: Int, _ texts: [String], _ words: [FoldedText.Word]) -> Time? {
    guard let month = CalendarWords.months[texts[index]] else { return nil }
    let before = word(index - 1, texts)
    // "February or March. My call."
    let ends = index + 1 < words.count && words[index + 1].startsClause
    let after = ends ? "" : word(index + 1, texts)
    let isTyped = words[index].typed.first?.isUppercase == true && index > 0
    if CalendarWords.doubtfulMonths.contains(texts[index]), !isTyped {
      let company: Set<String> = [
        "in", "of", "this", "next", "last", "until", "till", "or", "for", "en", "de", "by", "and",
        "during", "all", "through", "from", "before", "since", "early", "late", "mid", "for",
        "was", "is", "hows", "about", "will", "made", "como", "vs", "versus", "than", "y", "o",
        "to",
        "thru",
      ]
      let isYear = after.count == 4 && Int(after) != nil
      let speaks =
        [
          "look", "looks", "bring", "brings", "hold", "holds", "be", "go", "like", "treat", "for",
        ].contains(after) && ["does", "will", "is", "how", "hows", "do"].contains(before)
      let opens = words[index].startsClause && CalendarWords.months[texts[index]] != nil
      let isOption = after == "or" && CalendarWords.months[word(index + 2, texts)] != nil
      guard company.contains(before) || isYear || isOption || speaks || opens else { return nil }
      // "Or may I".
      if texts[index] == "may" || texts[index] == "march",
        !["in", "during", "this", "next", "of", "until", "before"].contains(before),
        [
          "i", "he", "she", "it", "we", "be", "not", "to", "on", "him", "her", "they", "you", "my",
          "the",
        ]
        .contains(after)
      {
        return nil
      }
    }
    if after.count == 4 || ["of", "de", "del"].contains(after) {
      let place = after.count == 4 ? index + 1 : index + 2
      if let year = Int(word(place, texts)), (1800...2399).contains(year) {
        return Time(period: wholeMonth(year, month), place: index..<(place + 1), kind: .month)
      }
    }
    return Time(period: named(month), place: index..<(index + 1), kind: .month)
  }

  /// `next 10 days`, `the past three weeks`, `in two weeks`, `30 days`.
  func counted(at index: Int, _ texts: [String]) -> Time? {
    var place = index
    var isBack = false
    let leads: Set<String> = [
      "next", "coming", "following", "upcoming", "within", "proximos", "proximas", "past", "last",
      "for", "in", "first", "primeras", "over", "during", "ultimos", "ultimas",
    ]
    guard leads.contains(texts[index]) else { return nil }
    let isFirst = ["first", "primeras"].contains(texts[index])
    while leads.contains(word(place, texts))
      || ["the", "los", "las", "en"].contains(word(place, texts))
    {
      if ["past", "last", "ultimos", "ultimas"].contains(word(place, texts)) { isBack = true }
      place += 1
    }
    // "In the last ten days of December".
    if (index..<place).contains(where: { partOfMonth(at: $0, texts) != nil }) { return nil }
    // "A few days", "couple of weeks".
    if word(place, texts) == "a", ["few", "couple"].contains(word(place + 1, texts)) { place += 1 }
    var count = CalendarWords.number(word(place, texts))
    if count == nil,
      ["days", "weeks", "months", "dias", "semanas", "meses"].contains(word(place, texts))
    {
      count = ["days", "dias"].contains(word(place, texts)) ? 7 : 2
      place -= 1
    }
    guard var number = count, (1...400).contains(number) else { return nil }
    // "He left me on read for two days" says how long, not when.
    if texts[index] == "for", place == index + 1, texts.count > 6 { return nil }
    place += 1
    if word(place, texts) == "of" { place += 1 }
    var unitWord = word(place, texts)
    if ["full", "whole", "gym", "good"].contains(unitWord) {
      place += 1
      unitWord = word(place, texts)
    }
    let period: AskedPeriod
    switch unitWord {
    case "day", "days", "dias", "dia", "nights": break
    case "week", "weeks", "semanas", "semana": number *= 7
    case "weekend", "weekends":
      period = AskedPeriod(weekend().from, weekend(later: number - 1).to)
      return Time(period: period, place: index..<(place + 1), kind: .span)
    case "month", "months", "meses", "mes":
      period = monthsAround(isBack ? -number : number)
      return Time(period: period, place: index..<(place + 1), kind: .month)
    case "year", "years", "anos", "ano":
      period = monthsAround(isBack ? -12 * number : 12 * number)
      return Time(period: period, place: index..<(place + 1), kind: .month)
    default:
      // "The coming 7", "in the next seven": days.
      let isBare = unitWord.isEmpty || ["to", "for", "which", "that", "when"].contains(unitWord)
      guard isBare, number > 1, place > index + 1,
        ["next", "coming", "following", "upcoming"].contains(word(place - 2, texts))
      else { return nil }
      return Time(
        period: AskedPeriod(today, today.advanced(byDays: number - 1)), place: index..<place,
        kind: .span)
    }
    if isFirst {
      // Of something that begins on a date that is named.
      for later in place..<max(place, texts.count) {
        if let day = CalendarWords.day(texts[later]), CalendarWords.isOrdinal(texts[later]),
          let start = bareDate(day)
        {
          return Time(
            period: AskedPeriod(start, start.advanced(byDays: number - 1)),
            place: index..<(later + 1), kind: .span)
        }
      }
      return nil
    }
    period =
      isBack
      ? AskedPeriod(today.advanced(byDays: -number), today)
      : AskedPeriod(today, today.advanced(byDays: number - 1))
    return Time(period: period, place: index..<(place + 1), kind: .span)
  }
}
