internal import Ephemeris

// Weeks and weekends: which one is meant, and whether one is looked for.
extension QuestionReader {
  /// Words that name the week of today and no part of it.
  private static let ofWeek: Set<String> = [
    "this", "my", "the", "week", "weeks", "whole", "coming", "esta", "mi", "la", "semana", "best",
    "good",
  ]

  /// Whether it asks of the sky, whose week is that of the calendar.
  private var namesSky: Bool {
    let events: Set<String> = ["fullmoon", "newmoon", "eclipse", "retro", "void"]
    return !points.isEmpty || !events.isDisjoint(with: cueNames())
  }

  /// Takes "this week", asked on a Sunday, for the week that begins on the next day.
  ///
  /// One day of today's week is left, so who asks how it will be means the days to come.
  mutating func moveSundaysWeek() {
    guard situation.today.weekday == 0, !periods.isPast, !periods.asksWhy, !namesSky else { return }
    let this = periods.week(of: situation.today)
    let next = periods.week(of: situation.today, later: 1)
    // "This week or next week" has today's and the next.
    guard !times.contains(where: { $0.kind == .week && $0.period == next }) else { return }
    for index in times.indices where times[index].kind == .week && times[index].period == this {
      let place = times[index].place
      guard texts[place].allSatisfy(Self.ofWeek.contains),
        !periods.pastPlaces.contains(place.lowerBound)
      else { continue }
      times[index].period = next
    }
  }

  /// Whether a weekend is looked for: "which weekend", "the best weekend to move".
  var asksWhichWeekend: Bool {
    texts.indices.dropFirst().contains { index in
      PeriodReader.isAnyWeekend(at: index, texts)
        && !["no", "not"].contains(texts[index - 1])
    }
  }

  /// Whether weekends are ruled out: "not on a weekend", "no weekends".
  var leavesWeekendsOut: Bool {
    texts.indices.dropFirst().contains { index in
      ["weekend", "weekends"].contains(texts[index])
        && texts[..<index].suffix(3).contains {
          ["not", "no", "except", "without", "dont", "cant", "never"].contains($0)
        }
        && !texts[..<index].suffix(2).contains { ["this", "next", "last"].contains($0) }
    }
  }
}

extension PeriodReader {
  /// Whether the weekend at a place is any of them: "which weekend", "a weekend in May".
  static func isAnyWeekend(at index: Int, _ texts: [String]) -> Bool {
    guard ["weekend", "weekends"].contains(texts[index]), index > 0 else { return false }
    let lead = texts[index - 1]
    let looks: Set<String> = ["which", "wich", "what", "any", "best", "worst", "no", "not", "one"]
    if looks.contains(lead) { return true }
    // "What would be a good weekend to paint", and not "have a good weekend".
    let isSome = ["a", "an"].contains(lead) || index > 1 && ["a", "an"].contains(texts[index - 2])
    let next = texts.dropFirst(index + 1).prefix(2)
    let isNarrowed =
      ["in", "during", "of"].contains(next.first)
      && next.last.map { CalendarWords.months[$0] != nil } == true
    return isSome && (isNarrowed || lead != "a" && ["to", "for"].contains(next.first))
      || lead == "on" && index > 1 && texts[index - 2] == "not"
  }
}
