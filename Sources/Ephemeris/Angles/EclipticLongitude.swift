/// A place on the ecliptic, counted eastward from the vernal equinox.
///
/// The value is always in 0° ..< 360°. A circle has no first point, so longitudes are `Hashable`
/// but not `Comparable`; ask for an arc instead:
///
/// ```swift
/// let sun = try EclipticLongitude(degrees: 350)
/// let moon = try EclipticLongitude(degrees: 20)
/// let arc = sun.arc(to: moon)  // +30°, the short way round
/// let separation = moon.separation(from: sun)  // 30°, without a sense
/// ```
@frozen
public struct EclipticLongitude: Sendable, Hashable {
  /// Degrees east of the equinox, in 0 ..< 360.
  public let degrees: Double

  /// Creates a longitude from any number of degrees by taking off whole turns.
  ///
  /// - Throws: ``/Base/NumberError/notFinite(what:value:)``.
  public init(degrees: Double) throws(NumberError) {
    self.init(wrapping: try NumberError.finite(degrees, "a longitude"))
  }

  /// Creates a longitude from a number of degrees that is known to be finite.
  @inlinable
  package init(wrapping degrees: Double) {
    precondition(degrees.isFinite, "a longitude must be finite")
    if degrees >= 0, degrees < 360 {
      self.degrees = degrees + 0  // −0 becomes 0
      return
    }
    // Of one turn either way the rest is exact without a division.
    let turn =
      degrees >= 360 && degrees < 720
      ? degrees - 360
      : degrees < 0 && degrees > -360 ? degrees : degrees.truncatingRemainder(dividingBy: 360)
    let lifted = turn < 0 ? turn + 360 : turn
    // −1e−17° lifts to exactly 360, which is the same place as 0.
    self.degrees = lifted < 360 ? lifted + 0 : 0
  }
}

extension EclipticLongitude {
  /// The shorter arc from here to `other`, positive eastward, in −180° ..< 180°.
  @inlinable
  public func arc(to other: Self) -> PlaneAngle {
    // The turn is chosen, not branched to: which way round is shorter can't be foreseen.
    let eastward = other.degrees - degrees
    let turn: Double = eastward >= 180 ? 360 : eastward < -180 ? -360 : 0
    return PlaneAngle(degrees: eastward - turn)
  }

  /// The arc from here eastward to `other`, in 0° ..< 360°.
  @inlinable
  public func eastwardArc(to other: Self) -> PlaneAngle {
    let eastward = other.degrees - degrees
    let lifted = eastward < 0 ? eastward + 360 : eastward
    // Back by 1e−17° lifts to exactly 360, which is no turn at all.
    return PlaneAngle(degrees: lifted < 360 ? lifted : 0)
  }

  /// The shorter arc between the two places, from 0° to 180° inclusive.
  @inlinable
  public func separation(from other: Self) -> PlaneAngle { arc(to: other).magnitude }

  /// The place straight across the circle.
  @inlinable
  public var opposite: Self { self + PlaneAngle(degrees: 180) }

  /// The place reached by moving eastward through an angle, or westward where it is negative.
  ///
  /// - Throws: ``/Base/NumberError/notFinite(what:value:)``.
  public func advanced(by angle: PlaneAngle) throws(NumberError) -> Self {
    self + .degrees(try NumberError.finite(angle.degrees, "an arc"))
  }

  /// The place reached by moving eastward through `angle`, which is finite.
  @inlinable
  package static func + (lhs: Self, angle: PlaneAngle) -> Self {
    Self(wrapping: lhs.degrees + angle.degrees)
  }

  /// The place reached by moving westward through `angle`, which is finite.
  @inlinable
  package static func - (lhs: Self, angle: PlaneAngle) -> Self {
    Self(wrapping: lhs.degrees - angle.degrees)
  }
}

extension EclipticLongitude: CustomStringConvertible, CustomDebugStringConvertible {
  /// The degrees with at most four decimals, such as `84.4°` and `193.6952°`.
  public var description: String { "\((degrees * 10_000).rounded() / 10_000)°" }

  /// All digits of the degrees, such as `193.69524019107192°`.
  public var debugDescription: String { "\(degrees)°" }
}

extension EclipticLongitude: Codable {
  /// Reads a number of degrees from 0 up to 360.
  public init(from decoder: any Decoder) throws {
    let degrees = try decoder.singleValueContainer().decode(Double.self)
    guard degrees >= 0, degrees < 360 else {
      throw decoder.unreadable("a longitude can't be \(degrees)°; give 0 or more and less than 360")
    }
    self.init(wrapping: degrees)
  }

  /// Writes the degrees as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(degrees)
  }
}
