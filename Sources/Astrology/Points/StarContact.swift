public import Ephemeris

/// A fixed star at the place of a body or an angle of a chart.
public struct StarContact: Sendable, Hashable {
  /// Where the star stands.
  public let place: FixedStar.Place
  /// The body or the angle.
  public let point: ChartPoint
  /// How far apart the two are in longitude.
  public let orb: PlaneAngle

  /// The widest orb of a star: 1°, or 1.5° if it is brighter than magnitude 1.5.
  public static func widestOrb(of star: FixedStar) -> PlaneAngle {
    .degrees((star.magnitude ?? .infinity) < 1.5 ? 1.5 : 1)
  }

  /// The contacts of stars with points, in the order of the points and then of the stars.
  static func all(of stars: [FixedStar.Place], with points: [ChartPlace]) -> [Self] {
    points.flatMap { point in
      stars.compactMap { place in
        let orb = place.longitude.separation(from: point.longitude)
        guard orb <= widestOrb(of: place.star) else { return nil }
        return Self(place: place, point: point.point, orb: orb)
      }
    }
  }
}

extension WiderChart {
  /// The stars in conjunction with the chart's bodies and, if the time of birth is known, with its four angles:
  /// in longitude, within 1°, those brighter than magnitude 1.5 within 1.5°.
  ///
  /// - Parameter stars: Where stars stand at the instant of birth.
  /// - Returns: The contacts, in the order of the chart's points and then of the stars.
  public func starContacts(_ stars: [FixedStar.Place]) -> [Finding<StarContact>] {
    struct Pair: Hashable {
      let star: FixedStar
      let point: ChartPoint
    }
    let others = [ChartAngle.descendant, .imumCoeli].compactMap { angle in
      chart.angles.map {
        ChartPlace(point: .angle(angle), longitude: $0[angle], longitudePerDay: .zero)
      }
    }
    return findings {
      StarContact.all(of: stars, with: chart.places(in: $0) + others)
    } same: {
      Pair(star: $0.place.star, point: $0.point)
    }
  }
}

extension StarContact: CustomStringConvertible {
  /// Such as `Spica on the Ascendant, 0.6°`.
  public var description: String { "\(place.star) with \(point), \(orb)" }
}
