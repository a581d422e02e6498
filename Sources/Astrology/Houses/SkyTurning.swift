internal import Ephemeris

/// A turning of the sky over a place, given by the right ascension that culminates then.
enum SkyTurning: Sendable {
  /// A degree of the ecliptic culminates.
  case culminating(EclipticLongitude)
  /// A degree rises, and the one opposite sets.
  case rising(EclipticLongitude)
  /// A degree is on the Placidus cusp of a house.
  case onCusp(House, EclipticLongitude)
  /// The culminating degree is on the horizon: the earlier or the later of two such degrees.
  ///
  /// It happens inside the polar circles only, where the Ascendant jumps to the opposite degree.
  case onHorizon(isEarlier: Bool)

  /// The two turnings at which the Ascendant may jump.
  static let jumps: [Self] = [.onHorizon(isEarlier: true), .onHorizon(isEarlier: false)]

  /// Every turning at which the sign of the Ascendant may change.
  static let ofRisingSigns = ZodiacSign.allCases.map { rising($0.start) } + jumps

  /// Every turning at which the sign of the Ascendant or of the Midheaven may change.
  static let ofAngleSigns = ZodiacSign.allCases.map { culminating($0.start) } + ofRisingSigns
}

extension SkyTurning {
  /// The right ascension that culminates then; nil if the place never sees this turning.
  func armc(obliquity: PlaneAngle, place: GeographicPlace) -> PlaneAngle? {
    switch self {
    case .culminating(let degree): return degree.rightAscension(obliquity: obliquity)
    case .rising(let degree):
      return degree.halfDayArc(obliquity: obliquity, place: place)
        .map { degree.rightAscension(obliquity: obliquity) - $0 }
    case .onCusp(let house, let degree):
      // Cusps 4 to 9 are opposite cusps 10 to 3.
      let isWestern = (4...9).contains(house.number)
      let degree = isWestern ? degree.opposite : degree
      let thirds = Double((house.number + (isWestern ? 8 : 2)) % 12)
      guard let half = degree.halfDayArc(obliquity: obliquity, place: place) else { return nil }
      let way =
        thirds <= 3
        ? half.degrees * thirds / 3 : half.degrees + (180 - half.degrees) * (thirds - 3) / 3
      return degree.rightAscension(obliquity: obliquity) - .degrees(way)
    case .onHorizon(let isEarlier):
      // Its declination is 90° from the latitude.
      let declination = PlaneAngle.degrees(place.latitude - (place.latitude < 0 ? -90 : 90))
      guard let arc = PlaneAngle.arcsine(declination.sine / obliquity.sine) else { return nil }
      let degree = isEarlier ? arc.degrees : 180 - arc.degrees
      return EclipticLongitude(wrapping: degree).rightAscension(obliquity: obliquity)
    }
  }
}

extension EclipticLongitude {
  /// How far the sky turns from the rising of the degree to its culmination; nil if it never rises or never
  /// sets.
  fileprivate func halfDayArc(obliquity: PlaneAngle, place: GeographicPlace) -> PlaneAngle? {
    let sine = PlaneAngle.degrees(degrees).sine * obliquity.sine
    let latitude = PlaneAngle.degrees(place.latitude)
    let slope = latitude.sine / latitude.cosine
    return PlaneAngle.arcsine(slope * sine / (1 - sine * sine).squareRoot())
      .map { .degrees(90) + $0 }
  }
}

extension PlaneAngle {
  /// The angle from −90° to 90° with that sine; nil for a number outside −1…1.
  static func arcsine(_ sine: Double) -> Self? {
    guard sine.magnitude <= 1 else { return nil }
    return arctangent(y: sine, x: (1 - sine * sine).squareRoot())
  }

  /// How far the sky turns eastward from here to there, 0° ..< 360°.
  func eastwardTurn(to other: Self) -> Self {
    EclipticLongitude(wrapping: degrees)
      .eastwardArc(to: EclipticLongitude(wrapping: other.degrees))
  }
}
