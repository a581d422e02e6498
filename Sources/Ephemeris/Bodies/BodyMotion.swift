/// Where on the ecliptic a body stands and which way it goes, at one instant.
@frozen
public struct BodyMotion: Sendable, Hashable {
  /// The apparent ecliptic longitude.
  public let longitude: EclipticLongitude
  /// The daily motion in longitude: degrees a day of TT, negative while retrograde.
  public let longitudePerDay: PlaneAngle

  /// Creates a motion from its two numbers.
  @inlinable
  package init(longitude: EclipticLongitude, longitudePerDay: PlaneAngle) {
    self.longitude = longitude
    self.longitudePerDay = longitudePerDay
  }

  /// The two as they lie in a table: degrees and degrees a day.
  @inlinable
  init(_ degrees: SIMD2<Double>) {
    self.init(
      longitude: EclipticLongitude(wrapping: degrees.x),
      longitudePerDay: PlaneAngle(degrees: degrees.y))
  }
}
