public import Astrology
public import Ephemeris

/// The Moon at a reading's instant, as everyone sees it.
public struct MoonOfDay: Sendable, Hashable {
  /// How it is lit.
  public let illumination: MoonPhase.Illumination
  /// Days until it is next full; nil if that lies beyond the ephemeris.
  public let daysToFull: Double?
  /// Days until it is next new; nil if that lies beyond the ephemeris.
  public let daysToNew: Double?
  /// The sign it stands in.
  public let sign: ZodiacSign
  /// When it leaves the sign, if it makes no aspect before.
  public let voidUntil: JulianDay<UT1>?
  /// The modern ruler of the sign.
  public let dispositor: CelestialBody
  /// The sign that the ruler stands in.
  public let dispositorSign: ZodiacSign
  /// The ruler's dignity there.
  public let dispositorDignity: EssentialDignity

  /// Looks the Moon up.
  ///
  /// - Parameters:
  ///   - sky: The sky of the instant.
  ///   - end: What to do where a phase lies beyond the ephemeris.
  ///   - ephemeris: Where what comes next is looked for.
  /// - Throws: ``/Ephemeris/EphemerisError``.
  init(
    in sky: Sky, at end: EphemerisEnd, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    illumination = MoonPhase.Illumination(of: sky)
    let instant = sky.ut
    func days(to quarter: LunarQuarter) throws(EphemerisError) -> Double? {
      try end.answer { () throws(EphemerisError) in
        instant.days(until: try quarter.next(from: instant, ephemeris: ephemeris))
      }
    }
    daysToFull = try days(to: .fullMoon)
    daysToNew = try days(to: .newMoon)
    let sign = ZodiacSign(sky[.moon].longitude)
    self.sign = sign
    dispositor = sign.modernRuler
    dispositorSign = ZodiacSign(sky[sign.modernRuler].longitude)
    guard let dignity = EssentialDignity(of: sign.modernRuler, in: dispositorSign) else {
      preconditionFailure("every ruler of a sign is a planet, and planets have dignities")
    }
    dispositorDignity = dignity
    voidUntil = try end.answer { () throws(EphemerisError) in
      try VoidOfCourse.period(at: instant, ephemeris: ephemeris)
    }??.end
  }
}

extension MoonOfDay {
  /// An aspect of the transiting Moon to a natal point.
  public struct NatalAspect: Sendable, Hashable {
    /// How the transit stands.
    public let transit: TransitAspect
    /// The natal point.
    public let natal: CelestialBody

    /// How close an aspect of the Moon must be for a reading to name it, in degrees (contract, D24).
    static let widestOrbDegrees = 3.0

    /// The Moon's aspects among some transits, the tightest first.
    static func all(among transits: [TransitAspect]) -> [Self] {
      transits.compactMap { transit in
        guard transit.body == .moon, transit.orb.degrees <= widestOrbDegrees,
          let natal = transit.key.natalBody
        else { return nil }
        return Self(transit: transit, natal: natal)
      }
      .sorted { ($0.transit.orb.degrees, $0.natal) < ($1.transit.orb.degrees, $1.natal) }
    }
  }
}
