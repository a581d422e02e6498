public import Ephemeris

/// A chart whose circle of signs begins at the mean ascending node of the Moon.
public struct DraconicChart: Sendable, Equatable {
  /// The chart.
  public let chart: NatalChart

  /// Counts a chart from its node.
  public init(of chart: NatalChart) {
    self.chart = chart
  }

  /// The longitude of a place, counted from the node.
  public func draconic(_ longitude: EclipticLongitude) -> EclipticLongitude {
    longitude - .degrees(chart.sky[.meanNode].longitude.degrees)
  }

  /// Where a body stands.
  public func position(of body: ChartBody) -> ZodiacPosition {
    ZodiacPosition(longitude(of: body))
  }

  /// The longitude of a body.
  public func longitude(of body: ChartBody) -> EclipticLongitude {
    draconic(chart.sky[body.body].longitude)
  }

  /// The angles; nil in a date-only chart.
  public var angles: ChartAngles? {
    chart.angles.map {
      ChartAngles(ascendant: draconic($0.ascendant), midheaven: draconic($0.midheaven))
    }
  }
}

extension DraconicChart: CustomStringConvertible {
  /// Such as `Sun 14°42′ Leo, …`.
  public var description: String {
    ChartBody.allCases.map { "\($0.title) \(position(of: $0))" }.joined(separator: ", ")
  }
}
