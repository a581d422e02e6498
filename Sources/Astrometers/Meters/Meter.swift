/// One of the seventeen questions that a day is asked.
///
/// The order is the contract's: groups and meters can be compared by index.
public enum Meter: Int, Sendable, Hashable, CaseIterable {
  case mentalClarity, focus, communication
  case love, innerStability, sensitivity
  case vitality, drive, wellness
  case purpose, connection, intuition, creativity
  case opportunities, career, growth, socialLife
}

extension Meter {
  /// The name that documents use, such as `mental_clarity`.
  public var name: String {
    switch self {
    case .mentalClarity: "mental_clarity"
    case .innerStability: "inner_stability"
    case .socialLife: "social_life"
    default: String(describing: self)
    }
  }

  /// The name that people read, such as `Mental Clarity`.
  public var title: String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The group that the meter belongs to.
  public var group: MeterGroup {
    switch self {
    case .mentalClarity, .focus, .communication: .mind
    case .love, .innerStability, .sensitivity: .emotions
    case .vitality, .drive, .wellness: .body
    case .purpose, .connection, .intuition, .creativity: .spirit
    case .opportunities, .career, .growth, .socialLife: .growth
    }
  }
}

/// One of the five groups of meters.
public enum MeterGroup: Int, Sendable, Hashable, CaseIterable {
  case mind, emotions, body, spirit, growth

  /// The name that documents use, such as `mind`.
  public var name: String { String(describing: self) }

  /// The name that people read, such as `Mind`.
  public var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The group's meters, in order.
  public var meters: [Meter] { Meter.allCases.filter { $0.group == self } }
}
