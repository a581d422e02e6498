/// The way of a body for some hours: a polynomial of the fourth degree for each coordinate.
///
/// Places are in equatorial radii of the Earth; the third axis points north.
struct HourlyPath {
  /// The coefficients of the powers of the hour, from the constant one on.
  private let powers: InlineArray<5, SIMD3<Double>>

  /// Lays a path through the places of five hours, −2 to 2.
  ///
  /// - Precondition: There are five.
  init(through places: [SIMD3<Double>]) {
    let middle = places[2]
    let (oddInner, odd) = (places[3] - places[1], places[4] - places[0])
    let (evenInner, even) = (places[3] + places[1], places[4] + places[0])
    powers = [
      middle, (8 * oddInner - odd) / 12, (16 * evenInner - even - 30 * middle) / 24,
      (odd - 2 * oddInner) / 12, (even - 4 * evenInner + 6 * middle) / 24,
    ]
  }

  private init(_ power: (Int) -> SIMD3<Double>) {
    powers = InlineArray { power($0) }
  }

  /// The way of a body as seen from another one.
  static func - (body: Self, observer: Self) -> Self {
    Self { body.powers[$0] - observer.powers[$0] }
  }

  /// The way of the Earth as seen from a body.
  static prefix func - (body: Self) -> Self { Self { -body.powers[$0] } }

  /// Where the body is.
  func place(at hour: Double) -> SIMD3<Double> {
    var place = powers[4]
    for index in [3, 2, 1, 0] { place = place * hour + powers[index] }
    return place
  }

  /// In which direction the body is, and how that changes.
  func direction(at hour: Double) -> Direction {
    let place = place(at: hour)
    var perHour = 4 * powers[4]
    for index in [3, 2, 1] { perHour = perHour * hour + Double(index) * powers[index] }
    let distance = place.length
    let unit = place / distance
    let recession = unit.dot(perHour)
    return Direction(
      unit: unit, distance: distance, recession: recession,
      unitPerHour: (perHour - recession * unit) / distance)
  }

  /// A direction and a distance, with their changes in an hour.
  struct Direction {
    let unit: SIMD3<Double>
    let distance: Double
    let recession: Double
    let unitPerHour: SIMD3<Double>
  }
}

/// How the Earth's axis stands, as well as shadows need it.
struct EarthAxis {
  private let sine: Double
  private let cosine: Double

  /// The axis without nutation, whose 9″ move the flattening by a metre at most.
  ///
  /// The obliquity is that of the IAU's model of 2006 (N. Capitaine and others, *Astronomy and Astrophysics*
  /// 412, 2003). Two centuries need the first power only.
  init(at tt: JulianDay<TT>) {
    let centuries = JulianDay<TT>.j2000.days(until: tt) / 36_525
    let obliquity = PlaneAngle.arcseconds(84_381.406 - 46.836_769 * centuries)
    (sine, cosine) = (obliquity.sine, obliquity.cosine)
  }

  /// Where a body stands, in equatorial radii of the Earth.
  func place(of state: BodyState) -> SIMD3<Double> {
    let longitude = PlaneAngle(degrees: state.longitude.degrees)
    let radius = state.distanceAU * Self.radiiInAU
    let onEcliptic = state.latitude.cosine * radius
    let x = longitude.cosine * onEcliptic
    let y = longitude.sine * onEcliptic
    let z = state.latitude.sine * radius
    return SIMD3(x, y * cosine - z * sine, y * sine + z * cosine)
  }

  /// How many equatorial radii of the Earth, 6 378.137 km (WGS 84), make an astronomical unit.
  static let radiiInAU = 149_597_870.7 / 6_378.137
}

extension SIMD3<Double> {
  /// The scalar product; added up in one order, so that every machine has the same bits.
  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  /// The length.
  var length: Double { dot(self).squareRoot() }
}
