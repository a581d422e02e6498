internal import CLibrary

/// An amount of turning, signed and not wrapped.
///
/// Arcs, latitudes, orbs and daily motions are angles; a place on the ecliptic is an
/// `EclipticLongitude`.
@frozen
public struct PlaneAngle: Sendable, Hashable {
  /// The angle in degrees.
  public var degrees: Double

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// An angle of so many degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }

  /// An angle of so many seconds of arc; 3 600 make a degree.
  @inlinable
  public static func arcseconds(_ arcseconds: Double) -> Self { Self(degrees: arcseconds / 3_600) }

  /// No turning at all.
  @inlinable
  public static var zero: Self { Self(degrees: 0) }

  /// The angle in radians.
  @inlinable
  public var radians: Double { degrees * (Double.pi / 180) }

  /// The angle in seconds of arc.
  @inlinable
  public var arcseconds: Double { degrees * 3_600 }

  /// The angle without its sense.
  @inlinable
  public var magnitude: Self { Self(degrees: degrees.magnitude) }
}

extension PlaneAngle: Comparable {
  /// Orders angles from the most negative to the most positive.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.degrees < rhs.degrees }
}

extension PlaneAngle: AdditiveArithmetic {
  /// The sum of two angles, not wrapped.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { Self(degrees: lhs.degrees + rhs.degrees) }

  /// The difference of two angles, not wrapped.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { Self(degrees: lhs.degrees - rhs.degrees) }

  /// The same amount of turning the other way.
  @inlinable
  public static prefix func - (angle: Self) -> Self { Self(degrees: -angle.degrees) }
}

extension PlaneAngle {
  /// The sine.
  public var sine: Double { sin(radians) }

  /// The cosine.
  public var cosine: Double { cos(radians) }

  /// The angle whose tangent is `y / x`, in the quadrant of their signs.
  public static func arctangent(y: Double, x: Double) -> Self {
    Self(degrees: atan2(y, x) * (180 / Double.pi))
  }
}

extension PlaneAngle: CustomStringConvertible, CustomDebugStringConvertible {
  /// The degrees with at most four decimals, such as `3.0°` and `5.3982°`.
  public var description: String { "\((degrees * 10_000).rounded() / 10_000)°" }

  /// All digits of the degrees, such as `5.398160475289899°`.
  public var debugDescription: String { "\(degrees)°" }
}

extension PlaneAngle: Codable {
  /// Reads a number of degrees.
  public init(from decoder: any Decoder) throws {
    self.init(degrees: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes the degrees as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(degrees)
  }
}
