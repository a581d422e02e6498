internal import Ephemeris

extension Aspect: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      first: try fields.decode(ChartPoint.self, forKey: "first"),
      second: try fields.decode(ChartPoint.self, forKey: "second"),
      kind: try fields.decode(AspectKind.self, forKey: "aspect"),
      geometry: try fields.decode(Aspect.Geometry.self, forKey: "geometry"))
  }

  /// Writes `first`, `second`, `aspect` and `geometry`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(first, forKey: "first")
    try fields.encode(second, forKey: "second")
    try fields.encode(kind, forKey: "aspect")
    try fields.encode(geometry, forKey: "geometry")
  }
}

extension Aspect.Geometry: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      orb: try fields.decode(PlaneAngle.self, forKey: "orb"),
      orbPerDay: try fields.decode(PlaneAngle.self, forKey: "orb_per_day"))
  }

  /// Writes `orb` and `orb_per_day`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(orb, forKey: "orb")
    try fields.encode(orbPerDay, forKey: "orb_per_day")
  }
}
