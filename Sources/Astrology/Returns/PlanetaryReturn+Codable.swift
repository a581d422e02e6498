internal import Ephemeris

extension PlanetaryReturn: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      body: try fields.decode(CelestialBody.self, forKey: "body"),
      number: try fields.decode(Int.self, forKey: "number"),
      at: try fields.decode(JulianDay<UT1>.self, forKey: "at"),
      longitude: try fields.decode(EclipticLongitude.self, forKey: "longitude"))
  }

  /// Writes `body`, `number`, `at` and `longitude`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(body, forKey: "body")
    try fields.encode(number, forKey: "number")
    try fields.encode(at, forKey: "at")
    try fields.encode(longitude, forKey: "longitude")
  }
}
