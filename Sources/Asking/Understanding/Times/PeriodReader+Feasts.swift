internal import Ephemeris

// Feasts and birthdays.
extension PeriodReader {
  /// Feasts and birthdays.
  func feast(at index: Int, _ texts: [String]) -> Time? {
    let (here, next) = (texts[index], word(index + 1, texts))
    func day(_ date: CalendarDate?, _ count: Int) -> Time? {
      date.map {
        // "Christmas week" is that from Monday to Sunday.
        word(index + count, texts) == "week"
          ? Time(period: week(of: $0), place: index..<(index + count + 1), kind: .week)
          : Time(period: AskedPeriod($0), place: index..<(index + count), kind: .day)
      }
    }
    switch here {
    case "christmas", "xmas", "navidad":
      if next == "eve" { return day(nearest(12, 24), 2) }
      return day(nearest(12, 25), 1)
    case "holidays" where ["the", "over", "xmas", "christmas"].contains(word(index - 1, texts)):
      guard let eve = nearest(12, 24) else { return nil }
      return Time(
        period: AskedPeriod(eve, eve.advanced(byDays: 8)), place: index..<(index + 1), kind: .span)
    case "nochebuena": return day(nearest(12, 24), 1)
    case "new" where ["year", "years"].contains(next):
      // "New year, new me" is a saying.
      if word(index + 2, texts) == "new" { return nil }
      if let year = newYear(at: index, texts) { return year }
      return word(index + 2, texts) == "eve" ? day(nearest(12, 31), 3) : day(nearest(1, 1), 2)
    case "ano" where next == "nuevo": return day(nearest(1, 1), 2)
    case "fin" where next == "de" && word(index + 2, texts) == "ano": return day(nearest(12, 31), 3)
    case "reyes": return day(nearest(1, 6), 1)
    case "may" where next == "day": return day(nearest(5, 1), 2)
    case "black" where next == "friday":
      return day(thanksgiving(from: today.advanced(byDays: -1))?.advanced(byDays: 1), 2)
    case "boxing" where next == "day": return day(nearest(12, 26), 2)
    case "nye", "nochevieja": return day(nearest(12, 31), 1)
    case "valentine", "valentines": return day(nearest(2, 14), 1)
    case "halloween": return day(nearest(10, 31), 1)
    case "thanksgiving": return day(thanksgiving(from: today), 1)
    case "easter" where ["weekend", "wkend", "weekends"].contains(next):
      return easter.map {
        Time(
          period: AskedPeriod($0.advanced(byDays: -1), $0), place: index..<(index + 2), kind: .span)
      }
    case "easter" where next == "monday": return day(easter?.advanced(byDays: 1), 2)
    case "good" where next == "friday": return day(easter?.advanced(byDays: -2), 2)
    case "easter", "pascua": return day(easter, 1)
    case "carnival", "carnaval": return day(shroveTuesday, 1)
    case "mardi" where next == "gras", "shrove" where next == "tuesday",
      "pancake" where next == "day":
      return day(shroveTuesday, 2)
    case "mothers" where next == "day", "mother" where next == "day",
      "mum" where next == "day", "mums" where next == "day", "mom" where next == "day",
      "moms" where next == "day", "mothering" where next == "sunday":
      return day(family(.mothers), 2)
    case "fathers" where next == "day", "father" where next == "day", "dads" where next == "day":
      return day(family(.fathers), 2)
    case "dia" where ["de", "del"].contains(next):
      let isAfterThe = word(index + 2, texts) == "la" || word(index + 2, texts) == "las"
      let count = isAfterThe ? 4 : 3
      switch word(index + count - 1, texts) {
      case "madre", "madres", "mama": return day(family(.mothers, isSpanish: true), count)
      case "padre", "padres", "papa": return day(family(.fathers, isSpanish: true), count)
      default: return nil
      }
    case "birthday", "bday", "cumpleanos", "cumple", "cumples":
      let isOwn = ["my", "mi"].contains(word(index - 1, texts)) || next == "year"
      // "My birthday this year" is the day, not the year.
      let ofYear = [
        ["this", "year"], ["este", "ano"], ["next", "year"], ["el", "proximo", "ano"],
      ]
      if isOwn, let words = ofYear.first(where: { texts[(index + 1)...].starts(with: $0) }) {
        let isNext = words.has("next") || words.has("proximo")
        return birthday(today.year + (isNext ? 1 : 0)).map {
          Time(period: AskedPeriod($0), place: index..<(index + 1 + words.count), kind: .day)
        }
      }
      guard isOwn,
        let birthday = [today.year, today.year + 1].compactMap(birthday).first(where: {
          $0 >= today
        })
      else { return nil }
      return birthdayTime(birthday, next, index)
    default: return nil
    }
  }

