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

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(
      SkyDocument(
        try RequestError.wrapping { try engine.ephemeris.sky(at: instant, bodies: bodies) }))
  }
}
