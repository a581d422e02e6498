package import Astrology
internal import Documents
internal import Ephemeris

/// Asks for primary directions: `primary.schema.json`.
package struct PrimaryRequest: Sendable {
  /// Whose chart is directed.
  package var subject: ChartSubject
  /// The dates.
  package var dates: CivilSpan
  /// How places over the horizon are measured.
  package var method: PrimaryDirection.Method
  /// Where promissors and aspects are.
  package var space: PrimaryDirection.Space
  /// What a year is.
  package var key: PrimaryDirection.Key
  /// Whether the sky is turned back, from west to east.
  package var isConverse: Bool

  /// Creates a request.
  ///
  /// - Throws: ``RequestError/datesBeforeBirth(last:_:)``.
  package init(
    of subject: ChartSubject, during dates: CivilSpan,
    by method: PrimaryDirection.Method = .placidus, in space: PrimaryDirection.Space = .zodiacal,
    key: PrimaryDirection.Key = .naibod, isConverse: Bool = false
  ) throws(RequestError) {
    try dates.check(hasBegunBy: subject.birth.instant)
    self.subject = subject
    self.dates = dates
    self.method = method
    self.space = space
    self.key = key
    self.isConverse = isConverse
  }

  /// The directions, and the calendar that they are of.
  package func answer(
    by engine: Engine
  ) throws(RequestError) -> (calendar: PrimaryCalendar, directions: [PrimaryDirection]) {
    let chart = try subject.widerChart(by: engine)
    return try RequestError.wrapping {
      let calendar = try PrimaryCalendar(
        of: chart, by: method, in: space, key: key, isConverse: isConverse)
      return (
        calendar, try calendar.directions(during: dates.period, ephemeris: engine.ephemeris)
      )
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let answer = try answer(by: engine)
    return DocumentBytes.line(PrimaryDirectionsDocument(answer.directions, of: answer.calendar))
  }
}
