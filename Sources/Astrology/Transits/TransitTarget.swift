public import Ephemeris

/// A place of the zodiac where a transiting body makes an exact aspect to a natal point.
///
/// A square, a trine and a sextile have two such places each, on either side of the point; they are
/// targets of their own.
public struct TransitTarget: Sendable, Hashable {
  /// The natal point: a body, the Ascendant or the Midheaven.
  public let natal: ChartPoint
  /// The aspect that a body at the place makes to it.
  public let kind: AspectKind
  /// The place.
  public let longitude: EclipticLongitude
  /// How far from the place a body is still in transit.
  public let orb: PlaneAngle

  /// Creates a target, whose orb is above 0° and below 90°.
  package init(natal: ChartPoint, kind: AspectKind, longitude: EclipticLongitude, orb: PlaneAngle) {
    precondition(orb > .zero && orb < .degrees(90), "a transit's orb is above 0° and below 90°")
    self.natal = natal
    self.kind = kind
    self.longitude = longitude
    self.orb = orb
  }

  /// The transit that a body makes at the place.
  public func key(of body: CelestialBody) -> TransitKey {
    TransitKey(body: body, natal: natal, aspect: kind)
  }

  /// How far a body stands past the place, eastward; negative before it.
  func distance(of longitude: EclipticLongitude) -> PlaneAngle { self.longitude.arc(to: longitude) }
}

extension TransitTarget {
  /// The targets of a chart's bodies, Ascendant and Midheaven, in the order of charts.
  ///
  /// The Ascendant and the Midheaven are known in a timed chart alone. Aspects that the table leaves
  /// out, or gives no room, have no targets.
  ///
  /// - Precondition: orbs are below 90°.
  public static func all(of chart: NatalChart, within orbs: OrbTable = .standard) -> [Self] {
    all(of: chart.places, within: orbs)
  }

  /// The same without those to the Moon where the time of birth isn't known: she stands anywhere within
  /// 13° or more then, and no date of a transit to her means anything.
  package static func known(of chart: NatalChart, within orbs: OrbTable = .standard) -> [Self] {
    all(of: chart, within: orbs).filter {
      chart.birth.openInstants == nil || $0.natal != .body(.moon)
    }
  }

  /// The targets of some points.
  static func all(of places: [ChartPlace], within orbs: OrbTable) -> [Self] {
    let wanted = AspectKind.allCases.compactMap { kind in
      orbs[kind].flatMap { $0 > .zero ? (kind: kind, angles: kind.anglesAround, orb: $0) : nil }
    }
    var targets: [Self] = []
    targets.reserveCapacity(places.count * wanted.reduce(0) { $0 + $1.angles.count })
    for place in places {
      for (kind, angles, orb) in wanted {
        for angle in angles {
          targets.append(
            Self(natal: place.point, kind: kind, longitude: place.longitude + angle, orb: orb))
        }
      }
    }
    return targets
  }
}
