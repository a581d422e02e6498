package import Astrology
internal import Documents
internal import Ephemeris

/// Asks for solar arc directions: of an instant, or of dates as an array, by `directions.schema.json`.
package struct DirectionsRequest: Sendable {
  /// Whose chart is directed.
  package var subject: ChartSubject
  /// The instant or the dates.
  package var time: LifeTime
  /// The arc.
  package var arc: SolarArc.Kind
  /// Whether points move westward.
  package var isConverse: Bool

  /// Creates a request.
  package init(
    of subject: ChartSubject, at time: LifeTime, by arc: SolarArc.Kind = .solar,
    isConverse: Bool = false
  ) {
    self.subject = subject
    self.time = time
    self.arc = arc
    self.isConverse = isConverse
  }

  /// The answer: the chart of the instant, or the exact directions of the dates.
  package enum Answer {
    case chart(DirectedChart)
    case directions([DirectionCalendar.ExactDirection])
  }

  /// Computes the answer.
  package func answer(by engine: Engine) throws(RequestError) -> Answer {
    let chart = try subject.chart(by: engine)
    return try RequestError.wrapping {
      switch time {
      case .moment(let instant):
        .chart(
          try DirectedChart(
            of: chart, at: instant, by: arc, isConverse: isConverse, ephemeris: engine.ephemeris))
      case .span(let dates):
        .directions(
          try DirectionCalendar(of: chart, by: arc, isConverse: isConverse)
            .directions(during: dates.period, ephemeris: engine.ephemeris))
      }
    }
  }

  /// The document, with the end of its last line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    switch try answer(by: engine) {
    case .chart(let chart): DocumentBytes.line(DirectionsDocument(chart))
    case .directions(let exact): DocumentBytes.lines(exact.map { ExactDirectionDocument($0) })
    }
  }
}
