internal import Astrolabe

/// The documents of two people.
extension DocumentMaker {
  mutating func synastry() throws -> [UInt8] {
    let houses = try houses()
    let birth = try birth()
    let other = try otherBirth()
    let orbs = try orbs()
    let hasScores = try request.flag("scores", otherwise: false)
    try request.finish()
    return Self.line(
      try synastry(
        of: Partner(chart(of: birth, houses: houses), ephemeris: ephemeris),
        and: Partner(
          NatalChart(of: other, houses: houses ?? .placidus, ephemeris: ephemeris),
          ephemeris: ephemeris),
        within: orbs, hasScores: hasScores))
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
    return Self.line(try davison(of: birth, and: other, middle: middle, houses: houses))
  }

  /// Synastry, composite and Davison chart, for which the two charts are cast once.
  mutating func pair() throws -> [UInt8] {
    let houses = try houses()
    let birth = try birth()
    let other = try otherBirth()
    let orbs = try orbs()
    let hasScores = try request.flag("scores", otherwise: false)
    let method: CompositeMethod =
      try request.choice("method", of: ["midpoint", "derived"]) == "derived" ? .derived : .midpoint
    let middle = try request.choice("middle", of: ["mean", "great-circle"])
    try request.finish()
    let first = try Partner(chart(of: birth, houses: houses), ephemeris: ephemeris)
    let second = try Partner(
      NatalChart(of: other, houses: houses ?? .placidus, ephemeris: ephemeris),
      ephemeris: ephemeris)
    return Self.line(
      PairDocument(
        synastry: try synastry(of: first, and: second, within: orbs, hasScores: hasScores),
        composite: CompositeDocument(
          try CompositeChart(
            of: first, and: second, by: method, houses: houses ?? .placidus, ephemeris: ephemeris)),
        davison: try davison(of: birth, and: other, middle: middle, houses: houses)))
  }

  private func synastry(
    of first: Partner, and second: Partner, within orbs: OrbTable, hasScores: Bool
  ) throws -> SynastryDocument {
    let synastry = Synastry(of: first, and: second, within: orbs)
    guard hasScores else { return SynastryDocument(synastry) }
    let scores = try RelationshipScores(
      of: RelationshipSide(of: first.chart, ephemeris: ephemeris),
      and: RelationshipSide(of: second.chart, ephemeris: ephemeris))
    return SynastryDocument(synastry, scores: scores)
  }

  private func davison(
    of birth: Birth, and other: Birth, middle: String?, houses: HouseSystem?
  ) throws -> CompositeDocument {
    let davison = try DavisonBirth(
      of: birth, and: other, place: middle == "great-circle" ? .greatCircle : .mean)
    let chart = try NatalChart(
      of: davison.birth, houses: houses ?? .placidus, ephemeris: ephemeris)
    return CompositeDocument(davison, chart: try Partner(chart, ephemeris: ephemeris))
  }

  private mutating func orbs() throws -> OrbTable {
    try request.choice("orbs", of: ["standard", "close"]) == "close" ? .synastry : .standard
  }

  /// The other of two births; of two the message must say which is wrong.
  private mutating func otherBirth() throws -> Birth {
    do {
      return try request.birth(by: engine, named: "with_")
    } catch {
      let failure = Failure(error)
      throw Failure(failure.code, "the other's birth: \(failure.message)")
    }
  }
}
