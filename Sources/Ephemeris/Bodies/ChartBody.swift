/// One of the eleven bodies that every chart and every score has: Sun to Pluto and the mean node.
///
/// Where a ``CelestialBody`` is one that a chart may lack, so that the answer is optional, one of these
/// is always there:
///
/// ```swift
/// let sun = chart.position(of: .sun)  // a position
/// let chiron = chart.position(of: CelestialBody.chiron)  // nothing
/// ```
public enum ChartBody: UInt8, Sendable, Hashable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto
  /// The mean ascending node of the Moon's orbit.
  case meanNode

  /// The same body among all of them.
  public var body: CelestialBody {
    switch self {
    case .sun: .sun
    case .moon: .moon
    case .mercury: .mercury
    case .venus: .venus
    case .mars: .mars
    case .jupiter: .jupiter
    case .saturn: .saturn
    case .uranus: .uranus
    case .neptune: .neptune
    case .pluto: .pluto
    case .meanNode: .meanNode
    }
  }

  /// The body as one of a chart's, or nil if charts don't have it.
  public init?(_ body: CelestialBody) {
    switch body {
    case .sun: self = .sun
    case .moon: self = .moon
    case .mercury: self = .mercury
    case .venus: self = .venus
    case .mars: self = .mars
    case .jupiter: self = .jupiter
    case .saturn: self = .saturn
    case .uranus: self = .uranus
    case .neptune: self = .neptune
    case .pluto: self = .pluto
    case .meanNode: self = .meanNode
    case .trueNode, .chiron, .meanApogee, .osculatingApogee, .ceres, .pallas, .juno, .vesta,
      .pholus, .southNode, .interpolatedApogee, .interpolatedPerigee:
      return nil
    }
  }
}

extension ChartBody: Comparable {
  /// Orders bodies as charts list them.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ChartBody: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

extension ChartBody: NamedCase {
  /// `body of a chart`.
  public static var noun: String { "body of a chart" }

  /// The name that documents use, such as `north_node`.
  public var name: String { body.name }

  /// The name that people read, such as `North Node`.
  public var title: String { body.title }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
