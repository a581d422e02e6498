package import Astrology
internal import Documents
internal import Ephemeris

/// Asks for the periods of a life: `periods.schema.json`.
package struct PeriodsRequest: Sendable {
  /// Whose life it is.
  package var subject: ChartSubject
  /// The dates.
  package var dates: CivilSpan
  /// How life is divided.
  package var technique: PeriodTechnique
  /// How many levels of periods there are.
  package var levels: Int

  /// How many levels of periods there are unless a request says so.
  package static let usualLevels = 2

  /// Creates a request.
  ///
  /// - Throws: ``RequestError/datesBeforeBirth(last:_:)``.
  package init(
    of subject: ChartSubject, during dates: CivilSpan, by technique: PeriodTechnique,
    levels: Int = usualLevels
  ) throws(RequestError) {
    try dates.check(hasBegunBy: subject.birth.instant)
    self.subject = subject
    self.dates = dates
    self.technique = technique
    self.levels = levels
  }

  /// How life is divided, by its name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The planets' shares of 75 years.
    case firdaria
    /// Signs from a lot, each with the years of its ruler.
    case releasing
    /// The planets' turns of 129 months.
    case decennials
  }

  /// The technique of a kind, with what is chosen of it.
  ///
  /// - Throws: ``RequestError/needsName(_:value:in:name:)`` for a choice of another kind.
  package static func technique(
    _ kind: Kind, lot: PeriodTechnique.ReleasedLot? = nil,
    nodes: PeriodTechnique.FirdariaNodes? = nil, days: PeriodTechnique.DecennialDays? = nil
  ) throws(RequestError) -> PeriodTechnique {
    func refuse(
      _ field: RequestError.Field, _ isGiven: Bool, besides own: Kind
    ) throws(RequestError) {
      if isGiven, kind != own {
        throw .needsName(field, value: nil, in: "kind", name: own.rawValue)
      }
    }
    try refuse("lot", lot != nil, besides: .releasing)
    try refuse("nodes", nodes != nil, besides: .firdaria)
    try refuse("days", days != nil, besides: .decennials)
    return switch kind {
    case .firdaria: .firdaria(nodes: nodes ?? .last)
    case .releasing: .releasing(lot ?? .spirit)
    case .decennials: .decennials(days: days ?? .turns)
    }
  }

  /// The periods, and the calendar that they are of.
  package func answer(
    by engine: Engine
  ) throws(RequestError) -> (calendar: PeriodCalendar, periods: [LifePeriod]) {
    let chart = try subject.widerChart(by: engine)
    let calendar = try RequestError.wrapping {
      try PeriodCalendar(of: chart, by: technique, levels: levels)
    }
    return (calendar, calendar.periods(during: dates.period))
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let answer = try answer(by: engine)
    return DocumentBytes.line(PeriodsDocument(answer.periods, of: answer.calendar))
  }
}
