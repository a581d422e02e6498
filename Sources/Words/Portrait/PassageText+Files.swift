@_spi(FrontEnd) public import Astrology
internal import Ephemeris
package import Readings

extension PassageText {
  /// The files that have these texts.
  enum File: String, Sendable, Hashable, CaseIterable {
    case twoContacts = "two_contacts"
    case twoHouses = "two_houses"
    case twoBonds = "two_bonds"
    case twoNotes = "two_notes"
    case year, bridge, questions, themes, clauses, ways, frames
  }

  /// The points that contacts have texts for.
  package static let points: [ChartPoint] =
    CelestialBody.tenPlanets.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)]
  /// The chapters on two people that end with a question.
  package static let pairQuestions: [PairPortrait.ChapterKind] = [.binds, .ease, .work]
  /// The chapters of a portrait that end with a question about a sign.
  package static let signQuestions: [Portrait.ChapterKind] = [
    .core, .mind, .trust, .direction,
  ]

  /// The pairs of elements.
  private static var elements: [(ZodiacSign.Element, ZodiacSign.Element)] {
    let all = ZodiacSign.Element.allCases
    return all.enumerated().flatMap { index, first in all[index...].map { (first, $0) } }
  }

  /// The texts of a file.
  static func all(in file: File) -> [Self] {
    switch file {
    case .twoContacts:
      points.enumerated().flatMap { index, first in
        points[index...].flatMap { second in
          Portrait.Nature.allCases.map { .contact(first, second, $0) }
        }
      }
    case .twoHouses: visitors.flatMap { body in House.all.map { .visit(body, $0) } }
    case .twoBonds:
      PairPortrait.Bond.allCases.flatMap { bond in
        points.flatMap { point in [true, false].map { .bond(bond, point, isEasy: $0) } }
      }
    case .twoNotes:
      elements.map { .suns($0, $1) } + elements.map { .moons($0, $1) }
        + PairPortrait.Bond.allCases.flatMap { bond in PairTone.allCases.map { .tone(bond, $0) } }
        + pairQuestions.flatMap { chapter in points.map { .pairQuestion(chapter, $0) } }
    case .year:
      House.all.map(Self.returnAscendant) + CelestialBody.tenPlanets.map(Self.returnPlanet)
        + House.all.map(Self.profectedHouse) + visitors.map(Self.yearLord)
    case .bridge: points.map(Self.bridgePoint)
    case .questions:
      signQuestions.flatMap { chapter in ZodiacSign.allCases.map { .question(chapter, $0) } }
        + CelestialBody.tenPlanets.map(Self.tensionQuestion)
    case .themes:
      PortraitTheme.all.flatMap { theme in
        PortraitTheme.Part.allCases.map { .theme(theme, $0) }
      }
    case .clauses: PortraitClause.allCases.map(Self.clause)
    case .ways: PortraitClause.allWays.map(Self.clause)
    case .frames: PassageFrame.allCases.map(Self.frame)
    }
  }

  /// The file that has the text, and its two keys there.
  var place: (file: File, group: String, name: String) {
    switch self {
    case .contact(let first, let second, let nature):
      (.twoContacts, "\(first.name).\(second.name)", nature.rawValue)
    case .visit(let body, let house): (.twoHouses, body.name, "\(house.number)")
    case .bond(let bond, let point, let isEasy):
      (.twoBonds, "\(bond.rawValue).\(point.name)", isEasy ? "ease" : "work")
    case .suns(let first, let second): (.twoNotes, "suns", "\(first.name).\(second.name)")
    case .moons(let first, let second): (.twoNotes, "moons", "\(first.name).\(second.name)")
    case .tone(let bond, let tone): (.twoNotes, "tone_\(bond.rawValue)", tone.rawValue)
    case .pairQuestion(let chapter, let point):
      (.twoNotes, "question_\(chapter.rawValue)", point.name)
    case .returnAscendant(let house): (.year, "return_ascendant", "\(house.number)")
    case .returnPlanet(let body): (.year, "return_planets", body.name)
    case .profectedHouse(let house): (.year, "profected_house", "\(house.number)")
    case .yearLord(let body): (.year, "lord", body.name)
    case .bridgePoint(let point): (.bridge, "points", point.name)
    case .question(let chapter, let sign): (.questions, chapter.rawValue, sign.name)
    case .tensionQuestion(let body):
      (.questions, Portrait.ChapterKind.tensions.rawValue, body.name)
    case .theme(let theme, let part):
      (.themes, "\(theme.first.name).\(theme.second.name)", part.rawValue)
    case .clause(let clause): (clause.isWay ? .ways : .clauses, clause.group, clause.name)
    case .frame(let frame): (.frames, "frames", frame.name)
    }
  }

  /// The list that has the text.
  var key: WordKey {
    let code = code
    let place = place
    return WordKey(
      code.kind, code.a, code.b, code.c,
      "portrait.\(place.file.rawValue).\(place.group).\(place.name)")
  }

  /// The numbers that make up the key.
  var code: (kind: WordKey.Kind, a: Int, b: Int, c: Int) {
    switch self {
    case .contact(let first, let second, let nature):
      (.twoContact, first.rank, second.rank, nature.index)
    case .visit(let body, let house): (.twoHouse, Int(body.rawValue), house.number, 0)
    case .bond(let bond, let point, let isEasy):
      (.twoBond, bond.index, point.rank, isEasy ? 1 : 0)
    case .suns(let first, let second): (.twoNote, 0, first.index, second.index)
    case .moons(let first, let second): (.twoNote, 1, first.index, second.index)
    case .tone(let bond, let tone): (.twoNote, 2, bond.index, tone.index)
    case .pairQuestion(let chapter, let point): (.twoNote, 3, chapter.index, point.rank)
    case .returnAscendant(let house): (.yearText, 0, house.number, 0)
    case .returnPlanet(let body): (.yearText, 1, Int(body.rawValue), 0)
    case .profectedHouse(let house): (.yearText, 2, house.number, 0)
    case .yearLord(let body): (.yearText, 3, Int(body.rawValue), 0)
    case .bridgePoint(let point): (.yearText, 4, point.rank, 0)
    case .question(let chapter, let sign):
      (.chapterQuestion, chapter.index, sign.rawValue, 0)
    case .tensionQuestion(let body):
      (.chapterQuestion, Portrait.ChapterKind.tensions.index, Int(body.rawValue), 0)
    case .theme(let theme, let part):
      (.portraitTheme, theme.first.rank, theme.second.rank, part.index)
    case .clause(let clause): (.portraitClause, clause.place.group, clause.place.index, 0)
    case .frame(let frame): (.passageFrame, frame.index, 0, 0)
    }
  }

  /// How long the text may be, and which slots it may have.
  var limits: WordLimits {
    switch self {
    case .contact, .suns, .moons, .tone: .passageOfTwo
    case .visit: .visit
    case .bond, .returnAscendant, .returnPlanet, .profectedHouse, .yearLord, .bridgePoint:
      .portrait
    case .pairQuestion: .pairQuestion
    case .question, .tensionQuestion: .portraitQuestion
    case .theme(let theme, let part):
      theme.isOfLights ? part.limits.forLights : part.limits
    case .clause(let clause): clause.limits
    case .frame(let frame): .frame(frame)
    }
  }
}

