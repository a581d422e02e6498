/// Where a body stands and how it moves, at one instant.
///
/// Apparent, geocentric, referred to the true ecliptic and equinox of date: light time, aberration,
/// light deflection, precession and nutation are all in it.
@frozen
public struct BodyState: Sendable, Hashable {
  /// The ecliptic longitude.
  public let longitude: EclipticLongitude
  /// The ecliptic latitude, positive north, −90°…90°.
  public let latitude: PlaneAngle
  /// The distance from the Earth's centre in astronomical units.
  public let distanceAU: Double
  /// The daily motion in longitude: degrees a day of TT, negative while retrograde.
  public let longitudePerDay: PlaneAngle
  /// The daily motion in latitude: degrees a day of TT.
  public let latitudePerDay: PlaneAngle
  /// The daily change of distance, in astronomical units a day of TT.
  public let distancePerDayAU: Double

  /// Creates a state from its six numbers.
  @inlinable
  public init(
    longitude: EclipticLongitude, latitude: PlaneAngle, distanceAU: Double,
    longitudePerDay: PlaneAngle,
    latitudePerDay: PlaneAngle, distancePerDayAU: Double
  ) {
    self.longitude = longitude
    self.latitude = latitude
    self.distanceAU = distanceAU
    self.longitudePerDay = longitudePerDay
    self.latitudePerDay = latitudePerDay
    self.distancePerDayAU = distancePerDayAU
  }

  /// Whether the body moves westward at this instant.
  @inlinable
  public var isRetrograde: Bool { longitudePerDay.degrees < 0 }
}
