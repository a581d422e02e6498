package import Astrology
package import Ephemeris

/// How much a natal point of a chart counts (`W`), with the factors it is made of.
///
/// Section 2 of the definition: `W = B × dignity × ruler × house`.
package struct NatalWeight: Sendable, Hashable {
  /// What the body weighs in any chart.
  package let base: Double
  /// More in domicile or exaltation, less in detriment or fall; Sun to Saturn only.
  package let dignity: Double
  /// More for the modern ruler of the Ascendant's sign.
  package let ruler: Double
  /// More in angular and succedent houses.
  package let house: Double

  /// The weight.
  package var value: Double { base * dignity * ruler * house }

  /// Weighs a body of a chart.
  package init(of point: ChartBody, in chart: NatalChart) {
    let longitude = chart.sky[point.body].longitude
    self.init(
      of: point.body, at: longitude, in: chart.placidusFrame.house(of: longitude),
      rising: chart.ascendant.map { ZodiacSign($0) })
  }

  /// Weighs a body where it stands.
  ///
  /// - Parameters:
  ///   - body: One of those that charts have.
  ///   - longitude: Where it stands.
  ///   - place: The house of the definition that this is in.
  ///   - rising: The sign of the Ascendant, where there is one.
  init(
    of body: CelestialBody, at longitude: EclipticLongitude, in place: House, rising: ZodiacSign?
  ) {
    base = body.baseWeight
    dignity =
      body <= .saturn ? EssentialDignity(of: body, in: ZodiacSign(longitude))?.weight ?? 1 : 1
    ruler = rising?.modernRuler == body ? 1.5 : 1
    house =
      switch place.strength {
      case .angular: 1.5
      case .succedent: 1.2
      case .cadent: 1
      }
  }
}

extension EssentialDignity {
  fileprivate var weight: Double {
    switch self {
    case .domicile: 1.3
    case .exaltation: 1.2
    case .detriment: 0.8
    case .fall: 0.85
    case .peregrine: 1
    }
  }
}
