internal import Astrology
internal import Ephemeris
internal import Words

// Days for the garden by the Moon's phase and sign, as gardeners' calendars have them.
extension AnswerWriter {
  /// What is done in a garden.
  private enum GardenWork: String {
    case sow, root, cut

    /// Whether it wants a waxing Moon.
    var isWaxing: Bool { self == .sow }

    /// How well a sign suits it, 0…3.
    func worth(of sign: ZodiacSign) -> Int {
      switch (self, sign) {
      case (.cut, .leo): 3
      case (.cut, .aries), (.cut, .gemini), (.cut, .virgo), (.cut, .sagittarius), (.cut, .aquarius):
        2
      case (.cut, _): 0
      case (_, .cancer), (_, .scorpio), (_, .pisces): 3
      case (_, .taurus), (_, .capricorn): 2
      case (_, .libra): 1
      default: 0
      }
    }
  }

  private struct GardenDay {
    let date: CalendarDate
    let sign: ZodiacSign
    let worth: Int
  }

  /// The best day to sow, plant or cut in the next days or those that are named; nil where none is asked for.
  func gardenDays(_ dates: [CalendarDate]) throws(EphemerisError) -> AnswerDraft? {
    guard understanding.activity?.id == "garden", !understanding.wantsWorst,
      let work = [GardenWork.cut, .root, .sow].first(where: {
        understanding.has("garden.\($0.rawValue)")
      })
    else { return nil }
    var days: [GardenDay] = []
    for date in dates.prefix(92) where date >= context.today {
      let noon = context.noon(date)
      let moon = try context.state(of: .moon, at: noon).longitude
      let sun = try context.state(of: .sun, at: noon).longitude
      let arc = sun.eastwardArc(to: moon).degrees
      // The days of the new and the full Moon are left to rest.
      let fits = work.isWaxing ? (12...165).contains(arc) : (192...345).contains(arc)
      guard fits else { continue }
      let sign = ZodiacSign(moon)
      days.append(GardenDay(date: date, sign: sign, worth: work.worth(of: sign)))
    }
    // Of days that are equally good the first.
    days.sort { ($0.worth, $1.date.dayNumber) > ($1.worth, $0.date.dayNumber) }
    guard let best = days.first else { return nil }
    var draft = AnswerDraft()
    let kind = best.worth < 2 ? "middling" : work == .cut ? "barren" : "fertile"
    draft.add(
      speech.say(
        "garden.\(work.rawValue)",
        [
          "matter": matter, "day": speech.day(best.date), "sign": best.sign.title,
          "place": Speech.phrase("garden.\(kind)"),
        ]))
    draft.name(best.date)
    draft.note("best_day", best.date)
    draft.note("moon_sign", best.sign.name)
    let second = days.dropFirst().first { abs($0.date.dayNumber - best.date.dayNumber) > 1 }
    if let second, second.worth > 0 {
      draft.add(
        speech.say("garden.second", ["day": speech.day(second.date), "sign": second.sign.title]))
      draft.name(second.date)
    }
    let turn = try context.lunations(full: !work.isWaxing, from: context.today, count: 1).first
    if let turn, turn.date < best.date {
      draft.add(
        speech.say(
          "garden.wait.\(work.isWaxing ? "sow" : "cut")", ["day": speech.onDay(turn.date)]))
    }
    draft.add(speech.say("garden.limit.\(work == .cut ? "cut" : "sow")"))
    return draft
  }
}
