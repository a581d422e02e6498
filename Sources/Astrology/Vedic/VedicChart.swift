public import Ephemeris

/// What Indian astrology reads of a birth: nakshatras, divisional charts and dashas.
///
/// ```swift
/// let vedic = VedicChart(of: try SiderealChart(of: chart, ephemeris: ephemeris))
/// let navamsha = vedic.sign(of: .body(.moon), in: .navamsha)
/// ```
public struct VedicChart: Sendable, Equatable {
  /// A point of the chart: the eleven bodies, the opposite of the node, and the Ascendant.
  public enum Point: Sendable, Hashable {
    /// A body; the mean node is Rahu.
    case body(ChartBody)
    /// The point opposite the mean node: Ketu.
    case southNode
    /// The Ascendant, or Lagna.
    case ascendant
  }

  /// The chart in its sidereal zodiac.
  public let sidereal: SiderealChart

  /// Reads a sidereal chart.
  public init(of sidereal: SiderealChart) {
    self.sidereal = sidereal
  }

  /// The points in order: the bodies, the south node, and in a timed chart the Ascendant.
  public var points: [Point] {
    ChartBody.allCases.map(Point.body) + [.southNode]
      + (sidereal.angles == nil ? [] : [.ascendant])
  }

  /// The sidereal longitude of a point; nil for the Ascendant of a date-only chart.
  public func longitude(of point: Point) -> EclipticLongitude? {
    switch point {
    case .body(let body): sidereal.longitude(of: body)
    case .southNode: sidereal.longitude(of: .meanNode).opposite
    case .ascendant: sidereal.angles?.ascendant
    }
  }

  /// The nakshatra of a point; nil for the Ascendant of a date-only chart.
  public func nakshatra(of point: Point) -> Nakshatra.Position? {
    longitude(of: point).map { Nakshatra.Position($0) }
  }

  /// The sign of a point in a divisional chart; nil for the Ascendant of a date-only chart.
  public func sign(of point: Point, in varga: Varga) -> ZodiacSign? {
    longitude(of: point).map(varga.sign)
  }

  /// The whole-sign house of a point, counted from the Ascendant's sign; nil in a date-only chart.
  public func house(of point: Point) -> House? {
    guard let ascendant = sidereal.angles?.ascendant, let longitude = longitude(of: point) else {
      return nil
    }
    let steps = ZodiacSign(longitude).rawValue - ZodiacSign(ascendant).rawValue
    return House(cuspIndex: (steps + 12) % 12)
  }

  /// The Vimshottari dashas; nil in a date-only chart, whose Moon may be a nakshatra off.
  public func dasha(year: VimshottariDasha.Year = .julian) -> VimshottariDasha? {
    guard sidereal.angles != nil else { return nil }
    return VimshottariDasha(
      moon: sidereal.longitude(of: .moon), birth: sidereal.chart.instant, year: year)
  }
}

extension VedicChart.Point {
  /// The name that documents use.
  public var name: String {
    switch self {
    case .body(let body): body.name
    case .southNode: "south_node"
    case .ascendant: ChartAngle.ascendant.name
    }
  }

  /// The name that people read.
  public var title: String {
    switch self {
    case .body(let body): body.title
    case .southNode: "South Node"
    case .ascendant: ChartAngle.ascendant.title
    }
  }
}

extension VedicChart: CustomStringConvertible {
  /// Such as `Sun Mrigashira 3, Moon …`.
  public var description: String {
    points.compactMap { point in nakshatra(of: point).map { "\(point.title) \($0)" } }
      .joined(separator: ", ")
  }
}
