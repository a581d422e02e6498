internal import Ephemeris

/// A place on the circle in 2³² parts, counted from 0° Aries.
///
/// Sums and differences wrap round by themselves, and each is exact to 1e−7°.
typealias CircleUnits = UInt32

extension CircleUnits {
  /// How many there are to a degree.
  static let perDegree = 0x1p32 / 360

  /// The unit that a longitude lies in.
  @inline(__always)
  init(_ longitude: EclipticLongitude) {
    self.init(truncatingIfNeeded: Int(longitude.degrees * Self.perDegree))
  }

  /// The part of the circle that the place lies in, of two to the power of so many.
  @inline(__always)
  func bucket(bits: Int) -> Int { Int(self &>> UInt32(truncatingIfNeeded: 32 &- bits)) }
}
