internal import Astrology
internal import Astrometers
internal import Ephemeris

// What is the same on every day.

extension WordReader {
  mutating func noteName(_ tree: WordTree?, at key: String, _ name: String) {
    guard let tree else { return }
    if case .text(name) = tree { return }
    note(key, "the file is that of \(name)")
  }

  /// What is the same on every day: what the meter is, what it listens to, what its states are called.
  mutating func readDescription(_ fields: [String: WordTree], of meter: Meter) {
    add(.overview(of: meter), fields["overview"], at: "overview", .overview)
    add(.detailed(of: meter), fields["detailed"], at: "detailed", .detailed)
    let definition = meter.definition
    if let houses = fields["houses"] {
      let found = self.fields(houses, at: "houses", named: definition.houses.map { "\($0)" })
      for number in definition.houses {
        add(.house(number, of: meter), found["\(number)"], at: "houses.\(number)", .role)
      }
    }
    if let planets = fields["planets"] {
      let bodies = definition.natalPoints.union(definition.trackedBodies).bodies
      let found = self.fields(planets, at: "planets", named: bodies.map(\.name))
      for body in bodies {
        add(.planet(body, of: meter), found[body.name], at: "planets.\(body.name)", .role)
      }
    }
    readLabels(fields["labels"], at: "labels") { .labels(of: meter, $0) }
  }

  private mutating func readLabels(
    _ tree: WordTree?, at place: String, _ key: (MeterScore.Quality) -> WordKey
  ) {
    guard let tree else { return }
    let found = fields(tree, at: place, named: MeterScore.Quality.allCases.map(\.name))
    for quality in MeterScore.Quality.allCases {
      add(key(quality), found[quality.name], at: "\(place).\(quality.name)", .label)
    }
  }

  mutating func readCriticalDegrees(_ tree: WordTree) {
    let fields = fields(tree, at: "", named: ["bodies", "signs"])
    if let bodies = fields["bodies"] {
      let all = BodySet.eleven.bodies
      let found = self.fields(bodies, at: "bodies", named: all.map(\.name))
      for body in all {
        guard let tree = found[body.name] else { continue }
        let place = "bodies.\(body.name)"
        let ways = self.fields(tree, at: place, named: EdgeOfSign.allCases.map(\.rawValue))
        for way in EdgeOfSign.allCases {
          add(
            .criticalDegree(body, way), ways[way.rawValue], at: "\(place).\(way.rawValue)",
            .criticalDegree)
        }
      }
    }
    if let signs = fields["signs"] {
      let found = self.fields(signs, at: "signs", named: ZodiacSign.allCases.map(\.name))
      for sign in ZodiacSign.allCases {
        add(.criticalDegree(in: sign), found[sign.name], at: "signs.\(sign.name)", .criticalSign)
      }
    }
  }

  mutating func readPhrases(_ tree: WordTree) {
    let found = fields(tree, at: "", named: Phrase.allCases.map(\.key))
    for phrase in Phrase.allCases {
      add(.phrase(phrase), found[phrase.key], at: phrase.key, .phrase(phrase))
    }
  }

  mutating func readGlossary(_ tree: WordTree) {
    let found = fields(tree, at: "", named: GlossaryTerm.allCases.map(\.rawValue))
    for term in GlossaryTerm.allCases {
      guard let tree = found[term.rawValue] else { continue }
      let parts = fields(tree, at: term.rawValue, named: ["term", "meaning"])
      add(.term(term), parts["term"], at: "\(term.rawValue).term", .glossaryTerm)
      add(.meaning(of: term), parts["meaning"], at: "\(term.rawValue).meaning", .glossaryMeaning)
    }
  }

  mutating func readRelationships(_ tree: WordTree) {
    let found = fields(tree, at: "", named: Meter.allCases.map(\.name))
    for meter in Meter.allCases {
      guard let tree = found[meter.name] else { continue }
      let lines = fields(tree, at: meter.name, named: MeterScore.Quality.allCases.map(\.name))
      for quality in MeterScore.Quality.allCases {
        add(
          .relationship(meter, quality), lines[quality.name],
          at: "\(meter.name).\(quality.name)", .relationship)
      }
    }
  }

  mutating func readGroups(_ tree: WordTree) {
    let found = fields(tree, at: "", named: Meter.Group.allCases.map(\.name) + ["all"])
    if let all = found["all"] {
      let parts = fields(all, at: "all", named: ["labels"])
      readLabels(parts["labels"], at: "all.labels") { .labels($0) }
    }
    for group in Meter.Group.allCases {
      guard let tree = found[group.name] else { continue }
      let lists = fields(
        tree, at: group.name,
        named: ["overview", "detailed", "labels"] + MeterScore.Quality.allCases.map(\.name))
      add(.overview(of: group), lists["overview"], at: "\(group.name).overview", .overview)
      add(.detailed(of: group), lists["detailed"], at: "\(group.name).detailed", .detailed)
      readLabels(lists["labels"], at: "\(group.name).labels") { .labels(of: group, $0) }
      for quality in MeterScore.Quality.allCases {
        add(
          .group(group, quality), lists[quality.name], at: "\(group.name).\(quality.name)", .group)
      }
    }
  }
}
