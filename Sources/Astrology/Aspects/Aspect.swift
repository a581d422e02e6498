public import Ephemeris

/// An aspect between two points of a chart.
public struct Aspect: Sendable, Hashable {
  /// The point that comes first in a chart's order.
  public let first: ChartPoint
  /// The other one.
  public let second: ChartPoint
  /// What they make.
  public let kind: AspectKind
  /// How far from exact, and which way the orb goes.
  public let geometry: Aspect.Geometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// Whether the orb is shrinking.
  public var motion: Aspect.Motion { geometry.motion }
}

extension Aspect {
  /// Whether two points are coming to an aspect or leaving it.
  public enum Motion: String, Sendable, Hashable, CaseIterable {
    /// The orb is shrinking.
    case applying
    /// The orb is growing, or the aspect is exact at this very instant.
    case separating
  }

  /// How two moving points stand to an exact aspect.
  public struct Geometry: Sendable, Hashable {
    /// Separation less the aspect's angle: negative inside it, positive beyond.
    public let orb: PlaneAngle
    /// The change of the orb's magnitude in a day: negative while the aspect is applying.
    ///
    /// By the true daily motions of both at the instant, signs included: neither a mean motion nor
    /// the question which of the two is faster says it rightly near a station.
    public let orbPerDay: PlaneAngle

    /// Whether the orb is shrinking.
    public var motion: Aspect.Motion { orbPerDay.degrees < 0 ? .applying : .separating }

    /// Measures two points against an aspect.
    ///
    /// - Parameters:
    ///   - kind: The aspect.
    ///   - first: The first point's longitude.
    ///   - firstPerDay: Its daily motion; zero for one that stands still.
    ///   - second: The second point's longitude.
    ///   - secondPerDay: Its daily motion.
    public init(
      _ kind: AspectKind, from first: EclipticLongitude, movingBy firstPerDay: PlaneAngle,
      to second: EclipticLongitude, movingBy secondPerDay: PlaneAngle
    ) {
      self.init(
        exactAt: kind.angle, from: first, movingBy: firstPerDay, to: second, movingBy: secondPerDay)
    }

    /// Takes what was measured.
    init(orb: PlaneAngle, orbPerDay: PlaneAngle) {
      self.orb = orb
      self.orbPerDay = orbPerDay
    }

    /// Measures two points against a separation of 0° to 180°.
    init(
      exactAt angle: PlaneAngle, from first: EclipticLongitude, movingBy firstPerDay: PlaneAngle,
      to second: EclipticLongitude, movingBy secondPerDay: PlaneAngle
    ) {
      let arc = first.arc(to: second).degrees
      orb = PlaneAngle(degrees: arc.magnitude - angle.degrees)
      let separationPerDay = arc.sign * (secondPerDay.degrees - firstPerDay.degrees)
      orbPerDay = PlaneAngle(degrees: orb.degrees.sign * separationPerDay)
    }
  }
}

extension Double {
  /// −1, 0 or 1.
  fileprivate var sign: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}

extension Aspect.Motion: NamedCase {
  /// `motion of an aspect`.
  public static var noun: String { "motion of an aspect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Aspect: CustomStringConvertible {
  /// Such as `Moon trine Saturn, 2.5° applying`.
  public var description: String {
    "\(first.title) \(kind.name) \(second.title), \(geometry)"
  }
}

extension Aspect.Geometry: CustomStringConvertible {
  /// Such as `2.5° applying`.
  public var description: String { "\(orb.magnitude) \(motion.name)" }
}
