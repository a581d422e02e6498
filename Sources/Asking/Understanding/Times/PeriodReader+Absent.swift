internal import Ephemeris

// Days that no calendar has: 31 April, 30 February.
extension PeriodReader {
  /// A day that is named and does not exist, and the last day of its month.
  struct AbsentDay: Equatable {
    let day: Int
    let month: Int
    /// The year, where only some years have the day, or one is named.
    let year: Int?
    let last: CalendarDate
  }

  /// The date of a month and a day, and the month's last where it has no such day.
  func dateOrLast(_ month: Int, _ day: Int, year: Int?) -> CalendarDate? {
    let found = year.map { try? CalendarDate($0, month, day) } ?? nearest(month, day)
    return found ?? absent(month, day, year: year)?.last
  }

  /// The day if it does not exist.
  private func absent(_ month: Int, _ day: Int, year: Int?) -> AbsentDay? {
    guard (29...31).contains(day), (1...12).contains(month) else { return nil }
    func has(_ year: Int) -> Bool { day <= CalendarDate.lengthOfMonth(month, year: year) }
    let own = year ?? today.year
    guard !has(own), year != nil || !has(own + (isPast ? -1 : 1)) else { return nil }
    let lengths = [own, own + 1].map { CalendarDate.lengthOfMonth(month, year: $0) }
    let last =
      year.flatMap { try? CalendarDate($0, month, lengths[0]) }
      ?? nearest(month, isPast ? lengths[0] : min(lengths[0], lengths[1]))
    // Only February differs from year to year.
    return last.map {
      AbsentDay(day: day, month: month, year: month == 2 && day == 29 ? $0.year : nil, last: $0)
    }
  }

  /// The first day that a text names and that does not exist; nil if all do.
  func absentDay(in words: [FoldedText.Word], text: String) -> AbsentDay? {
    let texts = words.map(\.text)
    for index in texts.indices {
      if let found = spelled(at: index, texts) ?? written(at: index, words, text) { return found }
    }
    return nil
  }

  /// "The 31st of April", "April 31", "30 de febrero".
  private func spelled(at index: Int, _ texts: [String]) -> AbsentDay? {
    func year(_ place: Int) -> Int? {
      let next = ["of", "de", "del"].contains(word(place, texts)) ? place + 1 : place
      let name = word(next, texts)
      return name.count == 4 ? Int(name).flatMap { (1800...2399).contains($0) ? $0 : nil } : nil
    }
    if let day = CalendarWords.day(texts[index]) {
      let place = ["of", "de"].contains(word(index + 1, texts)) ? index + 2 : index + 1
      guard let month = CalendarWords.months[word(place, texts)] else { return nil }
      return absent(month, day, year: year(place + 1))
    }
    guard let month = CalendarWords.months[texts[index]] else { return nil }
    let place = word(index + 1, texts) == "the" ? index + 2 : index + 1
    return CalendarWords.day(word(place, texts)).flatMap {
      absent(month, $0, year: year(place + 1))
    }
  }

  /// "31/4", "2/30/2026", "2025-02-30": where only one of the two numbers can be a month.
  private func written(
    at index: Int, _ words: [FoldedText.Word], _ text: String
  ) -> AbsentDay? {
    func number(_ place: Int) -> Int? {
      words.indices.contains(place) ? Int(words[place].text) : nil
    }
    func mark(_ place: Int) -> String {
      guard place >= 0, place + 1 < words.count else { return "" }
      return String(text[words[place].typed.endIndex..<words[place + 1].typed.startIndex])
    }
    let marks: Set<String> = ["/", "-", "."]
    guard let first = number(index), let second = number(index + 1),
      !marks.contains(mark(index - 1))
    else { return nil }
    let between = mark(index)
    guard marks.contains(between) else { return nil }
    let third = mark(index + 1) == between ? number(index + 2) : nil
    if let third, words[index].text.count == 4 { return absent(second, third, year: first) }
    guard third != nil || between == "/", max(first, second) > 12, min(first, second) <= 12 else {
      return nil
    }
    let year = third.map { $0 < 100 ? 2000 + $0 : $0 }
    return absent(min(first, second), max(first, second), year: year)
  }
}

extension Speech {
  /// The sentence that says that a day does not exist, and which is the last of its month.
  func say(_ absent: PeriodReader.AbsentDay) -> String {
    let name = "\(absent.day) \(CalendarWords.names[absent.month - 1])"
    return say(
      absent.year == nil ? "absent.day" : "absent.year",
      [
        "day": name, "year": absent.year.map { "\($0)" } ?? "", "last": day(absent.last),
      ])
  }
}
