internal import Astrology
internal import Ephemeris

/// A chart as far as a wheel shows it, one that was in the sky or one that never was.
struct WheelFace: Sendable {
  /// The chart's points.
  let points: [Wheel.PlacedPoint]
  /// The angles; nil where a time of birth is not known.
  let angles: ChartAngles?
  /// The houses; nil where there are none.
  let frame: HouseFrame?

  /// The longitude at nine o'clock: the Ascendant, or where there is none the beginning of the Sun's sign.
  var east: EclipticLongitude {
    if let angles { return angles.ascendant }
    if let frame { return frame.cusps[0] }
    return points.first.map { ZodiacSign($0.longitude).start } ?? ZodiacSign.aries.start
  }

  /// The same face without houses.
  var withoutHouses: Self { Self(points: points, angles: angles, frame: nil) }

  /// The house of a point; nil where there are none.
  func house(of point: Wheel.PlacedPoint) -> House? { frame?.house(of: point.longitude) }

  /// The points that make aspects: those of the wheel, and in a timed chart the Ascendant and the
  /// Midheaven.
  var aspecting: [Wheel.PlacedPoint] {
    points
      + (angles.map { angles in
        [ChartAngle.ascendant, .midheaven].map { Wheel.PlacedPoint(.angle($0), at: angles[$0]) }
      } ?? [])
  }
}

extension WheelFace {
  /// The face of a chart, in the tropical zodiac or turned to a sidereal one.
  init(
    of chart: NatalChart, in sidereal: SiderealChart? = nil, with points: [Wheel.PlacedPoint] = []
  ) {
    let all = Wheel.PlacedPoint.all(in: chart.sky) + points
    guard let sidereal else {
      self.init(points: all, angles: chart.angles, frame: chart.frame)
      return
    }
    self.init(
      points: all.map { $0.turned(sidereal.ayanamsa.sidereal) }, angles: sidereal.angles,
      frame: sidereal.frame)
  }

  /// The face of a composite.
  init(of composite: CompositeChart) {
    self.init(
      points: composite.bodies.map { body in
        Wheel.PlacedPoint(
          .body(body.body.body), at: body.longitude, isRetrograde: body.isRetrograde)
      }, angles: composite.houses?.angles, frame: composite.houses?.frame)
  }
}
