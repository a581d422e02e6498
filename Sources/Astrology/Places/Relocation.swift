public import Ephemeris

/// A birth's chart at another place: the same instant and sky, with the houses and angles of that place.
public struct Relocation: Sendable, Equatable {
  /// The chart of the birth.
  public let natal: NatalChart
  /// The chart at the other place, given in UTC.
  public let chart: NatalChart

  /// Moves a chart to another place; nil where the time of birth isn't known.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - place: The other place.
  ///   - houses: The wanted system; that of the birth's chart unless given.
  ///   - ephemeris: Where the houses come from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for faulty data.
  /// - Complexity: One set of houses.
  public init?(
    of natal: NatalChart, to place: GeographicPlace, houses: HouseSystem? = nil,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    guard natal.birth.openInstants(within: ephemeris.span) == nil else { return nil }
    self.natal = natal
    chart = try NatalChart(
      Birth(at: natal.sky.ut, place: place), natal.sky, at: place,
      houses: houses ?? natal.frame.origin.wanted, ephemeris: ephemeris)
  }

  /// Where an angle is in both charts.
  public struct AngleMove: Sendable, Hashable {
    /// The angle.
    public let angle: ChartAngle
    /// In the chart of the birth, nil if that has no place.
    public let natal: EclipticLongitude?
    /// In the chart at the other place.
    public let relocated: EclipticLongitude

    /// How far the angle moved the shorter way, eastward positive.
    public var arc: PlaneAngle? { natal.map { $0.arc(to: relocated) } }
  }

  /// The house of a body in both charts.
  public struct HouseMove: Sendable, Hashable {
    /// The body.
    public let body: ChartBody
    /// In the chart of the birth, nil if that has no place.
    public let natal: House?
    /// In the chart at the other place.
    public let relocated: House
  }

  /// The four angles.
  public var angles: [AngleMove] {
    guard let relocated = chart.angles else { return [] }
    return ChartAngle.allCases.map { angle in
      AngleMove(angle: angle, natal: natal.angles?[angle], relocated: relocated[angle])
    }
  }

  /// The houses of all bodies.
  public var houses: [HouseMove] {
    ChartBody.allCases.map { body in
      HouseMove(
        body: body, natal: natal.angles == nil ? nil : natal.house(of: body),
        relocated: chart.house(of: body))
    }
  }
}

extension HouseFrame.Origin {
  /// The system that was asked for; Placidus for a chart without a time or a place.
  fileprivate var wanted: HouseSystem {
    switch self {
    case .system(let system), .wholeSignInstead(let system): system
    case .solarWholeSign: .placidus
    }
  }
}
