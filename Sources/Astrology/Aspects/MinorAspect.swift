public import Ephemeris

extension MinorAspect {
  /// One of the aspects beside the five Ptolemaic ones.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case semisextile, semisquare, quintile, sesquisquare, biquintile, quincunx, septile, novile

    /// The separation at which the aspect is exact.
    public var angle: PlaneAngle {
      switch self {
      case .semisextile: .degrees(30)
      case .semisquare: .degrees(45)
      case .quintile: .degrees(72)
      case .sesquisquare: .degrees(135)
      case .biquintile: .degrees(144)
      case .quincunx: .degrees(150)
      case .septile: .degrees(360.0 / 7)
      case .novile: .degrees(40)
      }
    }

    /// The widest orb, the same for all bodies: 2°, 3° for the quincunx, 1° for septile and novile.
    ///
    /// The orbs of two kinds never overlap, nor do they meet those of the five.
    public var widestOrb: PlaneAngle {
      switch self {
      case .semisextile, .semisquare, .quintile, .sesquisquare, .biquintile: .degrees(2)
      case .quincunx: .degrees(3)
      case .septile, .novile: .degrees(1)
      }
    }
  }

  /// How far from exactness each kind of minor aspect still counts.
  public struct Orbs: Sendable, Hashable {
    /// The allowed orb of each kind; a kind that is absent is not looked for.
    public let orbs: [MinorAspect.Kind: PlaneAngle]

    /// Creates a table.
    ///
    /// - Parameter orbs: The allowed orb of each kind, from 0° to 15°.
    /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
    public init(allowing orbs: [MinorAspect.Kind: PlaneAngle]) throws(NumberError) {
      for orb in orbs.values { _ = try NumberError.checked(orb.degrees, "an orb", in: 0...15) }
      self.orbs = orbs
    }

    private init() {
      orbs = Dictionary(
        uniqueKeysWithValues: MinorAspect.Kind.allCases.map { ($0, $0.widestOrb) })
    }

    /// Each kind with its widest orb.
    public static let standard = Self()

    /// The kind that a separation of 0° to 180° makes, the edge included: of those within orb the nearest to
    /// exactness, and of two that are equally near the first by kind.
    public func kind(at separation: PlaneAngle) -> MinorAspect.Kind? {
      var nearest: MinorAspect.Kind?
      var least = Double.infinity
      for kind in MinorAspect.Kind.allCases {
        guard let orb = orbs[kind] else { continue }
        let distance = (separation - kind.angle).magnitude
        if distance <= orb, distance.degrees < least { (nearest, least) = (kind, distance.degrees) }
      }
      return nearest
    }
  }
}

/// A minor aspect between two points of a chart.
public struct MinorAspect: Sendable, Hashable {
  /// The point that comes first in a chart's order.
  public let first: ChartPoint
  /// The other one.
  public let second: ChartPoint
  /// What they make.
  public let kind: MinorAspect.Kind
  /// How far from exact, and which way the orb goes.
  public let geometry: Aspect.Geometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// Whether the orb is shrinking.
  public var motion: Aspect.Motion { geometry.motion }

  /// The minor aspects among places, in their order, two angles left out.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - orbs: How far from exactness a minor aspect counts.
  ///   - majors: A pair that makes one of the five within these is not asked for a minor one.
  /// - Returns: One aspect a pair at most.
  public static func all(
    among places: [ChartPlace], within orbs: MinorAspect.Orbs = .standard,
    besides majors: OrbTable = .standard
  ) -> [Self] {
    places.pairs { first, second in
      if case (.angle, .angle) = (first.point, second.point) { return nil }
      let separation = first.longitude.separation(from: second.longitude)
      guard majors.kind(at: separation) == nil, let kind = orbs.kind(at: separation) else {
        return nil
      }
      return Self(
        first: first.point, second: second.point, kind: kind,
        geometry: Aspect.Geometry(
          exactAt: kind.angle, from: first.longitude, movingBy: first.longitudePerDay,
          to: second.longitude, movingBy: second.longitudePerDay))
    }
  }
}

extension MinorAspect: CustomStringConvertible {
  /// Such as `Moon quincunx Saturn, 2.5° applying`.
  public var description: String {
    "\(first.title) \(kind.name) \(second.title), \(geometry)"
  }
}

extension MinorAspect.Kind: NamedCase {
  /// `minor aspect`.
  public static var noun: String { "minor aspect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
