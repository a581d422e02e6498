internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// How some days are for the reader and another person whose chart is known.
extension AnswerWriter {
  /// The days of both, by both charts; nil where the question is of the reader alone.
  func outlookOfTwo(_ period: AskedPeriod) throws(EphemerisError) -> AnswerDraft? {
    guard understanding.has("word.of_two"), let partner = context.partner, period.dayCount <= 62,
      period.to >= context.today, context.holds(period),
      let instrument = try? Astrometer(of: partner, ephemeris: context.ephemeris)
    else { return nil }
    let meters: [Meter] = meters.isEmpty ? Answer.Area.loveRelationships.meters : meters
    let own = try MeterDays(period.dates, meters: meters, of: context).days
    guard let leading = meters.first, !own.isEmpty else { return nil }
    var both: [(date: CalendarDate, own: Double, their: Double)] = []
    for day in own {
      let skies = try DaySkies(of: day.date, in: context.zone, ephemeris: context.ephemeris)
      let score = instrument.scores(during: skies)[leading].unified
      both.append((day.date, day.leading, score))
    }
    func mean(_ score: ((date: CalendarDate, own: Double, their: Double)) -> Double) -> Double {
      both.reduce(0) { $0 + score($1) } / Double(both.count)
    }
    let (mine, theirs) = (mean { $0.own }, mean { $0.their })
    let ranked = both.sorted {
      ($0.own + $0.their, $1.date.dayNumber) > ($1.own + $1.their, $0.date.dayNumber)
    }
    let name = context.partnerName ?? Speech.phrase("two.partner")
    var draft = AnswerDraft()
    draft.period = period
    draft.verdict = Answer.Verdict(mean: (mine + theirs) / 2)
    draft.note("score", Int(mine.rounded()))
    draft.note("score_of_other", Int(theirs.rounded()))
    let kind = period.dayCount > 1 ? "span" : "day"
    draft.add(
      speech.say(
        "outlook.\(kind).\(tone((mine + theirs) / 2))",
        [
          "when": speech.name(of: period), "matter": Speech.phrase("two.both", ["name": name]),
        ]))
    if abs(mine - theirs) > Answer.Verdict.leaning {
      draft.add(
        speech.say(mine > theirs ? "two.easier.own" : "two.easier.theirs", ["name": name]))
    }
    if ranked.count > 1, let best = ranked.first, let worst = ranked.last {
      draft.add(speech.say("two.best", ["day": speech.day(best.date)]))
      draft.add(speech.say("two.worst", ["day": speech.day(worst.date)]))
      draft.name(best.date)
      draft.name(worst.date)
    } else {
      draft.name(period.from)
    }
    draft.add(try fitBeside(partner))
    draft.add(deed(.neutral))
    return draft
  }
}
