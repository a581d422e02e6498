internal import Ephemeris

extension Transit: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      key: try fields.decode(TransitKey.self, forKey: "transit"),
      place: try fields.decode(EclipticLongitude.self, forKey: "place"),
      orb: try fields.decode(PlaneAngle.self, forKey: "orb"),
      enters: try fields.decodeIfPresent(JulianDay<UT1>.self, forKey: "enters"),
      passes: try fields.decode([Pass].self, forKey: "exact"),
      stations: try fields.decode([Transit.Turn].self, forKey: "stations"),
      leaves: try fields.decodeIfPresent(JulianDay<UT1>.self, forKey: "leaves"))
  }

  /// Writes `transit`, `place`, `orb`, `enters`, `exact`, `stations` and `leaves`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(key, forKey: "transit")
    try fields.encode(place, forKey: "place")
    try fields.encode(orb, forKey: "orb")
    try fields.encodeIfPresent(enters, forKey: "enters")
    try fields.encode(passes, forKey: "exact")
    try fields.encode(stations, forKey: "stations")
    try fields.encodeIfPresent(leaves, forKey: "leaves")
  }
}

extension Transit.Pass: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      at: try fields.decode(JulianDay<UT1>.self, forKey: "at"),
      motion: try fields.decode(SkyArc.Motion.self, forKey: "motion"))
  }

  /// Writes `at` and `motion`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(at, forKey: "at")
    try fields.encode(motion, forKey: "motion")
  }
}

extension Transit.Turn: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      at: try fields.decode(JulianDay<UT1>.self, forKey: "at"),
      motion: try fields.decode(SkyArc.Motion.self, forKey: "motion"),
      distance: try fields.decode(PlaneAngle.self, forKey: "distance"))
  }

  /// Writes `at`, `motion` and `distance`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(at, forKey: "at")
    try fields.encode(motion, forKey: "motion")
    try fields.encode(distance, forKey: "distance")
  }
}

extension TransitCalendar.ExactTransit: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      key: try fields.decode(TransitKey.self, forKey: "transit"),
      place: try fields.decode(EclipticLongitude.self, forKey: "place"),
      at: try fields.decode(JulianDay<UT1>.self, forKey: "at"),
      motion: try fields.decode(SkyArc.Motion.self, forKey: "motion"))
  }

  /// Writes `transit`, `place`, `at` and `motion`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(key, forKey: "transit")
    try fields.encode(place, forKey: "place")
    try fields.encode(at, forKey: "at")
    try fields.encode(motion, forKey: "motion")
  }
}
