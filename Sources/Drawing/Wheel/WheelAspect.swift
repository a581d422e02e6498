internal import Astrology
internal import Documents
internal import Ephemeris

/// An aspect as a wheel draws it.
struct WheelAspect: Sendable {
  let kind: AspectKind
  /// Where its ends are on the ecliptic.
  let ends: (EclipticLongitude, EclipticLongitude)
  /// What makes it, in words.
  let names: (String, String)
  /// 1 for an exact aspect, 0 for one at the edge of its orb.
  let closeness: Double

  private init(
    kind: AspectKind, ends: (EclipticLongitude, EclipticLongitude), names: (String, String),
    orb: PlaneAngle, orbs: OrbTable
  ) {
    let allowed = orbs[kind]?.degrees ?? 0
    self.kind = kind
    self.ends = ends
    self.names = names
    closeness = allowed > 0 ? max(0, 1 - orb.degrees / allowed) : 1
  }

  /// The aspects within a chart.
  static func natal(of chart: NatalChart, within orbs: OrbTable) -> [WheelAspect] {
    let places = Dictionary(
      uniqueKeysWithValues: chart.places.map { ($0.point, $0.longitude) })
    return chart.aspects(within: orbs).compactMap { aspect in
      guard let first = places[aspect.first], let second = places[aspect.second] else {
        return nil
      }
      return WheelAspect(
        kind: aspect.kind, ends: (first, second),
        names: (aspect.first.title, aspect.second.title), orb: aspect.orb, orbs: orbs)
    }
  }

  /// The aspects within a composite.
  static func composite(of composite: CompositeChart, within orbs: OrbTable) -> [WheelAspect] {
    let places = Dictionary(
      uniqueKeysWithValues: composite.places.map { ($0.point, $0.longitude) })
    return composite.contacts(within: orbs).compactMap { contact in
      guard let first = places[contact.first], let second = places[contact.second] else {
        return nil
      }
      return WheelAspect(
        kind: contact.kind, ends: (first, second),
        names: (contact.first.title, contact.second.title), orb: contact.orb, orbs: orbs)
    }
  }

  /// Such as `Sun trine Moon`.
  var inWords: String { "\(names.0) \(kind.name) \(names.1)" }

  /// The aspects that a sky makes to a chart.
  static func transits(
    _ sky: Sky, to chart: NatalChart, within orbs: OrbTable, in words: PictureWords
  ) -> [WheelAspect] {
    from(sky.bodies, of: sky, to: chart, within: orbs, named: words.transiting)
  }

  /// The aspects between the bodies of the chart around and the one within.
  ///
  /// The angles around have no label that a line could end at.
  static func contacts(
    of partner: NatalChart, with chart: NatalChart, within orbs: OrbTable,
    in words: PictureWords
  ) -> [WheelAspect] {
    from(.eleven, of: partner.sky, to: chart, within: orbs, named: words.bodyOfOther)
  }

  private static func from(
    _ bodies: BodySet, of sky: Sky, to chart: NatalChart, within orbs: OrbTable,
    named name: (CelestialBody) -> String
  ) -> [WheelAspect] {
    bodies.bodies.flatMap { body in
      chart.places.compactMap { place in
        let separation = sky[body].longitude.separation(from: place.longitude)
        guard let kind = orbs.kind(at: separation) else { return nil }
        return WheelAspect(
          kind: kind, ends: (sky[body].longitude, place.longitude),
          names: (name(body), place.point.title),
          orb: (separation - kind.angle).magnitude, orbs: orbs)
      }
    }
  }
}
