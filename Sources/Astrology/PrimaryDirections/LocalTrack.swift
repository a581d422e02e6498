internal import Ephemeris

/// The daily track of a point over a place: how far it is from the meridian, and where it rises and sets.
struct LocalTrack: Sendable, Hashable {
  /// Degrees westward from the upper meridian, 0 ..< 360.
  let hourAngle: Double
  let declination: PlaneAngle
  /// Half the degrees that the point is above the horizon; nil where it doesn't rise and set.
  let diurnalSemiArc: Double?

  /// The track of a point of the equator's coordinates.
  init(of place: EquatorialPlace, armc: PlaneAngle, latitude: PlaneAngle) {
    hourAngle = EclipticLongitude(wrapping: (armc - place.rightAscension).degrees).degrees
    declination = place.declination
    diurnalSemiArc = Self.ascensionalDifference(
      of: place.declination, underPole: latitude.tangent
    ).map { 90 + $0 }
  }

  /// Whether the point is above the horizon; nil where it doesn't rise and set.
  var isUp: Bool? {
    diurnalSemiArc.map { hourAngle <= $0 || hourAngle >= 360 - $0 }
  }

  /// Degrees between a right ascension and the oblique one under a pole, by the tangent of its height; nil
  /// where there is none.
  static func ascensionalDifference(
    of declination: PlaneAngle, underPole tangent: Double
  ) -> Double? {
    let sine = declination.tangent * tangent
    guard sine.magnitude < 1 else { return nil }
    return PlaneAngle.arctangent(y: sine, x: (1 - sine * sine).squareRoot()).degrees
  }
}

extension PlaneAngle {
  /// The tangent.
  var tangent: Double { sine / cosine }
}

/// All points that have the place of a significator in the local sphere.
enum PositionCircle: Sendable, Hashable {
  /// Those that have gone through the same part of their track. The number is 0 on the upper meridian, 90
  /// where points set, 180 below and 270 where they rise.
  case proportional(Double)
  /// Those with the same oblique ascension under a pole, or descension in the west: the hour angle where they
  /// cross the equator, and the tangent of the pole's height.
  case pole(hourAngle: Double, tangent: Double)

  /// The circle of a point, moved on by some degrees of the sphere for a mundane aspect.
  ///
  /// That of an angle is the horizon or the meridian. It is nil where the method doesn't define one.
  init?(
    of track: LocalTrack, angle: ChartAngle?, shift: Double, method: PrimaryDirection.Method,
    latitude: PlaneAngle
  ) {
    switch method {
    case .placidus:
      guard let place = angle?.position ?? Self.proportion(of: track) else { return nil }
      self = .proportional(EclipticLongitude(wrapping: place + shift).degrees)
    case .regiomontanus:
      let own = angle?.position ?? Self.equalPart(of: track, latitude: latitude)
      let place = PlaneAngle(degrees: own + shift)
      self = .pole(
        hourAngle: EclipticLongitude(wrapping: place.degrees).degrees,
        tangent: place.sine.magnitude * latitude.tangent)
    case .placidusPole:
      if let angle {
        self = .pole(
          hourAngle: angle.position,
          tangent: angle.isOnHorizon ? latitude.tangent : 0)
      } else {
        guard let circle = Self.placidusPole(of: track, latitude: latitude) else { return nil }
        self = circle
      }
    }
  }

  /// The hour angle at which a point of some declination and diurnal semi-arc is on the circle; nil where it
  /// never is.
  func hourAngle(of declination: PlaneAngle, diurnalSemiArc semiArc: Double?) -> Double? {
    switch self {
    case .proportional(let place):
      // All points culminate.
      if place == 0 || place == 180 { return place }
      guard let semiArc else { return nil }
      let nocturnal = 180 - semiArc
      return switch place {
      case ..<90: semiArc * place / 90
      case ..<180: semiArc + nocturnal * (place - 90) / 90
      case ..<270: 180 + nocturnal * (place - 180) / 90
      case _: 180 + nocturnal + semiArc * (place - 270) / 90
      }
    case .pole(let hourAngle, let tangent):
      guard
        let difference = LocalTrack.ascensionalDifference(of: declination, underPole: tangent)
      else { return nil }
      return hourAngle < 180 ? hourAngle + difference : hourAngle - difference
    }
  }
}

extension PositionCircle {
  /// How much of its track a point has gone through.
  private static func proportion(of track: LocalTrack) -> Double? {
    guard let semiArc = track.diurnalSemiArc else { return nil }
    let nocturnal = 180 - semiArc
    let hourAngle = track.hourAngle
    return switch hourAngle {
    case ...semiArc: 90 * hourAngle / semiArc
    case ...180: 90 + 90 * (hourAngle - semiArc) / nocturnal
    case ...(180 + nocturnal): 180 + 90 * (hourAngle - 180) / nocturnal
    case _: 270 + 90 * (hourAngle - 180 - nocturnal) / semiArc
    }
  }

  /// Where the circle through a point and the north and south points cuts the equator.
  private static func equalPart(of track: LocalTrack, latitude: PlaneAngle) -> Double {
    let hourAngle = PlaneAngle(degrees: track.hourAngle)
    let up =
      latitude.sine * track.declination.sine
      + latitude.cosine * track.declination.cosine * hourAngle.cosine
    let west = track.declination.cosine * hourAngle.sine
    let degrees = PlaneAngle.arctangent(y: west * latitude.cosine, x: up).degrees
    return EclipticLongitude(wrapping: degrees).degrees
  }

  /// The pole of a point has that part of the place's ascensional difference that the point's distance from
  /// the meridian has of its semi-arc.
  private static func placidusPole(of track: LocalTrack, latitude: PlaneAngle) -> Self? {
    guard let semiArc = track.diurnalSemiArc, let isUp = track.isUp else { return nil }
    let hourAngle = track.hourAngle
    let distance = isUp ? min(hourAngle, 360 - hourAngle) : (hourAngle - 180).magnitude
    let part = distance / (isUp ? semiArc : 180 - semiArc)
    let difference = part * (semiArc - 90)
    let tangent = track.declination.tangent
    // On the equator the quotient has a limit.
    let pole =
      tangent.magnitude < 1e-9
      ? part * latitude.tangent : PlaneAngle(degrees: difference).sine / tangent
    return .pole(
      hourAngle: hourAngle < 180 ? hourAngle - difference : hourAngle + difference, tangent: pole)
  }
}

extension ChartAngle {
  /// Its place in the local sphere, from the upper meridian westward.
  fileprivate var position: Double {
    switch self {
    case .midheaven: 0
    case .descendant: 90
    case .imumCoeli: 180
    case .ascendant: 270
    }
  }

  fileprivate var isOnHorizon: Bool {
    switch self {
    case .ascendant, .descendant: true
    case .midheaven, .imumCoeli: false
    }
  }
}
