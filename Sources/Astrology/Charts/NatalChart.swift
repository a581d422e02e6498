public import Ephemeris

/// The sky at a birth, with its houses.
///
/// A chart is a value: making it asks the ephemeris once, and everything it can then be asked is
/// arithmetic on what it holds.
///
/// ```swift
/// let chart = try NatalChart(of: Birth(date: date), ephemeris: StandardEphemeris())
/// let sun = chart.position(of: .sun).description  // 24°08′ Gemini
/// ```
///
/// Longitudes are apparent and geocentric, referred to the true equinox of date: the tropical zodiac.
public struct NatalChart: Sendable, Equatable {
  /// What is known of the birth.
  public let birth: Birth
  /// The eleven points at the instant of birth.
  public let sky: Sky
  /// The houses.
  public let frame: HouseFrame
  /// The houses that the meters are defined by, whichever are shown: Placidus, or what stands in for
  /// it as in any chart.
  package let placidusFrame: HouseFrame
  /// The angles; nil in a date-only chart.
  public let angles: ChartAngles?
  /// What an unknown time leaves open.
  public let uncertainty: NatalChart.Uncertainty

  /// Casts the chart of a birth.
  ///
  /// - Parameters:
  ///   - birth: What is known of the birth.
  ///   - houses: The wanted system. A date-only chart has whole signs from the Sun's instead, and
  ///     so has, from the Ascendant's, a place where the system is undefined.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris or faulty data.
  /// - Complexity: One sky and one set of houses; three skies for a date-only chart.
  public init(
    of birth: Birth, houses: HouseSystem = .placidus, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let sky = try ephemeris.sky(at: birth.instant)
    try sky.bodies.checkHold(.eleven)
    let open = birth.openInstants(within: ephemeris.span)
    guard let place = birth.place, open == nil else {
      let uncertainty = try NatalChart.Uncertainty(
        of: sky, during: open ?? birth.instant...birth.instant, ephemeris: ephemeris)
      let frame = HouseFrame.solar(ZodiacSign(sky[.sun].longitude))
      self.init(birth, sky, frame, placidus: frame, angles: nil, uncertainty)
      return
    }
    try self.init(birth, sky, at: place, houses: houses, ephemeris: ephemeris)
  }

  /// Casts the chart of a sky at a place.
  init(
    _ birth: Birth, _ sky: Sky, at place: GeographicPlace, houses: HouseSystem,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let (frame, cusps) = try HouseFrame.of(
      houses, at: sky.instant, place: place, ephemeris: ephemeris)
    let placidusFrame =
      houses == .placidus
      ? frame
      : try HouseFrame.of(.placidus, at: sky.instant, place: place, ephemeris: ephemeris).frame
    self.init(
      birth, sky, frame, placidus: placidusFrame,
      angles: ChartAngles(ascendant: cusps.ascendant, midheaven: cusps.midheaven),
      .none(moon: sky[.moon].longitude))
  }

  /// Puts a chart together.
  @inline(__always)
  private init(
    _ birth: Birth, _ sky: Sky, _ frame: HouseFrame, placidus: HouseFrame, angles: ChartAngles?,
    _ uncertainty: NatalChart.Uncertainty
  ) {
    self.birth = birth
    self.sky = sky
    self.frame = frame
    placidusFrame = placidus
    self.angles = angles
    self.uncertainty = uncertainty
  }

  /// The instant the chart is cast for.
  public var instant: JulianDay<UT1> { sky.ut }

  /// The Sun's sign.
  public var sunSign: ZodiacSign { ZodiacSign(sky[.sun].longitude) }

  /// What the chart was computed from, which norms of it are kept with.
  public var source: Sky.Source { sky.source(of: .sun) }

  /// The degree rising; nil in a date-only chart.
  public var ascendant: EclipticLongitude? { angles?.ascendant }

  /// The degree culminating; nil in a date-only chart.
  public var midheaven: EclipticLongitude? { angles?.midheaven }

  /// Where a body stands, and how it moves.
  public func state(of body: ChartBody) -> BodyState { sky[body.body] }

  /// Where a body stands in the zodiac.
  public func position(of body: ChartBody) -> ZodiacPosition {
    ZodiacPosition(sky[body.body].longitude)
  }

  /// The house that a body stands in.
  public func house(of body: ChartBody) -> House { frame.house(of: sky[body.body].longitude) }

  /// The essential dignity of a body; nil for the node.
  public func dignity(of body: ChartBody) -> EssentialDignity? {
    EssentialDignity(of: body.body, in: position(of: body).sign)
  }
}

extension NatalChart {
  /// Where a body stands in the zodiac; nil for one that charts don't have, such as Chiron.
  @_disfavoredOverload
  public func position(of body: CelestialBody) -> ZodiacPosition? {
    ChartBody(body).map { position(of: $0) }
  }

  /// The house that a body stands in; nil for one that charts don't have.
  @_disfavoredOverload
  public func house(of body: CelestialBody) -> House? { ChartBody(body).map { house(of: $0) } }

  /// The essential dignity of a body; nil for the nodes and those that charts don't have.
  @_disfavoredOverload
  public func dignity(of body: CelestialBody) -> EssentialDignity? {
    ChartBody(body).flatMap { dignity(of: $0) }
  }
}

extension NatalChart: CustomStringConvertible {
  /// Such as `1990-06-15: Sun 24°08′ Gemini, Moon 13°39′ Pisces, …`.
  public var description: String {
    let places = ChartBody.allCases.map { "\($0.title) \(position(of: $0))" }
    let angles = angles.map {
      ["Ascendant \(ZodiacPosition($0.ascendant))", "Midheaven \(ZodiacPosition($0.midheaven))"]
    }
    return "\(birth): \((places + (angles ?? [])).joined(separator: ", "))"
  }
}

extension NatalChart: Codable {
  private static let form = DocumentForm("natal chart", major: 1, minor: 2)

  /// Reads a chart that ``encode(to:)`` wrote, in this form or an older one of the same major version.
  public init(from decoder: any Decoder) throws {
    try Self.form.check(decoder)
    let fields = try decoder.fields()
    birth = try fields.decode(Birth.self, forKey: "birth")
    sky = try fields.decode(Sky.self, forKey: "sky")
    frame = try fields.decode(HouseFrame.self, forKey: "houses")
    placidusFrame = try fields.decodeIfPresent(HouseFrame.self, forKey: "scored_houses") ?? frame
    angles = try fields.decodeIfPresent(ChartAngles.self, forKey: "angles")
    uncertainty = try fields.decode(NatalChart.Uncertainty.self, forKey: "uncertainty")
    guard sky.bodies.isSuperset(of: .eleven) else {
      throw decoder.unreadable(
        "a natal chart needs the place of \(BodySet.eleven.subtracting(sky.bodies))")
    }
    guard sky.ut == birth.instant, (angles != nil) == birth.isTimed else {
      throw decoder.unreadable("this natal chart's sky is not that of its birth")
    }
  }

  /// Writes the chart with all it holds, so that nothing has to be computed again to read it.
  ///
  /// The fields are `version`, `birth`, `sky`, `houses`, `scored_houses` (Placidus, where others are
  /// shown), `angles` and `uncertainty`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try Self.form.write(to: &fields)
    try fields.encode(birth, forKey: "birth")
    try fields.encode(sky, forKey: "sky")
    try fields.encode(frame, forKey: "houses")
    if placidusFrame != frame { try fields.encode(placidusFrame, forKey: "scored_houses") }
    try fields.encodeIfPresent(angles, forKey: "angles")
    try fields.encode(uncertainty, forKey: "uncertainty")
  }
}
