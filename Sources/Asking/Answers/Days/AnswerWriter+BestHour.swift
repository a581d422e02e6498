internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

// The best hour of a day, and the parts of one.
extension AnswerWriter {
  /// The parts of a day that a question names.
  private var namedParts: [String] {
    ["morning", "afternoon", "evening"].filter { understanding.has("part.\($0)") }
  }

  private static func part(ofHour hour: Int) -> String {
    hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening"
  }

  /// The part of a day that a question names, its mean and how it stands to the rest of the day; nil if it names none.
  func partOfDay(
    _ date: CalendarDate
  ) throws(EphemerisError) -> (name: String, mean: Double, key: String)? {
    let parts = namedParts
    guard parts.count == 1, let part = parts.first else { return nil }
    var scores: (own: [Double], rest: [Double]) = ([], [])
    for (hour, score) in try hourly(date) {
      if Self.part(ofHour: hour) == part {
        scores.own.append(score)
      } else {
        scores.rest.append(score)
      }
    }
    guard !scores.own.isEmpty, !scores.rest.isEmpty else { return nil }
    let own = scores.own.reduce(0, +) / Double(scores.own.count)
    let rest = scores.rest.reduce(0, +) / Double(scores.rest.count)
    let key =
      own > rest + 3 ? "part.better" : own < rest - 3 ? "part.worse" : "part.same"
    return (Speech.phrase("part.\(part)"), own, key)
  }

  /// Whether it is something that people do late in a day.
  private var isOfEvening: Bool {
    let late: Set<String> = ["party", "go_party", "go_out", "first_date", "celebrate", "prom"]
    return understanding.activity.map { late.contains($0.id) } ?? false
  }

  /// The better of two hours that a question offers.
  private func better(
    of hours: [Int], on date: CalendarDate, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    var scores: [(hour: Int, score: Double)] = []
    for hour in hours { scores += try hourly(date, hours: hour...hour) }
    guard scores.count == 2 else { return draft }
    let isFirst = scores[0].score >= scores[1].score
    let (best, other) = isFirst ? (scores[0], scores[1]) : (scores[1], scores[0])
    draft.add(
      speech.say(
        best.score - other.score < 2 ? "hours.close" : "hours.first",
        [
          "best": "\(best.hour):00", "other": "\(other.hour):00", "matter": matter,
          "day": speech.time(of: AskedPeriod(date)),
        ]))
    let verdict = Answer.Verdict(mean: best.score)
    draft.verdict = nil
    if let transit = try reasons(on: date, leaning: verdict, count: 1).first {
      draft.note("transit", transit.key)
      draft.add(try reason(transit, on: date))
    }
    draft.add(deed(understanding.activity == nil ? verdict : .leanYes))
    draft.name(date)
    draft.note("hour", best.hour)
    return draft
  }

  /// The best part of a day, or the hardest one where that is asked for.
  func bestHour(
    _ date: CalendarDate, _ start: AnswerDraft
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = start
    if let hours = understanding.offeredHours { return try better(of: hours, on: date, start) }
    var best: (hour: Int, score: Double)?
    let parts = namedParts
    for (hour, score) in try hourly(date) {
      if !parts.isEmpty, !parts.has(Self.part(ofHour: hour)) { continue }
      // Who answers at work is there by day.
      let isOffice = understanding.area == .pathProfession && parts.isEmpty
      if isOffice, !(8...18).contains(hour) { continue }
      if isOfEvening, parts.isEmpty, hour < 15 { continue }
      let isAhead =
        understanding.wantsWorst
        ? score < (best?.score ?? 0) - 0.01 : score > (best?.score ?? 0) + 0.01
      if best == nil || isAhead { best = (hour, score) }
    }
    let hour = best?.hour ?? 12
    let part = Speech.phrase("part.\(Self.part(ofHour: hour))")
    draft.add(
      speech.say(
        understanding.wantsWorst
          ? "worst.hour" : isOfNoMatter ? "best.hour.any" : "best.hour",
        [
          "day": abs(date.dayNumber - context.today.dayNumber) <= 1
            ? speech.name(of: AskedPeriod(date)) : speech.onDay(date),
          "hour": "\(hour):00", "part": part,
          "matter": matter,
        ]))
    // What presses is no reason for an hour to choose.
    let verdict = Answer.Verdict(mean: best?.score ?? 0)
    if let transit = try reasons(on: date, leaning: .leanYes, count: 1).first {
      draft.add(try reason(transit, on: date))
    }
    draft.add(deed(understanding.activity == nil ? verdict : .leanYes))
    draft.name(date)
    draft.note("hour", hour)
    return draft
  }
}
