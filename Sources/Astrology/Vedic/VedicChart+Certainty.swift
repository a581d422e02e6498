package import Ephemeris

extension VedicChart {
  /// Whether what follows from a point's longitude is the same at every hour that the birth may have had.
  ///
  /// A day takes the Moon through dozens of parts of a sign, and their signs come again after twelve; so all of its way is
  /// looked at, not only the ends.
  package func isCertain<Trait: Equatable>(
    of point: Point, _ trait: (EclipticLongitude) -> Trait
  ) -> Bool {
    let way = way(of: point)
    guard let first = way.first.map(trait) else { return true }
    return way.allSatisfy { trait($0) == first }
  }

  /// Whether a point keeps its sign in a divisional chart.
  package func isSignCertain(of point: Point, in varga: Varga) -> Bool {
    isCertain(of: point, varga.sign)
  }

  /// Whether a point keeps its sign, its nakshatra and its pada.
  package func isPlaceCertain(of point: Point) -> Bool {
    isSignCertain(of: point, in: .rashi) && isCertain(of: point) { Nakshatra($0) }
      && isCertain(of: point) { Nakshatra.Position($0).pada }
  }

  /// Whether a body keeps its sign in the draconic zodiac.
  package func isDraconicSignCertain(of body: ChartBody) -> Bool {
    let places = zip(sidereal.openPlaces(of: body), sidereal.openPlaces(of: .meanNode))
      .map { ZodiacSign($0 - .degrees($1.degrees)) }
    return places.allSatisfy { $0 == places.first }
  }

  /// Less than half of the shortest part that any divisional chart has, 30′, so that none is left out.
  private static let step = 0.2

  /// Where a point may have been at birth, from the first hour to the last; empty if the time is known.
  private func way(of point: Point) -> [EclipticLongitude] {
    let places: [EclipticLongitude] =
      switch point {
      case .body(let body): sidereal.openPlaces(of: body)
      case .southNode: sidereal.openPlaces(of: .meanNode).map(\.opposite)
      case .ascendant: []
      }
    return zip(places, places.dropFirst()).flatMap { from, to in
      let arc = (to.degrees - from.degrees).remainder(dividingBy: 360)
      let count = Int(arc.magnitude / Self.step)
      return (0...count).map { number in
        from + .degrees(arc * Double(number) / Double(count + 1))
      } + [to]
    }
  }
}
