public import Ephemeris

/// Two points of a chart that mirror each other across the solstices or the equinoxes.
public struct Antiscion: Sendable, Hashable {
  /// Which axis they mirror each other across.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The axis of the solstices: both degrees have days of one length.
    case antiscion
    /// The axis of the equinoxes: the day of the one is as long as the night of the other.
    case contraAntiscion = "contra_antiscion"
  }

  /// The point that comes first in a chart's order.
  public let first: ChartPoint
  /// The other one.
  public let second: ChartPoint
  /// Which axis they mirror each other across.
  public let kind: Kind
  /// How far the second is from where the first is mirrored, 0° or more.
  public let orb: PlaneAngle

  /// How far from exactness a pair still counts.
  public static let widestOrb = PlaneAngle.degrees(1)

  /// The pairs among places that are in conjunction across a mirror, in the order of the places.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - widest: How far from exactness a pair counts, the edge included, up to 45°.
  /// - Returns: One a pair at most; of both, which only orbs of 45° and more let hold, the closer.
  public static func all(
    among places: [ChartPlace], within widest: PlaneAngle = widestOrb
  ) -> [Self] {
    places.pairs { first, second in
      let across = first.longitude.antiscion.separation(from: second.longitude)
      let contra = first.longitude.contraAntiscion.separation(from: second.longitude)
      let orb = min(across, contra)
      guard orb <= widest else { return nil }
      return Self(
        first: first.point, second: second.point,
        kind: across <= contra ? .antiscion : .contraAntiscion, orb: orb)
    }
  }
}

extension EclipticLongitude {
  /// The place mirrored across the axis of the solstices: 0° Gemini and 0° Leo mirror each other.
  public var antiscion: Self { Self(wrapping: 180 - degrees) }

  /// The place mirrored across the axis of the equinoxes, opposite the ``antiscion``.
  public var contraAntiscion: Self { Self(wrapping: 360 - degrees) }
}

extension Antiscion: CustomStringConvertible {
  /// Such as `Venus antiscion Moon, 0.2°`.
  public var description: String {
    "\(first) \(kind.title.lowercased()) \(second), \(orb)"
  }
}

extension Antiscion.Kind: NamedCase {
  /// `kind of antiscion`.
  public static var noun: String { "kind of antiscion" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
