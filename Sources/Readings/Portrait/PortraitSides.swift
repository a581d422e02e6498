internal import Astrology
internal import Ephemeris

/// Says which of two facts decides, for each trait that a portrait says both ways.
///
/// It looks at what is said in the end, so that no pair of statements that pull apart stands without a word about both.
/// The word stands before the later of the two: in love Venus decides, beside the sign its closest aspect, and else the
/// stronger one.
struct PortraitSides {
  /// A fact that is said, and where.
  private struct Said {
    let fact: PortraitFact
    let sayings: [PortraitFact.Saying]
    let weight: Double
    let place: Place
    /// The point that the paragraph is about.
    let lead: ChartPoint?
    /// The aspect that changes the sign, if a sentence before it says so.
    let bend: PortraitFact?
  }

  private struct Place: Hashable {
    let chapter: Int
    let paragraph: Int
    let statement: Int
  }

  private let chapters: [Portrait.Chapter]
  private let facts: PortraitFacts
  private var sides: [Place: [Portrait.Statement]] = [:]

  /// The chapters with what says which of two sides decides.
  static func joined(
    _ chapters: [Portrait.Chapter], _ facts: PortraitFacts
  ) -> [Portrait.Chapter] {
    var sides = Self(chapters: chapters, facts: facts)
    sides.weigh()
    return sides.filled()
  }

  private init(chapters: [Portrait.Chapter], facts: PortraitFacts) {
    self.chapters = chapters
    self.facts = facts
  }

  /// What is said of a part of life in the order of reading; each fact once.
  private var said: [Said] {
    var found: [Said] = []
    var facts: Set<PortraitFact> = []
    for (index, chapter) in chapters.enumerated() where chapter.chapter != .bridge {
      for (number, paragraph) in chapter.paragraphs.enumerated() {
        var lead: ChartPoint?
        var bend: PortraitFact?
        for (place, statement) in paragraph.statements.enumerated() {
          if case .bend = statement.form { bend = statement.facts.first }
          if let point = statement.leading { lead = point }
          guard statement.saysFact, let fact = statement.facts.first, fact.isOfAField,
            !fact.sayings.isEmpty, facts.insert(fact).inserted
          else { continue }
          found.append(
            Said(
              fact: fact, sayings: fact.sayings, weight: statement.weight,
              place: Place(chapter: index, paragraph: number, statement: place), lead: lead,
              bend: statement.form == .rest ? bend : nil))
        }
      }
    }
    return found
  }

  private mutating func weigh() {
    var earlier: [Said] = []
    var known: Set<PortraitTrait> = []
    // The points that decide in their own field by another fact.
    var fields: Set<ChartPoint> = []
    for one in said {
      let decided = fields
      var opposed: [(judge: PortraitJudge, others: [Said], sayings: [PortraitFact.Saying])] = []
      for saying in one.sayings where !known.contains(saying.trait) {
        let others = earlier.filter { $0.sayings.contains(saying.opposite) }
        guard !others.isEmpty, !earlier.contains(where: { $0.sayings.contains(saying) }) else {
          continue
        }
        known.insert(saying.trait)
        if let bend = one.bend, others.contains(where: { $0.fact == bend }) { continue }
        // One that is named already is named again.
        let named = opposed.flatMap(\.others).map(\.fact)
        let own = Self.own(one)
        // What the sign of the same planet says is changed before what another says.
        let other =
          others.first { named.contains($0.fact) }
          ?? others.first { if case .sign(own, _) = $0.fact { true } else { false } }
          ?? others.max { $0.weight < $1.weight } ?? others[0]
        let judge = Self.judge(one, other, isDecided: own.map(decided.contains) ?? false)
        if case .field(let point) = judge { fields.insert(point) }
        if let index = opposed.firstIndex(where: { $0.judge == judge }) {
          opposed[index].others.append(other)
          opposed[index].sayings.append(saying)
        } else {
          opposed.append((judge, [other], [saying]))
        }
      }
      for (judge, others, sayings) in opposed {
        sides[one.place, default: []].append(
          Portrait.Statement(
            [], because: [one.fact] + others.map(\.fact), weight: 0, variant: facts.variant,
            form: .both(sayings, judge)))
      }
      earlier.append(one)
    }
  }

  /// The point that a fact is about, or the paragraph's.
  private static func own(_ one: Said) -> ChartPoint? {
    one.fact.ownPoint ?? one.lead.flatMap { one.fact.concerns($0) ? $0 : nil }
  }

  /// Which of the two decides; a point decides once in its own field, and what comes later changes that.
  private static func judge(_ one: Said, _ other: Said, isDecided: Bool) -> PortraitJudge {
    if let own = own(one) {
      if case .sign(own, _) = other.fact { return .own }
      return isDecided ? .own : .field(own)
    }
    return .weight(isLater: one.weight >= other.weight)
  }

  private func filled() -> [Portrait.Chapter] {
    chapters.enumerated().map { index, chapter in
      Portrait.Chapter(
        chapter: chapter.chapter,
        paragraphs: chapter.paragraphs.enumerated().map { number, paragraph in
          Portrait.Paragraph(
            statements: paragraph.statements.enumerated().flatMap { place, statement in
              let here = Place(chapter: index, paragraph: number, statement: place)
              return (sides[here] ?? []) + [statement]
            })
        }, question: chapter.question)
    }
  }
}

extension PortraitFact.Saying {
  fileprivate var opposite: Self { Self(trait: trait, isMore: !isMore) }
}

extension PortraitFact {
  /// The one point that the fact is about; nil if it is about two.
  fileprivate var ownPoint: ChartPoint? {
    switch self {
    case .sign(let point, _): point
    case .house(let body, _), .retrograde(let body), .station(let body), .unaspected(let body):
      .body(body)
    case .aspect, .ruler, .element, .mode, .hemisphere, .figure, .crowd, .transit, .birthTime: nil
    }
  }

  /// Whether the fact is an aspect of the point.
  fileprivate func concerns(_ point: ChartPoint) -> Bool {
    if case .aspect(let aspect) = self { aspect.other(than: point) != nil } else { false }
  }
}

extension Portrait.Statement {
  /// Whether it says what its first fact means.
  fileprivate var saysFact: Bool {
    // The lines of the first paragraph are said again with the signs.
    if case .line? = texts.first { return false }
    switch form {
    case .theme(let part): return part == .story
    case .plain, .but, .inner, .shown, .ruler, .bend, .rest: return !texts.isEmpty
    case .torn, .whole, .work, .gift, .advice, .farewell, .steer, .bond, .mate, .exchange, .end,
      .both, .place, .most, .against, .follows:
      return false
    }
  }

  /// The point of a sign's text, or of the sentence before it.
  fileprivate var leading: ChartPoint? {
    switch (form, texts.first, facts.last) {
    case (.bend, _, .sign(let point, _)?): point
    case (_, .sign(let point, _)?, _): point
    case _: nil
    }
  }
}
