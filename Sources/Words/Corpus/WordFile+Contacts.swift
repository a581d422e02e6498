internal import Astrology
internal import Ephemeris
internal import Readings

// What happens where a passing planet meets a point of the chart: `contacts/` and `natal_signs.json`.

/// A part of what is said of a contact.
enum ContactPart: Int, CaseIterable {
  /// The day's headline, each with the act of the same place.
  case headline
  /// What the reader notices.
  case effect
  /// One act that fits it.
  case deed
  /// What not to do, with the harm that comes of it.
  case caution
  /// What the contact does in life, for the technical analysis.
  case meaning
  /// What to think about.
  case question
  /// The day as the reader lives it, in two sentences of one idea with the headline and the act of the same place.
  case story
  /// What of the same matter belongs into the day's best hours, and what is left out of the hardest.
  case best, low

  /// The name that files have.
  var name: String {
    switch self {
    case .headline: "headline"
    case .effect: "effect"
    case .deed: "do"
    case .caution: "dont"
    case .meaning: "meaning"
    case .question: "question"
    case .story: "story"
    case .best: "best"
    case .low: "low"
    }
  }

  /// How its texts may be.
  fileprivate func limits(isEasy: Bool) -> WordLimits {
    switch self {
    case .headline:
      WordLimits(words: 4...14, sentences: 0...2, alternatives: 3)
    case .effect: WordLimits(words: 5...15, sentences: 0...0, alternatives: 4)
    case .deed: WordLimits(words: 4...15, sentences: 0...0, alternatives: 3)
    case .caution: WordLimits(words: 8...20, alternatives: isEasy ? 2 : 3)
    case .meaning: WordLimits(words: 5...14, sentences: 0...0, alternatives: 2)
    case .question: WordLimits(words: 5...15, alternatives: 2)
    case .story: WordLimits(words: 30...50, sentences: 2...2, alternatives: 4)
    case .best, .low: WordLimits(words: 5...14, sentences: 0...0, alternatives: 4, isLabel: true)
    }
  }
}

extension WordKey {
  /// What is said of a body's contact with a natal point.
  ///
  /// Returns nil for a point that has no texts.
  static func contact(
    _ part: ContactPart, _ body: CelestialBody, _ point: ChartPoint, isEasy: Bool
  ) -> Self? {
    guard let index = point.writtenIndex else { return nil }
    return Self(
      .contact, Int(body.rawValue), index, 2 * part.rawValue + (isEasy ? 0 : 1),
      "contacts.\(body.name).\(point.name).\(isEasy ? "easy" : "hard").\(part.name)")
  }

  /// What happens in a house while a body passes through it and helps or presses.
  static func scene(of body: CelestialBody, in house: Int, isEasy: Bool) -> Self {
    Self(
      .natalSign, Int(body.rawValue), house, isEasy ? 3 : 4,
      "contacts.\(body.name).houses.\(house).\(isEasy ? "easy" : "hard")")
  }

  /// What happens to people with a natal planet in a sign while it is touched so.
  static func scene(_ body: CelestialBody, in sign: ZodiacSign, isEasy: Bool) -> Self {
    Self(
      .natalSign, Int(body.rawValue), sign.rawValue, isEasy ? 1 : 2,
      "natal_signs.scenes.\(body.name).\(sign.name).\(isEasy ? "easy" : "hard")")
  }

  /// How people with a natal planet in a sign live through a day on which it is touched so.
  static func nature(of body: CelestialBody, in sign: ZodiacSign, isEasy: Bool) -> Self {
    Self(
      .natalSign, Int(body.rawValue), sign.rawValue, isEasy ? 5 : 6,
      "natal_signs.natures.\(body.name).\(sign.name).\(isEasy ? "easy" : "hard")")
  }

  /// What a natal planet is like in a sign.
  static func natal(_ body: CelestialBody, in sign: ZodiacSign) -> Self {
    Self(
      .natalSign, Int(body.rawValue), sign.rawValue, 0, "natal_signs.\(body.name).\(sign.name)")
  }
}

extension WordFile {
  /// The bodies that move over a chart in contacts of their own.
  static let contactBodies: [CelestialBody] = leaders.sorted()
}

extension WordReader {
  mutating func readContacts(_ tree: WordTree, of body: CelestialBody) {
    let fields = fields(
      tree, at: "", named: ["body", "contacts"] + (body == .moon ? [] : ["houses"]))
    noteName(fields["body"], at: "body", body.name)
    readHouseScenes(fields["houses"], of: body)
    guard let contacts = fields["contacts"] else { return }
    let points = self.fields(contacts, at: "contacts", named: ChartPoint.written.map(\.name))
    for point in ChartPoint.written {
      guard let tree = points[point.name] else { continue }
      let place = "contacts.\(point.name)"
      let sides = self.fields(tree, at: place, named: ["easy", "hard"])
      for isEasy in [true, false] {
        let side = isEasy ? "easy" : "hard"
        guard let tree = sides[side] else { continue }
        let parts = self.fields(
          tree, at: "\(place).\(side)", named: ContactPart.allCases.map(\.name))
        for part in ContactPart.allCases {
          let key = WordKey.contact(part, body, point, isEasy: isEasy)
          let at = "\(place).\(side).\(part.name)"
          let limits = part.limits(isEasy: isEasy)
          if part == .effect {
            addEffects(key, parts[part.name], at: at, limits)
          } else {
            add(key, parts[part.name], at: at, limits)
          }
        }
        noteThreads(parts, at: "\(place).\(side)")
      }
    }
  }

