public import Astrology
public import Astrometers
public import Ephemeris

/// The eight areas of life that a detailed reading covers, in the order of documents.
public enum LifeArea: String, Sendable, Hashable, CaseIterable {
  /// Love, and those one is close to.
  case loveRelationships = "love_relationships"
  /// Kin, friends and neighbours.
  case familyFriendships = "family_friendships"
  /// Work, and where it leads.
  case pathProfession = "path_profession"
  /// What one is becoming, body and habits with it.
  case personalGrowth = "personal_growth"
  /// Means, worth and what is shared.
  case financeAbundance = "finance_abundance"
  /// What things are for.
  case purposeSpirituality = "purpose_spirituality"
  /// The place one lives in.
  case homeEnvironment = "home_environment"
  /// What has to be chosen.
  case decisionsCrossroads = "decisions_crossroads"

  /// The area's place among all of them.
  package var index: Int {
    switch self {
    case .loveRelationships: 0
    case .familyFriendships: 1
    case .pathProfession: 2
    case .personalGrowth: 3
    case .financeAbundance: 4
    case .purposeSpirituality: 5
    case .homeEnvironment: 6
    case .decisionsCrossroads: 7
    }
  }
}

extension LifeArea: NamedCase {
  /// `area of life`.
  public static var noun: String { "area of life" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension WordCorpus {
  /// What an area is called, such as `Love and relationships`.
  public func title(of area: LifeArea) -> String { only(WordKey.code(of: area)) }

  /// The meters of an area, the one that leads it first.
  public func meters(of area: LifeArea) -> [Meter] {
    texts(WordKey.code(of: area)).first.map { meters($0) } ?? []
  }

  /// The houses of an area, for a chart with a known birth time.
  public func houses(of area: LifeArea) -> [House] {
    texts(WordKey.code(ofHousesOf: area)).compactMap { number in
      Int(text(number)).flatMap { try? House($0) }
    }
  }
}
