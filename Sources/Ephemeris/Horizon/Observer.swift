/// Someone who watches the sky from a place on the ground.
///
/// The Earth is an ellipsoid, and the observer stands on it at height 0.
struct Observer: Sendable {
  let longitudeDegrees: Double
  private let sineOfLatitude: Double
  private let cosineOfLatitude: Double
  /// How far the observer is from the Earth's axis, in astronomical units.
  let fromAxisAU: Double
  /// How far the observer is north of the equator's plane, in astronomical units.
  let northAU: Double

  /// One astronomical unit in kilometres (IAU 2012, resolution B2).
  static let kilometersPerAU = 149_597_870.7
  /// The Earth's equatorial radius in kilometres, and its flattening (IERS Conventions 2003).
  private static let equatorialRadius = 6_378.1366
  private static let flattening = 1 / 298.25642
  /// How fast the Earth turns, radians a day (IERS Conventions 2003: 7.292115e-5 a second).
  static let radiansPerDay = 7.292_115e-5 * 86_400
  /// The speed of light in astronomical units a day.
  static let lightPerDayAU = 299_792.458 * 86_400 / kilometersPerAU

  /// An observer at a place.
  init(_ place: GeographicPlace) {
    let latitude = PlaneAngle.degrees(place.latitude)
    longitudeDegrees = place.longitude
    sineOfLatitude = latitude.sine
    cosineOfLatitude = latitude.cosine
    // Source: J. Meeus, Astronomical Algorithms (1998), chapter 11.
    let polar = (1 - Self.flattening) * (1 - Self.flattening)
    let radius =
      Self.equatorialRadius / Self.kilometersPerAU
      / (cosineOfLatitude * cosineOfLatitude + polar * sineOfLatitude * sineOfLatitude).squareRoot()
    fromAxisAU = radius * cosineOfLatitude
    northAU = radius * polar * sineOfLatitude
  }

  /// How a body stands.
  ///
  /// Parallax and the aberration by the Earth's turning are in it. The nodes and apogees of the Moon's orbit
  /// are directions, so they have neither.
  func view(
    of body: CelestialBody, _ state: BodyState, earth: EarthOrientation
  ) -> HorizonView {
    let (ecliptic, change) = state.vectors
    let obliquity = earth.obliquity
    let (place, motion) = (
      ecliptic.turnedAboutX(by: obliquity), change.turnedAboutX(by: obliquity)
    )
    let armc = PlaneAngle.degrees(earth.siderealTime.degrees + longitudeDegrees)
    // x points to where the equator crosses the meridian, y east, z north.
    let geocentric = place.turnedAboutZ(by: armc)
    let turn = Self.radiansPerDay
    var rate = motion.turnedAboutZ(by: armc)
    rate.x += turn * geocentric.y
    rate.y -= turn * geocentric.x
    var seen = geocentric
    if !Self.directions.contains(body) {
      seen.x -= fromAxisAU
      seen.z -= northAU
      seen.y += seen.length * (turn * fromAxisAU / Self.lightPerDayAU)
    }
    return HorizonView(
      north: seen.z * cosineOfLatitude - seen.x * sineOfLatitude, east: seen.y,
      up: seen.x * cosineOfLatitude + seen.z * sineOfLatitude,
      upPerDay: rate.x * cosineOfLatitude + rate.z * sineOfLatitude,
      distance: seen.length, distancePerDay: seen.dot(rate) / seen.length,
      hourAngle: .arctangent(y: -geocentric.y, x: geocentric.x),
      radiusAU: Self.radius(of: body))
  }

  /// What has a place in the zodiac but no distance.
  static let directions = BodySet([
    .meanNode, .trueNode, .meanApogee, .osculatingApogee,
  ])

  /// The radius of a body's disc: that of the Sun and the Moon (IAU 2015; 2006); planets count as points.
  private static func radius(of body: CelestialBody) -> Double {
    if body == .sun { return 696_000 / kilometersPerAU }
    if body == .moon { return 1_737.4 / kilometersPerAU }
    return 0
  }
}

/// A body as an observer sees it at one instant.
struct HorizonView: Sendable {
  fileprivate let north: Double
  fileprivate let east: Double
  fileprivate let up: Double
  fileprivate let upPerDay: Double
  fileprivate let distance: Double
  fileprivate let distancePerDay: Double
  /// How far the body is west of the meridian, −180°…180°, as seen from the Earth's centre: parallax leaves
  /// the meridian as it is.
  let hourAngle: PlaneAngle
  fileprivate let radiusAU: Double

  /// How high the centre of the body stands over the true horizon.
  var altitude: PlaneAngle {
    .arctangent(y: up, x: (north * north + east * east).squareRoot())
  }

  /// Whether the altitude grows; its size is the rate times a positive number.
  var climb: Double { upPerDay * distance - up * distancePerDay }

  /// How high the body stands over what its rule calls the horizon.
  func height(over rule: HorizonRule) -> Double {
    let semidiameter = PlaneAngle.arctangent(
      y: radiusAU, x: (distance * distance - radiusAU * radiusAU).squareRoot())
    return (altitude - rule.threshold(semidiameter: semidiameter)).degrees
  }
}

/// A vector of three numbers.
struct Vector: Sendable {
  var x: Double
  var y: Double
  var z: Double

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  /// The same vector in axes that are turned about the first one, the ecliptic's into the equator's.
  func turnedAboutX(by angle: PlaneAngle) -> Self {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return Self(x: x, y: y * cosine - z * sine, z: z * cosine + y * sine)
  }

  /// The same vector in axes that are turned eastward about the third one.
  func turnedAboutZ(by angle: PlaneAngle) -> Self {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return Self(x: x * cosine + y * sine, y: y * cosine - x * sine, z: z)
  }
}

extension BodyState {
  /// The place in the axes of the ecliptic, in astronomical units, and its change in a day.
  var vectors: (place: Vector, perDay: Vector) {
    let longitude = PlaneAngle(degrees: longitude.degrees)
    let (sineOfLongitude, cosineOfLongitude) = (longitude.sine, longitude.cosine)
    let (sineOfLatitude, cosineOfLatitude) = (latitude.sine, latitude.cosine)
    let place = Vector(
      x: distanceAU * cosineOfLatitude * cosineOfLongitude,
      y: distanceAU * cosineOfLatitude * sineOfLongitude, z: distanceAU * sineOfLatitude)
    let outward = distancePerDayAU / distanceAU
    let north = latitudePerDay.radians * distanceAU
    let around = longitudePerDay.radians
    let perDay = Vector(
      x: place.x * outward - north * sineOfLatitude * cosineOfLongitude - place.y * around,
      y: place.y * outward - north * sineOfLatitude * sineOfLongitude + place.x * around,
      z: place.z * outward + north * cosineOfLatitude)
    return (place, perDay)
  }
}
