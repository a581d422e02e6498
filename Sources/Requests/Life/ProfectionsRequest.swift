package import Astrology
package import Ephemeris
internal import Documents

/// Asks for the profected years of some dates: `profections.schema.json`.
package struct ProfectionsRequest: Sendable {
  /// Whose years they are.
  package var subject: ChartSubject
  /// The dates.
  package var dates: CivilSpan
  /// What years are counted between.
  package var years: Profection.Years
  /// Whether the months of each year are given.
  package var hasMonths: Bool
  /// The sidereal zodiac of the signs; nil for the tropical one.
  package var ayanamsa: Ayanamsa?

  /// Creates a request.
  ///
  /// - Throws: ``RequestError/datesBeforeBirth(last:_:)``.
  package init(
    of subject: ChartSubject, during dates: CivilSpan, years: Profection.Years = .solarReturn,
    hasMonths: Bool = false, ayanamsa: Ayanamsa? = nil
  ) throws(RequestError) {
    try dates.check(hasBegunBy: subject.birth.instant)
    self.subject = subject
    self.dates = dates
    self.years = years
    self.hasMonths = hasMonths
    self.ayanamsa = ayanamsa
  }

  /// The years.
  package func profections(by engine: Engine) throws(RequestError) -> [Profection] {
    let chart = try subject.chart(by: engine)
    let ephemeris = engine.ephemeris
    return try RequestError.wrapping {
      let sidereal = try ayanamsa.map {
        try SiderealChart(of: chart, ayanamsa: $0, ephemeris: ephemeris)
      }
      return try Profection.Calendar(of: chart, years: years, sidereal: sidereal)
        .profections(during: dates.period, ephemeris: ephemeris)
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(ProfectionsDocument(try profections(by: engine), hasMonths: hasMonths))
  }
}
