import Astrolabe

extension SignProfile {
  var domains: [SignChapter] {
    let domains = domainProfiles
    return [
      chapter(of: domains.loveAndRelationships), chapter(of: domains.familyAndFriendships),
      chapter(of: domains.pathAndProfession), chapter(of: domains.personalGrowthAndWellbeing),
      chapter(of: domains.financeAndAbundance), chapter(of: domains.lifePurposeAndSpirituality),
      chapter(of: domains.homeAndEnvironment), chapter(of: domains.decisionsAndCrossroads),
    ]
  }

  private func chapter(of love: SignProfile.LoveAndRelationships) -> SignChapter {
    SignChapter(
      "Love and relationships",
      .init("Style", love.style), .init("Needs", love.needs), .init("Gives", love.gives),
      .init("Attracts", love.attracts), .init("Challenges", love.challenges),
      .init("Talking", love.communicationStyle))
  }

  private func chapter(of family: SignProfile.FamilyAndFriendships) -> SignChapter {
    SignChapter(
      "Family and friends",
      .init("As friends", family.friendshipStyle), .init("Family role", family.familyRole),
      .init("As siblings", family.siblingDynamics), .init("As parents", family.parentingStyle),
      .init("As children", family.childhoodNeeds))
  }

  private func chapter(of work: SignProfile.PathAndProfession) -> SignChapter {
    SignChapter(
      "Path and profession",
      .init("At work", work.workStyle), .init("Strengths", work.careerStrengths),
      .init("Best setting", work.idealWorkEnvironment), .init("Leading", work.leadershipApproach),
      .init("To learn", work.growthArea))
  }

  private func chapter(of growth: SignProfile.PersonalGrowthAndWellbeing) -> SignChapter {
    SignChapter(
      "Growth and wellbeing",
      .init("Stress", growth.stressTriggers), .init("Relief", growth.stressReliefPractices),
      .init("Growth", growth.growthPath), .init("Stillness", growth.mindfulnessApproach),
      .init("Healing", growth.healingModalities))
  }

  private func chapter(of money: SignProfile.FinanceAndAbundance) -> SignChapter {
    SignChapter(
      "Money and abundance",
      .init("Mindset", money.moneyMindset), .init("Earning", money.earningStyle),
      .init("Spending", money.spendingPatterns), .init("Lesson", money.abundanceLesson),
      .init("Note", money.financialAdvisoryNote))
  }

  private func chapter(of spirit: SignProfile.LifePurposeAndSpirituality) -> SignChapter {
    SignChapter(
      "Purpose and spirit",
      .init("Path", spirit.spiritualPath), .init("Mission", spirit.soulMission),
      .init("The divine", spirit.connectionToDivine),
      .init("Practices", spirit.spiritualPractices))
  }

  private func chapter(of home: SignProfile.HomeAndEnvironment) -> SignChapter {
    SignChapter(
      "Home and surroundings",
      .init("Needs", home.homeNeeds), .init("Decoration", home.decoratingStyle),
      .init("Location", home.locationPreferences), .init("Space", home.relationshipToSpace),
      .init("Seasons", home.seasonalHomeAdjustments))
  }

  private func chapter(of choice: SignProfile.DecisionsAndCrossroads) -> SignChapter {
    SignChapter(
      "Decisions and crossroads",
      .init("Deciding", choice.decisionMakingStyle), .init("When stuck", choice.whenStuck),
      .init("In a crisis", choice.crisisResponse), .init("Tips", choice.decisionTips),
      .init("Big choices", choice.adviceForMajorChoices))
  }
}
