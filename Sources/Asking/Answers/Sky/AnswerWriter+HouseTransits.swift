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
    if understanding.isFollowUp, understanding.wantsEnd {
      let stays = stays(found.map { ($0.at, $0.house.number == house) }, here.number == house)
      if let stay = stayDraft(
        stays, "transit.house.stays", ["body": body.phrase, "house": ordinal])
      {
        return stay
      }
    }
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
        let stays = stays(found.map { ($0.at, $0.house.number == house) }, false)
        for (from, to) in stays.dropFirst() {
          guard let from else { continue }
          draft.name(context.date(from))
          draft.add(
            speech.say(
              to == nil ? "transit.house.back" : "transit.house.again",
              [
                "day": speech.onDay(context.date(from)),
                "until": to.map { speech.day(context.date($0)) } ?? "",
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

  /// From when until when a body is somewhere, of stays that follow each other within 400 days.
  ///
  /// A beginning is nil where the body is there already, an end where it is not known.
  func stays(
    _ changes: [(at: JulianDay<UT1>, isThere: Bool)], _ isThere: Bool
  ) -> [(from: JulianDay<UT1>?, to: JulianDay<UT1>?)] {
    var stays: [(from: JulianDay<UT1>?, to: JulianDay<UT1>?)] = isThere ? [(nil, nil)] : []
    var inside = isThere
    for change in changes where change.isThere != inside {
      if change.isThere {
        if let last = stays.last?.to, last.days(until: change.at) > 400 { break }
        stays.append((change.at, nil))
      } else {
        stays[stays.count - 1].to = change.at
      }
      inside = change.isThere
    }
    return stays
  }

  /// How long a body stays somewhere, every stay of it; nil if it never comes there.
  func stayDraft(
    _ stays: [(from: JulianDay<UT1>?, to: JulianDay<UT1>?)], _ key: String,
    _ slots: [String: String]
  ) -> AnswerDraft? {
    guard !stays.isEmpty else { return nil }
    var draft = AnswerDraft()
    let parts = stays.map { from, to -> String in
      for date in [from, to].compactMap({ $0 }) { draft.name(context.date(date)) }
      let end = to.map { speech.shortDay(context.date($0)) } ?? Speech.phrase("time.some_years")
      guard let from else { return Speech.phrase("stay.until", ["to": end]) }
      return Speech.phrase("stay.span", ["from": speech.shortDay(context.date(from)), "to": end])
    }
    draft.note("stays", stays.count)
    draft.add(speech.say(key, slots.merging(["list": speech.list(parts)]) { $1 }))
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
