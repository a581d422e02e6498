internal import Astrometers
internal import Ephemeris
internal import Readings

// The lists of `plan.json`: what joins the facts of a day, and what is said where no fact is named.

/// How a sentence of an overview is joined to the one before it.
enum Connection: String, CaseIterable {
  case opposite, same, beside
  /// From what everybody shares to the reader's own chart.
  case own

  init(_ relation: FactRelation) {
    self =
      switch relation {
      case .opposite: .opposite
      case .same: .same
      case .beside: .beside
      }
  }
}

extension WordKey {
  static func connection(_ connection: Connection) -> Self {
    Self(.connection, connection.place, 0, 0, "plan.connections.\(connection.rawValue)")
  }

  /// The words that keep their capital behind a connecting word.
  static let capitals = Self(.capitals, 0, 0, 0, "plan.capitals")

  static func closing(_ quality: MeterScore.Quality) -> Self {
    Self(.closing, quality.index, 0, 0, "plan.closings.\(quality.name)")
  }

  /// Lines of a meter that name no cause.
  static func plainLine(_ meter: Meter, _ quality: MeterScore.Quality) -> Self {
    Self(
      .plainLine, meter.rawValue, quality.index, 0, "plan.meters.\(meter.name).\(quality.name)")
  }
}

extension Connection {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WordLimits {
  static let connection = Self(words: 1...4, sentences: 0...0, alternatives: 3, isLabel: true)
  static let capital = Self(words: 1...1, sentences: 0...0, isLabel: true)
  static let closing = Self(words: 6...20, alternatives: 30)
  /// The contract's limits of a meter's interpretation.
  static let plainLine = Self(characters: 80...150, sentences: 1...2, alternatives: 3)
}

extension WordReader {
  mutating func readPlan(_ tree: WordTree) {
    let fields = fields(
      tree, at: "", named: ["connections", "capitals", "closings", "meters"])
    if let tree = fields["connections"] {
      let lists = self.fields(tree, at: "connections", named: Connection.allCases.map(\.rawValue))
      for connection in Connection.allCases {
        add(
          .connection(connection), lists[connection.rawValue],
          at: "connections.\(connection.rawValue)", .connection)
      }
    }
    add(.capitals, fields["capitals"], at: "capitals", .capital)
    if let tree = fields["closings"] {
      let lists = self.fields(tree, at: "closings", named: MeterScore.Quality.allCases.map(\.name))
      for quality in MeterScore.Quality.allCases {
        let tone = Int(quality.leaning)
        add(
          .closing(quality), lists[quality.name], at: "closings.\(quality.name)", .closing,
          tone: tone...tone)
      }
    }
    if let tree = fields["meters"] {
      let keys = Meter.allCases.flatMap { meter in
        MeterScore.Quality.allCases.map { ("\(meter.name).\($0.name)", meter, $0) }
      }
      let lists = self.fields(tree, at: "meters", named: keys.map(\.0))
      for (name, meter, quality) in keys {
        let tone = Int(quality.leaning)
        add(
          .plainLine(meter, quality), lists[name], at: "meters.\(name)", .plainLine,
          tone: tone...tone, topics: [meter])
      }
    }
  }
}
