internal import Astrology
internal import Ephemeris

/// A chart as far as a wheel shows it, one that was in the sky or one that never was.
struct WheelFace: Sendable {
  /// The chart's bodies.
  let bodies: [WheelBody]
  /// The angles; nothing where a time of birth is not known.
  let angles: ChartAngles?
  /// The houses; nothing where there are none.
  let frame: HouseFrame?

  /// The longitude at nine o'clock: the Ascendant, or where there is none the beginning of the Sun's sign.
  var east: EclipticLongitude {
    if let angles { return angles.ascendant }
    if let frame { return frame.cusps[0] }
    return bodies.first.map { ZodiacSign($0.longitude).start } ?? ZodiacSign.aries.start
  }

  /// The house of a body; nothing where there are none.
  func house(of body: WheelBody) -> House? { frame?.house(of: body.longitude) }
}

/// A body as far as a wheel shows it.
struct WheelBody: Sendable {
  let body: CelestialBody
  let longitude: EclipticLongitude
  let isRetrograde: Bool
}

extension WheelFace {
  init(of chart: NatalChart) {
    bodies = WheelBody.all(in: chart.sky)
    angles = chart.angles
    frame = chart.frame
  }

  init(of composite: CompositeChart) {
    bodies = composite.bodies.map { body in
      WheelBody(
        body: body.body.body, longitude: body.longitude, isRetrograde: body.isRetrograde)
    }
    angles = composite.houses?.angles
    frame = composite.houses?.frame
  }
}

extension WheelBody {
  /// The bodies of a sky.
  static func all(in sky: Sky) -> [Self] {
    sky.bodies.bodies.map { body in
      let state = sky[body]
      return Self(body: body, longitude: state.longitude, isRetrograde: state.isRetrograde)
    }
  }
}
