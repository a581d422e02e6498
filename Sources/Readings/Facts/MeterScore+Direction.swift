package import Astrometers

extension MeterScore {
  /// The unified score, either way, from which a meter is clearly easy or hard.
  package static let clearScore = 15.0

  /// Whether a transit of this quality may lead the meter's text: it moves the meter in the direction
  /// of its score, or the score is so near zero that it has no direction.
  package func mayBeLed(byQuality quality: Double) -> Bool {
    unified.magnitude <= Self.clearScore || quality * unified > 0
  }
}
