public import Ephemeris

/// How strongly and how pleasantly, ranked within the person's own lifetime.
public struct MeterScore: Sendable, Hashable {
  /// 0…100: 90 means that only a tenth of the days of this life are busier here.
  public let intensity: Double
  /// 0…100, 50 being neutral.
  public let harmony: Double

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - intensity: How strongly, 0…100.
  ///   - harmony: How pleasantly, 0…100.
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
  public init(ofIntensity intensity: Double, harmony: Double) throws(NumberError) {
    self.intensity = try NumberError.checked(intensity, "an intensity", in: 0...100)
    self.harmony = try NumberError.checked(harmony, "a harmony", in: 0...100)
  }

  /// Creates a score of two numbers that are known to be ones of 0…100.
  package init(intensity: Double, harmony: Double) {
    self.intensity = intensity
    self.harmony = harmony
  }

  /// −100…100: intensity times the leaning of harmony, 0 where harmony is neutral.
  public var unified: Double { intensity * (harmony - 50) / 50 }

  /// The word for the score.
  public var quality: MeterScore.Quality {
    MeterScore.Quality(intensity: intensity, harmony: harmony)
  }

  /// The mean of some scores, at least one: intensity and harmony each, so that unified is not a mean.
  package init(meanOf scores: some Collection<Self>) {
    precondition(!scores.isEmpty, "a mean is one of something")
    let count = Double(scores.count)
    var (intensity, harmony) = (0.0, 0.0)
    for score in scores {
      intensity += score.intensity
      harmony += score.harmony
    }
    self.init(intensity: intensity / count, harmony: harmony / count)
  }
}

extension MeterScore {
  /// What a score feels like, in one word.
  public enum Quality: String, Sendable, Hashable, CaseIterable {
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
}

extension MeterScore.Quality: NamedCase {
  /// `quality of a day`.
  public static var noun: String { "quality of a day" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension MeterScore: CustomStringConvertible {
  /// Such as `intensity 61.2, harmony 48.0`.
  public var description: String { "intensity \(intensity), harmony \(harmony)" }
}

extension MeterScore: Codable {
  /// Reads the fields `intensity` and `harmony`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let intensity = try fields.decode(Double.self, forKey: "intensity")
    let harmony = try fields.decode(Double.self, forKey: "harmony")
    self = try decoder.valid { () throws(NumberError) in
      try Self(ofIntensity: intensity, harmony: harmony)
    }
  }

  /// Writes the fields `intensity` and `harmony`, from which all else follows.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(intensity, forKey: "intensity")
    try fields.encode(harmony, forKey: "harmony")
  }
}
