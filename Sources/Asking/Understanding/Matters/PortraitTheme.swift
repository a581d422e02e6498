internal import Astrology
internal import Ephemeris

/// A narrow side of a person that is asked about: "what kind of friend am I", "how am I with money".
enum PortraitTheme: String, CaseIterable, Sendable {
  case leader, friend, money, need, partner, parent, worker, learner, talker, conflict, stress
  case creator, host, tooMuch = "too_much"

  /// The points of the chart that speak of it, the first first.
  var points: [ChartPoint] {
    switch self {
    case .leader: [.body(.sun), .body(.mars), .body(.saturn)]
    case .friend: [.body(.venus), .body(.mercury), .body(.moon)]
    case .money: [.body(.venus), .body(.saturn), .body(.jupiter)]
    case .need: [.body(.moon), .body(.venus), .angle(.descendant)]
    case .partner: [.body(.venus), .body(.moon), .body(.mars)]
    case .parent: [.body(.moon), .body(.saturn), .body(.sun)]
    case .worker: [.body(.mars), .body(.mercury), .angle(.midheaven)]
    case .learner: [.body(.mercury), .body(.saturn), .body(.mars)]
    case .talker: [.body(.mercury), .angle(.ascendant), .body(.moon)]
    case .conflict: [.body(.mars), .body(.mercury), .body(.moon)]
    case .stress: [.body(.moon), .body(.mars), .body(.saturn)]
    case .creator: [.body(.venus), .body(.sun), .body(.mercury)]
    case .host: [.body(.moon), .body(.venus), .angle(.ascendant)]
    case .tooMuch: [.body(.moon), .body(.mars), .body(.venus)]
    }
  }

  /// The house of the chart that speaks of it; nil where none does.
  var house: Int? {
    switch self {
    case .friend: 11
    case .money: 2
    case .parent, .creator: 5
    case .need, .partner: 7
    case .worker: 6
    case .leader: 10
    case .learner, .talker, .conflict, .stress, .host, .tooMuch: nil
    }
  }

  /// The theme that a question's cues name.
  init?(_ cues: Set<String>) {
    let found = Self.allCases.first { cues.has("theme.\($0.rawValue)") }
    guard let found else { return nil }
    self = found
  }
}
