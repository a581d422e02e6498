import Astrology
import Astrometers
import Testing
@testable import Words

@Suite struct LifeAreaTests {
  // The names of document 000, in its order.
  @Test func `the areas have the names that documents give them`() {
    #expect(
      LifeArea.allCases.map(\.rawValue) == [
        "love_relationships", "family_friendships", "path_profession", "personal_growth",
        "finance_abundance", "purpose_spirituality", "home_environment", "decisions_crossroads",
      ])
    #expect(LifeArea.allCases.map(\.index) == Array(0..<8))
  }

  // The table of the decision, from the plan of the server.
  @Test(arguments: [
    (LifeArea.loveRelationships, [Meter.love, .sensitivity, .connection], [5, 7]),
    (.familyFriendships, [.socialLife, .connection, .innerStability], [3, 4, 11]),
    (.pathProfession, [.career, .focus, .drive], [6, 10]),
    (.personalGrowth, [.growth, .innerStability, .wellness, .vitality], [1, 6, 12]),
    (.financeAbundance, [.opportunities, .career], [2, 8]),
    (.purposeSpirituality, [.purpose, .intuition], [9, 12]),
    (.homeEnvironment, [.innerStability, .wellness], [4]),
    (.decisionsCrossroads, [.mentalClarity, .intuition, .communication], [1, 3, 9]),
  ])
  func `an area has its meters and houses`(
    area: LifeArea, meters: [Meter], houses: [Int]
  ) {
    #expect(WordCorpus.english.meters(of: area) == meters)
    #expect(WordCorpus.english.houses(of: area).map(\.number) == houses)
    #expect(!WordCorpus.english.title(of: area).isEmpty)
  }

  @Test func `no two areas are led by one meter`() {
    let leaders = LifeArea.allCases.compactMap { WordCorpus.english.meters(of: $0).first }
    #expect(leaders.count == LifeArea.allCases.count)
    #expect(Set(leaders).count == leaders.count)
  }
}
