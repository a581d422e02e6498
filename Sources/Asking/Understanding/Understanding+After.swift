internal import Ephemeris

// The time after one that was asked about, and events that a time can lie before or after.
extension Understanding {
  /// Events of the sky whose dates an answer names.
  static let datedEvents: Set<String> = ["retro", "fullmoon", "newmoon", "eclipse"]

  /// Whether a question after the dates of an event asks for a side of it: "should I book before or after that".
  func asksAround(_ reader: QuestionReader) -> Bool {
    guard intent == .skyFact, !cues.isDisjoint(with: Self.datedEvents), reader.times.isEmpty,
      reader.has("or")
    else { return false }
    let texts = reader.texts
    guard let side = texts.lastIndex(where: { ["before", "after"].contains($0) }) else {
      return false
    }
    let rest = texts[(side + 1)...]
    let isOfIt = rest.isEmpty || ["that", "it", "then", "this"].contains(rest.first ?? "")
    return isOfIt && reader.has("after") && (reader.has("before") || reader.has("b4"))
  }

  /// "And the one after?": the quarter, month, week or weekend that follows the one that was asked about.
  func timeAfter(_ previous: Self, reader: QuestionReader) -> AskedPeriod? {
    guard previous.isOfDays, let old = previous.period else { return nil }
    let texts = reader.texts
    let isOneAfter = texts.indices.dropLast().contains { index in
      ["one", "ones"].contains(texts[index]) && texts[index + 1] == "after"
    }
    // "The weekend after" names a weekend, too.
    let isUnitAfter = texts.indices.dropLast().contains { index in
      ["quarter", "year", "weekend"].contains(texts[index]) && texts[index + 1] == "after"
    }
    guard isUnitAfter || isOneAfter && period == nil, texts.count <= 8 else { return nil }
    if old.isOfWholeMonths {
      return AskedPeriod(
        old.to.advanced(byDays: 1), old.to.advanced(byDays: 1).end(ofMonths: old.monthCount))
    }
    let isWeekend = old.dayCount == 2 && old.from.weekday == 6
    return old.moved(byDays: isWeekend ? 7 : old.dayCount)
  }
}

extension AskedPeriod {
  /// Whether it begins with a month and ends with one.
  var isOfWholeMonths: Bool { from.day == 1 && to.advanced(byDays: 1).day == 1 }

  /// How many months it has from the first to the last.
  var monthCount: Int { (to.year - from.year) * 12 + to.month - from.month + 1 }
}

extension CalendarDate {
  /// The last date of some months that begin with this date.
  func end(ofMonths count: Int) -> CalendarDate {
    let number = year * 12 + month - 1 + count - 1
    let (lastYear, lastMonth) = (number / 12, number % 12 + 1)
    let length = CalendarDate.lengthOfMonth(lastMonth, year: lastYear)
    return (try? CalendarDate(lastYear, lastMonth, length)) ?? self
  }
}
