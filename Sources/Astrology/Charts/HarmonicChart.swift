public import Ephemeris

/// A chart whose longitudes are all multiplied by a whole number: a harmonic.
///
/// Points that are in aspect by a fraction of the circle in the chart stand together in the harmonic of that
/// number: quintiles are conjunctions in the fifth.
///
/// Source: J. Addey, *Harmonics in Astrology* (1976).
public struct HarmonicChart: Sendable, Hashable {
  /// The number, 1…360.
  public let number: Int
  /// The points, with their motions in the harmonic.
  public let places: [ChartPlace]

  /// Multiplies the places of a chart's points.
  ///
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)`` for a number that is not 1…360.
  public init(of chart: NatalChart, number: Int) throws(NumberError) {
    try self.init(of: chart.places, number: number)
  }

  /// Multiplies places.
  init(of places: [ChartPlace], number: Int) throws(NumberError) {
    _ = try NumberError.checked(Double(number), "the number of a harmonic", in: 1...360)
    self.number = number
    self.places = places.map { place in
      ChartPlace(
        point: place.point,
        longitude: EclipticLongitude(wrapping: place.longitude.degrees * Double(number)),
        longitudePerDay: .degrees(place.longitudePerDay.degrees * Double(number)))
    }
  }

  /// The aspects within the harmonic, in the order of charts; angles make none with each other.
  public func aspects(within orbs: OrbTable = .standard) -> [HarmonicChart.Pair] {
    places.pairs { first, second in
      if case .angle = first.point, case .angle = second.point { return nil }
      let distance = first.longitude.separation(from: second.longitude)
      return orbs.kind(at: distance).map { kind in
        HarmonicChart.Pair(
          first: first.point, second: second.point, kind: kind,
          orb: .degrees((distance - kind.angle).degrees.magnitude))
      }
    }
  }
}

extension HarmonicChart {
  /// An aspect of two points in a harmonic.
  public struct Pair: Sendable, Hashable {
    /// The point that comes first in the order of charts.
    public let first: ChartPoint
    /// The other one.
    public let second: ChartPoint
    /// What they make.
    public let kind: AspectKind
    /// How far from exact, in degrees of the harmonic.
    public let orb: PlaneAngle
  }
}

extension HarmonicChart.Pair: CustomStringConvertible {
  /// Such as `Sun trine Mars, 1.2°`.
  public var description: String { "\(first.title) \(kind.name) \(second.title), \(orb)" }
}
