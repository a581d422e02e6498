public import Astrology
public import Ephemeris
internal import Documents

/// Asks for the progressed and the directed chart of an instant: `life.schema.json`.
public struct LifeRequest: Sendable {
  /// Whose chart it is.
  public var subject: ChartSubject
  /// The instant.
  public var instant: JulianDay<UT1>
  /// How the progressed Midheaven moves.
  public var angles: ProgressedAngles
  /// The arc of the directed chart.
  public var arc: DirectionArc
  /// Whether both run backward.
  public var isConverse: Bool

  /// Creates a request.
  public init(
    of subject: ChartSubject, at instant: JulianDay<UT1>,
    angles: ProgressedAngles = .solarArcLongitude, arc: DirectionArc = .solar,
    isConverse: Bool = false
  ) {
    self.subject = subject
    self.instant = instant
    self.angles = angles
    self.arc = arc
    self.isConverse = isConverse
  }

  /// The document, with the end of its line.
  public func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let chart = try subject.chart(by: engine)
    return try RequestError.wrapping {
      DocumentBytes.line(
        LifeDocument(
          progressions: ProgressionsDocument(
            try ProgressedChart(
              of: chart, at: instant, angles: angles, isConverse: isConverse,
              ephemeris: engine.ephemeris)),
          directions: DirectionsDocument(
            try DirectedChart(
              of: chart, at: instant, by: arc, isConverse: isConverse, ephemeris: engine.ephemeris))
        ))
    }
  }
}
