internal import Astrolabe

/// The documents of two people.
extension DocumentMaker {
  mutating func synastry() throws -> [UInt8] {
    let houses = try houses()
    let birth = try birth()
    let other = try otherBirth()
    let orbs: OrbTable =
      try request.choice("orbs", of: ["standard", "close"]) == "close" ? .synastry : .standard
    let hasScores = try request.flag("scores", otherwise: false)
    try request.finish()
    let charts = try (
      chart(of: birth, houses: houses),
      NatalChart(of: other, houses: houses ?? .placidus, ephemeris: ephemeris)
    )
    let synastry = try Synastry(
      of: charts.0, and: charts.1, within: orbs, ephemeris: ephemeris)
    guard hasScores else { return Self.line(SynastryDocument(synastry)) }
    let scores = try RelationshipScores(
      of: RelationshipSide(of: charts.0, ephemeris: ephemeris),
      and: RelationshipSide(of: charts.1, ephemeris: ephemeris))
    return Self.line(SynastryDocument(synastry, scores: scores))
  }

  mutating func composite() throws -> [UInt8] {
    let houses = try houses()
    let birth = try birth()
    let other = try otherBirth()
    let method = try request.choice("method", of: ["midpoint", "derived", "davison"])
    let middle = try request.choice("middle", of: ["mean", "great-circle"])
    try request.finish()
    guard method == "davison" else {
      if middle != nil {
        throw Failure.usage("middle is for Davison charts; give the method davison, too")
      }
      return Self.line(
        CompositeDocument(
          try CompositeChart(
            of: chart(of: birth, houses: houses),
            and: NatalChart(of: other, houses: houses ?? .placidus, ephemeris: ephemeris),
            by: method == "derived" ? .derived : .midpoint, houses: houses ?? .placidus,
            ephemeris: ephemeris)))
    }
    let davison = try DavisonBirth(
      of: birth, and: other, place: middle == "great-circle" ? .greatCircle : .mean)
    let chart = try NatalChart(
      of: davison.birth, houses: houses ?? .placidus, ephemeris: ephemeris)
    return Self.line(
      CompositeDocument(davison, chart: try Partner(chart, ephemeris: ephemeris)))
  }

  /// The other of two births; of two it must be told which is wrong.
  private mutating func otherBirth() throws -> Birth {
    do {
      return try request.birth(by: engine, named: "with_")
    } catch {
      let failure = Failure(error)
      throw Failure(failure.code, "the other's birth: \(failure.message)")
    }
  }
}
