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

  /// Creates a state from its six numbers, for an ephemeris of one's own.
  ///
  /// - Throws: ``/Base/NumberError/notFinite(what:value:)``.
  public init(
    at longitude: EclipticLongitude, latitude: PlaneAngle, distanceAU: Double,
    longitudePerDay: PlaneAngle,
    latitudePerDay: PlaneAngle, distancePerDayAU: Double
  ) throws(NumberError) {
    self.init(
      longitude: longitude,
      latitude: .degrees(
        try NumberError.checked(latitude.degrees, "an ecliptic latitude", in: -90...90)),
      distanceAU: try NumberError.finite(distanceAU, "a distance"),
      longitudePerDay: .degrees(
        try NumberError.finite(longitudePerDay.degrees, "a daily motion")),
      latitudePerDay: .degrees(try NumberError.finite(latitudePerDay.degrees, "a daily motion")),
      distancePerDayAU: try NumberError.finite(distancePerDayAU, "a daily change of distance"))
  }

  /// Creates a state from its six numbers, which are finite.
  @inlinable
  package init(
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

extension BodyState: CustomStringConvertible {
  /// Such as `84.4° (0.95° a day)`.
  public var description: String { "\(longitude) (\(longitudePerDay) a day)" }
}

extension BodyState: Codable {
  /// Reads the six fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let longitude = try fields.decode(EclipticLongitude.self, forKey: "longitude")
    let latitude = try fields.decode(PlaneAngle.self, forKey: "latitude")
    let distance = try fields.decode(Double.self, forKey: "distance_au")
    let longitudePerDay = try fields.decode(PlaneAngle.self, forKey: "longitude_per_day")
    let latitudePerDay = try fields.decode(PlaneAngle.self, forKey: "latitude_per_day")
    let distancePerDay = try fields.decode(Double.self, forKey: "distance_per_day_au")
    self = try decoder.valid { () throws(NumberError) in
      try Self(
        at: longitude, latitude: latitude, distanceAU: distance, longitudePerDay: longitudePerDay,
        latitudePerDay: latitudePerDay, distancePerDayAU: distancePerDay)
    }
  }

  /// Writes six numbers, angles in degrees.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(longitude, forKey: "longitude")
    try fields.encode(latitude, forKey: "latitude")
    try fields.encode(distanceAU, forKey: "distance_au")
    try fields.encode(longitudePerDay, forKey: "longitude_per_day")
    try fields.encode(latitudePerDay, forKey: "latitude_per_day")
    try fields.encode(distancePerDayAU, forKey: "distance_per_day_au")
  }
}
