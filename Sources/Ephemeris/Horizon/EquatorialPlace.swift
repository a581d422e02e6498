/// A place in the sky counted from the equator: how far east along it, and how far north of it.
///
/// It is of the true equator and equinox of date where the place on the ecliptic and the obliquity are.
public struct EquatorialPlace: Sendable, Hashable {
  /// Degrees eastward from the vernal equinox, 0° ..< 360°.
  public let rightAscension: PlaneAngle
  /// Degrees north of the equator, −90°…90°.
  public let declination: PlaneAngle
  /// The daily motion in declination, degrees a day of TT: the body's own, and where it is given that of the
  /// equator beside the ecliptic.
  public let declinationPerDay: PlaneAngle

  /// The place of a body whose place on the ecliptic is known.
  ///
  /// - Parameters:
  ///   - state: The body's place on the ecliptic and its motion.
  ///   - obliquity: The true obliquity of the ecliptic at the same instant.
  ///   - obliquityPerDay: Its daily motion, which nutation makes up to 0.1″, as
  ///     ``EphemerisProvider/obliquityPerDay(at:)`` says it; without it the equator is held still. What
  ///     libswe calls the motion in latitude has it in it already.
  /// - Throws: ``/Base/NumberError`` where the obliquity is not one, or its motion not finite.
  public init(
    of state: BodyState, obliquity: PlaneAngle, obliquityPerDay: PlaneAngle = .zero
  ) throws(NumberError) {
    let checked = try NumberError.checked(obliquity.degrees, "an obliquity", in: 0...90)
    let perDay = try NumberError.checked(
      obliquityPerDay.degrees, "the obliquity's daily motion", in: -1...1)
    self.init(of: state, trueObliquity: .degrees(checked), obliquityPerDay: .degrees(perDay))
  }

  /// The place of a body, by an obliquity that an ephemeris gave.
  ///
  /// Source: J. Meeus, *Astronomical Algorithms* (1998), chapter 13. Near the poles of the equator the
  /// declination keeps its digits, because it is taken from its tangent.
  package init(
    of state: BodyState, trueObliquity obliquity: PlaneAngle, obliquityPerDay: PlaneAngle = .zero
  ) {
    let longitude = PlaneAngle(degrees: state.longitude.degrees)
    let x = state.latitude.cosine * longitude.cosine
    let y =
      state.latitude.cosine * longitude.sine * obliquity.cosine
      - state.latitude.sine * obliquity.sine
    let z =
      state.latitude.sine * obliquity.cosine
      + state.latitude.cosine * obliquity.sine * longitude.sine
    let level = (x * x + y * y).squareRoot()
    rightAscension = .degrees(
      EclipticLongitude(wrapping: PlaneAngle.arctangent(y: y, x: x).degrees).degrees)
    declination = .arctangent(y: z, x: level)
    // What z gains by each of the three motions; by the obliquity's it gains y.
    let byLatitude =
      state.latitude.cosine * obliquity.cosine
      - state.latitude.sine * obliquity.sine * longitude.sine
    let byLongitude = state.latitude.cosine * obliquity.sine * longitude.cosine
    let gain =
      byLatitude * state.latitudePerDay.degrees + byLongitude * state.longitudePerDay.degrees
      + y * obliquityPerDay.degrees
    // At the pole of the equator, where no body of the zodiac comes, every way leads down.
    declinationPerDay = .degrees(level > 0 ? gain / level : 0)
  }
}

extension EquatorialPlace {
  /// How high the place stands over the true horizon, without refraction and parallax: −90°…90°.
  ///
  /// - Parameters:
  ///   - armc: The right ascension of the Midheaven.
  ///   - place: The place on the Earth; only its latitude counts.
  /// - Returns: The altitude; negative below the horizon.
  public func altitude(armc: PlaneAngle, at place: GeographicPlace) -> PlaneAngle {
    let (south, west, up) = directions(armc: armc, at: place)
    return .arctangent(y: up, x: (south * south + west * west).squareRoot())
  }
}

extension EquatorialPlace {
  /// In which direction of the horizon the place stands: from north through east, 0° ..< 360°.
  ///
  /// - Parameters:
  ///   - armc: The right ascension of the Midheaven.
  ///   - place: The place on the Earth, whose latitude counts.
  /// - Returns: The azimuth; in the zenith and the nadir, where every direction is alike, some one.
  public func azimuth(armc: PlaneAngle, at place: GeographicPlace) -> PlaneAngle {
    let (south, west, _) = directions(armc: armc, at: place)
    return .degrees(
      EclipticLongitude(wrapping: PlaneAngle.arctangent(y: -west, x: -south).degrees).degrees)
  }

  /// How far the direction leads to the south, the west and up, as parts of 1.
  private func directions(
    armc: PlaneAngle, at place: GeographicPlace
  ) -> (south: Double, west: Double, up: Double) {
    let hourAngle = armc - rightAscension
    let latitude = PlaneAngle(degrees: place.latitude)
    let up =
      latitude.sine * declination.sine
      + latitude.cosine * declination.cosine * hourAngle.cosine
    let south =
      latitude.sine * declination.cosine * hourAngle.cosine - latitude.cosine * declination.sine
    let west = declination.cosine * hourAngle.sine
    return (south, west, up)
  }
}

extension EquatorialPlace: CustomStringConvertible {
  /// Such as `right ascension 83.9°, declination 23.3°`.
  public var description: String {
    "right ascension \(rightAscension), declination \(declination)"
  }
}
