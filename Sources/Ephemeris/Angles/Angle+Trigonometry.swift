internal import CLibrary

extension PlaneAngle {
  /// The sine.
  public var sine: Double { sin(radians) }

  /// The cosine.
  public var cosine: Double { cos(radians) }

  /// The angle whose tangent is `y / x`, in the quadrant that their signs tell.
  public static func arctangent(y: Double, x: Double) -> Self {
    Self(degrees: atan2(y, x) * (180 / Double.pi))
  }
}
