/// How strongly and how pleasantly, ranked within the person's own lifetime.
public struct MeterScore: Sendable, Hashable {
  /// 0…100: 90 means that only a tenth of the days of this life are busier here.
  public let intensity: Double
  /// 0…100, 50 being neutral.
  public let harmony: Double

  /// Creates a score.
  public init(intensity: Double, harmony: Double) {
    self.intensity = intensity
    self.harmony = harmony
  }

  /// −100…100: intensity times the leaning of harmony, 0 where harmony is neutral.
  public var unified: Double { intensity * (harmony - 50) / 50 }

  /// The word for the score.
  public var quality: QualityWord { QualityWord(intensity: intensity, harmony: harmony) }

  /// The mean of some scores: intensity and harmony each, so that unified is not a mean.
  ///
  /// - Precondition: there is at least one.
  public init(meanOf scores: [Self]) {
    precondition(!scores.isEmpty, "a mean is one of something")
    let count = Double(scores.count)
    self.init(
      intensity: scores.reduce(0) { $0 + $1.intensity } / count,
      harmony: scores.reduce(0) { $0 + $1.harmony } / count)
  }
}

/// What a score feels like, in one word.
public enum QualityWord: String, Sendable, Hashable, CaseIterable {
  case harmonious, peaceful, mixed, quiet, challenging

  /// The word for an intensity and a harmony (contract, D07).
  public init(intensity: Double, harmony: Double) {
    self =
      if harmony >= 60 {
        intensity >= 40 ? .harmonious : .peaceful
      } else if harmony <= 40 {
        intensity >= 20 ? .challenging : .quiet
      } else {
        intensity >= 40 ? .mixed : .quiet
      }
  }
}
