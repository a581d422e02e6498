public import Ephemeris

extension Panchanga {
  /// What counts as the rising of the Sun.
  public enum Sunrise: String, Sendable, Hashable, CaseIterable {
    /// The Hindu sunrise: the centre on the true horizon, without refraction, parallax or ecliptic latitude.
    case hindu
    /// The almanac's: the upper limb on the horizon, with 34′ of refraction.
    case limb
  }
}

extension Panchanga.Sunrise: NamedCase {
  /// `definition of sunrise`.
  public static var noun: String { "definition of sunrise" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// When the Sun rises and sets at a place.
struct SunHorizon {
  let place: GeographicPlace
  let definition: Panchanga.Sunrise
  let ephemeris: any EphemerisProvider

  /// The first rising from an instant on, or setting; nil where the Sun keeps to one side of the horizon.
  ///
  /// Each step goes to where the hour angle would be that of the horizon if the Sun stood still; its own motion
  /// in declination makes the next step smaller by a factor of some hundreds below the polar circles.
  func crossing(
    from start: JulianDay<UT1>, isRising: Bool
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    guard let first = try turn(at: start, isRising: isRising) else { return nil }
    var ut = start.advanced(byDays: (first < 0 ? first + 360 : first) * Self.daysPerDegree)
    for _ in 0..<40 {
      guard let turn = try turn(at: ut, isRising: isRising) else { return nil }
      ut = ut.advanced(byDays: turn * Self.daysPerDegree)
      if turn.magnitude < 1e-7 { return ut }
    }
    return nil
  }

  /// The mean Sun's day of 360° of hour angle.
  private static let daysPerDegree = 1.0 / 360

  /// How far the sky has to turn until the Sun is on the horizon, −180°…180°.
  private func turn(
    at ut: JulianDay<UT1>, isRising: Bool
  ) throws(EphemerisError) -> Double? {
    let instant = try ephemeris.instant(ut)
    let sky = try ephemeris.sky(at: instant, bodies: BodySet(.sun))
    try sky.bodies.checkHold(BodySet(.sun))
    let earth = try ephemeris.orientation(at: instant)
    let state: BodyState = sky[.sun]
    let onEcliptic = BodyState(
      longitude: state.longitude, latitude: .zero, distanceAU: state.distanceAU,
      longitudePerDay: state.longitudePerDay, latitudePerDay: .zero,
      distancePerDayAU: state.distancePerDayAU)
    let sun = EquatorialPlace(
      of: definition == .hindu ? onEcliptic : state, trueObliquity: earth.obliquity)
    // 959.63″ is the Sun's radius at one astronomical unit.
    let altitude: PlaneAngle =
      definition == .hindu ? .zero : .degrees(-34.0 / 60 - 959.63 / 3_600 / state.distanceAU)
    let latitude = PlaneAngle(degrees: place.latitude)
    let share =
      (altitude.sine - latitude.sine * sun.declination.sine)
      / (latitude.cosine * sun.declination.cosine)
    guard share.magnitude <= 1 else { return nil }
    let sine = (1 - share * share).squareRoot()
    let halfDay = PlaneAngle.arctangent(y: sine, x: share).degrees
    let wanted = EclipticLongitude(wrapping: isRising ? -halfDay : halfDay)
    let hourAngle = EclipticLongitude(
      wrapping: earth.siderealTime.degrees + place.longitude - sun.rightAscension.degrees)
    return hourAngle.arc(to: wanted).degrees
  }
}
