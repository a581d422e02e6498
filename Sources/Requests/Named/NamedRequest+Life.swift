internal import Astrology
internal import Documents
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// The documents of a life's years.
extension NamedRequest {
  mutating func transits(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let bodies = try bodies() ?? .eleven
    let dates = try dates(at: subject.birth.place, by: engine)
    if request.has("with_birth") {
      let onto: PairTransitsRequest.Onto = try request.choice("onto") ?? .composite
      let couple = Couple(subject, .birth(try otherBirth(by: engine)), houses: nil)
      try request.finish()
      return try PairTransitsRequest(of: couple, onto: onto, during: dates, bodies: bodies)
        .document(by: engine)
    }
    if request.has("onto") { throw RequestError.needs("onto", "with_birth") }
    let isCalendar = try isCalendar()
    let name = try request.text("name")
    try request.finish()
    let transits = TransitsRequest(of: subject, during: dates, bodies: bodies)
    return isCalendar
      ? try transits.calendarFile(named: name, by: engine) : try transits.document(by: engine)
  }

  mutating func returns(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    if try request.flag("cycles", otherwise: false) {
      try request.finish()
      let cycles = try LifeCycle.cycles(
        of: subject.chart(by: engine), during: dates.period, ephemeris: engine.ephemeris)
      return DocumentBytes.line(LifeCyclesDocument(cycles))
    }
    let bodies = try bodies() ?? ReturnsRequest.usualBodies
    let ayanamsa = try ZodiacText.read(request.text("zodiac") ?? "tropical").ayanamsa
    try ReturnsRequest.check(bodies, ayanamsa: ayanamsa)
    let hasCharts = try request.flag("chart", otherwise: false)
    let other = try request.text("for_place")
    try request.finish()
    if other != nil, !hasCharts { throw RequestError.needs("for_place", "chart") }
    let place = try other.map { try NamedPlace($0).coordinates } ?? subject.birth.place
    let wanted = try ReturnsRequest(of: subject, during: dates, bodies: bodies, ayanamsa: ayanamsa)
    guard hasCharts else { return try wanted.document(by: engine) }
    guard let place else { throw RequestError.needs("chart", "for_place") }
    let returns = try wanted.returns(by: engine)
    let charts = try returns.map {
      try NatalChart(at: $0.at, place: place, ephemeris: engine.ephemeris)
    }
    return DocumentBytes.line(ReturnsDocument(Array(zip(returns, charts))))
  }

  mutating func progressions(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let time = try lifeTime(of: subject.birth, by: engine)
    let angles = try angles()
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try ProgressionsRequest(of: subject, at: time, angles: angles, isConverse: isConverse)
      .document(by: engine)
  }

  mutating func directions(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let time = try lifeTime(of: subject.birth, by: engine)
    let arc: SolarArc.Kind = try request.choice("arc") ?? .solar
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try DirectionsRequest(of: subject, at: time, by: arc, isConverse: isConverse)
      .document(by: engine)
  }

  /// The progressed and the directed chart of an instant, for which the chart is cast once.
  mutating func life(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let instant = try instant(request.needed("at"), of: subject.birth, by: engine)
    let angles = try angles()
    let arc: SolarArc.Kind = try request.choice("arc") ?? .solar
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try LifeRequest(
      of: subject, at: instant, angles: angles, arc: arc, isConverse: isConverse
    ).document(by: engine)
  }

  mutating func profections(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    let years: Profection.Years = try request.choice("years") ?? .solarReturn
    let hasMonths = try request.flag("months", otherwise: false)
    try request.finish()
    return try ProfectionsRequest(of: subject, during: dates, years: years, hasMonths: hasMonths)
      .document(by: engine)
  }

  private mutating func angles() throws -> Progression.Angles {
    try request.text("angles").map { try RequestNames.angles($0) } ?? .solarArcLongitude
  }

  /// The part of a life that is asked about: `at`, a date's noon or an instant, or `from` and `to`.
  private mutating func lifeTime(of birth: Birth, by engine: Engine) throws -> LifeTime {
    guard let text = try request.text("at") else {
      let dates = try dates(at: birth.place, by: engine)
      try dates.check(hasBegunBy: birth.instant)
      return .span(dates)
    }
    guard try request.text("from") == nil, try request.text("to") == nil else {
      throw RequestError.excludes("at", ["from", "to"])
    }
    return .moment(try instant(text, of: birth, by: engine))
  }

  private mutating func instant(
    _ text: String, of birth: Birth, by engine: Engine
  ) throws -> JulianDay<UT1> {
    let calendar = try request.calendar()
    return try LifeTime.instant(
      text, on: calendar, in: dateZone(at: birth.place, by: engine), after: birth.instant,
      by: engine)
  }
}
