public import Astrology
public import Ephemeris

/// The two people of a request, with the house system of their charts.
@_spi(FrontEnd) public struct Couple: Sendable {
  /// The first person.
  public var first: ChartSubject
  /// The other.
  public var second: ChartSubject
  /// The house system of both charts; Placidus unless given.
  public var houses: HouseSystem?

  /// Joins two people.
  public init(_ first: ChartSubject, _ second: ChartSubject, houses: HouseSystem? = nil) {
    self.first = first
    self.second = second
    self.houses = houses
  }

  /// The two charts.
  public func charts(by engine: Engine) throws(RequestError) -> (NatalChart, NatalChart) {
    (
      try first.chart(houses: houses, by: engine),
      try second.chart(houses: houses, by: engine)
    )
  }

  /// The two charts, ready to be compared.
  public func partners(by engine: Engine) throws(RequestError) -> (Partner, Partner) {
    let first = try first.chart(houses: houses, by: engine)
    let one = try RequestError.wrapping { try Partner(first, ephemeris: engine.ephemeris) }
    let second = try second.chart(houses: houses, by: engine)
    return (one, try RequestError.wrapping { try Partner(second, ephemeris: engine.ephemeris) })
  }

  /// The composite of the two, made of charts that are cast.
  func composite(
    of partners: (Partner, Partner), _ method: CompositeChart.Method = .midpoint, by engine: Engine
  ) throws(RequestError) -> CompositeChart {
    try RequestError.wrapping {
      try CompositeChart(
        of: partners.0, and: partners.1, by: method, houses: houses ?? .placidus,
        ephemeris: engine.ephemeris)
    }
  }

  /// The moment and the place between the two births, with their chart.
  func davison(
    at middle: DavisonBirth.Place = .mean, by engine: Engine
  ) throws(RequestError) -> (birth: DavisonBirth, chart: Partner) {
    try RequestError.wrapping {
      let davison = try DavisonBirth(of: first.birth, and: second.birth, place: middle)
      let chart = try NatalChart(
        of: davison.birth, houses: houses ?? .placidus, ephemeris: engine.ephemeris)
      return (davison, try Partner(chart, ephemeris: engine.ephemeris))
    }
  }
}
