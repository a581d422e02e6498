package import Astrometers

/// Something that people ask about doing, as `asking/activities.tsv` has it.
package struct AskedActivity: Sendable, Hashable {
  /// The name in documents, such as `first_date`.
  package let id: String
  /// The name in sentences, such as `a first date`.
  package let name: String
  /// The area of life that it belongs to.
  package let area: Answer.Area?
  /// The meters that it is judged by; the first leads.
  package let meters: [Meter]
  /// What tradition asks of the sky for it.
  package let rules: [Rule]
  /// One thing to do.
  package let deed: String

  /// What tradition asks of the sky.
  package enum Rule: String, CaseIterable, Sendable {
    /// Not while the Moon is void of course.
    case void
    /// Not while Mercury is retrograde.
    case mercury
    /// A waxing Moon to begin.
    case waxing
  }

  /// All activities.
  package static let all: [Self] = AskingTable.activities.rows.compactMap(Self.init(row:))

  init?(row: [String]) {
    guard row.count == 7 else { return nil }
    id = row[0]
    area = Answer.Area(rawValue: row[1])
    meters = row[2].split(separator: ",").compactMap { name in
      Meter.allCases.first { $0.name == name }
    }
    rules = row[3].split(separator: ",").compactMap { Rule(rawValue: String($0)) }
    name = row[4]
    deed = row[5]
    guard !meters.isEmpty else { return nil }
  }
}

extension Answer.Area {
  /// The meters that the area is judged by; the first leads.
  package var meters: [Meter] {
    switch self {
    case .loveRelationships: [.love]
    case .familyFriendships: [.socialLife]
    case .pathProfession: [.career]
    case .personalGrowth: [.growth]
    case .financeAbundance: [.opportunities]
    case .purposeSpirituality: [.purpose]
    case .homeEnvironment, .mood: [.innerStability]
    case .decisionsCrossroads: [.mentalClarity]
    case .energy: [.vitality, .drive]
    }
  }
}
