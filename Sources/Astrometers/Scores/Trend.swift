/// How a score has changed since the day before.
public struct Trend: Sendable, Hashable {
  /// Today's unified score less yesterday's, −200…200.
  public let delta: Double

  /// Creates a trend from the change.
  public init(delta: Double) {
    self.delta = delta
  }

  /// Which way it goes.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case improving, stable, worsening
  }

  /// How fast.
  public enum Rate: String, Sendable, Hashable, CaseIterable {
    case stable, slow, moderate, rapid
  }

  /// Which way it goes; less than 2 either way is no change (contract, D05).
  public var direction: Direction {
    rate == .stable ? .stable : delta > 0 ? .improving : .worsening
  }

  /// How fast: below 2, 5 and 15, or more (contract, D05).
  public var rate: Rate {
    switch delta.magnitude {
    case ..<2: .stable
    case ..<5: .slow
    case ..<15: .moderate
    default: .rapid
    }
  }
}