extension ZodiacSign.Element {
  /// The element's place among all of them.
  var index: Int {
    switch self {
    case .fire: 0
    case .earth: 1
    case .air: 2
    case .water: 3
    }
  }
}

extension PortraitTheme {
  /// Whether it is between Sun and Moon.
  var isOfLights: Bool { self == Self(.body(.sun), .body(.moon)) }
}

extension PortraitTheme.Part {
  /// How long a text may be.
  fileprivate var limits: WordLimits {
    switch self {
    case .story: WordLimits(words: 20...46, sentences: 1...4)
    case .love, .action, .work: WordLimits(words: 8...30, sentences: 1...2)
    case .close: WordLimits(words: 20...50, sentences: 2...5)
    }
  }
}

extension WordLimits {
  /// What is said about two people; it has their names.
  static let passageOfTwo = Self(words: 8...48, sentences: 1...4, names: ["one", "other"])
  static let visit = Self(words: 8...30, sentences: 1...2, names: ["one", "other"])
  static let pairQuestion = Self(words: 6...24, names: ["one", "other"])
  static let portraitQuestion = Self(words: 4...22)

  /// The same for Sun and Moon; it has what each wants, and what they are called.
  fileprivate var forLights: Self {
    var limits = self
    limits.names = ["one", "other", "first", "second"]
    return limits
  }

