package import Astrology
internal import Documents
internal import Ephemeris

/// Asks for progressions: of an instant, or of dates as an array, by `progressions.schema.json`.
package struct ProgressionsRequest: Sendable {
  /// Whose chart is progressed.
  package var subject: ChartSubject
  /// The instant or the dates.
  package var time: LifeTime
  /// How the Midheaven moves.
  package var angles: Progression.Angles
  /// What a day stands for.
  package var kind: Progression.Kind
  /// Whether the days before birth are taken.
  package var isConverse: Bool

  /// Creates a request.
  package init(
    of subject: ChartSubject, at time: LifeTime, angles: Progression.Angles = .solarArcLongitude,
    kind: Progression.Kind = .secondary, isConverse: Bool = false
  ) {
    self.subject = subject
    self.time = time
    self.angles = angles
    self.kind = kind
    self.isConverse = isConverse
  }

  /// The answer: the chart of the instant, or the events of the dates.
  package enum Answer {
    case chart(ProgressedChart)
    case events([ProgressedEvent])
  }

  /// Computes the answer.
  package func answer(by engine: Engine) throws(RequestError) -> Answer {
    let chart = try subject.chart(by: engine)
    return try RequestError.wrapping {
      switch time {
      case .moment(let instant):
        .chart(
          try ProgressedChart(
            of: chart, at: instant, angles: angles, isConverse: isConverse, kind: kind,
            ephemeris: engine.ephemeris))
      case .span(let dates):
        .events(
          try ProgressedCalendar(of: chart, angles: angles, isConverse: isConverse, kind: kind)
            .events(during: dates.period, ephemeris: engine.ephemeris))
      }
    }
  }

  /// The document, with the end of its last line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    switch try answer(by: engine) {
    case .chart(let chart): DocumentBytes.line(ProgressionsDocument(chart))
    case .events(let events): DocumentBytes.lines(events.map { ProgressedEventDocument($0) })
    }
  }
}
