internal import Astrology

extension LifeCycle.Kind {
  /// Whether a transit is a cycle of the kind.
  func isMade(by key: TransitKey) -> Bool {
    key.body == body && key.natal == .body(body) && key.aspect.angle == angle
  }

  /// Whether a cycle of the kind may be exact at an age, give or take what orbits and retrograde loops make of it.
  ///
  /// A search goes through a whole life, so that it is worth leaving out what can't be.
  ///
  /// - Parameter ageYears: The age in years.
  /// - Returns: True for every age at which the kind is exact, and for some around it.
  func mayBeExact(atAge ageYears: Double) -> Bool {
    switch self {
    case .jupiterReturn: Self.isNear(ageYears, 11.862, offset: 0, within: 2)
    case .nodalReturn: Self.isNear(ageYears, 18.613, offset: 0, within: 2)
    case .saturnOpposition: Self.isNear(ageYears, 29.457, offset: 0.5, within: 4)
    case .saturnReturn: Self.isNear(ageYears, 29.457, offset: 0, within: 3)
    // The orbit is far from a circle: the age depends on the year of birth.
    case .plutoSquare: ageYears > 30
    case .neptuneSquare: (34...48).contains(ageYears)
    case .uranusOpposition: (35...50).contains(ageYears)
    case .chironReturn: Self.isNear(ageYears, 50.6, offset: 0, within: 5)
    case .uranusReturn: (78...90).contains(ageYears)
    }
  }

  /// Whether an age is near a whole number of periods, or that and a part of one.
  private static func isNear(
    _ ageYears: Double, _ periodYears: Double, offset: Double, within years: Double
  ) -> Bool {
    let periods = ageYears / periodYears - offset
    return (periods - periods.rounded()).magnitude * periodYears <= years
  }
}
