internal import Astrolabe

/// The documents of two people.
extension DocumentMaker {
  mutating func synastry() throws -> [UInt8] {
    let synastry = try comparison()
    try request.finish()
    return try synastry.document(by: engine)
  }

  mutating func composite() throws -> [UInt8] {
    let couple = try couple()
    let method: CompositeRequest.Method = try request.choice("method") ?? .midpoint
    let middle = try middle()
    try request.finish()
    return try CompositeRequest(of: couple, by: method, middle: middle).document(by: engine)
  }

  /// Synastry, composite and Davison chart, for which the two charts are cast once.
  mutating func pair() throws -> [UInt8] {
    let synastry = try comparison()
    let method: CompositeName = try request.choice("method") ?? .midpoint
    let middle = try middle()
    try request.finish()
    return try PairRequest(
      synastry, by: method == .derived ? .derived : .midpoint, middle: middle ?? .mean
    ).document(by: engine)
  }

  private mutating func comparison() throws -> SynastryRequest {
    let couple = try couple()
    let orbs: OrbsName = try request.choice("orbs") ?? .standard
    return SynastryRequest(
      of: couple, within: orbs == .close ? .synastry : .standard,
      hasScores: try request.flag("scores", otherwise: false))
  }

  private enum OrbsName: String, CaseIterable {
    case standard, close
  }

  private enum CompositeName: String, CaseIterable {
    case midpoint, derived
  }

  private enum MiddleName: String, CaseIterable {
    case mean
    case greatCircle = "great-circle"
  }

  private mutating func middle() throws -> DavisonPlace? {
    let middle: MiddleName? = try request.choice("middle")
    return middle.map { $0 == .mean ? .mean : .greatCircle }
  }

  /// The two people.
  mutating func couple() throws -> Couple {
    let houses = try houses()
    return Couple(try subject(), .birth(try otherBirth()), houses: houses)
  }

  mutating func otherBirth() throws -> Birth { try request.birth(by: engine, isOther: true) }
}
