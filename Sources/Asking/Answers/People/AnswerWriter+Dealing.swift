internal import Astrology
internal import Ephemeris
internal import Readings

// The way with somebody: what to do, the reader's own gift for it, and a day.
extension AnswerWriter {
  /// The answer to "how do I get through to my son" and "what should I say".
  func dealing(_ asked: Dealing) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let key = "deal.\(asked.kind.rawValue)"
    let person = ["person": asked.person]
    let ofArea = "\(key).first.\(understanding.area?.rawValue ?? "")"
    draft.add(speech.say(speech.has(ofArea) ? ofArea : "\(key).first", person))
    let point = ChartPoint.body(asked.kind == .support ? .venus : .mercury)
    let signs = possibleSigns(of: point)
    if signs.count == 1, let sign = signs.first {
      draft.note("\(point.name)_sign", sign.name)
      let manner = speech.say("manner.\(sign.name)").lowercasedFirst
      draft.add(speech.say("\(key).own", ["sign": sign.title, "manner": manner]))
    }
    draft.add(try day(for: asked, key, &draft))
    draft.add(speech.say("\(key).last", person))
    return draft
  }

  private func day(
    for asked: Dealing, _ key: String, _ draft: inout AnswerDraft
  ) throws(EphemerisError) -> String? {
    let named = understanding.period?.from(context.today)
    if let named, named.dayCount == 1, named.from > context.today {
      draft.name(named.from)
      return speech.say("deal.day", ["day": speech.day(named.from), "person": asked.person])
    }
    let fortnight = AskedPeriod(context.today, context.today.advanced(byDays: 13))
    let isSpan = named.map { (2...62).contains($0.dayCount) && $0.to >= context.today } ?? false
    let period = isSpan ? named ?? fortnight : fortnight
    guard context.holds(period) else { return nil }
    let isOffice = understanding.area == .pathProfession
    let dates = period.dates.filter { !isOffice || !$0.isWeekend }
    guard let best = try MeterDays(dates, meters: meters, of: context).byMean.first else {
      return nil
    }
    draft.name(best.date)
    return speech.say("\(key).next", ["day": speech.day(best.date)])
  }
}
