package import Astrology
package import Astrometers
internal import Ephemeris
@_spi(FrontEnd) package import Documents

/// Asks for two charts laid over each other: `synastry.schema.json`.
package struct SynastryRequest: Sendable {
  /// The two people.
  package var couple: Couple
  /// The orbs.
  package var orbs: OrbRule
  /// Whether the two people are scored.
  package var hasScores: Bool

  /// Creates a request.
  package init(
    of couple: Couple, by orbs: OrbRule = .kinds(.standard), hasScores: Bool = false
  ) {
    self.couple = couple
    self.orbs = orbs
    self.hasScores = hasScores
  }

  /// The charts laid over each other, and the scores if they are wanted.
  package func synastry(
    of first: Partner, and second: Partner, by engine: Engine
  ) throws(RequestError) -> (synastry: Synastry, scores: RelationshipScores?) {
    let synastry = Synastry(of: first, and: second, by: orbs)
    guard hasScores else { return (synastry, nil) }
    return try RequestError.wrapping {
      (
        synastry,
        RelationshipScores(
          of: try RelationshipScores.Side(of: first.chart, ephemeris: engine.ephemeris),
          and: try RelationshipScores.Side(of: second.chart, ephemeris: engine.ephemeris))
      )
    }
  }

  /// The document as a value.
  package func value(
    of first: Partner, and second: Partner, by engine: Engine
  ) throws(RequestError) -> SynastryDocument {
    let (synastry, scores) = try synastry(of: first, and: second, by: engine)
    return SynastryDocument(synastry, scores: scores)
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let (first, second) = try couple.partners(by: engine)
    return DocumentBytes.line(try value(of: first, and: second, by: engine))
  }
}
