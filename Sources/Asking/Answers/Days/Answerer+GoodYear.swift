internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

// The year in which something comes, which nobody knows, and the call that is waited for.
extension Answerer {
  /// Words of those who wait for an answer from people at work: "will they call me back".
  static func awaitsCall(in texts: [String]) -> Bool {
    guard texts.has("they"), texts.has("me") else { return false }
    let ofLove: Set<String> = ["love", "miss", "text", "crush", "like", "date", "feelings"]
    guard ofLove.isDisjoint(with: texts) else { return false }
    let acts: Set<String> = [
      "hire", "accept", "shortlist", "promote", "invite", "pick", "choose", "select", "offer",
    ]
    return !acts.isDisjoint(with: texts)
      || ["call", "get"].contains { texts.contains($0) } && texts.has("back")
  }

  /// Whether somebody to live with is waited for: "might I find companionship again".
  static func asksForCompany(_ question: Question) -> Bool {
    let texts = FoldedText(question.text).words.map(\.text)
    return Question.asksForLove(texts)
      || ["companionship", "companion"].contains { texts.contains($0) }
  }

  /// The easiest of the next three years and its best month, where a year is asked for; nil otherwise.
  func goodYear(
    _ question: Question, _ meters: [Meter], _ area: Answer.Area?, _ context: FindingContext,
    _ speech: Speech
  ) -> (year: Int, month: CalendarDate, sentence: String)? {
    let texts = FoldedText(question.text).words.map(\.text)
    let asksForYear = texts.indices.dropLast().contains { index in
      ["what", "which"].contains(texts[index]) && texts[index + 1] == "year"
    }
    guard asksForYear, let area else { return nil }
    var best: (year: Int, mean: Double, month: CalendarDate)?
    for year in (context.today.year + 1)...(context.today.year + 3) {
      guard let start = try? CalendarDate(year, 1, 1) else { continue }
      let period = AskedPeriod(start, start.advanced(byDays: 364))
      guard context.holds(period) else { continue }
      // Every sixth day shows a year as well as each.
      let dates = stride(from: 0, to: 365, by: 6).map { start.advanced(byDays: $0) }
      guard let days = try? MeterDays(dates, meters: meters, of: context) else { continue }
      let month = days.months.max {
        ($0.leadingMean, $1.days[0].date.dayNumber) < ($1.leadingMean, $0.days[0].date.dayNumber)
      }
      if days.leadingMean > best?.mean ?? -.infinity, let date = month?.days[0].date {
        best = (year, days.leadingMean, date)
      }
    }
    guard let best else { return nil }
    let sentence = speech.say(
      "event.year",
      [
        "year": "\(best.year)", "month": best.month.monthName,
        "matter": speech.say("matter.\(area.rawValue)").lowercasedFirst,
      ])
    return (best.year, best.month, sentence)
  }
}
