internal import Ephemeris

/// What it means that a planet turns round.
enum StationWords {
  /// What becomes of a planet's matters, as a clause.
  static func clause(_ body: CelestialBody, isDirect: Bool) -> String {
    let topic =
      switch body {
      case .mercury: "messages and plans"
      case .venus: "affection and taste"
      case .mars: "effort and initiative"
      case .jupiter: "hopes and studies"
      case .saturn: "long-term duties"
      case .uranus: "changes already under way"
      case .neptune: "ideals and imagination"
      default: "slow, deep changes"
      }
    return isDirect ? "\(topic) can move on again" : "\(topic) are due for a second look"
  }
}
