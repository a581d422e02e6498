@_spi(FrontEnd) package import Astrolabe

extension LifeArea {
  /// The number that an area is kept by, which never changes.
  package var keptNumber: Int {
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

  /// The area that is kept by a number; nil for another number.
  package init?(keptNumber: Int) {
    guard let area = Self.allCases.first(where: { $0.keptNumber == keptNumber }) else { return nil }
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

extension ViewedArea {
  /// Areas as they are kept: `[["love_relationships","…"],…]`.
  package static func json(_ areas: [Self]) -> String {
    var json = JSONWriter()
    json.array(areas) { json, viewed in
      json.array([viewed.area.rawValue, viewed.text]) { $0.string($1) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Reads areas as they are kept; nil for another text.
  package static func all(json: [UInt8]) -> [Self]? {
    guard case .array(let pairs)? = JSONTree(json) else { return nil }
    var areas: [Self] = []
    for pair in pairs {
      guard case .array(let parts) = pair, parts.count == 2, case .text(let name) = parts[0],
        case .text(let text) = parts[1], let area = LifeArea(rawValue: name)
      else { return nil }
      areas.append(Self(area, text: text))
    }
    return areas
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

  /// About how many bytes it takes in an answer.
  package var size: Int {
    areas.reduce(summary.utf8.count + 300) { $0 + $1.text.utf8.count + 60 }
  }
}

/// What the journal comes to.
package struct Memory: Sendable, Hashable {
  /// How often an area was opened, and on which day last.
  package struct Mentions: Sendable, Hashable {
    /// How often.
    package let count: Int
    /// The latest day; nil for never.
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
