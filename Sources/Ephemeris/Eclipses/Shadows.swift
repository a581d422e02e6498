/// The Moon's shadow on the Earth at one instant.
///
/// Lengths are in equatorial radii of the Earth. The geometry is Bessel's: *Explanatory Supplement to the
/// Astronomical Almanac*, 3rd edition, chapter 11; but the Earth's flattening is not approximated:
/// stretched along its axis, the ellipsoid becomes a globe, and lines stay lines.
struct MoonShadow {
  /// How far the axis of the shadow passes from the centre of the stretched Earth: below 1 it meets
  /// the ground.
  let axisDistance: Double
  /// The place on the Earth that is nearest to the axis, from the Earth's centre.
  private let ground: SIMD3<Double>
  /// How far from the axis that place is.
  private let offset: Double
  /// How far from the axis the Moon begins to cover the Sun, at that place.
  private let penumbraRadius: Double
  /// How far from the axis it stands within the Sun's disc; negative where it covers the Sun as a whole.
  private let umbraRadius: Double

  /// Puts the shadow on the ground.
  init(moon: SIMD3<Double>, sun: SIMD3<Double>) {
    let globe = SIMD3(1, 1, 1 / Self.polarRadius)
    let stretched = (moon * globe, (moon - sun) * globe)
    let away = stretched.1 / stretched.1.length
    let foot = stretched.0 - stretched.0.dot(away) * away
    axisDistance = foot.length
    // Where the axis comes to the ground, or the horizon that it passes over.
    let stretchedGround =
      axisDistance < 1
      ? foot - (1 - axisDistance * axisDistance).squareRoot() * away : foot / axisDistance
    ground = stretchedGround / globe

    let shade = moon - sun
    let distance = shade.length
    let axis = shade / distance
    let fromMoon = ground - moon
    let behind = fromMoon.dot(axis)
    offset = (fromMoon - behind * axis).length
    let outer = Cone(sine: (Self.sunRadius + Self.moonRadius) / distance)
    let inner = Cone(sine: (Self.sunRadius - Self.smallMoonRadius) / distance)
    penumbraRadius = behind * outer.tangent + Self.moonRadius / outer.cosine
    umbraRadius = behind * inner.tangent - Self.smallMoonRadius / inner.cosine
  }

  /// Where on the map the place nearest to the axis is.
  ///
  /// - Parameter siderealTime: Greenwich apparent sidereal time.
  /// - Returns: The geodetic place on the ellipsoid.
  func place(siderealTime: PlaneAngle) -> GeographicPlace {
    let flat = (ground.x * ground.x + ground.y * ground.y).squareRoot()
    let latitude = PlaneAngle.arctangent(
      y: ground.z, x: flat * Self.polarRadius * Self.polarRadius)
    let east = PlaneAngle.arctangent(y: ground.y, x: ground.x).degrees - siderealTime.degrees
    return GeographicPlace(
      roundedLatitude: latitude.degrees, longitude: east - 360 * (east / 360).rounded())
  }

  /// Whether the axis of the shadow meets the Earth.
  var isCentral: Bool { axisDistance < 1 }

  /// Whether the Moon looks larger than the Sun.
  var isUmbral: Bool { umbraRadius < 0 }

  /// What is seen where most is seen; nil if the shadow passes by.
  var kind: Eclipse.Kind? {
    if isCentral || offset < umbraRadius.magnitude { return isUmbral ? .total : .annular }
    return offset < penumbraRadius ? .partial : nil
  }

  /// The ratio of the diameters where the axis meets the Earth, else the fraction of the Sun's diameter
  /// that is hidden at the place nearest to it.
  var magnitude: Double {
    (penumbraRadius - (isCentral ? umbraRadius : offset)) / (penumbraRadius + umbraRadius)
  }

  /// The Moon's mean radius for the penumbra (IAU 1982).
  static let moonRadius = 0.272_507_6
  /// The radius for the umbra, within which the Sun shines through no valley of the Moon's edge.
  ///
  /// F. Espenak, J. Meeus, *Five Millennium Canon of Solar Eclipses* (NASA, 2006).
  private static let smallMoonRadius = 0.272_281
  /// The Sun's radius, 959.63″ at one astronomical unit, as Auwers measured it in 1891.
  static let sunRadius = PlaneAngle.arcseconds(959.63).sine * EarthAxis.radiiInAU
  /// The Earth's polar radius (WGS 84).
  private static let polarRadius = 1 - 1 / 298.257_223_563

  /// A cone that touches the Sun and the Moon, by the angle between its side and its axis.
  private struct Cone {
    let cosine: Double
    let tangent: Double

    init(sine: Double) {
      cosine = (1 - sine * sine).squareRoot()
      tangent = sine / cosine
    }
  }
}

/// The Moon beside the Earth's shadow at one instant, as seen from the centre of the Earth.
///
/// The air enlarges the shadow, and how much is a convention: here a fiftieth, on an Earth with the
/// radius of latitude 45° (W. Chauvenet, *A Manual of Spherical and Practical Astronomy*, 1863), as in
/// NASA's catalogue.
struct EarthShadow {
  /// How much of the Moon's diameter is within the umbra; negative where it passes by.
  let umbralMagnitude: Double
  /// How much of it is within the penumbra.
  let penumbralMagnitude: Double

  /// Measures how deep the Moon is in the shadow.
  init(moon: SIMD3<Double>, sun: SIMD3<Double>) {
    let (moonDistance, sunDistance) = (moon.length, sun.length)
    // Half the chord between the Moon and the axis, which points away from the Sun.
    let half = (moon / moonDistance + sun / sunDistance).length / 2
    let fromAxis = 2 * Self.arcsine(half)
    let moonRadius = Self.arcsine(MoonShadow.moonRadius / moonDistance)
    let parallaxes =
      0.998_34 * Self.arcsine(1 / moonDistance) + Self.arcsine(1 / sunDistance)
    let sunRadius = Self.arcsine(MoonShadow.sunRadius / sunDistance)
    func magnitude(_ shadowRadius: Double) -> Double {
      (1.02 * shadowRadius + moonRadius - fromAxis) / (2 * moonRadius)
    }
    umbralMagnitude = magnitude(parallaxes - sunRadius)
    penumbralMagnitude = magnitude(parallaxes + sunRadius)
  }

  /// What the Moon is in, and how deep; nil if the shadow passes by.
  var eclipse: (kind: Eclipse.Kind, magnitude: Double)? {
    if umbralMagnitude > 0 { return (umbralMagnitude < 1 ? .partial : .total, umbralMagnitude) }
    return penumbralMagnitude > 0 ? (.penumbral, penumbralMagnitude) : nil
  }

  /// The angle, in degrees, with that sine.
  private static func arcsine(_ sine: Double) -> Double {
    PlaneAngle.arctangent(y: sine, x: (1 - sine * sine).squareRoot()).degrees
  }
}
