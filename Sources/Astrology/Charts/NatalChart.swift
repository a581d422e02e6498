public import Ephemeris

/// The sky at a birth, with its houses.
///
/// A chart is a value: making it asks the ephemeris once, and everything it can then be asked is
/// arithmetic on what it holds.
///
/// ```swift
/// let chart = try NatalChart(of: Birth(date: date), ephemeris: LayeredEphemeris())
/// let sun = chart.position(of: .sun).description  // 24°08′ Gemini
/// ```
///
/// Longitudes are apparent and geocentric, referred to the true equinox of date: the tropical zodiac.
public struct NatalChart: Sendable {
  /// What is known of the birth.
  public let birth: Birth
  /// The eleven points at the instant of birth.
  public let sky: Sky
  /// The houses.
  public let frame: HouseFrame
  /// The houses that the meters are defined by, whichever are shown: Placidus, or what stands in for
  /// it as in any chart.
  package let placidusFrame: HouseFrame
  /// The angles; nothing in a date-only chart.
  public let angles: ChartAngles?
  /// What an unknown time leaves open.
  public let uncertainty: ChartUncertainty

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
    self.birth = birth
    sky = try ephemeris.sky(at: birth.instant)
    if let place = birth.place, birth.isTimed {
      let (frame, cusps) = try HouseFrame.of(
        houses, at: birth.instant, place: place, ephemeris: ephemeris)
      self.frame = frame
      placidusFrame =
        houses == .placidus
        ? frame
        : try HouseFrame.of(.placidus, at: birth.instant, place: place, ephemeris: ephemeris).frame
      angles = ChartAngles(ascendant: cusps.ascendant, midheaven: cusps.midheaven)
      uncertainty = .none(moon: sky[.moon].longitude)
    } else {
      frame = .solar(ZodiacSign(sky[.sun].longitude))
      placidusFrame = frame
      angles = nil
      uncertainty = try ChartUncertainty(of: birth.date, ephemeris: ephemeris)
    }
  }

  /// The instant the chart is cast for.
  public var instant: JulianDay<UT1> { sky.ut }

  /// The Sun's sign.
  public var sunSign: ZodiacSign { ZodiacSign(sky[.sun].longitude) }

  /// Where a body stands in the zodiac.
  public func position(of body: Body) -> ZodiacPosition { ZodiacPosition(sky[body].longitude) }

  /// The house that a body stands in.
  public func house(of body: Body) -> House { frame.house(of: sky[body].longitude) }

  /// The essential dignity of a body; nothing for the node.
  public func dignity(of body: Body) -> EssentialDignity? {
    EssentialDignity(of: body, in: position(of: body).sign)
  }
}
