public import Ephemeris

/// Two bodies of one declination, or of opposite ones.
public struct Parallel: Sendable, Hashable {
  /// Which side of the equator the two are on.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// As far to the same side.
    case parallel
    /// As far to opposite sides.
    case contraparallel
  }

  /// The body that comes first in a chart's order.
  public let first: CelestialBody
  /// The other one.
  public let second: CelestialBody
  /// Which of the two they make.
  public let kind: Kind
  /// How far from exact, 0° or more.
  public let orb: PlaneAngle

  /// How far from exactness a parallel still counts.
  public static let widestOrb = PlaneAngle.degrees(1)

  /// What two declinations make within an orb, the edge included; of both, which can hold near the equator,
  /// the closer one.
  init?(_ first: Declinations.Place, _ second: Declinations.Place, within widest: PlaneAngle) {
    let along = (first.declination - second.declination).magnitude
    let across = (first.declination + second.declination).magnitude
    guard min(along, across) <= widest else { return nil }
    self.first = first.body
    self.second = second.body
    kind = along <= across ? .parallel : .contraparallel
    orb = min(along, across)
  }
}

extension Parallel: CustomStringConvertible {
  /// Such as `Sun parallel Mars, 0.3°`.
  public var description: String { "\(first) \(kind.name) \(second), \(orb)" }
}

extension Parallel.Kind: NamedCase {
  /// `kind of parallel`.
  public static var noun: String { "kind of parallel" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
