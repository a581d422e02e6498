internal import Astrolabe

/// The documents of a life's years.
extension DocumentMaker {
  mutating func progressions() throws -> [UInt8] {
    let subject = try subject()
    let time = try lifeTime(of: subject.birth)
    let angles = try angles()
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try ProgressionsRequest(of: subject, at: time, angles: angles, isConverse: isConverse)
      .document(by: engine)
  }

  mutating func directions() throws -> [UInt8] {
    let subject = try subject()
    let time = try lifeTime(of: subject.birth)
    let arc: DirectionArc = try request.choice("arc") ?? .solar
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try DirectionsRequest(of: subject, at: time, by: arc, isConverse: isConverse)
      .document(by: engine)
  }

  /// The progressed and the directed chart of an instant, for which the chart is cast once.
  mutating func life() throws -> [UInt8] {
    let subject = try subject()
    let instant = try instant(request.needed("at"), of: subject.birth)
    let angles = try angles()
    let arc: DirectionArc = try request.choice("arc") ?? .solar
    let isConverse = try request.flag("converse", otherwise: false)
    try request.finish()
    return try LifeRequest(
      of: subject, at: instant, angles: angles, arc: arc, isConverse: isConverse
    ).document(by: engine)
  }

  mutating func profections() throws -> [UInt8] {
    let subject = try subject()
    let dates = try dates(at: subject.birth.place)
    let years: Profection.Years = try request.choice("years") ?? .solarReturn
    let hasMonths = try request.flag("months", otherwise: false)
    try request.finish()
    return try ProfectionsRequest(of: subject, during: dates, years: years, hasMonths: hasMonths)
      .document(by: engine)
  }

  private mutating func angles() throws -> ProgressedAngles {
    try request.text("angles").map { try RequestNames.angles($0) } ?? .solarArcLongitude
  }

  /// The part of a life that is asked about: `at`, a date's noon or an instant, or `from` and `to`.
  private mutating func lifeTime(of birth: Birth) throws -> LifeTime {
    guard let text = try request.text("at") else {
      let dates = try dates(at: birth.place)
      try dates.check(hasBegunBy: birth.instant)
      return .span(dates)
    }
    guard try request.text("from") == nil, try request.text("to") == nil else {
      throw RequestError.excludes("at", ["from", "to"])
    }
    return .moment(try instant(text, of: birth))
  }

  private mutating func instant(_ text: String, of birth: Birth) throws -> JulianDay<UT1> {
    try LifeTime.instant(
      text, in: dateZone(at: birth.place), after: birth.instant, by: engine)
  }
}
