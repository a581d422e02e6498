public import Ephemeris

extension Progression {
  /// How the Midheaven of a progressed chart is found; the Ascendant and the cusps follow from it.
  public enum Angles: String, Sendable, Hashable, CaseIterable {
    /// The natal Midheaven, moved by what the Sun has moved in longitude.
    case solarArcLongitude = "solar_arc_longitude"
    /// The right ascension of the natal Midheaven, moved by what the Sun has moved in right ascension.
    case solarArcRightAscension = "solar_arc_right_ascension"
    /// The natal Midheaven, moved by the mean Sun's 0.98564733° a year.
    case naibodLongitude = "naibod_longitude"
    /// The right ascension of the natal Midheaven, moved by the mean Sun's 0.98564733° a year.
    case naibodRightAscension = "naibod_right_ascension"
    /// The Midheaven of the progressed instant itself at the place of birth: it goes round once a year.
    case quotidian
  }
}

extension Progression.Angles: NamedCase {
  /// `way of progressing the angles`.
  public static var noun: String { "way of progressing the angles" }

  /// The name that people read, such as `solar arc in longitude`.
  public var title: String {
    switch self {
    case .solarArcLongitude: "solar arc in longitude"
    case .solarArcRightAscension: "solar arc in right ascension"
    case .naibodLongitude: "Naibod's arc in longitude"
    case .naibodRightAscension: "Naibod's arc in right ascension"
    case .quotidian: "quotidian"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The meridian of a birth as it is progressed: how far the sky has turned, by one of the ways.
///
/// By each of them it turns eastward as the progressed instant goes on.
struct ProgressedMeridian {
  let method: Progression.Angles
  let place: GeographicPlace
  /// The system that the natal chart was asked for.
  let system: HouseSystem
  private let birth: JulianDay<UT1>
  private let natalARMC: PlaneAngle
  private let natalMidheaven: EclipticLongitude
  private let natalSun: EclipticLongitude
  private let natalSunAscension: PlaneAngle

  /// Readies the meridian of a chart; there is none without a time of birth.
  ///
  /// The Midheaven is the degree that culminates on the side of the equator: those of Regiomontanus and
  /// Campanus, which take the one across inside the polar circles, are made of it again.
  init?(
    of chart: NatalChart, by method: Progression.Angles, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    guard chart.angles != nil, let place = chart.birth.place,
      let system = chart.frame.origin.wantedSystem
    else { return nil }
    guard let houses = try ephemeris.houses(.wholeSign, at: chart.instant, place: place) else {
      // Whole signs need an Ascendant alone, which exists everywhere.
      throw .internalFault(
        request: "the Midheaven at \(chart.instant)", reason: "the ephemeris calls it undefined")
    }
    self.method = method
    self.place = place
    self.system = system
    birth = chart.instant
    natalARMC = houses.armc
    natalMidheaven = houses.midheaven
    natalSun = chart.sky[.sun].longitude
    natalSunAscension = chart.sky[.sun].rightAscension(
      obliquity: try ephemeris.obliquity(at: chart.instant))
  }

  /// How far the sky has turned at a progressed instant, and how the ecliptic leans then.
  func turning(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> (armc: PlaneAngle, obliquity: PlaneAngle) {
    let instant = try ephemeris.instant(ut)
    let obliquity = try ephemeris.obliquity(at: instant)
    let naibod = PlaneAngle.degrees(
      birth.days(until: ut) * Progression.naibodPerYear.degrees)
    let armc: PlaneAngle
    switch method {
    case .solarArcLongitude:
      let sun = try ephemeris.motion(of: .sun, at: instant.tt).longitude
      armc = (natalMidheaven + natalSun.arc(to: sun)).rightAscension(obliquity: obliquity)
    case .naibodLongitude:
      armc = (natalMidheaven + naibod).rightAscension(obliquity: obliquity)
    case .solarArcRightAscension:
      let sky = try ephemeris.sky(at: instant, bodies: BodySet(.sun))
      try sky.bodies.checkHold(BodySet(.sun))
      armc = natalARMC + sky[.sun].rightAscension(obliquity: obliquity) - natalSunAscension
    case .naibodRightAscension:
      armc = natalARMC + naibod
    case .quotidian:
      guard let houses = try ephemeris.houses(.wholeSign, at: instant, place: place) else {
        throw .internalFault(
          request: "the Midheaven at \(ut)", reason: "the ephemeris calls it undefined")
      }
      armc = houses.armc
    }
    return (.degrees(EclipticLongitude(wrapping: armc.degrees).degrees), obliquity)
  }

  /// The houses and angles of a progressed instant, whole signs where the system is undefined.
  func houses(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> (frame: HouseFrame, angles: ChartAngles) {
    let (armc, obliquity) = try turning(at: ut, ephemeris: ephemeris)
    let (frame, cusps) = try HouseFrame.of(
      system, armc: armc, obliquity: obliquity, latitude: place.latitude)
    return (frame, ChartAngles(ascendant: cusps.ascendant, midheaven: cusps.midheaven))
  }
}

extension HouseFrame.Origin {
  /// The system that was asked for; nil if houses are counted from the Sun's sign.
  var wantedSystem: HouseSystem? {
    switch self {
    case .system(let system), .wholeSignInstead(of: let system): system
    case .solarWholeSign: nil
    }
  }
}

extension EclipticLongitude {
  /// The right ascension of a degree of the ecliptic.
  func rightAscension(obliquity: PlaneAngle) -> PlaneAngle {
    let longitude = PlaneAngle.degrees(degrees)
    return .arctangent(y: longitude.sine * obliquity.cosine, x: longitude.cosine)
  }
}

extension BodyState {
  /// The body's right ascension.
  func rightAscension(obliquity: PlaneAngle) -> PlaneAngle {
    let longitude = PlaneAngle.degrees(longitude.degrees)
    let slope = latitude.sine / latitude.cosine
    return .arctangent(
      y: longitude.sine * obliquity.cosine - slope * obliquity.sine, x: longitude.cosine)
  }
}
