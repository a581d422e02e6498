internal import Astrology
internal import Documents
internal import Drawing
internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// The documents of two people.
extension NamedRequest {
  mutating func synastry(by engine: Engine) throws -> [UInt8] {
    let synastry = try comparison(by: engine)
    try request.finish()
    return try synastry.document(by: engine)
  }

  mutating func composite(by engine: Engine) throws -> [UInt8] {
    let couple = try couple(by: engine)
    let method: CompositeRequest.Method = try request.choice("method") ?? .midpoint
    let middle = try middle()
    try request.finish()
    return try CompositeRequest(of: couple, by: method, middle: middle).document(by: engine)
  }

  /// Synastry, composite and Davison chart, for which the two charts are cast once.
  mutating func pair(by engine: Engine) throws -> [UInt8] {
    let synastry = try comparison(by: engine)
    let method: CompositeChart.Method = try request.choice("method") ?? .midpoint
    let middle = try middle()
    try request.finish()
    return try PairRequest(
      synastry, by: method, middle: middle ?? .mean
    ).document(by: engine)
  }

  /// Any chart laid over any other.
  mutating func compare(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let hasOther = request.has("with_birth")
    let other = hasOther ? ChartSubject.birth(try otherBirth(by: engine)) : nil
    let zone = try dateZone(at: subject.birth.place, by: engine)
    let present = try request.text("at").map { try RequestTimes.instant($0, by: engine).ut }
    let reader = ChartChoiceText(in: zone, now: present, calendar: try request.calendar())
    let inner = try reader.read(request.text("inner") ?? "birth", by: engine)
    let outer = try reader.read(
      request.text("outer") ?? (other == nil ? "now" : "other"), by: engine)
    var comparison = try CompareRequest(of: subject, and: other, inner: inner, outer: outer)
    comparison.houses = try houses()
    comparison.orbs = try request.text("orbs").map { try OrbText.read($0) }
    let isDrawn = try request.flag("svg", otherwise: false)
    try request.finish()
    if isDrawn {
      form = .svg
      let answer = try comparison.answer(by: engine)
      return Array(ComparisonWheel(of: answer.comparison, theme: .light).picture().svg().utf8)
    }
    return try comparison.document(by: engine)
  }

  private mutating func comparison(by engine: Engine) throws -> SynastryRequest {
    let couple = try couple(by: engine)
    let orbs = try request.text("orbs").map { try OrbText.read($0) }
    return SynastryRequest(
      of: couple, by: orbs ?? .kinds(.standard),
      hasScores: try request.flag("scores", otherwise: false))
  }

  private mutating func middle() throws -> DavisonBirth.Place? {
    let middle: OptionName<DavisonBirth.Place>? = try request.choice("middle")
    return middle?.value
  }

  /// The two people.
  mutating func couple(by engine: Engine) throws -> Couple {
    let houses = try houses()
    return Couple(try subject(by: engine), .birth(try otherBirth(by: engine)), houses: houses)
  }

  mutating func otherBirth(by engine: Engine) throws -> Birth {
    try request.birth(by: engine, isOther: true)
  }
}
