public import Ephemeris

/// Where a body stands over the horizon of a place: local space.
///
/// As in charts, bodies are seen from the Earth's centre, and the horizon has no refraction.
public struct HorizontalPlace: Sendable, Hashable {
  /// The body.
  public let body: CelestialBody
  /// From north through east, 0° ..< 360°.
  public let azimuth: PlaneAngle
  /// Over the horizon, −90°…90°.
  public let altitude: PlaneAngle

  /// The places of bodies over the horizon of a birth.
  ///
  /// - Parameters:
  ///   - chart: The chart of the birth.
  ///   - bodies: The bodies.
  ///   - ephemeris: Where the Earth's orientation and bodies that charts don't have come from.
  /// - Returns: nil where the time or the place of birth isn't known.
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris or faulty data.
  /// - Complexity: About 2 µs for eleven bodies from the compiled table.
  public static func places(
    of chart: NatalChart, bodies: BodySet = .eleven, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self]? {
    guard chart.angles != nil, let place = chart.birth.place else { return nil }
    let sky = try chart.sky(with: bodies, ephemeris: ephemeris)
    let earth = try ephemeris.orientation(at: chart.sky.instant)
    let armc = PlaneAngle.degrees(earth.siderealTime.degrees + place.longitude)
    return bodies.bodies.map { body in
      let equatorial = EquatorialPlace(of: sky[body], trueObliquity: earth.obliquity)
      return Self(
        body: body, azimuth: equatorial.azimuth(armc: armc, at: place),
        altitude: equatorial.altitude(armc: armc, at: place))
    }
  }
}

extension NatalChart {
  /// The sky of the chart with bodies that it may not hold.
  func sky(
    with bodies: BodySet, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Sky {
    if sky.bodies.isSuperset(of: bodies) { return sky }
    let wider = try ephemeris.sky(at: sky.instant, bodies: bodies)
    try wider.bodies.checkHold(bodies)
    return wider
  }
}
