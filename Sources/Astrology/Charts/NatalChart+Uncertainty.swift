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
    /// The signs of each body that changes its sign, or is in another than the chart's, in order of time; nil in a chart
    /// that an older version wrote.
    let openSigns: [ChartBody: [ZodiacSign]]?

    /// Nothing is open: the time is known.
    static func none(moon: EclipticLongitude) -> Self {
      Self(
        sunSignIsCertain: true, moonSignIsCertain: true, moonAtStart: moon, moonAtEnd: moon,
        openSigns: [:])
    }

    fileprivate init(
      sunSignIsCertain: Bool, moonSignIsCertain: Bool, moonAtStart: EclipticLongitude,
      moonAtEnd: EclipticLongitude, openSigns: [ChartBody: [ZodiacSign]]?
    ) {
      self.openSigns = openSigns
      self.sunSignIsCertain = sunSignIsCertain
      self.moonSignIsCertain = moonSignIsCertain
      self.moonAtStart = moonAtStart
      self.moonAtEnd = moonAtEnd
    }

    /// What a date alone leaves open in its hours, beside the sky that the chart is cast for.
    ///
    /// A body that keeps its direction is in the signs from that at the beginning to that at the end. The chart's sky may
    /// be of another date in the zone, and a body then in none of them: that leaves its sign open, too.
    init(
      of sky: Sky, during hours: ClosedRange<JulianDay<UT1>>, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      let start = try ephemeris.sky(at: hours.lowerBound)
      let end = try ephemeris.sky(at: hours.upperBound)
      try start.bodies.intersection(end.bodies).checkHold(.eleven)
      var open: [ChartBody: [ZodiacSign]] = [:]
      for body in ChartBody.allCases {
        let signs = ZodiacSign.passed(
          from: start[body.body].longitude, to: end[body.body].longitude)
        if signs != [ZodiacSign(sky[body.body].longitude)] { open[body] = signs }
      }
      self.init(
        sunSignIsCertain: open[.sun] == nil, moonSignIsCertain: open[.moon] == nil,
        moonAtStart: start[.moon].longitude, moonAtEnd: end[.moon].longitude, openSigns: open)
    }
  }

  /// The signs that a body may be in, in order of time.
  ///
  /// - Returns: One sign; more if the time of birth is unknown and the body changes its sign in the hours in which the
  ///   birth may have been. A date alone is cast for 12:00 UTC, when clocks in Auckland may show the next date: the one
  ///   sign of all hours of the date may then be another than the chart's.
  public func possibleSigns(of body: ChartBody) -> [ZodiacSign] {
    if let open = uncertainty.openSigns { return open[body] ?? [position(of: body).sign] }
    // An older version kept the signs of Sun and Moon only. No body but the Moon gains much speed in a day.
    guard let hours = birth.openInstants else { return [position(of: body).sign] }
    if body == .moon {
      return ZodiacSign.passed(from: uncertainty.moonAtStart, to: uncertainty.moonAtEnd)
    }
    let state = state(of: body)
    func longitude(at instant: JulianDay<UT1>) -> EclipticLongitude {
      EclipticLongitude(
        wrapping: state.longitude.degrees + state.longitudePerDay.degrees
          * birth.instant.days(until: instant))
    }
    return ZodiacSign.passed(
      from: longitude(at: hours.lowerBound), to: longitude(at: hours.upperBound))
  }

  /// The sign of a body, or nil if the unknown time of birth leaves it open.
  package func certainSign(of body: ChartBody) -> ZodiacSign? {
    let signs = possibleSigns(of: body)
    return signs.count == 1 ? signs[0] : nil
  }
}

extension ZodiacSign {
  /// The signs on the shorter way between two longitudes, in its order.
  package static func passed(from start: EclipticLongitude, to end: EclipticLongitude) -> [Self] {
    let (first, last) = (Self(start), Self(end))
    let isForward = start.eastwardArc(to: end) < .degrees(180)
    let count = ((last.rawValue - first.rawValue) * (isForward ? 1 : -1) + 12) % 12
    return (0...count).map { first.advanced(by: isForward ? $0 : -$0) }
  }
}

extension BodySet {
  /// The two lights, whose places make the Moon's phase.
  static let sunAndMoon = BodySet([.sun, .moon])
}

extension NatalChart.Uncertainty: Codable {
  /// Reads the fields that ``encode(to:)`` writes; `open_signs` may be absent.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    var open: [ChartBody: [ZodiacSign]]?
    if let bodies = try fields.decodeIfPresent([OpenSigns].self, forKey: "open_signs") {
      open = Dictionary(bodies.map { ($0.body, $0.signs) }) { first, _ in first }
    }
    self.init(
      sunSignIsCertain: try fields.decode(Bool.self, forKey: "sun_sign_is_certain"),
      moonSignIsCertain: try fields.decode(Bool.self, forKey: "moon_sign_is_certain"),
      moonAtStart: try fields.decode(EclipticLongitude.self, forKey: "moon_at_start"),
      moonAtEnd: try fields.decode(EclipticLongitude.self, forKey: "moon_at_end"),
      openSigns: open)
  }

  /// The signs of a body that changes its sign.
  private struct OpenSigns: Codable {
    let body: ChartBody
    let signs: [ZodiacSign]
  }

  /// Writes what is certain, the Moon's longitudes, and the signs of the bodies that change them.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(sunSignIsCertain, forKey: "sun_sign_is_certain")
    try fields.encode(moonSignIsCertain, forKey: "moon_sign_is_certain")
    try fields.encode(moonAtStart, forKey: "moon_at_start")
    try fields.encode(moonAtEnd, forKey: "moon_at_end")
    if let openSigns {
      let bodies = ChartBody.allCases.compactMap { body in
        openSigns[body].map { OpenSigns(body: body, signs: $0) }
      }
      try fields.encode(bodies, forKey: "open_signs")
    }
  }
}
