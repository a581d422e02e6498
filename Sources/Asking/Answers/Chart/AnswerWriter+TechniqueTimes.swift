internal import Astrology
internal import Ephemeris
internal import Words

// Techniques of time: directions, periods of life, and the eclipses before birth.
extension AnswerWriter {
  /// The solar and the lunar eclipse before birth.
  func prenatalEclipses() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let birth = chart.birth.date
    let before = try context.eclipses(AskedPeriod(birth.advanced(byDays: -210), birth))
      .filter { $0.maximum < chart.instant }
    let found = [Luminary.sun, .moon].compactMap { luminary in
      before.last { $0.luminary == luminary }
    }
    for eclipse in found {
      let body: CelestialBody = eclipse.luminary == .sun ? .sun : .moon
      let longitude = try context.state(of: body, at: eclipse.maximum).longitude
      let date = context.date(eclipse.maximum)
      draft.name(date)
      draft.note("prenatal_\(body.name)", ZodiacPosition(longitude).sign.name)
      draft.add(
        speech.say(
          "prenatal.\(body == .sun ? "solar" : "lunar")",
          [
            "day": speech.days([date]), "place": ZodiacPosition(longitude).description,
            "house": context.isTimed
              ? ", \(speech.inHouse(chart.frame.house(of: longitude).number))" : "",
          ]))
    }
    return draft
  }

  /// The solar arc or primary directions that are exact in the dates, else in the year around today.
  func directions(_ asked: AskedTechnique) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.directions") }
    let period =
      understanding.period.flatMap { $0.dayCount > 27 ? $0 : nil }
      ?? AskedPeriod(context.today.advanced(byDays: -183), context.today.advanced(byDays: 365))
    draft.period = understanding.period
    guard let span = context.instants(period), chart.instant < span.lowerBound else { return draft }
    typealias Found = (moved: ChartPoint, natal: ChartPoint, kind: AspectKind, date: CalendarDate)
    var found: [Found] = []
    if asked == .solarArc {
      found = try DirectionCalendar(of: chart).directions(
        during: span, ephemeris: context.ephemeris
      ).map { ($0.directed, $0.natal, $0.aspect, context.date($0.at)) }
    } else {
      let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
      if let calendar = try? PrimaryCalendar(of: wider) {
        found = try calendar.directions(during: span, ephemeris: context.ephemeris)
          .map { (.body($0.promissor.body), $0.significator, $0.aspect, context.date($0.at)) }
      }
    }
    let named = understanding.bodies.map { ChartPoint.body($0) }
    found.removeAll { one in
      one.moved == .body(.meanNode) || one.natal == .body(.meanNode)
        || !named.isEmpty && !named.contains(one.moved) && !named.contains(one.natal)
    }
    let name = Speech.phrase("technique.\(asked.rawValue)")
    draft.note("directions", found.count)
    guard !found.isEmpty else {
      draft.add(speech.say("directions.none", ["what": name]))
      return draft
    }
    let shown = found.prefix(3)
    for one in shown { draft.name(one.date) }
    let parts = shown.map { one in
      Speech.phrase(
        "directions.one",
        [
          "moved": one.moved.ownName, "aspect": one.kind.noun, "natal": one.natal.ownName,
          "month": "\(one.date.monthName) \(one.date.year)",
        ])
    }
    draft.add(speech.say("directions.list", ["what": name, "list": parts.joined(separator: "; ")]))
    if let first = shown.first {
      draft.add(
        speech.say(
          "technique.contacts.means", ["one": topic(first.moved), "other": topic(first.natal)]))
    }
    return draft
  }

  /// The period of firdaria or of zodiacal releasing that runs, and the next one.
  func lifePeriods(_ asked: AskedTechnique) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.periods") }
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let technique: PeriodTechnique =
      asked == .firdaria
      ? .firdaria() : .releasing(understanding.has("word.lot.fortune") ? .fortune : .spirit)
    let now = context.noon(start)
    guard let calendar = try? PeriodCalendar(of: wider, by: technique),
      chart.instant < now,
      let major = calendar.periods(during: now..<now.advanced(byDays: 1)).first
    else {
      draft.add(speech.say("term.progressed.beyond"))
      return draft
    }
    draft.period = understanding.period
    func name(_ period: LifePeriod) -> String {
      period.sign?.title ?? Speech.phrase("lord.\(period.lord.rawValue)")
    }
    func day(_ at: JulianDay<UT1>) -> String { speech.days([context.date(at)]) }
    let key = asked == .firdaria ? "firdaria" : "releasing"
    draft.note("major", name(major))
    draft.add(
      speech.say(
        "\(key).major",
        [
          "name": name(major), "from": day(major.period.lowerBound),
          "to": day(major.period.upperBound), "lord": Speech.phrase("lord.\(major.lord.rawValue)"),
        ]))
    if let minor = major.parts.first(where: { $0.period.contains(now) }) {
      draft.note("minor", name(minor))
      draft.name(context.date(minor.period.upperBound))
      draft.add(
        speech.say("\(key).minor", ["name": name(minor), "to": day(minor.period.upperBound)]))
    }
    let later = calendar.periods(
      during: major.period.upperBound..<major.period.upperBound.advanced(byDays: 1))
    if let next = later.last, next.period.lowerBound >= major.period.upperBound {
      draft.add(speech.say("\(key).next", ["name": name(next)]))
    }
    if asked == .releasing {
      let end = min(context.ephemeris.span.end, now.advanced(byDays: 365.25 * 30))
      let loosed = calendar.periods(during: now..<end).flatMap { [$0] + $0.parts }
        .first { $0.isLoosingOfBond && $0.period.lowerBound > now }
      if let loosed {
        draft.add(speech.say("releasing.loosing", ["day": day(loosed.period.lowerBound)]))
      }
    }
    return draft
  }
}
