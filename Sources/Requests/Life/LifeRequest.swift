package import Astrology
package import Ephemeris
internal import Documents

/// Asks for the progressed and the directed chart of an instant: `life.schema.json`.
package struct LifeRequest: Sendable {
  /// Whose chart it is.
  package var subject: ChartSubject
  /// The instant.
  package var instant: JulianDay<UT1>
  /// How the progressed Midheaven moves.
  package var angles: Progression.Angles
  /// The arc of the directed chart.
  package var arc: SolarArc.Kind
  /// Whether both run backward.
  package var isConverse: Bool

  /// Creates a request.
  package init(
    of subject: ChartSubject, at instant: JulianDay<UT1>,
    angles: Progression.Angles = .solarArcLongitude, arc: SolarArc.Kind = .solar,
    isConverse: Bool = false
  ) {
    self.subject = subject
    self.instant = instant
    self.angles = angles
    self.arc = arc
    self.isConverse = isConverse
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
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
