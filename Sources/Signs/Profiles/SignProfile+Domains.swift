extension SignProfile {
  /// A sign's people as partners.
  public struct LoveAndRelationships: Sendable, Hashable, Decodable {
    /// How they love.
    public let style: String
    /// What they need.
    public let needs: String
    /// What they give.
    public let gives: String
    /// Whom they draw.
    public let attracts: String
    /// Where it gets hard.
    public let challenges: String
    /// How they talk.
    public let communicationStyle: String
  }

  /// A sign's people among kin and friends.
  public struct FamilyAndFriendships: Sendable, Hashable, Decodable {
    /// How they are friends.
    public let friendshipStyle: String
    /// What they are to the family.
    public let familyRole: String
    /// What they are to brothers and sisters.
    public let siblingDynamics: String
    /// What they are as parents.
    public let parentingStyle: String
    /// What they need as children.
    public let childhoodNeeds: String
  }

  /// A sign's people at work.
  public struct PathAndProfession: Sendable, Hashable, Decodable {
    /// How they work.
    public let workStyle: String
    /// What they are good at.
    public let careerStrengths: [String]
    /// Where they thrive.
    public let idealWorkEnvironment: String
    /// How they lead.
    public let leadershipApproach: String
    /// What is left to learn.
    public let growthArea: String
  }

  /// A sign's people under strain, at rest and growing.
  public struct PersonalGrowthAndWellbeing: Sendable, Hashable, Decodable {
    /// What strains them.
    public let stressTriggers: String
    /// What relieves them.
    public let stressReliefPractices: String
    /// How they grow.
    public let growthPath: String
    /// How they come to rest.
    public let mindfulnessApproach: String
    /// What does them good.
    public let healingModalities: [String]
  }

  /// A sign's people and money.
  public struct FinanceAndAbundance: Sendable, Hashable, Decodable {
    /// What money is to them.
    public let moneyMindset: String
    /// How they earn.
    public let earningStyle: String
    /// How they spend.
    public let spendingPatterns: String
    /// What they learn of it.
    public let abundanceLesson: String
    /// That this is a portrait, and no advice.
    public let financialAdvisoryNote: String
  }

  /// A sign's people and what life is for.
  public struct LifePurposeAndSpirituality: Sendable, Hashable, Decodable {
    /// How they seek.
    public let spiritualPath: String
    /// What they are here to do.
    public let soulMission: String
    /// Where they meet what is greater.
    public let connectionToDivine: String
    /// What they practise.
    public let spiritualPractices: [String]
  }

  /// A sign's people and their rooms.
  public struct HomeAndEnvironment: Sendable, Hashable, Decodable {
    /// What a home must have.
    public let homeNeeds: String
    /// How they furnish it.
    public let decoratingStyle: String
    /// Where they like to live.
    public let locationPreferences: String
    /// What space is to them.
    public let relationshipToSpace: String
    /// What they change with the season.
    public let seasonalHomeAdjustments: String
  }

  /// A sign's people before a choice.
  public struct DecisionsAndCrossroads: Sendable, Hashable, Decodable {
    /// How they decide.
    public let decisionMakingStyle: String
    /// What helps when nothing moves.
    public let whenStuck: String
    /// What they do in a crisis.
    public let crisisResponse: String
    /// What helps to decide.
    public let decisionTips: String
    /// What helps where much is at stake.
    public let adviceForMajorChoices: String
  }
}
