public import Ephemeris

extension Portrait {
  /// A chapter of a portrait, in the order of documents.
  public enum ChapterKind: String, Sendable, Hashable, CaseIterable {
    /// In a few lines.
    case summary
    /// Sun, Moon and rising sign.
    case core
    /// The strongest aspects and figures.
    case tensions
    /// What most planets share: an element, a mode, a half of the chart.
    case balance
    /// How the person thinks and speaks.
    case mind
    /// How the person loves.
    case love
    /// How the person acts and argues.
    case action
    /// What the person trusts and takes seriously.
    case trust
    /// Work and standing.
    case work
    /// The three slow planets, by house.
    case generation
    /// The nodes of the Moon.
    case direction
    /// The points that slow transits of a year touch; only with a date.
    case bridge
    /// The chart in three sentences.
    case whole
    /// What depends on the time of birth.
    case certainty

    /// The chapter's place in the order of documents.
    package var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The chapter's number in a corpus.
    package var index: Int {
      switch self {
      case .summary: 0
      case .core: 1
      case .mind: 2
      case .love: 3
      case .action: 4
      case .trust: 5
      case .work: 6
      case .generation: 7
      case .direction: 8
      case .tensions: 9
      case .balance: 10
      case .certainty: 11
      case .bridge: 12
      case .whole: 13
      }
    }
  }
}

extension Portrait.ChapterKind: NamedCase {
  /// `chapter of a portrait`.
  public static var noun: String { "chapter of a portrait" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// A quality that a person has more or less of, and that several facts of a chart speak of.
package enum PortraitMatter: String, Sendable, Hashable, CaseIterable {
  /// More: needs people near. Less: needs room.
  case closeness
  /// More: quick. Less: takes time.
  case pace
  /// More: says what they think. Less: keeps it back.
  case speech
  /// More: looks for what is new. Less: keeps what is known.
  case change
  /// More: plans. Less: improvises.
  case order
  /// More: likes to be seen. Less: likes to stay in the background.
  case attention
  /// More: feels strongly. Less: keeps feelings at a distance.
  case depth
  /// More: imagines. Less: keeps to what can be touched and counted.
  case imagination

  /// The matter's place among all of them.
  package var index: Int {
    switch self {
    case .closeness: 0
    case .pace: 1
    case .speech: 2
    case .change: 3
    case .order: 4
    case .attention: 5
    case .depth: 6
    case .imagination: 7
    }
  }
}

extension PortraitMatter: NamedCase {
  /// `matter of a portrait`.
  package static var noun: String { "matter of a portrait" }

  /// Reads a name.
  package init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  package func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// What the facts of a chart say about a matter together.
package enum PortraitDirection: String, Sendable, Hashable, CaseIterable {
  /// They agree on more.
  case more
  /// They agree on less.
  case less
  /// Some say more, some say less.
  case torn

  /// The direction's place among all of them.
  package var index: Int {
    switch self {
    case .more: 0
    case .less: 1
    case .torn: 2
    }
  }
}

extension Portrait {
  /// What an aspect does, as far as a portrait keeps aspects apart.
  public enum Nature: String, Sendable, Hashable, CaseIterable {
    /// A conjunction.
    case fused
    /// A trine or a sextile.
    case easy
    /// A square or an opposition.
    case hard

    /// The nature's place among all of them.
    package var index: Int {
      switch self {
      case .fused: 0
      case .easy: 1
      case .hard: 2
      }
    }
  }
}
