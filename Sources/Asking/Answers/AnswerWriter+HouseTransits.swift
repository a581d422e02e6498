internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// When a body moves through a house of the chart.
extension AnswerWriter {
  /// When a body enters or leaves a house of the chart, or when it was last there.
  func entry(
    of body: CelestialBody, into house: Int
  ) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": "the houses"]))
      return draft
    }
    let here = context.chart.frame.house(
      of: try context.state(of: body, at: context.noon(context.today)).longitude)
    let ordinal = speech.ordinal(house)
    if understanding.has("last_one") || understanding.has("past") && here.number != house {
      if let last = try lastStay(of: body, in: house) { return last }
    }
    let found = try context.entries(
      of: body, into: 0, from: context.today, days: body.daysAroundZodiac)
    if here.number == house {
      let out = found.first { $0.house.number != house }
      draft.add(
        speech.say(
          "transit.house.now",
          [
            "body": body.phrase, "house": ordinal,
            "day": out.map { speech.day(context.date($0.at)) } ?? Speech.phrase("time.some_years"),
          ]))
      if let out {
        draft.name(context.date(out.at))
        if let again = found.first(where: { $0.at > out.at && $0.house.number == house }),
          out.at.days(until: again.at) < 400
        {
          draft.name(context.date(again.at))
          draft.add(speech.say("transit.house.back", ["day": speech.onDay(context.date(again.at))]))
        }
      }
    } else if let into = found.first(where: { $0.house.number == house }) {
      draft.name(context.date(into.at))
      if understanding.wantsEnd || understanding.has("word.leave") {
        draft.add(
          speech.say(
            "transit.house.not",
            ["body": body.phrase, "house": ordinal, "here": speech.ordinal(here.number)]))
      }
      draft.add(
        speech.say(
          "transit.house",
          ["body": body.phrase, "house": ordinal, "day": speech.onDay(context.date(into.at))]))
      let out = found.first { $0.at > into.at && $0.house.number != house }
      if let out {
        draft.name(context.date(out.at))
        draft.add(speech.say("transit.house.until", ["day": speech.day(context.date(out.at))]))
        if let again = found.first(where: { $0.at > out.at && $0.house.number == house }),
          out.at.days(until: again.at) < 400
        {
          let last = found.first { $0.at > again.at && $0.house.number != house }
          draft.name(context.date(again.at))
          draft.add(
            speech.say(
              last == nil ? "transit.house.back" : "transit.house.again",
              [
                "day": speech.onDay(context.date(again.at)),
                "until": last.map { speech.day(context.date($0.at)) } ?? "",
              ]))
        }
      }
    } else {
      draft.add(
        speech.say(
          "transit.house.not",
          ["body": body.phrase, "house": ordinal, "here": speech.ordinal(here.number)]))
      draft.add(
        speech.say("transit.house.never", ["body": body.phrase.sentenceCased, "house": ordinal]))
    }
    draft.add(speech.say("house.\(house)"))
    return draft
  }

  /// The last time that a body was in a house; nil if that was before birth.
  private func lastStay(
    of body: CelestialBody, in house: Int
  ) throws(EphemerisError) -> AnswerDraft? {
    let birth = context.chart.birth.date.advanced(byDays: 1)
    let start = max(birth, context.today.advanced(byDays: -body.daysAroundZodiac))
    guard start < context.today else { return nil }
    let days = context.today.dayNumber - start.dayNumber
    let entries = try context.entries(of: body, into: 0, from: start, days: days)
    guard let into = entries.lastIndex(where: { $0.house.number == house }),
      into + 1 < entries.count
    else { return nil }
    var draft = AnswerDraft()
    let (from, to) = (context.date(entries[into].at), context.date(entries[into + 1].at))
    draft.name(from)
    draft.name(to)
    draft.add(
      speech.say(
        "transit.house.last",
        [
          "body": body.phrase, "house": speech.ordinal(house), "from": speech.shortDay(from),
          "day": speech.shortDay(to),
        ]))
    draft.add(speech.say("house.\(house)"))
    return draft
  }
}
