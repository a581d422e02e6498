internal import Astrology
internal import Ephemeris

/// What two people are to each other in a question.
enum PairFrame: String, CaseIterable, Sendable {
  case marriage, love, friends, work, family, money, home, none

  init(_ asked: Understanding) {
    let found = Self.allCases.first { asked.has("pair.\($0.rawValue)") }
    if let found {
      self = found
      return
    }
    switch asked.area {
    case .loveRelationships?: self = .love
    case .familyFriendships?: self = .family
    case .pathProfession?: self = .work
    case .financeAbundance?: self = .money
    case .homeEnvironment?: self = .home
    case .personalGrowth?, .purposeSpirituality?, .decisionsCrossroads?, .energy?, .mood?, nil:
      self = .none
    }
  }

  /// The bodies whose contacts matter most there.
  var bodies: [CelestialBody] {
    switch self {
    case .marriage: [.sun, .moon, .saturn]
    case .love: [.venus, .mars, .moon]
    case .friends: [.mercury, .venus, .jupiter]
    case .work: [.mercury, .mars, .saturn]
    case .family: [.moon, .sun, .mercury]
    case .money: [.venus, .jupiter, .saturn]
    case .home: [.moon, .venus, .saturn]
    case .none: [.sun, .moon, .venus]
    }
  }
}
