public import Ephemeris

extension NatalChart {
  /// What an unknown birth time leaves open.
  public struct Uncertainty: Sendable, Hashable {
    /// Whether the Sun stays in one sign all through the UTC date.
    public let sunSignIsCertain: Bool
    /// Whether the Moon does.
    public let moonSignIsCertain: Bool
    /// The Moon's longitude when the date begins; in a timed chart, at birth.
    public let moonAtStart: EclipticLongitude
    /// The Moon's longitude when the date ends; in a timed chart, at birth.
    public let moonAtEnd: EclipticLongitude

    /// Nothing is open: the time is known.
    static func none(moon: EclipticLongitude) -> Self {
      Self(sunSignIsCertain: true, moonSignIsCertain: true, moonAtStart: moon, moonAtEnd: moon)
    }

    private init(
      sunSignIsCertain: Bool, moonSignIsCertain: Bool, moonAtStart: EclipticLongitude,
      moonAtEnd: EclipticLongitude
    ) {
      self.sunSignIsCertain = sunSignIsCertain
      self.moonSignIsCertain = moonSignIsCertain
      self.moonAtStart = moonAtStart
      self.moonAtEnd = moonAtEnd
    }

    /// What a date alone leaves open, from 00:00 to 24:00 UTC.
    ///
    /// The Sun moves 1° in that time and the Moon at most 15.4°, so their signs at both ends show whether they
    /// changed.
    init(
      during hours: ClosedRange<JulianDay<UT1>>, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      let start = try ephemeris.sky(at: hours.lowerBound, bodies: [.sunAndMoon])
      let end = try ephemeris.sky(at: hours.upperBound, bodies: [.sunAndMoon])
      try start.bodies.intersection(end.bodies).checkHold(.sunAndMoon)
      func keepsSign(_ body: CelestialBody) -> Bool {
        ZodiacSign(start[body].longitude) == ZodiacSign(end[body].longitude)
      }
      self.init(
        sunSignIsCertain: keepsSign(.sun), moonSignIsCertain: keepsSign(.moon),
        moonAtStart: start[.moon].longitude, moonAtEnd: end[.moon].longitude)
    }
  }
}

extension BodySet {
  /// The two lights, whose places make the Moon's phase.
  static let sunAndMoon = BodySet([.sun, .moon])
}

extension NatalChart.Uncertainty: Codable {
  /// Reads the four fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      sunSignIsCertain: try fields.decode(Bool.self, forKey: "sun_sign_is_certain"),
      moonSignIsCertain: try fields.decode(Bool.self, forKey: "moon_sign_is_certain"),
      moonAtStart: try fields.decode(EclipticLongitude.self, forKey: "moon_at_start"),
      moonAtEnd: try fields.decode(EclipticLongitude.self, forKey: "moon_at_end"))
  }

  /// Writes what is certain, and the Moon's longitudes.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(sunSignIsCertain, forKey: "sun_sign_is_certain")
    try fields.encode(moonSignIsCertain, forKey: "moon_sign_is_certain")
    try fields.encode(moonAtStart, forKey: "moon_at_start")
    try fields.encode(moonAtEnd, forKey: "moon_at_end")
  }
}
