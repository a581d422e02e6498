internal import Ephemeris
internal import Readings

// What to do where the answer of somebody else is no.
extension AnswerWriter {
  /// How many days to leave between one attempt and the next.
  private static let pause = 14

  /// The answer to "and if they say no", after a question about asking for something.
  func afterRefusal() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isOfLove = understanding.area == .loveRelationships
    draft.add(speech.say(isOfLove ? "refused.love" : "refused.first"))
    if isOfLove {
      draft.add(speech.say("refused.love.last"))
      return draft
    }
    let start = context.today.advanced(byDays: Self.pause)
    let period = AskedPeriod(start, start.advanced(byDays: 45))
    guard context.holds(period) else { return draft }
    let ranked = try byRule(MeterDays(period.dates, meters: meters, of: context).ranked)
    let isOffice = understanding.activity?.area == .pathProfession
    let day = ranked.first { !isOffice || (1...5).contains($0.date.weekday) } ?? ranked.first
    if let day {
      draft.add(speech.say("refused.next", ["day": speech.day(day.date), "matter": matter]))
      draft.name(day.date)
    }
    draft.add(speech.say("refused.last"))
    return draft
  }
}
