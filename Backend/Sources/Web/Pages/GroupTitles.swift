internal import Astrolabe

extension Meter.Group {
  /// What pages call the group, so that no group has the name of one of its meters.
  var pageTitle: PageText {
    switch self {
    case .mind: .groupMind
    case .emotions: .groupEmotions
    case .body: .groupBody
    case .spirit: .groupSpirit
    case .growth: .groupGrowth
    }
  }
}

extension Meter {
  /// What pages call the meter where it is about two people.
  var pairTitle: PageText {
    switch self {
    case .mentalClarity: .pairMentalClarity
    case .focus: .pairFocus
    case .communication: .pairCommunication
    case .love: .pairLove
    case .innerStability: .pairInnerStability
    case .sensitivity: .pairSensitivity
    case .vitality: .pairVitality
    case .drive: .pairDrive
    case .wellness: .pairWellness
    case .purpose: .pairPurpose
    case .connection: .pairConnection
    case .intuition: .pairIntuition
    case .creativity: .pairCreativity
    case .opportunities: .pairOpportunities
    case .career: .pairCareer
    case .growth: .pairGrowth
    case .socialLife: .pairSocialLife
    }
  }
}
