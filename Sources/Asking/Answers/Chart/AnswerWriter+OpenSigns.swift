internal import Astrology
internal import Ephemeris
internal import Words

// The sign of a body that changed signs around the date of birth, where the place of birth is unknown.
extension AnswerWriter {
  /// That only births far from the reader's zone have the other of two signs; nil if the date here has both, too.
  func signHere(of point: ChartPoint, among signs: [ZodiacSign]) -> String? {
    guard case .body(let body) = point, signs.count == 2, chart.birth.place == nil,
      chart.birth.zone == nil, context.holds(AskedPeriod(chart.birth.date))
    else { return nil }
    let day = context.zone.day(chart.birth.date)
    guard let start = try? context.state(of: body, at: day.lowerBound).longitude,
      let end = try? context.state(of: body, at: day.upperBound).longitude
    else { return nil }
    let here = ZodiacSign.passed(from: start, to: end)
    let around = chart.birth.date.advanced(byDays: -2)
    guard here.count == 1, let sign = here.first, signs.contains(sign),
      let change = try? context.ingresses(of: body, from: around, days: 4)
        .first(where: { $0.sign == signs[1] })
    else { return nil }
    let clock = context.clock(change.at)
    return speech.say(
      sign == signs[1] ? "chart.two_signs.east" : "chart.two_signs.west",
      [
        "what": point.ownName, "sign": sign.title, "entered": signs[1].title,
        "day": speech.day(clock.date), "time": clock.time.hoursAndMinutes,
      ])
  }
}
