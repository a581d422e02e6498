public import Astrometers

/// The state labels of a meter, a group or the whole: two words at most for a score.
///
/// Five for each quality word, from the least intensity to the greatest. The word already bounds the
/// intensity (contract, D07): a harmonious or mixed score has 40 or more, a challenging one 20 or more, a
/// quiet or peaceful one less than 40. The five divide what is left to each word evenly, so that every
/// label can occur: the steps are 12 for harmonious and mixed, 16 for challenging, 8 for the others.
struct StateLabels {
  let harmonious: [String]
  let peaceful: [String]
  let mixed: [String]
  let quiet: [String]
  let challenging: [String]

  /// The labels of a word, from the least intensity to the greatest.
  subscript(quality: QualityWord) -> [String] {
    switch quality {
    case .harmonious: harmonious
    case .peaceful: peaceful
    case .mixed: mixed
    case .quiet: quiet
    case .challenging: challenging
    }
  }

  /// The label of a score.
  func label(of score: MeterScore) -> String { self[score.quality][Self.level(of: score)] }

  /// How many labels each word has.
  static let levels = 5

  /// Which fifth of its word's intensities a score lies in, 0…4.
  static func level(of score: MeterScore) -> Int {
    let range = score.quality.intensities
    let share = (score.intensity - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(Int(share * Double(levels)), 0), levels - 1)
  }
}

extension QualityWord {
  /// The intensities that a score of this word can have; the upper bound belongs to it at 100 alone.
  var intensities: ClosedRange<Double> {
    switch self {
    case .harmonious, .mixed: 40...100
    case .challenging: 20...100
    case .quiet, .peaceful: 0...40
    }
  }
}

extension Meter {
  /// What to call the state of this meter at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels.label(of: score) }

  var stateLabels: StateLabels {
    switch self {
    case .mentalClarity: .mentalClarity
    case .focus: .focus
    case .communication: .communication
    case .love: .love
    case .innerStability: .innerStability
    case .sensitivity: .sensitivity
    case .vitality: .vitality
    case .drive: .drive
    case .wellness: .wellness
    case .purpose: .purpose
    case .connection: .connection
    case .intuition: .intuition
    case .creativity: .creativity
    case .opportunities: .opportunities
    case .career: .career
    case .growth: .growth
    case .socialLife: .socialLife
    }
  }
}

extension MeterGroup {
  /// What to call the state of this group at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels.label(of: score) }

  var stateLabels: StateLabels {
    switch self {
    case .mind: .mind
    case .emotions: .emotions
    case .body: .body
    case .spirit: .spirit
    case .growth: .growthGroup
    }
  }
}

extension DayScores {
  /// What to call the day as a whole, in two words at most: the contract's `overall_state`.
  public var stateLabel: String { StateLabels.overall.label(of: overall) }
}
