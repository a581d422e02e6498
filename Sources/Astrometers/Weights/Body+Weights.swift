public import Ephemeris

// Section 1 of the definition: the eleven points and their constants.

/// How a transiting body colours what it touches.
package enum Temperament: Int, Sendable, Hashable, CaseIterable {
  case benefic, neutral, outer, malefic
}

extension CelestialBody {
  /// The eleven points that scores are made from, in their order.
  public static let scoringPoints = BodySet.eleven.bodies

  /// How many there are; a constant that inner loops are unrolled by.
  static let scoringPointCount = 11

  /// How much the body counts as a natal point (`B`).
  public var baseWeight: Double {
    switch ChartBody(self) {
    case .sun, .moon: 10
    case .mercury, .venus, .mars: 7
    case .jupiter, .saturn: 5
    case .uranus, .neptune, .pluto, .meanNode, nil: 3
    }
  }

  /// How much the body counts in transit (`ω`): slow ones less, or transits that last for months
  /// would drown the day.
  public var paceWeight: Double {
    switch ChartBody(self) {
    case .sun, .moon, .mercury, .venus, .mars: 1
    case .jupiter, .saturn: 0.6
    case .uranus, .neptune, .pluto: 0.4
    case .meanNode, nil: 0.2
    }
  }

  /// The typical daily motion (`v̄`): the median of its magnitude over 1900-2100.
  ///
  /// The definition has those of the eleven points; the others are by swetest 2.10.03, day by day.
  public var typicalDailyMotion: PlaneAngle {
    switch self {
    case .sun: .degrees(0.985)
    case .moon: .degrees(13.1)
    case .mercury: .degrees(1.36)
    case .venus: .degrees(1.20)
    case .mars: .degrees(0.64)
    case .jupiter: .degrees(0.130)
    case .saturn: .degrees(0.071)
    case .uranus: .degrees(0.035)
    case .neptune: .degrees(0.023)
    case .pluto: .degrees(0.018)
    case .meanNode: .degrees(0.053)
    case .trueNode: .degrees(0.030)
    case .chiron: .degrees(0.045)
    case .meanApogee: .degrees(0.111)
    case .osculatingApogee: .degrees(1.99)
    case .ceres: .degrees(0.302)
    case .pallas: .degrees(0.303)
    case .juno: .degrees(0.296)
    case .vesta: .degrees(0.375)
    case .pholus: .degrees(0.029)
    case .southNode: .degrees(0.053)
    case .interpolatedApogee: .degrees(0.155)
    case .interpolatedPerigee: .degrees(0.477)
    }
  }

  /// How much a station adds to the body's power in transit: 0.8 for Mercury to Pluto, 0 for those
  /// that don't turn (section 3 of the definition).
  public var stationGain: Double { self >= .mercury && self <= .pluto ? 0.8 : 0 }

  /// The body's class.
  package var temperament: Temperament {
    switch ChartBody(self) {
    case .venus, .jupiter: .benefic
    case .mars, .saturn: .malefic
    case .uranus, .neptune, .pluto: .outer
    case .sun, .moon, .mercury, .meanNode, nil: .neutral
    }
  }
}