  /// "What does the new year hold": the year that begins, and not its first day.
  private func newYear(at index: Int, _ texts: [String]) -> Time? {
    let isYear =
      word(index - 1, texts) == "the" && texts[index + 1] == "year" && !isPast
      && ![
        "before", "until", "till", "til", "by", "after", "around", "over", "since", "at", "of",
        "see", "celebrate", "to",
      ].contains(word(index - 2, texts))
      && ![
        "eve", "day", "party", "weekend", "week", "holiday", "holidays", "break", "celebration",
        "trip", "dinner",
      ].contains(word(index + 2, texts))
    guard isYear else { return nil }
    let year = wholeYear(today.month < 4 ? today.year : today.year + 1)
    // "In the new year" is early in it.
    let isEarly = word(index - 2, texts) == "in"
    let end = isEarly ? year.from.end(ofMonths: 3) : year.to
    return Time(period: AskedPeriod(year.from, end), place: index..<(index + 2), kind: .month)
  }

  /// The next birthday, the week around it or the year that it begins.
  private func birthdayTime(_ birthday: CalendarDate, _ next: String, _ index: Int) -> Time {
    switch next {
    case "week":
      return Time(period: week(of: birthday), place: index..<(index + 2), kind: .week)
    case "month":
      return Time(period: wholeMonth(of: birthday), place: index..<(index + 2), kind: .month)
    case "year":
      let end = self.birthday(birthday.year + 1)?.advanced(byDays: -1) ?? birthday
      return Time(
        period: AskedPeriod(birthday, end), place: index..<(index + 2), kind: .month)
    default: return Time(period: AskedPeriod(birthday), place: index..<(index + 1), kind: .day)
    }
  }

  /// The fourth Thursday of November, the next from a date.
  private func thanksgiving(from date: CalendarDate) -> CalendarDate? {
    let found = [today.year - 1, today.year, today.year + 1].compactMap { year -> CalendarDate? in
      guard let first = try? CalendarDate(year, 11, 1) else { return nil }
      return first.advanced(byDays: (4 - first.weekday + 7) % 7 + 21)
    }
    return nearest(of: found, to: date)
  }

  /// The first of some dates from another on, or the last before it if the question looks back.
  private func nearest(of dates: [CalendarDate], to date: CalendarDate) -> CalendarDate? {
    isPast ? dates.last { $0 <= date } : dates.first { $0 >= date }
  }

  /// Easter Sunday.
  private var easter: CalendarDate? {
    let found = [today.year - 1, today.year, today.year + 1].compactMap(FamilyFeast.easter(of:))
    return nearest(of: found, to: today)
  }

  /// The last day of carnival.
  private var shroveTuesday: CalendarDate? {
    let found = [today.year - 1, today.year, today.year + 1].compactMap {
      FamilyFeast.easter(of: $0)?.advanced(byDays: -47)
    }
    return nearest(of: found, to: today)
  }

  /// Mother's Day or Father's Day where the reader lives; in Spanish, that of Spain where that is unknown.
  private func family(_ feast: FamilyFeast, isSpanish: Bool = false) -> CalendarDate? {
    let place = country ?? (isSpanish ? "ES" : nil)
    let found = [today.year - 1, today.year, today.year + 1].compactMap {
      feast.date(in: $0, country: place)
    }
    return nearest(of: found, to: today)
  }
}

extension CalendarDate {
  /// The same day of another year; of 29 February the 28th where there is no 29th.
  ///
  /// Returns nil for a year that dates don't reach.
  func anniversary(in year: Int) -> CalendarDate? {
    try? CalendarDate(year, month, min(day, CalendarDate.lengthOfMonth(month, year: year)))
  }
}
