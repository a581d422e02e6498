public import Astrology
public import Astrometers
public import Ephemeris

/// The person whom a request is about.
public enum ChartSubject: Sendable {
  /// A birth, whose chart is cast for the request.
  case birth(Birth)
  /// A chart that is cast, and the instrument that scores its days if that is made, too.
  indirect case chart(NatalChart, Astrometer?)

  /// The birth.
  public var birth: Birth {
    switch self {
    case .birth(let birth): birth
    case .chart(let chart, _): chart.birth
    }
  }

  /// The chart; with Placidus houses unless others are given, or with those it was cast with.
  public func chart(
    houses: HouseSystem? = nil, by engine: Engine
  ) throws(RequestError) -> NatalChart {
    if case .chart(let chart, _) = self {
      guard let houses, chart.frame.origin != .system(houses) else { return chart }
    }
    return try RequestError.wrapping {
      try NatalChart(of: birth, houses: houses ?? .placidus, ephemeris: engine.ephemeris)
    }
  }

  /// The chart with what goes beyond it: sect, lots, dignities.
  func widerChart(by engine: Engine) throws(RequestError) -> WiderChart {
    let chart = try chart(by: engine)
    return try RequestError.wrapping {
      try WiderChart(of: chart, points: [], ephemeris: engine.ephemeris)
    }
  }

  /// The instrument that scores the person's days.
  public func astrometer(by engine: Engine) throws(RequestError) -> Astrometer {
    if case .chart(_, let astrometer?) = self { return astrometer }
    let chart = try chart(by: engine)
    return try RequestError.wrapping { try Astrometer(of: chart, ephemeris: engine.ephemeris) }
  }
}
