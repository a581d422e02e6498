package import Astrolabe

/// The eight areas of life that detailed readings, journal and memory speak of, in the order of
/// their document.
package enum LifeArea: Int, Sendable, Hashable, CaseIterable {
  case loveRelationships, familyFriendships, pathProfession, personalGrowth
  case financeAbundance, purposeSpirituality, homeEnvironment, decisionsCrossroads

  /// The name on the wire, such as `love_relationships`.
  package var name: String {
    switch self {
    case .loveRelationships: "love_relationships"
    case .familyFriendships: "family_friendships"
    case .pathProfession: "path_profession"
    case .personalGrowth: "personal_growth"
    case .financeAbundance: "finance_abundance"
    case .purposeSpirituality: "purpose_spirituality"
    case .homeEnvironment: "home_environment"
    case .decisionsCrossroads: "decisions_crossroads"
    }
  }

  /// The area of a name; nothing for another text.
  package init?(name: String) {
    guard let area = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = area
  }
}

/// An area of life that was opened, with the text that stood there.
package struct ViewedArea: Sendable, Hashable {
  /// The area.
  package let area: LifeArea
  /// What was read.
  package let text: String

  /// Puts both together.
  package init(_ area: LifeArea, text: String) {
    self.area = area
    self.text = text
  }
}

/// That a day's reading was read, and what of it.
package struct JournalEntry: Sendable, Hashable {
  /// The name that clients know.
  package let name: String
  /// The day that was read.
  package let date: CalendarDate
  /// The summary that was shown.
  package let summary: String
  /// The areas that were opened.
  package let areas: [ViewedArea]
  /// How long it took.
  package let seconds: Int
  /// When the entry was written.
  package let createdAt: Timestamp

  /// Puts an entry together.
  package init(
    name: String, date: CalendarDate, summary: String, areas: [ViewedArea], seconds: Int,
    createdAt: Timestamp
  ) {
    self.name = name
    self.date = date
    self.summary = summary
    self.areas = areas
    self.seconds = seconds
    self.createdAt = createdAt
  }
}

/// What the journal comes to.
package struct Memory: Sendable, Hashable {
  /// How often an area was opened, and on which day last.
  package struct Mentions: Sendable, Hashable {
    /// How often.
    package let count: Int
    /// The latest day; nothing for never.
    package let last: CalendarDate?

    /// Puts both together.
    package init(count: Int, last: CalendarDate?) {
      self.count = count
      self.last = last
    }
  }

  /// How many readings are remembered.
  package static let recentCount = 10

  /// The areas that were opened at least once.
  package let areas: [LifeArea: Mentions]
  /// The entries written last, the oldest first.
  package let recent: [JournalEntry]

  /// Puts a memory together.
  package init(areas: [LifeArea: Mentions], recent: [JournalEntry]) {
    self.areas = areas
    self.recent = recent
  }
}
