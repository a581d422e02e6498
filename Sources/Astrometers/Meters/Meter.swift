public import Ephemeris

/// One of the seventeen questions that a day is asked.
///
/// The order is the contract's: groups and meters can be compared by index.
public enum Meter: Int, Sendable, Hashable, CaseIterable {
  case mentalClarity, focus, communication
  case love, innerStability, sensitivity
  case vitality, drive, wellness
  case purpose, connection, intuition, creativity
  case opportunities, career, growth, socialLife

  /// How many there are.
  static let count = 17
}

extension Meter {
  /// The name that documents use, such as `mental_clarity`.
  public var name: String {
    switch self {
    case .mentalClarity: "mental_clarity"
    case .focus: "focus"
    case .communication: "communication"
    case .love: "love"
    case .innerStability: "inner_stability"
    case .sensitivity: "sensitivity"
    case .vitality: "vitality"
    case .drive: "drive"
    case .wellness: "wellness"
    case .purpose: "purpose"
    case .connection: "connection"
    case .intuition: "intuition"
    case .creativity: "creativity"
    case .opportunities: "opportunities"
    case .career: "career"
    case .growth: "growth"
    case .socialLife: "social_life"
    }
  }

  /// The name that people read, such as `Mental Clarity`.
  public var title: String {
    switch self {
    case .mentalClarity: "Mental Clarity"
    case .focus: "Focus"
    case .communication: "Communication"
    case .love: "Love"
    case .innerStability: "Inner Stability"
    case .sensitivity: "Sensitivity"
    case .vitality: "Vitality"
    case .drive: "Drive"
    case .wellness: "Wellness"
    case .purpose: "Purpose"
    case .connection: "Connection"
    case .intuition: "Intuition"
    case .creativity: "Creativity"
    case .opportunities: "Opportunities"
    case .career: "Career"
    case .growth: "Growth"
    case .socialLife: "Social Life"
    }
  }

  /// The group that the meter belongs to.
  public var group: Meter.Group {
    switch self {
    case .mentalClarity, .focus, .communication: .mind
    case .love, .innerStability, .sensitivity: .emotions
    case .vitality, .drive, .wellness: .body
    case .purpose, .connection, .intuition, .creativity: .spirit
    case .opportunities, .career, .growth, .socialLife: .growth
    }
  }

  /// One of the five groups of meters.
  public enum Group: Int, Sendable, Hashable, CaseIterable {
    case mind, emotions, body, spirit, growth

    /// The name that documents use, such as `mind`.
    public var name: String {
      switch self {
      case .mind: "mind"
      case .emotions: "emotions"
      case .body: "body"
      case .spirit: "spirit"
      case .growth: "growth"
      }
    }

    /// The name that people read, such as `Mind`.
    public var title: String {
      switch self {
      case .mind: "Mind"
      case .emotions: "Emotions"
      case .body: "Body"
      case .spirit: "Spirit"
      case .growth: "Growth"
      }
    }

    /// The name over the group's meters in lists, other than that of each of them.
    public var heading: String { self == .growth ? "Growth overall" : title }

    /// The group's meters, in order.
    public var meters: [Meter] { Self.members[rawValue] }

    private static let members = allCases.map { group in
      Meter.allCases.filter { $0.group == group }
    }
  }
}

extension Meter: NamedCase {
  /// `meter`.
  public static var noun: String { "meter" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Meter.Group: NamedCase {
  /// `group of meters`.
  public static var noun: String { "group of meters" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
