internal import Astrology
internal import Documents
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Periods, primary directions and hours of birth.
extension NamedRequest {
  mutating func primary(by engine: Engine) throws -> [UInt8] {
    let method: OptionName<PrimaryDirection.Method>? = try request.choice("method")
    let space: OptionName<PrimaryDirection.Space>? = try request.choice("space")
    let key: OptionName<PrimaryDirection.Key>? = try request.choice("key")
    let isConverse = try request.flag("converse", otherwise: false)
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    try request.finish()
    return try PrimaryRequest(
      of: subject, during: dates, by: method?.value ?? .placidus, in: space?.value ?? .zodiacal,
      key: key?.value ?? .naibod, isConverse: isConverse
    ).document(by: engine)
  }

  mutating func periods(by engine: Engine) throws -> [UInt8] {
    guard let kind: PeriodsRequest.Kind = try request.choice("kind") else {
      throw RequestError.missing("kind", example: "firdaria")
    }
    let lot: OptionName<PeriodTechnique.ReleasedLot>? = try request.choice("lot")
    let nodes: OptionName<PeriodTechnique.FirdariaNodes>? = try request.choice("nodes")
    let days: OptionName<PeriodTechnique.DecennialDays>? = try request.choice("days")
    let technique = try PeriodsRequest.technique(
      kind, lot: lot?.value, nodes: nodes?.value, days: days?.value)
    let levels = try request.whole("levels") ?? PeriodsRequest.usualLevels
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    try request.finish()
    return try PeriodsRequest(of: subject, during: dates, by: technique, levels: levels)
      .document(by: engine)
  }

  mutating func rectify(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let zone = try dateZone(at: subject.birth.place, by: engine)
    let calendar = try request.calendar()
    let events = try request.needed("event").split(separator: ",").map {
      try LifeTime.instant(
        String($0), on: calendar, in: zone, after: subject.birth.instant, by: engine)
    }
    let wanted = try RectifyRequest(
      of: subject.birth, events: events, stepMinutes: request.whole("step"),
      withinMinutes: request.whole("within"),
      techniques: RectifyRequest.techniques(request.text("techniques")))
    try request.finish()
    return try wanted.document(by: engine)
  }
}
