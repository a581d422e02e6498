package import Ephemeris
internal import Astrology
internal import Documents

/// Asks for the transits of some dates: `transits.schema.json`, an array.
package struct TransitsRequest: Sendable {
  /// Whose chart is met.
  package var subject: ChartSubject
  /// The dates.
  package var dates: CivilSpan
  /// The transiting bodies.
  package var bodies: BodySet

  /// Creates a request; for the eleven points unless bodies are given.
  package init(of subject: ChartSubject, during dates: CivilSpan, bodies: BodySet = .eleven) {
    self.subject = subject
    self.dates = dates
    self.bodies = bodies
  }

  private func transits(by engine: Engine) throws(RequestError) -> [Transit] {
    let chart = try subject.chart(by: engine)
    return try RequestError.wrapping {
      try TransitCalendar(targets: TransitTarget.known(of: chart), bodies: bodies)
        .transits(during: dates.period, ephemeris: engine.ephemeris)
    }
  }

  /// The document, with the end of its last line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let period = dates.period
    return DocumentBytes.lines(
      try transits(by: engine).map { TransitDocument($0, during: period) })
  }

  /// The exact moments as an iCalendar file.
  ///
  /// - Parameters:
  ///   - name: What the person is called.
  ///   - engine: What computes them.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RequestError``.
  package func calendarFile(
    named name: String? = nil, by engine: Engine
  ) throws(RequestError) -> [UInt8] {
    let person = PersonCalendar(of: subject.birth, named: name, zone: dates.zone)
    let period = dates.period
    var entries: [CalendarDocument.Entry] = []
    for transit in try transits(by: engine)
    where transit.passes.contains(where: { period.contains($0.at) }) {
      let loop = try RequestError.wrapping {
        try transit.passesOfLoop(ephemeris: engine.ephemeris)
      }
      entries += person.entries(of: transit, loop: loop, within: period, hasSpans: false)
    }
    return CalendarDocument(
      name: person.name("Transits", born: subject.birth.date), entries: entries
    ).bytes
  }
}
