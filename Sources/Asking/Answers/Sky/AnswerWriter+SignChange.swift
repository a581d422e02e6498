internal import Astrology
internal import Ephemeris
internal import Words

// Where a body changes signs on the day that is asked about.
extension AnswerWriter {
  /// That a body enters or leaves a sign on the day of the search, with the time.
  func entersToday(
    _ body: CelestialBody, _ sign: ZodiacSign, _ here: ZodiacSign,
    _ found: [(sign: ZodiacSign, at: JulianDay<UT1>)]
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard let change = found.first else { return draft }
    let date = context.date(change.at)
    draft.name(date)
    draft.note("sign", "\(here.name) \(change.sign.name)")
    let slots = [
      "body": body.phrase, "sign": sign.title, "here": here.title, "next": change.sign.title,
      "day": speech.onDay(date), "time": time(change.at),
    ]
    let isSeason = understanding.has("season")
    guard change.sign == sign else {
      draft.add(speech.say(isSeason ? "sky.season.now" : "sky.leaves.today", slots))
      if let again = found.first(where: { $0.sign == sign }) {
        draft.name(context.date(again.at))
        draft.add(
          speech.say(
            isSeason ? "sky.season.again" : "sky.enters.again",
            ["day": speech.onDay(context.date(again.at))]))
      }
      return draft
    }
    draft.add(speech.say(isSeason ? "sky.season.today" : "sky.enters.today", slots))
    if !isSeason, found.count > 1 {
      let day = context.date(found[1].at)
      draft.name(day)
      draft.add(speech.say("sky.enters.leaves", slots.merging(["day": speech.onDay(day)]) { $1 }))
    }
    touch(sign.start, &draft)
    return draft
  }

  /// When the Sun entered the sign in which it stands.
  func begunSeason(of sign: ZodiacSign) throws(EphemerisError) -> JulianDay<UT1>? {
    let start = searchStart.advanced(byDays: -33)
    guard context.holds(AskedPeriod(start)) else { return nil }
    return try context.ingresses(of: .sun, from: start, days: 34).last { $0.sign == sign }?.at
  }
}
