internal import Astrology
internal import Ephemeris
internal import Words

// What the chart of a solar return says about its year.
extension AnswerWriter {
  /// The chart of the solar return of a year, at the place of birth.
  func yearChart() throws(EphemerisError) -> AnswerDraft? {
    var draft = AnswerDraft()
    draft.period = understanding.period
    let today = context.today
    let year = understanding.period.map { $0.from.year }
    let next = understanding.has("next") && year == nil
    // The year that a question names, else the one that runs.
    let from =
      year.flatMap { try? CalendarDate(year: $0, month: 1, day: 1) }
      ?? (next ? today : today.advanced(byDays: -367))
    let to =
      year.flatMap { try? CalendarDate(year: $0, month: 12, day: 31) }
      ?? (next ? today.advanced(byDays: 367) : today)
    guard let span = context.instants(AskedPeriod(from, to)) else { return nil }
    let returns = try PlanetaryReturn.returns(
      of: .sun, to: chart, during: span, ephemeris: context.ephemeris
    ).filter { $0.number > 0 }
    guard let moment = next ? returns.first : returns.last else { return nil }
    let date = context.date(moment.at)
    draft.name(date)
    let clock = context.clock(moment.at)
    let slots = [
      "day": speech.days([date]), "time": clock.time.hoursAndMinutes, "year": "\(date.year)",
    ]
    let isPast = date < today
    guard context.isTimed, let birthplace = chart.birth.place else {
      let moon = ZodiacSign(try context.state(of: .moon, at: moment.at).longitude)
      draft.add(speech.say(isPast ? "year_chart.untimed.past" : "year_chart.untimed", slots))
      draft.note("moon_sign", moon.name)
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.year_chart")]))
      return draft
    }
    let whole = try NatalChart(
      at: moment.at, place: birthplace, ephemeris: context.ephemeris)
    guard let angles = whole.angles else { return nil }
    let rising = ZodiacSign(angles.ascendant)
    let house = chart.frame.house(of: angles.ascendant).number
    draft.note("rising_sign", rising.name)
    draft.add(
      speech.say(
        isPast ? "year_chart.past" : "year_chart",
        slots.merging([
          "sign": rising.title, "house": speech.ordinal(house),
          "topic": speech.topic(ofHouse: house),
        ]) { $1 }))
    let sun = whole.frame.house(of: whole.sky[.sun].longitude).number
    let moon = whole.frame.house(of: whole.sky[.moon].longitude).number
    draft.note("sun_house", sun)
    draft.note("moon_sign", ZodiacSign(whole.sky[.moon].longitude).name)
    draft.add(
      speech.say(
        "year_chart.sun",
        ["house": speech.ordinal(sun), "topic": speech.topic(ofHouse: sun)]))
    draft.add(
      speech.say(
        "year_chart.moon",
        [
          "sign": ZodiacSign(whole.sky[.moon].longitude).title, "house": speech.ordinal(moon),
          "topic": speech.topic(ofHouse: moon),
        ]))
    let near = Self.planets.flatMap { body in
      ChartAngle.allCases.map { angle in
        (body, angle, whole.sky[body].longitude.separation(from: angles[angle]).degrees)
      }
    }.filter { $0.2 <= Self.yearAngleOrbDegrees }.min { $0.2 < $1.2 }
    if let (body, angle, _) = near {
      draft.note("angular", "\(body.name) \(angle.name)")
      draft.add(
        speech.say(
          "year_chart.angle",
          [
            "body": body.phrase, "angle": ChartPoint.angle(angle).ownName,
            "topic": topic(.body(body)),
          ]))
    }
    draft.add(speech.say("year_chart.place"))
    return draft
  }

  /// How far from an angle of the year's chart a planet may be to count as standing on it.
  private static var yearAngleOrbDegrees: Double { 6 }
}
