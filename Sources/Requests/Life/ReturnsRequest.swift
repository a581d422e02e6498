package import Astrology
package import Ephemeris
internal import Documents

/// Asks when bodies are back where they were at birth: `returns.schema.json`.
package struct ReturnsRequest: Sendable {
  /// Whose chart it is.
  package var subject: ChartSubject
  /// The dates.
  package var dates: CivilSpan
  /// The bodies.
  package var bodies: BodySet
  /// The sidereal zodiac in which the Sun and the Moon return; nil for the tropical one.
  package var ayanamsa: Ayanamsa?

  /// The bodies that return unless a request names some.
  package static let usualBodies = BodySet([.sun, .moon])

  /// Creates a request; for the Sun and the Moon unless bodies are given.
  ///
  /// - Throws: ``RequestError`` for a sidereal zodiac with other bodies.
  package init(
    of subject: ChartSubject, during dates: CivilSpan, bodies: BodySet = usualBodies,
    ayanamsa: Ayanamsa? = nil
  ) throws(RequestError) {
    try Self.check(bodies, ayanamsa: ayanamsa)
    self.subject = subject
    self.dates = dates
    self.bodies = bodies
    self.ayanamsa = ayanamsa
  }

  /// Refuses a sidereal zodiac for other bodies than the Sun and the Moon.
  package static func check(_ bodies: BodySet, ayanamsa: Ayanamsa?) throws(RequestError) {
    guard ayanamsa == nil || bodies.isSubset(of: usualBodies) else {
      throw .needsName("zodiac", value: nil, in: "bodies", name: "sun, moon or sun,moon")
    }
  }

  /// The returns, in order of time, from birth on.
  package func returns(by engine: Engine) throws(RequestError) -> [PlanetaryReturn] {
    let chart = try subject.chart(by: engine)
    let ephemeris = engine.ephemeris
    try dates.check(hasBegunBy: chart.instant)
    // A second after it, since at birth everything is back where it stands.
    let start = max(dates.start, chart.instant.advanced(bySeconds: 1))
    let period = start..<max(start, dates.end)
    return try RequestError.wrapping {
      let sidereal = try ayanamsa.map {
        try SiderealChart(of: chart, ayanamsa: $0, ephemeris: ephemeris)
      }
      return try bodies.bodies.flatMap { body in
        if let sidereal, let luminary = Luminary.allCases.first(where: { $0.body == body }) {
          return try PlanetaryReturn.siderealReturns(
            of: luminary, to: sidereal, during: period, ephemeris: ephemeris)
        }
        return try PlanetaryReturn.returns(
          of: body, to: chart, during: period, ephemeris: ephemeris)
      }.sorted { ($0.at, $0.number) < ($1.at, $1.number) }
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(ReturnsDocument(try returns(by: engine)))
  }
}
