public import Ephemeris

/// A star and a body of a chart that are on angles at the same time, at the latitude of the birth.
///
/// Both are taken where they stand at birth, and the sky is turned: as the star rises, culminates, sets or goes
/// through the lower meridian, the body does one of these, too. Rising and setting are at the true horizon, without
/// refraction.
public struct Paran: Sendable, Hashable {
  /// The star.
  public let star: FixedStar
  /// Which angle the star is on.
  public let starAngle: ChartAngle
  /// The body.
  public let body: ChartBody
  /// Which angle the body is on.
  public let bodyAngle: ChartAngle
  /// By how much the sky turns between the two, 0° or more; a degree is four minutes of time.
  public let orb: PlaneAngle

  /// The widest turn unless another is given: four minutes of time.
  public static let usualOrb = PlaneAngle.degrees(1)
}

extension Paran {
  /// The parans of a chart's bodies with some stars, by star and then by body.
  ///
  /// A star or body that doesn't rise and set at the latitude is on the meridian alone.
  ///
  /// - Parameters:
  ///   - stars: Where the stars stand at birth.
  ///   - wider: The chart.
  ///   - orb: The widest turn of the sky between the two.
  /// - Returns: The parans; none where the place of birth is not known.
  public static func all(
    of stars: [FixedStar.Place], in wider: WiderChart, within orb: PlaneAngle = usualOrb
  ) -> [Self] {
    guard let place = wider.chart.birth.place else { return [] }
    let latitude = PlaneAngle.degrees(place.latitude)
    let bodies = ChartBody.allCases.map { body in
      let state: BodyState = wider.chart.sky[body.body]
      let equatorial = EquatorialPlace(of: state, trueObliquity: wider.obliquity)
      return (body: body, passages: equatorial.anglePassages(at: latitude))
    }
    return stars.flatMap { star in
      star.equatorial.anglePassages(at: latitude).flatMap { starAngle, starTurn in
        bodies.flatMap { body, passages in
          passages.compactMap { bodyAngle, turn in
            let apart = starTurn.separation(from: turn)
            guard apart <= orb else { return nil }
            return Self(
              star: star.star, starAngle: starAngle, body: body, bodyAngle: bodyAngle, orb: apart)
          }
        }
      }
    }
  }
}

extension EquatorialPlace {
  /// The right ascensions of the Midheaven at which the place is on each angle: on all four, or on the meridian
  /// alone where it doesn't rise and set.
  ///
  /// - Parameter latitude: The latitude of the place on the Earth.
  /// - Returns: The angles in their order, each with where the Midheaven is on the circle of 360°.
  public func anglePassages(
    at latitude: PlaneAngle
  ) -> [(angle: ChartAngle, armc: EclipticLongitude)] {
    func armc(_ hourAngle: Double) -> EclipticLongitude {
      EclipticLongitude(wrapping: rightAscension.degrees + hourAngle)
    }
    let cosine =
      -(latitude.sine * declination.sine) / (latitude.cosine * declination.cosine)
    let meridian: [(ChartAngle, EclipticLongitude)] = [
      (.midheaven, armc(0)), (.imumCoeli, armc(180)),
    ]
    guard cosine.magnitude <= 1 else { return meridian }
    let semiArc = PlaneAngle.arctangent(y: (1 - cosine * cosine).squareRoot(), x: cosine).degrees
    return [
      (.ascendant, armc(-semiArc)), (.midheaven, armc(0)), (.descendant, armc(semiArc)),
      (.imumCoeli, armc(180)),
    ]
  }
}

extension Paran: CustomStringConvertible {
  /// Such as `Spica on the Midheaven, Moon on the Ascendant, 0.4°`.
  public var description: String {
    "\(star.title) on the \(starAngle.title), \(body.title) on the \(bodyAngle.title), \(orb)"
  }
}
