package import Astrology
internal import Ephemeris

/// The sky of a birth as another chart meets it: eleven bodies that stand still.
///
/// Section 8 of the definition. Nothing applies and nothing is stationary; a daily motion of zero put into
/// the formula of transits would say that everything is.
package struct BirthSky: Sendable {
  /// The eleven, Sun first.
  let bodies: [TransitingBody]

  /// Takes the bodies of a chart; its angles are no points of scores.
  package init(of chart: NatalChart) {
    bodies = CelestialBody.scoringPoints.map {
      TransitingBody(still: $0, at: chart.sky[$0].longitude)
    }
  }

  /// Where a body stands.
  func longitude(of body: CelestialBody) -> EclipticLongitude? {
    bodies.first { $0.body == body }?.longitude
  }
}

extension NatalProfile {
  /// What the sky of another birth does to this chart, with powers (`P`), in the order of the other's
  /// body and this chart's point.
  ///
  /// - Complexity: 121 pairs.
  package func contacts(with sky: BirthSky) -> [TransitContribution] {
    var contacts: [TransitContribution] = []
    for body in sky.bodies {
      for point in points.indices {
        let natal = points[point].body
        guard let contact = body.transit(to: natal, at: points[point].longitude),
          contact.power > 0
        else { continue }
        contacts.append(
          TransitContribution(
            key: TransitKey(body.body, contact.kind, natal: natal), quality: contact.quality,
            amount: contact.power))
      }
    }
    return contacts
  }
}