  /// The texts of one place in the lists are one thread of a day, so each list that begins one has as many.
  mutating func noteThreads(_ parts: [String: WordTree], at place: String) {
    guard case .list(let stories)? = parts[ContactPart.story.name] else { return }
    for part in [ContactPart.headline, .effect, .deed, .caution, .question, .best, .low] {
      guard case .list(let texts)? = parts[part.name], texts.count != stories.count else {
        continue
      }
      note(
        "\(place).\(part.name)",
        "has \(texts.count) texts; each of the \(stories.count) stories needs one")
    }
  }

  /// What the reader notices, each with the meters that it speaks of, so that no day says of a meter what its score
  /// denies.
  private mutating func addEffects(
    _ key: WordKey?, _ tree: WordTree?, at place: String, _ limits: WordLimits
  ) {
    guard let key, case .list(let items)? = tree else {
      if tree != nil { note(place, "a list of texts with topics belongs here") }
      return
    }
    if items.count < limits.alternatives {
      note(place, "has \(items.count) texts; \(limits.alternatives) are needed")
    }
    var drafts: [WordDraft] = []
    for (index, item) in items.enumerated() {
      let at = "\(place)[\(index)]"
      let parts = fields(item, at: at, named: ["text", "topics"])
      guard case .text(let text)? = parts["text"] else {
        if parts["text"] != nil { note("\(at).text", "a text belongs here") }
        continue
      }
      drafts.append(
        WordDraft(
          characters: text, topics: topics(parts["topics"], at: "\(at).topics", 1...3)))
    }
    add(key, drafts, at: place, limits)
  }

  private mutating func readHouseScenes(_ tree: WordTree?, of body: CelestialBody) {
    guard let tree else { return }
    let houses = fields(tree, at: "houses", named: (1...12).map { "\($0)" })
    for house in 1...12 {
      guard let tree = houses["\(house)"] else { continue }
      let place = "houses.\(house)"
      let sides = fields(tree, at: place, named: ["easy", "hard"])
      for (side, isEasy) in [("easy", true), ("hard", false)] {
        add(
          .scene(of: body, in: house, isEasy: isEasy), sides[side], at: "\(place).\(side)",
          WordLimits(words: 4...14, sentences: 0...0, alternatives: 2, isLabel: true))
      }
    }
  }

  mutating func readNatalSigns(_ tree: WordTree) {
    let fields = fields(tree, at: "", named: ["points", "scenes", "natures"])
    readSides(
      fields["scenes"], at: "scenes",
      WordLimits(words: 4...14, sentences: 0...0, alternatives: 2, isLabel: true)
    ) { .scene($0, in: $1, isEasy: $2) }
    readSides(
      fields["natures"], at: "natures",
      WordLimits(words: 8...18, slots: .natal, alternatives: 4)
    ) { .nature(of: $0, in: $1, isEasy: $2) }
    guard let points = fields["points"] else { return }
    let bodies = ReadingFacts.signedBodies
    let found = self.fields(points, at: "points", named: bodies.map(\.name))
    for body in bodies {
      guard let tree = found[body.name] else { continue }
      let place = "points.\(body.name)"
      let signs = self.fields(tree, at: place, named: ZodiacSign.allCases.map(\.name))
      for sign in ZodiacSign.allCases {
        add(
          .natal(body, in: sign), signs[sign.name], at: "\(place).\(sign.name)",
          WordLimits(words: 2...9, sentences: 0...0, alternatives: 2, isLabel: true))
      }
    }
  }

  /// Texts by a natal planet, its sign and the side from which it is touched.
  private mutating func readSides(
    _ tree: WordTree?, at name: String, _ limits: WordLimits,
    _ key: (CelestialBody, ZodiacSign, Bool) -> WordKey
  ) {
    guard let tree else { return }
    let bodies = ReadingFacts.signedBodies
    let found = fields(tree, at: name, named: bodies.map(\.name))
    for body in bodies {
      guard let tree = found[body.name] else { continue }
      let place = "\(name).\(body.name)"
      let signs = fields(tree, at: place, named: ZodiacSign.allCases.map(\.name))
      for sign in ZodiacSign.allCases {
        guard let tree = signs[sign.name] else { continue }
        let sides = fields(tree, at: "\(place).\(sign.name)", named: ["easy", "hard"])
        for (side, isEasy) in [("easy", true), ("hard", false)] {
          add(key(body, sign, isEasy), sides[side], at: "\(place).\(sign.name).\(side)", limits)
        }
      }
    }
  }
}
