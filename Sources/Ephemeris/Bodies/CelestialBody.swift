/// Something whose place in the sky the engine knows.
///
/// The order is the one of charts, scores and documents: the eleven points first.
public enum CelestialBody: UInt8, Sendable, Hashable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto
  /// The mean ascending node of the Moon's orbit: what charts and scores call the north node.
  case meanNode
  /// The osculating ascending node, up to 1.7° from the mean one.
  case trueNode
  /// The minor planet 2060 Chiron.
  case chiron
  /// The mean apogee of the Moon's orbit, known as Lilith.
  case meanApogee
  /// The osculating apogee, up to 30° from the mean one.
  case osculatingApogee
  /// The dwarf planet 1 Ceres.
  case ceres
  /// The minor planet 2 Pallas.
  case pallas
  /// The minor planet 3 Juno.
  case juno
  /// The minor planet 4 Vesta.
  case vesta
  /// The minor planet 5145 Pholus.
  case pholus
  /// The mean descending node of the Moon's orbit, opposite the mean ascending one.
  case southNode
  /// The apogee of the Moon's orbit, interpolated between her passages of it: up to 5° from the mean one.
  case interpolatedApogee
  /// The perigee of the Moon's orbit, interpolated likewise: up to 25° from the place opposite the apogee.
  case interpolatedPerigee
}

extension CelestialBody {
  /// The name that documents and the command line use, such as `true_node`.
  public var name: String {
    switch self {
    case .sun: "sun"
    case .moon: "moon"
    case .mercury: "mercury"
    case .venus: "venus"
    case .mars: "mars"
    case .jupiter: "jupiter"
    case .saturn: "saturn"
    case .uranus: "uranus"
    case .neptune: "neptune"
    case .pluto: "pluto"
    case .meanNode: "north_node"
    case .trueNode: "true_node"
    case .chiron: "chiron"
    case .meanApogee: "mean_apogee"
    case .osculatingApogee: "osculating_apogee"
    case .ceres: "ceres"
    case .pallas: "pallas"
    case .juno: "juno"
    case .vesta: "vesta"
    case .pholus: "pholus"
    case .southNode: "south_node"
    case .interpolatedApogee: "interpolated_apogee"
    case .interpolatedPerigee: "interpolated_perigee"
    }
  }

  /// The name that people read, such as `North Node`.
  public var title: String {
    switch self {
    case .sun: "Sun"
    case .moon: "Moon"
    case .mercury: "Mercury"
    case .venus: "Venus"
    case .mars: "Mars"
    case .jupiter: "Jupiter"
    case .saturn: "Saturn"
    case .uranus: "Uranus"
    case .neptune: "Neptune"
    case .pluto: "Pluto"
    case .meanNode: "North Node"
    case .trueNode: "True Node"
    case .chiron: "Chiron"
    case .meanApogee: "Mean Apogee"
    case .osculatingApogee: "Osculating Apogee"
    case .ceres: "Ceres"
    case .pallas: "Pallas"
    case .juno: "Juno"
    case .vesta: "Vesta"
    case .pholus: "Pholus"
    case .southNode: "South Node"
    case .interpolatedApogee: "Interp. Apogee"
    case .interpolatedPerigee: "Interp. Perigee"
    }
  }
}

extension CelestialBody: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

extension CelestialBody: Comparable {
  /// Orders bodies as charts list them.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension CelestialBody: NamedCase {
  /// `body`.
  public static var noun: String { "body" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
