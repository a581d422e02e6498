public import Ephemeris

extension SolarArc {
  /// Which arc directions are made by.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What the progressed Sun has moved in longitude.
    case solar
    /// What the mean Sun has: 0.98564733° a year.
    case naibod
  }
}

extension SolarArc.Kind: NamedCase {
  /// `arc of directions`.
  public static var noun: String { "arc of directions" }

  /// The name that people read.
  public var title: String {
    switch self {
    case .solar: "solar arc"
    case .naibod: "Naibod's arc"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The arc by which every point of a chart is directed at an instant of life.
public struct SolarArc: Sendable, Hashable {
  /// Which arc it is.
  public let kind: SolarArc.Kind
  /// Whether points are moved westward by it: a converse direction.
  public let isConverse: Bool
  /// The age in years.
  public let years: Double
  /// The arc, eastward, from 0° up to 360°.
  public let arc: PlaneAngle
  /// How much the arc grows in a year of life.
  public let arcPerYear: PlaneAngle

  /// Measures the arc of an instant of life.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the progressed instant
  ///   lies outside the ephemeris, or what is wrong with the data.
  /// - Complexity: One longitude.
  public init(
    of natal: NatalChart, at target: JulianDay<UT1>, by kind: SolarArc.Kind = .solar,
    isConverse: Bool = false, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let progression = Progression(from: natal.instant)
    self.kind = kind
    self.isConverse = isConverse
    years = progression.years(until: target)
    let instant = try ephemeris.instant(progression.progressed(at: target))
    switch kind {
    case .solar:
      let sun = try ephemeris.motion(of: .sun, at: instant.tt)
      arc = natal.sky[.sun].longitude.eastwardArc(to: sun.longitude)
      arcPerYear = sun.longitudePerDay
    case .naibod:
      arcPerYear = Progression.naibodPerYear
      let degrees = arcPerYear.degrees * years
      arc = .degrees(EclipticLongitude(wrapping: degrees).degrees)
    }
  }

  /// Where a place is directed to.
  public func directed(_ longitude: EclipticLongitude) -> EclipticLongitude {
    isConverse ? longitude - arc : longitude + arc
  }
}

/// A chart whose points are all moved by one arc.
///
/// ```swift
/// let directed = try DirectedChart(of: chart, at: now, ephemeris: ephemeris)
/// let midheaven = directed.arc.directed(natalMidheaven)
/// for aspect in directed.aspects() { print(aspect) }  // directed Mars trine natal Sun, …
/// ```
public struct DirectedChart: Sendable, Equatable {
  /// The chart of the birth.
  public let natal: NatalChart
  /// The instant of life.
  public let target: JulianDay<UT1>
  /// The arc.
  public let arc: SolarArc

  /// Directs a chart.
  ///
  /// - Parameters:
  ///   - natal: The chart of the birth.
  ///   - target: The instant of life.
  ///   - kind: Which arc.
  ///   - isConverse: Whether points are moved westward.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: As ``SolarArc/init(of:at:by:isConverse:ephemeris:)`` does.
  public init(
    of natal: NatalChart, at target: JulianDay<UT1>, by kind: SolarArc.Kind = .solar,
    isConverse: Bool = false, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.natal = natal
    self.target = target
    arc = try SolarArc(
      of: natal, at: target, by: kind, isConverse: isConverse, ephemeris: ephemeris)
  }

  /// The directed points, in the order of charts, with their motions in a year of life.
  public var places: [ChartPlace] {
    let perYear = arc.isConverse ? -arc.arcPerYear : arc.arcPerYear
    return natal.places.map { place in
      ChartPlace(
        point: place.point, longitude: arc.directed(place.longitude), longitudePerDay: perYear)
    }
  }

  /// The aspects of directed points to natal ones, in the order of charts.
  ///
  /// Without a time of birth those of the Moon are left out.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts: 1°, about a year either side.
  /// - Returns: One aspect a pair at most.
  public func aspects(within orbs: OrbTable = .progressed) -> [DirectedChart.Direction] {
    let still = natal.places.filter(natal.isDirectable)
    return places.filter(natal.isDirectable).flatMap { directed in
      still.compactMap { DirectedChart.Direction(of: directed, to: $0, within: orbs) }
    }
  }
}

extension DirectedChart {
  /// An aspect of a directed point to a natal one.
  public struct Direction: Sendable, Hashable {
    /// The directed point.
    public let directed: ChartPoint
    /// The natal point.
    public let natal: ChartPoint
    /// What they make.
    public let kind: AspectKind
    /// How far from exact, and which way the orb goes, by motions in a year of life.
    public let geometry: Aspect.Geometry

    /// The distance from exactness, 0° or more.
    public var orb: PlaneAngle { geometry.orb.magnitude }

    /// Whether the orb is shrinking.
    public var motion: Aspect.Motion { geometry.motion }

    fileprivate init?(of directed: ChartPlace, to natal: ChartPlace, within orbs: OrbTable) {
      guard let kind = orbs.kind(at: directed.longitude.separation(from: natal.longitude)) else {
        return nil
      }
      self.directed = directed.point
      self.natal = natal.point
      self.kind = kind
      geometry = Aspect.Geometry(
        kind, from: natal.longitude, movingBy: .zero, to: directed.longitude,
        movingBy: directed.longitudePerDay)
    }
  }
}

extension DirectedChart.Direction: CustomStringConvertible {
  /// Such as `directed Mars conjunction natal Midheaven, 0.3° applying`.
  public var description: String {
    "directed \(directed.title) \(kind.name) natal \(natal.title), \(geometry)"
  }
}

extension NatalChart {
  /// Whether a point is known well enough to be directed: without a time of birth the Moon is not, whose
  /// 7° either way are seven years.
  func isDirectable(_ place: ChartPlace) -> Bool {
    birth.isTimed || place.point != .body(.moon)
  }
}
