internal import Astrology
internal import Ephemeris

/// Says how a person lives with both sides of a trait, for each trait that a portrait says both ways.
///
/// It looks at what is said in the end, so that no pair of statements that pull apart stands without a word about both.
struct PortraitSides {
  /// A fact that is said, and where.
  private struct Said {
    let fact: PortraitFact
    let sayings: [PortraitFact.Saying]
    let weight: Double
    /// The chapter and the paragraph; nil where no sentence may follow it.
    let place: Place?
  }

  private struct Place: Hashable {
    let chapter: Int
    let paragraph: Int
  }

  private let facts: PortraitFacts
  private let chapters: [Portrait.Chapter]
  private let said: [Said]
  private var sides: [Place: [Portrait.Statement]] = [:]

  /// How many such sentences a paragraph has at most.
  private static let most = 2
  /// The chapters whose paragraphs may end with both sides.
  private static let open: Set<Portrait.ChapterKind> = [
    .core, .mind, .love, .action, .trust, .work,
  ]

  /// The chapters with what says how a person lives with both sides, and how many such sentences there are.
  static func joined(
    _ chapters: [Portrait.Chapter], _ facts: PortraitFacts
  ) -> (chapters: [Portrait.Chapter], count: Int) {
    var sides = Self(facts: facts, chapters: chapters)
    for trait in PortraitTrait.allCases { sides.add(trait) }
    return (sides.filled(), sides.sides.values.reduce(0) { $0 + $1.count })
  }

  private init(facts: PortraitFacts, chapters: [Portrait.Chapter]) {
    self.facts = facts
    self.chapters = chapters
    said = Self.said(in: chapters)
  }

  /// What is said of a part of life, the strongest first; each fact once.
  private static func said(in chapters: [Portrait.Chapter]) -> [Said] {
    var found: [Said] = []
    var facts: Set<PortraitFact> = []
    for (index, chapter) in chapters.enumerated() where chapter.chapter != .bridge {
      let isOpen = open.contains(chapter.chapter)
      for (number, paragraph) in chapter.paragraphs.enumerated() {
        for statement in paragraph.statements where statement.saysFact {
          guard let fact = statement.facts.first else { continue }
          let sayings = fact.sayings
          guard fact.isOfAField, !sayings.isEmpty, facts.insert(fact).inserted else { continue }
          found.append(
            Said(
              fact: fact, sayings: sayings, weight: statement.weight,
              place: isOpen ? Place(chapter: index, paragraph: number) : nil))
        }
      }
    }
    return found.enumerated().sorted {
      ($0.element.weight, $1.offset) > ($1.element.weight, $0.offset)
    }.map(\.element)
  }

  private mutating func add(_ trait: PortraitTrait) {
    if let more = said.first(where: { $0.sayings.contains(.more(trait)) }),
      let less = said.first(where: { $0.sayings.contains(.less(trait)) })
    {
      put(trait, more, less)
    }
  }

  /// Puts a sentence behind the later of the two, or the earlier one if another such sentence stands there.
  private mutating func put(_ trait: PortraitTrait, _ one: Said, _ other: Said) {
    let places = [one.place, other.place].compactMap(\.self).sorted {
      ($0.chapter, $0.paragraph) > ($1.chapter, $1.paragraph)
    }
    let all = chapters.enumerated().filter { Self.open.contains($0.element.chapter) }
      .flatMap { index, chapter in
        chapter.paragraphs.indices.map { Place(chapter: index, paragraph: $0) }
      }
    func first(of places: [Place], below count: Int) -> Place? {
      places.first { (sides[$0] ?? []).count < count }
    }
    guard
      let place = first(of: places, below: 1) ?? first(of: places, below: Self.most)
        ?? first(of: all, below: 1) ?? places.first ?? all.first
    else { return }
    sides[place, default: []].append(
      Portrait.Statement(
        [], because: [one.fact, other.fact], weight: 0, variant: facts.variant,
        form: .both(trait)))
  }

  /// What to do stays the last sentence of its paragraph.
  private func filled() -> [Portrait.Chapter] {
    chapters.enumerated().map { index, chapter in
      Portrait.Chapter(
        chapter: chapter.chapter,
        paragraphs: chapter.paragraphs.enumerated().map { number, paragraph in
          let added = sides[Place(chapter: index, paragraph: number)] ?? []
          let end = paragraph.statements.firstIndex { $0.isAdvice }
          let cut = end ?? paragraph.statements.endIndex
          return Portrait.Paragraph(
            statements: Array(paragraph.statements[..<cut]) + added
              + Array(paragraph.statements[cut...]))
        }, question: chapter.question)
    }
  }
}

extension Portrait.Statement {
  /// Whether it says what its first fact means.
  fileprivate var saysFact: Bool {
    switch form {
    case .theme(let part): part == .story
    case .plain, .but, .inner, .shown, .ruler: !texts.isEmpty
    case .torn, .whole, .together, .home, .work, .gift, .advice, .farewell, .steer, .bond, .mate,
      .exchange, .end, .both, .most, .against, .follows, .knot:
      false
    }
  }

  /// Whether it is something to do.
  fileprivate var isAdvice: Bool {
    if case .advice = form { true } else { false }
  }
}
