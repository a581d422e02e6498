#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Angle {
  /// The sine.
  public var sine: Double { sin(radians) }

  /// The cosine.
  public var cosine: Double { cos(radians) }

  /// The angle whose tangent is `y / x`, in the quadrant that their signs tell.
  public static func arctangent(y: Double, x: Double) -> Self {
    Self(degrees: atan2(y, x) * (180 / Double.pi))
  }
}
