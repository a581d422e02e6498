public import Ephemeris
internal import Documents

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks where bodies are at an instant: `sky.schema.json`.
public struct SkyRequest: Sendable {
  /// The instant.
  public var instant: Instant
  /// The bodies.
  public var bodies: BodySet

  /// Creates a request; for the eleven points of charts unless bodies are given.
  public init(at instant: Instant, bodies: BodySet = .eleven) {
    self.instant = instant
    self.bodies = bodies
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(
      SkyDocument(
        try RequestError.wrapping { try engine.ephemeris.sky(at: instant, bodies: bodies) }))
  }
}
