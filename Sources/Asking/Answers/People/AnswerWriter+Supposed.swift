internal import Ephemeris
internal import Readings

// What to do where others refuse, agree or say nothing.
extension AnswerWriter {
  /// How many days to leave between one attempt and the next.
  private static let pause = 14

  /// The answer to "and if they say no": what to make of it, a day for what comes next, and one thing to do.
  func after(_ supposed: Supposed) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let isOfLove = understanding.area == .loveRelationships
    if supposed == .refused, isOfLove {
      draft.add(speech.say("refused.love"))
      draft.add(speech.say("refused.love.last"))
      return draft
    }
    let key = supposed.rawValue
    draft.add(speech.say("\(key).first"))
    let first = max(context.today, understanding.period?.from ?? context.today)
    let start = first.advanced(byDays: supposed == .accepted ? 1 : Self.pause)
    let period = AskedPeriod(start, start.advanced(byDays: supposed == .accepted ? 14 : 45))
    if context.holds(period) {
      let ranked = try byRule(MeterDays(period.dates, meters: meters, of: context).ranked)
      let isOffice = understanding.area == .pathProfession
      let day = ranked.first { !isOffice || (1...5).contains($0.date.weekday) } ?? ranked.first
      if let day {
        draft.add(speech.say("\(key).next", ["day": speech.day(day.date)]))
        draft.name(day.date)
      }
    }
    draft.add(speech.say("\(key).last"))
    return draft
  }
}
