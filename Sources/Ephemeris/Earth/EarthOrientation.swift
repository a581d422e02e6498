/// How the Earth's axis stands and how far it has turned.
public struct EarthOrientation: Sendable, Hashable {
  /// The true obliquity of the ecliptic.
  public let obliquity: PlaneAngle
  /// Greenwich apparent sidereal time as an angle, 0° ..< 360°.
  public let siderealTime: PlaneAngle

  /// Puts together what an ephemeris knows.
  package init(obliquity: PlaneAngle, siderealTime: PlaneAngle) {
    self.obliquity = obliquity
    self.siderealTime = siderealTime
  }
}

/// The Earth's rotation as the IAU defines it.
package enum EarthRotation {
  /// The Earth rotation angle in degrees, 0 ..< 360.
  ///
  /// Source: IAU 2000 resolution B1.8. The days and their fraction are turned separately, so that the thousands
  /// of turns cost no digits of the angle.
  package static func angle(at ut: JulianDay<UT1>) -> Double {
    let days = ut.days - 2_451_545
    let fraction = (ut.days - 0.5) - (ut.days - 0.5).rounded(.down) + 0.5
    let turns = 0.779_057_273_264_0 + fraction + 0.002_737_811_911_354_48 * days
    return 360 * (turns - turns.rounded(.down))
  }
}