  static func frame(_ frame: PassageFrame) -> Self {
    Self(words: 1...45, sentences: 0...3, names: frame.slots, isLabel: true)
  }
}

extension WordCorpus {
  /// A text of a portrait of two people or of a period.
  ///
  /// - Parameters:
  ///   - text: Which text.
  ///   - values: What stands in its slots.
  ///   - variant: Chooses among the alternatives; any number from 0.
  /// - Returns: The text, its slots filled.
  package func passage(
    _ text: PassageText, _ values: [String: String] = [:], variant: Int = 0
  ) -> String {
    let text = self.text(number(of: text, variant: variant))
    // A part of a sentence has no full stop, and keeps its small letter.
    let isSentence = text.utf8.last == UInt8(ascii: ".")
    return text.fillingSlots { slot, isFirst in
      let value = values[slot] ?? ""
      return isSentence && isFirst && value.hasPrefix("the ") ? value.sentenceCased : value
    }
  }

  /// The number of one of the alternatives of a text.
  private func number(of text: PassageText, variant: Int) -> Int {
    let code = text.code
    let texts = texts(WordKey.code(code.kind, code.a, code.b, code.c))
    guard !texts.isEmpty else {
      preconditionFailure("a corpus that was checked has every list")
    }
    return texts.lowerBound + variant % texts.count
  }

  /// A sentence that joins facts.
  package func frame(
    _ frame: PassageFrame, _ values: [String: String] = [:], variant: Int = 0
  ) -> String {
    passage(.frame(frame), values, variant: variant)
  }

  /// A frame around a text: `{said}` is the text, `{text}` the same with a small letter at its head.
  ///
  /// What begins a sentence gets a capital.
  package func sentence(
    _ frame: PassageFrame, _ said: String, _ values: [String: String], variant: Int
  ) -> String {
    text(number(of: .frame(frame), variant: variant)).fillingSlots { slot, isFirst in
      switch slot {
      case "said": return said
      case "text": return said.inSmall
      default:
        let value = values[slot] ?? ""
        return isFirst ? value.sentenceCased : value
      }
    }
  }

  /// What a transit is like in one sentence, or at length; nil if no text is about it.
  ///
  /// - Parameters:
  ///   - key: Which transit.
  ///   - isLong: Whether the long text is wanted.
  ///   - variant: Chooses among the alternatives; any number from 0.
  /// - Returns: The text, which has no slots.
  @_spi(FrontEnd) public func transit(_ key: TransitKey, isLong: Bool, variant: Int) -> String? {
    guard let code = WordKey.code(isLong ? .body : .essence, of: key) else { return nil }
    let texts = texts(code)
    guard !texts.isEmpty else { return nil }
    return text(texts.lowerBound + variant % texts.count)
  }

  /// What a new or full Moon in a sign is about, on a day to come.
  package func lunation(_ quarter: LunarQuarter, in sign: ZodiacSign, on day: String) -> String {
    let texts = texts(.lunation(quarter, sign, .coming))
    guard let first = texts.first else {
      preconditionFailure("a corpus that was checked has every list")
    }
    return text(first).filling(["day": day])
  }
}
