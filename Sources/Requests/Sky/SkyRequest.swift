package import Ephemeris
internal import Documents

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks where bodies are at an instant: `sky.schema.json`.
package struct SkyRequest: Sendable {
  /// The instant.
  package var instant: Instant
  /// The bodies.
  package var bodies: BodySet

  /// Creates a request; for the eleven points of charts unless bodies are given.
  package init(at instant: Instant, bodies: BodySet = .eleven) {
    self.instant = instant
    self.bodies = bodies
  }

  /// Refuses what a sky seen from the Sun, or from a place, can't have.
  package static func check(
    isHeliocentric: Bool, isTopocentric: Bool, hasPlace: Bool, hasBodies: Bool, isSidereal: Bool
  ) throws(RequestError) {
    try RequestError.check(
      "heliocentric", isGiven: isHeliocentric,
      excludes: [
        ("topocentric", isTopocentric), ("place", hasPlace), ("bodies", hasBodies),
        ("zodiac", isSidereal),
      ])
    guard isTopocentric == hasPlace else { throw .needs("topocentric", "place") }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(
      SkyDocument(
        try RequestError.wrapping { try engine.ephemeris.sky(at: instant, bodies: bodies) }))
  }
}
