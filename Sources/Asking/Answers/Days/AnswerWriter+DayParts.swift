internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

// The same part of several days: "how will my nights be until Saturday", "my mornings next week".
extension AnswerWriter {
  /// How many days are read hour by hour at most.
  private static let mostDays = 16

  /// The hours of a part of a day.
  private static func hours(of parts: String) -> ClosedRange<Int> {
    switch parts {
    case "mornings": 6...11
    case "afternoons": 12...17
    case "evenings": 18...22
    default: 20...23
    }
  }

  /// How a part of each day of a span stands; nil if the question names none, or all of them lie behind.
  func outlookOfParts(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft? {
    guard let parts = understanding.dayParts, (2...Self.mostDays).contains(period.dayCount),
      period.to >= context.today
    else { return nil }
    var days: [(date: CalendarDate, score: Double)] = []
    for date in period.dates where !context.zone.day(date).isEmpty {
      let hours = try hourly(date, hours: Self.hours(of: parts)).map(\.score)
      days.append((date, hours.reduce(0, +) / Double(hours.count)))
    }
    guard let best = days.max(by: { $0.score < $1.score }),
      let worst = days.min(by: { $0.score < $1.score })
    else { return nil }
    let mean = days.reduce(0) { $0 + $1.score } / Double(days.count)
    let verdict = Answer.Verdict(mean: mean)
    var draft = AnswerDraft()
    draft.period = period
    draft.verdict = verdict
    draft.note("score", Int(mean.rounded()))
    draft.add(
      speech.say(
        "parts.\(tone(mean))" + (isOfNoMatter ? ".any" : ""),
        ["parts": parts, "time": speech.time(of: period), "matter": matter]))
    guard best.score - worst.score >= 5 else {
      draft.add(speech.say("parts.alike"))
      draft.add(deed(verdict))
      return draft
    }
    draft.note("best_day", best.date)
    draft.note("hardest_day", worst.date)
    draft.add(speech.say("parts.best", ["day": speech.day(best.date)]))
    if let transit = try difference(of: best.date, from: worst.date, leaning: .leanYes) {
      draft.note("transit_best", transit.key)
      draft.add(try reason(transit, on: best.date))
    }
    draft.add(speech.say("parts.worst", ["day": speech.day(worst.date)]))
    if let transit = try difference(of: worst.date, from: best.date, leaning: .leanNo) {
      draft.note("transit_hardest", transit.key)
      draft.add(try reason(transit, on: worst.date))
    }
    draft.add(deed(verdict))
    draft.name(best.date)
    draft.name(worst.date)
    return draft
  }
}

extension Understanding {
  private static let cue = "word.parts."

  /// The part of each day that it asks about: "mornings", "nights".
  var dayParts: String? {
    cues.first { $0.hasPrefix(Self.cue) }.map { String($0.dropFirst(Self.cue.count)) }
  }

  /// Keeps the part of each day that a question asks about.
  mutating func addDayParts(_ reader: QuestionReader) {
    let parts: Set<String> = ["mornings", "afternoons", "evenings", "nights"]
    let named = reader.texts.indices.filter { index in
      // "Last night's film", "nights out".
      parts.contains(reader.texts[index])
        && !reader.words[index].typed.contains { "'’‘`´".contains($0) }
        && !["last", "date", "game", "week"].contains(index > 0 ? reader.texts[index - 1] : "")
        && reader.texts.dropFirst(index + 1).first != "out"
    }
    let names = Set(named.map { reader.texts[$0] })
    guard names.count == 1, let name = names.first else { return }
    cues.insert(Self.cue + name)
    // What they are for stands in words or not at all.
    if reader.area == nil, activity == nil { area = nil }
  }
}
