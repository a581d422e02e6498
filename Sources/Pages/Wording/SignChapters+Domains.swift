internal import Signs
@_spi(FrontEnd) internal import Words

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
      .loveAndRelationships,
      .init(.profileStyle, love.style), .init(.profileNeeds, love.needs),
      .init(.profileGives, love.gives),
      .init(.profileAttracts, love.attracts), .init(.profileChallenges, love.challenges),
      .init(.profileTalking, love.communicationStyle))
  }

  private func chapter(of family: SignProfile.FamilyAndFriendships) -> SignChapter {
    SignChapter(
      .familyAndFriends,
      .init(.profileFriends, family.friendshipStyle), .init(.profileFamilyRole, family.familyRole),
      .init(.profileSiblings, family.siblingDynamics),
      .init(.profileParents, family.parentingStyle),
      .init(.profileChildren, family.childhoodNeeds))
  }

  private func chapter(of work: SignProfile.PathAndProfession) -> SignChapter {
    SignChapter(
      .pathAndProfession,
      .init(.profileAtWork, work.workStyle), .init(.profileStrengths, work.careerStrengths),
      .init(.profileSetting, work.idealWorkEnvironment),
      .init(.profileLeading, work.leadershipApproach),
      .init(.profileToLearn, work.growthArea))
  }

  private func chapter(of growth: SignProfile.PersonalGrowthAndWellbeing) -> SignChapter {
    SignChapter(
      .growthAndWellbeing,
      .init(.profileStress, growth.stressTriggers),
      .init(.profileRelief, growth.stressReliefPractices),
      .init(.profileGrowth, growth.growthPath),
      .init(.profileStillness, growth.mindfulnessApproach),
      .init(.profileHealing, growth.healingModalities))
  }

  private func chapter(of money: SignProfile.FinanceAndAbundance) -> SignChapter {
    SignChapter(
      .moneyAndAbundance,
      .init(.profileMindset, money.moneyMindset), .init(.profileEarning, money.earningStyle),
      .init(.profileSpending, money.spendingPatterns), .init(.profileLesson, money.abundanceLesson),
      .init(.profileNote, money.financialAdvisoryNote))
  }

  private func chapter(of spirit: SignProfile.LifePurposeAndSpirituality) -> SignChapter {
    SignChapter(
      .purposeAndSpirit,
      .init(.profilePath, spirit.spiritualPath), .init(.profileMission, spirit.soulMission),
      .init(.profileDivine, spirit.connectionToDivine),
      .init(.profilePractices, spirit.spiritualPractices))
  }

  private func chapter(of home: SignProfile.HomeAndEnvironment) -> SignChapter {
    SignChapter(
      .homeAndSurroundings,
      .init(.profileNeeds, home.homeNeeds), .init(.profileDecoration, home.decoratingStyle),
      .init(.profileLocation, home.locationPreferences),
      .init(.profileSpace, home.relationshipToSpace),
      .init(.profileSeasons, home.seasonalHomeAdjustments))
  }

  private func chapter(of choice: SignProfile.DecisionsAndCrossroads) -> SignChapter {
    SignChapter(
      .decisionsAndCrossroads,
      .init(.profileDeciding, choice.decisionMakingStyle), .init(.profileStuck, choice.whenStuck),
      .init(.profileCrisis, choice.crisisResponse), .init(.profileTips, choice.decisionTips),
      .init(.profileChoices, choice.adviceForMajorChoices))
  }
}
