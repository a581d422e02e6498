internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Words

// What a day can't settle: a home for years, a court, an audience.
extension AnswerWriter {
  private static let ofYears: Set<String> = ["buy_home", "sell_home", "move_house"]

  /// The answer to whether to buy, to sell or to leave a home, where no time is named; nil for anything else.
  ///
  /// Today's sky says nothing about the years that follow, so there is no yes and no no, but a day for the next step.
  func stepOfLife() throws(EphemerisError) -> AnswerDraft? {
    guard understanding.period == nil, understanding.otherBirth == nil,
      !understanding.has("leave_out"), !understanding.isFollowUp,
      let activity = understanding.activity,
      Self.ofYears.contains(activity.id)
    else { return nil }
    let span = AskedPeriod(context.today, context.today.advanced(byDays: 41))
    guard context.holds(span) else { return nil }
    var draft = AnswerDraft()
    draft.verdict = .neutral
    draft.add(speech.say("life.first", ["matter": matter]))
    let ranked = try byRule(MeterDays(span.dates, meters: meters, of: context).ranked)
    if let best = ranked.first {
      draft.add(speech.say("life.day", ["day": speech.day(best.date)]))
      draft.name(best.date)
      draft.note("best_day", best.date)
      if let transit = try reasons(on: best.date, leaning: .leanYes, count: 1).first,
        transit.key.body != .moon
      {
        draft.note("transit", transit.key)
        draft.add(try reason(transit, on: best.date))
      }
    }
    draft.add(speech.say("life.deed.\(activity.id)"))
    if understanding.has("word.kin") { draft.add(speech.say("life.kin")) }
    return draft
  }

  /// A draft after what depends on a court or on an audience.
  func besideOutcome(_ draft: AnswerDraft) -> AnswerDraft {
    var draft = draft
    for kind in ["court", "crowd"] where understanding.has("outcome.\(kind)") {
      draft.sentences.insert(speech.say("outcome.\(kind)"), at: 0)
    }
    return draft
  }

  /// How the hour that is named stands within its day; nil if none is.
  func hourAsked(on date: CalendarDate) throws(EphemerisError) -> String? {
    guard let asked = (0...23).first(where: { understanding.has("word.hour.\($0)") }) else {
      return nil
    }
    let hours = try hourly(date)
    guard let near = hours.min(by: { abs($0.hour - asked) < abs($1.hour - asked) }),
      abs(near.hour - asked) <= 1
    else { return nil }
    let others = hours.map(\.score).sorted()
    let mean = others.reduce(0, +) / Double(max(1, others.count))
    let distance = near.score - mean
    let key = distance > 3 ? "better" : distance < -3 ? "worse" : "level"
    let half = asked < 10 ? "0\(asked):00" : "\(asked):00"
    return speech.say("outlook.hour.\(key)", ["hour": half])
  }
}
