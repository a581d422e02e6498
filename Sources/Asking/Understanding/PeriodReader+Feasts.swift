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
    case "birthday", "bday", "cumpleanos":
      let isOwn = ["my", "mi"].contains(word(index - 1, texts)) || next == "year"
      guard isOwn,
        let birthday = [today.year, today.year + 1].compactMap(birthday).first(where: {
          $0 >= today
        })
      else { return nil }
      return birthdayTime(birthday, next, index)
    default: return nil
    }
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
    return isPast ? found.last { $0 <= date } : found.first { $0 >= date }
  }

  /// Easter Sunday, by the Gregorian rule (Meeus, *Astronomical Algorithms*, 2nd edition, chapter 8).
  private var easter: CalendarDate? {
    let found = [today.year - 1, today.year, today.year + 1].compactMap { year -> CalendarDate? in
      let (a, b, c) = (year % 19, year / 100, year % 100)
      let (d, e) = (b / 4, b % 4)
      let g = (b - (b + 8) / 25 + 1) / 3
      let h = (19 * a + b - d - g + 15) % 30
      let l = (32 + 2 * e + 2 * (c / 4) - h - c % 4) % 7
      let m = (a + 11 * h + 22 * l) / 451
      let n = h + l - 7 * m + 114
      return try? CalendarDate(year, n / 31, n % 31 + 1)
    }
    return isPast ? found.last { $0 <= today } : found.first { $0 >= today }
  }
}
