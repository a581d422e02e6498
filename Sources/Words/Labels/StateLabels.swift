public import Astrometers

/// The state labels of meters, groups and the whole: two words at most, five for each quality word.
enum StateLabels {}

extension Meter {
  /// What to call the state of this meter at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels[score] }

  var stateLabels: QualityTable {
    switch self {
    case .mentalClarity: StateLabels.mentalClarity
    case .focus: StateLabels.focus
    case .communication: StateLabels.communication
    case .love: StateLabels.love
    case .innerStability: StateLabels.innerStability
    case .sensitivity: StateLabels.sensitivity
    case .vitality: StateLabels.vitality
    case .drive: StateLabels.drive
    case .wellness: StateLabels.wellness
    case .purpose: StateLabels.purpose
    case .connection: StateLabels.connection
    case .intuition: StateLabels.intuition
    case .creativity: StateLabels.creativity
    case .opportunities: StateLabels.opportunities
    case .career: StateLabels.career
    case .growth: StateLabels.growth
    case .socialLife: StateLabels.socialLife
    }
  }
}

extension MeterGroup {
  /// What to call the state of this group at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels[score] }

  var stateLabels: QualityTable {
    switch self {
    case .mind: StateLabels.mind
    case .emotions: StateLabels.emotions
    case .body: StateLabels.body
    case .spirit: StateLabels.spirit
    case .growth: StateLabels.growthGroup
    }
  }
}

extension DayScores {
  /// What to call the day as a whole, in two words at most: the contract's `overall_state`.
  public var overallStateLabel: String { StateLabels.overall[overall] }
}
