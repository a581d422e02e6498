internal import Astrology
internal import Documents
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Periods, primary directions and hours of birth.
extension NamedRequest {
  mutating func primary(by engine: Engine) throws -> [UInt8] {
    let method: MethodName = try request.choice("method") ?? .placidus
    let space: SpaceName = try request.choice("space") ?? .zodiacal
    let key: KeyName = try request.choice("key") ?? .naibod
    let isConverse = try request.flag("converse", otherwise: false)
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    try request.finish()
    let calendar = try PrimaryCalendar(
      of: widerChart(of: subject, by: engine), by: method.method, in: space.space, key: key.key,
      isConverse: isConverse)
    let found = try calendar.directions(during: dates.period, ephemeris: engine.ephemeris)
    return DocumentBytes.line(PrimaryDirectionsDocument(found, of: calendar))
  }

  mutating func periods(by engine: Engine) throws -> [UInt8] {
    guard let kind: PeriodName = try request.choice("kind") else {
      throw RequestError.missing("kind", example: "firdaria")
    }
    let lot: LotName? = try request.choice("lot")
    let nodes: NodesName? = try request.choice("nodes")
    if lot != nil, kind != .releasing {
      throw RequestError.needsName("lot", value: nil, in: "kind", name: "releasing")
    }
    if nodes != nil, kind != .firdaria {
      throw RequestError.needsName("nodes", value: nil, in: "kind", name: "firdaria")
    }
    let days: PeriodTechnique.DecennialDays? = try request.choice("days")
    if days != nil, kind != .decennials {
      throw RequestError.needsName("days", value: nil, in: "kind", name: "decennials")
    }
    let levels = try request.whole("levels") ?? 2
    let subject = try subject(by: engine)
    let dates = try dates(at: subject.birth.place, by: engine)
    try request.finish()
    let technique: PeriodTechnique =
      switch kind {
      case .firdaria: .firdaria(nodes: nodes?.nodes ?? .last)
      case .releasing: .releasing(lot == .fortune ? .fortune : .spirit)
      case .decennials: .decennials(days: days ?? .turns)
      }
    let calendar = try PeriodCalendar(
      of: widerChart(of: subject, by: engine), by: technique, levels: levels)
    return DocumentBytes.line(
      PeriodsDocument(calendar.periods(during: dates.period), of: calendar))
  }

  private func widerChart(of subject: ChartSubject, by engine: Engine) throws -> WiderChart {
    try WiderChart(of: subject.chart(by: engine), points: [], ephemeris: engine.ephemeris)
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

/// Ways of measuring by the names that the command gives them.
private enum MethodName: String, CaseIterable {
  case placidus, regiomontanus
  case placidusPole = "placidus-pole"

  var method: PrimaryDirection.Method {
    switch self {
    case .placidus: .placidus
    case .placidusPole: .placidusPole
    case .regiomontanus: .regiomontanus
    }
  }
}

private enum SpaceName: String, CaseIterable {
  case zodiacal, mundane

  var space: PrimaryDirection.Space { self == .zodiacal ? .zodiacal : .mundane }
}

private enum KeyName: String, CaseIterable {
  case ptolemy, naibod, solar

  var key: PrimaryDirection.Key {
    switch self {
    case .ptolemy: .ptolemy
    case .naibod: .naibod
    case .solar: .solar
    }
  }
}

private enum PeriodName: String, CaseIterable {
  case firdaria, releasing, decennials
}

private enum LotName: String, CaseIterable {
  case fortune, spirit
}

private enum NodesName: String, CaseIterable {
  case last, none
  case afterMars = "after-mars"

  var nodes: PeriodTechnique.FirdariaNodes {
    switch self {
    case .last: .last
    case .afterMars: .afterMars
    case .none: .none
    }
  }
}
