/// A place on the Earth's surface.
public struct GeographicPlace: Sendable, Hashable {
  /// Degrees north of the equator, −90…90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180…180.
  public let longitude: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, negative south of it.
  ///   - longitude: Degrees east of Greenwich, negative west of it.
  /// - Throws: ``NumberError/outside(what:value:allowed:)`` where that is off the globe.
  public init(latitude: Double, longitude: Double) throws(NumberError) {
    self.latitude = try NumberError.checked(latitude, "a latitude", in: -90...90)
    self.longitude = try NumberError.checked(longitude, "a longitude", in: -180...180)
  }

  /// Creates a place from numbers that are on the globe but for rounding.
  package init(roundedLatitude latitude: Double, longitude: Double) {
    precondition(latitude.isFinite && longitude.isFinite, "a place is on the globe")
    self.latitude = max(-90, min(90, latitude))
    self.longitude = max(-180, min(180, longitude))
  }
}

extension GeographicPlace: CustomStringConvertible {
  /// Such as `40.7128° N 74.006° W`.
  public var description: String {
    "\(latitude.magnitude)° \(latitude < 0 ? "S" : "N") "
      + "\(longitude.magnitude)° \(longitude < 0 ? "W" : "E")"
  }
}

extension GeographicPlace: Codable {
  /// Reads the fields `latitude` and `longitude`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let latitude = try fields.decode(Double.self, forKey: "latitude")
    let longitude = try fields.decode(Double.self, forKey: "longitude")
    self = try decoder.valid { () throws(NumberError) in
      try Self(latitude: latitude, longitude: longitude)
    }
  }

  /// Writes the fields `latitude` and `longitude`, in degrees.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(latitude, forKey: "latitude")
    try fields.encode(longitude, forKey: "longitude")
  }
}
