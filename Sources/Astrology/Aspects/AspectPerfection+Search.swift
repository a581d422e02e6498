internal import Ephemeris

extension AspectPerfection {
  /// The arc whose passages are the exact aspects: from the target where that moves too.
  var arc: SkyArc {
    switch target {
    case .body(let other): .elongation(of: body, from: other)
    case .fixed: .longitude(body)
    }
  }

  /// The arc's extents at which the aspect is exact; none where the aspect is not possible.
  var exactExtents: [EclipticLongitude] {
    guard isPossible else { return [] }
    let origin =
      switch target {
      case .body: EclipticLongitude(wrapping: 0)
      case .fixed(let longitude): longitude
      }
    return kind.anglesAround.map { origin + $0 }
  }

  /// What a search waits for to find the exact aspects.
  var passages: ArcWatch { .passage(arc, of: exactExtents) }

  /// A search for what ends a pass: the exact aspect, or the turn of the relative motion.
  func passSearch(_ ephemeris: any EphemerisProvider) -> SkySearch {
    SkySearch([passages, .turn(arc)], ephemeris: ephemeris)
  }
}
